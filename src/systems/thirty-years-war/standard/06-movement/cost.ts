/** What a path costs, in all and part by part: cases 6.14 and 6.21 to 6.24, chart 12.0. */
import type { Shape } from '../../../../core/contract/values';
import { directionTo, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import { trying } from '../../engine/suppose';
import { type Barriers, wallIsBreached } from '../../state/barriers';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { type CostPart, costOfStep } from '../12-terrain/terrain';
import type { Surcharge } from './cost-words';
import { entered } from './entered';
import { stepsOf } from './reach';

/** What a path costs in all, in the coin of the counter's allowance. */
export function pathCost(board: Board, piece: Piece, path: readonly number[]): number {
  if (!passesGateway(board, piece, path)) return costAlong(board, piece, path, null);
  // On its way it may have opened it to itself; what it changes is taken back in the end. @rule freiburg:19.57
  let spent = 0;
  const enter = (hex: number) =>
    entered(board, [{ counter: piece.id, path: [numberOf(board.field.grid, hex)] }]);
  return trying(
    board,
    () => {
      spent = costAlong(board, piece, path, enter);
    },
    () => spent,
  );
}

/** Whether it passes through a gateway; no other step depends on whose units were last where. */
function passesGateway({ field, walls }: Board, piece: Piece, path: readonly number[]): boolean {
  if (!walls) return false;
  let at = piece.hex;
  for (const hex of path) {
    if (at !== OFF_MAP && field.atGateway[at] === 1 && hex !== OFF_MAP)
      if (field.gateway[at * 6 + directionTo(field.grid, at, hex)] === 1) return true;
    at = hex;
  }
  return false;
}

function costAlong(
  board: Board,
  piece: Piece,
  path: readonly number[],
  enter: ((hex: number) => void) | null,
): number {
  const { grid } = board.field;
  let at = piece.hex;
  let spent = 0;
  let { stamp } = board;
  let step = stepsOf(board, piece);
  for (const hex of path) {
    // Coming onto the map and leaving it cost 1 each.
    spent += at === OFF_MAP || hex === OFF_MAP ? 1 : step(at, directionTo(grid, at, hex));
    if (enter && hex !== OFF_MAP) enter(hex);
    if (board.stamp !== stamp) step = stepsOf(board, piece);
    stamp = board.stamp;
    at = hex;
  }
  return spent;
}

/**
 * What makes a way cost more than a Movement Point a hex: each such hex with all that it costs, each hexside with what
 * it adds. Of a disrupted counter nothing: its hexes are counted. @rule 12.0, 6.22 to 6.24, 9.15
 */
export function surcharges(board: Board, piece: Piece, path: readonly number[]): readonly Surcharge[] {
  const { field, walls } = board;
  if (piece.disrupted) return [];
  return path.flatMap((hex, i) => {
    const from = path[i - 1] ?? piece.hex;
    if (from === OFF_MAP || hex === OFF_MAP) return [];
    const direction = directionTo(field.grid, from, hex);
    const [entry, ...crossed] = costOfStep(field, board.options, piece, from, direction);
    const breach = walls && wallIsBreached(walls, from, direction) ? [breachPart(walls)] : [];
    const number = numberOf(field.grid, hex);
    const into: Shape = { kind: 'places', places: [number] };
    const across: Shape = { kind: 'hexside', between: [numberOf(field.grid, from), number] };
    return [
      ...(entry && entry.points > 1 ? [{ ...entry, shape: into }] : []),
      ...[...crossed, ...breach].map((part) => ({ ...part, shape: across })),
    ];
  });
}

function breachPart({ breachPoints, cases }: Barriers): CostPart {
  return { of: 'hexside', points: breachPoints, ground: 'breach', rule: cases.breach };
}
