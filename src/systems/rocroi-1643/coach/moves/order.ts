/** Moves of a unit as the table begins them: the hex, its facing, the way that lets it charge. */
import type { Target } from '../../../../core/contract/table';
import type { HexIndex } from '../../../../core/hex/hex';
import { canMove, moveOf } from '../../07-movement/move';
import { type End, endsFrom } from '../../07-movement/reach';
import { bestIn } from '../../07-movement/ways';
import type { CommandOf } from '../../engine/types';
import { degrees } from '../../look/face';
import { type Board, boardOf, type Unit } from '../../state/board';
import { withSegment, withUnit } from '../../state/change';
import { onCounter, onHex, onOption } from '../words';

export type Order = {
  readonly unit: Unit;
  readonly end: End;
  /** Presses that lead to it. */
  readonly prepare: readonly Target[];
};

export function moveBy({ unit, end }: Order): CommandOf<'move'> {
  return { do: 'move', unit: unit.id, steps: [...end.steps] };
}

/** Every end that the table leads to: to each hex and facing the cheapest way, and the cheapest that lets it charge. */
export function ordersOf(board: Board, unit: Unit): readonly Order[] {
  if (!canMove(board, unit)) return [];
  const { mover, pose } = moveOf(board, unit);
  const byHex = new Map<HexIndex, End[]>();
  for (const end of endsFrom(board, mover, pose)) {
    const there = byHex.get(end.pose.hex);
    if (there) there.push(end);
    else byHex.set(end.pose.hex, [end]);
  }
  return [...byHex].flatMap(([hex, ends]) => ordersIn(board, unit, hex, ends));
}

function ordersIn(board: Board, unit: Unit, hex: HexIndex, ends: readonly End[]): readonly Order[] {
  const stays = hex === unit.hex;
  const first = stays ? null : bestIn(ends, hex);
  return [0, 1, 2, 3, 4, 5].flatMap((facing) => {
    const best = bestIn(ends, hex, facing);
    if (!best || (stays && facing === unit.facing)) return [];
    const turns = first?.pose.facing !== facing;
    const prepare: readonly Target[] = [
      onCounter(unit),
      ...(stays ? [] : [onHex(board.number(hex))]),
      ...(turns ? [{ on: 'facing', counter: unit.id, facing: degrees(facing) } as const] : []),
    ];
    const plain = { unit, end: best, prepare };
    if (best.pose.charge) return [plain];
    const charging = bestIn(
      ends.filter(({ pose }) => pose.charge),
      hex,
      facing,
    );
    return charging
      ? [plain, { unit, end: charging, prepare: [...prepare, onOption('charge-way')] }]
      : [plain];
  });
}

/** The board as if it stood there already: for comparing, without what happens on the way. */
export function standing(board: Board, { unit, end }: Order): Board {
  const { hex, facing, charge } = end.pose;
  const there = withUnit(board.state, unit.id, { at: board.number(hex), facing, moved: true });
  if (!there.segment) return boardOf(there);
  const others = there.segment.charging.filter((id) => id !== unit.id);
  return boardOf(withSegment(there, { charging: charge ? [...others, unit.id] : others }));
}
