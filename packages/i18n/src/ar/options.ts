import type { OptionText, OptionTexts } from '../catalogue.ts';

const pits = (many: string, values: string, source: string): OptionText<'number'> => ({
  name: 'طول الصفّ',
  meaning: `عدد ${many} أمام كل لاعب.`,
  source,
  values: { number: values },
});

const start = (many: string, name: string, source: string, values = '{n} في كل مكان'): OptionText<'number'> => ({
  name,
  meaning: `عدد ${many} في كل مكان عند بداية اللعبة.`,
  source,
  values: { number: values },
});

const holes =
  '{n, plural, one {حفرة واحدة لكل جهة} two {حفرتان لكل جهة} few {# حفر لكل جهة} many {# حفرة لكل جهة} other {# حفرة لكل جهة}}';
const houses =
  '{n, plural, one {بيت واحد لكل جهة} two {بيتان لكل جهة} few {# بيوت لكل جهة} many {# بيتًا لكل جهة} other {# بيت لكل جهة}}';

const chase = (who: string): OptionText<'third-repetition' | 'agreement-only'> => ({
  name: 'إذا صار ما بقي يتطارد حول اللوح',
  meaning: 'هل تنتهي المطاردة التي بلا نهاية من تلقاء نفسها أيضًا.',
  source: who,
  values: {
    'third-repetition': 'تنتهي حين يأتي وضع للمرة الثالثة',
    'agreement-only': 'لا تنتهي إلا إذا اتفق اللاعبان',
  },
});

/** Options as sentences: a name, and a phrase for each value that completes it. */
export const options: OptionTexts = {
  kalah: {
    pits: pits(
      'الحفر',
      holes,
      'ست هي المعتادة؛ ويحلّ بحث Solving Kalah (2000) من واحدة إلى ست. والصفوف الأطول من عندنا.',
    ),
    seeds: start(
      'الحبات',
      'الحبات في البداية',
      'ثلاث للمبتدئين، وخمس وست للخبراء: هكذا جعلها مخترعها (Mancala World).',
      '{n, plural, =3 {{n} في كل مكان (للمبتدئين)} =5 {{n} في كل مكان (للخبراء)} =6 {{n} في كل مكان (للخبراء)} other {{n} في كل مكان}}',
    ),
    'empty-capture': {
      name: 'الأسر مقابل حفرة فارغة',
      meaning: 'هل تبقى الحبة الأخيرة حيث سقطت إذا لم يكن مقابلها شيء.',
      source: 'في أقدم القواعد المطبوعة وفي بحث Solving Kalah (Irving وDonkers وUiterwijk 2000) تذهب إلى المخزن.',
      values: { leave: 'تبقى الحبة مكانها', take: 'تذهب إلى المخزن' },
    },
    end: {
      name: 'تنتهي اللعبة',
      meaning: 'هل ينهي الصفّ الفارغ اللعبة فورًا، أم حين يأتي دور صاحبه فقط.',
      source:
        'عند Mancala World تنتهي اللعبة بأول صفّ يفرغ، وكذلك في برامج مثل OpenSpiel. والطريقة الأخرى من قواعد البيوت: لا نعرف لها مصدرًا مطبوعًا.',
      values: { 'row-empty': 'حالما يفرغ أحد الصفّين', 'no-move': 'حين يأتي دور لاعب ولا يجد نقلة' },
    },
    leftovers: {
      name: 'الحبات الباقية في النهاية',
      meaning: 'لمن تكون الحبات التي ما زالت في الحفر حين تنتهي اللعبة.',
      source: 'عند Mancala World تذهب إلى صاحب الصفّ. أما ألّا تذهب إلى أحد فمن قواعد البيوت: لا نعرف لها مصدرًا مطبوعًا.',
      values: { owner: 'تذهب إلى صاحب صفّها', nobody: 'لا تذهب إلى أحد' },
    },
    pie: {
      name: 'قاعدة التبديل',
      meaning: 'هل يجوز للشمال أن يبادل الجنوب مقعده بعد دور الجنوب الأول. وبهذا يُعوَّض عن أفضلية من يبدأ.',
      source: 'مستعارة من ألعاب لوح أخرى تقوى فيها النقلة الأولى، مثل Hex؛ ولا نعرف مصدرًا لكالاه يذكرها.',
      values: { off: 'لا تبادل للمقعدين', on: 'للشمال أن يبادل المقعدين مرة واحدة' },
    },
  },

  'al-manqala': {
    pits: pits('البيوت', houses, 'سبعة هو ما دوّنه كناعنة (2007، Mancala World)؛ والأطوال الأخرى من عندنا للدراسة.'),
    seeds: start(
      'الخرز',
      'الخرز في البداية',
      'سبع في كل بيت من أربعة عشر بيتًا: هذه لعبة الجليل كما دوّنها كناعنة سنة 2007 (Mancala World).',
    ),
    origin: {
      name: 'بذر يدور دورة كاملة',
      meaning: 'هل ينال البيت الذي بدأ منه خرزة هو أيضًا.',
      source: 'لا مصدر يقول أيهما؛ خرزة لكل بيت اختيارنا نحن.',
      values: { sow: 'يبذر في بيته الأول أيضًا', skip: 'يتخطّى بيته الأول' },
    },
    chase: chase('اتفاق اللاعبين هو القاعدة القديمة (كناعنة 2007، Mancala World)؛ والتكرار الثالث من عندنا.'),
  },

  'walak-pussa': {
    pits: pits('الحفر', holes, 'سبع هو ما سجّله باركر (1909)؛ والأطوال الأخرى من عندنا للدراسة.'),
    seeds: start(
      'الحبات',
      'الحبات في البداية',
      'أربع في كل حفرة من أربع عشرة حفرة هو ما سجّله باركر (Ancient Ceylon, 1909).',
    ),
    chase: chase('لا مصدر يتحدث عنها؛ والتكرار الثالث من عندنا.'),
    rounds: {
      name: 'بعد اللعبة',
      meaning: 'هل يملأ اللاعبان اللوح من جديد مما كسبا، ويواصلان اللعب.',
      source:
        'يصف باركر (1909) جولات بوهولموتو (Puhulmutu)، وهي لعبة شقيقة، ويسمّي حفرتيها الصغيرتين بوتا (puta) وناغا (naga).',
      values: {
        single: 'لعبة واحدة هي المباراة كلها',
        simple: 'جولات أخرى؛ والحفر التي لا يمكن ملؤها خارج اللعب',
        parker: 'جولات أخرى، مع الحفرتين الصغيرتين بوتا (puta) وناغا (naga)',
      },
    },
  },
};
