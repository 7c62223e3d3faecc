// Every test that mutation testing runs, as one file: the library is then loaded once a mutant, not once a file.
// Left out: what takes long and finds nothing that these do not (`docs/mutation.md`).
import './acceptance.test.ts';
import './board.test.ts';
import './endless.test.ts';
import './explain.test.ts';
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
