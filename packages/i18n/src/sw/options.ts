import type { OptionText, OptionTexts } from '../catalogue.ts';

const pits = (one: string, other: string): OptionText<'number'> => ({
  name: 'Urefu wa safu',
  meaning: `Huamua ni ${other} mangapi yaliyo mbele ya kila mchezaji.`,
  source: 'Ukubwa usio wa kawaida ni kwa ajili ya kujifunza na kwa mbao ndogo.',
  values: { number: `{n, plural, one {${one} #} other {${other} #}} kila upande` },
});

const start = (seeds: string, each: string, source: string): OptionText<'number'> => ({
  name: `${seeds} za mwanzo`,
  meaning: `Huamua ni ${seeds.toLowerCase()} ngapi zilizo katika kila ${each} mchezo unapoanza.`,
  source,
  values: { number: '{n} katika kila moja' },
});

const chase = (who: string): OptionText<'third-repetition' | 'agreement-only'> => ({
  name: 'Zilizobaki zikifukuzana tu kuzunguka ubao',
  meaning: 'Huamua kama kufukuzana bila mwisho kunakwisha pia kwenyewe.',
  source: who,
  values: {
    'third-repetition': 'mchezo unakwisha mkao ukitokea mara ya tatu',
    'agreement-only': 'mchezo unakwisha pale tu wachezaji wote wawili wanapokubali',
  },
});

/** Options as sentences: a name, and a phrase for each value that completes it. */
export const options: OptionTexts = {
  kalah: {
    pits: pits('shimo', 'mashimo'),
    seeds: start(
      'Mbegu',
      'shimo',
      'Tatu ulikuwa mchezo wa wanagenzi; tano na sita mchezo wa mabingwa wa mbunifu wake.',
    ),
    'empty-capture': {
      name: 'Kuteka mkabala na shimo tupu',
      meaning: 'Huamua kama mbegu ya mwisho isiyo na kitu mkabala nayo inabaki ilipoangukia.',
      source: 'Kanuni za zamani kabisa zilizochapishwa na makala Solving Kalah (2000) huipeleka ghalani.',
      values: { leave: 'mbegu inabaki', take: 'inakwenda ghalani' },
    },
    end: {
      name: 'Mchezo unakwisha',
      meaning: 'Huamua kama safu tupu inamaliza mchezo mara moja, au pale tu mwenye safu anapotakiwa kucheza.',
      source: 'Programu na kanuni za nyumbani hutofautiana hapa.',
      values: {
        'row-empty': 'mara safu moja inapokuwa tupu',
        'no-move': 'mchezaji anapotakiwa kucheza na hawezi',
      },
    },
    leftovers: {
      name: 'Mbegu zinazobaki mwishoni',
      meaning: 'Huamua ni za nani mbegu ambazo bado ziko mashimoni mchezo unapokwisha.',
      source: 'Kanuni moja ya nyumbani haizihesabu.',
      values: { owner: 'zinakwenda kwa mwenye safu yake', nobody: 'si za mtu yeyote' },
    },
    pie: {
      name: 'Kanuni ya kubadilishana',
      meaning:
        'Huamua kama Kaskazini anaweza kubadilishana viti na Kusini baada ya zamu ya kwanza ya Kusini. Hivyo faida ya anayeanza inasawazishwa.',
      source: 'Michezo mingi ya ubao yenye hatua ya kwanza yenye nguvu ina kanuni hii.',
      values: { off: 'hakuna kubadilishana viti', on: 'Kaskazini anaweza kubadilishana viti mara moja' },
    },
  },

  'al-manqala': {
    pits: {
      ...pits('nyumba', 'nyumba'),
      meaning: 'Huamua ni nyumba ngapi zilizo mbele ya kila mchezaji.',
    },
    seeds: start('Kete', 'nyumba', 'Saba katika kila moja ya nyumba kumi na nne ndio mchezo wa Galilaya.'),
    origin: {
      name: 'Kupanda kunakozunguka ubao mzima',
      meaning: 'Huamua kama nyumba ambako kupanda kulianzia nayo inapata kete.',
      source: 'Hakuna chanzo kinachosema; kete kwa kila nyumba ni uamuzi wetu.',
      values: { sow: 'hupanda tena katika nyumba ya kwanza', skip: 'huruka nyumba ya kwanza' },
    },
    chase: chase('Makubaliano ya wachezaji ndiyo kanuni ya zamani; mara ya tatu ni kanuni yetu.'),
  },

  'walak-pussa': {
    pits: pits('tundu', 'matundu'),
    seeds: start('Mbegu', 'tundu', 'Nne katika kila moja ya matundu kumi na manne ndivyo Parker alivyoona.'),
    chase: chase('Hakuna chanzo kinachozungumzia jambo hili; mara ya tatu ni kanuni yetu.'),
    rounds: {
      name: 'Baada ya mchezo',
      meaning: 'Huamua kama wachezaji wanajaza ubao tena kwa mbegu walizoshinda na kuendelea kucheza.',
      source: 'Parker (1909) anatoa raundi za Puhulmutu, mchezo ndugu, na kuyaita matundu yake madogo puta na naga.',
      values: {
        single: 'mchezo mmoja ndiyo mechi nzima',
        simple: 'raundi zaidi; matundu yasiyojazika yako nje ya mchezo',
        parker: 'raundi zaidi, pamoja na matundu madogo puta na naga',
      },
    },
  },
};
