/** French Cavalry under Bavarian works: the steps back that case 16.1 forces on it. */
import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import { directionTo, hexAt, numberOf } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { change } from '../../engine/change';
import { counterIdSchema } from '../../engine/commandParts';
import { command, decision, event, openDecision, theDecision } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import type { BattlePlay } from '../../engine/system';
import type { PendingOf } from '../../engine/types';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { entered } from '../../standard/06-movement/entered';
import { stopReasons } from '../../standard/06-movement/movement';
import { stepsOf } from '../../standard/06-movement/reach';
import { takeOnTheWay } from '../../standard/06-movement/taking';
import { afterLosses } from '../../standard/08-combat/results';
import { afterLeaderLoss, endIfDecided } from '../../standard/10-leaders/loss';
import { PROHIBITED } from '../../standard/12-terrain/terrain';
import { neighboursOf } from '../../state/battlefield';
import type { Piece } from '../../state/piece';
import {
  enemySide,
  hexNumberOf,
  knownPiece,
  phasingIndex,
  pieceOf,
  piecesOf,
  positionOf,
  unitIn,
} from '../../state/position';
import type { State } from '../../state/state';
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
  const { state } = play;
  const side = phasingIndex(state);
  if (state.phase !== 'movement') return;
  const works = controlledFromWorks(state);
  const under = positionOf(state).pieces.filter(
    (piece) => piece.side === side && works.has(piece.hex) && isKeptOut(state, piece),
  );
  if (under.length === 0) return;
  const firm = under.filter((unit) => !unit.state.disrupted).map((unit) => unit.id);
  if (firm.length > 0) play.emit({ happened: 'unitsDisrupted', units: firm, by: 'entrenchments' });
  play.emit({
    happened: 'decisionOpened',
    pending: { kind: 'forcedSteps', by: state.phasingSide, units: under.map((unit) => unit.id) },
  });
}

/** Hexes that a unit may step back to, by number. */
export function stepsBack(state: State, unit: Piece): readonly string[] {
  const { field } = positionOf(state);
  return neighboursOf(field, unit.hex)
    .filter(({ hex }) => stepReasons(state, unit, hex).length === 0)
    .map(({ hex }) => numberOf(field.grid, hex));
}

/** All reasons against a step back; @rule freiburg:16.1 */
export function stepBackReasons(
  state: State,
  open: Open,
  { unit: id, to }: { readonly unit: CounterId; readonly to: string },
): readonly Reason[] {
  const unit = pieceOf(state, id);
  if (!unit || !open.units.includes(id)) return [notOneOfThem(state, open)];
  const hex = hexAt(positionOf(state).field.grid, to);
  return stepReasons(state, unit, hex, to);
}

function notOneOfThem(state: State, open: Open): Reason {
  return firstStepBack(state, piecesOf(state, open.units));
}

function stepReasons(state: State, unit: Piece, hex: number, number = ''): readonly Reason[] {
  const position = positionOf(state);
  const { grid } = position.field;
  const direction = hex < 0 ? -1 : directionTo(grid, unit.hex, hex);
  if (direction < 0) return [stepsNextToIt(state, unit, number)];
  const to = numberOf(grid, hex);
  const reasons: Reason[] = [];
  const held = closedToCavalry(state, unit)?.get(hex) ?? [];
  if (held.length === 0 && stepsOf(state, unit)(unit.hex, direction) >= PROHIBITED) {
    reasons.push(closedToDisrupted(state, unit, to));
  }
  const enemy = unitIn(position, hex);
  if (enemy?.side === enemySide(unit.side)) reasons.push(enemyHoldsStep(state, unit, enemy));
  if (held.length > 0) {
    const controlled = controlledFromWorks(state).has(hex) ? stepUnderWorks : stepIntoWorks;
    reasons.push(controlled(state, held, to));
  }
  return reasons.length > 0 ? reasons : stopReasons(state, unit, hex);
}

/** All reasons why a unit need not be given up. @rule freiburg:16.1 */
export function giveUpReasons(state: State, open: Open, id: CounterId): readonly Reason[] {
  if (!open.units.includes(id)) return [notOneOfThem(state, open)];
  const able = piecesOf(state, open.units).filter((unit) => stepsBack(state, unit).length > 0);
  return able.length > 0 ? [canStillStep(state, able)] : [];
}

function takeStep(play: BattlePlay, id: CounterId, to: string): void {
  const unit = knownPiece(play.state, id);
  const hex = hexAt(positionOf(play.state).field.grid, to);
  const before = play.state;
  play.emit({ happened: 'steppedBack', unit: id, to });
  takeOnTheWay(play, before, unit, [hex]);
}

function loseUnit(play: BattlePlay, id: CounterId): void {
  const unit = knownPiece(play.state, id);
  const where = hexNumberOf(positionOf(play.state), unit);
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
  check: (state, step) => stepBackReasons(state, theDecision(state, 'forcedSteps'), step),
  *moves(state, asking) {
    for (const unit of inTurn(piecesOf(state, theDecision(state, 'forcedSteps').units), asking))
      for (const to of inTurn(stepsBack(state, unit), asking)) yield { do: 'stepBack', unit: unit.id, to };
  },
  resolve: (play, { unit, to }) => takeStep(play, unit, to),
});

export const giveUp = command('giveUp', {
  form: giveUpForm,
  given: { answers: 'forcedSteps', otherwise: nobodySteps },
  check: (state, { unit }) => giveUpReasons(state, theDecision(state, 'forcedSteps'), unit),
  *moves(state, asking) {
    const open = theDecision(state, 'forcedSteps');
    for (const unit of inTurn(open.units, asking))
      if (giveUpReasons(state, open, unit).length === 0) yield { do: 'giveUp', unit };
  },
  resolve: (play, { unit }) => loseUnit(play, unit),
});

export const steppedBack = event('steppedBack', (state, { unit, to }) => {
  const stepped = change(state, [unit], (counter) => ({ ...counter, at: to, moved: true }));
  return withoutStep(entered(stepped, [{ counter: unit, path: [to] }]), unit);
});

/** The open steps without that unit; none left closes the decision. */
export function withoutStep(state: State, unit: CounterId): State {
  const open = openDecision(state, 'forcedSteps');
  if (!open) return state;
  const units = open.units.filter((id) => id !== unit);
  return { ...state, pending: units.length > 0 ? { ...open, units } : null };
}
