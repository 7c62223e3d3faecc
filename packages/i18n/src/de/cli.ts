import type { Texts } from '../catalogue.ts';
import type { cli as english } from '../en/cli.ts';

/**
 * What the command line says beside the sentences of games and faults: help, headings, the terminal game, and why it
 * refuses something. A key without a dot is a code of the command line or of the engine.
 */
export const cli: Texts<typeof english> = {
  'program.summary': 'Mancala im Terminal: spielen, Regeln und Stellungen ansehen, rechnen, Aufzeichnungen prüfen.',
  'program.examples': `Beispiele:
  mbegu play kalah             du gegen den Computer
  mbegu rules walak-pussa      wie ein Spiel gespielt wird
  mbegu show al-manqala        das Brett am Anfang
  mbegu moves kalah            welche Züge erlaubt sind, und warum andere nicht

„mbegu COMMAND --help“ sagt mehr.`,
  'command.games': 'die Spiele und ihre Optionen',
  'command.rules': 'wie ein Spiel gespielt wird, seine Optionen, seine Quellen',
  'command.show': 'ein Brett zeichnen',
  'command.moves': 'jeder Zug mit dem, was er tut, jede andere Mulde mit dem Grund, warum nicht',
  'command.play': 'im Terminal spielen',
  'command.replay': 'eine Aufzeichnung Schritt für Schritt ansehen oder prüfen',
  'command.levels': 'wie stark der Computer spielen kann',
  'command.solve': 'der exakte Wert einer Stellung, mit dem besten Spiel',
  'command.analyse': 'was eine Stellung wert ist, tiefer und tiefer',
  'command.bench': 'wie schnell Suche und Löser hier sind',
  'command.endgames': 'Tabellen exakter Werte für Stellungen mit wenigen Samen: bauen, prüfen, fragen',
  'command.perft': 'Zugfolgen zählen, mit Prüfsumme',
  'command.apply': 'Züge für Programme spielen: JSON-Zeilen hinein, JSON-Zeilen heraus',

  'help.usage': 'Aufruf:',
  'help.options': 'Optionen:',
  'help.arguments': 'Argumente:',
  'help.commands': 'Befehle:',
  'help.some-options': '[Optionen]',
  'help.a-command': '[Befehl]',
  'option.help': 'diese Hilfe zeigen',
  'option.version': 'die Version ausgeben',
  'option.lang': 'die Sprache aller Texte: {known}',
  'option.json': 'einen JSON-Wert ausgeben und sonst nichts',
  'option.position': 'Text einer Stellung; fehlt er, der übliche Anfang',
  'option.option': 'eine Option des Spiels, z. B. seeds=3; für jede ein eigenes -o',
  'option.threads': 'Anzahl der Threads (üblich: einer je Prozessor)',
  'option.memory': 'Speicher für Tabellen in MiB, 64 oder mehr; üblich sind 512',
  'option.lines': 'JSON-Zeilen hinein und heraus, wie bei „mbegu apply“; dann kein GAME',
  'argument.game': 'welches Spiel: {known}',

  'games.examples': `Beispiele:
  mbegu games
  mbegu games --json`,
  'games.more': 'Der erste Wert ist der übliche. Mehr über ein Spiel: mbegu rules GAME',

  'rules.examples': `Beispiele:
  mbegu rules kalah
  mbegu rules walak-pussa --json`,
  'rules.options': 'Optionen',
  'rules.usual': 'üblich: {value}',
  'rules.words': 'Wörter',
  'rules.facts': 'Über das Spiel',
  'rules.sources': 'Quellen',

  'show.examples': `Beispiele:
  mbegu show kalah
  mbegu show kalah -o pits=4 -o seeds=3
  mbegu show al-manqala --position "5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S"`,
  'show.turn': '{name} ist am Zug.',
  'show.decided': 'Die Partie ist zu Ende: {who, select, nobody {Sie hat kein Ergebnis} other {{name} hat gewonnen}}.',
  'show.over':
    'Die Partie ist zu Ende, {south} zu {north}: {who, select, nobody {unentschieden} other {{name} hat gewonnen}}.',
  'show.pie': 'Tortenregel: Mit der allerersten Entscheidung darf Nord tauschen, statt zu säen.',
  'show.swapped': 'Die beiden haben die Plätze getauscht.',
  'show.aside':
    '{count, plural, one {# Samen liegt} other {# Samen liegen}} beiseite und {count, plural, one {gehört} other {gehören}} niemandem.',
  'show.marked': 'Ein Loch mit p ist markiert: Es bekommt Samen, aber niemand sät oder nimmt daraus.',
  'show.out': 'Ein Loch mit x ist in dieser Runde nicht im Spiel.',
  'show.settled': 'Was in dieser Stellung fällig war, ist ausgeführt:',

  'moves.examples': `Beispiele:
  mbegu moves kalah
  mbegu moves al-manqala --position "0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S" --json`,
  'moves.legal': 'Züge:',
  'moves.illegal': 'Nicht möglich:',
  'moves.theirs': 'Die Reihe von {name} (nicht am Zug).',

  'play.examples': `Ohne Terminal wird von der Standardeingabe gespielt, Zeile für Zeile; am Ende
wird die Aufzeichnung ausgegeben. „help“ in der Partie nennt alle Befehle.

Beispiele:
  mbegu play kalah
  mbegu play al-manqala --south human:Layla --north human:Ali --save game.mbegu
  mbegu play walak-pussa -o rounds=simple --south computer:tree --north human
  printf 'CA\\nhint\\nquit\\n' | mbegu play kalah --seed 1`,
  'play.south': 'wer im Süden sitzt: {forms} (üblich: human)',
  'play.north': 'wer im Norden sitzt (üblich: computer:{level}; Zahlen 1-{levels} gehen auch)',
  'play.speed-option': 'wie schnell das Säen gezeigt wird: {known}',
  'play.seed': 'ganze Zahl; mit einer anderen spielt der Computer eine andere Partie',
  'play.save-option': 'die Aufzeichnung vom ersten Zug an in dieser Datei mitschreiben',
  'play.help': `Ein Zug ist der Buchstabe einer Mulde; wer mehrmals hintereinander zieht, darf
die Buchstaben zusammenschreiben: CA. Mit der Tortenregel auch: swap.

  hint          was der stärkste Computer spielen würde, und ob das exakt ist
  moves         jeder Zug mit dem, was er tut
  show          das Brett noch einmal
  undo, redo    zurück zu deiner letzten Entscheidung, und wieder vor
  next          die nächste Runde, wenn eine vorbei ist
  agree         sagen, dass sich der Rest nur noch ewig im Kreis jagt
  resign        aufgeben; du wirst noch einmal gefragt
  save FILE     die Aufzeichnung schreiben; „save! FILE“ ersetzt eine Datei
  speed HOW     slow, normal, fast oder off; jede Taste beendet ein Säen sofort
  rules         die Regeln dieses Spiels
  quit          aufhören; die Aufzeichnung wird ausgegeben`,
  'play.computer': '{row} (Computer, {level})',
  'play.person': '{title} ({row})',
  'play.hand': '{count, plural, one {# Samen} other {# Samen}} in der Hand',
  'play.computer-moves': '{row} spielt {move}.',
  'play.prompt': '{who, select, you {Dein Zug} other {{name}}}',
  'play.prompt-over': 'Zu Ende',
  'play.more': '(Eingabetaste: weiter)',
  'play.hint':
    '{move} sieht am besten aus: am Ende {sign, select, 0 {ungefähr gleich} 1 {etwa {margin} vorn} other {etwa {margin} zurück}} (Schätzung).',
  'play.hint-exact':
    '{move} ist der beste Zug: {sign, select, 0 {unentschieden} 1 {er gewinnt mit {margin} Vorsprung} other {er verliert mit {margin} Rückstand}} (exakt).',
  'play.turn-over': 'Vor {move} wäre der Zug schon vorbei: Es wurde nichts gespielt.',
  'play.undone': '{count, plural, one {# Schritt} other {# Schritte}} zurück.',
  'play.redone': '{count, plural, one {# Schritt} other {# Schritte}} vor.',
  'play.seat': 'Du sitzt jetzt im {side, select, S {Süden} other {Norden}}.',
  'play.round-over': 'Die Runde ist vorbei. „next“ beginnt eine neue.',
  'play.after': '„undo“ geht zurück, „save FILE“ speichert die Aufzeichnung, „quit“ hört auf.',
  'play.round-began': 'Runde {round} beginnt.',
  'play.rounds-max': 'Zwei Computer spielen höchstens {max} Runden; dieser Wettkampf bleibt unbeendet.',
  'play.yes': 'ja',
  'play.resign-sure': 'Wirklich aufgeben? Gib „ja“ ein:',
  'play.goes-on': 'Die Partie geht weiter.',
  'play.agree-too': '{name}, stimmst du zu, dass sich der Rest nur noch im Kreis jagt? Gib „ja“ ein oder „nein“:',
  'play.declined': 'Die andere Seite möchte weiterspielen.',
  'play.save-where': 'Wohin speichern? Zum Beispiel: save game.mbegu',
  'play.saved': 'Die Aufzeichnung steht in {file}.',
  'play.save-over': 'Um sie zu ersetzen: save! {file}',
  'play.kept': 'Die Aufzeichnung wird in {file} mitgeschrieben.',
  'play.speed': 'Das Tempo ist {speed}. Es gibt: {known}.',
  'play.speed-set': 'Das Tempo ist jetzt {speed}.',

  'replay.examples': `Eine Aufzeichnung, die keine ist oder einen unerlaubten Zug enthält, wird mit
Code 1 abgelehnt, eine nicht lesbare Datei mit 2. Im Terminal geht die
Eingabetaste weiter, b geht zurück, q hört auf.

Beispiele:
  mbegu replay game.mbegu
  mbegu replay game.mbegu --check
  mbegu replay - --json < game.mbegu`,
  'replay.file': 'eine Aufzeichnung als Text oder JSON; - ist die Standardeingabe',
  'replay.check': 'nur prüfen',
  'replay.ok': 'ok: {games, plural, =1 {} other {# Partien, }}{moves, plural, one {# Zug} other {# Züge}}',
  'replay.title': '{south} – {north}{date, select, unknown {} other {, {date}}}',
  'replay.start': 'Der Anfang.',
  'replay.step': '{number}  {name}: {move}',
  'replay.round': 'Runde {round}',
  'replay.unfinished': 'Hier endet die Aufzeichnung, unbeendet.',
  'replay.prompt': 'Eingabetaste, b, q',

  'levels.examples': `Beispiele:
  mbegu levels
  mbegu play kalah --north computer:sapling`,
  'levels.id': 'Stufe',
  'levels.name': 'Name',
  'levels.sees': 'was sie übersieht und was sie sieht',

  'solve.examples': `Ein Wert ist der Vorsprung in Samen, den die Seite am Zug am Ende hat, alles
Gesammelte eingerechnet, wenn beide Seiten ihr Bestes spielen. Reichen Speicher
oder Zeit für den Beweis nicht aus, wird eine Schätzung ausgegeben und so
genannt. Große Bretter von Spielen, in denen sich etwas wiederholen kann, werden
über einer Endspieltabelle durchsucht und nach 400 Millionen Saaten aufgegeben:
Walak-pussa, wie es gespielt wird, ist in etwa zwei Minuten gelöst.

Strg-C sagt, was bis dahin bewiesen ist. Was mehr als eine Minute gedauert hat,
bleibt erhalten, und derselbe Befehl macht damit weiter.

Beispiele:
  mbegu solve kalah -o seeds=3
  mbegu solve kalah -o pits=4 -o pie=on --all
  mbegu solve al-manqala -o pits=3 -o seeds=3 --json
  echo '{example}' |
    mbegu solve --lines`,
  'solve.all': 'der Wert jedes Zuges; vor einem Tausch auch, auf welche davon Nord mit ihm antworten würde',
  'solve.time': 'Millisekunden für den Beweis; was dann nicht bewiesen ist, wird geschätzt',
  'solve.building': '{seconds} s  die Endspieltabelle wird gebaut, {percent} %',
  'solve.proven': '{seconds} s  bewiesen: {least} bis {most}; {nodes} Stellungen, {speed} je Sekunde',
  'solve.proven-move':
    '{seconds} s  {move}: {least} bis {most} für die Seite, die dann zieht; {nodes} Stellungen, {speed} je Sekunde',
  'solve.deeper':
    '{seconds} s  noch nicht bewiesen: {move} sieht nach {value} aus, {depth} Saaten voraus; {nodes} Saaten probiert',
  'solve.resumed': 'Weiter mit einem Beweis, der bei {least} bis {most} stehen geblieben war.',
  'solve.kept': 'Der Beweis ist in {file} gespeichert; derselbe Befehl macht damit weiter.',
  'answer.exact': 'Exakter Wert: {value} für {name} (am Zug).',
  'answer.estimate':
    'Nicht bewiesen. Schätzung: {value} für {name} (am Zug); {known, select, nothing {bewiesen ist noch nichts} other {sicher ist {least} bis {most}}}.',
  'answer.stopped':
    'Angehalten. {known, select, nothing {Bewiesen ist noch nichts} other {Sicher liegt der Wert bei {least} bis {most}}} für {name} (am Zug); eine Schätzung ist {value}.',
  'answer.line': 'Bestes Spiel: {line}',
  'answer.moves': 'Züge:',
  'answer.no-note': '(ohne Vermerk: Süd zieht noch einmal, Nord entscheidet also noch nicht)',
  'answer.move': '{move} {value}{swap, select, yes {  Nord tauscht} no {  Nord tauscht nicht} other {}}',
  'answer.cost': '{nodes, plural, one {# Stellung} other {# Stellungen}} in {seconds} s',

  'analyse.examples': `Eine Zeile für jede Saat, die weiter vorausgeschaut wird: Tiefe, Wert für die
Seite am Zug, Stellungen und das erwartete Spiel. Bewiesene Werte sind mit =
gekennzeichnet, Schätzungen mit ~.

Beispiele:
  mbegu analyse kalah --time 2000
  mbegu analyse walak-pussa --depth 6
  mbegu analyse al-manqala --nodes 100000 --json
  echo '{example}' |
    mbegu analyse --lines --nodes 20000`,
  'analyse.time': 'Millisekunden; {ms}, wenn keine Grenze angegeben ist',
  'analyse.depth': 'wie viele Saaten vorausgeschaut wird',
  'analyse.nodes': 'wie viele Saaten probiert werden',
  'analyse.heading': '{depth}  {value}  {nodes}  {line}',
  'analyse.depth-head': 'Tiefe',
  'analyse.value-head': 'Wert',
  'analyse.nodes-head': 'Stellungen',
  'analyse.line-head': 'Spiel',
  'analyse.report': '{depth}  {exact, select, yes {=} other {~}}{value}  {nodes}  {line}',
  'analyse.move': '{move} {exact, select, yes {=} other {~}}{value}',

  'bench.examples': `Die Anzahlen der Stellungen sind auf jedem Rechner gleich, die Tempi nicht.

Beispiele:
  mbegu bench
  mbegu bench --json`,
  'bench.search': 'Suche',
  'bench.solve': 'Löser',
  'bench.line': '{game}  {work} {size}  {nodes} Stellungen, {speed} je Sekunde',
  'bench.total': 'bench: {nodes}',

  'perft.examples': `Beispiele:
  mbegu perft kalah --depth 5
  mbegu perft walak-pussa --depth 3 --divide --json`,
  'perft.depth': 'wie viele Züge tief, 0 bis {max}',
  'perft.divide': 'auch die Anzahlen unter jedem ersten Zug',
  'perft.total':
    '{count, plural, one {# Zugfolge} other {# Zugfolgen}} von {depth, plural, one {# Zug} other {# Zügen}}, Prüfsumme {checksum}',

  'endgames.examples': `Eine Tabelle enthält den exakten Wert jeder Stellung mit wenigen Samen in den
Mulden. In Al-manqala und Walak-pussa, wo das Spiel im Kreis gehen kann, hält
eine Tabelle auch fest, wie viele Züge es noch bis zum nächsten Fang oder zum
Ende sind, damit vorankommt, wer gewinnt. Ohne --out liegen Tabellen in
mbegu/endgames im Ordner für Zwischenspeicher: $XDG_CACHE_HOME, oder .cache im
Benutzerordner.

  build    baut eine Tabelle im Speicher und schreibt sie. Strg-C lässt nichts
           zurück, und der nächste Bau beginnt von vorn
  verify   prüft eine Stichprobe von höchstens {sample} Einträgen, mit --all
           jeden: Jeder muss nach den Regeln aus denen folgen, zu denen seine
           Züge führen. Mit Abständen, und in Spielen, in denen sich keine
           Stellung wiederholen kann, ist eine Prüfung aller ein Beweis
  probe    der Wert einer Stellung und jedes ihrer Züge
  info     was eine Tabelle ist

verify, probe und info nehmen die Tabelle mit den meisten Samen, oder die mit
--seeds. Eine Tabelle, die zu einem anderen Spiel oder anderen Regeln gehört,
abgeschnitten oder verändert ist, endet mit Code 1.

Beispiele:
  mbegu endgames build kalah --seeds 12
  mbegu endgames verify kalah
  mbegu endgames probe kalah --position "0,0,1,0,2,1/1,0,0,0,3,0 20-20 S"
  mbegu endgames build al-manqala -o origin=skip --seeds 8
  mbegu endgames info al-manqala -o origin=skip --json`,
  'endgames.action': 'build, verify, probe oder info',
  'endgames.seeds': 'Stellungen mit bis zu so vielen Samen in den Mulden',
  'endgames.out': 'der Ordner der Tabellen',
  'endgames.values-only': 'build: die Abstände weglassen; halb so groß',
  'endgames.all': 'verify: jeden Eintrag',
  'endgames.threads': 'build: Anzahl der Threads (üblich: einer je Prozessor)',
  'endgames.progress': '{percent} %  {positions} Stellungen, {speed} je Sekunde',
  'endgames.stopped': 'Angehalten: Nichts bleibt zurück, und der nächste Bau beginnt von vorn.',
  'endgames.title':
    '{title}: {positions, plural, one {# Stellung} other {# Stellungen}} mit bis zu {seeds, plural, one {# Samen} other {# Samen}}, {mib} MiB, Abstände {distances, select, kept {dabei} other {nicht dabei}}',
  'endgames.built': 'Gebaut in {seconds} s, {speed} Stellungen je Sekunde: {file}',
  'endgames.header': 'Version {version}, Regeln {rules}, Prüfsumme {checksum}: {file}',
  'endgames.checked':
    '{all, select, yes {Alle} other {Eine Stichprobe:}} {count, plural, one {# Stellung} other {# Stellungen}}. Jede folgt aus denen, zu denen ihre Züge führen{proven, select, yes {, und ist damit bewiesen} other {}}.',
  'endgames.mistake':
    '{position} folgt nicht aus dem, wozu die Züge führen: {of, select, value {Der Wert ist {found} statt {expected}} other {Der Abstand ist {found}, und {expected} ist nicht weniger}}.',
  'endgames.value':
    'Exakter Wert: {value} für {name} (am Zug){distance, plural, =0 {} one {, # Zug bis zum Fang oder zum Ende} other {, # Züge bis zum Fang oder zum Ende}}.',
  'endgames.move': '{move} {value}{distance, plural, =0 {} one {  in # Zug} other {  in # Zügen}}',

  'apply.examples': `Jede Zeile der Eingabe ist ein JSON-Objekt und wird mit einer Zeile beantwortet:
  hinein   "game", und bei Bedarf "options", "position", "moves"
  heraus   "position", "legal", "outcome"; mit --events auch "events"; in einem
           Spiel mit Runden, wenn die Runde vorbei ist, "next": wo die nächste
           beginnt, oder null
  oder     "error" mit "code", "message" und bei einem falschen Zug seinem
           "index"
Die Optionen pits und seeds sind Zahlen, die anderen Text. In den Ereignissen
ist "move" der Index des Zuges; -1 steht für das, was in der gegebenen Stellung
fällig war.

Beispiele:
  echo '{example}' | mbegu apply
  mbegu apply --events < questions.jsonl > answers.jsonl`,
  'apply.events': 'auch jedes Ereignis auflisten, mit dem Index seines Zuges',

  'in-record': 'Aufzeichnung {record} der Datei: {sentence}',
  'output-unwritable': 'Die Ausgabe kann nicht geschrieben werden: {detail}.',
  'unknown-command': 'Es gibt keinen Befehl „{found}“. Es gibt: {known}.',
  'missing-command': 'Es fehlt ein Befehl. Es gibt: {known}. „mbegu --help“ sagt mehr.',
  'unknown-language': 'Es gibt keine Sprache „{found}“. Es gibt: {known}.',
  'unknown-flag': 'Es gibt hier keine Option „{found}“. Es gibt: {known}.',
  'flag-twice': 'Die Option {flag} steht zweimal da: Gib sie einmal an.',
  'flag-value': 'Die Option {flag} nimmt {expected}, nicht „{found}“.',
  'missing-value': 'Die Option {flag} braucht einen Wert.',
  'not-with-lines':
    'Die Option {flag} passt nicht zu --lines: {flag, select, --position {Jede Zeile sagt das für sich} --option {Jede Zeile sagt das für sich} --json {Die Antworten sind ohnehin JSON} other {Sie ist für eine einzelne Stellung da}}.',
  'missing-flag': 'Die Option {flag} fehlt.',
  'missing-argument': '{argument} fehlt; „--help“ zeigt, was erwartet wird.',
  'too-many-arguments':
    'Das ist mehr, als „mbegu {command}“ nimmt. Text mit Leerzeichen, etwa eine Stellung, steht zwischen Anführungszeichen.',
  'unknown-line': '„{found}“ ist weder ein Zug noch ein Befehl. Es gibt: {known}.',
  usage: '{found}',
  'own-fault': 'Das ist unser Fehler, nicht deiner: {detail}. Bitte erzähl uns, was du getan hast.',
  'unknown-level': 'Es gibt keine Stufe „{found}“. Es gibt: {known}; die Zahlen 1-10 gehen auch.',
  'limit-reached': 'Die Grenze war erreicht, bevor es eine Antwort gab.',
  'bad-limit':
    'Die Grenze {limit, select, threads {für Threads} memory {für Speicher in MiB} nodes {für Saaten} seeds {für Samen} time {für Zeit} depth {für die Tiefe} other {{limit}}} muss bei {min} bis {max} liegen.',
  'no-memory': 'Der Speicher reicht nicht: {bytes} Byte sind nicht zu bekommen.',
  'worker-died': 'Ein Helfer hörte auf, bevor er geantwortet hatte: {detail}.',
  'not-a-table': '{file} ist keine Endspieltabelle.',
  'table-version': '{file} hat Version {found} des Formats; dieses Programm liest {expected}. Bau die Tabelle neu.',
  'table-of-another': '{file} gehört zu einem anderen Spiel: {found}, nicht {expected}.',
  'table-rules': '{file} wurde nach anderen Regeln gebaut als den heutigen ({found}). Bau die Tabelle neu.',
  'table-damaged': '{file} ist abgeschnitten oder verändert. Bau die Tabelle neu.',
  'table-reach':
    'Die Stellung hat {seeds, plural, one {# Samen} other {# Samen}} in den Mulden; die Tabelle kennt höchstens {max, plural, one {# Samen} other {# Samen}}.',
  'board-not-open': 'Endspieltabellen kennen keine Löcher, die markiert oder nicht im Spiel sind.',
  'no-table':
    'Für {game} mit diesen Optionen liegt keine Endspieltabelle in {folder}. Bau eine: mbegu endgames build {command}',
  'unknown-action': 'Es gibt hier nichts, was „{found}“ heißt. Es gibt: {known}.',
  'flag-not-here': 'Die Option {flag} passt nicht zu „{word}“.',
  'malformed-request': 'Die Anfrage hat nicht die verlangte Form.',
  'file-unreadable':
    '{file} ist nicht lesbar: {detail, select, ENOENT {Es gibt keine solche Datei} EISDIR {Es ist ein Ordner} EACCES {Das ist nicht erlaubt} other {{detail}}}.',
  'file-unwritable':
    '{file} lässt sich nicht schreiben: {detail, select, ENOENT {Es gibt keinen solchen Ordner} EISDIR {Es ist ein Ordner} EACCES {Das ist nicht erlaubt} EROFS {Das ist nicht erlaubt} ENOSPC {Der Datenträger ist voll} ENOTDIR {Ein Teil des Pfades ist kein Ordner} EEXIST {Ein Teil des Pfades ist kein Ordner} other {{detail}}}.',
  'file-exists': 'Es gibt schon eine Datei {file}.',
  'file-too-large': '{file} ist länger, als eine Aufzeichnung sein kann: {charsMax} Zeichen.',

  'not-utf8': 'Das ist kein UTF-8-Text.',
  'byte-order-mark': 'Der Text beginnt mit einer Byte-Reihenfolge-Marke (BOM); lass sie weg.',
  'blank-line': 'Die Zeile ist leer; jede Zeile enthält ein JSON-Objekt.',
  'line-too-long': 'Die Zeile ist länger als {bytesMax} Byte.',
  'json-syntax': 'Das ist kein JSON: {detail}.',
  'unknown-key': 'Es gibt hier keinen Schlüssel „{key}“. Es gibt: {known}.',
  'missing-key': 'Der Schlüssel „{key}“ fehlt.',
  'key-twice': 'Ein Schlüssel steht zweimal da: Gib ihn einmal an.',
  'key-type':
    '{key, select, root {Die Zeile} other {„{key}“}} muss {expected, select, text {ein Text} list {eine Liste von Zügen} option {ein Text oder eine Zahl} other {ein Objekt}} sein, nicht {found}.',
  'too-many-events': 'Die Züge bis zu diesem haben mehr als {max} Ereignisse: Frag nach weniger auf einmal.',

  'did-you-mean': '{sentence} Meintest du {word}?',
};
