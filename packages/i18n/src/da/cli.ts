import type { Texts } from '../catalogue.ts';
import type { cli as english } from '../en/cli.ts';

/**
 * What the command line says beside the sentences of games and faults: help, headings, the terminal game, and why it
 * refuses something. A key without a dot is a code of the command line or of the engine.
 */
export const cli: Texts<typeof english> = {
  'program.summary': 'Mancala i terminalen: spil, se på regler og stillinger, regn, kontrollér optegnelser.',
  'program.examples': `Eksempler:
  mbegu play kalah             du mod computeren
  mbegu rules walak-pussa      hvordan et spil spilles
  mbegu show al-manqala        brættet fra start
  mbegu moves kalah            hvad der må spilles, og hvorfor ikke resten

»mbegu COMMAND --help« fortæller mere.`,
  'command.games': 'spillene og deres indstillinger',
  'command.rules': 'hvordan et spil spilles, dets indstillinger, dets kilder',
  'command.show': 'tegn et bræt',
  'command.moves': 'hvert træk og hvad det gør, hvert andet hul og hvorfor ikke',
  'command.play': 'spil i terminalen',
  'command.replay': 'gå en optegnelse igennem skridt for skridt, eller kontrollér den',
  'command.levels': 'hvor stærkt computeren kan spille',
  'command.solve': 'den nøjagtige værdi af en stilling, med det bedste spil',
  'command.analyse': 'hvad en stilling er værd, dybere og dybere',
  'command.bench': 'hvor hurtige søgning og løser er her',
  'command.endgames': 'tabeller med nøjagtige værdier for stillinger med få frø: byg, kontrollér, spørg',
  'command.perft': 'tæl trækfølger, med kontrolsum',
  'command.apply': 'spil træk for programmer: JSON-linjer ind, JSON-linjer ud',

  'help.usage': 'Brug:',
  'help.options': 'Tilvalg:',
  'help.arguments': 'Argumenter:',
  'help.commands': 'Kommandoer:',
  'help.some-options': '[tilvalg]',
  'help.a-command': '[kommando]',
  'option.help': 'vis denne hjælp',
  'option.version': 'skriv versionen',
  'option.lang': 'sproget for alle tekster: {known}',
  'option.json': 'skriv én JSON-værdi og intet andet',
  'option.position': 'en stilling som tekst; mangler den, den sædvanlige start',
  'option.option': 'en indstilling i spillet, f.eks. seeds=3; ét -o til hver',
  'option.threads': 'antal tråde (ellers: én for hver processor)',
  'option.memory': 'hukommelse til tabeller i MiB, 64 eller mere; ellers 512',
  'option.lines': 'JSON-linjer ind, JSON-linjer ud, som til »mbegu apply«; da uden GAME',
  'argument.game': 'hvilket spil: {known}',

  'games.examples': `Eksempler:
  mbegu games
  mbegu games --json`,
  'games.more': 'Den første værdi er den sædvanlige. Mere om et spil: mbegu rules GAME',

  'rules.examples': `Eksempler:
  mbegu rules kalah
  mbegu rules walak-pussa --json`,
  'rules.options': 'Indstillinger',
  'rules.usual': 'som regel {value}',
  'rules.words': 'Ord',
  'rules.facts': 'Om spillet',
  'rules.sources': 'Kilder',

  'show.examples': `Eksempler:
  mbegu show kalah
  mbegu show kalah -o pits=4 -o seeds=3
  mbegu show al-manqala --position "5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S"`,
  'show.turn': '{name} har turen.',
  'show.decided': 'Spillet er slut: {who, select, nobody {det har intet resultat} other {{name} har vundet}}.',
  'show.over': 'Spillet er slut, {south}–{north}: {who, select, nobody {uafgjort} other {{name} har vundet}}.',
  'show.pie': 'Kagereglen: med den allerførste beslutning må Nord bytte i stedet for at så.',
  'show.swapped': 'De to spillere har byttet plads.',
  'show.aside': '{count, plural, one {# frø er} other {# frø er}} lagt til side og går ikke til nogen.',
  'show.marked': 'Et hul med p er mærket: det får frø, men ingen tager op eller fanger derfra.',
  'show.out': 'Et hul med x er ude af spillet i denne runde.',
  'show.settled': 'Det, der skulle ske i denne stilling, er udført:',

  'moves.examples': `Eksempler:
  mbegu moves kalah
  mbegu moves al-manqala --position "0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S" --json`,
  'moves.legal': 'Træk:',
  'moves.illegal': 'Ikke muligt:',
  'moves.theirs': 'Rækken hos {name}, som ikke har turen.',

  'play.examples': `Uden terminal spilles der fra standardinddata, en linje ad gangen; til sidst
skrives optegnelsen. »help« i spillet viser, hvad man kan skrive.

Eksempler:
  mbegu play kalah
  mbegu play al-manqala --south human:Layla --north human:Ali --save game.mbegu
  mbegu play walak-pussa -o rounds=simple --south computer:tree --north human
  printf 'CA\\nhint\\nquit\\n' | mbegu play kalah --seed 1`,
  'play.south': 'hvem der sidder i syd: {forms} (ellers: human)',
  'play.north': 'hvem der sidder i nord (ellers: computer:{level}; tallene 1-{levels} virker også)',
  'play.speed-option': 'hvor hurtigt såningen vises: {known}',
  'play.seed': 'et helt tal; med et andet spiller computeren et andet spil',
  'play.save-option': 'skriv optegnelsen i denne fil fra første træk',
  'play.help': `Et træk er bogstavet for et hul; bogstaverne i én tur må skrives sammen: CA.
Med kagereglen: swap.

  hint          det bedste træk, computeren ser, og om det er nøjagtigt
  moves         hvert træk og hvad det gør
  show          brættet igen
  undo, redo    tilbage til din sidste beslutning, og frem igen
  next          den næste runde, når en er slut
  agree         sig, at resten kun jager i ring for evigt
  resign        giv op; du bliver spurgt en gang til
  save FILE     skriv optegnelsen; »save! FILE« erstatter en fil
  speed HOW     slow, normal, fast eller off; enhver tast afslutter en såning
  rules         reglerne for dette spil
  quit          slut; optegnelsen bliver skrevet`,
  'play.computer': '{row} (computer, {level})',
  'play.person': '{title} ({row})',
  'play.hand': '{count, plural, one {# frø} other {# frø}} i hånden',
  'play.computer-moves': '{row} spiller {move}.',
  'play.prompt': '{who, select, you {Dit træk} other {{name}}}',
  'play.prompt-over': 'Slut',
  'play.more': '(Enter går videre)',
  'play.hint':
    '{move} ser bedst ud: {sign, select, 0 {omtrent lige} 1 {omkring {margin} foran} other {omkring {margin} bagud}} til sidst (skøn).',
  'play.hint-exact':
    '{move} er bedst: {sign, select, 0 {uafgjort} 1 {det vinder med {margin}} other {det taber med {margin}}} (nøjagtigt).',
  'play.turn-over': 'Turen ville være slut før {move}: der blev ikke spillet noget.',
  'play.undone': '{count, plural, one {# skridt} other {# skridt}} tilbage.',
  'play.redone': '{count, plural, one {# skridt} other {# skridt}} frem.',
  'play.seat': 'Du sidder nu i {side, select, S {syd} other {nord}}.',
  'play.round-over': 'Runden er slut. »next« begynder en ny.',
  'play.after': '»undo« går tilbage, »save FILE« gemmer optegnelsen, »quit« slutter.',
  'play.round-began': 'Runde {round} begynder.',
  'play.rounds-max': 'To computere spiller højst {max} runder; denne kamp forbliver uafsluttet.',
  'play.yes': 'ja',
  'play.resign-sure': 'Vil du virkelig give op? Skriv »ja«:',
  'play.goes-on': 'Spillet går videre.',
  'play.agree-too': '{name}, er du enig i, at resten kun jager i ring? Skriv »ja« eller »nej«:',
  'play.declined': 'Den anden spiller vil gerne spille videre.',
  'play.save-where': 'Hvor skal det gemmes? For eksempel: save game.mbegu',
  'play.saved': 'Optegnelsen er i {file}.',
  'play.save-over': 'For at erstatte den: save! {file}',
  'play.kept': 'Optegnelsen skrives i {file}.',
  'play.speed': 'Hastigheden er {speed}. Der er: {known}.',
  'play.speed-set': 'Hastigheden er nu {speed}.',

  'replay.examples': `En optegnelse, der ikke er en, eller hvor et træk ikke er tilladt, afvises med
kode 1; en fil, der ikke kan læses, med 2. I en terminal går Enter frem, b går
tilbage, q slutter.

Eksempler:
  mbegu replay game.mbegu
  mbegu replay game.mbegu --check
  mbegu replay - --json < game.mbegu`,
  'replay.file': 'en optegnelse som tekst eller JSON; - er standardinddata',
  'replay.check': 'kontrollér den kun',
  'replay.ok': 'ok: {games, plural, =1 {} other {# spil, }}{moves, plural, one {# træk} other {# træk}}',
  'replay.title': '{south} – {north}{date, select, unknown {} other {, {date}}}',
  'replay.start': 'Begyndelsen.',
  'replay.step': '{number}  {name}: {move}',
  'replay.round': 'Runde {round}',
  'replay.unfinished': 'Optegnelsen ender her, uafsluttet.',
  'replay.prompt': 'Enter, b, q',

  'levels.examples': `Eksempler:
  mbegu levels
  mbegu play kalah --north computer:sapling`,
  'levels.id': 'styrke',
  'levels.name': 'navn',
  'levels.sees': 'hvad den overser, og hvad den ser',

  'solve.examples': `En værdi er det forspring i frø, som den, der har turen, ender med, lagrene
medregnet, når begge sider spiller deres bedste. Slipper hukommelse eller tid
op, før beviset er færdigt, skrives et skøn, og det kaldes et skøn. Store
brætter i spil, hvor noget kan gentage sig, gennemsøges over en slutspilstabel
og opgives efter 400 millioner såninger: Walak-pussa, som det spilles, er løst
på cirka to minutter.

Ctrl-C fortæller, hvad der er bevist indtil nu. Det, der tog mere end et minut,
bliver gemt, og den samme kommando går videre med det.

Eksempler:
  mbegu solve kalah -o seeds=3
  mbegu solve kalah -o pits=4 -o pie=on --all
  mbegu solve al-manqala -o pits=3 -o seeds=3 --json
  echo '{example}' |
    mbegu solve --lines`,
  'solve.all': 'værdien af hvert træk; før et bytte også, hvilke af dem Nord ville svare på med det',
  'solve.time': 'millisekunder til beviset; det, der ikke er bevist til den tid, er et skøn',
  'solve.building': '{seconds} s  slutspilstabellen bygges, {percent} %',
  'solve.proven': '{seconds} s  bevist: {least} til {most}; {nodes} stillinger, {speed} i sekundet',
  'solve.proven-move':
    '{seconds} s  {move}: {least} til {most} for den, der så har turen; {nodes} stillinger, {speed} i sekundet',
  'solve.deeper':
    '{seconds} s  ikke bevist endnu: {move} ser ud til {value}, {depth} såninger frem; {nodes} såninger prøvet',
  'solve.resumed': 'Går videre med et bevis, der var nået til {least} til {most}.',
  'solve.kept': 'Beviset er gemt i {file}; den samme kommando går videre med det.',
  'answer.exact': 'Nøjagtig værdi: {value} for {name}, som har turen.',
  'answer.estimate':
    'Ikke bevist. Skøn: {value} for {name}, som har turen; {known, select, nothing {intet er bevist endnu} other {med sikkerhed fra {least} til {most}}}.',
  'answer.stopped':
    'Standset. {known, select, nothing {Intet er bevist endnu} other {Med sikkerhed er værdien fra {least} til {most}}} for {name}, som har turen; et skøn er {value}.',
  'answer.line': 'Bedste spil: {line}',
  'answer.moves': 'Træk:',
  'answer.no-note': '(uden bemærkning: Syd trækker igen, så Nord bestemmer ikke endnu)',
  'answer.move': '{move} {value}{swap, select, yes {  Nord bytter} no {  Nord bytter ikke} other {}}',
  'answer.cost': '{nodes, plural, one {# stilling} other {# stillinger}} på {seconds} s',

  'analyse.examples': `En linje for hver såning, der ses længere frem: dybde, værdi for den, der har
turen, stillinger og det ventede spil. Beviste værdier er mærket med =, skøn
med ~.

Eksempler:
  mbegu analyse kalah --time 2000
  mbegu analyse walak-pussa --depth 6
  mbegu analyse al-manqala --nodes 100000 --json
  echo '{example}' |
    mbegu analyse --lines --nodes 20000`,
  'analyse.time': 'millisekunder; {ms}, hvor der ikke er givet en grænse',
  'analyse.depth': 'hvor mange såninger frem',
  'analyse.nodes': 'hvor mange såninger der prøves',
  'analyse.heading': '{depth}  {value}  {nodes}  {line}',
  'analyse.depth-head': 'dybde',
  'analyse.value-head': 'værdi',
  'analyse.nodes-head': 'stillinger',
  'analyse.line-head': 'spil',
  'analyse.report': '{depth}  {exact, select, yes {=} other {~}}{value}  {nodes}  {line}',
  'analyse.move': '{move} {exact, select, yes {=} other {~}}{value}',

  'bench.examples': `Antallet af stillinger er det samme på enhver maskine, hastigheden er ikke.

Eksempler:
  mbegu bench
  mbegu bench --json`,
  'bench.search': 'søgning',
  'bench.solve': 'løsning',
  'bench.line': '{game}  {work} {size}  {nodes} stillinger, {speed} i sekundet',
  'bench.total': 'bench: {nodes}',

  'perft.examples': `Eksempler:
  mbegu perft kalah --depth 5
  mbegu perft walak-pussa --depth 3 --divide --json`,
  'perft.depth': 'hvor mange træk dybt, 0 til {max}',
  'perft.divide': 'også antallet under hvert første træk',
  'perft.total':
    '{count, plural, one {# trækfølge} other {# trækfølger}} på {depth, plural, one {# træk} other {# træk}}, kontrolsum {checksum}',

  'endgames.examples': `En tabel har den nøjagtige værdi af hver stilling med få frø i hullerne. I
Al-manqala og Walak-pussa, hvor spillet kan gå i ring, husker en tabel også,
hvor mange træk der er til næste fangst eller til slutningen, så den, der
vinder, kommer fremad. Uden --out ligger tabeller i mbegu/endgames i mappen til
cache: $XDG_CACHE_HOME, eller .cache i hjemmemappen.

  build    bygger en tabel i hukommelsen og skriver den. Ctrl-C efterlader
           intet, og den næste bygning begynder forfra
  verify   kontrollerer en stikprøve på højst {sample} poster, eller med --all
           hver eneste: hver skal efter reglerne følge af dem, dens træk fører
           til. Med afstande, og i spil, hvor ingen stilling kan gentage sig, er
           en kontrol af dem alle et bevis
  probe    værdien af en stilling og af hvert af dens træk
  info     hvad en tabel er

verify, probe og info tager tabellen med flest frø, eller den med --seeds. En
tabel, der hører til et andet spil eller andre regler, er skåret af eller er
ændret, ender med kode 1.

Eksempler:
  mbegu endgames build kalah --seeds 12
  mbegu endgames verify kalah
  mbegu endgames probe kalah --position "0,0,1,0,2,1/1,0,0,0,3,0 20-20 S"
  mbegu endgames build al-manqala -o origin=skip --seeds 8
  mbegu endgames info al-manqala -o origin=skip --json`,
  'endgames.action': 'build, verify, probe eller info',
  'endgames.seeds': 'stillinger med op til så mange frø i hullerne',
  'endgames.out': 'mappen med tabellerne',
  'endgames.values-only': 'build: udelad afstandene; halv størrelse',
  'endgames.all': 'verify: hver post',
  'endgames.threads': 'build: antal tråde (ellers: én for hver processor)',
  'endgames.progress': '{percent} %  {positions} stillinger, {speed} i sekundet',
  'endgames.stopped': 'Standset: intet er gemt, og den næste bygning begynder forfra.',
  'endgames.title':
    '{title}: {positions, plural, one {# stilling} other {# stillinger}} med op til {seeds, plural, one {# frø} other {# frø}}, {mib} MiB, afstande {distances, select, kept {gemt} other {ikke gemt}}',
  'endgames.built': 'Bygget på {seconds} s, {speed} stillinger i sekundet: {file}',
  'endgames.header': 'Version {version}, regler {rules}, kontrolsum {checksum}: {file}',
  'endgames.checked':
    '{all, select, yes {Alle} other {En stikprøve på}} {count, plural, one {# stilling} other {# stillinger}}: hver følger af dem, dens træk fører til{proven, select, yes {, og det beviser dem} other {}}.',
  'endgames.mistake':
    '{position} følger ikke af det, dens træk fører til: {of, select, value {værdien er {found} i stedet for {expected}} other {afstanden er {found}, og {expected} er ikke mindre}}.',
  'endgames.value':
    'Nøjagtig værdi: {value} for {name}, som har turen{distance, plural, =0 {} one {, # træk til fangsten eller slutningen} other {, # træk til fangsten eller slutningen}}.',
  'endgames.move': '{move} {value}{distance, plural, =0 {} one {  om # træk} other {  om # træk}}',

  'apply.examples': `Hver linje inddata er ét JSON-objekt og bliver besvaret med én linje uddata:
  ind    "game", og om ønsket "options", "position", "moves"
  ud     "position", "legal", "outcome"; med --events "events"; i et spil med
         runder, når runden er slut, "next": hvor den næste begynder, eller
         null
  eller  "error" med "code", "message" og for et forkert træk dets "index"
Indstillingerne pits og seeds er tal, de andre tekst. I begivenheder er "move"
trækkets indeks; -1 står for det, der skulle ske i den givne stilling.

Eksempler:
  echo '{example}' | mbegu apply
  mbegu apply --events < questions.jsonl > answers.jsonl`,
  'apply.events': 'vis også hver begivenhed, med indekset for dens træk',

  'in-record': 'Optegnelse {record} i filen: {sentence}',
  'output-unwritable': 'Uddata kan ikke skrives: {detail}.',
  'unknown-command': 'Der er ikke nogen kommando »{found}«. Der er: {known}.',
  'missing-command': 'Der mangler en kommando. Der er: {known}. »mbegu --help« fortæller mere.',
  'unknown-language': 'Der er ikke noget sprog »{found}«. Der er: {known}.',
  'unknown-flag': 'Der er ikke noget tilvalg »{found}« her. Der er: {known}.',
  'flag-twice': 'Tilvalget {flag} står der to gange: angiv det én gang.',
  'flag-value': 'Tilvalget {flag} tager {expected}, ikke »{found}«.',
  'missing-value': 'Tilvalget {flag} mangler en værdi.',
  'not-with-lines':
    'Tilvalget {flag} passer ikke sammen med --lines: {flag, select, --position {hver linje siger det selv} --option {hver linje siger det selv} --json {svarene er JSON i forvejen} other {det er til én stilling ad gangen}}.',
  'missing-flag': 'Tilvalget {flag} mangler.',
  'missing-argument': '{argument} mangler; »--help« viser, hvad der ventes.',
  'too-many-arguments':
    'Det er mere, end »mbegu {command}« tager. Tekst med mellemrum, for eksempel en stilling, skal stå i anførselstegn.',
  'unknown-line': '»{found}« er hverken et træk eller en kommando. Der er: {known}.',
  usage: '{found}',
  'own-fault': 'Det er vores fejl, ikke din: {detail}. Fortæl os gerne, hvad du gjorde.',
  'unknown-level': 'Der er ikke nogen styrke »{found}«. Der er: {known}; tallene 1-10 virker også.',
  'limit-reached': 'Grænsen blev nået, før der var et svar.',
  'bad-limit':
    'Grænsen {limit, select, threads {for tråde} memory {for hukommelse i MiB} nodes {for såninger} seeds {for frø} time {for tid} depth {for dybde} other {{limit}}} skal være {min} til {max}.',
  'no-memory': 'Der er ikke hukommelse nok: {bytes} byte kan ikke fås.',
  'worker-died': 'En hjælper standsede, før den havde svaret: {detail}.',
  'not-a-table': '{file} er ikke en slutspilstabel.',
  'table-version': '{file} har version {found} af formen; dette program læser {expected}. Byg den igen.',
  'table-of-another': '{file} hører til et andet spil: {found}, ikke {expected}.',
  'table-rules': '{file} er bygget efter andre regler end dem, der gælder nu ({found}). Byg den igen.',
  'table-damaged': '{file} er skåret af eller ændret. Byg den igen.',
  'table-reach':
    'Stillingen har {seeds, plural, one {# frø} other {# frø}} i hullerne; tabellen kender højst {max, plural, one {# frø} other {# frø}}.',
  'board-not-open': 'Slutspilstabeller kender ingen huller, der er mærkede eller ude af spillet.',
  'no-table':
    'Der er ingen slutspilstabel for {game} med disse indstillinger i {folder}. Byg en: mbegu endgames build {command}',
  'unknown-action': 'Der er ikke noget her, der hedder »{found}«. Der er: {known}.',
  'flag-not-here': 'Tilvalget {flag} passer ikke sammen med »{word}«.',
  'malformed-request': 'Forespørgslen har ikke den form, der bedes om.',
  'file-unreadable':
    '{file} kan ikke læses: {detail, select, ENOENT {der er ingen sådan fil} EISDIR {det er en mappe} EACCES {det er ikke tilladt} other {{detail}}}.',
  'file-unwritable':
    '{file} kan ikke skrives: {detail, select, ENOENT {der er ingen sådan mappe} EISDIR {det er en mappe} EACCES {det er ikke tilladt} EROFS {det er ikke tilladt} ENOSPC {disken er fuld} ENOTDIR {en del af stien er ikke en mappe} EEXIST {en del af stien er ikke en mappe} other {{detail}}}.',
  'file-exists': 'Der er allerede en fil {file}.',
  'file-too-large': '{file} er længere, end en optegnelse kan være: {charsMax} tegn.',

  'not-utf8': 'Det er ikke UTF-8-tekst.',
  'byte-order-mark': 'Teksten begynder med et byte order mark (BOM); udelad det.',
  'blank-line': 'Linjen er tom; hver linje skal have ét JSON-objekt.',
  'line-too-long': 'Linjen er længere end {bytesMax} byte.',
  'json-syntax': 'Det er ikke JSON: {detail}.',
  'unknown-key': 'Der er ikke nogen nøgle »{key}« her. Der er: {known}.',
  'missing-key': 'Nøglen »{key}« mangler.',
  'key-twice': 'En nøgle står der to gange: angiv den én gang.',
  'key-type':
    '{key, select, root {Linjen} other {»{key}«}} skal være {expected, select, text {en tekst} list {en liste af træk} option {en tekst eller et tal} other {et objekt}}, ikke {found}.',
  'too-many-events': 'Trækkene til og med dette har mere end {max} begivenheder: bed om færre ad gangen.',

  'did-you-mean': '{sentence} Mente du {word}?',
};
