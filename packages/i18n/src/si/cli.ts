import type { CliTexts } from '../catalogue.ts';

/**
 * What the command line says beside the sentences of games and faults: help, headings, the terminal game, and why it
 * refuses something. A key without a dot is a code of the command line or of the engine.
 */
export const cli: CliTexts = {
  'program.summary': 'ටර්මිනලයේ මන්කලා: ක්‍රීඩා කරන්න, නීති සහ පිහිටුම් බලන්න, ගණන් කරන්න, සටහන් පරීක්ෂා කරන්න.',
  'program.examples': `උදාහරණ:
  mbegu play kalah             ඔබ පරිගණකයට එදිරිව
  mbegu rules walak-pussa      ක්‍රීඩාවක් කරන හැටි
  mbegu show al-manqala        ආරම්භයේ පුවරුව
  mbegu moves kalah            ගත හැකි පියවර, අනෙක් ඒවා බැරි ඇයිද යන්න

"mbegu COMMAND --help" තව විස්තර කියනවා.`,
  'command.games': 'ක්‍රීඩා සහ ඒවායේ තේරීම්',
  'command.rules': 'ක්‍රීඩාවක් කරන හැටි, එහි තේරීම්, එහි මූලාශ්‍ර',
  'command.show': 'පුවරුවක් අඳින්න',
  'command.moves': 'හැම පියවරක්ම සහ එයින් වන දේ, අනෙක් වළවල් බැරි ඇයිද යන්න',
  'command.play': 'ටර්මිනලයේ ක්‍රීඩා කරන්න',
  'command.replay': 'ක්‍රීඩා සටහනක් පියවරෙන් පියවර බලන්න, නැත්නම් පරීක්ෂා කරන්න',
  'command.levels': 'පරිගණකයට ක්‍රීඩා කළ හැකි මට්ටම්',
  'command.solve': 'පිහිටුමක නිශ්චිත අගය, හොඳම ක්‍රීඩාව සමඟ',
  'command.analyse': 'පිහිටුමක වටිනාකම, වඩ වඩාත් ගැඹුරට',
  'command.bench': 'සෙවීම සහ විසඳීම මෙහි කොච්චර වේගවත්ද',
  'command.endgames': 'ඇට ටිකක් ඇති පිහිටුම්වල නිශ්චිත අගය වගු: සාදන්න, පරීක්ෂා කරන්න, අසන්න',
  'command.perft': 'පියවර අනුක්‍රම ගණන් කරන්න, පරීක්ෂා අගයක් සමඟ',
  'command.apply': 'වැඩසටහන් සඳහා පියවර ක්‍රීඩා කරන්න: JSON පේළි ඇතුළට, JSON පේළි පිටතට',

  'help.usage': 'භාවිතය:',
  'help.options': 'විකල්ප:',
  'help.arguments': 'තර්ක:',
  'help.commands': 'විධාන:',
  'help.some-options': '[විකල්ප]',
  'help.a-command': '[විධානය]',
  'option.help': 'මේ උදව්ව පෙන්වන්න',
  'option.version': 'අනුවාදය මුද්‍රණය කරන්න',
  'option.lang': 'සියලු වචනවල භාෂාව: {known}',
  'option.json': 'එක JSON අගයක් විතරක් මුද්‍රණය කරන්න',
  'option.position': 'පිහිටුමේ පෙළ; නැත්නම් සුපුරුදු ආරම්භය',
  'option.option': 'ක්‍රීඩාවේ තේරීමක්, උදා. seeds=3; එක එකකට -o එකක්',
  'option.threads': 'නූල් ගණන (පෙරනිමිය: සකසනයකට එකක්)',
  'option.memory': 'වගුවලට මතකය MiB වලින්, 64 හෝ වැඩි; සාමාන්‍යයෙන් 512',
  'option.lines': 'JSON පේළි ඇතුළට, JSON පේළි පිටතට, “mbegu apply” ගන්නා හැටියට; එවිට GAME නැහැ',
  'argument.game': 'කුමන ක්‍රීඩාවද: {known}',

  'games.examples': `උදාහරණ:
  mbegu games
  mbegu games --json`,
  'games.more': 'පළමු අගය සුපුරුදු අගයයි. ක්‍රීඩාවක් ගැන තවත්: mbegu rules GAME',

  'rules.examples': `උදාහරණ:
  mbegu rules kalah
  mbegu rules walak-pussa --json`,
  'rules.options': 'තේරීම්',
  'rules.usual': 'සාමාන්‍යයෙන් {value}',
  'rules.words': 'වචන',
  'rules.facts': 'ක්‍රීඩාව ගැන',
  'rules.sources': 'මූලාශ්‍ර',

  'show.examples': `උදාහරණ:
  mbegu show kalah
  mbegu show kalah -o pits=4 -o seeds=3
  mbegu show al-manqala --position "5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S"`,
  'show.turn': '{name}ගේ වාරය.',
  'show.decided': 'ක්‍රීඩාව අවසන්: {who, select, nobody {ප්‍රතිඵලයක් නැහැ} other {{name} දිනුම්}}.',
  'show.over': 'ක්‍රීඩාව අවසන්, {south} – {north}: {who, select, nobody {සමයි} other {{name} දිනුම්}}.',
  'show.pie': 'මාරු නීතිය: පළමුම තීරණයේදී උතුරට වපුරනවා වෙනුවට ආසන මාරු කරන්න පුළුවන්.',
  'show.swapped': 'ක්‍රීඩකයන් දෙදෙනා ආසන මාරු කරගෙන.',
  'show.aside': '{count, plural, =1 {එක ඇටයක්} other {ඇට #ක්}} කාටවත් නැතිව පසෙකින් තබා තිබෙනවා.',
  'show.marked': 'p සහිත වළ සලකුණු කළ වළක්: එයට ඇට වැටෙනවා, ඒත් කිසිවෙක් ඒවා අතට ගන්නේවත් අල්ලාගන්නේවත් නැහැ.',
  'show.out': 'x සහිත වළ මේ වටයේ ක්‍රීඩාවෙන් ඉවත්.',
  'show.settled': 'මේ පිහිටුමේ කළ යුතුව තිබූ දේ කළා:',

  'moves.examples': `උදාහරණ:
  mbegu moves kalah
  mbegu moves al-manqala --position "0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S" --json`,
  'moves.legal': 'පියවර:',
  'moves.illegal': 'ගන්න බැරි:',
  'moves.theirs': '{name}ගේ පේළිය; දැන් වාරය {name}ගේ නෙවෙයි.',

  'play.examples': `ටර්මිනලයක් නැති විට ක්‍රීඩාව සම්මත ආදානයෙන් පේළියකට එක බැගින් කියවනවා;
අන්තිමට ක්‍රීඩා සටහන මුද්‍රණය කරනවා. ටයිප් කරන්න පුළුවන් දේ "help" කියනවා.

උදාහරණ:
  mbegu play kalah
  mbegu play al-manqala --south human:Layla --north human:Ali --save game.mbegu
  mbegu play walak-pussa -o rounds=simple --south computer:tree --north human
  printf 'CA\\nhint\\nquit\\n' | mbegu play kalah --seed 1`,
  'play.south': 'දකුණේ ඉන්නේ කවුද: {forms} (පෙරනිමිය: human)',
  'play.north': 'උතුරේ ඉන්නේ කවුද (පෙරනිමිය: computer:{level}; 1-{levels} අංකත් පුළුවන්)',
  'play.speed-option': 'වැපිරීම පෙන්වන වේගය: {known}',
  'play.seed': 'පූර්ණ සංඛ්‍යාවක්; වෙනත් එකකින් පරිගණකය වෙනත් ක්‍රීඩාවක් කරනවා',
  'play.save-option': 'පළමු පියවරේ සිට ක්‍රීඩා සටහන මේ ගොනුවේ තබාගන්න',
  'play.help': `පියවරක් යනු වළක අකුර; එක වාරයක අකුරු එකට ලියන්න පුළුවන්: CA.
මාරු නීතිය ඇති විට: swap.

  hint          ප්‍රබලම පරිගණකයේ පියවර, එය නිශ්චිතද යන්නත්
  moves         හැම පියවරක්ම සහ එයින් වන දේ
  show          පුවරුව නැවත
  undo, redo    ඔබේ පසුගිය තීරණයට ආපසු, නැවත ඉදිරියට
  next          වටයක් අවසන් නම් ඊළඟ වටය
  agree         ඉතිරිය සදහටම පුවරුව වටේ ලුහුබඳිනවා කියන්න
  resign        පරාජය පිළිගන්න; තව වරක් අසනවා
  save FILE     සටහන ලියන්න; "save! FILE" පරණ ගොනුවක් උඩින් ලියනවා
  speed HOW     slow, normal, fast හෝ off; ඕනෑම යතුරකින් වැපිරුම එකවරම අවසන්
  rules         මේ ක්‍රීඩාවේ නීති
  quit          ඉවත් වන්න; සටහන මුද්‍රණය කරනවා`,
  'play.computer': '{row} (පරිගණකය, {level})',
  'play.person': '{title} ({row})',
  'play.hand': 'අතේ {count, plural, =1 {එක ඇටයක්} other {ඇට #ක්}}',
  'play.computer-moves': '{row}: {move}.',
  'play.prompt': '{who, select, you {ඔබේ පියවර} other {{name}}}',
  'play.prompt-over': 'අවසන්',
  'play.more': '(Enter දිගටම යනවා)',
  'play.hint':
    '{move} හොඳම වගේ: අවසානයේ {sign, select, 0 {දළ වශයෙන් සමයි} 1 {{margin}ක් විතර ඉදිරියෙන්} other {{margin}ක් විතර පිටුපසින්}} (ඇස්තමේන්තුව).',
  'play.hint-exact':
    '{move} හොඳම පියවරයි: {sign, select, 0 {සමයි} 1 {{margin}ක වෙනසකින් දිනනවා} other {{margin}ක වෙනසකින් පරදිනවා}} (නිශ්චිත).',
  'play.turn-over': '{move} එන්න කලින් වාරය අවසන් වෙනවා: කිසිවක් ක්‍රීඩා කළේ නැහැ.',
  'play.undone': 'පියවර {count}ක් ආපසු.',
  'play.redone': 'පියවර {count}ක් ඉදිරියට.',
  'play.seat': 'ඔබ දැන් ඉන්නේ {side, select, S {දකුණේ} other {උතුරේ}}.',
  'play.round-over': 'වටය අවසන්. “next” ඊළඟ වටය අරඹනවා.',
  'play.after': '“undo” ආපසු යනවා, “save FILE” සටහන තබාගන්නවා, “quit” ඉවත් වෙනවා.',
  'play.round-began': '{round} වන වටය ඇරඹෙනවා.',
  'play.rounds-max': 'පරිගණක දෙකක් වැඩිම වට {max}ක් ක්‍රීඩා කරනවා; මේ තරඟය නිම නොවී තිබෙනවා.',
  'play.yes': 'ඔව්',
  'play.resign-sure': 'ඇත්තටම පරාජය පිළිගන්නවාද? ඔව් කියා ටයිප් කරන්න:',
  'play.goes-on': 'ක්‍රීඩාව දිගටම යනවා.',
  'play.agree-too': '{name}, ඉතිරිය ලුහුබඳිනවා විතරයි කියා ඔබත් එකඟද? ඔව් හෝ නැහැ කියා ටයිප් කරන්න:',
  'play.declined': 'අනෙක් ක්‍රීඩකයා කැමති දිගටම ක්‍රීඩා කරන්නයි.',
  'play.save-where': 'තබාගන්නේ කොහේද? උදාහරණයක් ලෙස: save game.mbegu',
  'play.saved': 'සටහන {file} ගොනුවේ.',
  'play.save-over': 'ඒ උඩින් ලියන්න: save! {file}',
  'play.kept': 'සටහන {file} ගොනුවේ තබා තිබෙනවා.',
  'play.speed': 'වේගය {speed}. තිබෙන්නේ: {known}.',
  'play.speed-set': 'දැන් වේගය {speed}.',

  'replay.examples': `සටහනක් නොවන එකක්, නැත්නම් වැරදි පියවරක් ඇති එකක් ප්‍රතික්ෂේප වෙනවා, පිටවීමේ
කේතය 1; කියවන්න බැරි ගොනුවකට 2. ටර්මිනලයේදී Enter ඉදිරියට යනවා, b ආපසු යනවා,
q ඉවත් වෙනවා.

උදාහරණ:
  mbegu replay game.mbegu
  mbegu replay game.mbegu --check
  mbegu replay - --json < game.mbegu`,
  'replay.file': 'පෙළක් හෝ JSON ලෙස ක්‍රීඩා සටහනක්; - යනු සම්මත ආදානය',
  'replay.check': 'පරීක්ෂා විතරක් කරන්න',
  'replay.ok': 'හරි: {games, plural, =1 {} other {ක්‍රීඩා #ක්, }}{moves, plural, =1 {එක පියවරක්} other {පියවර #ක්}}',
  'replay.title': '{south} – {north}{date, select, unknown {} other {, {date}}}',
  'replay.start': 'ආරම්භය.',
  'replay.step': '{number}  {name}: {move}',
  'replay.round': '{round} වන වටය',
  'replay.unfinished': 'සටහන මෙතැනින් අවසන්, ක්‍රීඩාව නිම වී නැහැ.',
  'replay.prompt': 'Enter, b, q',

  'levels.examples': `උදාහරණ:
  mbegu levels
  mbegu play kalah --north computer:sapling`,
  'levels.id': 'මට්ටම',
  'levels.name': 'නම',
  'levels.sees': 'අතපසු කරන දේ, සහ දකින දේ',

  'solve.examples': `අගය යනු දෙදෙනාම හොඳම ක්‍රීඩාව කරන විට, වාරය ඇති කෙනාට අවසානයේ ලැබෙන ඇට වෙනසයි,
අටුත් ඇතුළුව. ඔප්පු වන්න කලින් මතකය හෝ කාලය ඉවර වුණොත් ඇස්තමේන්තුවක් ලැබෙනවා,
එය එසේම නම් කරනවා. පිහිටුම් නැවත එන ක්‍රීඩාවල විශාල පුවරු සොයන්නේ අවසාන වගුවක්
උඩයි, වැපිරුම් මිලියන 400කට පසු අත්හරිනවා: වළක් පුස්ස සුපුරුදු හැටියට විනාඩි
දෙකකින් විතර විසඳෙනවා.

Ctrl-C මෙතෙක් ඔප්පු වූ දේ කියනවා. විනාඩියකට වඩා ගත් දේ තබාගන්නවා, ඒ විධානයම එය
දිගටම ගෙන යනවා.

උදාහරණ:
  mbegu solve kalah -o seeds=3
  mbegu solve kalah -o pits=4 -o pie=on --all
  mbegu solve al-manqala -o pits=3 -o seeds=3 --json
  echo '{example}' |
    mbegu solve --lines`,
  'solve.all': 'හැම පියවරකම අගය; ආසන මාරුවට කලින් නම්, උතුර එයින් පිළිතුරු දෙන්නේ කුමන ඒවාටද යන්නත්',
  'solve.time': 'ඔප්පු කිරීමට මිලිතත්පර; එවිටත් ඔප්පු නොවූ දේට ඇස්තමේන්තුවක්',
  'solve.building': '{seconds} s  අවසාන වගුව සාදනවා, {percent} %',
  'solve.proven': '{seconds} s  ඔප්පුයි: {least} සිට {most}; පිහිටුම් {nodes}, තත්පරයට {speed}',
  'solve.proven-move': '{seconds} s  {move}: එවිට වාරය ඇති කෙනාට {least} සිට {most}; පිහිටුම් {nodes}, තත්පරයට {speed}',
  'solve.deeper': '{seconds} s  තවම ඔප්පු නැහැ: {move} පෙනෙන හැටියට {value}, වැපිරුම් {depth}ක් ඉදිරියට; උත්සාහ කළ වැපිරුම් {nodes}',
  'solve.resumed': '{least} සිට {most} දක්වා නතර කළ ඔප්පු කිරීම දිගටම ගෙන යනවා.',
  'solve.kept': 'ඔප්පු කිරීම {file} ගොනුවේ තබා තිබෙනවා; ඒ විධානයම එය දිගටම ගෙන යනවා.',
  'answer.exact': 'නිශ්චිත අගය: වාරය ඇති {name}ට {value}.',
  'answer.estimate':
    'ඔප්පු වී නැහැ. ඇස්තමේන්තුව: වාරය ඇති {name}ට {value}; {known, select, nothing {තවම කිසිවක් ඔප්පු නැහැ} other {ස්ථිරවම {least} සිට {most} දක්වා}}.',
  'answer.stopped':
    'නැවැත්තුවා. වාරය ඇති {name}ට {known, select, nothing {තවම කිසිවක් ඔප්පු නැහැ} other {අගය ස්ථිරවම {least} සිට {most} දක්වා}}; ඇස්තමේන්තුව {value}.',
  'answer.line': 'හොඳම ක්‍රීඩාව: {line}',
  'answer.moves': 'පියවර:',
  'answer.no-note': '(සටහනක් නැහැ: දකුණට තවත් පියවරක් ඇති නිසා උතුර තවම තීරණය කරන්නේ නැහැ)',
  'answer.move': '{move} {value}{swap, select, yes {  උතුර ආසන මාරු කරනවා} no {  උතුර ආසන මාරු කරන්නේ නැහැ} other {}}',
  'answer.cost': '{nodes, plural, =1 {එක පිහිටුමක්} other {පිහිටුම් #ක්}}, තත්පර {seconds}',

  'analyse.examples': `තවත් ඉදිරියට බැලූ හැම වැපිරුමකටම පේළියක්: ගැඹුර, වාරය ඇති කෙනාට අගය,
පිහිටුම්, බලාපොරොත්තු වන ක්‍රීඩාව. ඔප්පු වූ අගයන්ට =, ඇස්තමේන්තුවලට ~ සලකුණ.

උදාහරණ:
  mbegu analyse kalah --time 2000
  mbegu analyse walak-pussa --depth 6
  mbegu analyse al-manqala --nodes 100000 --json
  echo '{example}' |
    mbegu analyse --lines --nodes 20000`,
  'analyse.time': 'මිලිතත්පර; සීමාවක් නොදුන් විට {ms}',
  'analyse.depth': 'ඉදිරියට බලන වැපිරුම් ගණන',
  'analyse.nodes': 'උත්සාහ කරන වැපිරුම් ගණන',
  'analyse.heading': '{depth}  {value}  {nodes}  {line}',
  'analyse.depth-head': 'ගැඹුර',
  'analyse.value-head': 'අගය',
  'analyse.nodes-head': 'පිහිටුම්',
  'analyse.line-head': 'ක්‍රීඩාව',
  'analyse.report': '{depth}  {exact, select, yes {=} other {~}}{value}  {nodes}  {line}',
  'analyse.move': '{move} {exact, select, yes {=} other {~}}{value}',

  'bench.examples': `පිහිටුම් ගණන හැම යන්ත්‍රයකම එකයි, වේගය එසේ නැහැ.

උදාහරණ:
  mbegu bench
  mbegu bench --json`,
  'bench.search': 'සෙවීම',
  'bench.solve': 'විසඳීම',
  'bench.line': '{game}  {work} {size}  පිහිටුම් {nodes}, තත්පරයට {speed}',
  'bench.total': 'bench: {nodes}',

  'perft.examples': `උදාහරණ:
  mbegu perft kalah --depth 5
  mbegu perft walak-pussa --depth 3 --divide --json`,
  'perft.depth': 'පියවර කීයක් ගැඹුරට, 0 සිට {max}',
  'perft.divide': 'එක් එක් පළමු පියවරට යටින් ඇති ගණනුත්',
  'perft.total': '{depth, plural, =1 {එක පියවරක} other {පියවර #ක}} අනුක්‍රම {count}ක්, පරීක්ෂා අගය {checksum}',

  'endgames.examples': `වගුවක වළවල ඇට ටිකක් ඇති හැම පිහිටුමකම නිශ්චිත අගය තිබෙනවා. ක්‍රීඩාව වටේ යා
හැකි අල්-මන්කලා සහ වළක් පුස්ස වගු, ඊළඟ අල්ලාගැනීමට හෝ අවසානයට පියවර කීයක්
ඉතිරිද යන්නත් තබාගන්නවා; එවිට දිනන කෙනා ඉදිරියට යනවා. --out නැති විට වගු
තබන්නේ කෑෂ් ෆෝල්ඩරයේ mbegu/endgames තුළයි: $XDG_CACHE_HOME, නැත්නම් නිවස්
ෆෝල්ඩරයේ .cache.

  build    වගුවක් මතකයේ සාදා ලියනවා. Ctrl-C කිසිවක් ඉතිරි කරන්නේ නැහැ,
           ඊළඟ වතාව මුල සිට අරඹනවා
  verify   වැඩිම ඇතුළත් කිරීම් {sample}ක නියැදියක්, --all සමඟ හැම එකක්ම බලනවා:
           හැම එකක්ම, නීති අනුව, එහි පියවර යන තැන්වලින් ලැබිය යුතුයි.
           දුර ඇති විටත්, පිහිටුමක් නැවත නොඑන ක්‍රීඩාවලත්, සියල්ල පරීක්ෂා
           කිරීම ඔප්පු කිරීමක්
  probe    පිහිටුමක අගය සහ එහි හැම පියවරකම අගය
  info     වගුවක් යනු කුමක්ද

verify, probe සහ info ගන්නේ වැඩිම ඇට ඇති වගුව, නැත්නම් --seeds සමඟ කී වගුව.
වගුව වෙනත් ක්‍රීඩාවක හෝ වෙනත් නීතිවල නම්, කපා හෝ වෙනස් කර නම්, පිටවීමේ
කේතය 1.

උදාහරණ:
  mbegu endgames build kalah --seeds 12
  mbegu endgames verify kalah
  mbegu endgames probe kalah --position "0,0,1,0,2,1/1,0,0,0,3,0 20-20 S"
  mbegu endgames build al-manqala -o origin=skip --seeds 8
  mbegu endgames info al-manqala -o origin=skip --json`,
  'endgames.action': 'build, verify, probe හෝ info',
  'endgames.seeds': 'වළවල මේ ගණන දක්වා ඇට ඇති පිහිටුම්',
  'endgames.out': 'වගුවල ෆෝල්ඩරය',
  'endgames.values-only': 'build: දුර අත්හරින්න; ප්‍රමාණය අඩක්',
  'endgames.all': 'verify: හැම ඇතුළත් කිරීමක්ම',
  'endgames.threads': 'build: නූල් ගණන (පෙරනිමිය: සකසනයකට එකක්)',
  'endgames.progress': '{percent} %  පිහිටුම් {positions}, තත්පරයට {speed}',
  'endgames.stopped': 'නැවැත්තුවා: කිසිවක් තබාගත්තේ නැහැ, ඊළඟ වතාව මුල සිට අරඹනවා.',
  'endgames.title':
    '{title}: {seeds, plural, =1 {ඇටයක්} other {ඇට #ක්}} දක්වා ඇති {positions, plural, =1 {එක පිහිටුමක්} other {පිහිටුම් #ක්}}, {mib} MiB, දුර {distances, select, kept {ඇතුළත්} other {ඇතුළත් නැහැ}}',
  'endgames.built': 'තත්පර {seconds}කින් සෑදුවා, තත්පරයට පිහිටුම් {speed}: {file}',
  'endgames.header': 'අනුවාදය {version}, නීති {rules}, පරීක්ෂා අගය {checksum}: {file}',
  'endgames.checked':
    '{all, select, yes {සියලු} other {නියැදියක}} {count, plural, =1 {පිහිටුම් එක} other {පිහිටුම් #}}: හැම එකක්ම එහි පියවර යන තැන්වලින් ලැබෙනවා{proven, select, yes {, එයින් ඒවා ඔප්පුයි} other {}}.',
  'endgames.mistake':
    '{position} එහි පියවර යන තැන්වලින් ලැබෙන්නේ නැහැ: {of, select, value {අගය {found}, විය යුත්තේ {expected}} other {දුර {found}, {expected} ඊට අඩු නැහැ}}.',
  'endgames.value':
    'නිශ්චිත අගය: වාරය ඇති {name}ට {value}{distance, plural, =0 {} =1 {, අල්ලාගැනීමට හෝ අවසානයට එක පියවරයි} other {, අල්ලාගැනීමට හෝ අවසානයට පියවර #යි}}.',
  'endgames.move': '{move} {value}{distance, plural, =0 {} =1 {  එක පියවරකින්} other {  පියවර #කින්}}',

  'apply.examples': `ආදානයේ හැම පේළියක්ම එක JSON වස්තුවක්, පිළිතුර ප්‍රතිදානයේ එක පේළියක්:
  ආදානය      "game", කැමති නම් "options", "position", "moves"
  ප්‍රතිදානය  "position", "legal", "outcome"; --events සමඟ "events"; වට ඇති
              ක්‍රීඩාවක වටයක් අවසන් නම් "next": ඊළඟ වටය ඇරඹෙන පිහිටුම, නැත්නම්
              null
  නැත්නම්     "error" සමඟ "code", "message", වැරදි පියවරකට එහි "index"
pits සහ seeds තේරීම් සංඛ්‍යා, අනෙක් ඒවා පෙළ. සිදුවීම්වල "move" යනු පියවරේ
අංකයයි; -1 යනු දුන් පිහිටුමේ කළ යුතුව තිබූ දේ.

උදාහරණ:
  echo '{example}' | mbegu apply
  mbegu apply --events < questions.jsonl > answers.jsonl`,
  'apply.events': 'හැම සිදුවීමක්ම, එහි පියවරේ අංකය සමඟ',

  'in-record': 'ගොනුවේ {record} වන සටහන: {sentence}',
  'output-unwritable': 'ප්‍රතිදානය ලියන්න බැහැ: {detail}.',
  'unknown-command': '“{found}” කියා විධානයක් නැහැ. තිබෙන්නේ: {known}.',
  'missing-command': 'විධානයක් නැහැ. තිබෙන්නේ: {known}. “mbegu --help” තව විස්තර කියනවා.',
  'unknown-language': '“{found}” කියා භාෂාවක් නැහැ. තිබෙන්නේ: {known}.',
  'unknown-flag': 'මෙහි “{found}” කියා විකල්පයක් නැහැ. තිබෙන්නේ: {known}.',
  'flag-twice': '{flag} විකල්පය දෙවරක් දී තිබෙනවා: එක් වරක් දෙන්න.',
  'flag-value': '{flag} විකල්පයට ඕනෑ {expected}, “{found}” නෙවෙයි.',
  'missing-value': '{flag} විකල්පයට අගයක් ඕනෑ.',
  'not-with-lines':
    '{flag} විකල්පය --lines සමඟ යන්නේ නැහැ: {flag, select, --position {එය හැම පේළියක්ම තමන්ටම කියනවා} --option {එය හැම පේළියක්ම තමන්ටම කියනවා} --json {එහි පිළිතුරු දැනටමත් JSON} other {එය වරකට එක පිහිටුමකටයි}}.',
  'missing-flag': '{flag} විකල්පය නැහැ.',
  'missing-argument': '{argument} නැහැ; බලාපොරොත්තු වන දේ “--help” පෙන්වනවා.',
  'too-many-arguments': '“mbegu {command}” ගන්නවාට වඩා මෙහි තිබෙනවා. පිහිටුමක් වැනි හිස්තැන් ඇති පෙළක් උද්ධෘත ලකුණු අතර ලියන්න.',
  'unknown-line': '“{found}” පියවරක්වත් විධානයක්වත් නෙවෙයි. තිබෙන්නේ: {known}.',
  usage: '{found}',
  'own-fault': 'මේ වරද අපේ, ඔබේ නෙවෙයි: {detail}. ඔබ කළ දේ කරුණාකර අපට කියන්න.',
  'unknown-level': '“{found}” කියා මට්ටමක් නැහැ. තිබෙන්නේ: {known}; 1-10 අංකත් පුළුවන්.',
  'limit-reached': 'පිළිතුරක් ලැබෙන්න කලින් සීමාවට ආවා.',
  'bad-limit':
    '{limit, select, threads {නූල්} memory {මතකය MiB} nodes {වැපිරුම්} seeds {ඇට} time {කාලය} depth {ගැඹුර} other {{limit}}} සීමාව {min} සිට {max} දක්වා විය යුතුයි.',
  'no-memory': 'මතකය මදි: බයිට් {bytes}ක් ලබාගන්න බැහැ.',
  'worker-died': 'පිළිතුරු දෙන්න කලින් සේවකයෙක් නතර වුණා: {detail}.',
  'not-a-table': '{file} අවසාන වගුවක් නෙවෙයි.',
  'table-version': '{file} ආකාරයේ {found} අනුවාදය; මේ වැඩසටහන කියවන්නේ {expected}. එය අලුතින් සාදන්න.',
  'table-of-another': '{file} වෙනත් ක්‍රීඩාවක: {found}, {expected} නෙවෙයි.',
  'table-rules': '{file} සාදා ඇත්තේ අද නීතිවලට වඩා වෙනස් නීති අනුවයි ({found}). එය අලුතින් සාදන්න.',
  'table-damaged': '{file} කපා හෝ වෙනස් කර තිබෙනවා. එය අලුතින් සාදන්න.',
  'table-reach':
    'පිහිටුමේ වළවල {seeds, plural, =1 {එක ඇටයක්} other {ඇට #ක්}} තිබෙනවා; වගුව දන්නේ වැඩිම {max, plural, =1 {එක ඇටයක්} other {ඇට #ක්}}.',
  'board-not-open': 'අවසාන වගු සලකුණු කළ වළවල්වත් ක්‍රීඩාවෙන් ඉවත් වළවල්වත් දන්නේ නැහැ.',
  'no-table': 'මේ තේරීම් සහිත {game} ක්‍රීඩාවේ අවසාන වගුවක් {folder} තුළ නැහැ. එකක් සාදන්න: mbegu endgames build {command}',
  'unknown-action': 'මෙහි “{found}” කියා කරන්න දෙයක් නැහැ. තිබෙන්නේ: {known}.',
  'flag-not-here': '{flag} විකල්පය “{word}” සමඟ යන්නේ නැහැ.',
  'malformed-request': 'ඉල්ලීම ඉල්ලන ආකාරයට නැහැ.',
  'file-unreadable':
    '{file} කියවන්න බැහැ: {detail, select, ENOENT {එවැනි ගොනුවක් නැහැ} EISDIR {එය ෆෝල්ඩරයක්} EACCES {ඊට අවසර නැහැ} other {{detail}}}.',
  'file-unwritable':
    '{file} ලියන්න බැහැ: {detail, select, ENOENT {එවැනි ෆෝල්ඩරයක් නැහැ} EISDIR {එය ෆෝල්ඩරයක්} EACCES {ඊට අවසර නැහැ} EROFS {ඊට අවසර නැහැ} ENOSPC {තැටිය පිරිලා} ENOTDIR {මාර්ගයේ කොටසක් ෆෝල්ඩරයක් නෙවෙයි} EEXIST {මාර්ගයේ කොටසක් ෆෝල්ඩරයක් නෙවෙයි} other {{detail}}}.',
  'file-exists': '{file} ගොනුව දැනටමත් තිබෙනවා.',
  'file-too-large': '{file} ක්‍රීඩා සටහනකට වඩා දිගයි; වැඩිම අකුරු {charsMax}යි.',

  'not-utf8': 'මෙය UTF-8 පෙළක් නෙවෙයි.',
  'byte-order-mark': 'පෙළ ඇරඹෙන්නේ බයිට් පිළිවෙළ සලකුණකින්; එය ඉවත් කරන්න.',
  'blank-line': 'පේළිය හිස්; හැම පේළියකම එක JSON වස්තුවක් තිබිය යුතුයි.',
  'line-too-long': 'පේළිය බයිට් {bytesMax}කට වඩා දිගයි.',
  'json-syntax': 'මෙය JSON නෙවෙයි: {detail}.',
  'unknown-key': 'මෙහි “{key}” කියා යතුරක් නැහැ. තිබෙන්නේ: {known}.',
  'missing-key': '“{key}” යතුර නැහැ.',
  'key-twice': 'යතුරක් දෙවරක් දී තිබෙනවා: එක් වරක් දෙන්න.',
  'key-type':
    '{key, select, root {පේළිය} other {“{key}”}} {expected, select, text {පෙළක්} list {පියවර ලැයිස්තුවක්} option {පෙළක් හෝ සංඛ්‍යාවක්} other {වස්තුවක්}} විය යුතුයි, {found} නෙවෙයි.',
  'too-many-events': 'මේ පියවර දක්වා සිදුවීම් {max}කට වඩා තිබෙනවා: වරකට ටික ටික අසන්න.',

  'did-you-mean': '{sentence} ඔබ අදහස් කළේ {word} ද?',
};
