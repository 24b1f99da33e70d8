/** How likely each next marker is: what players are shown of the cup. */
import type { CounterId } from '../../../core/contract/values';
import type { Board } from '../state/board';
import { cupOf } from './cup';

export type MarkerChance = {
  readonly leader: CounterId;
  /** 0 of so many: it is barred by the two in a row (5.1). */
  readonly chance: readonly [ways: number, of: number];
};

/** @rule 5.1 */
export function markerChances(board: Board): readonly MarkerChance[] {
  const { open, barred } = cupOf(board);
  return [
    ...open.map((leader) => ({ leader, chance: [1, open.length] }) as const),
    ...barred.map((leader) => ({ leader, chance: [0, open.length] }) as const),
  ];
}
