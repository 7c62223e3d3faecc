import type { RulePage } from '../../catalogue.ts';

export const kalah: RulePage<'kalah'> = {
  opening:
    'Kati ya wachezaji kuna safu mbili za mashimo sita, na mbegu nne katika kila shimo. Kwenye mkono wako wa kulia lipo ghala lako mwenyewe, liitwalo kalah: kinachoangukia humo ni chako moja kwa moja. Mwenye mbegu nyingi zaidi humo mwishoni ndiye mshindi. Kusini anaanza.',
  paragraphs: {
    '§1': {
      title: 'Kupanda',
      text: 'Chota mbegu zote za mojawapo ya mashimo yako, uziangushe moja moja katika mashimo yanayofuata, kinyume cha saa. Baada ya shimo lako la mwisho linakuja ghala lako mwenyewe, nalo pia hupata mbegu, kisha mashimo ya safu ya mwenzako. Ghala la mwenzako unaliruka. Mbegu kumi na tatu huzunguka ubao mzima: ya mwisho huangukia shimo lilelile zilikotoka.',
    },
    '§2': {
      title: 'Kucheza tena',
      text: 'Mbegu yako ya mwisho ikiangukia ghala lako, unacheza tena. Ni lazima, na unaweza kufanya hivyo kila mara inapotokea.',
    },
    '§3': {
      title: 'Kuteka ng’ambo',
      text: 'Mbegu yako ya mwisho ikiangukia shimo lako lililokuwa tupu, tazama ng’ambo. Ikiwa shimo lililo mkabala lina mbegu, unaziteka, pamoja na mbegu yako ya mwisho, na kuzitia ghalani mwako. Shimo ulikoanzia huhesabiwa kuwa tupu mara tu unapochota humo.',
    },
    '§4': {
      title: 'Kuangukia kwingine kokote',
      text: 'Kokote kwingine mbegu yako ya mwisho inakoangukia, inabaki hapo, na zamu yako imekwisha. Kinachohesabiwa ni mahali mbegu ya mwisho inapoangukia: ikiangukia safu ya mwenzako, huteki kamwe.',
    },
    '§5': {
      title: 'Baada ya kuteka',
      text: 'Kuteka kunamaliza zamu yako. Mchezaji mwingine anacheza.',
    },
    '§6': {
      title: 'Mwisho',
      text: 'Mchezo unakwisha mara tu safu mojawapo inapokuwa tupu, iwe yoyote ile: hata kama umepata haki ya kucheza tena, na hata kama kuteka kwako mwenyewe ndiko kulikochukua mbegu za mwisho za safu ya mwenzako.',
    },
    '§7': {
      title: 'Kuhesabu',
      text: 'Mbegu ambazo bado ziko katika safu zinakwenda kwa mwenye safu hiyo. Kisha ghala lenye mbegu nyingi zaidi linashinda; maghala mawili yakiwa sawa ni sare.',
    },
    '§8': {
      title: 'Zaidi ya nusu',
      text: 'Ukishashika zaidi ya nusu ya mbegu zote, hakuna anayeweza kukufikia. Hata hivyo mchezo unaendelea, kwa sababu ni muhimu pia umeshinda kwa tofauti gani.',
    },
    '§9': {
      title: 'Kubadilishana',
      text: 'Kwa kanuni ya kubadilishana, Kaskazini anaweza kuijibu zamu nzima ya kwanza ya Kusini kwa kusema “tubadilishane” badala ya kupanda. Hapo wachezaji wawili wanabadilishana viti: aliyekuwa Kusini sasa anacheza kwa safu na ghala la Kaskazini, na mwenzake kinyume chake. Ubaoni hakuna kinachosogea, na bado ni zamu ya Kaskazini, kwa hiyo aliyeanza ndiye anayecheza tena. Hufanyika mara moja tu, na kama uamuzi huo wa kwanza pekee.',
    },
  },
  options: {
    pits: 'Safu inaweza kuwa na shimo moja hadi mashimo kumi na mawili. Kwa kawaida ni sita.',
    seeds:
      'Kila shimo linaweza kuanza na mbegu moja hadi kumi na mbili. Tatu zilikusudiwa kwa wanaoanza, nne ni za kawaida, tano na sita ulikuwa mchezo wa mabingwa wa mbunifu wake.',
    'empty-capture':
      'Mbegu yako ya mwisho ikiangukia shimo lako tupu, na shimo lililo mkabala ni tupu pia, mbegu inabaki tu hapo. Kwa kanuni nyingine inakwenda peke yake kwenye ghala lako. Kwa vyovyote vile zamu yako imekwisha.',
    end: 'Kwa kawaida safu tupu inamaliza mchezo mara moja. Kwa kanuni nyingine mchezo unaendelea hadi mtu atakapotakiwa kucheza na hana kitu katika safu yake; anaweza kuwa yuleyule aliyepata haki ya kucheza tena.',
    leftovers:
      'Kwa kawaida kila mchezaji anapata zilizobaki katika safu yake mwenyewe. Kwa kanuni nyingine mbegu hizo zinawekwa kando, na zilizokwisha kufika maghalani tu ndizo zinazohesabiwa.',
    pie: 'Anayeanza katika Kalah ana faida kubwa. Kanuni ya kubadilishana huiondoa, kama watu wawili wanavyogawana keki: mmoja anakata, mwingine anachagua. Kusini anacheza zamu ya kwanza, kisha Kaskazini anachagua upande; kwa hiyo ni bora Kusini aanze kwa namna inayoacha pande zote mbili zikiwa sawa.',
  },
};
