import type { Texts } from '../catalogue.ts';
import type { learning as english } from '../en/learning.ts';

/** The texts of the views for learning: rule pages with boards, lessons, exercises, words and history. */
export const learning: Texts<typeof english> = {
  'learn.title': 'Lær',
  'learn.lead': 'Tre spil at lære, ved at prøve. Der er ingen hast.',
  'learn.back': 'Alle spil at lære',
  'learn.heading': 'Lær {title}',
  'learn.progress': '{steps} af {stepsAll} trin i lektionen, {solved} af {solvedAll} opgaver',
  'learn.fresh': 'Ikke begyndt endnu',
  'learn.begin': 'Begynd lektionen',
  'learn.go-on': 'Fortsæt lektionen',
  'learn.repeat': 'Lektionen en gang til',
  'learn.more': 'Regler, opgaver og mere',
  'learn.more.label': 'Regler, opgaver og mere om {title}',
  'learn.lesson': 'Lektionen',
  'learn.lesson.about': '{count, plural, one {# kort trin} other {# korte trin}}, og én ting at gøre ved hvert.',
  'learn.rules': 'Reglerne',
  'learn.rules.about': 'Hver paragraf med et bræt, man kan se den på.',
  'learn.exercises': 'Opgaver',
  'learn.exercises.about':
    '{count, plural, one {# stilling} other {# stillinger}} med præcis ét bedste træk, fra let til svær.',
  'learn.words': 'Spillets ord',
  'learn.words.about': 'Hvad tingene hedder, hvor spillet er hjemme.',
  'learn.history': 'Hvor det kommer fra',
  'learn.history.about': 'Hvad man ved om dets fortid, og hvem der siger det.',
  'learn.not-kept': 'Denne browser gemmer ikke noget, så det, du har gjort her, er glemt, når du lukker siden.',

  'learn.rules.lead':
    'Hver paragraf har et bræt at prøve den på. Tryk på {game, select, al-manqala {huset} other {hullet}} med en ring om, eller på knappen under brættet.',
  'learn.rules.sheet': 'Reglerne med brætter at spille på',
  'learn.board.of': 'Bræt til {paragraph}, {title}',
  'learn.board.of.option': 'Bræt til {option}',
  'learn.board.play': 'Spil {move}',
  'learn.board.play.all': 'Spil alle {count} træk',
  'learn.board.try': 'Prøv {move}',
  'learn.board.swap': 'Sig »bytte«',
  'learn.board.again': 'En gang til',
  'learn.board.reset': 'Som før',
  'learn.board.here': 'Her er det {move}, der viser, hvad der menes.',
  'learn.board.over': 'Det var det. »En gang til« viser det igen.',
  'learn.board.is-reset': 'Brættet er som før.',
  'learn.note': 'Hvad kilderne siger',
  'learn.options': 'Regler, du kan vælge',
  'learn.options.lead':
    'Ikke alle spiller ens. Her er de måder, man kender; den første er den sædvanlige her. Du vælger, når du begynder et spil.',
  'learn.option.usual': 'sædvanlig her',
  'learn.number.label': '{name}: prøv et tal',

  'note.kalah.§3':
    'Reglerne er forskellige, når der ikke ligger noget over for. De ældste trykte regler og artiklen Solving Kalah fra 2000 lader det ensomme sidste frø gå i kalahaen. Her bliver det liggende, hvor det faldt; husreglen »fangst over for et tomt hul« bringer den gamle måde tilbage.',
  'note.kalah.§6':
    'Reglerne er forskellige om, hvornår man skal se efter. Her slutter en tom række spillet efter en hvilken som helst såning. Andre ser kun på rækken hos den spiller, der skal trække, så et spil kan vare lidt længere; med en husregel kan du spille sådan.',
  'note.kalah.§7':
    'Nogle husregler tæller de sidste frø ikke med. Her går de som sædvanlig til den spiller, hvis række de ligger i; du kan vælge noget andet.',
  'note.kalah.§8':
    'Nogle programmer stopper, når et spil er afgjort. Det gør vi ikke, for det ville ændre, hvor meget der vindes med; vi siger kun, at det er afgjort.',
  'note.al-manqala.§1':
    'Kilderne siger ikke, om en meget lang såning springer det hus over, den begyndte fra. Her bliver intet hus sprunget over; med en husregel kan du spille det på den anden måde.',
  'note.al-manqala.§6':
    'Ingen kilde siger, om man må fange de sidste perler i den anden række. Her må man det: den anden spiller melder pas, og så er det dig, der har pligt til at fodre.',
  'note.al-manqala.§8':
    'At spillerne må blive enige om at stoppe, er den gamle regel. At den tredje gentagelse stopper spillet af sig selv, er vores valg; en husregel overlader det til spillerne.',
  'note.walak-pussa.§8':
    'Ingen kilde nævner såninger, der aldrig ender, men de findes: den på dette bræt er tilbage, hvor den begyndte, efter 98 omgange. Grænsen på 10.000 omgange er vores valg. Blandt nogle hundrede millioner såninger havde den længste, der dog endte, 833 omgange.',
  'note.walak-pussa.§9':
    'Ingen kilde taler om en endeløs jagt. At den tredje gentagelse slutter spillet, og at resten ikke går til nogen, er vores valg. Omkring ét ud af tyve spil, spillet på må og få, ender sådan.',
  'note.walak-pussa.rounds':
    'Parker beskriver runderne i Puhulmutu, et søsterspil. Her kan Walak-pussa låne dem, uden den skik, der hedder »at skære voksgræskar«. Ingen regel siger, hvordan to rækker, der begge er for korte, skal ligge over for hinanden; så slutter kampen her, og det er vores valg.',

  'lesson.of': 'Lektionen i {title}',
  'lesson.opponent': 'din modstander',
  'lesson.opponent.whose': 'din modstander',
  'lesson.step': 'Trin {n} af {count}',
  'lesson.steps': 'Lektionens trin',
  'lesson.dot': 'Trin {n}: {title}',
  'lesson.dot.done': 'Trin {n}: {title}, klaret',
  'lesson.board': 'Bræt til dette trin',
  'lesson.next': 'Næste',
  'lesson.back': 'Tilbage',
  'lesson.keys': 'Tasterne Page Down og Page Up går til næste trin og tilbage.',
  'lesson.done': 'Klaret',
  'lesson.again': 'Læg frøene tilbage',
  'lesson.as-before': 'Alt ligger som før.',
  'lesson.go-on': 'Godt, og nu den anden del.',
  'lesson.answers': 'Dit svar',
  'lesson.end': 'Du kan spille {title}',
  'lesson.end.text': 'Du har set, hvordan det går til. Resten kommer, når du spiller.',
  'lesson.end.open':
    '{count, plural, one {Ét trin mangler endnu; det kan vente.} other {# trin mangler endnu; de kan vente.}}',
  'lesson.end.play': 'Spil mod {name}',
  'lesson.end.exercises': 'Videre til opgaverne',
  'lesson.end.first': 'Fra det første trin',

  'exercises.heading': 'Opgaver: {title}',
  'exercises.lead':
    'I hver stilling er ét træk bedre end alle andre; computeren har set på alle veje, spillet kan tage. Opgaverne bliver sværere undervejs.',
  'exercises.progress': '{solved} af {count} løst',
  'exercises.go-on': 'Fortsæt med opgave {n}',
  'exercises.stars': 'Sværhedsgrad {stars} af 5',
  'exercises.link':
    'Opgave {n}, sværhedsgrad {stars} af 5, {state, select, solved {løst} tried {prøvet, ikke løst endnu} other {ny}}',
  'exercise.heading': 'Opgave {n}',
  'exercise.board': 'Bræt til opgaven',
  'exercise.ask': 'Rækken {first} til {last} er din. Hvilket træk er det bedste?',
  'exercise.right': 'Ja, det er det bedste træk.',
  'exercise.was-right': 'Denne har du løst.',
  'exercise.value':
    '{sign, select, 0 {Hvis begge spiller så godt, de kan, ender det lige.} 1 {Hvis begge spiller så godt, de kan, ender du {margin, noun, seeds} foran.} other {Hvis begge spiller så godt, de kan, ender du {margin, noun, seeds} bagud.}}',
  'exercise.than-next': 'Det er {by, noun, seeds} bedre end det næstbedste træk.',
  'exercise.wrong': 'Det kan spilles, men der er et bedre træk.',
  'exercise.answer': 'Det bedste træk er {move}.',
  'exercise.tries': '{count, plural, one {# forsøg} other {# forsøg}} indtil nu',
  'exercise.again': 'Prøv igen',
  'exercise.show': 'Vis svaret',
  'exercise.replay': 'Se igen',
  'exercise.next': 'Næste opgave',
  'exercise.all': 'Alle opgaver',

  'words.heading': 'Ordene i {title}',
  'words.lead': 'Disse ord er de samme på alle sprog: de hører til spillet.',
  'words.see': 'På et bræt: {title}',
  'history.heading': 'Hvor {title} kommer fra',
  'history.dated': 'Gennem årene',
  'history.known': 'Hvad man ellers ved',
  'history.sources': 'Kilder',
  'history.source': 'Kilde {n}',
};
