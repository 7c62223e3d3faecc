import type { Texts } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';

/**
 * The lessons, for children and everybody else: short words, one thought a step. Each step has a title; `text`, what one
 * should know; `do`, what to do now; `wrong`, said after what happened, kindly, when it was something else; `done`, said
 * when it is right.
 */
export const lessons: Texts<typeof english> = {
  'kalah.1.title': 'At så',
  'kalah.1.text':
    'De seks huller {first} til {last} er dine; den anden række er din modstanders. Når du sår, tager du alle frø op af et hul og lader dem falde ét ad gangen i de næste.',
  'kalah.1.do': 'Tryk på et hul i din række.',
  'kalah.1.wrong': 'Vælg et hul i din egen række, der har frø i sig.',
  'kalah.1.done': 'Ét frø til hvert hul på vejen: sådan sår man. Det går altid samme vej rundt.',

  'kalah.2.title': 'Dit eget lager',
  'kalah.2.text': 'Efter dit sidste hul kommer dit lager, kalahaen. Et frø, der falder i den, er dit for altid.',
  'kalah.2.do': 'Så dine frø sådan, at et af dem falder i din kalaha.',
  'kalah.2.wrong': 'Frøene slap op, før de nåede din kalaha. Prøv et hul, der ligger nærmere ved den.',
  'kalah.2.done': 'Det første frø er i sikkerhed. Den, hvis kalaha er fyldigst til sidst, har vundet.',

  'kalah.3.title': 'Hele vejen rundt',
  'kalah.3.text':
    'Er der frø tilbage i hånden efter din kalaha? Så fortsæt i din modstanders række og rundt til din egen. Din modstanders kalaha springer du over: den får aldrig et frø fra dig.',
  'kalah.3.do': 'Så fra hullet med ni frø.',
  'kalah.3.wrong': 'De frø blev tæt på hjemmet. Hullet med ni når hele vejen rundt.',
  'kalah.3.done': 'Seks frø til den anden række, og ikke ét til kalahaen derovre.',

  'kalah.4.title': 'En ekstra tur',
  'kalah.4.text': 'Når dit allersidste frø falder i din kalaha, er det din tur igen.',
  'kalah.4.do': 'Find det hul, hvis sidste frø falder i din kalaha.',
  'kalah.4.wrong':
    'Din kalaha var ikke det sidste stop. Tæl fra hul til hul: der skal være lige så mange frø som skridt.',
  'kalah.4.done': 'Der var lige så mange frø som skridt. Det må du gøre, så ofte det går op.',

  'kalah.5.title': 'Tæl skridtene',
  'kalah.5.text':
    'Fra hvert hul kan du tælle skridtene til din kalaha: det næste hul er ét, det efter er to, og så videre.',
  'kalah.5.do': 'Hvor mange frø skal der ligge i {pit}, for at det sidste falder i din kalaha?',
  'kalah.5.wrong':
    'Ikke helt. Sæt en finger på {pit}, flyt den til det næste hul og sig »ét«, og bliv ved, til du er i din kalaha.',
  'kalah.5.done': 'Fem: fire huller og så din kalaha. Et hul med netop det rigtige antal er værd at holde øje med.',

  'kalah.6.title': 'Fangst på tværs',
  'kalah.6.text':
    'Når dit sidste frø falder i et af dine egne tomme huller, så se over på den anden side. Frøene, der ligger dér, er dine, og dit sidste frø med dem.',
  'kalah.6.do': 'Fang de fem frø i {pit}.',
  'kalah.6.wrong': 'Ingen fangst denne gang. Dit sidste frø skal falde i det tomme hul over for {pit}.',
  'kalah.6.done': 'Fem frø og ét til, alle i din kalaha. Efter en fangst trækker den anden spiller.',

  'kalah.7.title': 'To i samme tur',
  'kalah.7.text':
    'Nu kender du to kneb: en ekstra tur og en fangst. De bedste ture gør det ene efter det andet. Tag den ekstra tur først, for en fangst afslutter din tur.',
  'kalah.7.do': 'Få en ekstra tur, og fang så fem.',
  'kalah.7.wrong':
    'Find først det hul, der når din kalaha med sit sidste frø. Find så det, der standser i et tomt hul.',
  'kalah.7.done': 'To træk, syv frø. Sådan vinder man.',

  'kalah.8.title': 'Slutningen',
  'kalah.8.text':
    'Så snart en af rækkerne er tom, er spillet slut. De frø, der stadig ligger i den anden række, går til den spiller, som rækken tilhører.',
  'kalah.8.do': 'Tag din modstanders sidste frø.',
  'kalah.8.wrong': 'Din modstander har stadig frø. Se over på den anden side fra dine tomme huller.',
  'kalah.8.done': 'Der var ingen frø tilbage derovre, så spillet var slut, og det, der lå i din række, var dit.',

  'al-manqala.1.title': 'At så',
  'al-manqala.1.text':
    'De syv huse {first} til {last} er dine; den anden række er din modstanders. Når du sår, tager du alle perler op af et hus og lader dem falde én ad gangen i de næste.',
  'al-manqala.1.do': 'Tryk på et hus i din række.',
  'al-manqala.1.wrong': 'Vælg et hus i din egen række, der har perler i sig.',
  'al-manqala.1.done':
    'Én perle til hvert hus på vejen, både i din række og i den anden: sådan sår man. Det går altid samme vej rundt.',

  'al-manqala.2.title': 'To',
  'al-manqala.2.text': 'Se, hvor din sidste perle falder. Er der nu to perler i det hus, er de begge dine.',
  'al-manqala.2.do': 'Lav to med din sidste perle.',
  'al-manqala.2.wrong':
    'Ikke to denne gang, så der bliver ikke fanget noget. Find et hus med én perle, som din sidste perle kan nå.',
  'al-manqala.2.done': 'Én og én er to. De ligger nu ved siden af brættet, i din bunke.',

  'al-manqala.3.title': 'Eller fire',
  'al-manqala.3.text': 'Fire er lige så godt som to. Alle andre tal bliver liggende: én, tre, fem og flere.',
  'al-manqala.3.do': 'Lav fire med din sidste perle.',
  'al-manqala.3.wrong':
    'Ikke fire, så der bliver ikke fanget noget. Find et hus med tre perler, som din sidste perle kan nå.',
  'al-manqala.3.done': 'Tre og én er fire, og alle fire er dine.',

  'al-manqala.4.title': 'Din egen række tæller også',
  'al-manqala.4.text': 'To og fire tæller, hvor de end ligger: i den anden række og lige så godt i din egen.',
  'al-manqala.4.do': 'Fang to perler i din egen række.',
  'al-manqala.4.wrong': 'Der blev ikke fanget noget. Hvilket af dine huse har en enkelt perle lige efter sig?',
  'al-manqala.4.done': 'Dine egne perler på brættet tilhører endnu ingen. Kun din bunke er sikker.',

  'al-manqala.5.title': 'Serien før',
  'al-manqala.5.text':
    'Når din sidste perle tager et hus, så se på huset lige før det. To eller fire? Så tager du det også. Og sådan fortsætter du, baglæns, til et hus har et andet antal.',
  'al-manqala.5.do': 'Tag tre huse med én såning.',
  'al-manqala.5.wrong': 'Det var ikke tre huse. Find en sidste perle med toere og firere bag sig.',
  'al-manqala.5.done': 'Tre huse i træk, endda rundt om hjørnet: ti perler.',

  'al-manqala.6.title': 'Hvor serien brydes',
  'al-manqala.6.text': 'Et hus med et andet antal, og serien ender dér. Det, der ligger før det hus, er sikkert.',
  'al-manqala.6.do': 'Prøv at så {pit} i hovedet. Hvor mange perler ville du fange?',
  'al-manqala.6.wrong':
    'Ikke helt. Lad perlerne falde én ad gangen, og se først på det sidste hus. Gå så tilbage, så længe du ser to eller fire.',
  'al-manqala.6.done': 'Kun to: huset før det har tre, og dér brydes serien.',

  'al-manqala.7.title': 'At fodre',
  'al-manqala.7.text':
    'Din modstanders række er tom. Ingen skal sulte: har du et træk, der bringer en perle derover, skal du vælge sådan et træk.',
  'al-manqala.7.do': 'Giv din modstander en perle.',
  'al-manqala.7.wrong': 'Vælg et hus med perler nok til at nå den anden række.',
  'al-manqala.7.done':
    'Godt fodret. Er der en dag ikke sådan et træk, er spillet slut, og den sultne får alle perler på brættet. Så tænk dig om i god tid!',

  'al-manqala.8.title': 'Mere end halvdelen',
  'al-manqala.8.text':
    'Der er otteoghalvfems perler. Den, der har mere end halvdelen af dem, halvtreds eller flere, har vundet på stedet.',
  'al-manqala.8.do': 'Du har seksogfyrre. Vind spillet!',
  'al-manqala.8.wrong': 'Der mangler stadig fire perler. Find et hus med tre perler i.',
  'al-manqala.8.done': 'Halvtreds! Det, der stadig ligger på brættet, tæller ikke mere med.',

  'walak-pussa.1.title': 'At så',
  'walak-pussa.1.text':
    'De syv huller {first} til {last} er dine; den anden række er din modstanders. Når du sår, tager du alle frø op af et hul og lader dem falde ét ad gangen i de næste.',
  'walak-pussa.1.do': 'Tryk på et hul i din række, der har frø i sig.',
  'walak-pussa.1.wrong': 'Vælg et hul i din egen række, der har frø i sig.',
  'walak-pussa.1.done':
    'Ét frø til hvert hul på vejen, og så standsede du, fordi det næste hul var tomt. Du skal snart se, hvorfor det betyder noget.',

  'walak-pussa.2.title': 'At så videre',
  'walak-pussa.2.text':
    'Når dit sidste frø er faldet, så se på det næste hul. Er der frø i det? Tag dem alle op, og bliv ved med at så. Det er lige meget, hvor dit sidste frø faldt.',
  'walak-pussa.2.do': 'Find den såning, der går videre.',
  'walak-pussa.2.wrong':
    'Den standsede med det samme, for det næste hul var tomt. Find en såning, der ender lige før et fuldt hul.',
  'walak-pussa.2.done': 'Du såede én gang, tog det næste hul op og såede igen: to omgange i ét træk.',

  'walak-pussa.3.title': 'Videre og videre',
  'walak-pussa.3.text':
    'I begyndelsen af et spil bliver et træk ved og ved. Du behøver ikke tælle med: tryk på et hul, og følg hånden.',
  'walak-pussa.3.do': 'Tryk på et hul i din række.',
  'walak-pussa.3.wrong': 'Vælg et hul i din egen række.',
  'walak-pussa.3.done':
    'Syv omgange, til et tomt hul sagde stop, og seks frø til dig. Hvordan gik det til? Det kommer nu.',

  'walak-pussa.4.title': 'Bag det tomme hul',
  'walak-pussa.4.text':
    'Et tomt hul standser dig. Se nu på hullet bag det. Er der frø? De er dine. I Sri Lanka hedder det pussa kanawa: at spise på grund af det tomme hul.',
  'walak-pussa.4.do': 'Fang fire frø.',
  'walak-pussa.4.wrong': 'Der blev ikke fanget noget: bag det tomme hul lå der endnu et tomt. Prøv dit andet hul.',
  'walak-pussa.4.done': 'Et tomt hul standsede dig, og bag det ventede fire frø.',

  'walak-pussa.5.title': 'Din egen række tæller også',
  'walak-pussa.5.text':
    'Det er lige meget, hvis række hullet bag det tomme ligger i. Du kan også spise fra din egen række.',
  'walak-pussa.5.do': 'Fang de seks frø i {pit}.',
  'walak-pussa.5.wrong':
    'Det gav dig noget andet. Det tomme hul skal ligge lige før {pit}: hvilken såning ender lige før det tomme hul?',
  'walak-pussa.5.done': 'Seks frø fra din egen række. Nu er de i sikkerhed i din bunke.',

  'walak-pussa.6.title': 'Perlerne på en halskæde',
  'walak-pussa.6.text':
    'Når du har spist, så se videre: et tomt hul og så et fuldt? Det spiser du også. Tomt, fuldt, tomt, fuldt: som at plukke perlerne på en halskæde.',
  'walak-pussa.6.do': 'Pluk tre perler med ét træk.',
  'walak-pussa.6.wrong':
    'Det var ikke tre. Find stedet, hvor fulde huller ligger hver for sig, med ét tomt hul imellem.',
  'walak-pussa.6.done': 'Tre huller på én kæde, ni frø. I Sri Lanka: wael mutu ekilenawa.',

  'walak-pussa.7.title': 'Hvor kæden brister',
  'walak-pussa.7.text':
    'Kæden brister, hvor to tomme huller ligger side om side. Den brister også, når et fuldt hul kommer lige efter det, du tog.',
  'walak-pussa.7.do': 'Prøv at så {pit} i hovedet. Hvor mange frø ville du fange?',
  'walak-pussa.7.wrong':
    'Ikke helt. Så frøene først, og find det tomme hul, der standser dig. Gå så videre: fuldt, tomt, fuldt, til kæden brister.',
  'walak-pussa.7.done': 'Syv: tre og fire. Så kommer der to tomme huller, og kæden brister.',

  'walak-pussa.8.title': 'Slutningen',
  'walak-pussa.8.text':
    'Den, der skal trække og ikke har et frø i sin række, kan ikke komme videre. Så er spillet slut, og den anden tager alt, hvad der er tilbage.',
  'walak-pussa.8.do': 'Find et træk, der ikke efterlader din modstander noget at så.',
  'walak-pussa.8.wrong': 'Nu har din modstander frø igen. Hold dine hjemme.',
  'walak-pussa.8.done': 'Din modstander kunne ikke trække, så de frø, der var tilbage, var dine.',
};
