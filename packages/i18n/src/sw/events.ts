import type { EventTexts } from '../catalogue.ts';

const score = 'Kusini {south}, Kaskazini {north}.';

/** One event at a time, as a trace lists them. */
export const events: EventTexts = {
  'event.lift':
    '{count, noun, Seeds} {count, plural, one {inachotwa} other {zinachotwa}} kutoka {game, noun, pit} {pit}.',
  'event.sow':
    '{game, noun, Seed} moja inaangukia {who, select, you {{game, noun, store} lako} nobody {{game, noun, pit} {to}} other {{game, noun, store} la {name}}}.',
  'event.capture':
    '{who, select, you {Unateka} other {{name} anateka}} {count, noun, seeds} kutoka {game, noun, pit} {pit}.',
  'event.bonus': 'Upande uleule unacheza tena.',
  'event.pass': '{who, select, you {Unapisha} other {{name} anapisha}} zamu.',
  'event.swap': 'Wachezaji wawili wanabadilishana viti.',
  'event.turn': 'Ni zamu {who, select, you {yako} other {ya {name}}}.',
  'event.sweep':
    '{count, noun, Seeds} {count, plural, one {iliyobaki katika {game, noun, pit} {pit} inakwenda} other {zilizobaki katika {game, noun, pit} {pit} zinakwenda}} {who, select, you {kwako} other {kwa {name}}}.',
  'event.aside':
    '{count, noun, Seeds} {count, plural, one {iliyobaki katika {game, noun, pit} {pit} si ya} other {zilizobaki katika {game, noun, pit} {pit} si za}} mtu yeyote.',
  'event.divide': 'Zilizobaki zinagawanywa: Kusini {south}, Kaskazini {north}, zisizo za mtu {aside}.',
  'event.end': `Mchezo umekwisha. ${score}`,
  'event.end.row-empty': `Mchezo umekwisha, safu moja ni tupu. ${score}`,
  'event.end.no-move': `Mchezo umekwisha, hakuna hatua iliyobaki. ${score}`,
  'event.end.majority': `Mchezo umekwisha, upande mmoja umeshika zaidi ya nusu. ${score}`,
  'event.end.board-empty': `Mchezo umekwisha, ubao ni mtupu. ${score}`,
  'event.end.cannot-feed': `Mchezo umekwisha, hakuna hatua inayolisha safu tupu. ${score}`,
  'event.end.only-endless': `Mchezo umekwisha, hatua zote zilizobaki hazina mwisho. ${score}`,
  'event.end.chase': `Mchezo umekwisha, mkao uleule mara ya tatu. ${score}`,
  'event.end.agreed': `Mchezo umekwisha, wamekubaliana kwamba ni kufukuzana bila mwisho. ${score}`,
  'event.end.resigned': `Mchezo umekwisha, mchezaji amekubali kushindwa. ${score}`,
  'event.end.timeout': `Mchezo umekwisha, muda umeisha. ${score}`,
  'event.end.aborted': `Mchezo umekatizwa. ${score}`,
  'event.end.match-over': `Mechi imekwisha. ${score}`,
};
