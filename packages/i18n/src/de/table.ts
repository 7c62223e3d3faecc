import type { Texts } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

/** Why the table refuses a command or a saved game; the keys are its codes. */
export const table: Texts<typeof english> = {
  stale: 'Die Partie ist inzwischen weitergegangen: Schau noch einmal hin und wähle dann.',
  'not-your-turn': 'Du bist nicht am Zug.',
  'offer-standing': 'Es gibt schon ein Angebot: Warte auf die Antwort.',
  'no-offer': 'Es gibt kein Angebot, auf das man antworten könnte.',
  'own-offer': 'Das ist dein eigenes Angebot: Die andere Seite muss darauf antworten.',
  'name-length': 'Ein Name darf {max} Zeichen haben, nicht {found}.',
  'saved-json': 'Die gespeicherte Partie ist nicht lesbar: Sie ist kein JSON.',
  'saved-version': 'Die gespeicherte Partie stammt aus einer anderen Version von Mbegu.',
  'saved-shape':
    'In der gespeicherten Partie fehlt etwas, oder sie enthält etwas Überzähliges oder etwas von falscher Art.',
};
