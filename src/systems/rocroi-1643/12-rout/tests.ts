/**
 * Tests of morale: one die and the morale of the unit, the same for every case that asks for one (7.2, 11.2, 11.8,
 * 12.2).
 */
import type { CounterId } from '../../../core/contract/values';
import { event, type Run } from '../engine/declare';
import type { Unit } from '../state/board';
import { inRecords } from '../wording';

/** What a unit is tested for. */
export type TestKind = 'turn' | 'retreat' | 'charge' | 'rout' | 'rally';
declare module '../engine/types' {
  interface EventTypes {
    tested: {
      readonly unit: CounterId;
      readonly test: TestKind;
      readonly die: number;
      readonly morale: number;
      /** Added besides: a leader in the hex (12.2), or the one who helps to rally (12.4). */
      readonly plus: number;
      /** Who helps, if somebody does. */
      readonly helper: CounterId | null;
      /** Up to this sum it fails. */
      readonly most: number;
      readonly failed: boolean;
    };
  }
}
export type Test = {
  readonly test: TestKind;
  readonly most: number;
  readonly plus?: number;
  readonly helper?: CounterId | null;
};

/** As records have it; never to be changed. */
const PURPOSES: { readonly [K in TestKind]: string } = {
  turn: 'Turn',
  retreat: 'Retreat',
  charge: 'Charge',
  rout: 'Rout test',
  rally: 'Rally',
};

/** Throws the die of a test, and tells whether it is failed. */
export function failsTest(run: Run, unit: Unit, { test, most, plus = 0, helper = null }: Test): boolean {
  const die = run.die(`${PURPOSES[test]} of ${inRecords(unit)}`);
  const failed = die + unit.morale + plus <= most;
  run.emit({
    ...{ happened: 'tested', unit: unit.id, test, die, morale: unit.morale, plus, helper, most },
    failed,
  });
  return failed;
}

/** With how many of the six faces such a test is failed. */
export function waysToFail(morale: number, most: number, plus = 0): number {
  return Math.min(6, Math.max(0, most - morale - plus));
}

export const tested = event('tested', () => {});
