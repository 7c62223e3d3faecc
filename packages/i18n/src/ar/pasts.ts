import type { LearnTexts } from '../catalogue.ts';
import { sources } from '../sources.ts';

/** The words the games keep in their own tongues, and what is known of their past. */
export const pasts: LearnTexts['pasts'] = {
  kalah: {
    terms: [
      { word: 'كالاه (kalah)', meaning: 'المخزن عن يمين اللاعب، وبه سُمّيت اللعبة' },
      {
        word: 'منقلة (mancala)',
        meaning: 'عائلة ألعاب البذر كلها؛ وفي أمريكا الشمالية كثيرًا ما تعني هذه اللعبة وحدها',
      },
    ],
    history: [
      { text: 'صمّمها سنة 1940 وليم جوليوس تشامبيون الابن، وكان قد درس في جامعة ييل.', source: sources.kalah },
      {
        text: 'بيعت منذ سنة 1944، وسُجّلت لها براءتا اختراع في الولايات المتحدة سنتي 1952 و1955.',
        source: sources.patents,
      },
      {
        text: 'في سنة 1958 تأسست شركة Kalah Game Company في هولبروك بولاية ماساتشوستس.',
        source: sources.kalah,
      },
      {
        text: 'في سنة 1959 جرت على حاسوب DEC PDP-1 في معهد MIT: أول منقلة لعبها حاسوب.',
        source: sources.kalah,
      },
      {
        text: 'وصفتها إعلاناتها بأنها لعبة أفريقية قديمة؛ وهي في الحقيقة قريبة حديثة للعبة داكون (Dakon) من جاوة، بشوط واحد.',
        source: sources.kalah,
      },
      {
        text: 'باعها آخرون من جديد بأسماء Conference (Mieg، 1965) وSahara (Pelikan، 1976) وBantumi (على هواتف نوكيا، نحو سنة 2000).',
        source: sources.kalah,
      },
      {
        text: 'تُعرف في أمريكا الشمالية باسم Mancala، وفي البلدان الناطقة بالألمانية باسم Kalaha.',
        source: sources.kalah,
      },
      { text: 'استخدمتها مدرسة في شيكاغو في علاج عسر الحساب.', source: sources.kalah },
      {
        text: 'الألواح الصغيرة محلولة: معروف كيف تنتهي إذا لم يخطئ أحد.',
        source: sources.solving,
      },
    ],
  },
  'al-manqala': {
    terms: [
      { word: 'بيت (beit)', meaning: 'حفرة من الحفر الأربع عشرة؛ والجمع بيوت (byot)' },
      { word: 'منقلة (manqala)', meaning: 'من الجذر ن ق ل، أي حرّك الشيء من مكان إلى مكان' },
      { word: 'لعب حكيمي (La‘b Hakimi)', meaning: '«لعب الحكمة»، من أسمائها في دمشق' },
      { word: 'لعب عاقلة (La‘b Akila)', meaning: '«لعب العقل»، اسم آخر من أسمائها' },
    ],
    history: [
      { text: 'يلعبها الرجال في المقاهي والخانات.', source: sources.alManqala },
      { text: 'دوّن مصلح كناعنة قواعدها في الجليل سنة 2007.', source: sources.kanaaneh },
      { text: 'وصف توماس هايد سنة 1694 لعبة عربية تكاد تكون هي نفسها.', source: sources.hyde },
      {
        text: 'ذكر هنري ديربورن سنة 1819 أن أهل حلب أكثر ما يحبون المنقلة والحالوسة، إلى جانب الطاولة والشطرنج.',
        source: sources.dearborn,
      },
      { text: 'رأى ستيوارت كولين في دمشق لعبة بصفّين في كل منهما سبع حفر.', source: sources.culin },
      {
        text: 'تُصنع ألواحها من خشب البلوط، وتُشبع بزيت الزيتون وتُطلى بالقطران؛ وخرزها أبيض.',
        source: sources.alManqala,
      },
      { text: 'المنقلة التركية (Mangala) والحالوسة العراقية (Halusa) من أقرب أقاربها.', source: sources.alManqala },
      {
        text: 'حيلة ماكرة: اترك خرزة واحدة في مكان لا يستطيع خصمك معه أن يُطعمك، فيصير كل ما بقي لك.',
        source: sources.alManqala,
      },
    ],
  },
  'walak-pussa': {
    terms: [
      { word: 'والا (wala)', meaning: 'حفرة' },
      { word: 'بوسا (pussa)', meaning: 'فارغ' },
      { word: 'بوسا كاناوا (pussa kanawa)', meaning: '«الأكل بسبب الحفرة الفارغة»: الأسر في هذه اللعبة' },
      {
        word: 'ويل موتو إكيلناوا (wael mutu ekilenawa)',
        meaning: '«قطف لآلئ العقد»: أكثر من أسر كهذا في خيط واحد',
      },
      { word: 'أولندا (olinda)', meaning: 'الحبات القرمزية ذات العين السوداء التي تُلعب بها' },
      { word: 'بوتا (puta)', meaning: '«الابن»: في الجولات، حفرة موسومة فيها حبة واحدة' },
      { word: 'ناغا (naga)', meaning: '«الابنة»: في الجولات، حفرة موسومة فيها حبتان' },
    ],
    history: [
      { text: 'سجّلها هنري باركر في سيلان، وهي اليوم سريلانكا، ونشرها سنة 1909.', source: sources.parker },
      { text: 'تُلعب بست وخمسين حبة أولندا، أربع في كل حفرة من أربع عشرة حفرة.', source: sources.parker },
      {
        text: 'كتب عن ألعاب كاندي أن نساء القرى يلعبنها بلا عدّ، «بسرعة مدهشة».',
        source: sources.parker,
      },
      { text: 'هي من ألعاب رأس السنة.', source: sources.walakPussa },
      {
        text: 'أعطت طريقة الأسر فيها، بوسا كاناوا (pussa kanawa)، اسمها لعائلة كاملة من الألعاب.',
        source: sources.walakPussa,
      },
    ],
  },
};
