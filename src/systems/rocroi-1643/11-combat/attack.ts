/** An attack: cases 11.0 to 11.4 and 11.7. One unit attacks one other; results are worked off step by step. */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';
import type { Read } from '../../../core/json/readJson';
import { activeUnits, isActive } from '../05-activation/active';
import { eliminate } from '../08-leaders/loss';
import { noteStrain } from '../12-rout/strain';
import { counterIdForm } from '../engine/commandParts';
import { command, event, task } from '../engine/declare';
import { inTurn } from '../engine/inTurn';
import { unknownCounter } from '../engine/reasons';
import type { Task } from '../engine/types';
import type { Reason } from '../rulebook/cited';
import type { Board, Unit } from '../state/board';
import { hasInFront } from '../state/near';
import { type Effect, effectOf, resultRow } from '../tables/combatResults';
import { inRecords } from '../wording';
import { chargeReasons } from './charge';
import { type Modifier, reckon } from './modifiers';
import { openObligations, targetsOf } from './obligations';
import * as reasons from './reasons';

const attackForm = v.strictObject({
  do: v.literal('attack'),
  unit: counterIdForm,
  target: counterIdForm,
  charge: v.optional(v.boolean(), false),
});
const endForm = v.strictObject({ do: v.literal('endSegment') });

declare module '../engine/types' {
  interface CommandTypes {
    attack: Read<typeof attackForm>;
    endSegment: Read<typeof endForm>;
  }
  interface TaskTypes {
    /** Steps that a unit loses; all of them with `all`. */
    loss: { readonly unit: CounterId; readonly steps: number | 'all' };
    /** A routed unit that is driven back runs again (11.7). */
    runAgain: { readonly unit: CounterId };
  }
  interface EventTypes {
    fought: {
      readonly unit: CounterId;
      readonly target: CounterId;
      readonly charge: boolean;
      readonly die: number;
      readonly modifiers: readonly Modifier[];
      readonly total: number;
      readonly attackerResult: string;
      readonly targetResult: string;
      /** Who supported the attack, and the target. */
      readonly supports: readonly CounterId[];
      readonly targetSupports: readonly CounterId[];
    };
    stepLost: { readonly unit: CounterId; readonly steps: number };
  }
}

/** Why a unit attacks nobody now. @rule 11.0, 11.1, 12.3 */
export function attackerReasons(board: Board, unit: Unit): readonly Reason[] {
  const counters = [unit];
  if (unit.at === null) return [reasons.attackerGone({ counters })];
  if (!isActive(board, unit)) return [reasons.fightsNotNow({ counters })];
  if (unit.order === 'routed') return [reasons.routedFightsNot({ counters })];
  return unit.attacked ? [reasons.hasAttacked({ counters })] : [];
}

/** Why a unit that may attack does not attack that one. @rule 11.0, 11.1 */
function targetReasons(board: Board, unit: Unit, target: Unit): readonly Reason[] {
  const counters = [unit, target];
  if (target.at === null || target.side === unit.side) return [reasons.notAnEnemy({ counters })];
  if (!hasInFront(board, unit, target.hex)) return [reasons.notInItsFront({ counters })];
  return board.segment?.targets.includes(target.id) ? [reasons.wasAttacked({ counters })] : [];
}

export const attack = command('attack', {
  form: attackForm,
  given: { step: 'combat' },
  check(board, { unit: id, target: at, charge }) {
    const [unit, target] = [board.unit(id), board.unit(at)];
    if (!unit) return [unknownCounter({ figures: [id] })];
    if (!target) return [unknownCounter({ figures: [at] })];
    const barred = [...attackerReasons(board, unit), ...targetReasons(board, unit, target)];
    return barred.length > 0 || !charge ? barred : chargeReasons(board, unit, target);
  },
  *moves(board, asking) {
    for (const unit of inTurn(activeUnits(board), asking)) {
      if (unit.attacked || unit.order === 'routed') continue;
      for (const target of inTurn(targetsOf(board, unit), asking)) {
        const plain = { do: 'attack', unit: unit.id, target: target.id, charge: false } as const;
        const mayCharge = unit.charges && chargeReasons(board, unit, target).length === 0;
        yield* inTurn(mayCharge ? [plain, { ...plain, charge: true }] : [plain], asking);
      }
    }
  },
  resolve(run, { unit: id, target: at, charge }) {
    const { board } = run;
    const [attacker, target] = [board.knownUnit(id), board.knownUnit(at)];
    const { modifiers, total: modifier, supports } = reckon(board, { attacker, target, charge });
    const die = run.die(`Attack of ${inRecords(attacker)} on ${inRecords(target)}`);
    const row = resultRow(die + modifier);
    const given = supports.attacker.given.map(({ unit }) => unit.id);
    const against = supports.target.given.map(({ unit }) => unit.id);
    run.emit({
      ...{ happened: 'fought', unit: id, target: at, charge, die, modifiers, total: die + modifier },
      ...{ attackerResult: row.attacker, targetResult: row.defender },
      ...{ supports: given, targetSupports: against },
    });
    run.plan(
      ...results(attacker, target, effectOf(row.attacker), effectOf(row.defender)),
      {
        task: 'advances',
        offers: [
          { to: target.at ?? '', among: [id, ...given] },
          { to: attacker.at ?? '', among: [at, ...against] },
        ],
      },
      ...(charge ? [{ task: 'chargeTest', unit: id } as const] : []),
    );
  },
});

/** What both results ask for, in the order in which it is done. @rule 11.7 */
function results(attacker: Unit, target: Unit, ours: Effect, theirs: Effect): readonly Task[] {
  const both = [
    { unit: target, enemy: attacker, effect: theirs },
    { unit: attacker, enemy: target, effect: ours },
  ];
  return [
    ...both.flatMap(({ unit, effect }): readonly Task[] => {
      const steps = stepsLost(unit, effect);
      return steps === 0 ? [] : [{ task: 'loss', unit: unit.id, steps }];
    }),
    ...both.flatMap(({ unit, effect }): readonly Task[] =>
      effect.disorganised ? [{ task: 'disorder', unit: unit.id }] : [],
    ),
    ...both.flatMap(({ unit, enemy, effect }): readonly Task[] => {
      const { back } = drivenBack(unit, effect);
      return back > 0 ? [{ task: 'retreat', unit: unit.id, left: back, from: enemy.at ?? '' }] : [];
    }),
    { task: 'runAll' },
    ...both.flatMap(({ unit, effect }): readonly Task[] =>
      drivenBack(unit, effect).runs ? [{ task: 'runAgain', unit: unit.id }] : [],
    ),
  ];
}

/** Steps that a result takes from a unit as it was before the combat. @rule 11.7 */
export function stepsLost(unit: Pick<Unit, 'foot' | 'order'>, { lost, star }: Effect): number | 'all' {
  const isStruck = star && !unit.foot && unit.order !== 'good';
  return isStruck ? 'all' : lost;
}

/** Whether that loss leaves nothing of a unit. @rule 11.7 */
export const takesAll = (unit: Pick<Unit, 'steps'>, steps: number | 'all'): steps is 'all' =>
  steps === 'all' || steps >= unit.steps;

type DrivenBack = { readonly back: 0 | 1 | 2; readonly runs: boolean };

/** Hexes that a result drives a unit back; one that was routed before the combat runs again instead. @rule 11.7 */
export function drivenBack({ order }: Pick<Unit, 'order'>, { back }: Effect): DrivenBack {
  return order === 'routed' ? { back: 0, runs: back > 0 } : { back, runs: false };
}

export const loss = task('loss', (run, { unit: id, steps }) => {
  const unit = run.board.knownUnit(id);
  if (takesAll(unit, steps)) eliminate(run, unit, 'combat');
  else run.emit({ happened: 'stepLost', unit: id, steps });
});

export const runAgain = task('runAgain', (run, { unit }) =>
  run.plan({ task: 'run', unit, entered: 0 }, { task: 'runAll' }),
);

export const endSegment = command('endSegment', {
  form: endForm,
  given: { step: 'combat' },
  afterOthers: true,
  check(board) {
    const open = openObligations(board);
    return open.length > 0 ? [reasons.mustStillAttack({ counters: open })] : [];
  },
  moves: (board) => (openObligations(board).length > 0 ? [] : [{ do: 'endSegment' }]),
  resolve: (run) => run.plan({ task: 'nextMarker' }),
});

export const fought = event('fought', (board, { unit, target, supports }) => {
  const { targets, supported } = board.knownSegment;
  const ofCorps = supports.filter((id) => isActive(board, board.knownUnit(id)));
  board.changeUnit(unit, { attacked: true });
  board.changeSegment({
    targets: [...targets, target],
    supported: [...new Set([...supported, ...ofCorps])],
  });
});

export const stepLost = event('stepLost', (board, { unit, steps }) => {
  board.changeUnit(unit, { steps: board.knownUnit(unit).steps - steps });
  noteStrain(board, unit);
});
