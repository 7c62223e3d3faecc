// Every test that mutation testing runs, as one file: the library is then loaded once a mutant, not once a file.
// `loads` and `explain` are run beside it. A mutant that breaks a file, or what is made for all its tests at once, fails no
// test and would pass for alive: so no test calls the library before it runs itself.
// Left out: what takes long and finds nothing that these do not (`docs/mutation.md`).
import './acceptance.test.ts';
import './board.test.ts';
import './endless.test.ts';
import './explain-parts.test.ts';
import './faults.test.ts';
import './match.test.ts';
import './options.test.ts';
import './paragraphs.test.ts';
import './perft.test.ts';
import './position-text.test.ts';
import './record-json.test.ts';
import './record-match.test.ts';
import './record-text.test.ts';
import './record-write.test.ts';
import './rounds.test.ts';
import './setup.test.ts';
