import type { RulePage } from '../../catalogue.ts';

export const alManqala: RulePage<'al-manqala'> = {
  opening:
    'To rækker af syv huse, byot, med syv hvide perler i hvert: 98 perler. Der er ingen lagre; hver spiller samler sin fangst i en bunke ved siden af brættet. Den, der får mere end halvdelen af perlerne, har vundet. Syd begynder.',
  paragraphs: {
    '§1': {
      title: 'At så',
      text: 'Tag alle perler op af et af dine huse, og lad dem falde én ad gangen i husene, der følger, mod uret rundt om begge rækker. Når den sidste perle er faldet, er såningen slut. Fra fjorten perler og op kommer den rundt til det hus, den begyndte fra, og det får en perle som alle de andre.',
    },
    '§2': {
      title: 'To eller fire',
      text: 'Se på det hus, hvor din sidste perle faldt, i din egen række eller i den anden. Har det nu præcis to perler eller præcis fire, tager du dem alle.',
    },
    '§3': {
      title: 'Serien før',
      text: 'Hvis du tog det hus, så se på huset lige før det, imod såningens retning. Har det også to eller fire, tager du også dem, og sådan fortsætter du baglæns, rundt om enden af en række, hvis det er nødvendigt, til et hus har et andet antal. Gav huset med den sidste perle dig ikke noget, gør ingen af de andre det heller.',
    },
    '§4': {
      title: 'At fodre',
      text: 'Er den anden række tom, når din tur begynder, skal du vælge et træk, der efterlader mindst én perle i den, fangster medregnet, så længe du har sådan et træk.',
    },
    '§5': {
      title: 'Når ingen kan fodre',
      text: 'Har du ikke sådan et træk, er spillet slut, og den, der sultede, får alle perler på brættet. Så tænk dig om to gange, før du lader din modstander løbe tør!',
    },
    '§6': {
      title: 'At melde pas',
      text: 'Du må gerne fange de sidste perler i den anden række. Så har din modstander ikke noget at så og melder pas; det er din tur igen, og nu skylder du mad.',
    },
    '§7': {
      title: 'Mere end halvdelen',
      text: 'Den, der har mere end halvdelen af alle perler (50 af 98), har vundet på stedet. De perler, der stadig er på brættet, tæller ikke mere med. Ender begge med 49, er det uafgjort.',
    },
    '§8': {
      title: 'Endeløs jagt',
      text: 'Nogle få sidste perler kan jage hinanden rundt på brættet i det uendelige. Når begge spillere ser det, må de aftale at stoppe og dele det, der ligger på brættet, ligeligt. Her stopper spillet også af sig selv, når de samme perler ligger i de samme huse, og den samme spiller har turen, for tredje gang siden den sidste fangst. Er antallet ulige, går én perle ikke til nogen.',
    },
    '§9': {
      title: 'Tomt bræt',
      text: 'Når den sidste perle har forladt brættet, er spillet slut, og bunkerne bliver talt. Hvis flere slutninger indtræffer på én gang, gælder først mere end halvdelen, så det tomme bræt, så manglen på mad og sidst den endeløse jagt.',
    },
  },
  options: {
    pits: 'En række kan have fra et til tolv huse. Syv er det sædvanlige.',
    seeds: 'Hvert hus kan begynde med fra en til tolv perler. Syv er det sædvanlige.',
    origin:
      'En såning med mange perler kommer tilbage til det hus, den blev taget fra. Som regel får det hus en perle; efter den anden regel bliver det sprunget over og forbliver tomt.',
    chase:
      'Som regel slutter den tredje gentagelse en endeløs jagt. Efter den anden regel går spillet videre, til begge spillere er enige om at stoppe.',
  },
};
