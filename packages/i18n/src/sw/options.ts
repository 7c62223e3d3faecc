import type { OptionText, OptionTexts } from '../catalogue.ts';

const pits = (one: string, other: string, source: string): OptionText<'number'> => ({
  name: 'Urefu wa safu',
  meaning: `Huamua ni ${other} mangapi yaliyo mbele ya kila mchezaji.`,
  source,
  values: { number: `{n, plural, one {${one} #} other {${other} #}} kila upande` },
});

const start = (seeds: string, each: string, source: string, values = '{n} katika kila moja'): OptionText<'number'> => ({
  name: `${seeds} za mwanzo`,
  meaning: `Huamua ni ${seeds.toLowerCase()} ngapi zilizo katika kila ${each} mchezo unapoanza.`,
  source,
  values: { number: values },
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
    pits: pits(
      'shimo',
      'mashimo',
      'Sita ni kawaida; Solving Kalah (2000) hutatua moja hadi sita. Safu ndefu zaidi ni zetu wenyewe.',
    ),
    seeds: start(
      'Mbegu',
      'shimo',
      'Tatu kwa wanagenzi, na tano na sita kwa mabingwa, ni michezo ya mbunifu wake (Mancala World).',
      '{n, plural, =3 {{n} katika kila moja (kwa wanagenzi)} =5 {{n} katika kila moja (kwa mabingwa)} =6 {{n} katika kila moja (kwa mabingwa)} other {{n} katika kila moja}}',
    ),
    'empty-capture': {
      name: 'Kuteka mkabala na shimo tupu',
      meaning: 'Huamua kama mbegu ya mwisho isiyo na kitu mkabala nayo inabaki ilipoangukia.',
      source:
        'Katika kanuni za zamani kabisa zilizochapishwa na makala Solving Kalah (Irving, Donkers, Uiterwijk 2000) inakwenda ghalani.',
      values: { leave: 'mbegu inabaki', take: 'inakwenda ghalani' },
    },
    end: {
      name: 'Mchezo unakwisha',
      meaning: 'Huamua kama safu tupu inamaliza mchezo mara moja, au pale tu mwenye safu anapotakiwa kucheza.',
      source:
        'Mancala World humaliza mchezo safu ya kwanza ikiwa tupu, kama programu mfano wa OpenSpiel. Njia nyingine ni kanuni ya nyumbani: hatujui chanzo chake kilichochapishwa.',
      values: {
        'row-empty': 'mara safu moja inapokuwa tupu',
        'no-move': 'mchezaji anapotakiwa kucheza na hawezi',
      },
    },
    leftovers: {
      name: 'Mbegu zinazobaki mwishoni',
      meaning: 'Huamua ni za nani mbegu ambazo bado ziko mashimoni mchezo unapokwisha.',
      source:
        'Mancala World huzipa mwenye safu. Kwamba si za mtu yeyote ni kanuni ya nyumbani: hatujui chanzo chake kilichochapishwa.',
      values: { owner: 'zinakwenda kwa mwenye safu yake', nobody: 'si za mtu yeyote' },
    },
    pie: {
      name: 'Kanuni ya kubadilishana',
      meaning:
        'Huamua kama Kaskazini anaweza kubadilishana viti na Kusini baada ya zamu ya kwanza ya Kusini. Hivyo faida ya anayeanza inasawazishwa.',
      source:
        'Imeazimwa kutoka michezo mingine ya ubao yenye hatua ya kwanza yenye nguvu, kama Hex; hakuna chanzo cha Kalah tunachokijua chenye kanuni hii.',
      values: { off: 'hakuna kubadilishana viti', on: 'Kaskazini anaweza kubadilishana viti mara moja' },
    },
  },

  'al-manqala': {
    pits: {
      ...pits(
        'nyumba',
        'nyumba',
        'Saba ndivyo Kanaaneh alivyoandika (2007, Mancala World); urefu mwingine ni wetu, kwa kujifunza.',
      ),
      meaning: 'Huamua ni nyumba ngapi zilizo mbele ya kila mchezaji.',
    },
    seeds: start(
      'Kete',
      'nyumba',
      'Saba katika kila moja ya nyumba kumi na nne ndio mchezo wa Galilaya kama Kanaaneh alivyouandika mwaka 2007 (Mancala World).',
    ),
    origin: {
      name: 'Kupanda kunakozunguka ubao mzima',
      meaning: 'Huamua kama nyumba ambako kupanda kulianzia nayo inapata kete.',
      source: 'Hakuna chanzo kinachosema; kete kwa kila nyumba ni uamuzi wetu.',
      values: { sow: 'hupanda tena katika nyumba ya kwanza', skip: 'huruka nyumba ya kwanza' },
    },
    chase: chase(
      'Makubaliano ya wachezaji ndiyo kanuni ya zamani (Kanaaneh 2007, Mancala World); mara ya tatu ni kanuni yetu.',
    ),
  },

  'walak-pussa': {
    pits: pits('tundu', 'matundu', 'Saba ndivyo Parker alivyoandika (1909); urefu mwingine ni wetu, kwa kujifunza.'),
    seeds: start(
      'Mbegu',
      'tundu',
      'Nne katika kila moja ya matundu kumi na manne ndivyo Parker alivyoandika (Ancient Ceylon, 1909).',
    ),
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
