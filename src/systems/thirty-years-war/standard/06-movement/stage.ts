/** The Movement Phase at the table. */

import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import { type HexGrid, hexAt, numberOf } from '../../../../core/hex/hex';
import { check } from '../../engine/judge';
import { noSuchHex } from '../../engine/reasons';
import {
  atHex,
  commandIfLegal,
  NOTHING,
  type Press,
  pointedAt,
  refuse,
  type Stage,
  toDraft,
} from '../../play/stage';
import { subjectOf } from '../../play/subject';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { controllersOf, enemySide, hexNumberOf, piecesIn, sideOf } from '../../state/position';
import { allNamed, listed, named } from '../../wording';
import { endMovementChoice } from '../04-sequence/passing';
import { endPhaseReasons } from '../04-sequence/sequence';
import {
  groupGhosts,
  groupMarks,
  groupPrompt,
  groupWith,
  pressCounters,
  pressGroup,
  previewGroup,
  severalFrom,
} from './group-stage';
import { entry } from './map-edges';
import { countersThatMustEnter, hasSomewhereToGo, movableCounters, moverReasons } from './movement';
import { allowance, pathMark, previewMove } from './preview';
import { reachOf } from './reach';
import { chooseMover, chooseMoverFirst, noEntryOpen, noMoveOption } from './reasons';
import {
  type Chosen,
  chosenCounter,
  commandOf,
  destinations,
  destinationsAs,
  type MoveDraft,
  moveTo,
  trace,
  wayOut,
} from './ways';

export const moveStage: Stage = {
  prompt(board, draft) {
    if (draft?.kind === 'group') return { ...groupPrompt(board, draft), toCome: TO_COME };
    const chosen = chosenCounter(board, draft);
    if (!chosen) {
      const counters = movableCounters(board);
      return {
        instruction: () =>
          `${counters.length > 0 ? MOVE_ANY : 'Nothing is left to move.'}${whoEnters(board)}`,
        obligations: () => endPhaseReasons(board, 'movement'),
        toCome: TO_COME,
        passing: PASSING,
        ...severalFrom(counters, board),
        choices: [...counters.map((piece) => moverChoice(board, piece)), ...endMovementChoice(board)],
      };
    }
    const { piece, draft: move } = chosen;
    return {
      instruction: move.tracing
        ? `Trace the way of ${piece.printed.name} hex by hex, then move.`
        : `Choose where ${piece.printed.name} goes.${whoStays(board, piece)}`,
      names: [piece],
      subject: () => subjectOf(board, piece),
      obligations: () => endPhaseReasons(board, 'movement'),
      toCome: TO_COME,
      ...severalFrom(movableCounters(board), board),
      choices: whereTo(board, piece, move),
    };
  },

  press(board, draft, target) {
    const chosen = chosenCounter(board, draft);
    const group = draft?.kind === 'group' ? draft : groupWith(chosen?.piece.id ?? null);
    if (target.on === 'counters') return pressCounters(board, group, target.ids);
    if (draft?.kind === 'group') return pressGroup(board, draft, target);
    if (target.on === 'option') return pressOption(board, chosen, target.id);
    const pointed = pointedAt(board, target);
    if (!pointed) return refuse([noSuchHex(board)]);
    const own = pointed.piece && pointed.piece.side === board.phasingIndex ? pointed.piece : null;
    if (!chosen) return choose(board, own ?? ownMover(board, pointed.pieces) ?? pointed.piece);
    if (own && own.id !== chosen.piece.id && !meansItsHex(board, chosen, own)) return choose(board, own);
    if (own?.id === chosen.piece.id && chosen.draft.path.length === 0) return toDraft(null);
    if (pointed.hex < 0) return choose(board, pointed.piece);
    return chosen.draft.tracing
      ? trace(board, chosen, pointed.hex)
      : commandIfLegal(board, moveTo(board, chosen, pointed.hex));
  },

  preview(board, draft, target) {
    if (draft?.kind === 'group') return previewGroup(board, draft, target);
    const chosen = chosenCounter(board, draft);
    const pointed = pointedAt(board, target);
    if (!chosen || !pointed || pointed.hex < 0) return NOTHING;
    const { piece } = pointed;
    if (piece && piece.side === chosen.piece.side && !meansItsHex(board, chosen, piece)) return NOTHING;
    return previewMove(board, chosen, pointed.hex);
  },

  marks(board, draft): readonly Mark[] {
    if (draft?.kind === 'group') return groupMarks(board, draft);
    const chosen = chosenCounter(board, draft);
    if (!chosen) return [];
    const { piece, draft: move } = chosen;
    const number = hexNumberOf(board, piece);
    const marks: Mark[] = number === '' ? [] : [{ means: 'selected', label: '', shape: atHex(number) }];
    const places = destinations(board, piece, move);
    marks.push(
      ...places.map(({ at, cost }): Mark => ({ means: 'reach', label: `${cost}`, shape: atHex(at) })),
    );
    const controlled = places.map(({ at }) => at).filter((at) => isControlled(board, piece, at));
    if (controlled.length > 0) {
      const side = sideOf(board, enemySide(piece.side));
      marks.push({ means: 'control', label: '', shape: { kind: 'places', places: controlled }, side });
    }
    if (move.path.length > 0) marks.push(pathMark(number, move.path, ''));
    return marks;
  },

  ghosts: (board, draft) => (draft?.kind === 'group' ? groupGhosts(board, draft) : []),

  instead(board, draft) {
    const chosen = chosenCounter(board, draft);
    if (!chosen) return [];
    return movableCounters(board).filter(
      (other) => other.id !== chosen.piece.id && !meansItsHex(board, chosen, other),
    );
  },
};

/** Of what the moves so far lead to (`battle-sums/toCome`). */
const TO_COME = 'Battles so far';

/** Of what is ended while nobody can meet an enemy (`coach/passing`). */
const PASSING = 'Pass until contact';

/** The same object as long as the counter stands there: from one prompt to the next most do. */
function moverChoice(board: Board, piece: Piece): Choice {
  const cost = allowance(board, piece);
  const known = moverChoices[piece.index];
  if (known?.piece === piece && known.hex === piece.hex && known.choice.cost === cost) return known.choice;
  const choice: Choice = { target: { on: 'counter', id: piece.id }, label: named(board, piece), cost };
  moverChoices[piece.index] = { piece, hex: piece.hex, choice };
  return choice;
}
/** By the index of the counter, of the board that was asked last. */
const moverChoices: { readonly piece: Piece; readonly hex: number; readonly choice: Choice }[] = [];

const MOVE_ANY = 'Move any of your units and Leaders, one at a time.';

function choose(board: Board, piece: Piece | null): Press {
  if (!piece) return refuse([chooseMover(board)]);
  const reasons = moverReasons(board, piece);
  if (reasons.length > 0) return refuse(reasons);
  if (piece.hex < 0 && !hasSomewhereToGo(board, piece)) {
    const { hexes, cases } = entry(board);
    return refuse([noEntryOpen(board, piece, { hexes, rule: cases.where })]);
  }
  return toDraft({ kind: 'move', counter: piece.id, path: [], tracing: false });
}

/**
 * Whether pointing at a friend while a counter is chosen means the hex he stands in: a Leader joins a unit within his
 * reach, a way is traced through friends, and one who has moved cannot be meant himself.
 */
function meansItsHex(board: Board, { piece, draft }: Chosen, friend: Piece): boolean {
  if (friend.hex < 0) return false;
  // A way that is begun may be traced back through the hex that it began in.
  if (friend.hex === piece.hex) return draft.path.length > 0;
  if (draft.tracing || friend.kind === 'artillery') return true;
  if (moverReasons(board, friend).length > 0) return true;
  return piece.kind === 'leader' && friend.unit && (reachOf(board, piece).spent[friend.hex] ?? -1) > 0;
}

/** Of several counters in a hex the unit that can still move, then a Leader. */
function ownMover(board: Board, pieces: readonly Piece[]): Piece | null {
  const own = pieces.filter((piece) => piece.side === board.phasingIndex);
  return own.find((piece) => moverReasons(board, piece).length === 0) ?? own[0] ?? pieces[0] ?? null;
}

/** Whether a stop there is one in an enemy Zone of Control. @rule 7.21 */
function isControlled(board: Board, piece: Piece, number: string): boolean {
  return controllersOf(board, enemySide(piece.side), hexAt(board.field.grid, number)).length > 0;
}

/** Who may come onto the map, or has to, if anyone can. */
function whoEnters(board: Board): string {
  const must = countersThatMustEnter(board);
  if (must.length > 0) return ` ${allNamed(board, must)} must enter the map.`;
  const may = movableCounters(board).filter((piece) => piece.hex < 0);
  return may.length > 0 ? ` ${allNamed(board, may)} may enter the map.` : '';
}

/** Leaders in the hex of a unit, which no unit takes along. */
function whoStays(board: Board, piece: Piece): string {
  const leaders =
    piece.unit && piece.hex >= 0
      ? piecesIn(board, piece.hex).filter((other) => other.kind === 'leader' && !other.moved)
      : [];
  if (leaders.length === 0) return '';
  const how = leaders.length > 1 ? 'move by themselves' : 'moves by himself';
  return ` ${listed(leaders.map((leader) => leader.printed.name))} ${how}.`;
}

function whereTo(board: Board, piece: Piece, move: MoveDraft): readonly Choice[] {
  const of = allowance(board, piece);
  const { grid } = board.field;
  const targets = targetsOf(grid);
  const choices: Choice[] = destinationsAs(
    board,
    piece,
    move,
    (hex, cost) => new PlaceToGo(targets[hex] ?? targetAt(numberOf(grid, hex)), cost, of),
  );
  choices.push(...moveOptions(board, piece, move));
  return choices;
}

type PlaceTarget = { readonly on: 'place'; readonly at: string };
const targetAt = (at: string): PlaceTarget => ({ on: 'place', at });

/** By hex, the same objects for as long as there is the map: each prompt points at dozens of hexes. */
function targetsOf(grid: HexGrid): readonly PlaceTarget[] {
  const known = targetsByGrid.get(grid) ?? grid.numbers.map(targetAt);
  targetsByGrid.set(grid, known);
  return known;
}
const targetsByGrid = new WeakMap<HexGrid, readonly PlaceTarget[]>();

/** Dozens of them are lit: what going there takes is put into words when it is read. */
class PlaceToGo implements Choice {
  readonly label: string;

  constructor(
    readonly target: PlaceTarget,
    private readonly spent: number,
    private readonly of: string,
  ) {
    this.label = target.at;
  }

  get cost(): string {
    return `${this.spent} of ${this.of}`;
  }
}

function moveOptions(board: Board, piece: Piece, move: MoveDraft): readonly Choice[] {
  const choices: Choice[] = [];
  if (move.tracing && move.path.length > 0 && check(board, commandOf(piece, move.path)).length === 0) {
    choices.push({
      target: { on: 'option', id: 'go' },
      label: `Move along this way (${move.path.at(-1)})`,
      key: 'm',
      weight: 'main',
    });
  }
  const out = wayOut(board, piece, move);
  if (out) {
    const cost = `${out.points} of ${allowance(board, piece)}`;
    choices.push({
      target: { on: 'option', id: 'exit' },
      label: `Leave the map (by ${out.path.at(-2) ?? hexNumberOf(board, piece)})`,
      cost,
      key: 'd',
    });
  }
  if (!move.tracing)
    choices.push({ target: { on: 'option', id: 'trace' }, label: 'Trace the way hex by hex', key: 't' });
  choices.push({
    target: { on: 'option', id: 'cancel' },
    label: 'Put it back',
    key: 'Escape',
    weight: 'back',
  });
  return choices;
}

function pressOption(board: Board, chosen: Chosen | null, id: string): Press {
  if (id === 'cancel') return toDraft(null);
  if (id === 'end-phase') return commandIfLegal(board, { do: 'endPhase', phase: board.phase });
  if (!chosen) return refuse([chooseMoverFirst(board)]);
  if (id === 'trace') return toDraft({ ...chosen.draft, tracing: true });
  if (id === 'exit') {
    const out = wayOut(board, chosen.piece, chosen.draft);
    if (out) return commandIfLegal(board, commandOf(chosen.piece, out.path));
  }
  if (id !== 'go') return refuse([noMoveOption(board)]);
  return commandIfLegal(board, commandOf(chosen.piece, chosen.draft.path));
}
