import type { Texts } from '../catalogue.ts';
import type { learning as english } from '../en/learning.ts';

/** The texts of the views for learning: rule pages with boards, lessons, exercises, words and history. */
export const learning: Texts<typeof english> = {
  'learn.title': 'التعلّم',
  'learn.lead': 'ثلاث ألعاب تتعلّمها باللعب نفسه. لا داعي للعجلة.',
  'learn.back': 'كل ألعاب التعلّم',
  'learn.heading': 'تعلّم {title}',
  'learn.progress': '{steps} من {stepsAll} من خطوات الدرس، {solved} من {solvedAll} من التمارين',
  'learn.fresh': 'لم يبدأ بعد',
  'learn.begin': 'ابدأ الدرس',
  'learn.go-on': 'واصل الدرس',
  'learn.repeat': 'الدرس مرة أخرى',
  'learn.more': 'القواعد والتمارين وغيرها',
  'learn.more.label': 'القواعد والتمارين وغيرها: {title}',
  'learn.lesson': 'الدرس',
  'learn.lesson.about':
    '{count, plural, zero {لا خطوات} one {خطوة قصيرة واحدة} two {خطوتان قصيرتان} few {# خطوات قصيرة} many {# خطوة قصيرة} other {# خطوة قصيرة}}، ومع كل خطوة شيء واحد تفعله.',
  'learn.rules': 'القواعد',
  'learn.rules.about': 'كل فقرة، ومعها لوح تحدث عليه.',
  'learn.exercises': 'التمارين',
  'learn.exercises.about':
    '{count, plural, zero {لا أوضاع} one {وضع واحد} two {وضعان} few {# أوضاع} many {# وضعًا} other {# وضع}}، لكل منها نقلة واحدة هي الأفضل، من السهل إلى الصعب.',
  'learn.words': 'كلماتها',
  'learn.words.about': 'ما اسم كل شيء في موطن اللعبة.',
  'learn.history': 'من أين جاءت',
  'learn.history.about': 'ما يُعرف من ماضيها، ومن يقوله.',
  'learn.not-kept': 'هذا المتصفح لا يحفظ شيئًا، فيُنسى ما فعلته هنا حين تُغلق الصفحة.',

  'learn.rules.lead':
    'لكل فقرة لوح تجرّبها عليه. اضغط {game, select, al-manqala {البيت المحاط بحلقة} other {الحفرة المحاطة بحلقة}}، أو الزرّ الذي تحت اللوح.',
  'learn.rules.sheet': 'القواعد مع ألواح للتجربة',
  'learn.board.of': 'لوح {paragraph}، {title}',
  'learn.board.of.option': 'لوح {option}',
  'learn.board.play': 'العب {move}',
  'learn.board.play.all': 'العب النقلات كلها، وعددها {count}',
  'learn.board.try': 'جرّب {move}',
  'learn.board.swap': 'قل «تبديل»',
  'learn.board.again': 'مرة أخرى',
  'learn.board.reset': 'كما كان',
  'learn.board.here': 'هنا {move} هي التي تبيّن المقصود.',
  'learn.board.over': 'هذا كل شيء. «مرة أخرى» يعرضه من جديد.',
  'learn.board.is-reset': 'اللوح كما كان.',
  'learn.note': 'ماذا تقول المصادر',
  'learn.options': 'قواعد لك أن تختارها',
  'learn.options.lead':
    'لا يلعب الناس كلهم بالطريقة نفسها. هذه هي الطرق المعروفة؛ والأولى هي المعتادة هنا. تختار حين تبدأ لعبة.',
  'learn.option.usual': 'المعتاد هنا',
  'learn.number.label': '{name}: جرّب عددًا',

  'note.kalah.§3':
    'تختلف الروايات إذا لم يكن في المقابل شيء. أقدم القواعد المطبوعة، وبحث Solving Kalah لسنة 2000، تدع الحبة الأخيرة الوحيدة تذهب إلى المخزن. أما هنا فتبقى حيث سقطت؛ وقاعدة البيت «الأسر مقابل حفرة فارغة» تعيد الطريقة القديمة.',
  'note.kalah.§6':
    'تختلف الروايات في وقت النظر. هنا ينهي الصفّ الفارغ اللعبة بعد أي بذر. وآخرون لا ينظرون إلا إلى صفّ صاحب الدور، فقد تطول اللعبة قليلًا؛ وتتيح لك إحدى قواعد البيت أن تلعب هكذا.',
  'note.kalah.§7':
    'بعض قواعد البيوت لا تحسب آخر الحبات. وهنا، كالمعتاد، تذهب إلى صاحب الصفّ الذي هي فيه؛ ولك أن تختار غير ذلك.',
  'note.kalah.§8': 'بعض البرامج تتوقف متى حُسمت اللعبة. نحن لا نفعل، لأن ذلك يغيّر مقدار الفوز؛ إنما نقول إنها حُسمت.',
  'note.al-manqala.§1':
    'لا تقول المصادر هل يتخطّى البذر الطويل جدًّا البيت الذي بدأ منه. هنا لا يُتخطّى بيت؛ وتتيح لك إحدى قواعد البيت أن تلعب بالطريقة الأخرى.',
  'note.al-manqala.§6':
    'لا يقول مصدر هل يجوز أخذ آخر خرز في الصفّ الآخر. هنا يجوز: يُتخطّى دور اللاعب الآخر، ويصير واجب الإطعام عليك.',
  'note.al-manqala.§8':
    'اتفاق اللاعبين على التوقف هو القاعدة القديمة. أما توقف اللعبة من تلقاء نفسها عند التكرار الثالث فاختيارنا؛ وتتيح إحدى قواعد البيت ترك ذلك للاعبين.',
  'note.walak-pussa.§8':
    'لا يذكر مصدر بذرًا لا ينتهي، لكنه موجود: الذي على هذا اللوح يعود إلى حيث بدأ بعد 98 شوطًا. وحدّ 10,000 شوط اختيارنا. وفي نحو مئة مليون مرة من البذر، بلغ أطول ما انتهى منها 833 شوطًا.',
  'note.walak-pussa.§9':
    'لا يتحدث مصدر عن مطاردة بلا نهاية. انتهاء اللعبة عند التكرار الثالث، وألا يذهب الباقي إلى أحد، اختيارنا. وتنتهي هكذا لعبة من كل عشرين تقريبًا إذا لُعبت عشوائيًا.',
  'note.walak-pussa.rounds':
    'يصف باركر جولات بوهولموتو (Puhulmutu)، وهي لعبة شقيقة. ولوالاك-بوسا هنا أن تستعيرها، من غير «قطع قرع الرماد» فيها. ولا تقول قاعدة كيف يتقابل صفّان كلاهما أقصر مما يجب؛ عندئذ تنتهي المباراة هنا، وهذا اختيارنا.',

  'lesson.of': 'درس {title}',
  'lesson.opponent': 'خصمك',
  'lesson.opponent.whose': 'خصمك',
  'lesson.step': 'الخطوة {n} من {count}',
  'lesson.steps': 'خطوات الدرس',
  'lesson.dot': 'الخطوة {n}: {title}',
  'lesson.dot.done': 'الخطوة {n}: {title}، تمّت',
  'lesson.board': 'لوح هذه الخطوة',
  'lesson.next': 'التالي',
  'lesson.back': 'السابق',
  'lesson.keys': 'المفتاحان Page Down وPage Up ينقلانك إلى الخطوة التالية وإلى السابقة.',
  'lesson.done': 'تمّت',
  'lesson.again': 'أعد الحبات إلى مكانها',
  'lesson.as-before': 'الحبات كما كانت.',
  'lesson.go-on': 'أحسنت، والآن الجزء الثاني.',
  'lesson.answers': 'جوابك',
  'lesson.end': 'صرت تلعب {title}',
  'lesson.end.text': 'رأيت كيف تسير اللعبة. والباقي يأتي مع اللعب.',
  'lesson.end.open':
    '{count, plural, zero {لم تبق خطوة} one {بقيت خطوة واحدة} two {بقيت خطوتان} few {بقيت # خطوات} many {بقيت # خطوة} other {بقيت # خطوة}}؛ لا بأس بتركها إلى حين.',
  'lesson.end.play': 'العب مقابل {name}',
  'lesson.end.exercises': 'إلى التمارين',
  'lesson.end.first': 'من الخطوة الأولى',

  'exercises.heading': 'تمارين: {title}',
  'exercises.lead':
    'في كل وضع نقلة واحدة أفضل من كل ما عداها؛ وقد نظر الحاسوب في كل طريق يمكن أن تسير فيه اللعبة. وتزداد التمارين صعوبة كلما تقدمت.',
  'exercises.progress': 'حُلّ {solved} من {count}',
  'exercises.go-on': 'واصل من التمرين {n}',
  'exercises.stars': 'الصعوبة {stars} من 5',
  'exercises.link':
    'التمرين {n}، الصعوبة {stars} من 5، {state, select, solved {محلول} tried {جرّبته ولم يُحلّ بعد} other {جديد}}',
  'exercise.heading': 'التمرين {n}',
  'exercise.board': 'لوح التمرين',
  'exercise.ask': 'لك الصفّ من {first} إلى {last}. أي نقلة هي الأفضل؟',
  'exercise.right': 'نعم، هذه أفضل نقلة.',
  'exercise.was-right': 'حللت هذا التمرين من قبل.',
  'exercise.value':
    '{sign, select, 0 {إذا لعبت الجهتان أفضل ما يمكن، انتهت اللعبة بالتعادل.} 1 {إذا لعبت الجهتان أفضل ما يمكن، انتهت اللعبة بتقدّمك بفارق {margin, noun, seeds.acc}.} other {إذا لعبت الجهتان أفضل ما يمكن، انتهت اللعبة بتأخّرك بفارق {margin, noun, seeds.acc}.}}',
  'exercise.than-next': 'هذا أفضل من النقلة التي تليها في الجودة بفارق {by, noun, seeds.acc}.',
  'exercise.wrong': 'هذه نقلة جائزة، لكن هناك نقلة أفضل.',
  'exercise.answer': 'أفضل نقلة هي {move}.',
  'exercise.tries':
    'حتى الآن {count, plural, zero {بلا محاولة} one {محاولة واحدة} two {محاولتان} few {# محاولات} many {# محاولة} other {# محاولة}}',
  'exercise.again': 'حاول مرة أخرى',
  'exercise.show': 'إظهار الجواب',
  'exercise.replay': 'عرض ثانٍ',
  'exercise.next': 'التمرين التالي',
  'exercise.all': 'كل التمارين',

  'words.heading': 'كلمات {title}',
  'words.lead': 'تبقى هذه الكلمات كما هي في كل لغة: إنها من اللعبة نفسها.',
  'words.see': 'على لوح: {title}',
  'history.heading': 'من أين جاءت {title}',
  'history.dated': 'عبر السنين',
  'history.known': 'ما يُعرف غير ذلك',
  'history.sources': 'المصادر',
  'history.source': 'المصدر {n}',
};
