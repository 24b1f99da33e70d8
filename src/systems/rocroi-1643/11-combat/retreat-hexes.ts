/** Where a unit can retreat or be pushed, and what waits for it there: case 11.8. */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { entryBar } from '../03-stacking/stacking';
import { type RetreatTest, retreatTest } from '../06-zones/zones';
import type { Board, Unit } from '../state/board';
import { apart } from '../state/near';

export type RetreatHex = {
  readonly hex: HexIndex;
  /** Die and morale up to that disorganise; null: no test. */
  readonly test: RetreatTest;
  /** The friend there, who is pushed on. */
  readonly pushes: Unit | null;
};
export type Retreat = {
  /** Those that may be chosen; none: the unit is lost. */
  readonly open: readonly RetreatHex[];
  /** Others that lead away, and may not be chosen while better ones are there. */
  readonly worse: readonly RetreatHex[];
  /** Whether its owner may remove the unit that has to go. */
  readonly removable: boolean;
};

/** `from`: where the enemy stands that caused it; `pushed`: it makes room for a friend. @rule 11.8 */
export function retreatOf(board: Board, unit: Unit, from: HexIndex, pushed: boolean): Retreat {
  const here = apart(board, unit.hex, from);
  const all = around(board, unit);
  const away = all.filter(({ hex }) => apart(board, hex, from) > here);
  if (away.length === 0 && !pushed && board.options.retreatDistance === 'equal') {
    const aside = all.filter(({ hex, pushes }) => !pushes && apart(board, hex, from) === here);
    return { open: aside, worse: [], removable: false };
  }
  const free = away.filter(({ test, pushes }) => test === null && !pushes);
  const vacant = away.filter(({ pushes }) => !pushes);
  const open = free.length > 0 ? free : pushed && vacant.length > 0 ? vacant : away;
  const removable = pushed || (open.length > 0 && open.every(({ pushes }) => pushes !== null));
  return { open, worse: away.filter((hex) => !open.includes(hex)), removable };
}

/** Whether a unit that has to go finds no hex, and is lost. @rule 11.8 */
export function isStranded(board: Board, unit: Unit, from: HexIndex, pushed = false): boolean {
  return retreatOf(board, unit, from, pushed).open.length === 0;
}

function around(board: Board, unit: Unit): readonly RetreatHex[] {
  const found: RetreatHex[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbour(unit.hex, d);
    if (hex === OFF_MAP || entryBar(board, unit, hex) !== null) continue;
    found.push({ hex, test: retreatTest(board, hex, unit.side), pushes: board.unitIn(hex) });
  }
  return found;
}
