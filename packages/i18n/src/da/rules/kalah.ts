import type { RulePage } from '../../catalogue.ts';

export const kalah: RulePage<'kalah'> = {
  opening:
    'To rækker af seks huller ligger mellem spillerne, med fire frø i hvert hul. Til højre for dig er din kalaha, dit eget lager: hvad der falder i den, er dit for altid. Den, der har flest frø i sin kalaha til sidst, vinder. Syd begynder.',
  paragraphs: {
    '§1': {
      title: 'At så',
      text: 'Tag alle frø op af et af dine huller, og lad dem falde ét ad gangen i hullerne, der følger, mod uret. Efter dit sidste hul kommer din egen kalaha, som også får et frø, og så hullerne i den anden række. Den anden kalaha springer du over. En såning på tretten frø kommer hele vejen rundt: dens sidste frø falder i netop det hul, den kom fra.',
    },
    '§2': {
      title: 'En ekstra tur',
      text: 'Når dit sidste frø falder i din kalaha, trækker du igen. Det skal du, og så ofte, som det sker.',
    },
    '§3': {
      title: 'Fangst på tværs',
      text: 'Når dit sidste frø falder i et af dine egne huller, som var tomt, så se over på den anden side. Er der frø i hullet over for, tager du dem sammen med dit sidste frø og lægger dem i din kalaha. Hullet, du såede fra, tæller som tomt, når du har taget frøene op.',
    },
    '§4': {
      title: 'Alle andre steder',
      text: 'Hvor dit sidste frø end falder ellers, bliver det liggende, og din tur er slut. Det gælder, hvor det sidste frø falder: falder det i den anden række, fanger du aldrig noget.',
    },
    '§5': {
      title: 'Efter en fangst',
      text: 'En fangst afslutter din tur. Så trækker den anden spiller.',
    },
    '§6': {
      title: 'Slutningen',
      text: 'Spillet er slut i samme øjeblik, en af rækkerne er tom, ligegyldigt hvilken: også selv om du lige havde fået en ekstra tur, og selv om din egen fangst tog de sidste frø fra den anden række.',
    },
    '§7': {
      title: 'Optælling',
      text: 'Det, der stadig ligger i en række, går til den spiller, som rækken tilhører. Så vinder den fyldigste kalaha; er de lige, er det uafgjort.',
    },
    '§8': {
      title: 'Mere end halvdelen',
      text: 'Når du først har mere end halvdelen af alle frø, kan ingen indhente dig. Spillet går videre alligevel, for det betyder noget, hvor meget du vinder med.',
    },
    '§9': {
      title: 'Byttet',
      text: 'Med kagereglen må Nord svare på hele den første tur fra Syd ved at sige »bytte« i stedet for at så. De to spillere bytter så plads: den, der var Syd, spiller fra nu af med rækken og kalahaen hos Nord, og omvendt. Intet flytter sig på brættet, og Nord har stadig turen, så den, der begyndte, er også den næste, der trækker. Det kan kun ske én gang, og kun som denne første beslutning.',
    },
  },
  options: {
    pits: 'En række kan have fra et til tolv huller. Seks er det sædvanlige.',
    seeds:
      'Hvert hul kan begynde med fra et til tolv frø. Tre var tænkt til begyndere, fire er det sædvanlige, fem og seks var opfinderens spil for øvede.',
    'empty-capture':
      'Når dit sidste frø falder i et af dine tomme huller, og hullet over for også er tomt, bliver frøet bare liggende. Efter den anden regel går det alene i din kalaha. Din tur er slut i begge tilfælde.',
    end: 'Som regel slutter en tom række spillet med det samme. Efter den anden regel går spillet videre, til nogen skal trække og ikke har noget i sin række; det kan være den, der lige har fået en ekstra tur.',
    leftovers:
      'Som regel får hver spiller det, der er tilbage i spillerens egen række. Efter den anden regel bliver de frø lagt til side, og kun det, der nåede frem til en kalaha, tæller.',
    pie: 'Den, der begynder i Kalaha, har en stor fordel. Kagereglen, også kaldet kageruten, opvejer den, som når to deler en kage: den ene skærer, den anden vælger. Syd tager den første tur, og Nord vælger side; derfor er det bedst for Syd at begynde sådan, at de to sider står lige godt.',
  },
};
