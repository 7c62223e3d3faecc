import { choice, count, defineGame, rows } from '../game.ts';
import { exactRun } from '../mechanics/capture.ts';
import { chase } from '../mechanics/chase.ts';
import { boardEmpty, cannotFeed, majority } from '../mechanics/endings.ts';
import { feed } from '../mechanics/obligations.ts';
import { singleRound } from '../mechanics/rounds.ts';
import { lap } from '../mechanics/sowing.ts';
import { alternate } from '../mechanics/turns.ts';

/** Al-manqala, Galilee, recorded by Moslih Kanaaneh in 2007. */
export const alManqala = defineGame({
  id: 'al-manqala',

  options: {
    pits: count(7),
    seeds: count(7),
    origin: choice('sow', 'skip'),
    chase: choice('third-repetition', 'agreement-only'),
  },

  rules: (option) => ({
    board: rows({ pits: option.pits, seeds: option.seeds }),

    // §1 One lap, a bead a house, no stores; what the origin gets is an option.
    sowing: lap({ stores: 'none', origin: option.origin }),

    // §2 §3 A house made two or four is taken, on either side, and the unbroken run of such houses before it.
    capture: exactRun(2, 4),

    // §6 A player with nothing to sow passes.
    turns: alternate({ stuck: 'pass' }),

    // §4 Who has beads must feed the one who has none.
    obligation: feed(),

    // §7 More than half wins at once, the rest stays uncounted. §9 An empty board. §5 The player who cannot be fed takes all.
    endings: [majority('stay'), boardEmpty(), cannotFeed('opponent')],

    // §8 Beads that only chase each other are divided equally.
    chase: chase({ division: 'halves', ends: option.chase }),
    rounds: singleRound(),
  }),
});
