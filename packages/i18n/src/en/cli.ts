/**
 * What the command line says beside the sentences of games and faults: help, headings, the terminal game, and why it
 * refuses something. A key without a dot is a code of the command line or of the engine.
 */
export const cli = {
  'program.summary': 'Mancala in the terminal: play, look at rules and positions, count, check records.',
  'program.examples': `Examples:
  mbegu play kalah             you against the computer
  mbegu rules walak-pussa      how a game is played
  mbegu show al-manqala        the board at the start
  mbegu moves kalah            what may be played, and why not the rest

"mbegu COMMAND --help" tells more.`,
  'command.games': 'the games and their options',
  'command.rules': 'how a game is played, its options, its sources',
  'command.show': 'draw a board',
  'command.moves': 'every move with what it does, every other pit with the reason why not',
  'command.play': 'play in the terminal',
  'command.replay': 'step through a record, or check it',
  'command.levels': 'how strong the computer can play',
  'command.solve': 'the exact value of a position, with the best play',
  'command.analyse': 'what a position is worth, deeper and deeper',
  'command.bench': 'how fast the search and the solver are here',
  'command.endgames': 'tables of exact values for positions with few seeds: build, check, ask',
  'command.perft': 'count sequences of moves, with a checksum',
  'command.apply': 'play moves for programs: JSON lines in, JSON lines out',

  'help.usage': 'Usage:',
  'help.options': 'Options:',
  'help.arguments': 'Arguments:',
  'help.commands': 'Commands:',
  'help.some-options': '[options]',
  'help.a-command': '[command]',
  'option.help': 'show this help',
  'option.version': 'print the version',
  'option.lang': 'the language of all words: {known}',
  'option.json': 'print one JSON value and nothing else',
  'option.position': 'position text; the usual start where it is missing',
  'option.option': 'an option of the game, e.g. seeds=3; one -o for each',
  'option.threads': 'number of threads (default: one for each processor)',
  'option.memory': 'memory for tables in MiB, 64 or more; usually 512',
  'option.lines': 'JSON lines in, JSON lines out, as “mbegu apply” takes them; no GAME then',
  'argument.game': 'which game: {known}',

  'games.examples': `Examples:
  mbegu games
  mbegu games --json`,
  'games.more': 'The first value is the usual one. More about a game: mbegu rules GAME',

  'rules.examples': `Examples:
  mbegu rules kalah
  mbegu rules walak-pussa --json`,
  'rules.options': 'Options',
  'rules.usual': 'usually {value}',
  'rules.words': 'Words',
  'rules.facts': 'About the game',
  'rules.sources': 'Sources',

  'show.examples': `Examples:
  mbegu show kalah
  mbegu show kalah -o pits=4 -o seeds=3
  mbegu show al-manqala --position "5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S"`,
  'show.turn': '{name} to move.',
  'show.decided': 'The game is over: {who, select, nobody {it has no result} other {{name} has won}}.',
  'show.over': 'The game is over, {south} to {north}: {who, select, nobody {a draw} other {{name} has won}}.',
  'show.pie': 'Pie rule: with the very first decision North may swap instead of sowing.',
  'show.swapped': 'The two players have exchanged seats.',
  'show.aside': '{count, plural, one {# seed is} other {# seeds are}} set aside for nobody.',
  'show.marked': 'A hole with p is marked: it receives seeds, but nobody lifts or takes them.',
  'show.out': 'A hole with x is out of play in this round.',
  'show.settled': 'What was due in this position has been carried out:',

  'moves.examples': `Examples:
  mbegu moves kalah
  mbegu moves al-manqala --position "0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S" --json`,
  'moves.legal': 'Moves:',
  'moves.illegal': 'Not possible:',
  'moves.theirs': 'The row of {name}, who is not to move.',

  'play.examples': `Without a terminal the game is played from standard input, a line at a time; at
its end the record is printed. "help" in the game lists what can be typed.

Examples:
  mbegu play kalah
  mbegu play al-manqala --south human:Layla --north human:Ali --save game.mbegu
  mbegu play walak-pussa -o rounds=simple --south computer:tree --north human
  printf 'CA\\nhint\\nquit\\n' | mbegu play kalah --seed 1`,
  'play.south': 'who sits at South: {forms} (default: human)',
  'play.north': 'who sits at North (default: computer:{level}; numbers 1-{levels} work too)',
  'play.speed-option': 'how fast the sowing is shown: {known}',
  'play.seed': 'whole number; another one makes the computer play another game',
  'play.save-option': 'keep the record in this file from the first move on',
  'play.help': `A move is the letter of a pit; the letters of one turn may be joined: CA.
With the pie rule: swap.

  hint          what the strongest computer would play, and if that is exact
  moves         every move with what it does
  show          the board again
  undo, redo    back to your last decision, and forward again
  next          the next round, when one is over
  agree         say that the rest only chases round the board for ever
  resign        give up; you are asked once more
  save FILE     write the record; "save! FILE" replaces a file
  speed HOW     slow, normal, fast or off; any key ends a sowing at once
  rules         the rules of this game
  quit          leave; the record is printed`,
  'play.computer': '{row} (computer, {level})',
  'play.person': '{title} ({row})',
  'play.hand': '{count, plural, one {# seed} other {# seeds}} in the hand',
  'play.computer-moves': '{row} plays {move}.',
  'play.prompt': '{who, select, you {Your move} other {{name}}}',
  'play.prompt-over': 'Over',
  'play.more': '(Enter goes on)',
  'play.hint':
    '{move} looks best: {sign, select, 0 {about level} 1 {about {margin} ahead} other {about {margin} behind}} at the end (estimate).',
  'play.hint-exact':
    '{move} is best: {sign, select, 0 {a draw} 1 {it wins by {margin}} other {it loses by {margin}}} (exact).',
  'play.turn-over': 'The turn would be over before {move}: nothing was played.',
  'play.undone': 'Back by {count, plural, one {# step} other {# steps}}.',
  'play.redone': 'Forward by {count, plural, one {# step} other {# steps}}.',
  'play.seat': 'You sit at {side, select, S {South} other {North}} now.',
  'play.round-over': 'The round is over. “next” begins another.',
  'play.after': '“undo” goes back, “save FILE” keeps the record, “quit” leaves.',
  'play.round-began': 'Round {round} begins.',
  'play.rounds-max': 'Two computers play {max} rounds at most; this match stays unfinished.',
  'play.yes': 'yes',
  'play.resign-sure': 'Really resign? Type yes:',
  'play.goes-on': 'The game goes on.',
  'play.agree-too': '{name}, do you agree that the rest only chases? Type yes, or no:',
  'play.declined': 'The other player wants to play on.',
  'play.save-where': 'Save where? For example: save game.mbegu',
  'play.saved': 'The record is in {file}.',
  'play.save-over': 'To replace it: save! {file}',
  'play.kept': 'The record is kept in {file}.',
  'play.speed': 'The speed is {speed}. There are: {known}.',
  'play.speed-set': 'The speed is {speed} now.',

  'replay.examples': `A record that is no record, or in which a move is illegal, is refused with exit
code 1; a file that cannot be read with 2. At a terminal Enter steps on, b steps
back, q leaves.

Examples:
  mbegu replay game.mbegu
  mbegu replay game.mbegu --check
  mbegu replay - --json < game.mbegu`,
  'replay.file': 'a record as text or JSON; - is standard input',
  'replay.check': 'only check it',
  'replay.ok': 'ok: {games, plural, =1 {} other {# games, }}{moves, plural, one {# move} other {# moves}}',
  'replay.title': '{south} – {north}{date, select, unknown {} other {, {date}}}',
  'replay.start': 'The beginning.',
  'replay.step': '{number}  {name}: {move}',
  'replay.round': 'Round {round}',
  'replay.unfinished': 'The record ends here, unfinished.',
  'replay.prompt': 'Enter, b, q',

  'levels.examples': `Examples:
  mbegu levels
  mbegu play kalah --north computer:sapling`,
  'levels.id': 'level',
  'levels.name': 'name',
  'levels.sees': 'what it overlooks, and what it sees',

  'solve.examples': `A value is the final margin in seeds of the person to move, stores included,
when both sides play their best. If memory or time runs out before the proof is
done, an estimate is printed and named so. Large boards of games that can repeat
are searched above an endgame table, and given up after 400 million sowings:
Walak-pussa as it is played is solved in two minutes or so.

Ctrl-C tells what is proven so far. What took more than a minute is kept, and
the same command goes on with it.

Examples:
  mbegu solve kalah -o seeds=3
  mbegu solve kalah -o pits=4 -o pie=on --all
  mbegu solve al-manqala -o pits=3 -o seeds=3 --json
  echo '{example}' |
    mbegu solve --lines`,
  'solve.all': 'the value of every move; before a swap also which of them North would answer with it',
  'solve.time': 'milliseconds for the proof; what is not proven by then is estimated',
  'solve.building': '{seconds} s  building the endgame table, {percent} %',
  'solve.proven': '{seconds} s  proven: {least} to {most}; {nodes} positions, {speed} a second',
  'solve.proven-move':
    '{seconds} s  {move}: {least} to {most} for whoever moves then; {nodes} positions, {speed} a second',
  'solve.deeper':
    '{seconds} s  not proven yet: {move} looks like {value}, {depth} sowings ahead; {nodes} sowings tried',
  'solve.resumed': 'Going on with a proof that was left at {least} to {most}.',
  'solve.kept': 'The proof is kept in {file}; the same command goes on with it.',
  'answer.exact': 'Exact value: {value} for {name}, who is to move.',
  'answer.estimate':
    'Not proven. Estimate: {value} for {name}, who is to move; {known, select, nothing {nothing is proven yet} other {for certain it is from {least} to {most}}}.',
  'answer.stopped':
    'Stopped. {known, select, nothing {Nothing is proven yet} other {For certain the value is from {least} to {most}}} for {name}, who is to move; an estimate is {value}.',
  'answer.line': 'Best play: {line}',
  'answer.moves': 'Moves:',
  'answer.no-note': '(no note: South moves again, so North does not decide yet)',
  'answer.move': '{move} {value}{swap, select, yes {  North swaps} no {  North does not swap} other {}}',
  'answer.cost': '{nodes, plural, one {# position} other {# positions}} in {seconds} s',

  'analyse.examples': `A line for each sowing looked further ahead: depth, value for the person to
move, positions, and the play expected. Values that are proven are marked with
=, estimates with ~.

Examples:
  mbegu analyse kalah --time 2000
  mbegu analyse walak-pussa --depth 6
  mbegu analyse al-manqala --nodes 100000 --json
  echo '{example}' |
    mbegu analyse --lines --nodes 20000`,
  'analyse.time': 'milliseconds; {ms} where no limit is given',
  'analyse.depth': 'sowings to look ahead',
  'analyse.nodes': 'sowings to try',
  'analyse.heading': '{depth}  {value}  {nodes}  {line}',
  'analyse.depth-head': 'depth',
  'analyse.value-head': 'value',
  'analyse.nodes-head': 'positions',
  'analyse.line-head': 'play',
  'analyse.report': '{depth}  {exact, select, yes {=} other {~}}{value}  {nodes}  {line}',
  'analyse.move': '{move} {exact, select, yes {=} other {~}}{value}',

  'bench.examples': `The numbers of positions are the same on every machine, the speeds are not.

Examples:
  mbegu bench
  mbegu bench --json`,
  'bench.search': 'search',
  'bench.solve': 'solve',
  'bench.line': '{game}  {work} {size}  {nodes} positions, {speed} a second',
  'bench.total': 'bench: {nodes}',

  'perft.examples': `Examples:
  mbegu perft kalah --depth 5
  mbegu perft walak-pussa --depth 3 --divide --json`,
  'perft.depth': 'how many moves deep, 0 to {max}',
  'perft.divide': 'also the counts below each first move',
  'perft.total':
    '{count, plural, one {# sequence} other {# sequences}} of {depth, plural, one {# move} other {# moves}}, checksum {checksum}',

  'endgames.examples': `A table holds the exact value of every position with few seeds in the pits. In
Al-manqala and Walak-pussa, where play can go round, a table also keeps how many
moves remain to the next capture or the end, so that a winner makes progress.
Without --out tables are kept in mbegu/endgames in the folder for caches:
$XDG_CACHE_HOME, or .cache in the home folder.

  build    builds a table in memory and writes it. Ctrl-C leaves nothing behind,
           and the next building starts clean
  verify   checks a sample of {sample} entries at most, or with --all every one:
           each must follow, by the rules, from those its moves lead to. With
           distances, and in games that cannot repeat a position, a check of all
           is a proof
  probe    the value of a position and of each of its moves
  info     what a table is

verify, probe and info take the table with the most seeds, or with --seeds. A
table that is of another game or other rules, cut or altered, ends with exit
code 1.

Examples:
  mbegu endgames build kalah --seeds 12
  mbegu endgames verify kalah
  mbegu endgames probe kalah --position "0,0,1,0,2,1/1,0,0,0,3,0 20-20 S"
  mbegu endgames build al-manqala -o origin=skip --seeds 8
  mbegu endgames info al-manqala -o origin=skip --json`,
  'endgames.action': 'build, verify, probe or info',
  'endgames.seeds': 'positions with up to so many seeds in the pits',
  'endgames.out': 'the folder of the tables',
  'endgames.values-only': 'build: leave the distances out; half the size',
  'endgames.all': 'verify: every entry',
  'endgames.threads': 'build: number of threads (default: one for each processor)',
  'endgames.progress': '{percent} %  {positions} positions, {speed} a second',
  'endgames.stopped': 'Stopped: nothing is kept, and the next building starts clean.',
  'endgames.title':
    '{title}: {positions, plural, one {# position} other {# positions}} with up to {seeds, plural, one {# seed} other {# seeds}}, {mib} MiB, distances {distances, select, kept {kept} other {not kept}}',
  'endgames.built': 'Built in {seconds} s, {speed} positions a second: {file}',
  'endgames.header': 'Version {version}, rules {rules}, checksum {checksum}: {file}',
  'endgames.checked':
    '{all, select, yes {All} other {A sample of}} {count, plural, one {# position} other {# positions}}: each follows from those its moves lead to{proven, select, yes {, which proves them} other {}}.',
  'endgames.mistake':
    '{position} does not follow from what its moves lead to: the {of, select, value {value is {found} instead of {expected}} other {distance is {found}, and {expected} is not less}}.',
  'endgames.value':
    'Exact value: {value} for {name}, who is to move{distance, plural, =0 {} one {, # move to the capture or the end} other {, # moves to the capture or the end}}.',
  'endgames.move': '{move} {value}{distance, plural, =0 {} one {  in # move} other {  in # moves}}',

  'apply.examples': `Each line of input is one JSON object and is answered by one line of output:
  in    "game", and if wanted "options", "position", "moves"
  out   "position", "legal", "outcome"; with --events "events"; in a game of
        rounds, when the round is over, "next": where the next one begins, or
        null
  or    "error" with "code", "message" and, for a bad move, its "index"
The options pits and seeds are numbers, the others text. In events "move" is the
index of the move; -1 stands for what was due in the given position.

Examples:
  echo '{example}' | mbegu apply
  mbegu apply --events < questions.jsonl > answers.jsonl`,
  'apply.events': 'list also every event, with the index of its move',

  'in-record': 'Record {record} of the file: {sentence}',
  'output-unwritable': 'The output cannot be written: {detail}.',
  'unknown-command': 'There is no command “{found}”. There are: {known}.',
  'missing-command': 'A command is missing. There are: {known}. “mbegu --help” tells more.',
  'unknown-language': 'There is no language “{found}”. There are: {known}.',
  'unknown-flag': 'There is no option “{found}” here. There are: {known}.',
  'flag-twice': 'The option {flag} is given twice: give it once.',
  'flag-value': 'The option {flag} takes {expected}, not “{found}”.',
  'missing-value': 'The option {flag} needs a value.',
  'not-with-lines':
    'The option {flag} does not go with --lines: {flag, select, --position {each line says it for itself} --option {each line says it for itself} --json {its answers are JSON as it is} other {it is for one position at a time}}.',
  'missing-flag': 'The option {flag} is missing.',
  'missing-argument': '{argument} is missing; “--help” shows what is expected.',
  'too-many-arguments':
    'That is more than “mbegu {command}” takes. Text with spaces, such as a position, stands between quotation marks.',
  'unknown-line': '“{found}” is neither a move nor a command. There are: {known}.',
  usage: '{found}',
  'own-fault': 'This is a mistake of ours, not of yours: {detail}. Please tell us what you did.',
  'unknown-level': 'There is no level “{found}”. There are: {known}; the numbers 1-10 work too.',
  'limit-reached': 'The limit was reached before there was an answer.',
  'bad-limit':
    'The limit {limit, select, threads {of threads} memory {of memory in MiB} nodes {of nodes} seeds {of seeds} time {of time} depth {of depth} other {{limit}}} must be {min} to {max}.',
  'no-memory': 'There is not enough memory: {bytes} bytes cannot be had.',
  'worker-died': 'A worker ended before it had answered: {detail}.',
  'not-a-table': '{file} is no endgame table.',
  'table-version': '{file} is of version {found} of the form; this program reads {expected}. Build it anew.',
  'table-of-another': '{file} is of another game: {found}, not {expected}.',
  'table-rules': '{file} was built by other rules than those of today ({found}). Build it anew.',
  'table-damaged': '{file} is cut or altered. Build it anew.',
  'table-reach':
    'The position has {seeds, plural, one {# seed} other {# seeds}} in the pits; the table knows {max, plural, one {# seed} other {# seeds}} at most.',
  'board-not-open': 'Endgame tables know no holes that are marked or out of play.',
  'no-table':
    'There is no endgame table of {game} with these options in {folder}. Build one: mbegu endgames build {command}',
  'unknown-action': 'There is nothing called “{found}” to do here. There are: {known}.',
  'flag-not-here': 'The option {flag} does not go with “{word}”.',
  'malformed-request': 'The request is not in the form that is asked for.',
  'file-unreadable':
    '{file} cannot be read: {detail, select, ENOENT {there is no such file} EISDIR {it is a folder} EACCES {that is not allowed} other {{detail}}}.',
  'file-unwritable':
    '{file} cannot be written: {detail, select, ENOENT {there is no such folder} EISDIR {it is a folder} EACCES {that is not allowed} EROFS {that is not allowed} ENOSPC {the disk is full} ENOTDIR {a part of the path is no folder} EEXIST {a part of the path is no folder} other {{detail}}}.',
  'file-exists': 'There is a file {file} already.',
  'file-too-large': '{file} is longer than a record can be, {charsMax} characters.',

  'not-utf8': 'This is no UTF-8 text.',
  'byte-order-mark': 'The text begins with a byte order mark; leave it out.',
  'blank-line': 'The line is blank; each line holds one JSON object.',
  'line-too-long': 'The line is longer than {bytesMax} bytes.',
  'json-syntax': 'This is no JSON: {detail}.',
  'unknown-key': 'There is no key “{key}” here. There are: {known}.',
  'missing-key': 'The key “{key}” is missing.',
  'key-twice': 'A key is given twice: give it once.',
  'key-type':
    '{key, select, root {The line} other {“{key}”}} must be {expected, select, text {a text} list {a list of moves} option {a text or a number} other {an object}}, not {found}.',
  'too-many-events': 'The moves up to this one have more than {max} events: ask for fewer at a time.',

  'did-you-mean': '{sentence} Did you mean {word}?',
} as const;
