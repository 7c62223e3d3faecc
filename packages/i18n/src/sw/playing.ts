import type { Texts } from '../catalogue.ts';
import type { playing as english } from '../en/playing.ts';

/** Further texts of setting up and playing a game, and of the games kept on the device. */
export const playing: Texts<typeof english> = {
  // Below the three boards.
  'home.learn.this': 'Jifunze',
  'home.learn.label': 'Jifunze {title}',
  'home.also': 'Mengine ya kufanya',
  'home.friend': 'Rafiki kando yako',
  'home.friend.about': 'Wawili kwenye skrini moja, kando kwa kando au mkitazamana.',
  'home.friend.label': '{title} na rafiki kando yako',
  'home.learn': 'Jifunze',
  'home.learn.about': 'Kanuni kwenye mbao zilizo hai, somo la kwanza, mazoezi, na michezo ilikotoka.',
  'home.analyse': 'Chambua',
  'home.analyse.about': 'Thamani ya kila hatua, mwenendo wa mchezo kama grafu, mikao yako mwenyewe.',
  'home.analyse.open': 'Fungua uchambuzi',
  'home.openings': 'Funguzi',
  'home.openings.about': 'Thamani ya kila hatua ya kwanza.',
  'home.openings.label': 'Funguzi za {title}',
  'home.games': 'Michezo yote kwenye kifaa hiki',

  // Setting up. `giver` is the stronger side, S or N.
  'new.begins': 'Nani anaanza',
  'new.begins.seat': 'anayekaa Kusini',
  'new.begins.lot': 'kura inaamua',
  'new.begins.seat.about': 'Kusini huanza daima.',
  'new.begins.lot.about': 'Kusini huanza daima: nani kati yenu wawili anakaa hapo huamuliwa kwa kura mwanzoni.',
  'new.handicap': 'Nafuu',
  'new.handicap.none': 'hakuna, wote wawili ni sawa',
  'new.handicap.S': 'Kusini ana nguvu zaidi na anatoa',
  'new.handicap.N': 'Kaskazini ana nguvu zaidi na anatoa',
  'new.handicap.count': 'Zinatolewa ngapi',
  'new.handicap.seeds': '{count, noun, seeds}',
  'new.handicap.about':
    '{giver, select, S {Kusini anatoa {count, noun, seeds}, moja kutoka kila {game, noun, pit} kuanzia kushoto kwa Kusini: zilizotolewa ziko katika {game, noun, store} la Kaskazini tangu mwanzo, na rekodi inasema hivyo.} other {Kaskazini anatoa {count, noun, seeds}, moja kutoka kila {game, noun, pit} kuanzia kushoto kwa Kaskazini: zilizotolewa ziko katika {game, noun, store} la Kusini tangu mwanzo, na rekodi inasema hivyo.}}',
  'new.handicap.not-here': 'Mchezo unaoanza kutoka mkao uliotolewa hauna nafuu: unaanza kama mkao unavyosema.',
  'new.handicap.over': 'Kwa nafuu hii mchezo unakwisha kabla ya yeyote kucheza: toa chache zaidi.',

  // While one plays.
  'play.handicap':
    '{who, select, you {Unatoa} other {{name} anatoa}} {count, noun, seeds}: tangu mwanzo {count, plural, one {iko} other {ziko}} {rival, select, you {kwako} other {kwa {rivalName}}}.',
  /** A mark beside what somebody holds: nobody can overtake him any more. */
  'play.decided': 'ushindi tayari',
  'play.decided.said': 'zaidi ya nusu ya {game, select, al-manqala {kete} other {mbegu}} zote: mshindi ameshajulikana',
  /** What is turned round for whoever sits at the other side of the table. */
  'play.for': 'Kwa {name}',
  'menu.facing': 'Kaeni mkitazamana',
  'menu.beside': 'Kaeni kando kwa kando',
  'menu.games': 'Michezo kwenye kifaa hiki',
  'result.review': 'Pitia mchezo',
  'result.rounds-max':
    '{count, plural, one {Raundi # inatosha: mechi inaachwa hapa.} other {Raundi # zinatosha: mechi inaachwa hapa.}}',
  'other-tab.went-on': 'Mchezo huu uliendelea katika kichupo kingine: huu hapa jinsi ulivyo huko.',
  'other-tab.refused':
    'Mchezo huu ulikuwa umeendelea katika kichupo kingine, kwa hiyo ulichochagua hakikufanyika. Angalia tena, kisha chagua.',
  'other-tab.deleted': 'Mchezo huu ulifutwa katika kichupo kingine. Endelea kucheza, nao utatunzwa tena.',

  // The games kept on the device. `held` is what both hold, such as 27-21.
  'kept.heading': 'Michezo kwenye kifaa hiki',
  'kept.none': 'Bado hakuna mchezo uliotunzwa hapa. Kila mchezo unaouanza hutunzwa.',
  'kept.waiting': 'Ya kuendelezwa',
  'kept.finished': 'Iliyomalizika',
  'kept.broken': 'Haisomeki',
  'kept.moves': '{count, plural, one {hatua #} other {hatua #}}',
  'kept.won': '{who, select, you {umeshinda} other {{name} ameshinda}}',
  'kept.draw': 'sare',
  'kept.no-result': 'umekatizwa',
  'kept.continue': 'Endelea',
  'kept.look': 'Utazame',
  'kept.look.label': 'Tazama {title}: {south} dhidi ya {north}, {held}',
  'kept.review': 'Pitia',
  'kept.review.label': 'Pitia {title}: {south} dhidi ya {north}, {held}',
  'kept.save': 'Hifadhi kama faili',
  'kept.save.label': 'Hifadhi {title} kama faili: {south} dhidi ya {north}, {held}',
  'kept.save-all': 'Hifadhi michezo yote kama faili moja',
  'kept.delete': 'Futa',
  'kept.deleted': 'Mchezo umefutwa.',
  'kept.broken.about': 'Umeachwa kama ulivyo: hifadhi maandishi yake ili ututumie, au ufute.',
  'kept.broken.save': 'Hifadhi maandishi',
  'kept.broken.save.label': 'Hifadhi maandishi ya mchezo usiosomeka',
  'kept.broken.delete.label': 'Futa mchezo usiosomeka',
  'kept.more': '{count, plural, one {mchezo # zaidi} other {michezo # zaidi}}',
  'kept.limit':
    'Michezo inayosubiri hubaki hadi utakapoifuta. Kati ya iliyomalizika {count, plural, one {ni mmoja wa mwisho unaotunzwa} other {ni # ya mwisho inayotunzwa}}.',
  'kept.forbidden':
    'Kivinjari hiki hakihifadhi chochote, kwa hiyo michezo hii itapotea ukifunga ukurasa: hifadhi kama faili unayotaka kuipata tena.',
  'import.heading': 'Leta michezo ndani',
  'import.about': 'Kutoka faili, au kutoka rekodi unayobandika. Inakuwa mchezo wako: wa kuendeleza, au wa kupitia.',
  'import.file': 'Chagua faili',
  'import.text': 'Rekodi',
  'import.read': 'Leta ndani kilichoandikwa',
  'import.empty': 'Bado hakuna kilichoandikwa: bandika rekodi, au chagua faili.',
  'import.unopened': 'Faili haikufunguka. Ichague mara moja zaidi, au bandika maandishi yake.',
  'import.done':
    '{count, plural, =0 {Hakuna mchezo ulioingia.} one {Mchezo mmoja umeingia.} other {Michezo # imeingia.}}',
  'import.known':
    '{count, plural, one {Mchezo mmoja ulikuwa hapa tayari na haukurudiwa.} other {Michezo # ilikuwa hapa tayari na haikurudiwa.}}',
  /** One of several games in a file is faulty; `reason` is a whole sentence. */
  'import.fault': 'Mchezo wa {number}: {reason}',
};
