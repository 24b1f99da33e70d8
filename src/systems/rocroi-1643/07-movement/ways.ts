/** The move that is put together at the table: where it leads so far, and where else it could lead. */
import type { HexIndex } from '../../../core/hex/hex';
import type { Draft, DraftOf } from '../play/drafts';
import type { Board, Unit } from '../state/board';
import type { Mover, MoveStep, Pose } from './act';
import { canMove, mergedTurns, moveOf } from './move';
import { type End, endsFrom } from './reach';
import { actsAlong } from './walk';

export type March = {
  readonly draft: DraftOf<'move'>;
  readonly unit: Unit;
  readonly mover: Mover;
  /** Where it stands now, and where the draft has brought it. */
  readonly begin: Pose;
  readonly here: Pose;
};

/** null: it is no move of this board, or one that cannot be made. */
export function marchOf(board: Board, draft: Draft | null): March | null {
  if (draft?.kind !== 'move') return null;
  if (last?.board !== board || last.draft !== draft) last = { board, draft, march: madeOf(board, draft) };
  return last.march;
}
/** Prompt, board and press ask for the same one. */
let last: { readonly board: Board; readonly draft: Draft; readonly march: March | null } | null = null;

function madeOf(board: Board, draft: DraftOf<'move'>): March | null {
  const unit = board.unit(draft.unit);
  if (!unit || !canMove(board, unit)) return null;
  const { mover, pose } = moveOf(board, unit);
  const walked = follow(board, mover, pose, draft.steps);
  return walked && { draft, unit, mover, begin: pose, here: walked };
}

/** The pose after those acts; null: one of them is barred. */
export function follow(board: Board, mover: Mover, begin: Pose, steps: readonly MoveStep[]): Pose | null {
  const last = actsAlong(board, mover, begin, steps).at(-1);
  return last?.bar ? null : (last ?? begin);
}

export type Destinations = readonly (readonly [HexIndex, End])[];

/** The ends of a search, with what prompt, press and marks ask of them in turn. */
class Reached {
  private placed: ReadonlyMap<HexIndex, readonly End[]> | null = null;
  private best: ReadonlyMap<HexIndex, End> | null = null;
  /** The same without the hex where it stands. */
  elsewhere: Destinations | null = null;

  constructor(readonly ends: readonly End[]) {}

  get byHex(): ReadonlyMap<HexIndex, readonly End[]> {
    this.placed ??= placed(this.ends);
    return this.placed;
  }

  /** The best end in each hex. */
  get bestByHex(): ReadonlyMap<HexIndex, End> {
    this.best ??= bestOf(this.ends);
    return this.best;
  }
}

function placed(ends: readonly End[]): ReadonlyMap<HexIndex, readonly End[]> {
  const byHex = new Map<HexIndex, End[]>();
  for (const end of ends) {
    const there = byHex.get(end.pose.hex);
    if (there) there.push(end);
    else byHex.set(end.pose.hex, [end]);
  }
  return byHex;
}

function bestOf(ends: readonly End[]): ReadonlyMap<HexIndex, End> {
  const best = new Map<HexIndex, End>();
  for (const end of ends) {
    const known = best.get(end.pose.hex);
    if (!known || isBetter(end, known)) best.set(end.pose.hex, end);
  }
  return best;
}

/**
 * Of the board that was asked last; as `last` and `asked` it cannot be out of date. Reach is asked of boards of `boardOf`
 * alone, which are written to only by `lineOf`: that takes all back before it answers, and asks for no reach meanwhile.
 * Commands, and players who think ahead, write to boards of their own, whose rules ask the search and never this file.
 * What a `WeakMap` holds outlives every minor garbage collection.
 */
let known: { readonly board: Board; readonly byKey: Map<string, Reached> } | null = null;

/** Asked some ten times of the same move. */
function reachedOf(board: Board, march: March): Reached {
  if (asked?.board !== board || asked.march !== march)
    asked = { board, march, reached: foundReach(board, march) };
  return asked.reached;
}
let asked: { readonly board: Board; readonly march: March; readonly reached: Reached } | null = null;

function foundReach(board: Board, { draft, unit, mover, begin, here }: March): Reached {
  const from = draft.tracing ? here : begin;
  const key = `${unit.id} ${draft.tracing ? draft.steps.join(' ') : ''}`;
  return remembered(board, key, () => endsFrom(board, mover, from));
}

/** Every end that can be chosen: of the whole move, or on from where it is traced to. */
export function endsOf(board: Board, march: March): readonly End[] {
  return reachedOf(board, march).ends;
}

/** The hexes of those ends. */
export function hexesOf(board: Board, march: March): Iterable<HexIndex> {
  return reachedOf(board, march).byHex.keys();
}

/** Those of them in a hex. */
export function endsIn(board: Board, march: March, hex: HexIndex): readonly End[] {
  return reachedOf(board, march).byHex.get(hex) ?? [];
}

/** The same with more points than it has: to say what a hex would cost. */
export function endsBeyond(board: Board, { unit, mover, begin }: March): readonly End[] {
  const allowance = 3 * unit.movement;
  return remembered(board, `${unit.id} beyond`, () => endsFrom(board, { ...mover, allowance }, begin)).ends;
}

/** The same as if no enemy zone stopped it: to say whether that is what keeps it from a hex. */
export function endsUnstopped(board: Board, { unit, mover, begin }: March): readonly End[] {
  return remembered(board, `${unit.id} unstopped`, () =>
    endsFrom(board, { ...mover, isStopped: false }, begin),
  ).ends;
}

function remembered(board: Board, key: string, make: () => readonly End[]): Reached {
  if (known?.board !== board) known = { board, byKey: new Map() };
  const { byKey } = known;
  const made = byKey.get(key) ?? new Reached(make());
  byKey.set(key, made);
  return made;
}

/**
 * The best of the ends in a hex: the fewest points, then tests, then one that lets it charge, then the least turned.
 */
export function bestIn(ends: readonly End[], hex: HexIndex, facing: number | null = null): End | null {
  let best: End | null = null;
  for (const end of ends) {
    const { pose } = end;
    if (pose.hex !== hex || (facing !== null && pose.facing !== facing)) continue;
    if (!best || isBetter(end, best)) best = end;
  }
  return best;
}

/** Whether the table proposes it rather than another one in the same hex. */
export function isBetter(end: End, than: End): boolean {
  const [ours, theirs] = [rank(end), rank(than)];
  return ours === theirs ? end.turns < than.turns : ours < theirs;
}

function rank({ pose, tests }: End): number {
  return pose.spent * 1000 + tests * 100 + Number(!pose.charge) * 50;
}

/** The cheapest end in each hex, where it stands left out. */
export function destinations(board: Board, march: March): Destinations {
  const reached = reachedOf(board, march);
  reached.elsewhere ??= [...reached.bestByHex].filter(([hex]) => hex !== hexBefore(march));
  return reached.elsewhere;
}

/** Where it stands, or where the way that is traced has brought it. */
function hexBefore({ draft, begin, here }: March): HexIndex {
  return draft.tracing ? here.hex : begin.hex;
}

/**
 * The end in a hex that is not the one where it stands: the cheapest, or the cheapest with a charge where that is
 * chosen and there is one; null: it cannot come there.
 */
export function destinationIn(board: Board, march: March, hex: HexIndex): End | null {
  if (hex === hexBefore(march)) return null;
  const charging = march.draft.charge ? chargingEnd(board, march, hex) : null;
  return charging ?? reachedOf(board, march).bestByHex.get(hex) ?? null;
}

/** The best end in a hex after which it could charge; null: there is none. @rule 11.2 */
export function chargingEnd(
  board: Board,
  march: March,
  hex: HexIndex,
  facing: number | null = null,
): End | null {
  const ends = endsIn(board, march, hex).filter(({ pose }) => pose.charge);
  return bestIn(ends, hex, facing);
}

/** The draft with the steps that bring the move to an end that was chosen. */
export function draftTo(board: Board, march: March, end: End): DraftOf<'move'> {
  const { draft, begin } = march;
  if (draft.tracing) return { ...draft, steps: mergedTurns(begin.facing, [...draft.steps, ...end.steps]) };
  const chosen = { ...draft, steps: end.steps };
  // The search has been there: its way is not followed again by who asks next.
  last = { board, draft: chosen, march: { ...march, draft: chosen, here: end.pose } };
  return chosen;
}

/** Steps that end in the same hex and look that way; null: there are none. */
export function turnedTo(board: Board, march: March, facing: number): readonly MoveStep[] | null {
  return turningTo(board, march, facing)?.steps() ?? null;
}

function turningTo(board: Board, march: March, facing: number): Turning | null {
  const { draft, mover, begin, here } = march;
  if (here.hex === begin.hex && facing === begin.facing && !draft.tracing)
    return { facing, pose: begin, steps: () => [] };
  if (!draft.tracing) {
    const charging = draft.charge ? chargingEnd(board, march, here.hex, facing) : null;
    const end = charging ?? bestIn(endsIn(board, march, here.hex), here.hex, facing);
    // The search has found all that can be reached.
    return end && { facing, pose: end.pose, steps: () => end.steps };
  }
  const steps = mergedTurns(begin.facing, [...draft.steps, facing]);
  const pose = follow(board, mover, begin, steps);
  return pose && { facing, pose, steps: () => steps };
}

/** The move that is put together with a turn to that facing after it; its steps when somebody asks. */
export type Turning = { readonly facing: number; readonly pose: Pose; steps(): readonly MoveStep[] };

/** To which facings it can be turned in the hex where it is. */
export function turningsOf(board: Board, march: March): readonly Turning[] {
  const found: Turning[] = [];
  for (let facing = 0; facing < 6; facing++) {
    const turning = facing === march.here.facing ? null : turningTo(board, march, facing);
    if (turning) found.push(turning);
  }
  return found;
}

/** The hexes that it goes through, the one it stands in first. */
export function wayOf(board: Board, { begin, draft }: March): readonly string[] {
  return [board.number(begin.hex), ...draft.steps.filter((one) => typeof one === 'string')];
}
