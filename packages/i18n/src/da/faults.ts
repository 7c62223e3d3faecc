import type { FaultTexts } from '../catalogue.ts';

/** What is wrong with a text or a request, and what would be right. */
export const faults: FaultTexts = {
  'fault.unknown-game': 'Der er ikke noget spil »{game}«. Der er: {known}.',
  'fault.unknown-option': 'Der er ikke nogen indstilling »{option}« i {game}. Der er: {known}.',
  'fault.option-value': 'Indstillingen {option} kan ikke være {found}. Den kan være: {expected}.',
  'fault.option-syntax': 'En indstilling skrives navn=værdi, ikke »{found}«.',
  'fault.option-twice': 'Indstillingen »{option}« står der to gange: angiv den én gang.',

  'fault.position-syntax':
    'Det er ikke en stilling: »{found}«. En stilling skrives SYD/NORD s-n TUR, for eksempel i Kalaha 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S, med højst {charsMax} tegn.',
  'fault.pit-count':
    '{side, select, S {Rækken hos Syd} N {Rækken hos Nord} other {Rækken}} har {found, plural, one {# hul} other {# huller}}, men på dette bræt er der {expected} i en række.',
  'fault.seed-count':
    '{where, select, S {I lageret hos Syd} N {I lageret hos Nord} + {Ved siden af brættet} other {I {where}}} står der »{found}«, og det er ikke et antal frø.',
  'fault.seed-total': 'Stillingen har {found, plural, one {# frø} other {# frø}} i alt; der skal være {min} til {max}.',
  'fault.turn-syntax': 'Hvis tur det er, skrives S, N, eller - når spillet er slut, ikke »{found}«.',
  'fault.score-syntax': 'Hvad begge sider har, skrives som to tal, for eksempel 10-8, ikke »{found}«.',
  'fault.flag-unknown':
    '»{found}« er ikke en del af en stilling. Efter turen må der stå +K (frø lagt til side), derefter pie eller swapped.',
  'fault.flag-order':
    '»{found}« står for sent eller to gange: først +K (frø lagt til side), derefter pie eller swapped, hver kun én gang.',
  'fault.pie-off':
    'I stillingen står der »{flag}«, men her spilles der uden kagereglen. Fjern ordet, eller spil med pie=on.',
  'fault.pie-over': 'Spillet er slut, så der kan ikke byttes mere: fjern »pie«.',
  'fault.hole-not-here':
    '{where} er {hole, select, out {ude af spillet} other {mærket}}, og det forekommer ikke i dette spil med disse indstillinger.',
  'fault.hole-not-empty': '{where} er ude af spillet og kan derfor ikke have frø i sig.',
  'fault.move-syntax': '»{found}« er ikke et træk. Et træk er bogstavet for et hul, eller swap.',

  'fault.nothing-to-undo': 'Der er ikke noget at fortryde.',
  'fault.nothing-to-redo': 'Der er ikke noget at gentage.',
  'fault.match-over': 'Kampen er slut.',
  'fault.match-going-on': 'Runden er ikke slut endnu: spil den først færdig.',
  'fault.no-chase': 'Dette spil kender ingen endeløs jagt, man kan blive enige om.',
  'fault.no-rounds': 'Dette spil spilles ikke i runder.',

  'fault.record-syntax':
    'Optegnelsen kan ikke læses i linje {line}, kolonne {column} (»{found}«): {expected, select, tag {her skulle der stå en oplysning som [Game "kalah"]} tag-value {oplysningens værdi skal stå i anførselstegn} tag-end {oplysningen mangler ] til sidst} move {her skulle der stå et træk: bogstaver for huller, swap, eller - for at melde pas} comment-end {kommentaren er ikke afsluttet} variation-end {varianten mangler ) til sidst} less-depth {varianterne ligger for dybt inde i hinanden} less-text {filen er for lang} other {den har ikke form som en optegnelse}}.',
  'fault.record-version': 'Optegnelsen har version »{found}«; dette program læser {expected}.',
  'fault.record-tag': '{line, plural, =0 {Oplysningen} other {Linje #: oplysningen}} {tag} kan ikke være »{found}«.',
  'fault.record-tag-missing': '{line, plural, =0 {Oplysningen} other {Linje #: oplysningen}} {tag} mangler.',
  'fault.record-tag-twice': '{line, plural, =0 {Oplysningen} other {Linje #: oplysningen}} {tag} står der to gange.',
  'fault.record-move': 'Optegnelsen kan ikke gå videre ved tur {number}: {move} må ikke spilles dér.',
  'fault.record-pass': 'I optegnelsen meldes der pas ved tur {number}, hvor ingen melder pas.',
  'fault.record-after-end': 'Optegnelsen går videre med {move} ved tur {number}, efter at spillet var slut.',
  'fault.record-result': 'Optegnelsen siger {says}, men dens træk fører til {finds}.',
  'fault.record-none': 'Der er ingen optegnelse i teksten: sådan en begynder med [Mbegu "1"].',
  'fault.record-rounds': 'Runde {round} i optegnelsen følger ikke af runden før.',
  'fault.json-shape': 'I optegnelsen er der noget, der mangler, er for meget eller er af forkert slags ved {at}.',
};
