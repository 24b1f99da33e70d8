/** The Disruption Removal Phase: who is rolled for, with what chance and whose help. */

import { expected } from '../estimate/expect';
import { measure } from '../estimate/measure';
import { helperOf, removalReceipt, unitsToRollFor } from '../standard/09-disruption/disruption';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { named } from '../wording';
import { type Advice, endsOf, idsOf, onCounter, shapesAt } from './words';

const MOST = 3;

export function removalActs(board: Board): readonly Advice[] {
  const side = board.phasingIndex;
  const rollFor = (unit: Piece) => ({ do: 'attemptRemoval', unit: unit.id }) as const;
  return unitsToRollFor(board)
    .map((unit) => ({ unit, worth: expected(board, rollFor(unit), side, (after) => measure(after, side)) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ unit }): Advice => {
      const helper = helperOf(board, unit);
      const help = helper ? ` with the help of ${helper.printed.name}` : '';
      return {
        text: `Roll for ${named(board, unit)}${help}: ${endsOf(removalReceipt(board, unit, null), unit)}.`,
        rules: ['9.2', ...(helper ? (['10.21'] as const) : [])],
        counters: idsOf(helper ? [unit, helper] : [unit]),
        where: shapesAt(unit.at === null ? [] : [unit.at]),
        ...{ commands: [rollFor(unit)], prepare: [], point: onCounter(unit) },
      };
    });
}
