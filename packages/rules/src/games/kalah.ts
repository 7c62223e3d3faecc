import { choice, count, defineGame, rows } from '../game.ts';
import { across } from '../mechanics/capture.ts';
import { noChase } from '../mechanics/chase.ts';
import { noMove, rowEmpty } from '../mechanics/endings.ts';
import { noObligation } from '../mechanics/obligations.ts';
import { singleRound } from '../mechanics/rounds.ts';
import { lap } from '../mechanics/sowing.ts';
import { alternate } from '../mechanics/turns.ts';

/** Kalah, William Julius Champion Jr., USA, 1940. */
export const kalah = defineGame({
  id: 'kalah',

  options: {
    pits: count(6),
    seeds: count(4),
    'empty-capture': choice('leave', 'take'),
    end: choice('row-empty', 'no-move'),
    leftovers: choice('owner', 'nobody'),
    pie: choice('off', 'on'),
  },

  rules: (option) => {
    // §7 What is left goes to the owner of its row; or to nobody.
    const leftovers = option.leftovers === 'owner' ? 'owners' : 'nobody';
    return {
      board: rows({ pits: option.pits, seeds: option.seeds }),

      // §1 One lap through the pits and the mover's own kalah; the origin gets its seed like any other pit.
      sowing: lap({ stores: 'own', origin: 'sow' }),

      // §3 §4 Last seed in an own empty pit takes the seeds across; nothing else takes.
      capture: across({ facingEmpty: option['empty-capture'] }),

      // §2 §5 Last seed in the own kalah moves again; any other ends the turn. §9 The pie rule.
      turns: alternate({ again: 'last-in-own-store', pie: option.pie }),
      obligation: noObligation(),

      // §6 Over as soon as either row is empty; or when the side on turn cannot move. §8 A majority ends nothing.
      endings: [option.end === 'row-empty' ? rowEmpty(leftovers) : noMove(leftovers)],
      chase: noChase(),
      rounds: singleRound(),
    };
  },
});
