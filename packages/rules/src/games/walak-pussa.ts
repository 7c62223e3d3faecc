import { choice, count, defineGame, rows } from '../game.ts';
import { beyondEmpty } from '../mechanics/capture.ts';
import { chase } from '../mechanics/chase.ts';
import { boardEmpty, noMove, onlyEndless } from '../mechanics/endings.ts';
import { noObligation } from '../mechanics/obligations.ts';
import { roundsOf } from '../mechanics/rounds.ts';
import { relayFromNextPit } from '../mechanics/sowing.ts';
import { alternate } from '../mechanics/turns.ts';

/** Walak-pussa, Sri Lanka, recorded by Henry Parker in 1909. */
export const walakPussa = defineGame({
  id: 'walak-pussa',

  options: {
    pits: count(7),
    seeds: count(4),
    chase: choice('third-repetition', 'agreement-only'),
    rounds: choice('single', 'simple', 'parker'),
  },

  rules: (option) => ({
    board: rows({ pits: option.pits, seeds: option.seeds }),

    // §1 §2 §3 Lap after lap from the next hole, until it is empty. §8 More than 10,000 laps count as endless.
    sowing: relayFromNextPit({ lapsMax: 10_000 }),

    // §4 §5 The hole beyond the empty one is taken, and on along the necklace.
    capture: beyondEmpty(),

    // §6 Then the other player moves; nobody need be fed.
    turns: alternate(),
    obligation: noObligation(),

    // §7 Who cannot move leaves all that is left to the other. §8 With nothing but endless moves it goes to nobody.
    endings: [boardEmpty(), noMove('opponent'), onlyEndless('nobody')],

    // §9 Seeds that only chase each other belong to nobody.
    chase: chase({ division: 'nobody', ends: option.chase }),

    // The game may go on in rounds, in two forms.
    rounds: roundsOf(option.rounds),
  }),
});
