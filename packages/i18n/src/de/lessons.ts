import type { Texts } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';

/**
 * The lessons, for children and everybody else: short words, one thought a step. Each step has a title; `text`, what one
 * should know; `do`, what to do now; `wrong`, said after what happened, kindly, when it was something else; `done`, said
 * when it is right.
 */
export const lessons: Texts<typeof english> = {
  'kalah.1.title': 'Säen',
  'kalah.1.text':
    'Die sechs Mulden {first} bis {last} gehören dir, die andere Reihe gehört deinem Gegner. Zum Säen nimmst du alle Samen aus einer Mulde und lässt sie einen nach dem anderen in die nächsten fallen.',
  'kalah.1.do': 'Tippe auf irgendeine Mulde in deiner Reihe.',
  'kalah.1.wrong': 'Wähle eine Mulde aus deiner eigenen Reihe, in der Samen liegen.',
  'kalah.1.done': 'Ein Samen für jede Mulde auf dem Weg: Das ist Säen. Es geht immer in dieselbe Richtung herum.',

  'kalah.2.title': 'Deine Gewinnmulde',
  'kalah.2.text':
    'Nach deiner letzten Mulde kommt deine Gewinnmulde, das Kalaha. Ein Samen, der hineinfällt, gehört dir für immer.',
  'kalah.2.do': 'Säe so, dass ein Samen in dein Kalaha fällt.',
  'kalah.2.wrong':
    'Die Samen gingen dir aus, bevor sie dein Kalaha erreichten. Versuch es mit einer Mulde, die näher daran liegt.',
  'kalah.2.done': 'Der erste Samen ist in Sicherheit. Wessen Kalaha am Ende voller ist, hat gewonnen.',

  'kalah.3.title': 'Ganz herum',
  'kalah.3.text':
    'Hast du nach deinem Kalaha noch Samen in der Hand? Dann geht es weiter in die Reihe deines Gegners und herum bis zu deiner eigenen. Das Kalaha deines Gegners lässt du aus: Es bekommt nie einen Samen von dir.',
  'kalah.3.do': 'Säe die Mulde mit neun Samen.',
  'kalah.3.wrong': 'Diese Samen kamen nicht weit. Die Mulde mit neun kommt ganz herum.',
  'kalah.3.done': 'Sechs Samen für die andere Reihe, und keiner für das Kalaha drüben.',

  'kalah.4.title': 'Noch ein Zug',
  'kalah.4.text': 'Wenn dein allerletzter Samen in dein Kalaha fällt, bist du noch einmal am Zug.',
  'kalah.4.do': 'Finde die Mulde, deren letzter Samen in dein Kalaha fällt.',
  'kalah.4.wrong':
    'Dein Kalaha war nicht die letzte Station. Zähle von Mulde zu Mulde: Samen und Schritte müssen gleich viele sein.',
  'kalah.4.done': 'Samen und Schritte waren gleich viele. Das darfst du so oft tun, wie es aufgeht.',

  'kalah.5.title': 'Die Schritte zählen',
  'kalah.5.text':
    'Von jeder Mulde aus kannst du die Schritte bis zu deinem Kalaha zählen: Die nächste Mulde ist eins, die danach zwei, und so weiter.',
  'kalah.5.do': 'Wie viele Samen müssen in {pit} liegen, damit der letzte in dein Kalaha fällt?',
  'kalah.5.wrong':
    'Nicht ganz. Leg einen Finger auf {pit}, rücke zur nächsten Mulde und sag „eins“, und so weiter, bis du in deinem Kalaha bist.',
  'kalah.5.done':
    'Fünf: vier Mulden, und dann dein Kalaha. Eine Mulde mit genau der richtigen Zahl behält man im Auge.',

  'kalah.6.title': 'Quer fangen',
  'kalah.6.text':
    'Fällt dein letzter Samen in eine leere Mulde von dir, dann schau hinüber. Die Samen, die dort liegen, gehören dir, und dein letzter Samen mit ihnen.',
  'kalah.6.do': 'Fang die fünf Samen in {pit}.',
  'kalah.6.wrong': 'Diesmal kein Fang. Dein letzter Samen muss in die leere Mulde gegenüber von {pit} fallen.',
  'kalah.6.done': 'Fünf Samen und noch einer, alle in deinem Kalaha. Nach einem Fang zieht der andere Spieler.',

  'kalah.7.title': 'Zwei auf einmal',
  'kalah.7.text':
    'Jetzt kennst du zwei Kniffe: noch einmal ziehen, und fangen. Am besten tust du eins nach dem anderen. Zieh zuerst noch einmal, denn nach einem Fang ist Schluss.',
  'kalah.7.do': 'Verdien dir noch einen Zug und fang dann fünf.',
  'kalah.7.wrong':
    'Such zuerst die Mulde, die mit ihrem letzten Samen dein Kalaha erreicht. Dann such die, deren Saat in einer leeren Mulde endet.',
  'kalah.7.done': 'Zwei Züge, sieben Samen. So gewinnt man Partien.',

  'kalah.8.title': 'Das Ende',
  'kalah.8.text':
    'Sobald eine der Reihen leer ist, ist die Partie zu Ende. Samen, die noch in der anderen Reihe liegen, gehen an den Spieler, dem diese Reihe gehört.',
  'kalah.8.do': 'Nimm deinem Gegner die letzten Samen.',
  'kalah.8.wrong': 'Dein Gegner hat noch Samen. Schau von deinen leeren Mulden hinüber.',
  'kalah.8.done': 'Drüben lag kein Samen mehr, also war die Partie zu Ende, und was in deiner Reihe lag, gehörte dir.',

  'al-manqala.1.title': 'Säen',
  'al-manqala.1.text':
    'Die sieben Häuser {first} bis {last} gehören dir, die andere Reihe gehört deinem Gegner. Zum Säen nimmst du alle Perlen aus einem Haus und lässt sie eine nach der anderen in die nächsten fallen.',
  'al-manqala.1.do': 'Tippe auf irgendein Haus in deiner Reihe.',
  'al-manqala.1.wrong': 'Wähle ein Haus aus deiner eigenen Reihe, in dem Perlen liegen.',
  'al-manqala.1.done':
    'Eine Perle für jedes Haus auf dem Weg, in deiner Reihe wie in der anderen: Das ist Säen. Es geht immer in dieselbe Richtung herum.',

  'al-manqala.2.title': 'Zwei',
  'al-manqala.2.text':
    'Schau, wohin deine letzte Perle fällt. Liegen jetzt zwei Perlen in diesem Haus, gehören beide dir.',
  'al-manqala.2.do': 'Mach mit deiner letzten Perle zwei.',
  'al-manqala.2.wrong':
    'Diesmal nicht zwei, also wird nichts gefangen. Such ein Haus mit einer Perle, das deine letzte Perle erreichen kann.',
  'al-manqala.2.done': 'Eins und eins macht zwei. Sie liegen jetzt neben dem Brett, auf deinem Haufen.',

  'al-manqala.3.title': 'Oder vier',
  'al-manqala.3.text': 'Vier sind so gut wie zwei. Jede andere Zahl bleibt, wo sie ist: eins, drei, fünf und mehr.',
  'al-manqala.3.do': 'Mach mit deiner letzten Perle vier.',
  'al-manqala.3.wrong':
    'Nicht vier, also wird nichts gefangen. Such ein Haus mit drei Perlen, das deine letzte Perle erreichen kann.',
  'al-manqala.3.done': 'Drei und eins macht vier, und alle vier gehören dir.',

  'al-manqala.4.title': 'Die eigene Reihe zählt auch',
  'al-manqala.4.text':
    'Zwei und vier gelten, wo immer sie liegen: in der anderen Reihe und genauso gut in deiner eigenen.',
  'al-manqala.4.do': 'Fang zwei Perlen in deiner eigenen Reihe.',
  'al-manqala.4.wrong': 'Es wurde nichts gefangen. Nach welchem deiner Häuser kommt gleich eine einzelne Perle?',
  'al-manqala.4.done': 'Deine eigenen Perlen auf dem Brett gehören noch niemandem. Sicher ist nur dein Haufen.',

  'al-manqala.5.title': 'Die Folge davor',
  'al-manqala.5.text':
    'Nimmt deine letzte Perle ein Haus, dann schau in das Haus gleich davor. Zwei oder vier? Dann nimmst du es auch. Und so weiter, rückwärts, bis in einem Haus eine andere Zahl liegt.',
  'al-manqala.5.do': 'Nimm drei Häuser mit einer Saat.',
  'al-manqala.5.wrong': 'Das waren keine drei Häuser. Such eine letzte Perle, hinter der Zweier und Vierer liegen.',
  'al-manqala.5.done': 'Drei Häuser hintereinander, sogar um die Ecke: zehn Perlen.',

  'al-manqala.6.title': 'Wo die Folge abreißt',
  'al-manqala.6.text':
    'Ein Haus mit einer anderen Zahl, und die Folge ist dort zu Ende. Was vor diesem Haus liegt, ist sicher.',
  'al-manqala.6.do': 'Säe {pit} im Kopf. Wie viele Perlen würdest du fangen?',
  'al-manqala.6.wrong':
    'Nicht ganz. Lass die Perlen eine nach der anderen fallen und schau zuerst in das letzte Haus. Dann geh zurück, solange du zwei oder vier siehst.',
  'al-manqala.6.done': 'Nur zwei: Im Haus davor liegen drei, und dort reißt die Folge ab.',

  'al-manqala.7.title': 'Füttern',
  'al-manqala.7.text':
    'Die Reihe deines Gegners ist leer. Niemand darf verhungern: Hast du einen Zug, der eine Perle hinüberbringt, musst du einen solchen Zug machen.',
  'al-manqala.7.do': 'Gib deinem Gegner eine Perle.',
  'al-manqala.7.wrong': 'Wähle ein Haus mit genug Perlen, um die andere Reihe zu erreichen.',
  'al-manqala.7.done':
    'Gut gefüttert. Gibt es eines Tages keinen solchen Zug, ist die Partie zu Ende, und wer hungert, bekommt alle Perlen auf dem Brett. Denk also voraus!',

  'al-manqala.8.title': 'Mehr als die Hälfte',
  'al-manqala.8.text':
    'Es gibt achtundneunzig Perlen. Wer mehr als die Hälfte davon hat, fünfzig oder mehr, hat auf der Stelle gewonnen.',
  'al-manqala.8.do': 'Du hast sechsundvierzig. Gewinne die Partie!',
  'al-manqala.8.wrong': 'Noch fehlen vier Perlen. Such ein Haus, in dem drei Perlen liegen.',
  'al-manqala.8.done': 'Fünfzig! Was noch auf dem Brett liegt, zählt nicht mehr.',

  'walak-pussa.1.title': 'Säen',
  'walak-pussa.1.text':
    'Die sieben Löcher {first} bis {last} gehören dir, die andere Reihe gehört deinem Gegner. Zum Säen nimmst du alle Samen aus einem Loch und lässt sie einen nach dem anderen in die nächsten fallen.',
  'walak-pussa.1.do': 'Tippe auf irgendein Loch in deiner Reihe, in dem Samen liegen.',
  'walak-pussa.1.wrong': 'Wähle ein Loch aus deiner eigenen Reihe, in dem Samen liegen.',
  'walak-pussa.1.done':
    'Ein Samen für jedes Loch auf dem Weg, und dann war Schluss, weil das nächste Loch leer war. Du wirst sehen, warum das wichtig ist.',

  'walak-pussa.2.title': 'Weitersäen',
  'walak-pussa.2.text':
    'Ist dein letzter Samen gefallen, schau in das nächste Loch. Liegen Samen darin? Nimm sie alle und säe weiter. Wohin dein letzter Samen fiel, ist egal.',
  'walak-pussa.2.do': 'Finde die Saat, die weitergeht.',
  'walak-pussa.2.wrong':
    'Die hörte gleich auf, denn das nächste Loch war leer. Such eine Saat, die genau vor einem vollen Loch endet.',
  'walak-pussa.2.done':
    'Du hast einmal gesät, das nächste Loch geleert und wieder gesät: zwei Durchgänge in einem Zug.',

  'walak-pussa.3.title': 'Immer weiter',
  'walak-pussa.3.text':
    'Am Anfang einer Partie läuft und läuft ein Zug. Du musst nicht mitzählen: Tippe auf ein Loch und schau der Hand zu.',
  'walak-pussa.3.do': 'Tippe auf irgendein Loch in deiner Reihe.',
  'walak-pussa.3.wrong': 'Wähle ein Loch aus deiner eigenen Reihe.',
  'walak-pussa.3.done':
    'Sieben Durchgänge, bis ein leeres Loch halt sagte, und sechs Samen für dich. Wie das? Das kommt als Nächstes.',

  'walak-pussa.4.title': 'Hinter dem leeren Loch',
  'walak-pussa.4.text':
    'Ein leeres Loch hält dich auf. Schau nun in das Loch dahinter. Liegen dort Samen? Sie gehören dir. In Sri Lanka heißt das pussa kanawa: essen wegen des leeren Lochs.',
  'walak-pussa.4.do': 'Fang vier Samen.',
  'walak-pussa.4.wrong':
    'Es wurde nichts gefangen: Hinter dem leeren Loch lag noch ein leeres. Versuch es mit deinem anderen Loch.',
  'walak-pussa.4.done': 'Ein leeres Loch hat dich aufgehalten, und dahinter warteten vier Samen.',

  'walak-pussa.5.title': 'Die eigene Reihe zählt auch',
  'walak-pussa.5.text':
    'Es ist egal, in wessen Reihe das Loch dahinter liegt. Du kannst auch aus deiner eigenen Reihe essen.',
  'walak-pussa.5.do': 'Fang die sechs Samen in {pit}.',
  'walak-pussa.5.wrong':
    'Das hat dir etwas anderes gebracht. Das leere Loch muss genau vor {pit} liegen: Welche Saat endet unmittelbar vor diesem leeren Loch?',
  'walak-pussa.5.done': 'Sechs Samen aus deiner eigenen Reihe. Jetzt sind sie auf deinem Haufen in Sicherheit.',

  'walak-pussa.6.title': 'Die Perlen einer Halskette',
  'walak-pussa.6.text':
    'Schau nach dem Essen weiter: ein leeres Loch, und dann ein volles? Das isst du auch. Leer, voll, leer, voll: wie wenn man die Perlen einer Halskette pflückt.',
  'walak-pussa.6.do': 'Pflücke mit einem Zug drei Perlen.',
  'walak-pussa.6.wrong':
    'Das waren keine drei. Such die Stelle, wo volle Löcher einzeln liegen, mit je einem leeren Loch dazwischen.',
  'walak-pussa.6.done': 'Drei Löcher an einer Kette, neun Samen. In Sri Lanka: wael mutu ekilenawa.',

  'walak-pussa.7.title': 'Wo die Kette reißt',
  'walak-pussa.7.text':
    'Die Kette reißt, wo zwei leere Löcher nebeneinanderliegen. Sie reißt auch, wenn gleich nach dem Loch, das du geleert hast, ein volles kommt.',
  'walak-pussa.7.do': 'Säe {pit} im Kopf. Wie viele Samen würdest du fangen?',
  'walak-pussa.7.wrong':
    'Nicht ganz. Säe zuerst und finde das leere Loch, das dich aufhält. Dann geht es weiter: voll, leer, voll, bis die Kette reißt.',
  'walak-pussa.7.done': 'Sieben: drei und vier. Dann kommen zwei leere Löcher, und die Kette reißt.',

  'walak-pussa.8.title': 'Das Ende',
  'walak-pussa.8.text':
    'Wer am Zug ist und keinen Samen in der Reihe hat, kann nicht weiter. Dann ist die Partie zu Ende, und die andere Seite nimmt alles, was übrig ist.',
  'walak-pussa.8.do': 'Mach einen Zug, der deinem Gegner nichts zu säen lässt.',
  'walak-pussa.8.wrong': 'Jetzt hat dein Gegner wieder Samen. Behalte deine zu Hause.',
  'walak-pussa.8.done': 'Dein Gegner konnte nicht ziehen, also gehörten die übrigen Samen dir.',
};
