/** Charges of horse: case 11.2. */

import type { CounterId } from '../../../core/contract/values';
import { directionTo, type HexIndex } from '../../../core/hex/hex';
import { failsTest, waysToFail } from '../12-rout/tests';
import { task } from '../engine/declare';
import type { Reason } from '../rulebook/cited';
import type { Board, Unit } from '../state/board';
import { streamOn, terrainAt } from '../state/field';
import { chargesIntoRough, chargesNever, chargesOverStream, noRunUp } from './reasons';

declare module '../engine/types' {
  interface TaskTypes {
    chargeTest: { readonly unit: CounterId };
  }
}

/** Die and morale up to that disorganise the charger. @rule 11.2 */
const CHARGE_TEST = 5;

/** Why a unit does not charge a target that it can attack. @rule 11.2 */
export function chargeReasons(board: Board, unit: Unit, target: Unit): readonly Reason[] {
  const counters = [unit, target];
  if (!unit.charges) return [chargesNever({ counters })];
  const runUp = board.segment?.charging.includes(unit.id) ? [] : [noRunUp({ counters })];
  return [...runUp, ...barsToCharge(board, unit, unit.hex, target)];
}

/** What the ground between a hex and a target has against a charge from there. @rule 11.2 */
export function barsToCharge(board: Board, unit: Unit, from: HexIndex, target: Unit): readonly Reason[] {
  const counters = [unit, target];
  const { field } = board;
  const found: Reason[] = [];
  if (terrainAt(field, target.hex) !== 'clear')
    found.push(chargesIntoRough({ counters, hexes: [board.number(target.hex)] }));
  if (streamOn(field, from, directionTo(field.grid, from, target.hex)))
    found.push(chargesOverStream({ counters }));
  return found;
}

/** Whether a charger is still there to be tested, and in hand. @rule 11.2 */
export const isTestedForCharge = ({ at, order }: Pick<Unit, 'at' | 'order'>): boolean =>
  at !== null && order !== 'routed';

/** With how many of the six faces the charge costs it its order. @rule 11.2 */
export const waysToFailCharge = ({ morale }: Unit): number => waysToFail(morale, CHARGE_TEST);

export const chargeTest = task('chargeTest', (run, { unit: id }) => {
  const unit = run.board.knownUnit(id);
  if (!isTestedForCharge(unit)) return;
  if (failsTest(run, unit, { test: 'charge', most: CHARGE_TEST }))
    run.plan({ task: 'disorder', unit: id }, { task: 'runAll' });
});

/** What it did last no longer makes a charge possible. @rule 11.2 */
export function endCharge(board: Board, unit: CounterId): void {
  const charging = board.segment?.charging;
  if (charging?.includes(unit)) board.changeSegment({ charging: charging.filter((id) => id !== unit) });
}
