/**
 * Drills as they are made and taken: whole steps, the same for the same seed, answered right and wrong at the table.
 */
import { describe, expect, it } from 'vitest';
import { type Drills, HIGHEST_LEVEL } from '../../src/core/contract/drills';
import { stateOf } from '../../src/core/game';
import { type DrillAddress, drillAt } from '../../src/core/lesson/drill';
import { readLesson, type Step } from '../../src/core/lesson/lesson';
import { isReachable } from '../../src/core/lesson/reached';
import { CATALOGUE } from '../../src/store/opening/catalogue';
import { DRILLS } from '../../src/systems/drills';
import { atLesson } from './atLesson';

const HEAD = { id: 'drill', number: 1, title: 'Drill', about: 'Drill', part: 'Drill' };
/** Positions that a solver looks at, at most. */
const MOST = 30_000;

/** Several of each level. */
export const seedsOf = (kind: string) =>
  Array.from({ length: 10 }, (_, n) => ({ kind, level: 1 + (n % HIGHEST_LEVEL), seed: `taken-${n}` }));

export function drillOf(drills: Drills, address: Omit<DrillAddress, 'system'>): Step {
  const { system } = drills;
  const step = drillAt(drills, { system, ...address }, battlesOf(drills));
  if (!step) throw new Error(`no drill at ${JSON.stringify(address)}`);
  return step;
}

function battlesOf({ system }: Drills) {
  return CATALOGUE.filter((one) => one.system === system);
}

function takenOf(system: string, step: Step) {
  const { learning, press, table } = atLesson(system, { ...HEAD, steps: [step] });
  const seen = () => {
    const { play, refusal } = table();
    return { play, refused: refusal?.reasons.map(({ text }) => text) ?? [] };
  };
  return { press, table: seen, said: () => learning.getState().said };
}

/** Of every kind of a system, whose rulebook has these cases. */
export function drillsHold(drills: Drills, cases: object): void {
  const { system } = drills;
  const drill = (address: Omit<DrillAddress, 'system'>) => drillOf(drills, address);
  const taken = (step: Step) => takenOf(system, step);

  describe.each(drills.kinds.map(({ id }) => id))('%s', (kind) => {
    it('is a whole step that cites known cases, the same for everybody who has its address', () => {
      for (const address of seedsOf(kind).slice(0, HIGHEST_LEVEL)) {
        const step = drill(address);
        expect(readLesson({ ...HEAD, steps: [step] }).steps).toEqual([step]);
        expect(step.rules.filter((rule) => !Object.hasOwn(cases, rule))).toEqual([]);
        expect(drillAt(drills, { system, ...address }, battlesOf(drills).toReversed())).toEqual(step);
        expect(drill({ ...address, seed: `${address.seed}-other` })).not.toEqual(step);
      }
    });

    it('is done by the presses that it intends, none of which is refused', () => {
      for (const address of seedsOf(kind)) {
        const step = drill(address);
        const { press, said, table } = taken(step);
        for (const name of step.way) {
          expect(said()?.tone, `before ${name}`).toBeUndefined();
          press(name);
          expect(table().refused, JSON.stringify([address, name])).toEqual([]);
        }
        expect(said()).toEqual({ tone: 'done', text: step.done });
      }
    });

    it('answers whatever is wrong with a reason', () => {
      for (const address of seedsOf(kind)) {
        const step = drill(address);
        const { goal } = step;
        if (!('ask' in goal)) {
          // Of more acts there are too many ways: that the intended one leads there is held above.
          if (step.acts > 1) continue;
          const { play } = taken(step).table();
          const state = stateOf(play.game);
          expect(
            isReachable(play.system, state, goal, step.acts, step.dice, MOST),
            JSON.stringify(address),
          ).toBe('yes');
          continue;
        }
        expect(step.poor.length).toBeGreaterThan(0);
        for (const one of step.poor) {
          if (!('when' in one)) throw new Error('about a state, which no question has');
          const { when, text } = one;
          const { press, said } = taken(step);
          press('press' in goal ? String(when) : `answer ${when}`);
          expect(said(), JSON.stringify([address, when])).toEqual({ tone: 'wrong', text });
          expect(text.length).toBeGreaterThan(10);
        }
      }
    });
  });

  it('nothing is made for a kind that is not there, and the system is listed', () => {
    expect(drillAt(drills, { system, kind: 'dice', level: 1, seed: 'a' }, CATALOGUE)).toBeNull();
    expect(drills.makeDrill('dice', 1, () => 0, CATALOGUE)).toBeNull();
    expect(DRILLS).toContain(drills);
  });
}
