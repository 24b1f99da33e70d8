/**
 * Several counters at the table: chosen by presses, by a frame or from the list, then sent where the next press says.
 */
import type { Ghost, Mark } from '../../../../core/contract/board';
import type { Choice, Target } from '../../../../core/contract/table';
import type { CounterId } from '../../../../core/contract/values';
import { distance, numberOf } from '../../../../core/hex/hex';
import { noSuchHex } from '../../engine/reasons';
import {
  atHex,
  commandIfLegal,
  NOTHING,
  type Press,
  pointedAt,
  refuse,
  type StagePrompt,
  toDraft,
} from '../../play/stage';
import type { Preview, Subject } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { enemySide, hexNumberOf, pieceOf, piecesOf } from '../../state/position';
import { capital, counted, countInWords, listed, named } from '../../wording';
import { endPhaseReasons } from '../04-sequence/sequence';
import { type GroupDraft, type GroupPlan, mayJoin, NO_GROUP, planOf } from './group';
import { movableCounters, moverReasons } from './movement';
import { allowance, pathMark } from './preview';
import { chooseSeveral, noMoveOption } from './reasons';
import { type Destination, destinations } from './ways';

/** Where at least two could move together. */
export function severalFrom(movable: readonly Piece[], board: Board): Pick<StagePrompt, 'several'> {
  const first = movable.findIndex((piece) => mayJoin(board, piece));
  const several = first >= 0 && movable.some((piece, i) => i > first && mayJoin(board, piece));
  return several ? SEVERAL : NOT_SEVERAL;
}

const SEVERAL = { several: { begins: 'Move several together' } } as const;
const NOT_SEVERAL = {};

function option(id: string): Target {
  return { on: 'option', id };
}

export function groupPrompt(board: Board, draft: GroupDraft): StagePrompt {
  const plan = planOf(board, draft);
  return {
    instruction: () => instruction(board, draft, plan),
    names: piecesOf(board, draft.counters),
    subject: () => (draft.counters.length > 0 ? subject(board, draft, plan) : null),
    obligations: () => endPhaseReasons(board, 'movement'),
    several: draft.counters.length > 0 ? 'begun' : 'none',
    choices: [
      ...(plan && plan.moves.length > 0 ? [goChoice(draft, plan)] : []),
      {
        target: option('line'),
        label: 'Form a line',
        isOn: draft.as === 'line',
        key: 'l',
      },
      ...movableCounters(board)
        .filter((piece) => mayJoin(board, piece))
        .map((piece) => memberChoice(board, draft, piece)),
      ...placesFor(board, draft).map(
        ({ at, cost }): Choice => ({ target: { on: 'place', at }, label: at, cost: `${cost} for the first` }),
      ),
      { target: option('cancel'), label: 'Put them back', key: 'Escape', weight: 'back' },
    ],
  };
}

function goChoice({ counters }: GroupDraft, { moves }: GroupPlan): Choice {
  const all = moves.length === counters.length;
  const label = all ? `Move all ${moves.length}` : `Move ${moves.length} of ${counters.length}`;
  return {
    target: option('go'),
    label: moves.length === 1 && all ? 'Move it' : label,
    key: 'm',
    weight: 'main',
  };
}

function memberChoice(board: Board, { counters }: GroupDraft, piece: Piece): Choice {
  return {
    target: { on: 'counter', id: piece.id },
    label: named(board, piece),
    cost: allowance(board, piece),
    isOn: counters.includes(piece.id),
  };
}

function instruction(board: Board, draft: GroupDraft, plan: GroupPlan | null): string {
  const { counters, as, hexes } = draft;
  if (counters.length === 0)
    return 'Draw a frame around those who are to move together, or press each; then press where they go.';
  if (plan) return plan.moves.length > 0 ? `${planInWords(plan)} ${AGAIN}` : planInWords(plan);
  const who = `${capital(countInWords(counters.length))} chosen.`;
  const leading = leadingOf(board, draft);
  if (as === 'body' && leading) {
    const others = counters.length > 1 ? ': the others go as far in the same direction' : '';
    return `${who} Press where ${named(board, leading)} goes${others}.`;
  }
  return hexes.length === 0 ? `${who} Press where their line begins.` : `${who} Press where their line ends.`;
}

const AGAIN = 'Press the same place again, or choose another.';

function planInWords({ moves, stays }: GroupPlan): string {
  if (moves.length === 0)
    return stays.length === 0 ? 'All stand there already.' : 'None of them can go there.';
  const go = stays.length === 0 ? 'All can go' : `${capital(countInWords(moves.length))} can go`;
  const rest =
    stays.length === 0 ? '' : `, ${countInWords(stays.length)} ${stays.length === 1 ? 'stays' : 'stay'}`;
  return `${go}${rest}.`;
}

/** Who stays, each with its case. */
function subject(board: Board, { counters }: GroupDraft, plan: GroupPlan | null): Subject {
  const kinds = piecesOf(board, counters);
  const units = kinds.filter(({ unit }) => unit);
  const others = kinds.length - units.length;
  const strength = units.reduce(
    (sum, { printed, disrupted }) => sum + (disrupted ? printed.disruptedStrength : printed.strength),
    0,
  );
  return {
    title: [
      ...(units.length > 0 ? [counted(units.length, 'unit')] : []),
      ...(others > 0 ? [counted(others, 'Leader')] : []),
    ].join(' and '),
    note: units.length > 0 ? `${counted(strength, 'Strength Point')} together` : '',
    rows: (plan?.stays ?? []).map(({ piece, reason }) => ({
      label: named(board, piece),
      printed: '',
      now: 'stays',
      because: reason.text,
      rule: reason.rule,
      counters: [piece.id],
    })),
  };
}

/** One that is pressed joins or leaves; of several those who can move join. */
export function pressCounters(board: Board, before: GroupDraft, ids: readonly CounterId[]): Press {
  if (ids.length === 0) return toDraft(before);
  const pieces = ids.flatMap((id) => pieceOf(board, id) ?? []);
  const [only] = pieces;
  if (pieces.length === 1 && only) return toggle(board, before, only);
  const joining = pieces
    .filter((piece) => mayJoin(board, piece) && !before.counters.includes(piece.id))
    .toSorted((a, b) => fromEnemy(board, b) - fromEnemy(board, a));
  if (joining.length === 0)
    return before.counters.length > 0 ? toDraft(before) : refuse([chooseSeveral(board)]);
  return toDraft(of(before, [...before.counters, ...joining.map(({ id }) => id)]));
}

/** How far the nearest enemy is: of those in a frame a foremost unit leads. */
function fromEnemy(board: Board, piece: Piece): number {
  const { grid } = board.field;
  const enemies = board.forces[enemySide(piece.side)].filter(({ unit, hex }) => unit && hex >= 0);
  const nearest = Math.min(...enemies.map(({ hex }) => distance(grid, piece.hex, hex)));
  return piece.unit ? nearest : Number.MAX_SAFE_INTEGER;
}

function toggle(board: Board, before: GroupDraft, piece: Piece): Press {
  if (before.counters.includes(piece.id))
    return toDraft(
      of(
        before,
        before.counters.filter((id) => id !== piece.id),
      ),
    );
  if (mayJoin(board, piece)) return toDraft(of(before, [...before.counters, piece.id]));
  const reasons = moverReasons(board, piece);
  return refuse(reasons.length > 0 ? reasons : [chooseSeveral(board)]);
}

/** Another group: where it goes has to be said again. */
function of(before: GroupDraft, counters: readonly CounterId[]): GroupDraft {
  return { ...before, counters, hexes: [] };
}

export function pressGroup(board: Board, draft: GroupDraft, target: Target): Press {
  if (target.on === 'option') return pressOption(board, draft, target.id);
  const pointed = pointedAt(board, target);
  if (!pointed) return refuse([noSuchHex(board)]);
  const { piece, hex } = pointed;
  if (piece && (hex < 0 || mayJoin(board, piece))) return toggle(board, draft, piece);
  if (draft.counters.length === 0) return refuse(piece ? moverReasons(board, piece) : [chooseSeveral(board)]);
  const by = target.on === 'place' ? target.by : undefined;
  return sentTo(board, draft, hex, by === undefined ? null : pieceOf(board, by));
}

/** Where the next press leads; the same place once more carries it out. */
function sentTo(board: Board, draft: GroupDraft, hex: number, by: Piece | null): Press {
  const { grid } = board.field;
  const { hexes, as } = draft;
  const at = numberOf(grid, hex);
  if (hexes.length === 2 && hexes[1] === at && planOf(board, draft)?.moves.length) return go(board, draft);
  if (as === 'line') return toDraft({ ...draft, hexes: hexes.length === 1 ? [...hexes, at] : [at] });
  const leading = by && draft.counters.includes(by.id) ? by : leadingOf(board, draft);
  return leading
    ? toDraft({ ...draft, hexes: [hexNumberOf(board, leading), at] })
    : refuse([chooseSeveral(board)]);
}

/** The one chosen last: where it can go is lit. */
function leadingOf(board: Board, { counters }: GroupDraft): Piece | null {
  const id = counters.at(-1);
  return id === undefined ? null : pieceOf(board, id);
}

/** Where the leading counter could go by itself; for a line, any hex can be pressed. */
function placesFor(board: Board, draft: GroupDraft): readonly Destination[] {
  const leading = draft.as === 'body' ? leadingOf(board, draft) : null;
  if (!leading) return [];
  return destinations(board, leading, { kind: 'move', counter: leading.id, path: [], tracing: false });
}

function go(board: Board, draft: GroupDraft): Press {
  const [first, ...rest] = planOf(board, draft)?.moves ?? [];
  return first ? commandIfLegal(board, first, ...rest) : refuse([chooseSeveral(board)]);
}

function pressOption(board: Board, draft: GroupDraft, id: string): Press {
  switch (id) {
    case 'cancel':
      return toDraft(null);
    case 'go':
      return go(board, draft);
    case 'line':
      return toDraft({ ...draft, as: draft.as === 'line' ? 'body' : 'line', hexes: [] });
    case 'end-phase':
      return commandIfLegal(board, { do: 'endPhase', phase: board.phase });
    default:
      return refuse([noMoveOption(board)]);
  }
}

/** A group of the counter in the hand, if there is one. */
export function groupWith(counter: CounterId | null): GroupDraft {
  return counter === null ? NO_GROUP : { ...NO_GROUP, counters: [counter] };
}

export function previewGroup(board: Board, draft: GroupDraft, target: Target): Preview {
  const pressed = pressGroup(board, draft, target);
  if (target.on === 'option' || pressed.to === 'refusal') return NOTHING;
  const next = pressed.to === 'draft' && pressed.draft?.kind === 'group' ? pressed.draft : draft;
  const plan = planOf(board, next);
  if (!plan || next.counters.length < draft.counters.length) return NOTHING;
  return {
    text: [planInWords(plan), ...whoStays(board, plan)].join(' '),
    cost: `${plan.moves.length} of ${next.counters.length}`,
    reasons: [],
    marks: waysOf(board, plan),
    ghosts: ghostsOf(plan),
  };
}

/** Of many who stay for the same reason a few are named; the list of them, once the place is pressed, has all. */
const NAMED = 4;

/** `Royal (1806) and Gardes (1706) stay (6.14).`: a sentence for each case. */
function whoStays(board: Board, { stays }: GroupPlan): readonly string[] {
  const rules = new Set(stays.map(({ reason }) => reason.rule));
  return [...rules].map((rule) => {
    const names = stays.filter(({ reason }) => reason.rule === rule).map(({ piece }) => named(board, piece));
    const more = names.length - NAMED;
    const told = more > 1 ? [...names.slice(0, NAMED), `${countInWords(more)} more`] : names;
    return `${listed(told)} ${names.length === 1 ? 'stays' : 'stay'} (${rule}).`;
  });
}

export function groupMarks(board: Board, draft: GroupDraft): readonly Mark[] {
  const plan = planOf(board, draft);
  const begun = draft.as === 'line' ? draft.hexes : [];
  return [
    ...piecesOf(board, draft.counters).map(
      (piece): Mark => ({ means: 'selected', label: '', shape: atHex(hexNumberOf(board, piece)) }),
    ),
    ...(plan
      ? []
      : placesFor(board, draft).map(
          ({ at, cost }): Mark => ({ means: 'reach', label: `${cost}`, shape: atHex(at) }),
        )),
    ...begun.map((number): Mark => ({ means: 'reach', label: '', shape: atHex(number) })),
    ...(plan ? waysOf(board, plan) : []),
  ];
}

function waysOf(board: Board, { moves }: GroupPlan): readonly Mark[] {
  return moves.map(({ counter, path }) => {
    const piece = pieceOf(board, counter);
    return pathMark(piece ? hexNumberOf(board, piece) : '', path, '');
  });
}

export function groupGhosts(board: Board, draft: GroupDraft): readonly Ghost[] {
  const plan = planOf(board, draft);
  return plan ? ghostsOf(plan) : [];
}

function ghostsOf({ moves }: GroupPlan): readonly Ghost[] {
  return moves.flatMap(({ counter, path }) => {
    const at = path.at(-1);
    return at === undefined ? [] : [{ counter, at }];
  });
}
