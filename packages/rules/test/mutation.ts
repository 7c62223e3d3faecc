// Every test that mutation testing runs, as one file: the library is then loaded once a mutant, not once a file.
// `explain.test.ts` is run beside it. A test file that cannot be collected fails nothing there, so no test calls the library
// before it runs. Left out: what takes long and finds nothing that these do not (`docs/mutation.md`).
import './acceptance.test.ts';
import './board.test.ts';
import './endless.test.ts';
import './match.test.ts';
import './options.test.ts';
import './paragraphs.test.ts';
import './position-text.test.ts';
import './record-json.test.ts';
import './record-match.test.ts';
import './record-text.test.ts';
import './record-write.test.ts';
import './rounds.test.ts';
import './setup.test.ts';
