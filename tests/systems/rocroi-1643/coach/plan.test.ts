/** What the coach keeps of the attacks of a board stands up to asking again. */
import { expect, it } from 'vitest';
import { drawFrom } from '../../../../src/core/dice/draw';
import { supportsOf } from '../../../../src/systems/rocroi-1643/11-combat/support';
import { evolve } from '../../../../src/systems/rocroi-1643/engine/judge';
import { gainOf } from '../../../../src/systems/rocroi-1643/estimate/gains';
import {
  type Fight,
  fightsOn,
  planAfter,
  planFor,
  requiredAfter,
  requiredOn,
} from '../../../../src/systems/rocroi-1643/estimate/plan';
import { type Board, boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { crowd } from '../../../helpers/rocroi1643/crowd';

const BOARDS = Array.from({ length: 20 }, (_, seed) => boardOf(crowd(drawFrom(`plan ${seed}`))));

/** A board of which nothing is kept, as it stands once an attack is made. */
function engaged(board: Board, { attack: { attacker, target, charge } }: Fight): Board {
  const { given } = supportsOf(board, attacker, target).attacker;
  const after = evolve(board.state, {
    ...{ happened: 'fought', unit: attacker.id, target: target.id, charge, die: 0, modifiers: [], total: 0 },
    ...{ attackerResult: '-', targetResult: '-', supports: given.map(({ unit }) => unit.id) },
    targetSupports: [],
  });
  return boardOf({ ...after });
}

const named = (fights: readonly Fight[]) =>
  fights.map(({ attack, gain }) => [attack.attacker.id, attack.target.id, attack.charge, gain]);

it('what an attack gains is the same asked alone and with all others (11.7, 11.8, 12.3)', () => {
  for (const board of BOARDS)
    for (const { attack, gain } of fightsOn(board)) expect(gainOf(board, attack)).toBe(gain);
});

it('what others gain, and the best plan of them, do not hang on an attack that is made (11.0)', () => {
  let planned = 0;
  for (const board of BOARDS)
    for (const fight of fightsOn(board)) {
      const after = engaged(board, fight);
      const [best, required] = [planFor(after), requiredOn(after)];
      expect(named(planAfter(board, fight.attack).fights)).toEqual(named(best.fights));
      expect(named(requiredAfter(board, fight.attack).fights)).toEqual(named(required.fights));
      planned += best.fights.length;
    }
  expect(planned).toBeGreaterThan(200);
});

it('no plan is better than the best, not what has to be fought and no more (11.0)', () => {
  let better = 0;
  for (const board of BOARDS)
    for (const now of [board, ...fightsOn(board).map((fight) => engaged(board, fight))]) {
      const [best, required] = [planFor(now), requiredOn(now)];
      expect(best.worth).toBeGreaterThanOrEqual(required.worth);
      if (best.worth > required.worth) better++;
    }
  expect(better).toBeGreaterThan(20);
});
