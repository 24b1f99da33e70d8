/** Moves of a unit as the table begins them: the hex, its facing, the way that lets it charge. */
import type { Target } from '../../../../core/contract/table';
import type { CounterId } from '../../../../core/contract/values';
import type { HexIndex } from '../../../../core/hex/hex';
import { canMove, moveOf } from '../../07-movement/move';
import { type End, endsFrom } from '../../07-movement/reach';
import { isBetter } from '../../07-movement/ways';
import type { CommandOf } from '../../engine/types';
import { degrees } from '../../look/face';
import { type Board, boardOf, type Unit } from '../../state/board';
import { withSegment, withUnit } from '../../state/change';
import { onCounter, onHex, onOption } from '../words';

export type Order = {
  readonly unit: Unit;
  readonly end: End;
  /** Whether it looks another way than the table proposes there, and whether it goes the way from which it can charge. */
  readonly turns: boolean;
  readonly charging: boolean;
};

export function moveBy({ unit, end }: Order): CommandOf<'move'> {
  return { do: 'move', unit: unit.id, steps: [...end.steps] };
}

/** Presses that lead to it. */
export function pressesTo(board: Board, { unit, end, turns, charging }: Order): readonly Target[] {
  const { hex, facing } = end.pose;
  return [
    onCounter(unit),
    ...(hex === unit.hex ? [] : [onHex(board.number(hex))]),
    ...(turns ? [{ on: 'facing', counter: unit.id, facing: degrees(facing) } as const] : []),
    ...(charging ? [onOption('charge-way')] : []),
  ];
}

/** Every end that the table leads to: to each hex and facing the cheapest way, and the cheapest that lets it charge. */
export function ordersOf(board: Board, unit: Unit): readonly Order[] {
  if (known?.board !== board) known = { board, byUnit: new Map() };
  const found = known.byUnit.get(unit.id) ?? foundFor(board, unit);
  known.byUnit.set(unit.id, found);
  return found;
}
/** Of the board that was asked last; it is of those that nobody writes to. */
let known: { readonly board: Board; readonly byUnit: Map<CounterId, readonly Order[]> } | null = null;

function foundFor(board: Board, unit: Unit): readonly Order[] {
  if (!canMove(board, unit)) return [];
  const { mover, pose } = moveOf(board, unit);
  const byHex = new Map<HexIndex, End[]>();
  for (const end of endsFrom(board, mover, pose)) {
    const there = byHex.get(end.pose.hex);
    if (there) there.push(end);
    else byHex.set(end.pose.hex, [end]);
  }
  return [...byHex].flatMap(([hex, ends]) => ordersIn(unit, hex, ends));
}

/** The best of all ends in the hex, and by facing the best of all and of those after which it could charge. */
function ordersIn(unit: Unit, hex: HexIndex, ends: readonly End[]): readonly Order[] {
  const stays = hex === unit.hex;
  let first: End | null = null;
  const best: (End | undefined)[] = [];
  const charging: (End | undefined)[] = [];
  for (const end of ends) {
    const { facing, charge } = end.pose;
    if (!first || isBetter(end, first)) first = end;
    keepBetter(best, facing, end);
    if (charge) keepBetter(charging, facing, end);
  }
  const proposed = stays ? null : first?.pose.facing;
  const orders: Order[] = [];
  for (let facing = 0; facing < 6; facing++) {
    const [end, charge] = [best[facing], charging[facing]];
    if (!end || (stays && facing === unit.facing)) continue;
    const turns = proposed !== facing;
    orders.push({ unit, end, turns, charging: false });
    if (charge && !end.pose.charge) orders.push({ unit, end: charge, turns, charging: true });
  }
  return orders;
}

function keepBetter(kept: (End | undefined)[], facing: number, end: End): void {
  const there = kept[facing];
  if (!there || isBetter(end, there)) kept[facing] = end;
}

/** The unit as it stands then. */
export function goneTo({ unit, end }: Order): Unit {
  const { hex, facing } = end.pose;
  return { ...unit, hex, facing };
}

/** The board as if it stood there already: for comparing, without what happens on the way. */
export function standing(board: Board, { unit, end }: Order): Board {
  const { hex, facing, charge } = end.pose;
  const there = withUnit(board.state, unit.id, { at: board.number(hex), facing, moved: true });
  if (!there.segment) return boardOf(there);
  const others = there.segment.charging.filter((id) => id !== unit.id);
  return boardOf(withSegment(there, { charging: charge ? [...others, unit.id] : others }));
}
