import type { RulePage } from '../../catalogue.ts';

export const alManqala: RulePage<'al-manqala'> = {
  opening:
    'Safu mbili za nyumba saba, byot kwa Kiarabu, na katika kila nyumba kete saba, ambazo ni shanga nyeupe: kete 98. Hakuna maghala; kila mchezaji huweka alizoteka katika fungu lake kando ya ubao. Anayepata zaidi ya nusu ya kete ameshinda. Kusini anaanza.',
  paragraphs: {
    '§1': {
      title: 'Kupanda',
      text: 'Chota kete zote za mojawapo ya nyumba zako, uziangushe moja moja katika nyumba zinazofuata, kinyume cha saa, kuzunguka safu zote mbili. Kete ya mwisho ikishaanguka, kupanda kumekwisha. Kete zikiwa kumi na nne au zaidi, kupanda hurudi kwenye nyumba kulikoanzia, nayo hupata kete kama nyingine zote.',
    },
    '§2': {
      title: 'Mbili au nne',
      text: 'Tazama nyumba ilikoangukia kete yako ya mwisho, iwe katika safu yako au ya mwenzako. Ikiwa sasa ina kete mbili kamili au nne kamili, unaziteka zote.',
    },
    '§3': {
      title: 'Mfululizo ulioitangulia',
      text: 'Ukiiteka nyumba hiyo, tazama nyumba iliyo nyuma yake tu, kinyume cha mwelekeo wa kupanda. Ikiwa nayo ina mbili au nne, unaiteka pia, na hivyo unaendelea kurudi nyuma, hata kuzunguka mwisho wa safu ikibidi, hadi ufikie nyumba yenye idadi nyingine. Kama nyumba ya kete ya mwisho haikukupa kitu, hakuna nyumba nyingine inayokupa.',
    },
    '§4': {
      title: 'Kulisha',
      text: 'Ikiwa safu ya mwenzako ni tupu zamu yako inapoanza, ni lazima ucheze hatua inayoacha angalau kete moja humo, baada ya kuteka kwote, maadamu unayo hatua kama hiyo.',
    },
    '§5': {
      title: 'Usipoweza kulisha',
      text: 'Kama huna hatua kama hiyo, mchezo umekwisha, na yule aliyekuwa na njaa anapata kete zote zilizo ubaoni. Kwa hiyo fikiri mara mbili kabla ya kumwacha mwenzako aishiwe na kete!',
    },
    '§6': {
      title: 'Kupisha zamu',
      text: 'Unaruhusiwa kuteka kete za mwisho za safu ya mwenzako. Hapo mwenzako hana cha kupanda na anapisha zamu; zamu inakurudia wewe, na sasa una deni la kumlisha.',
    },
    '§7': {
      title: 'Zaidi ya nusu',
      text: 'Anayeshika zaidi ya nusu ya kete zote (50 kati ya 98) ameshinda papo hapo. Kete ambazo bado ziko ubaoni hazihesabiwi tena. Wote wawili wakimaliza na 49, ni sare.',
    },
    '§8': {
      title: 'Kufukuzana bila mwisho',
      text: 'Kete chache za mwisho zinaweza kufukuzana kuzunguka ubao milele. Wachezaji wote wawili wakiliona hilo, wanaweza kukubaliana kusimama na kugawana sawa zilizo ubaoni. Hapa mchezo husimama pia wenyewe kete zilezile zinapokuwa katika nyumba zilezile, na zamu ya mchezaji yuleyule, kwa mara ya tatu tangu kuteka kwa mwisho. Idadi ikiwa witiri, kete moja si ya mtu yeyote.',
    },
    '§9': {
      title: 'Ubao mtupu',
      text: 'Kete ya mwisho ikishatoka ubaoni, mchezo umekwisha na mafungu yanahesabiwa. Miisho kadhaa ikitokea pamoja, wa kwanza kuhesabiwa ni kuwa na zaidi ya nusu, kisha ubao mtupu, kisha kukosa chakula, na kufukuzana bila mwisho huja mwisho.',
    },
  },
  options: {
    pits: 'Safu inaweza kuwa na nyumba moja hadi kumi na mbili. Kwa kawaida ni saba.',
    seeds: 'Kila nyumba inaweza kuanza na kete moja hadi kumi na mbili. Kwa kawaida ni saba.',
    origin:
      'Kupanda kwa kete nyingi hurudi kwenye nyumba zilikochotwa. Kwa kawaida nyumba hiyo hupata kete; kwa kanuni nyingine inarukwa na kubaki tupu.',
    chase:
      'Kwa kawaida mkao ukitokea mara ya tatu, kufukuzana bila mwisho kunakwisha. Kwa kanuni nyingine mchezo unaendelea hadi wachezaji wote wawili wakubaliane kusimama.',
  },
};
