import type { CliTexts } from '../catalogue.ts';

/**
 * What the command line says beside the sentences of games and faults: help, headings, the terminal game, and why it
 * refuses something. A key without a dot is a code of the command line or of the engine.
 */
export const cli: CliTexts = {
  'program.summary': 'Mankala kwenye terminali: cheza, tazama kanuni na mikao, hesabu, kagua rekodi.',
  'program.examples': `Mifano:
  mbegu play kalah             wewe dhidi ya kompyuta
  mbegu rules walak-pussa      jinsi mchezo unavyochezwa
  mbegu show al-manqala        ubao wa mwanzo
  mbegu moves kalah            kinachoweza kuchezwa, na kwa nini si mengine

"mbegu AMRI --help" inaeleza zaidi.`,
  'command.games': 'michezo na machaguo yake',
  'command.rules': 'jinsi mchezo unavyochezwa, machaguo yake, vyanzo vyake',
  'command.show': 'chora ubao',
  'command.moves': 'kila hatua na inachofanya; mashimo mengine na sababu ya kutochezeka',
  'command.play': 'cheza kwenye terminali',
  'command.replay': 'pitia rekodi hatua kwa hatua, au ikague',
  'command.levels': 'kompyuta inaweza kucheza kwa nguvu gani',
  'command.solve': 'thamani kamili ya mkao, pamoja na uchezaji bora',
  'command.analyse': 'mkao una thamani gani, kwa kina zaidi na zaidi',
  'command.bench': 'utafutaji na utatuzi una kasi gani hapa',
  'command.endgames': 'majedwali ya thamani kamili za mikao yenye mbegu chache: unda, kagua, uliza',
  'command.perft': 'hesabu mifuatano ya hatua, pamoja na jumla ya ukaguzi',
  'command.apply': 'cheza hatua kwa ajili ya programu: mistari ya JSON inaingia, mistari ya JSON inatoka',

  'help.usage': 'Matumizi:',
  'help.options': 'Machaguo:',
  'help.arguments': 'Vigezo:',
  'help.commands': 'Amri:',
  'help.some-options': '[machaguo]',
  'help.a-command': '[amri]',
  'option.help': 'onyesha msaada huu',
  'option.version': 'andika toleo',
  'option.lang': 'lugha ya maneno yote: {known}',
  'option.json': 'andika thamani moja ya JSON na si kingine',
  'option.position': 'maandishi ya mkao; ukiacha, ni mwanzo wa kawaida',
  'option.option': 'chaguo la mchezo, mfano seeds=3; -o moja kwa kila chaguo',
  'option.threads': 'idadi ya nyuzi (kawaida: mmoja kwa kila kichakataji)',
  'option.memory': 'kumbukumbu ya majedwali kwa MiB, 64 au zaidi; kawaida 512',
  'option.lines': 'mistari ya JSON inaingia na kutoka, kama “mbegu apply” inavyoipokea; hapo bila GAME',
  'argument.game': 'mchezo upi: {known}',

  'games.examples': `Mifano:
  mbegu games
  mbegu games --json`,
  'games.more': 'Thamani ya kwanza ndiyo ya kawaida. Zaidi kuhusu mchezo: mbegu rules GAME',

  'rules.examples': `Mifano:
  mbegu rules kalah
  mbegu rules walak-pussa --json`,
  'rules.options': 'Machaguo',
  'rules.usual': 'kawaida {value}',
  'rules.words': 'Maneno',
  'rules.facts': 'Kuhusu mchezo',
  'rules.sources': 'Vyanzo',

  'show.examples': `Mifano:
  mbegu show kalah
  mbegu show kalah -o pits=4 -o seeds=3
  mbegu show al-manqala --position "5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S"`,
  'show.turn': 'Zamu ya {name}.',
  'show.decided': 'Mchezo umekwisha: {who, select, nobody {hakuna matokeo} other {{name} ameshinda}}.',
  'show.over': 'Mchezo umekwisha, {south} kwa {north}: {who, select, nobody {sare} other {{name} ameshinda}}.',
  'show.pie':
    'Kanuni ya kubadilishana: kwa uamuzi wake wa kwanza kabisa Kaskazini anaweza kucheza swap badala ya kupanda.',
  'show.swapped': 'Wachezaji wawili wamebadilishana viti.',
  'show.aside':
    '{count, plural, one {Mbegu # imewekwa kando, si ya} other {Mbegu # zimewekwa kando, si za}} mtu yeyote.',
  'show.marked': 'Tundu lenye p lina alama: hupokea mbegu, lakini hakuna anayezichota wala kuziteka.',
  'show.out': 'Tundu lenye x liko nje ya mchezo katika raundi hii.',
  'show.settled': 'Yaliyopaswa kutokea katika mkao huu yametekelezwa:',

  'moves.examples': `Mifano:
  mbegu moves kalah
  mbegu moves al-manqala --position "0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S" --json`,
  'moves.legal': 'Hatua:',
  'moves.illegal': 'Hazichezeki:',
  'moves.theirs': 'Safu ya {name}, asiye na zamu sasa.',

  'play.examples': `Bila terminali mchezo unachezwa kutoka ingizo la kawaida, mstari mmoja mmoja;
mwishoni rekodi inaandikwa. "help" ndani ya mchezo inaorodhesha yanayoandikika.

Mifano:
  mbegu play kalah
  mbegu play al-manqala --south human:Layla --north human:Ali --save game.mbegu
  mbegu play walak-pussa -o rounds=simple --south computer:tree --north human
  printf 'CA\\nhint\\nquit\\n' | mbegu play kalah --seed 1`,
  'play.south': 'nani anakaa Kusini: {forms} (kawaida: human)',
  'play.north': 'nani anakaa Kaskazini (kawaida: computer:{level}; namba 1-{levels} zinafaa pia)',
  'play.speed-option': 'kasi ya kuonyesha kupanda: {known}',
  'play.seed': 'namba kamili; namba nyingine hufanya kompyuta icheze mchezo mwingine',
  'play.save-option': 'tunza rekodi katika faili hii tangu hatua ya kwanza',
  'play.help': `Hatua ni herufi ya shimo; herufi za zamu moja zinaweza kuunganishwa: CA.
Kwa kanuni ya kubadilishana: swap.

  hint          kompyuta yenye nguvu zaidi ingecheza nini, na kama ni kamili
  moves         kila hatua na inachofanya
  show          ubao tena
  undo, redo    rudi kwenye uamuzi wako wa mwisho, na mbele tena
  next          raundi inayofuata, moja inapokwisha
  agree         sema kwamba zilizobaki zinafukuzana tu bila mwisho
  resign        kubali kushindwa; utaulizwa mara moja tena
  save FILE     andika rekodi; "save! FILE" inabadilisha faili iliyopo
  speed HOW     slow, normal, fast au off; kitufe chochote kinamaliza kupanda
  rules         kanuni za mchezo huu
  quit          ondoka; rekodi inaandikwa`,
  'play.computer': '{row} (kompyuta, {level})',
  'play.person': '{title} ({row})',
  'play.hand': '{count, plural, one {mbegu #} other {mbegu #}} mkononi',
  'play.computer-moves': '{row} anacheza {move}.',
  'play.prompt': '{who, select, you {Hatua yako} other {{name}}}',
  'play.prompt-over': 'Umekwisha',
  'play.more': '(Enter inaendelea)',
  'play.hint':
    '{move} inaonekana bora: {sign, select, 0 {karibu sare} 1 {mbele kwa takriban {margin}} other {nyuma kwa takriban {margin}}} mwishoni (makadirio).',
  'play.hint-exact':
    '{move} ndiyo bora: {sign, select, 0 {sare} 1 {inashinda kwa {margin}} other {inashindwa kwa {margin}}} (kamili).',
  'play.turn-over': 'Zamu ingekwisha kabla ya {move}: hakuna kilichochezwa.',
  'play.undone': 'Umerudi nyuma {count, plural, one {hatua #} other {hatua #}}.',
  'play.redone': 'Umesonga mbele {count, plural, one {hatua #} other {hatua #}}.',
  'play.seat': 'Sasa umekaa {side, select, S {Kusini} other {Kaskazini}}.',
  'play.round-over': 'Raundi imekwisha. “next” inaanza nyingine.',
  'play.after': '“undo” inarudi nyuma, “save FILE” inatunza rekodi, “quit” inaondoka.',
  'play.round-began': 'Raundi ya {round} inaanza.',
  'play.rounds-max': 'Kompyuta mbili hucheza raundi zisizozidi {max}; mechi hii inabaki bila kumalizika.',
  'play.yes': 'ndiyo',
  'play.resign-sure': 'Kweli unakubali kushindwa? Andika ndiyo:',
  'play.goes-on': 'Mchezo unaendelea.',
  'play.agree-too': '{name}, unakubali kwamba zilizobaki zinafukuzana tu? Andika ndiyo, au hapana:',
  'play.declined': 'Mchezaji mwingine anataka kuendelea kucheza.',
  'play.save-where': 'Itunzwe wapi? Kwa mfano: save game.mbegu',
  'play.saved': 'Rekodi iko katika {file}.',
  'play.save-over': 'Kuibadilisha: save! {file}',
  'play.kept': 'Rekodi imetunzwa katika {file}.',
  'play.speed': 'Kasi ni {speed}. Zilizopo ni: {known}.',
  'play.speed-set': 'Kasi sasa ni {speed}.',

  'replay.examples': `Kisicho rekodi, au rekodi yenye hatua isiyo halali, hukataliwa kwa msimbo wa
kutoka 1; faili isiyosomeka kwa 2. Kwenye terminali Enter inasonga mbele, b
inarudi nyuma, q inaondoka.

Mifano:
  mbegu replay game.mbegu
  mbegu replay game.mbegu --check
  mbegu replay - --json < game.mbegu`,
  'replay.file': 'rekodi kama maandishi au JSON; - ni ingizo la kawaida',
  'replay.check': 'ikague tu',
  'replay.ok': 'sawa: {games, plural, =1 {} other {michezo #, }}{moves, plural, one {hatua #} other {hatua #}}',
  'replay.title': '{south} – {north}{date, select, unknown {} other {, {date}}}',
  'replay.start': 'Mwanzo.',
  'replay.step': '{number}  {name}: {move}',
  'replay.round': 'Raundi ya {round}',
  'replay.unfinished': 'Rekodi inaishia hapa, bila kumalizika.',
  'replay.prompt': 'Enter, b, q',

  'levels.examples': `Mifano:
  mbegu levels
  mbegu play kalah --north computer:sapling`,
  'levels.id': 'kiwango',
  'levels.name': 'jina',
  'levels.sees': 'inachokosa, na inachokiona',

  'solve.examples': `Thamani ni tofauti ya mwisho kwa mbegu, kwa mwenye zamu, pamoja na maghala,
pande zote mbili zikicheza bila kosa. Kumbukumbu au muda ukiisha kabla ya
uthibitisho, makadirio huandikwa na huitwa hivyo. Mbao kubwa za michezo
inayoweza kujirudia hutafutwa juu ya jedwali la miisho, na huachwa baada ya
kupanda mara milioni 400: Walak-pussa kama inavyochezwa hutatuliwa kwa dakika
mbili hivi.

Ctrl-C inaeleza kilichothibitishwa hadi hapo. Kilichochukua zaidi ya dakika moja
kinatunzwa, na amri ileile inaendelea nacho.

Mifano:
  mbegu solve kalah -o seeds=3
  mbegu solve kalah -o pits=4 -o pie=on --all
  mbegu solve al-manqala -o pits=3 -o seeds=3 --json
  echo '{example}' |
    mbegu solve --lines`,
  'solve.all': 'thamani ya kila hatua; kabla ya kubadilishana pia zipi Kaskazini angejibu kwa swap',
  'solve.time': 'milisekunde za uthibitisho; kisichothibitishwa hadi hapo hukadiriwa',
  'solve.building': 'sekunde {seconds}  jedwali la miisho linaundwa, {percent} %',
  'solve.proven': 'sekunde {seconds}  imethibitishwa: {least} hadi {most}; mikao {nodes}, {speed} kwa sekunde',
  'solve.proven-move':
    'sekunde {seconds}  {move}: {least} hadi {most} kwa yeyote atakayecheza hapo; mikao {nodes}, {speed} kwa sekunde',
  'solve.deeper':
    'sekunde {seconds}  bado haijathibitishwa: {move} inaonekana kuwa {value}, ikitazamwa kupanda mara {depth} mbele; kupanda mara {nodes} kumejaribiwa',
  'solve.resumed': 'Naendelea na uthibitisho ulioachwa kwenye {least} hadi {most}.',
  'solve.kept': 'Uthibitisho umetunzwa katika {file}; amri ileile inaendelea nao.',
  'answer.exact': 'Thamani kamili: {value} kwa {name}, mwenye zamu.',
  'answer.estimate':
    'Haijathibitishwa. Makadirio: {value} kwa {name}, mwenye zamu; {known, select, nothing {bado hakuna kilichothibitishwa} other {kwa hakika ni kutoka {least} hadi {most}}}.',
  'answer.stopped':
    'Imesimamishwa. {known, select, nothing {Bado hakuna kilichothibitishwa} other {Kwa hakika thamani ni kutoka {least} hadi {most}}} kwa {name}, mwenye zamu; makadirio ni {value}.',
  'answer.line': 'Uchezaji bora: {line}',
  'answer.moves': 'Hatua:',
  'answer.no-note': '(bila maelezo: Kusini anacheza tena, kwa hiyo Kaskazini bado haamui)',
  'answer.move':
    '{move} {value}{swap, select, yes {  Kaskazini anabadilishana} no {  Kaskazini habadilishani} other {}}',
  'answer.cost': '{nodes, plural, one {mkao #} other {mikao #}} kwa sekunde {seconds}',

  'analyse.examples': `Mstari kwa kila kupanda kunakotazamwa mbele zaidi: kina, thamani kwa mwenye
zamu, mikao, na uchezaji unaotarajiwa. Thamani zilizothibitishwa zina
alama =, makadirio ~.

Mifano:
  mbegu analyse kalah --time 2000
  mbegu analyse walak-pussa --depth 6
  mbegu analyse al-manqala --nodes 100000 --json
  echo '{example}' |
    mbegu analyse --lines --nodes 20000`,
  'analyse.time': 'milisekunde; {ms} pale ambapo hakuna kikomo kilichotolewa',
  'analyse.depth': 'kutazama kupanda mara ngapi mbele',
  'analyse.nodes': 'kujaribu kupanda mara ngapi',
  'analyse.heading': '{depth}  {value}  {nodes}  {line}',
  'analyse.depth-head': 'kina',
  'analyse.value-head': 'thamani',
  'analyse.nodes-head': 'mikao',
  'analyse.line-head': 'uchezaji',
  'analyse.report': '{depth}  {exact, select, yes {=} other {~}}{value}  {nodes}  {line}',
  'analyse.move': '{move} {exact, select, yes {=} other {~}}{value}',

  'bench.examples': `Idadi za mikao ni zilezile kwenye kila mashine, kasi sivyo.

Mifano:
  mbegu bench
  mbegu bench --json`,
  'bench.search': 'kutafuta',
  'bench.solve': 'kutatua',
  'bench.line': '{game}  {work} {size}  mikao {nodes}, {speed} kwa sekunde',
  'bench.total': 'bench: {nodes}',

  'perft.examples': `Mifano:
  mbegu perft kalah --depth 5
  mbegu perft walak-pussa --depth 3 --divide --json`,
  'perft.depth': 'kina cha hatua ngapi, 0 hadi {max}',
  'perft.divide': 'pia idadi chini ya kila hatua ya kwanza',
  'perft.total':
    '{count, plural, one {mfuatano # wa} other {mifuatano # ya}} {depth, plural, one {hatua #} other {hatua #}}, jumla ya ukaguzi {checksum}',

  'endgames.examples': `Jedwali lina thamani kamili ya kila mkao wenye mbegu chache mashimoni. Katika
Al-manqala na Walak-pussa, ambamo mchezo unaweza kuzunguka, jedwali huweka pia
hatua ngapi zimebaki hadi kuteka au mwisho, ili anayeshinda asonge mbele.
Bila --out majedwali huwekwa katika mbegu/endgames ndani ya folda ya akiba:
$XDG_CACHE_HOME, au .cache katika folda ya nyumbani.

  build    huunda jedwali katika kumbukumbu na kuliandika. Ctrl-C haiachi kitu
           nyuma, na uundaji unaofuata huanza upya
  verify   hukagua sampuli ya vipengele visivyozidi {sample}, au kwa --all kila
           kimoja: kila kimoja lazima kifuate, kwa kanuni, kutoka vile ambavyo
           hatua zake zinafikia. Kukiwa na umbali, na katika michezo isiyoweza
           kurudia mkao, ukaguzi wa vyote ni uthibitisho
  probe    thamani ya mkao na ya kila hatua yake
  info     jedwali ni nini

verify, probe na info huchukua jedwali lenye mbegu nyingi zaidi, au kwa --seeds.
Jedwali la mchezo mwingine au kanuni nyingine, lililokatwa au kubadilishwa,
huishia na msimbo wa kutoka 1.

Mifano:
  mbegu endgames build kalah --seeds 12
  mbegu endgames verify kalah
  mbegu endgames probe kalah --position "0,0,1,0,2,1/1,0,0,0,3,0 20-20 S"
  mbegu endgames build al-manqala -o origin=skip --seeds 8
  mbegu endgames info al-manqala -o origin=skip --json`,
  'endgames.action': 'build, verify, probe au info',
  'endgames.seeds': 'mikao yenye mbegu hadi idadi hii mashimoni',
  'endgames.out': 'folda ya majedwali',
  'endgames.values-only': 'build: acha umbali; nusu ya ukubwa',
  'endgames.all': 'verify: kila kipengele',
  'endgames.threads': 'build: idadi ya nyuzi (kawaida: mmoja kwa kila kichakataji)',
  'endgames.progress': '{percent} %  mikao {positions}, {speed} kwa sekunde',
  'endgames.stopped': 'Imesimamishwa: hakuna kilichotunzwa, na uundaji unaofuata unaanza upya.',
  'endgames.title':
    '{title}: {positions, plural, one {mkao # wenye} other {mikao # yenye}} hadi {seeds, plural, one {mbegu #} other {mbegu #}}, {mib} MiB, umbali {distances, select, kept {umewekwa} other {haukuwekwa}}',
  'endgames.built': 'Limeundwa kwa sekunde {seconds}, mikao {speed} kwa sekunde: {file}',
  'endgames.header': 'Toleo {version}, kanuni {rules}, jumla ya ukaguzi {checksum}: {file}',
  'endgames.checked':
    '{all, select, yes {Yote} other {Sampuli}}, {count, plural, one {mkao #} other {mikao #}}: kila mmoja unafuata kutoka yale ambayo hatua zake zinafikia{proven, select, yes {, na hilo ni uthibitisho wake} other {}}.',
  'endgames.mistake':
    '{position} haufuati kutoka yale ambayo hatua zake zinafikia: {of, select, value {thamani ni {found} badala ya {expected}} other {umbali ni {found}, na {expected} si pungufu}}.',
  'endgames.value':
    'Thamani kamili: {value} kwa {name}, mwenye zamu{distance, plural, =0 {} one {, hatua # hadi kuteka au mwisho} other {, hatua # hadi kuteka au mwisho}}.',
  'endgames.move': '{move} {value}{distance, plural, =0 {} one {  kwa hatua #} other {  kwa hatua #}}',

  'apply.examples': `Kila mstari wa ingizo ni kitu kimoja cha JSON na hujibiwa kwa mstari mmoja:
  ndani "game", na ikitakiwa "options", "position", "moves"
  nje   "position", "legal", "outcome"; kwa --events pia "events"; katika mchezo
        wa raundi, raundi ikiisha, "next": ambapo inayofuata inaanzia, au null
  au    "error" yenye "code", "message" na, kwa hatua mbaya, "index" yake
Machaguo pits na seeds ni namba, mengine ni maandishi. Katika events "move" ni
nambari ya hatua; -1 ni kwa yaliyopaswa kutokea katika mkao uliotolewa.

Mifano:
  echo '{example}' | mbegu apply
  mbegu apply --events < questions.jsonl > answers.jsonl`,
  'apply.events': 'orodhesha pia kila tukio, pamoja na nambari ya hatua yake',

  'in-record': 'Rekodi ya {record} ya faili: {sentence}',
  'output-unwritable': 'Matokeo hayawezi kuandikwa: {detail}.',
  'unknown-command': 'Hakuna amri “{found}”. Zilizopo ni: {known}.',
  'missing-command': 'Amri inakosekana. Zilizopo ni: {known}. “mbegu --help” inaeleza zaidi.',
  'unknown-language': 'Hakuna lugha “{found}”. Zilizopo ni: {known}.',
  'unknown-flag': 'Hakuna chaguo “{found}” hapa. Yaliyopo ni: {known}.',
  'flag-twice': 'Chaguo {flag} limetolewa mara mbili: litoe mara moja.',
  'flag-value': 'Chaguo {flag} hupokea {expected}, si “{found}”.',
  'missing-value': 'Chaguo {flag} linahitaji thamani.',
  'not-with-lines':
    'Chaguo {flag} haliendi pamoja na --lines: {flag, select, --position {kila mstari unajisemea wenyewe} --option {kila mstari unajisemea wenyewe} --json {majibu yake tayari ni JSON} other {ni kwa mkao mmoja kwa wakati}}.',
  'missing-flag': 'Chaguo {flag} linakosekana.',
  'missing-argument': '{argument} inakosekana; “--help” inaonyesha kinachotarajiwa.',
  'too-many-arguments':
    'Hayo ni zaidi ya yale ambayo “mbegu {command}” hupokea. Maandishi yenye nafasi, kama mkao, huwekwa kati ya alama za kunukuu.',
  'unknown-line': '“{found}” si hatua wala amri. Zilizopo ni: {known}.',
  usage: '{found}',
  'own-fault': 'Hili ni kosa letu, si lako: {detail}. Tafadhali tuambie ulichofanya.',
  'unknown-level': 'Hakuna kiwango “{found}”. Vilivyopo ni: {known}; namba 1-10 zinafaa pia.',
  'limit-reached': 'Kikomo kimefikiwa kabla ya kupata jibu.',
  'bad-limit':
    'Kikomo {limit, select, threads {cha nyuzi} memory {cha kumbukumbu kwa MiB} nodes {cha mikao} seeds {cha mbegu} time {cha muda} depth {cha kina} other {{limit}}} lazima kiwe {min} hadi {max}.',
  'no-memory': 'Kumbukumbu haitoshi: baiti {bytes} hazipatikani.',
  'worker-died': 'Uzi mmoja wa kazi uliisha kabla ya kujibu: {detail}.',
  'not-a-table': '{file} si jedwali la miisho.',
  'table-version': '{file} ni ya toleo {found} la muundo; programu hii husoma {expected}. Liunde upya.',
  'table-of-another': '{file} ni ya mchezo mwingine: {found}, si {expected}.',
  'table-rules': '{file} iliundwa kwa kanuni tofauti na za leo ({found}). Liunde upya.',
  'table-damaged': '{file} imekatwa au imebadilishwa. Liunde upya.',
  'table-reach':
    'Mkao una {seeds, plural, one {mbegu #} other {mbegu #}} mashimoni; jedwali linajua {max, plural, one {mbegu #} other {mbegu #}} tu.',
  'board-not-open': 'Majedwali ya miisho hayajui matundu yenye alama au yaliyo nje ya mchezo.',
  'no-table':
    'Hakuna jedwali la miisho la {game} lenye machaguo haya katika {folder}. Liunde: mbegu endgames build {command}',
  'unknown-action': 'Hapa hakuna kitendo kiitwacho “{found}”. Vilivyopo ni: {known}.',
  'flag-not-here': 'Chaguo {flag} haliendi pamoja na “{word}”.',
  'malformed-request': 'Ombi haliko katika muundo unaotakiwa.',
  'file-unreadable':
    '{file} haisomeki: {detail, select, ENOENT {hakuna faili kama hiyo} EISDIR {ni folda} EACCES {hairuhusiwi} other {{detail}}}.',
  'file-unwritable':
    '{file} haiandikiki: {detail, select, ENOENT {hakuna folda kama hiyo} EISDIR {ni folda} EACCES {hairuhusiwi} EROFS {hairuhusiwi} ENOSPC {diski imejaa} ENOTDIR {sehemu ya njia si folda} EEXIST {sehemu ya njia si folda} other {{detail}}}.',
  'file-exists': 'Tayari kuna faili {file}.',
  'file-too-large': '{file} ni ndefu kuliko rekodi inavyoweza kuwa, herufi {charsMax}.',

  'not-utf8': 'Haya si maandishi ya UTF-8.',
  'byte-order-mark': 'Maandishi yanaanza na alama ya mpangilio wa baiti (BOM); iache.',
  'blank-line': 'Mstari ni mtupu; kila mstari una kitu kimoja cha JSON.',
  'line-too-long': 'Mstari ni mrefu kuliko baiti {bytesMax}.',
  'json-syntax': 'Hii si JSON: {detail}.',
  'unknown-key': 'Hakuna ufunguo “{key}” hapa. Zilizopo ni: {known}.',
  'missing-key': 'Ufunguo “{key}” unakosekana.',
  'key-twice': 'Ufunguo umetolewa mara mbili: utoe mara moja.',
  'key-type':
    '{key, select, root {Mstari} other {“{key}”}} lazima uwe {expected, select, text {maandishi} list {orodha ya hatua} option {maandishi au namba} other {kitu cha JSON}}, si {found}.',
  'too-many-events': 'Hatua hadi hii zina matukio zaidi ya {max}: omba machache kwa wakati mmoja.',

  'did-you-mean': '{sentence} Ulimaanisha {word}?',
};
