import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Omit<ExplainTexts, `event.${string}` | `refusal.${string}`>;

/** What happened in a move, and why. */
export const moves: Sentences = {
  'sow.lap':
    '{who, select, you {Unapanda} other {{name} anapanda}} {count, noun, seeds} kutoka {game, noun, pit} {pit}.',
  'sow.relay':
    '{who, select, you {Unapanda} other {{name} anapanda}} {count, noun, seeds} kutoka {game, noun, pit} {pit} na kuendelea kupanda: {laps, plural, one {duru #} other {duru # kwa jumla}}.',
  swap: '{who, select, you {Unachagua} other {{name} anachagua}} kubadilishana: wachezaji wawili wanabadilishana viti. Ubao unabaki kama ulivyo, na bado ni zamu ya upande uleule.',

  land: '{game, noun, Seed} ya mwisho inaangukia {game, noun, pit} {pit}: hakuna kinachotekwa.',
  again:
    '{game, noun, Seed} ya mwisho inaangukia {game, noun, store} {who, select, you {lako: unacheza tena} other {la {name}, naye anacheza tena}}.',
  'again.over':
    '{game, noun, Seed} ya mwisho inaangukia {game, noun, store} {who, select, you {lako} other {la {name}}}, lakini hakuna hatua nyingine inayoweza kufuata.',
  'capture.across':
    '{game, noun, Seed} ya mwisho imeangukia {who, select, you {{game, noun, pit} {game, noun, pit.your} tupu, {pit}: unaiteka} other {{game, noun, pit} tupu {game, noun, pit.of} {name}, {pit}, naye anaiteka}} pamoja na {count, noun, seeds} {count, plural, one {iliyo} other {zilizo}} mkabala, katika {game, noun, pit} {facing}.',
  'capture.alone':
    '{game, noun, Seed} ya mwisho imeangukia {who, select, you {{game, noun, pit} {game, noun, pit.your} tupu} other {{game, noun, pit} tupu {game, noun, pit.of} {name}}}, {pit}. Mkabala, katika {game, noun, pit} {facing}, hamna kitu, kwa hiyo inakwenda peke yake kwenye {game, noun, store} {who, select, you {lako} other {lake}}.',
  'stay.facing-empty':
    '{game, noun, Seed} ya mwisho imeangukia {who, select, you {{game, noun, pit} {game, noun, pit.your} tupu} other {{game, noun, pit} tupu {game, noun, pit.of} {name}}}, {pit}. Mkabala, katika {game, noun, pit} {facing}, hamna kitu, kwa hiyo inabaki hapo.',
  'capture.exact':
    'Kwa {game, noun, seed} ya mwisho, {game, noun, pit} {pit} sasa {game, noun, pit.has} {count, noun, seeds}: {who, select, you {{count, plural, =1 {unaiteka} =2 {unaziteka zote mbili} other {unaziteka zote}}} other {{name} {count, plural, =1 {anaiteka} =2 {anaziteka zote mbili} other {anaziteka zote}}}}.',
  'capture.run':
    'Kwa {game, noun, seed} ya mwisho, {game, noun, pit} {pit} sasa {game, noun, pit.has} {count, noun, seeds}: {who, select, you {unaziteka} other {{name} anaziteka}}, na pamoja nazo mfululizo uliotangulia, kurudi nyuma hadi {end}: {pits, noun, pits}, jumla ya {total, noun, seeds}.',
  'stay.exact':
    'Kwa {game, noun, seed} ya mwisho, {game, noun, pit} {pit} sasa {game, noun, pit.has} {count, noun, seeds}: hakuna kinachotekwa.',
  'capture.beyond':
    '{game, noun, Pit.next}, {empty}, {emptyIs, select, marked {{game, noun, pit.has} alama na huhesabiwa kuwa tupu} other {ni tupu}}: {who, select, you {unateka} other {{name} anateka}} {count, noun, seeds} {count, plural, one {iliyo} other {zilizo}} katika {game, noun, pit} {game, noun, pit.that} baada yake, {pit}.',
  'capture.necklace':
    '{game, noun, Pit.next}, {empty}, {emptyIs, select, marked {{game, noun, pit.has} alama na huhesabiwa kuwa tupu} other {ni tupu}}: {who, select, you {unateka} other {{name} anateka}} {game, noun, pit} {game, noun, pit.that} baada yake, {pit}, na kuendelea kama kuokota lulu za mkufu hadi {end}: {pits, noun, pits}, jumla ya {total, noun, seeds}.',
  'stay.beyond':
    '{game, noun, Pit.next}, {empty}, {emptyIs, select, marked {{game, noun, pit.has} alama} other {ni tupu}}, na {game, noun, pit} {game, noun, pit.that} baada yake, {pit}, {pitIs, select, marked {{game, noun, pit.has} alama} other {ni tupu pia}}: hakuna kinachotekwa.',
  decided:
    '{who, select, you {Umeshika} other {{name} ameshika}} {count} kati ya {total, noun, seeds}, zaidi ya nusu: mshindi ameshajulikana, lakini mchezo unachezwa hadi mwisho.',

  pass: '{who, select, you {Huna cha kupanda, kwa hiyo unapisha zamu} other {{name} hana cha kupanda, kwa hiyo anapisha zamu}}.',
  turn: 'Ni zamu {who, select, you {yako} other {ya {name}}}.',
  'turn.after-capture': 'Kuteka kunamaliza zamu: sasa ni zamu {who, select, you {yako} other {ya {name}}}.',

  'end.row-empty':
    '{who, select, you {Safu yako imebaki tupu} nobody {Safu zote mbili zimebaki tupu} other {Safu ya {name} imebaki tupu}}: {of, select, round {raundi imekwisha} other {mchezo umekwisha}}.',
  'end.no-move':
    '{who, select, you {Huna} other {{name} hana}} hatua ya kucheza: {of, select, round {raundi imekwisha} other {mchezo umekwisha}}.',
  'end.majority':
    '{who, select, you {Umeshika} other {{name} ameshika}} {count} kati ya {total, noun, seeds}, zaidi ya nusu: {of, select, round {raundi imekwisha} other {mchezo umekwisha}}.',
  'end.board-empty': 'Ubao umebaki mtupu: {of, select, round {raundi imekwisha} other {mchezo umekwisha}}.',
  'end.cannot-feed':
    '{who, select, you {Huna hatua ya kumlisha {rivalName}} other {{name} hana hatua ya {rival, select, you {kukulisha} other {kumlisha {rivalName}}}}}: {of, select, round {raundi imekwisha} other {mchezo umekwisha}}.',
  'end.only-endless':
    '{who, select, you {Umebaki} other {{name} amebaki}} na hatua zisizo na mwisho tu: {of, select, round {raundi imekwisha} other {mchezo umekwisha}}.',
  'end.chase':
    'Mkao huu umetokea mara ya tatu bila chochote kutekwa katikati: zilizobaki zinafukuzana tu kuzunguka ubao, na {of, select, round {raundi imekwisha} other {mchezo umekwisha}}.',
  'end.agreed':
    'Wachezaji wote wawili wanakubaliana kwamba zilizobaki zinafukuzana tu kuzunguka ubao: {of, select, round {raundi imekwisha} other {mchezo umekwisha}}.',
  'end.resigned':
    '{who, select, you {Unakubali} nobody {Mchezaji mmoja anakubali} other {{name} anakubali}} kushindwa.',
  'end.timeout': 'Muda {who, select, you {wako} nobody {wa mchezaji mmoja} other {wa {name}}} umekwisha.',
  'end.aborted': 'Mchezo ulikatizwa.',
  'end.match-over': 'Hakuna raundi nyingine inayoweza kuanza: mechi imekwisha.',

  'sweep.owner':
    '{count, noun, Seeds} {count, plural, one {iliyobaki} other {zilizobaki}} katika safu {who, select, you {yako {count, plural, one {inakuwa yako} other {zinakuwa zako}}} other {ya {name} {count, plural, one {inakuwa yake} other {zinakuwa zake}}}}.',
  'sweep.all':
    '{count, noun, Seeds} {count, plural, one {iliyobaki ubaoni inakwenda} other {zilizobaki ubaoni zinakwenda}} {who, select, you {kwako} other {kwa {name}}}.',
  aside:
    '{count, noun, Seeds} {count, plural, one {iliyobaki ubaoni si ya} other {zilizobaki ubaoni si za}} mtu yeyote.',
  'divide.halves':
    'Zilizobaki ubaoni zinagawanywa: {count, noun, seeds} kwa kila upande{aside, plural, =0 {} one {, na # si ya mtu yeyote} other {, na # si za mtu yeyote}}.',
  'divide.nobody':
    '{count, noun, Seeds} {count, plural, one {iliyobaki ubaoni si ya} other {zilizobaki ubaoni si za}} mtu yeyote.',
  uncounted:
    '{count, noun, Seeds} {count, plural, one {ambayo bado iko ubaoni haihesabiwi} other {ambazo bado ziko ubaoni hazihesabiwi}}.',
  'result.win': '{who, select, you {Umeshinda} other {{name} ameshinda}} {winnerSeeds} kwa {loserSeeds}.',
  'result.decided': '{who, select, you {Umeshinda} other {{name} ameshinda}}.',
  'result.draw': 'Sare: {count} kwa {count}.',
  'result.none': 'Hakuna matokeo.',
};
