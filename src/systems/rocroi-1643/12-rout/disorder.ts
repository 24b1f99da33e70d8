/** Disorganisation and rout: cases 12.1 and 12.2. */
import type { CounterId } from '../../../core/contract/values';
import { event, task } from '../engine/declare';
import type { Board, Unit } from '../state/board';
import type { Order } from '../state/state';
import { noteStrain } from './strain';
import { failsTest, waysToFail } from './tests';

declare module '../engine/types' {
  interface TaskTypes {
    /** A result D: it marks a unit, or tests whether it routs. */
    disorder: { readonly unit: CounterId };
    /** Those that routed make their rout moves, one after the other. */
    runAll: object;
  }
  interface EventTypes {
    disorganised: { readonly unit: CounterId };
    routed: { readonly unit: CounterId };
  }
}

/** Die and morale up to that: it routs. @rule 12.2 */
export const ROUT_TEST = 5;

/** What is added to the rout test of a unit. @rule 12.2 */
export function routHelp(board: Board, unit: Unit): number {
  return board.leadersIn(unit.hex).length > 0 ? 1 : 0;
}

/** With how many of the six faces a unit routs where it is tested. @rule 12.2 */
export const waysToRout = (board: Board, unit: Unit): number =>
  waysToFail(unit.morale, ROUT_TEST, routHelp(board, unit));

/** What a result D does to a unit, by its order: the second one asks whether it routs. @rule 12.1, 12.2 */
export const DISORDERS = {
  good: 'disorganised',
  disorganised: 'tested',
  routed: 'nothing',
} as const satisfies {
  readonly [O in Order]: string;
};

export const disorder = task('disorder', (run, { unit: id }) => {
  const { board } = run;
  const unit = board.knownUnit(id);
  const does = DISORDERS[unit.order];
  if (unit.at === null || does === 'nothing') return;
  if (does === 'disorganised') {
    run.emit({ happened: 'disorganised', unit: id });
    return;
  }
  const leaders = board.leadersIn(unit.hex);
  const test = {
    test: 'rout',
    most: ROUT_TEST,
    plus: routHelp(board, unit),
    helper: leaders[0]?.id ?? null,
  } as const;
  if (!failsTest(run, unit, test)) return;
  run.emit({ happened: 'routed', unit: id });
  const from = unit.at;
  run.plan(
    ...leaders.map(({ id: leader }) => ({ task: 'placeLeader', leader, where: 'nearest', from }) as const),
  );
});

export const runAll = task('runAll', (run) => {
  const [unit] = run.board.facts.routing;
  if (unit !== undefined) run.plan({ task: 'run', unit, entered: 0 }, { task: 'runAll' });
});

export const disorganised = event('disorganised', (board, { unit }) =>
  board.changeUnit(unit, { order: 'disorganised' }),
);

export const routed = event('routed', (board, { unit }) => {
  board.changeUnit(unit, { order: 'routed' });
  board.change({ routing: [...board.facts.routing, unit] });
  noteStrain(board, unit);
});
