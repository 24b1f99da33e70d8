/** French Cavalry under Bavarian works: the steps back that case 16.1 forces on it. */
import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import { directionTo, hexAt, numberOf } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema } from '../../engine/commandParts';
import { command, decision, event, openDecision, theDecision } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import type { BattlePlay } from '../../engine/system';
import type { PendingOf } from '../../engine/types';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { entered } from '../../standard/06-movement/entered';
import { stopReasons, takenOnTheWay } from '../../standard/06-movement/movement';
import { stepsOf } from '../../standard/06-movement/reach';
import { take } from '../../standard/06-movement/taking';
import { afterLosses } from '../../standard/08-combat/results';
import { afterLeaderLoss, endIfDecided } from '../../standard/10-leaders/loss';
import { PROHIBITED } from '../../standard/12-terrain/terrain';
import { neighboursOf } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { MOVED } from '../../state/piece';
import { enemySide, hexNumberOf, knownPiece, pieceOf, piecesOf, unitIn } from '../../state/position';
import { closedToCavalry, controlledFromWorks, isKeptOut } from './cavalry';
import {
  canStillStep,
  closedToDisrupted,
  enemyHoldsStep,
  firstStepBack,
  nobodySteps,
  stepIntoWorks,
  stepsFirst,
  stepsNextToIt,
  stepUnderWorks,
} from './reasons';

const stepForm = v.strictObject({ do: v.literal('stepBack'), unit: counterIdSchema, to: v.string() });
const giveUpForm = v.strictObject({ do: v.literal('giveUp'), unit: counterIdSchema });

declare module '../../engine/types' {
  interface CommandTypes {
    /** A unit steps back from entrenchments. */
    stepBack: Read<typeof stepForm>;
    /** One of those that cannot step back is given up. */
    giveUp: Read<typeof giveUpForm>;
  }
  interface EventTypes {
    steppedBack: { readonly unit: CounterId; readonly to: HexNumber };
  }
  interface DecisionTypes {
    /** Cavalry that must step back from entrenchments before anything else is moved. */
    forcedSteps: { readonly units: readonly CounterId[] };
  }
}

type Open = PendingOf<'forcedSteps'>;

/** Disrupts the French Cavalry that stands under the works as its Movement Phase begins, and opens its steps. */
export function forceSteps(play: BattlePlay): void {
  const { board } = play;
  const side = board.phasingIndex;
  if (board.phase !== 'movement') return;
  const works = controlledFromWorks(board);
  const under = board.pieces.filter(
    (piece) => piece.side === side && works.has(piece.hex) && isKeptOut(board, piece),
  );
  if (under.length === 0) return;
  const firm = under.filter((unit) => !unit.disrupted).map((unit) => unit.id);
  if (firm.length > 0) play.emit({ happened: 'unitsDisrupted', units: firm, by: 'entrenchments' });
  play.emit({
    happened: 'decisionOpened',
    pending: { kind: 'forcedSteps', by: board.phasingSide, units: under.map((unit) => unit.id) },
  });
}

/** Hexes that a unit may step back to, by number. */
export function stepsBack(board: Board, unit: Piece): readonly string[] {
  const { field } = board;
  return neighboursOf(field, unit.hex)
    .filter(({ hex }) => stepReasons(board, unit, hex).length === 0)
    .map(({ hex }) => numberOf(field.grid, hex));
}

/** All reasons against a step back; @rule freiburg:16.1 */
export function stepBackReasons(
  board: Board,
  open: Open,
  { unit: id, to }: { readonly unit: CounterId; readonly to: string },
): readonly Reason[] {
  const unit = pieceOf(board, id);
  if (!unit || !open.units.includes(id)) return [notOneOfThem(board, open)];
  const hex = hexAt(board.field.grid, to);
  return stepReasons(board, unit, hex, to);
}

function notOneOfThem(board: Board, open: Open): Reason {
  return firstStepBack(board, piecesOf(board, open.units));
}

function stepReasons(board: Board, unit: Piece, hex: number, number = ''): readonly Reason[] {
  const { grid } = board.field;
  const direction = hex < 0 ? -1 : directionTo(grid, unit.hex, hex);
  if (direction < 0) return [stepsNextToIt(board, unit, number)];
  const to = numberOf(grid, hex);
  const reasons: Reason[] = [];
  const held = closedToCavalry(board, unit)?.get(hex) ?? [];
  if (held.length === 0 && stepsOf(board, unit)(unit.hex, direction) >= PROHIBITED) {
    reasons.push(closedToDisrupted(board, unit, to));
  }
  const enemy = unitIn(board, hex);
  if (enemy?.side === enemySide(unit.side)) reasons.push(enemyHoldsStep(board, unit, enemy));
  if (held.length > 0) {
    const controlled = controlledFromWorks(board).has(hex) ? stepUnderWorks : stepIntoWorks;
    reasons.push(controlled(board, held, to));
  }
  return reasons.length > 0 ? reasons : stopReasons(board, unit, hex);
}

/** All reasons why a unit need not be given up. @rule freiburg:16.1 */
export function giveUpReasons(board: Board, open: Open, id: CounterId): readonly Reason[] {
  if (!open.units.includes(id)) return [notOneOfThem(board, open)];
  const able = piecesOf(board, open.units).filter((unit) => stepsBack(board, unit).length > 0);
  return able.length > 0 ? [canStillStep(board, able)] : [];
}

function takeStep(play: BattlePlay, id: CounterId, to: string): void {
  const unit = knownPiece(play.board, id);
  const hex = hexAt(play.board.field.grid, to);
  const taken = takenOnTheWay(play.board, unit, [hex]);
  play.emit({ happened: 'steppedBack', unit: id, to });
  take(play, unit, taken);
}

function loseUnit(play: BattlePlay, id: CounterId): void {
  const unit = knownPiece(play.board, id);
  const where = hexNumberOf(play.board, unit);
  play.emit({
    happened: 'unitEliminated',
    unit: id,
    where,
    points: unit.printed.strength,
    demoralizedInfantry: false,
  });
  afterLosses(play);
  afterLeaderLoss(play);
  endIfDecided(play);
}

export const stepsDue = decision('forcedSteps', stepsFirst);

export const stepBack = command('stepBack', {
  form: stepForm,
  given: { answers: 'forcedSteps', otherwise: nobodySteps },
  check: (board, step) => stepBackReasons(board, theDecision(board, 'forcedSteps'), step),
  *moves(board, asking) {
    for (const unit of inTurn(piecesOf(board, theDecision(board, 'forcedSteps').units), asking))
      for (const to of inTurn(stepsBack(board, unit), asking)) yield { do: 'stepBack', unit: unit.id, to };
  },
  resolve: (play, { unit, to }) => takeStep(play, unit, to),
});

export const giveUp = command('giveUp', {
  form: giveUpForm,
  given: { answers: 'forcedSteps', otherwise: nobodySteps },
  check: (board, { unit }) => giveUpReasons(board, theDecision(board, 'forcedSteps'), unit),
  *moves(board, asking) {
    const open = theDecision(board, 'forcedSteps');
    for (const unit of inTurn(open.units, asking))
      if (giveUpReasons(board, open, unit).length === 0) yield { do: 'giveUp', unit };
  },
  resolve: (play, { unit }) => loseUnit(play, unit),
});

export const steppedBack = event('steppedBack', (board, { unit, to }) => {
  const piece = knownPiece(board, unit);
  board.place(piece, hexAt(board.field.grid, to));
  board.flag(piece, MOVED);
  entered(board, [{ counter: unit, path: [to] }]);
  endStep(board, unit);
});

/** That unit has no step left to make; when none is left the decision is closed. */
export function endStep(board: Board, unit: CounterId): void {
  const open = openDecision(board, 'forcedSteps');
  if (!open) return;
  const units = open.units.filter((id) => id !== unit);
  board.change({ pending: units.length > 0 ? { ...open, units } : null });
}
