import type { RulePage } from '../../catalogue.ts';

export const walakPussa: RulePage<'walak-pussa'> = {
  opening:
    'Safu mbili za matundu saba, wala kwa Kisinhala, na katika kila tundu mbegu nne za olinda: mbegu 56. Hakuna maghala; kila mchezaji huweka alizoteka katika fungu lake kando ya ubao. Mwenye nyingi zaidi mwishoni anashinda. Kusini anaanza.',
  paragraphs: {
    '§1': {
      title: 'Kupanda',
      text: 'Chota mbegu zote za mojawapo ya matundu yako, uziangushe moja moja katika matundu yanayofuata, kinyume cha saa, kuzunguka safu zote mbili. Kila tundu hupata mbegu yake, hata lile ulikoanzia unapolifikia tena.',
    },
    '§2': {
      title: 'Kuendelea kupanda',
      text: 'Mbegu ya mwisho ikishaanguka, tazama tundu linalofuata. Ikiwa lina mbegu, zichote zote na uendelee kupanda kutoka hapo, na hivyo tena na tena. Kilichomo katika tundu la mbegu ya mwisho hakijalishi.',
    },
    '§3': {
      title: 'Kusimama',
      text: 'Tundu linalofuata likiwa tupu, kupanda kunasimama.',
    },
    '§4': {
      title: 'Kula kwa sababu ya tundu tupu',
      text: 'Sasa tazama tundu lililo baada ya lile tupu. Ikiwa lina mbegu, ni zako, liwe katika safu ya nani, na hata kama umetoka tu kupanda humo.',
    },
    '§5': {
      title: 'Lulu za mkufu',
      text: 'Ikiwa tundu ulilomaliza kulitoa mbegu linafuatwa na tundu tupu, na hilo linafuatwa na tundu lenye mbegu, unaziteka hizo pia, na hivyo unaendelea, hata kuzunguka ubao mzima ikiwa uzi haukatiki. Hukatika pale matundu mawili matupu yanapokaa pamoja, au pale tundu lenye mbegu linapofuata mara moja lile uliloliteka, bila nafasi tupu kati yao.',
    },
    '§6': {
      title: 'Mwisho wa zamu',
      text: 'Kisha mchezaji mwingine anacheza, uwe umeteka kitu au la. Hakuna anayelazimika kumwachia mwenzake cha kupanda.',
    },
    '§7': {
      title: 'Mwisho',
      text: 'Zamu yako ikifika na safu yako ni tupu, mchezo umekwisha na mwenzako anachukua zote zilizobaki. Ubao wote ukiwa mtupu, mafungu yanahesabiwa kama yalivyo.',
    },
    '§8': {
      title: 'Kupanda bila mwisho',
      text: 'Kupanda kwingine kungeendelea milele. Hatua kama hiyo hairuhusiwi; kupanda huhesabiwa kuwa bila mwisho ikiwa hakujasimama baada ya duru 10,000. Mchezaji mwenye mbegu lakini asiye na hatua nyingine ila za namna hiyo anamaliza mchezo, na zilizobaki si za mtu yeyote.',
    },
    '§9': {
      title: 'Kufukuzana bila mwisho',
      text: 'Mbegu zilezile zikiwa katika matundu yaleyale, na zamu ya mchezaji yuleyule, kwa mara ya tatu tangu kuteka kwa mwisho, mchezo umekwisha. Zilizobaki si za mtu yeyote, na mafungu ndiyo yanayoamua. Wachezaji wanaweza pia kukubaliana hivyo mapema zaidi. Miisho kadhaa ikitokea pamoja, wa kwanza kuhesabiwa ni ubao mtupu, kisha mchezaji asiye na cha kupanda, kisha mwenye hatua zisizo na mwisho tu, na kufukuzana bila mwisho huja mwisho.',
    },
  },
  options: {
    pits: 'Safu inaweza kuwa na tundu moja hadi matundu kumi na mawili. Kwa kawaida ni saba.',
    seeds: 'Kila tundu linaweza kuanza na mbegu moja hadi kumi na mbili. Kwa kawaida ni nne.',
    chase:
      'Kwa kawaida mkao ukitokea mara ya tatu, kufukuzana bila mwisho kunakwisha. Kwa kanuni nyingine mchezo unaendelea hadi wachezaji wote wawili wakubaliane kusimama.',
    rounds:
      'Mchezo mmoja unaweza kuwa mechi nzima. Au wachezaji wanajaza ubao tena kutoka mafungu yao: mshindi matundu yake yote, akibaki na zilizozidi, aliyeshindwa mengi kadiri awezavyo kuanzia kushoto kwake, naye ndiye anayeanza. Katika raundi za kawaida matundu asiyoweza kuyajaza yanabaki nje ya mchezo. Katika raundi alizoeleza Parker, mbegu zilizozidi zinaunda tundu moja dogo, na mshindi analipunguza tundu lililo mkabala nalo hadi idadi hiyohiyo: puta ya mbegu moja na naga ya mbegu mbili zina alama; hukusanya mbegu, lakini hakuna anayezichota wala kuziteka humo, na huhesabiwa kuwa tupu pale tundu tupu linapotafutwa. Mbegu tatu na zaidi hufanya tundu la kawaida. Mbegu ambazo hakuna aliyezishinda zinagawanywa kwanza, ya witiri ikienda kwa aliye dhaifu zaidi. Mechi inakwisha mchezaji asipoweza kuanza raundi; hapo mafungu ndiyo yanayoamua.',
  },
};
