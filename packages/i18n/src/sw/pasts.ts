import type { LearnTexts } from '../catalogue.ts';
import { sources } from '../sources.ts';

/** The words the games keep in their own tongues, and what is known of their past. */
export const pasts: LearnTexts['pasts'] = {
  kalah: {
    terms: [
      { word: 'kalah', meaning: 'ghala lililo upande wa kulia wa mchezaji, ambalo mchezo umepewa jina lake' },
      {
        word: 'mancala',
        meaning:
          'familia nzima ya michezo ya kupanda, mankala kwa Kiswahili; Marekani Kaskazini mara nyingi ni mchezo huu mmoja',
      },
    ],
    history: [
      { text: 'William Julius Champion Jr., aliyesoma Yale, aliubuni mwaka 1940.', source: sources.kalah },
      {
        text: 'Uliuzwa kuanzia mwaka 1944, na ulipewa hataza nchini Marekani mwaka 1952 na 1955.',
        source: sources.patents,
      },
      {
        text: 'Mwaka 1958 kampuni ya Kalah Game Company ilianzishwa huko Holbrook, Massachusetts.',
        source: sources.kalah,
      },
      {
        text: 'Mwaka 1959 ulichezwa kwenye DEC PDP-1 huko MIT: mankala ya kwanza iliyochezwa na kompyuta.',
        source: sources.kalah,
      },
      {
        text: 'Matangazo yake yaliuita mchezo wa kale wa Kiafrika; kwa kweli ni ndugu wa kisasa wa Dakon ya Java, wenye duru moja tu.',
        source: sources.kalah,
      },
      {
        text: 'Wengine waliuuza tena kwa majina Conference (Mieg, 1965), Sahara (Pelikan, 1976) na Bantumi (kwenye simu za Nokia, karibu mwaka 2000).',
        source: sources.kalah,
      },
      {
        text: 'Marekani Kaskazini huufahamu kama Mancala, nchi za Kijerumani kama Kalaha.',
        source: sources.kalah,
      },
      {
        text: 'Shule moja ya Chicago iliutumia kuwasaidia watoto wenye ugumu wa kujifunza hesabu.',
        source: sources.kalah,
      },
      {
        text: 'Mbao ndogo zimetatuliwa: inajulikana zinavyokwisha, kama hakuna anayekosea.',
        source: sources.solving,
      },
    ],
  },
  'al-manqala': {
    terms: [
      { word: 'beit', meaning: 'nyumba: mojawapo ya mashimo kumi na manne; zikiwa kadhaa ni byot' },
      { word: 'manqala', meaning: 'kutoka mzizi wa Kiarabu wenye maana ya kuhamisha' },
      { word: 'La‘b Hakimi', meaning: '“mchezo wa busara”, mojawapo ya majina yake huko Damasko' },
      { word: 'La‘b Akila', meaning: '“mchezo wa akili”, jina lake jingine huko' },
    ],
    history: [
      { text: 'Wanaume huucheza katika mikahawa na nyumba za wageni.', source: sources.alManqala },
      { text: 'Moslih Kanaaneh aliandika kanuni zake huko Galilaya mwaka 2007.', source: sources.kanaaneh },
      { text: 'Thomas Hyde alieleza mwaka 1694 mchezo wa Kiarabu unaokaribia kuwa huohuo.', source: sources.hyde },
      {
        text: 'Henry Dearborn aliripoti mwaka 1819 kwamba watu wa Aleppo walipenda zaidi Mangala na Halusa, pamoja na tawla (backgammon) na sataranji.',
        source: sources.dearborn,
      },
      {
        text: 'Stewart Culin aliona mchezo wa safu mbili za mashimo saba ukichezwa Damasko.',
        source: sources.culin,
      },
      {
        text: 'Mbao zake ni za mwaloni, zimeloweshwa mafuta ya zeituni na kupakwa lami; kete ni shanga nyeupe.',
        source: sources.alManqala,
      },
      { text: 'Mangala ya Uturuki na Halusa ya Iraki ni ndugu zake wa karibu.', source: sources.alManqala },
      {
        text: 'Ujanja mmoja: acha kete moja mahali ambapo mpinzani wako hawezi kukulisha, na zote zilizobaki ni zako.',
        source: sources.alManqala,
      },
    ],
  },
  'walak-pussa': {
    terms: [
      { word: 'wala', meaning: 'tundu' },
      { word: 'pussa', meaning: 'tupu' },
      { word: 'pussa kanawa', meaning: '“kula kwa sababu ya tundu tupu”: namna ya kuteka ya mchezo huu' },
      {
        word: 'wael mutu ekilenawa',
        meaning: '“kuokota lulu za mkufu”: kuteka mara kadhaa kwa namna hiyo kwenye uzi mmoja',
      },
      { word: 'olinda', meaning: 'mbegu nyekundu zenye jicho jeusi ambazo mchezo huchezwa nazo' },
      { word: 'puta', meaning: '“mwana wa kiume”: katika raundi, tundu lenye alama la mbegu moja' },
      { word: 'naga', meaning: '“binti”: katika raundi, tundu lenye alama la mbegu mbili' },
    ],
    history: [
      {
        text: 'Henry Parker aliuandika huko Ceylon, leo Sri Lanka, na kuuchapisha mwaka 1909.',
        source: sources.parker,
      },
      {
        text: 'Huchezwa kwa mbegu 56 za olinda, nne katika kila moja ya matundu kumi na manne.',
        source: sources.parker,
      },
      {
        text: 'Kuhusu michezo ya Kandy aliandika kwamba wanawake wa vijijini waliicheza bila kuhesabu, “kwa kasi ya kustaajabisha”.',
        source: sources.parker,
      },
      { text: 'Ni mchezo wa Mwaka Mpya.', source: sources.walakPussa },
      {
        text: 'Namna yake ya kuteka, pussa kanawa, imeipa jina familia nzima ya michezo.',
        source: sources.walakPussa,
      },
    ],
  },
};
