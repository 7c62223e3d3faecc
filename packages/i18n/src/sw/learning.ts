import type { Texts } from '../catalogue.ts';
import type { learning as english } from '../en/learning.ts';

/**
 * The texts of the views for learning: rule pages with boards, lessons, exercises, words and history. `{title}` is the name of a
 * game, `{move}` and `{pit}` the letter of a pit, `{paragraph}` its sign and number (§3).
 */
export const learning: Texts<typeof english> = {
  'learn.title': 'Jifunze',
  'learn.lead': 'Michezo mitatu ya kujifunza kwa kuicheza. Hakuna haraka.',
  'learn.back': 'Michezo yote ya kujifunza',
  'learn.heading': 'Jifunze {title}',
  'learn.progress': 'Sehemu {steps} kati ya {stepsAll} za somo, mazoezi {solved} kati ya {solvedAll}',
  'learn.fresh': 'Bado hujaanza',
  'learn.begin': 'Anza somo',
  'learn.go-on': 'Endelea na somo',
  'learn.repeat': 'Somo mara moja tena',
  'learn.more': 'Kanuni, mazoezi na mengine',
  'learn.more.label': 'Kanuni, mazoezi na mengine kuhusu {title}',
  'learn.lesson': 'Somo',
  'learn.lesson.about':
    '{count, plural, one {Sehemu # fupi, yenye jambo moja la kufanya.} other {Sehemu # fupi, na jambo moja la kufanya katika kila moja.}}',
  'learn.rules': 'Kanuni',
  'learn.rules.about': 'Kila aya, pamoja na ubao unaoionyesha.',
  'learn.exercises': 'Mazoezi',
  'learn.exercises.about':
    '{count, plural, one {Mkao # wenye hatua moja tu iliyo bora.} other {Mikao #, kila mmoja na hatua moja tu iliyo bora, kutoka rahisi hadi migumu.}}',
  'learn.words': 'Maneno yake',
  'learn.words.about': 'Majina ya vitu kule mchezo unakotoka.',
  'learn.history': 'Ulikotoka',
  'learn.history.about': 'Yanayojulikana kuhusu historia yake, na nani anayasema.',
  'learn.not-kept': 'Kivinjari hiki hakihifadhi chochote, kwa hiyo uliyoyafanya hapa yatasahaulika ukifunga ukurasa.',

  // The rule page. Each paragraph has a small board; one button below it plays the move that shows the paragraph.
  'learn.rules.lead':
    'Kila aya ina ubao wa kuijaribu. Bonyeza {game, noun, pit} {game, noun, pit.with} duara, au kitufe kilicho chini ya ubao.',
  'learn.rules.sheet': 'Kanuni pamoja na mbao za kuchezea',
  'learn.board.of': 'Ubao wa {paragraph}, {title}',
  'learn.board.of.option': 'Ubao wa {option}',
  'learn.board.play': 'Cheza {move}',
  'learn.board.play.all': 'Cheza hatua zote {count}',
  // The move will be refused: that is what this paragraph is about.
  'learn.board.try': 'Jaribu {move}',
  'learn.board.swap': 'Sema “tubadilishane”',
  'learn.board.again': 'Mara moja tena',
  'learn.board.reset': 'Kama mwanzo',
  // Somebody pressed another pit than the one this board is about.
  'learn.board.here': 'Hapa ni {move} inayoonyesha kinachokusudiwa.',
  'learn.board.over': 'Ndivyo ilivyokuwa. “Mara moja tena” inaionyesha upya.',
  'learn.board.is-reset': 'Ubao uko kama mwanzo.',
  'learn.note': 'Vyanzo vinasema nini',
  'learn.options': 'Kanuni unazoweza kuchagua',
  'learn.options.lead':
    'Si wote wanaocheza sawa. Hizi ndizo njia zinazojulikana; ya kwanza ndiyo ya kawaida hapa. Unachagua unapoanza mchezo.',
  'learn.option.usual': 'kawaida hapa',
  'learn.number.label': '{name}: jaribu namba',

  // Where documented versions of a rule differ, or the sources are silent: what they say, and what was chosen here.
  'note.kalah.§3':
    'Kanuni hutofautiana pale ambapo mkabala hamna kitu. Kanuni za zamani kabisa zilizochapishwa, na makala Solving Kalah ya mwaka 2000, huipeleka mbegu ya mwisho peke yake ghalani. Hapa inabaki ilipoangukia; kanuni ya nyumbani “kuteka mkabala na shimo tupu” inarudisha njia ya zamani.',
  'note.kalah.§6':
    'Kanuni hutofautiana kuhusu wakati wa kutazama. Hapa safu tupu inamaliza mchezo baada ya kupanda kokote. Wengine hutazama tu safu ya yule anayetakiwa kucheza, kwa hiyo mchezo huweza kuendelea kidogo zaidi; kanuni moja ya nyumbani inakuruhusu kucheza hivyo.',
  'note.kalah.§7':
    'Kanuni nyingine za nyumbani hazihesabu mbegu za mwisho. Hapa, kama kawaida, zinakwenda kwa mwenye safu zilimo; unaweza kuchagua vinginevyo.',
  'note.kalah.§8':
    'Programu nyingine husimama mshindi anapojulikana. Sisi hatufanyi hivyo, kwa sababu hilo lingebadilisha tofauti ya ushindi; tunasema tu kwamba mshindi ameshajulikana.',
  'note.al-manqala.§1':
    'Vyanzo havisemi kama kupanda kurefu sana kunaruka nyumba kulikoanzia. Hapa hakuna nyumba inayorukwa; kanuni moja ya nyumbani inakuruhusu kucheza kwa njia nyingine.',
  'note.al-manqala.§6':
    'Hakuna chanzo kinachosema kama inaruhusiwa kuteka kete za mwisho za safu ya mwenzako. Hapa inaruhusiwa: mwenzako anapisha zamu, na wajibu wa kulisha unakuwa wako.',
  'note.al-manqala.§8':
    'Kwamba wachezaji wanaweza kukubaliana kusimama ndiyo kanuni ya zamani. Kwamba mkao ukitokea mara ya tatu mchezo unasimama wenyewe ni uamuzi wetu; kanuni moja ya nyumbani inawaachia wachezaji.',
  'note.walak-pussa.§8':
    'Hakuna chanzo kinachotaja kupanda kusikokwisha, lakini kupo: kupanda kulikoko kwenye ubao huu hurudi kulikoanzia baada ya duru 98. Kikomo cha duru 10,000 ni uamuzi wetu. Kati ya kupanda mara milioni mia kadhaa, kurefu zaidi kulikokwisha kulikuwa na duru 833.',
  'note.walak-pussa.§9':
    'Hakuna chanzo kinachozungumzia kufukuzana bila mwisho. Kwamba mkao ukitokea mara ya tatu mchezo unakwisha, na zilizobaki si za mtu yeyote, ni uamuzi wetu. Karibu mchezo mmoja kati ya ishirini, ukichezwa ovyo, unakwisha hivyo.',
  'note.walak-pussa.rounds':
    'Parker anaeleza raundi za Puhulmutu, mchezo ndugu. Hapa Walak-pussa inaweza kuziazima, bila “kukata maboga ya majivu” yake. Hakuna kanuni inayosema safu mbili ambazo zote ni fupi mno zikabiliane vipi; hapo mechi inakwisha hapa, na huo ni uamuzi wetu.',

  // Lessons.
  'lesson.of': 'Somo la {title}',
  'lesson.opponent': 'mwenzako',
  'lesson.opponent.whose': 'mwenzako',
  'lesson.step': 'Sehemu ya {n} kati ya {count}',
  'lesson.steps': 'Sehemu za somo',
  'lesson.dot': 'Sehemu ya {n}: {title}',
  'lesson.dot.done': 'Sehemu ya {n}: {title}, imekamilika',
  'lesson.board': 'Ubao wa sehemu hii',
  'lesson.next': 'Mbele',
  'lesson.back': 'Nyuma',
  'lesson.keys': 'Vitufe Page Down na Page Up hukupeleka kwenye sehemu inayofuata na kukurudisha.',
  'lesson.done': 'Tayari',
  'lesson.again': 'Rudisha mbegu',
  'lesson.as-before': 'Mbegu ziko kama mwanzo.',
  'lesson.go-on': 'Vizuri, na sasa jambo la pili.',
  'lesson.answers': 'Jibu lako',
  'lesson.end': 'Sasa unaweza kucheza {title}',
  'lesson.end.text': 'Umeona jinsi inavyokwenda. Mengine yatakuja kwa kucheza.',
  'lesson.end.open':
    '{count, plural, one {Sehemu moja bado iko wazi} other {Sehemu # bado ziko wazi}}; hakuna shida kusubiri.',
  'lesson.end.play': 'Cheza dhidi ya {name}',
  'lesson.end.exercises': 'Twende kwenye mazoezi',
  'lesson.end.first': 'Kuanzia sehemu ya kwanza',

  // Exercises: find the one best move.
  'exercises.heading': 'Mazoezi: {title}',
  'exercises.lead':
    'Katika kila mkao hatua moja ni bora kuliko nyingine zote; kompyuta imetazama kila njia ambayo mchezo unaweza kwenda. Yanazidi kuwa magumu kadiri unavyoendelea.',
  'exercises.progress': 'Umetatua {solved} kati ya {count}',
  'exercises.go-on': 'Endelea na zoezi la {n}',
  'exercises.stars': 'Ugumu {stars} kati ya 5',
  'exercises.link':
    'Zoezi la {n}, ugumu {stars} kati ya 5, {state, select, solved {limetatuliwa} tried {limejaribiwa, bado halijatatuliwa} other {jipya}}',
  'exercise.heading': 'Zoezi la {n}',
  'exercise.board': 'Ubao wa zoezi',
  'exercise.ask': 'Safu ya {first} hadi {last} ni yako. Hatua ipi ni bora?',
  'exercise.right': 'Ndiyo, hiyo ndiyo hatua bora.',
  'exercise.was-right': 'Hili umelitatua.',
  'exercise.value':
    '{sign, select, 0 {Kila mmoja akicheza bila kosa, mwisho ni sare.} 1 {Kila mmoja akicheza bila kosa, unamaliza ukiwa mbele kwa {margin, noun, seeds}.} other {Kila mmoja akicheza bila kosa, unamaliza ukiwa nyuma kwa {margin, noun, seeds}.}}',
  'exercise.than-next': 'Inaizidi hatua bora inayofuata kwa {by, noun, seeds}.',
  'exercise.wrong': 'Hiyo inachezeka, lakini ipo hatua bora zaidi.',
  'exercise.answer': 'Hatua bora ni {move}.',
  'exercise.tries': '{count, plural, one {umejaribu mara #} other {umejaribu mara #}} hadi sasa',
  'exercise.again': 'Jaribu tena',
  'exercise.show': 'Onyesha jibu',
  'exercise.replay': 'Onyesha tena',
  'exercise.next': 'Zoezi linalofuata',
  'exercise.all': 'Mazoezi yote',

  // The game's own words, and its past.
  'words.heading': 'Maneno ya {title}',
  'words.lead': 'Maneno haya hubaki kama yalivyo katika kila lugha: ni ya mchezo wenyewe.',
  'words.see': 'Kwenye ubao: {title}',
  'history.heading': '{title} ilikotoka',
  'history.dated': 'Miaka kwa miaka',
  'history.known': 'Mengine yanayojulikana',
  'history.sources': 'Vyanzo',
  'history.source': 'Chanzo cha {n}',
};
