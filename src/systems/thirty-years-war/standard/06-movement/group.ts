/**
 * Several counters that move together: as one body, each as far in the same direction, or into a line. Each moves by a
 * command of its own, which is judged as any other; those in front go first, and who cannot go stays.
 */
import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import { along, axial, hexOf, less, onLine, plus } from '../../../../core/hex/axial';
import { distance, type HexIndex, hexAt, OFF_MAP } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { counterIdsSchema } from '../../engine/commandParts';
import { check, playOut } from '../../engine/judge';
import { trying } from '../../engine/suppose';
import type { Draft } from '../../engine/types';
import { draftRule } from '../../play/declare';
import type { Reason } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { knownPiece, pieceOf, piecesOf, unitIn } from '../../state/position';
import type { MoveCommand } from './move';
import { moverReasons } from './movement';
import { chosenTwice, noHexThatWay, noPlaceInLine } from './reasons';
import { moveTo } from './ways';

const form = v.strictObject({
  kind: v.literal('group'),
  counters: counterIdsSchema,
  as: v.picklist(['body', 'line']),
  /**
   * Of a body, from where to where its leading counter goes; of a line both its ends. What is not pressed yet is not
   * there.
   */
  hexes: v.pipe(v.array(v.string()), v.maxLength(2), v.readonly()),
});

export type GroupDraft = Read<typeof form>;
declare module '../../engine/types' {
  interface DraftTypes {
    group: GroupDraft;
  }
}

export const NO_GROUP: GroupDraft = { kind: 'group', counters: [], as: 'body', hexes: [] };

export const groupDraft = draftRule('group', {
  form,
  counters: ({ counters }) => counters,
  picked: ({ counters }) => counters,
  isInHand: () => true,
  built: (draft) => (draft.counters.length > 0 ? draft : null),
  isUsable: (board, { counters, hexes }) =>
    !board.pending &&
    board.phase === 'movement' &&
    hexes.every((number) => hexAt(board.field.grid, number) !== OFF_MAP) &&
    new Set(counters).size === counters.length &&
    piecesOf(board, counters).every((piece) => mayJoin(board, piece)),
  goesOn: leftOf,
});

/** Whether it can be one of several: it stands on the map and has yet to move. */
export function mayJoin(board: Board, piece: Piece): boolean {
  return piece.hex !== OFF_MAP && moverReasons(board, piece).length === 0;
}

/** Those who have stayed, with what they were to do, so that it is still said why. */
function leftOf(board: Board, draft: GroupDraft): Draft | null {
  if (board.over || board.pending || board.phase !== 'movement') return null;
  const left = draft.counters.filter((id) => {
    const piece = pieceOf(board, id);
    return piece !== null && mayJoin(board, piece);
  });
  return left.length > 0 ? { ...draft, counters: left } : null;
}

export type Staying = { readonly piece: Piece; readonly reason: Reason };
export type GroupPlan = {
  /** In the order in which they go: each is legal once those before it have gone. */
  readonly moves: readonly MoveCommand[];
  readonly stays: readonly Staying[];
};

/** null: it is not said yet where they go. The same plan as long as the board stands and nothing else is chosen. */
export function planOf(board: Board, draft: GroupDraft): GroupPlan | null {
  const [from, to] = draft.hexes;
  if (draft.counters.length === 0 || from === undefined || to === undefined) return null;
  const { stamp } = board;
  if (last?.board !== board || last.stamp !== stamp || last.draft !== draft) {
    const ends = [hexAt(board.field.grid, from), hexAt(board.field.grid, to)] as const;
    last = { board, stamp, draft, plan: found(board, piecesOf(board, draft.counters), draft.as, ends) };
  }
  return last.plan;
}
let last: {
  readonly board: Board;
  readonly stamp: number;
  readonly draft: GroupDraft;
  readonly plan: GroupPlan;
} | null = null;

type Ends = readonly [HexIndex, HexIndex];
/** Where each is to go; null: there is no such hex, or no place for it. */
type Goals = ReadonlyMap<CounterId, HexIndex | null>;

function found(board: Board, pieces: readonly Piece[], as: GroupDraft['as'], ends: Ends): GroupPlan {
  const goals = as === 'body' ? shifted(board, pieces, ends) : inLine(board, pieces, ends);
  const moves: MoveCommand[] = [];
  let left = inOrder(board, pieces, goals).filter(({ id, hex }) => goals.get(id) !== hex);
  const goAll = () => {
    // Somebody may only have waited for another to go.
    for (let before = -1; before !== moves.length; ) {
      before = moves.length;
      left = left.filter(({ id }) => !goes(board, id, goals.get(id) ?? null, moves));
    }
  };
  return trying(board, goAll, () => ({
    moves,
    stays: left.map((piece) => ({
      piece,
      reason: asSaid(whyNot(board, as, piece.id, goals.get(piece.id) ?? null)),
    })),
  }));
}

function goes(board: Board, id: CounterId, goal: HexIndex | null, moves: MoveCommand[]): boolean {
  if (goal === null || board.over || board.pending) return false;
  const piece = knownPiece(board, id);
  const command = commandTo(board, piece, goal);
  if (holderOf(board, piece, goal) || check(board, command).length > 0) return false;
  playOut(board, command, () => HIGHEST);
  moves.push(command);
  return true;
}

/** No move throws a die; one that ever would is not foreseen. */
const HIGHEST = 6;

function commandTo(board: Board, piece: Piece, goal: HexIndex): MoveCommand {
  return moveTo(board, { piece, draft: { kind: 'move', counter: piece.id, path: [], tracing: false } }, goal);
}

/**
 * The unit that stands there and would have to go on: the rules allow that for a while, a group does not. @rule 6.32
 */
function holderOf(board: Board, piece: Piece, goal: HexIndex): Piece | null {
  const holder = piece.unit ? unitIn(board, goal) : null;
  return holder?.side === piece.side && holder.id !== piece.id ? holder : null;
}

function whyNot(board: Board, as: GroupDraft['as'], id: CounterId, goal: HexIndex | null): Reason {
  const piece = knownPiece(board, id);
  if (goal === null) return as === 'body' ? noHexThatWay(board, piece) : noPlaceInLine(board, piece);
  const [first] = check(board, commandTo(board, piece, goal));
  if (first) return first;
  return chosenTwice(board, piece, holderOf(board, piece, goal) ?? piece);
}

/** Worded while the board stands as it is asked. */
function asSaid({ rule, kind, text, counters, where }: Reason): Reason {
  return { rule, kind, text, counters, where };
}

/** Those that are farther on their way first, units before the Leaders who may join them. */
function inOrder(board: Board, pieces: readonly Piece[], goals: Goals): readonly Piece[] {
  const { grid } = board.field;
  const spots = pieces.flatMap(({ id, hex }) => {
    const goal = goals.get(id) ?? null;
    return goal === null ? [] : [less(axial(grid, goal), axial(grid, hex))];
  });
  const way = spots.reduce(plus, { q: 0, r: 0 });
  const ahead = ({ hex }: Piece) => along(axial(grid, hex), way);
  return pieces.toSorted(
    (a, b) => Number(b.unit) - Number(a.unit) || ahead(b) - ahead(a) || a.index - b.index,
  );
}

/** As far in the same direction as from one end to the other. */
function shifted({ field: { grid } }: Board, pieces: readonly Piece[], [from, to]: Ends): Goals {
  const way = less(axial(grid, to), axial(grid, from));
  return new Map(pieces.map(({ id, hex }) => [id, hexOf(grid, plus(axial(grid, hex), way))]));
}

/**
 * Units side by side in the order in which they stand along it, spread from end to end; each Leader to a unit near him.
 */
function inLine(board: Board, pieces: readonly Piece[], [from, to]: Ends): Goals {
  const { grid } = board.field;
  const way = less(axial(grid, to), axial(grid, from));
  const length = distance(grid, from, to);
  const units = pieces.filter(({ unit }) => unit);
  const ranked = (units.length > 0 ? units : pieces).toSorted(
    (a, b) => along(axial(grid, a.hex), way) - along(axial(grid, b.hex), way) || a.index - b.index,
  );
  const gaps = Math.min(ranked.length - 1, length);
  const goals = new Map<CounterId, HexIndex | null>();
  for (const [at, { id }] of ranked.entries()) {
    const step = gaps === 0 ? 0 : Math.round((at * length) / gaps);
    goals.set(id, at > length ? null : hexOf(grid, onLine(axial(grid, from), way, step, length)));
  }
  for (const { id, hex } of pieces) {
    if (goals.has(id)) continue;
    const [nearest] = ranked.toSorted((a, b) => distance(grid, hex, a.hex) - distance(grid, hex, b.hex));
    goals.set(id, nearest ? (goals.get(nearest.id) ?? null) : null);
  }
  return goals;
}
