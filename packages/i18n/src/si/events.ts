import type { EventTexts } from '../catalogue.ts';

const score = 'දකුණ {south}, උතුර {north}.';

/** One event at a time, as a trace lists them. */
export const events: EventTexts = {
  'event.lift': '{pit} {game, noun, pit.abl} {count, noun, seeds} අතට ගත්තා.',
  'event.sow':
    '{game, noun, seed.one} වැටෙනවා {who, select, you {ඔබේ {game, noun, store.dat}} nobody {{to} {game, noun, pit.dat}} other {{name}ගේ {game, noun, store.dat}}}.',
  'event.capture': '{who, select, you {ඔබ} other {{name}}} {pit} {game, noun, pit.abl} {count, noun, seeds} අල්ලාගත්තා.',
  'event.bonus': 'ඒ පැත්තටම තවත් පියවරක්.',
  'event.pass': '{who, select, you {ඔබේ වාරය} other {{name}ගේ වාරය}} මඟහැරෙනවා.',
  'event.swap': 'ක්‍රීඩකයන් දෙදෙනා ආසන මාරු කරගන්නවා.',
  'event.turn': 'දැන් {who, select, you {ඔබේ වාරය} other {{name}ගේ වාරය}}.',
  'event.sweep': '{pit} {game, noun, pit.loc} ඉතිරි {count, noun, seeds.def} {who, select, you {ඔබට} other {{name}ට}}.',
  'event.aside': '{pit} {game, noun, pit.loc} ඉතිරි {count, noun, seeds.def} කාටවත් නැහැ.',
  'event.divide': 'ඉතිරිය බෙදෙනවා: දකුණට {south}, උතුරට {north}, කාටවත් නැතිව {aside}.',
  'event.end': `අවසන්. ${score}`,
  'event.end.row-empty': `අවසන්, පේළියක් හිස්. ${score}`,
  'event.end.no-move': `අවසන්, ගන්න පියවරක් නැහැ. ${score}`,
  'event.end.majority': `අවසන්, එක් පැත්තක් සතුව අඩකට වඩා. ${score}`,
  'event.end.board-empty': `අවසන්, පුවරුව හිස්. ${score}`,
  'event.end.cannot-feed': `අවසන්, හිස් පේළියට කන්න දෙන පියවරක් නැහැ. ${score}`,
  'event.end.only-endless': `අවසන්, ඉතිරි පියවර කිසිදා නිම වන්නේ නැහැ. ${score}`,
  'event.end.chase': `අවසන්, එකම පිහිටුම තුන්වන වරටත්. ${score}`,
  'event.end.agreed': `අවසන්, නිමක් නැති ලුහුබැඳීමක් කියා එකඟ වුණා. ${score}`,
  'event.end.resigned': `අවසන්, පරාජය පිළිගත්තා. ${score}`,
  'event.end.timeout': `අවසන්, කාලය ඉවරයි. ${score}`,
  'event.end.aborted': `අතරමඟ නැවැත්තුවා. ${score}`,
  'event.end.match-over': `තරඟය අවසන්. ${score}`,
};
