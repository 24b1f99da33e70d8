/** The move of a unit: cases 7.1 to 7.3. It may be made in one command or in several, until another unit begins. */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { listUpTo, type Read } from '../../../core/json/readJson';
import { activeUnits, isActive, isCommanded } from '../05-activation/active';
import { takeBattery } from '../10-artillery/capture';
import { failsTest } from '../12-rout/tests';
import { counterIdForm, facingForm, hexForm } from '../engine/commandParts';
import { command, event, type Run, task } from '../engine/declare';
import { inTurn } from '../engine/inTurn';
import { unknownCounter } from '../engine/reasons';
import type { Reason } from '../rulebook/cited';
import { type Board, enemyOf, type Unit } from '../state/board';
import { controllersOf, inEnemyZone } from '../state/near';
import type { Freedom, Moving } from '../state/state';
import { type ActBar, type Mover, type MoveStep, moverOf, type Pose } from './act';
import { poseOf, waysInTurn } from './reach';
import * as reasons from './reasons';
import { actsAlong, comesNear } from './walk';

const moveForm = v.strictObject({
  do: v.literal('move'),
  unit: counterIdForm,
  steps: listUpTo(100, v.union([hexForm, facingForm])),
});

declare module '../engine/types' {
  interface CommandTypes {
    /** A hex number is a step, a number a turn to that facing. */
    move: Read<typeof moveForm>;
  }
  interface TaskTypes {
    /** The rest of a move, as far as the unit can still make it. */
    walk: { readonly unit: CounterId; readonly steps: readonly MoveStep[] };
  }
  interface EventTypes {
    stepped: Walked & { readonly to: string; readonly through: boolean };
    turned: Walked & { readonly facing: number };
    /** Steps and turns that were made one after the other. */
    walked: { readonly unit: CounterId; readonly from: string; readonly steps: readonly MoveStep[] };
  }
}
type Walked = {
  readonly unit: CounterId;
  readonly spent: number;
  readonly freedom: Freedom;
  readonly fromZone: boolean;
  readonly charge: boolean;
};

/** What a unit may do on its move, and how far it is with it. @rule 7.1, 7.3, 8.2 */
export function moveOf(board: Board, unit: Unit): { readonly mover: Mover; readonly pose: Pose } {
  const { segment } = board;
  const moving = segment?.moving?.unit === unit.id ? segment.moving : null;
  const fromZone = moving?.fromZone ?? inEnemyZone(board, unit.hex, unit.side);
  const mover = moverOf(unit, isCommanded(board, unit), fromZone);
  if (!moving) return { mover, pose: poseOf(unit) };
  const charge = segment?.charging.includes(unit.id) === true;
  return { mover, pose: { ...poseOf(unit), spent: moving.spent, freedom: moving.freedom, charge } };
}

/** Why a unit makes no move at all now. @rule 5.2, 12.3 */
export function moverReasons(board: Board, unit: Unit): readonly Reason[] {
  if (unit.at === null) return [reasons.isGone({ counters: [unit] })];
  if (!isActive(board, unit)) return [reasons.movesNotNow({ counters: [unit] })];
  if (unit.order === 'routed') return [reasons.routedStays({ counters: [unit] })];
  if (unit.moved && board.segment?.moving?.unit !== unit.id) return [reasons.hasMoved({ counters: [unit] })];
  return [];
}

export function canMove(board: Board, unit: Unit): boolean {
  if (unit.at === null || unit.order === 'routed' || !isActive(board, unit)) return false;
  return !unit.moved || board.segment?.moving?.unit === unit.id;
}

/** Turns that follow each other are one turn, and one that leads back to the facing before it is none. @rule 7.2 */
export function mergedTurns(facing: number, steps: readonly MoveStep[]): readonly MoveStep[] {
  const merged: MoveStep[] = [];
  let now = facing;
  for (const [i, one] of steps.entries()) {
    if (typeof one === 'number') {
      if (typeof steps[i + 1] === 'number' || one === now) continue;
      now = one;
    }
    merged.push(one);
  }
  return merged;
}

export const move = command('move', {
  form: moveForm,
  given: { step: 'movement' },
  canonical(board, { unit: id, steps }) {
    const unit = board.unit(id);
    return { do: 'move', unit: id, steps: unit ? mergedTurns(unit.facing, steps) : steps };
  },
  check(board, { unit: id, steps }) {
    const unit = board.unit(id);
    if (!unit) return [unknownCounter({ figures: [id] })];
    const barred = moverReasons(board, unit);
    if (barred.length > 0) return barred;
    if (steps.length === 0) return [reasons.noActs()];
    return walkReasons(board, unit, steps);
  },
  *moves(board, asking) {
    for (const unit of inTurn(activeUnits(board), asking)) {
      if (!canMove(board, unit)) continue;
      const { mover, pose } = moveOf(board, unit);
      for (const steps of waysInTurn(board, mover, pose, asking)) yield { do: 'move', unit: unit.id, steps };
    }
  },
  resolve: (run, { unit, steps }) => run.plan({ task: 'walk', unit, steps }),
});

/** Why a unit does not go all of that way, or does not stay where it ends. */
function walkReasons(board: Board, unit: Unit, steps: readonly MoveStep[]): readonly Reason[] {
  const { mover, pose: begin } = moveOf(board, unit);
  const acts = actsAlong(board, mover, begin, steps);
  const last = acts.at(-1);
  const one = steps[acts.length - 1];
  if (!last || one === undefined) return [];
  if (last.bar !== null) return [actReason(board, mover, acts.at(-2) ?? begin, one, last.bar, last.cost)];
  const inside = last.inside ? board.unitIn(last.hex) : null;
  return inside ? [reasons.endsInside({ counters: [unit, inside] })] : [];
}

/** The bar of an act as a reason; `cost` is that of the act, in points, where it is barred for want of them. */
export function actReason(
  board: Board,
  mover: Mover,
  pose: Pose,
  one: MoveStep,
  bar: ActBar,
  cost = 0,
): Reason {
  const { unit, allowance, full } = mover;
  const to: HexIndex = typeof one === 'string' ? board.hex(one) : pose.hex;
  const hexes = typeof one === 'string' && to !== OFF_MAP ? [one] : [];
  const there = board.unitIn(to);
  const both = there && there.id !== unit.id ? [unit, there] : [unit];
  const left = allowance - pose.spent;
  switch (bar) {
    case 'offMap':
      return reasons.offMap();
    case 'pond':
      return reasons.isPond({ counters: [unit], hexes });
    case 'enemyUnit':
      return reasons.enemyThere({ counters: both, hexes });
    case 'enemyLeader':
      return reasons.enemyLeaderThere({
        counters: [unit, ...board.leadersIn(to).filter(({ side }) => side === enemyOf(unit.side))],
        hexes,
      });
    case 'notNext':
      return reasons.notNext({ counters: [unit], hexes });
    case 'notInFront':
      return reasons.notInFront({ counters: [unit], hexes });
    case 'stopped':
      return stoppedReason(board, mover, pose);
    case 'friend':
      return reasons.friendThere({ counters: both, hexes });
    case 'notHorse':
    case 'notFoot':
    case 'routed':
    case 'otherFacing':
    case 'inZone':
      return reasons.noPassage({ counters: both, hexes });
    case 'insideFriend':
      return reasons.endsInside({ counters: both, hexes });
    case 'nextToEnemy':
      return reasons.nextToEnemy({ counters: [unit, ...comesNear(board, mover, pose.hex, to)], hexes });
    case 'sameFacing':
      return reasons.sameFacing({ counters: [unit] });
    case 'tooFewPoints':
      if (typeof one === 'number') return reasons.turnsTooFar({ counters: [unit], figures: [cost, left] });
      return allowance < full
        ? reasons.tooFewOutOfCommand({ counters: [unit], hexes, figures: [cost, left, allowance, full] })
        : reasons.tooFewPoints({ counters: [unit], hexes, figures: [cost, left] });
  }
}

/**
 * Why it only turns: it has not left the zone that it began in, was stopped by one, or has gone back. @rule 6.1, 7.3
 */
function stoppedReason(board: Board, { unit, fromZone }: Mover, { hex }: Pose): Reason {
  const moving = board.segment?.moving;
  const began = moving?.unit === unit.id ? moving.began.at : unit.at;
  if (fromZone && board.number(hex) === began) return reasons.staysAfterTurn({ counters: [unit] });
  const holders = controllersOf(board, hex, unit.side);
  return holders.length > 0
    ? reasons.stopped({ counters: [unit, ...holders] })
    : reasons.turnsAfterBack({ counters: [unit] });
}

/** Goes on until a turn asks for a test, or the way ends. @rule 7.1, 7.2 */
export const walk = task('walk', (run, { unit: id, steps }) => {
  const { board } = run;
  const unit = board.knownUnit(id);
  if (unit.at === null || unit.order === 'routed') return;
  const { mover, pose } = moveOf(board, unit);
  // What lies ahead of a unit does not change as it goes: all acts are asked for before the first of them.
  let made = 0;
  for (const act of actsAlong(board, mover, pose, steps)) {
    const one = steps[made];
    if (act.bar !== null || one === undefined) break;
    made++;
    tell(run, board, mover, act, one);
    if (act.tests > pose.tests) {
      sayWay(run, id, unit.at, steps.slice(0, made));
      testTurn(run, id, steps.slice(made));
      return;
    }
  }
  sayWay(run, id, unit.at, steps.slice(0, made));
});

/** @rule 7.2 */
function testTurn(run: Run, unit: CounterId, steps: readonly MoveStep[]): void {
  const failed = failsTest(run, run.board.knownUnit(unit), { test: 'turn', most: TURN_TEST });
  const rest = { task: 'walk', unit, steps } as const;
  run.plan(...(failed ? ([{ task: 'disorder', unit }, { task: 'runAll' }] as const) : []), rest);
}

/** The acts since the last test, as one way: for the log. */
function sayWay(run: Run, unit: CounterId, from: string, steps: readonly MoveStep[]): void {
  if (steps.length > 0) run.emit({ happened: 'walked', unit, from, steps });
}

function tell(
  run: Run,
  board: Board,
  { unit: { id: unit, side, order }, fromZone }: Mover,
  pose: Pose,
  one: MoveStep,
): void {
  const { spent, freedom, charge } = pose;
  if (typeof one === 'number') {
    run.emit({ happened: 'turned', unit, spent, freedom, fromZone, charge, facing: one });
    return;
  }
  run.emit({ happened: 'stepped', unit, spent, freedom, fromZone, charge, to: one, through: pose.inside });
  if (board.batteryIn(pose.hex)) takeBattery(run, { id: unit, side, order }, pose.hex);
}

/** Die and morale up to that disorganise. @rule 7.2 */
export const TURN_TEST = 5;

export const stepped = event('stepped', (board, event) =>
  walkOn(board, event, event.to, board.knownUnit(event.unit).facing),
);

export const turned = event('turned', (board, event) =>
  walkOn(board, event, board.knownUnit(event.unit).at ?? '', event.facing),
);

export const walked = event('walked', () => {});

function walkOn(
  board: Board,
  { unit, spent, freedom, fromZone, charge }: Walked,
  to: string,
  facing: number,
): void {
  const { charging, moving } = board.knownSegment;
  const began = moving?.unit === unit ? moving.began : beginOf(board.knownUnit(unit));
  const others = charging.includes(unit) ? charging.filter((id) => id !== unit) : charging;
  board.moveUnit(unit, to, facing);
  board.putMoving({ unit, spent, freedom, fromZone, began }, charge ? [...others, unit] : others);
}

function beginOf({ at, facing }: Unit): Moving['began'] {
  return { at: at ?? '', facing };
}
