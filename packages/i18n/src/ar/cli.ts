import type { CliTexts } from '../catalogue.ts';

const counted = (name: string, one: string, two: string, few: string, many: string, other: string): string =>
  `{${name}, plural, zero {# ${other}} one {${one}} two {${two}} few {# ${few}} many {# ${many}} other {# ${other}}}`;
const seeds = (name: string): string => counted(name, 'حبة واحدة', 'حبتان', 'حبات', 'حبة', 'حبة');
const seedsAcc = (name: string): string => counted(name, 'حبة واحدة', 'حبتين', 'حبات', 'حبة', 'حبة');
const moves = (name: string): string => counted(name, 'نقلة واحدة', 'نقلتان', 'نقلات', 'نقلة', 'نقلة');
const sequences = (name: string): string => counted(name, 'سلسلة واحدة', 'سلسلتان', 'سلاسل', 'سلسلة', 'سلسلة');
const positions = (name: string): string => counted(name, 'وضع واحد', 'وضعان', 'أوضاع', 'وضعًا', 'وضع');

/**
 * What the command line says beside the sentences of games and faults: help, headings, the terminal game, and why it
 * refuses something. A key without a dot is a code of the command line or of the engine.
 */
export const cli: CliTexts = {
  'program.summary': 'ألعاب المنقلة في الطرفية: العب، وانظر في القواعد والأوضاع، واحسب، وتحقق من السجلّات.',
  'program.examples': `أمثلة:
  mbegu play kalah             أنت مقابل الحاسوب
  mbegu rules walak-pussa      كيف تُلعب لعبة
  mbegu show al-manqala        اللوح في البداية
  mbegu moves kalah            ما يجوز لعبه، ولماذا لا يجوز الباقي

"mbegu COMMAND --help" يخبرك بالمزيد.`,
  'command.games': 'الألعاب وخياراتها',
  'command.rules': 'كيف تُلعب لعبة، وخياراتها، ومصادرها',
  'command.show': 'رسم لوح',
  'command.moves': 'كل نقلة وما تفعله، وكل حفرة أخرى والسبب في منعها',
  'command.play': 'اللعب في الطرفية',
  'command.replay': 'تصفّح سجلّ خطوة خطوة، أو التحقق منه',
  'command.levels': 'قوة لعب الحاسوب',
  'command.solve': 'القيمة الدقيقة لوضع، مع أفضل لعب',
  'command.analyse': 'كم يساوي وضع، بحثًا أعمق فأعمق',
  'command.bench': 'سرعة البحث والحلّ على هذا الجهاز',
  'command.endgames': 'جداول بالقيم الدقيقة لأوضاع قليلة الحبات: بناء وتحقق وسؤال',
  'command.perft': 'عدّ سلاسل النقلات، مع مجموع تحقق',
  'command.apply': 'لعب النقلات للبرامج: أسطر JSON تدخل، وأسطر JSON تخرج',

  'help.usage': 'الاستعمال:',
  'help.options': 'الخيارات:',
  'help.arguments': 'المعطيات:',
  'help.commands': 'الأوامر:',
  'help.some-options': '[خيارات]',
  'help.a-command': '[أمر]',
  'option.help': 'عرض هذه المساعدة',
  'option.version': 'طباعة رقم الإصدار',
  'option.lang': 'لغة النصوص كلها: {known}',
  'option.json': 'طباعة قيمة JSON واحدة ولا شيء غيرها',
  'option.position': 'نصّ الوضع؛ وإن غاب فالبداية المعتادة',
  'option.option': 'خيار من خيارات اللعبة، مثل seeds=3؛ ولكل خيار -o',
  'option.threads': 'عدد الخيوط (المعتاد: خيط لكل معالج)',
  'option.memory': 'ذاكرة الجداول بوحدة MiB، من 64 فأكثر؛ المعتاد 512',
  'option.lines': 'أسطر JSON تدخل وأسطر JSON تخرج، كما في «mbegu apply»؛ بلا GAME عندئذ',
  'argument.game': 'أي لعبة: {known}',

  'games.examples': `أمثلة:
  mbegu games
  mbegu games --json`,
  'games.more': 'القيمة الأولى هي المعتادة. للمزيد عن لعبة: mbegu rules GAME',

  'rules.examples': `أمثلة:
  mbegu rules kalah
  mbegu rules walak-pussa --json`,
  'rules.options': 'الخيارات',
  'rules.usual': 'المعتاد {value}',
  'rules.words': 'الكلمات',
  'rules.facts': 'عن اللعبة',
  'rules.sources': 'المصادر',

  'show.examples': `أمثلة:
  mbegu show kalah
  mbegu show kalah -o pits=4 -o seeds=3
  mbegu show al-manqala --position "5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S"`,
  'show.turn': 'الدور دور {name}.',
  'show.decided': 'انتهت اللعبة: {who, select, nobody {لا نتيجة لها} other {الفوز من نصيب {name}}}.',
  'show.over': 'انتهت اللعبة، {south} إلى {north}: {who, select, nobody {تعادل} other {الفوز من نصيب {name}}}.',
  'show.pie': 'قاعدة التبديل: في أول قرار له يجوز للشمال أن يبدّل بدل أن يبذر.',
  'show.swapped': 'تبادل اللاعبان المقعدين.',
  'show.aside': `${seeds('count')} موضوعة جانبًا لا تذهب إلى أحد.`,
  'show.marked': 'الحفرة التي معها p موسومة: تستقبل الحبات، لكن لا يرفعها أحد ولا يأخذها.',
  'show.out': 'الحفرة التي معها x خارج اللعب في هذه الجولة.',
  'show.settled': 'نُفّذ ما كان مستحقًا في هذا الوضع:',

  'moves.examples': `أمثلة:
  mbegu moves kalah
  mbegu moves al-manqala --position "0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S" --json`,
  'moves.legal': 'النقلات:',
  'moves.illegal': 'غير ممكن:',
  'moves.theirs': 'صفّ {name}، والدور للجهة الأخرى.',

  'play.examples': `بلا طرفية تُقرأ اللعبة من الدخل القياسي سطرًا سطرًا، ويُطبع السجلّ في
آخرها. اكتب "help" أثناء اللعب تظهر الأوامر كلها.

أمثلة:
  mbegu play kalah
  mbegu play al-manqala --south human:Layla --north human:Ali --save game.mbegu
  mbegu play walak-pussa -o rounds=simple --south computer:tree --north human
  printf 'CA\\nhint\\nquit\\n' | mbegu play kalah --seed 1`,
  'play.south': 'من يجلس عند الجنوب: {forms} (المعتاد: human)',
  'play.north': 'من يجلس عند الشمال (المعتاد: computer:{level}؛ والأرقام 1-{levels} تصلح أيضًا)',
  'play.speed-option': 'سرعة عرض البذر: {known}',
  'play.seed': 'عدد صحيح؛ وعدد آخر يجعل الحاسوب يلعب لعبة أخرى',
  'play.save-option': 'حفظ السجلّ في هذا الملف من أول نقلة',
  'play.help': `النقلة حرف حفرة؛ ويجوز وصل حروف الدور الواحد: CA.
مع قاعدة التبديل: swap.

  hint          ما كان أقوى حاسوب سيلعبه، وهل هو دقيق
  moves         كل نقلة وما تفعله
  show          اللوح من جديد
  undo, redo    رجوع إلى قرارك السابق، ثم تقدّم
  next          الجولة التالية حين تنتهي جولة
  agree         القول إن ما بقي يتطارد حول اللوح بلا نهاية
  resign        استسلام؛ وتُسأل مرة أخرى
  save FILE     كتابة السجلّ؛ و"save! FILE" يستبدل ملفًا موجودًا
  speed HOW     slow أو normal أو fast أو off؛ وأي مفتاح ينهي البذر فورًا
  rules         قواعد هذه اللعبة
  quit          خروج؛ ويُطبع السجلّ`,
  'play.computer': '{row} (الحاسوب، {level})',
  'play.person': '{title} ({row})',
  'play.hand': `${seeds('count')} في اليد`,
  'play.computer-moves': 'نقلة {row}: {move}.',
  'play.prompt': '{who, select, you {نقلتك} other {{name}}}',
  'play.prompt-over': 'انتهت',
  'play.more': '(Enter للمتابعة)',
  'play.hint':
    '{move} تبدو الأفضل: {sign, select, 0 {تعادل تقريبًا} 1 {تقدّم بفارق {margin} تقريبًا} other {تأخّر بفارق {margin} تقريبًا}} في النهاية (تقدير).',
  'play.hint-exact':
    '{move} هي الأفضل: {sign, select, 0 {تعادل} 1 {فوز بفارق {margin}} other {خسارة بفارق {margin}}} (دقيق).',
  'play.turn-over': 'ينتهي الدور قبل {move}: لم يُلعب شيء.',
  'play.undone': `رجوع ${counted('count', 'خطوة واحدة', 'خطوتين', 'خطوات', 'خطوة', 'خطوة')}.`,
  'play.redone': `تقدّم ${counted('count', 'خطوة واحدة', 'خطوتين', 'خطوات', 'خطوة', 'خطوة')}.`,
  'play.seat': 'مقعدك الآن عند {side, select, S {الجنوب} other {الشمال}}.',
  'play.round-over': 'انتهت الجولة. «next» يبدأ جولة أخرى.',
  'play.after': '«undo» للرجوع، و«save FILE» لحفظ السجلّ، و«quit» للخروج.',
  'play.round-began': 'تبدأ الجولة {round}.',
  'play.rounds-max': 'حاسوبان يلعبان {max} من الجولات على الأكثر؛ وتبقى هذه المباراة بلا نهاية.',
  'play.yes': 'نعم',
  'play.resign-sure': 'هل تستسلم حقًا؟ اكتب نعم:',
  'play.goes-on': 'اللعبة مستمرة.',
  'play.agree-too': 'السؤال إلى {name}: هل توافق على أن ما بقي يتطارد بلا نهاية؟ اكتب نعم أو لا:',
  'play.declined': 'اللاعب الآخر يريد أن يواصل اللعب.',
  'play.save-where': 'أين يُحفظ؟ مثلًا: save game.mbegu',
  'play.saved': 'السجلّ في {file}.',
  'play.save-over': 'لاستبداله: save! {file}',
  'play.kept': 'السجلّ محفوظ في {file}.',
  'play.speed': 'السرعة {speed}. الموجود: {known}.',
  'play.speed-set': 'السرعة الآن {speed}.',

  'replay.examples': `ما ليس سجلًّا، أو فيه نقلة غير جائزة، يُرفض برمز الخروج 1؛ والملف الذي لا
يُقرأ برمز 2. في الطرفية: Enter خطوة إلى الأمام، وb خطوة إلى الوراء، وq خروج.

أمثلة:
  mbegu replay game.mbegu
  mbegu replay game.mbegu --check
  mbegu replay - --json < game.mbegu`,
  'replay.file': 'سجلّ نصًّا أو JSON؛ والعلامة - هي الدخل القياسي',
  'replay.check': 'التحقق منه فقط',
  'replay.ok': `سليم: {games, plural, =1 {} two {لعبتان، } few {# ألعاب، } many {# لعبة، } other {# لعبة، }}${moves('moves')}`,
  'replay.title': '{south} – {north}{date, select, unknown {} other {، {date}}}',
  'replay.start': 'البداية.',
  'replay.step': '{number}  {name}: {move}',
  'replay.round': 'الجولة {round}',
  'replay.unfinished': 'ينتهي السجلّ هنا، واللعبة لم تنته.',
  'replay.prompt': 'Enter أو b أو q',

  'levels.examples': `أمثلة:
  mbegu levels
  mbegu play kalah --north computer:sapling`,
  'levels.id': 'المستوى',
  'levels.name': 'الاسم',
  'levels.sees': 'ما يفوته وما يراه',

  'solve.examples': `القيمة هي الفارق النهائي بالحبات لصاحب الدور، مع حساب المخازن، إذا لعبت
الجهتان أفضل لعب. وإن نفدت الذاكرة أو نفد الوقت قبل تمام البرهان، طُبع تقدير
وسُمّي تقديرًا. الألواح الكبيرة للألعاب التي قد تتكرر أوضاعها يُبحث فيها فوق
جدول نهايات، ويُترك البحث بعد 400 مليون نقلة: والاك-بوسا كما تُلعب
تُحلّ في نحو دقيقتين.

بالمفتاحين Ctrl-C يُعرض ما ثبت حتى الآن. وما استغرق أكثر من دقيقة يُحفظ،
والأمر نفسه يواصله.

أمثلة:
  mbegu solve kalah -o seeds=3
  mbegu solve kalah -o pits=4 -o pie=on --all
  mbegu solve al-manqala -o pits=3 -o seeds=3 --json
  echo '{example}' |
    mbegu solve --lines`,
  'solve.all': 'قيمة كل نقلة؛ وقبل التبديل أيضًا أي النقلات يجيب عنها الشمال بالتبديل',
  'solve.time': 'المهلة للبرهان بالملّي ثانية؛ وما لم يثبت حتى ذلك يُقدَّر',
  'solve.building': '{seconds} ث  بناء جدول النهايات، {percent} %',
  'solve.proven': '{seconds} ث  ثبت: من {least} إلى {most}؛ {nodes} وضع، {speed} في الثانية',
  'solve.proven-move': '{seconds} ث  {move}: من {least} إلى {most} لصاحب الدور بعدها؛ {nodes} وضع، {speed} في الثانية',
  'solve.deeper': '{seconds} ث  لم يثبت بعد: تبدو قيمة {move} نحو {value}، بعمق {depth} من النقلات؛ وجُرّب منها {nodes}',
  'solve.resumed': 'مواصلة برهان تُرك عند {least} إلى {most}.',
  'solve.kept': 'البرهان محفوظ في {file}؛ والأمر نفسه يواصله.',
  'answer.exact': 'القيمة الدقيقة: {value} عند {name}، والدور لهذه الجهة.',
  'answer.estimate':
    'لم يثبت. تقدير: {value} عند {name}، والدور لهذه الجهة؛ {known, select, nothing {لم يثبت شيء بعد} other {والمؤكد أنها من {least} إلى {most}}}.',
  'answer.stopped':
    'توقف. {known, select, nothing {لم يثبت شيء بعد} other {المؤكد أن القيمة من {least} إلى {most}}} عند {name}، والدور لهذه الجهة؛ والتقدير {value}.',
  'answer.line': 'أفضل لعب: {line}',
  'answer.moves': 'النقلات:',
  'answer.no-note': '(بلا ملاحظة: للجنوب نقلة أخرى، فلا قرار للشمال بعد)',
  'answer.move': '{move} {value}{swap, select, yes {  الشمال يبدّل} no {  الشمال لا يبدّل} other {}}',
  'answer.cost': `${positions('nodes')} في {seconds} ث`,

  'analyse.examples': `سطر لكل نقلة ينظر البحث إليها أبعد: العمق، والقيمة لصاحب الدور، والأوضاع،
واللعب المتوقع. القيم الثابتة بالبرهان علامتها =، والتقديرات علامتها ~.

أمثلة:
  mbegu analyse kalah --time 2000
  mbegu analyse walak-pussa --depth 6
  mbegu analyse al-manqala --nodes 100000 --json
  echo '{example}' |
    mbegu analyse --lines --nodes 20000`,
  'analyse.time': 'بالملّي ثانية؛ {ms} إن لم يُذكر حدّ',
  'analyse.depth': 'كم نقلة ينظر البحث إلى الأمام',
  'analyse.nodes': 'كم نقلة تُجرّب',
  'analyse.heading': '{depth}  {value}  {nodes}  {line}',
  'analyse.depth-head': 'عمق',
  'analyse.value-head': 'قيمة',
  'analyse.nodes-head': 'أوضاع',
  'analyse.line-head': 'لعب',
  'analyse.report': '{depth}  {exact, select, yes {=} other {~}}{value}  {nodes}  {line}',
  'analyse.move': '{move} {exact, select, yes {=} other {~}}{value}',

  'bench.examples': `أعداد الأوضاع واحدة على كل جهاز، أما السرعات فتختلف.

أمثلة:
  mbegu bench
  mbegu bench --json`,
  'bench.search': 'بحث',
  'bench.solve': 'حلّ',
  'bench.line': '{game}  {work} {size}  {nodes} وضع، {speed} في الثانية',
  'bench.total': 'bench: {nodes}',

  'perft.examples': `أمثلة:
  mbegu perft kalah --depth 5
  mbegu perft walak-pussa --depth 3 --divide --json`,
  'perft.depth': 'كم نقلة في العمق، من 0 إلى {max}',
  'perft.divide': 'ومعها الأعداد تحت كل نقلة أولى',
  'perft.total': `${sequences('count')}، الطول ${moves('depth')}، مجموع التحقق {checksum}`,

  'endgames.examples': `في الجدول القيمة الدقيقة لكل وضع قليل الحبات في الحفر. وفي المنقلة
ووالاك-بوسا، حيث قد يدور اللعب، يحفظ الجدول أيضًا كم نقلة بقيت إلى الأسر
التالي أو إلى النهاية، حتى يتقدم الفائز. بلا --out تُحفظ الجداول في
mbegu/endgames داخل مجلّد الملفات المؤقتة:
$XDG_CACHE_HOME، أو .cache في مجلّد المستخدم.

  build    يبني جدولًا في الذاكرة ويكتبه. Ctrl-C لا يترك شيئًا وراءه، والبناء
           التالي يبدأ من جديد
  verify   يتحقق من عيّنة من {sample} قيمة على الأكثر، أو مع --all من كل قيمة:
           يجب أن تنتج كل واحدة، حسب القواعد، مما تؤدي إليه نقلاتها. ومع
           المسافات، وفي الألعاب التي لا يتكرر فيها وضع، يكون التحقق من
           الكل برهانًا
  probe    قيمة وضع وقيمة كل نقلة من نقلاته
  info     ما هو الجدول

تأخذ verify وprobe وinfo الجدول الأكثر حبات، أو جدول --seeds. والجدول الذي هو
للعبة أخرى أو لقواعد أخرى، أو المقطوع أو المغيّر، ينتهي برمز الخروج 1.

أمثلة:
  mbegu endgames build kalah --seeds 12
  mbegu endgames verify kalah
  mbegu endgames probe kalah --position "0,0,1,0,2,1/1,0,0,0,3,0 20-20 S"
  mbegu endgames build al-manqala -o origin=skip --seeds 8
  mbegu endgames info al-manqala -o origin=skip --json`,
  'endgames.action': 'build أو verify أو probe أو info',
  'endgames.seeds': 'أوضاع في حفرها حبات لا تزيد على هذا العدد',
  'endgames.out': 'مجلّد الجداول',
  'endgames.values-only': 'build: بلا مسافات؛ نصف الحجم',
  'endgames.all': 'verify: كل القيم',
  'endgames.threads': 'build: عدد الخيوط (المعتاد: خيط لكل معالج)',
  'endgames.progress': '{percent} %  {positions} وضع، {speed} في الثانية',
  'endgames.stopped': 'توقف: لم يُحفظ شيء، والبناء التالي يبدأ من جديد.',
  'endgames.title': `{title}: ${positions('positions')}، في كل منها ما لا يزيد على ${seedsAcc('seeds')}، {mib} MiB، المسافات {distances, select, kept {محفوظة} other {غير محفوظة}}`,
  'endgames.built': 'بُني في {seconds} ث، {speed} وضع في الثانية: {file}',
  'endgames.header': 'الإصدار {version}، القواعد {rules}، مجموع التحقق {checksum}: {file}',
  'endgames.checked': `{all, select, yes {الكل} other {عيّنة}}، ${positions('count')}: كل وضع ينتج مما تؤدي إليه نقلاته{proven, select, yes {، وهذا برهان عليها} other {}}.`,
  'endgames.mistake':
    '{position} لا ينتج مما تؤدي إليه نقلاته: {of, select, value {القيمة {found} بدل {expected}} other {المسافة {found}، و{expected} ليست أقل منها}}.',
  'endgames.value': `القيمة الدقيقة: {value} عند {name}، والدور لهذه الجهة{distance, plural, =0 {} one {، وبقيت نقلة واحدة إلى الأسر أو النهاية} two {، وبقيت نقلتان إلى الأسر أو النهاية} few {، وبقيت # نقلات إلى الأسر أو النهاية} many {، وبقيت # نقلة إلى الأسر أو النهاية} other {، وبقيت # نقلة إلى الأسر أو النهاية}}.`,
  'endgames.move': `{move} {value}{distance, plural, =0 {} one {  في نقلة واحدة} two {  في نقلتين} few {  في # نقلات} many {  في # نقلة} other {  في # نقلة}}`,

  'apply.examples': `كل سطر في الدخل كائن JSON واحد، وجوابه سطر واحد في الخرج:
  الدخل   "game"، وإن شئت "options" و"position" و"moves"
  الخرج   "position" و"legal" و"outcome"؛ ومع --events أيضًا "events"؛ وفي لعبة
          ذات جولات، حين تنتهي الجولة، "next": أين تبدأ التالية، أو null
  أو      "error" وفيه "code" و"message"، وللنقلة الخاطئة موضعها "index"
الخياران pits وseeds عددان، والباقي نصوص. وفي events تعني "move" موضع النقلة؛
و-1 لما كان مستحقًا في الوضع المعطى.

أمثلة:
  echo '{example}' | mbegu apply
  mbegu apply --events < questions.jsonl > answers.jsonl`,
  'apply.events': 'ذكر كل حدث أيضًا، مع موضع نقلته',

  'in-record': 'السجلّ {record} في الملف: {sentence}',
  'output-unwritable': 'لا يمكن كتابة الخرج: {detail}.',
  'unknown-command': 'لا يوجد أمر «{found}». الموجود: {known}.',
  'missing-command': 'ينقص الأمر. الموجود: {known}. «mbegu --help» يخبرك بالمزيد.',
  'unknown-language': 'لا توجد لغة «{found}». الموجود: {known}.',
  'unknown-flag': 'لا يوجد خيار «{found}» هنا. الموجود: {known}.',
  'flag-twice': 'الخيار {flag} مذكور مرتين: اذكره مرة واحدة.',
  'flag-value': 'الخيار {flag} يقبل {expected}، لا «{found}».',
  'missing-value': 'الخيار {flag} يحتاج إلى قيمة.',
  'not-with-lines':
    'الخيار {flag} لا يصلح مع --lines: {flag, select, --position {كل سطر يذكره بنفسه} --option {كل سطر يذكره بنفسه} --json {أجوبته JSON أصلًا} other {فهو لوضع واحد في المرة}}.',
  'missing-flag': 'ينقص الخيار {flag}.',
  'missing-argument': 'ينقص {argument}؛ «--help» يبيّن المطلوب.',
  'too-many-arguments': 'هذا أكثر مما يأخذه «mbegu {command}». النصّ الذي فيه فراغات، كالوضع، يُكتب بين علامتي اقتباس.',
  'unknown-line': '«{found}» ليس نقلة ولا أمرًا. الموجود: {known}.',
  usage: '{found}',
  'own-fault': 'هذا خطأ منّا لا منك: {detail}. أخبرنا من فضلك بما فعلت.',
  'unknown-level': 'لا يوجد مستوى «{found}». الموجود: {known}؛ والأرقام 1-10 تصلح أيضًا.',
  'limit-reached': 'بُلغ الحدّ قبل أن يوجد جواب.',
  'bad-limit':
    'حدّ {limit, select, threads {الخيوط} memory {الذاكرة بوحدة MiB} nodes {العُقد} seeds {الحبات} time {الوقت} depth {العمق} other {{limit}}} يجب أن يكون من {min} إلى {max}.',
  'no-memory': 'الذاكرة لا تكفي: لا يمكن الحصول على {bytes} بايت.',
  'worker-died': 'انتهى عامل قبل أن يجيب: {detail}.',
  'not-a-table': '{file} ليس جدول نهايات.',
  'table-version': '{file} من الإصدار {found} لهذه الهيئة؛ وهذا البرنامج يقرأ {expected}. ابنه من جديد.',
  'table-of-another': '{file} للعبة أخرى: {found}، لا {expected}.',
  'table-rules': '{file} مبنيّ بقواعد غير قواعد اليوم ({found}). ابنه من جديد.',
  'table-damaged': '{file} مقطوع أو مغيّر. ابنه من جديد.',
  'table-reach': `في حفر الوضع ${seeds('seeds')}؛ والجدول لا يعرف أكثر من ${seedsAcc('max')}.`,
  'board-not-open': 'جداول النهايات لا تعرف حفرًا موسومة أو خارج اللعب.',
  'no-table': 'لا جدول نهايات للعبة {game} بهذه الخيارات في {folder}. ابن واحدًا: mbegu endgames build {command}',
  'unknown-action': 'لا شيء باسم «{found}» يُعمل هنا. الموجود: {known}.',
  'flag-not-here': 'الخيار {flag} لا يصلح مع «{word}».',
  'malformed-request': 'الطلب ليس على الهيئة المطلوبة.',
  'file-unreadable':
    'لا يمكن قراءة {file}: {detail, select, ENOENT {لا يوجد ملف كهذا} EISDIR {هذا مجلّد} EACCES {هذا غير مسموح} other {{detail}}}.',
  'file-unwritable':
    'لا يمكن كتابة {file}: {detail, select, ENOENT {لا يوجد مجلّد كهذا} EISDIR {هذا مجلّد} EACCES {هذا غير مسموح} EROFS {هذا غير مسموح} ENOSPC {القرص ممتلئ} ENOTDIR {جزء من المسار ليس مجلّدًا} EEXIST {جزء من المسار ليس مجلّدًا} other {{detail}}}.',
  'file-exists': 'الملف {file} موجود من قبل.',
  'file-too-large': '{file} أطول مما يكون عليه سجلّ، وهو {charsMax} حرف.',

  'not-utf8': 'هذا ليس نصّ UTF-8.',
  'byte-order-mark': 'يبدأ النصّ بعلامة ترتيب البايتات؛ احذفها.',
  'blank-line': 'السطر فارغ؛ في كل سطر كائن JSON واحد.',
  'line-too-long': 'السطر أطول من {bytesMax} بايت.',
  'json-syntax': 'هذا ليس JSON: {detail}.',
  'unknown-key': 'لا يوجد مفتاح «{key}» هنا. الموجود: {known}.',
  'missing-key': 'ينقص المفتاح «{key}».',
  'key-twice': 'مفتاح مذكور مرتين: اذكره مرة واحدة.',
  'key-type':
    '{key, select, root {السطر} other {«{key}»}} يجب أن يكون {expected, select, text {نصًّا} list {قائمة نقلات} option {نصًّا أو عددًا} other {كائنًا}}، لا {found}.',
  'too-many-events': 'للنقلات حتى هذه أكثر من {max} من الأحداث: اطلب أقل منها في المرة.',

  'did-you-mean': '{sentence} هل قصدت {word}؟',
};
