/** Batteries that are taken: case 10.3. */

import type { CounterId, SideId } from '../../../core/contract/values';
import type { HexIndex } from '../../../core/hex/hex';
import { event, type Run } from '../engine/declare';
import type { Unit } from '../state/board';

declare module '../engine/types' {
  interface EventTypes {
    batteryTaken: { readonly battery: CounterId; readonly by: SideId; readonly unit: CounterId };
  }
}

/** A unit has entered a hex; routed ones take nothing. @rule 10.3 */
export function takeBattery(run: Run, unit: Pick<Unit, 'id' | 'side' | 'order'>, hex: HexIndex): void {
  const battery = run.board.batteryIn(hex);
  if (!battery || battery.side === unit.side || unit.order === 'routed') return;
  run.emit({
    happened: 'batteryTaken',
    battery: battery.id,
    by: run.board.sideId(unit.side),
    unit: unit.id,
  });
}

export const batteryTaken = event('batteryTaken', (board, { battery, by }) =>
  board.changeBattery(battery, { owner: by, captured: true }),
);
