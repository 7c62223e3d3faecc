import type { RulePage } from '../../catalogue.ts';

export const walakPussa: RulePage<'walak-pussa'> = {
  opening:
    'To rækker af syv huller, wala, med fire olinda-frø i hvert: 56 frø. Der er ingen lagre; hver spiller samler sin fangst i en bunke ved siden af brættet. Den, der har mest til sidst, vinder. Syd begynder.',
  paragraphs: {
    '§1': {
      title: 'At så',
      text: 'Tag alle frø op af et af dine huller, og lad dem falde ét ad gangen i hullerne, der følger, mod uret rundt om begge rækker. Hvert hul får sit frø, også det, du begyndte fra, når du kommer rundt til det.',
    },
    '§2': {
      title: 'At så videre',
      text: 'Når det sidste frø er faldet, så se på det næste hul. Er der frø i det, så tag dem alle op, og bliv ved med at så derfra, igen og igen. Det er lige meget, hvad der ligger i hullet med det sidste frø.',
    },
    '§3': {
      title: 'At standse',
      text: 'Når det næste hul er tomt, standser såningen.',
    },
    '§4': {
      title: 'At spise på grund af det tomme hul',
      text: 'Se nu på hullet bag det tomme. Er der frø i det, er de dine, uanset hvis række det ligger i, og selv om du lige har sået dér.',
    },
    '§5': {
      title: 'Perlerne på en halskæde',
      text: 'Hvis hullet, du lige har tømt, bliver fulgt af et tomt hul og det igen af et fuldt, tager du også det fulde, og sådan fortsætter du, rundt om hele brættet, hvis kæden holder. Den brister, hvor to tomme huller ligger side om side, eller hvor et fuldt hul følger lige efter det, du tog, uden et tomt imellem.',
    },
    '§6': {
      title: 'Turens slutning',
      text: 'Så trækker den anden spiller, hvad enten du tog noget eller ej. Ingen behøver at efterlade den anden noget at så.',
    },
    '§7': {
      title: 'Slutningen',
      text: 'Når det bliver din tur, og din række er tom, er spillet slut, og din modstander tager alt, hvad der er tilbage. Er hele brættet tomt, bliver bunkerne talt, som de er.',
    },
    '§8': {
      title: 'Endeløs såning',
      text: 'Nogle såninger ville blive ved for evigt. Sådan et træk er ikke tilladt; en såning regnes for endeløs, hvis den ikke er standset efter 10.000 omgange. En spiller, der har frø, men kun den slags træk, afslutter spillet, og det, der er tilbage, går ikke til nogen.',
    },
    '§9': {
      title: 'Endeløs jagt',
      text: 'Når de samme frø ligger i de samme huller, og den samme spiller har turen, for tredje gang siden den sidste fangst, er spillet slut. Det, der er tilbage, går ikke til nogen, og bunkerne afgør det. Spillerne må også blive enige om det tidligere. Hvis flere slutninger indtræffer på én gang, gælder først det tomme bræt, så en spiller, der ikke har noget at så, så en, der kun har endeløse træk, og sidst den endeløse jagt.',
    },
  },
  options: {
    pits: 'En række kan have fra et til tolv huller. Syv er det sædvanlige.',
    seeds: 'Hvert hul kan begynde med fra et til tolv frø. Fire er det sædvanlige.',
    chase:
      'Som regel slutter den tredje gentagelse en endeløs jagt. Efter den anden regel går spillet videre, til begge spillere er enige om at stoppe.',
    rounds:
      'Ét spil kan være hele kampen. Eller spillerne fylder brættet igen fra deres bunker: vinderen fylder alle sine huller og beholder det, der er til overs, taberen fylder så mange, som det rækker til, fra venstre, og taberen begynder. I enkle runder er de huller, taberen ikke kan fylde, ude af spillet. I de runder, Parker beskriver, bliver de frø, der er til overs, til ét lille hul, og vinderen sænker hullet over for til det samme antal: en puta med ét frø og en naga med to er mærkede; de samler frø, men ingen tager noget op eller fanger fra dem, og de tæller som tomme, hvor der ledes efter et tomt hul. Tre frø og flere giver et almindeligt hul. Frø, som ingen har vundet, bliver først delt, og et ulige frø går til den svageste. Kampen slutter, når en spiller ikke kan begynde en runde; så afgør bunkerne det.',
  },
};
