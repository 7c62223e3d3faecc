import type { Texts } from '../catalogue.ts';
import type { interfaceTexts as english } from '../en/interface.ts';

/** The texts of the page: views, buttons, settings, and what it says when something does not work. */
export const interfaceTexts: Texts<typeof english> = {
  'page.name': 'Mbegu',
  'page.back': 'Nyumbani',

  'level.seed': 'Punje',
  'level.seedling': 'Chipukizi',
  'level.sprout': 'Mche',
  'level.sapling': 'Mti mchanga',
  'level.shrub': 'Kichaka',
  'level.tree': 'Mti',
  'level.palm': 'Mnazi',
  'level.acacia': 'Mgunga',
  'level.fig': 'Mkuyu',
  'level.baobab': 'Mbuyu',

  you: 'Wewe',
  'person.S': 'Mtu 1',
  'person.N': 'Mtu 2',
  players: '{who, select, you {{south} dhidi yako} other {{south} dhidi ya {north}}}',

  'play.heading': '{title}: {players}',
  'play.title.you': 'Zamu yako',
  'play.title.other': 'Zamu ya {name}',
  'play.title.over': 'Umekwisha',
  'play.holds': 'hesabu: {count, noun, seeds}',
  'play.to-move': 'zamu sasa',
  'play.thinks': 'inafikiri',
  'play.begin.you': 'Wewe unaanza: chagua mojawapo ya {game, noun, pits.ringed}.',
  'play.begin.other': '{name} anaanza.',
  'play.turn.you': 'Ni zamu yako.',
  'play.turn.other': 'Ni zamu ya {name}.',
  'play.round-began': 'Raundi ya {count} inaanza.',
  'play.undone': 'Imetenduliwa. {turn}',
  'play.redone': 'Imerudiwa. {turn}',
  'play.told': 'Kilichotokea',
  'play.tools': 'Vifaa',
  'play.board': 'Ubao',

  'bar.undo': 'Tendua',
  'bar.redo': 'Rudia',
  'bar.hint': 'Kidokezo',
  'bar.replay': 'Tena',
  'bar.moves': 'Hatua',
  'bar.menu': 'Menyu',

  'moves.heading': 'Hatua',
  'moves.none': 'Hakuna aliyecheza bado.',
  'moves.round': 'Raundi ya {count}',
  'moves.swap': 'kubadilishana',
  'moves.agree': 'makubaliano',
  'moves.resign': 'kukubali kushindwa',
  'moves.timeout': 'muda umeisha',
  'moves.abort': 'umekatizwa',

  'swap.text': 'Badala ya kupanda, chukua upande wa {rival}: ubao unabaki, na {rival} anacheza sasa kutoka wako.',
  'swap.yes': 'Badilisha viti',
  'swap.done':
    'Safu ya Kusini sasa ni {south, select, you {yako} other {ya {southName}}}, ya Kaskazini ni {north, select, you {yako} other {ya {northName}}}.',

  'offer.text':
    '{name} anasema kwamba sasa ni kuzunguka tu. Ukikubali, zilizobaki zitagawanywa kama kanuni zinavyosema.',
  'offer.accept': 'Kubali',
  'offer.decline': 'Endelea kucheza',

  'hint.thinks': 'Natazama …',

  'preview.again': 'zamu tena',
  'preview.takes': '+{count}',
  'preview.takes-again': '+{count}, zamu tena',
  'preview.ends': '{rounds, select, single {mwisho wa mchezo} other {mwisho wa raundi}}',

  'trouble.retry': 'Iache ijaribu tena',
};
