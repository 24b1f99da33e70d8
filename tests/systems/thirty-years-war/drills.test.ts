/** Drills as they are made and taken: whole steps, the same for the same seed, answered right and wrong at the table. */
import { describe, expect, it } from 'vitest';
import { HIGHEST_LEVEL } from '../../../src/core/contract/drills';
import { stateOf } from '../../../src/core/game';
import { type DrillAddress, drillAt } from '../../../src/core/lesson/drill';
import { readLesson, type Step } from '../../../src/core/lesson/lesson';
import { isReachable } from '../../../src/core/lesson/reached';
import { createLearning, targetOf } from '../../../src/store/learning/learning';
import { CATALOGUE, OFFER } from '../../../src/store/opening/catalogue';
import { DRILLS } from '../../../src/systems/drills';
import { thirtyYearsWarDrills as drills } from '../../../src/systems/thirty-years-war/drills';
import { ruleCases } from '../../../src/systems/thirty-years-war/rulebook/rulebook';

const { system } = drills;
const KINDS = drills.kinds.map(({ id }) => id);
const BATTLES = CATALOGUE.filter((one) => one.system === system);
const HEAD = { id: 'drill', number: 1, title: 'Drill', about: 'Drill', part: 'Drill' };
/** Positions that a solver looks at, at most. */
const MOST = 30_000;

function drill(address: Omit<DrillAddress, 'system'>): Step {
  const step = drillAt(drills, { system, ...address }, BATTLES);
  if (!step) throw new Error(`no drill at ${JSON.stringify(address)}`);
  return step;
}

/** Several of each level. */
const seedsOf = (kind: string) =>
  Array.from({ length: 10 }, (_, n) => ({ kind, level: 1 + (n % HIGHEST_LEVEL), seed: `taken-${n}` }));

function taken(step: Step) {
  const { learning, scratch } = createLearning(OFFER, system, { ...HEAD, steps: [step] });
  const press = (name: string) => {
    const { press: onTable, play } = scratch.store.getState();
    if (name.startsWith('answer ')) learning.getState().answer(name.slice('answer '.length));
    else if (play) onTable(targetOf(name, play));
  };
  const table = () => {
    const { play, refusal } = scratch.store.getState();
    if (!play) throw new Error('no position was laid');
    return { play, refused: refusal?.reasons.map(({ text }) => text) ?? [] };
  };
  return { press, table, said: () => learning.getState().said };
}

describe.each(KINDS)('%s', (kind) => {
  it('is a whole step that cites known cases, the same for everybody who has its address', () => {
    for (const address of seedsOf(kind).slice(0, HIGHEST_LEVEL)) {
      const step = drill(address);
      expect(readLesson({ ...HEAD, steps: [step] }).steps).toEqual([step]);
      expect(step.rules.filter((rule) => !Object.hasOwn(ruleCases(), rule))).toEqual([]);
      expect(drillAt(drills, { system, ...address }, BATTLES.toReversed())).toEqual(step);
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

it.each(['legal', 'left'])('the cases cited with the question do not give the answer away: %s', (kind) => {
  const cited = seedsOf(kind).map((address) => drill(address));
  for (const { rules, goal } of cited)
    if ('answer' in goal) for (const rule of rules) expect(goal.answer.startsWith(`${rule} `)).toBe(false);
  const ofPhase = cited.map(({ position, rules }) => JSON.stringify([Object(position).phase, rules]));
  expect(new Set(ofPhase).size).toBe(new Set(cited.map(({ position }) => Object(position).phase)).size);
});

it('nothing is made for a kind that is not there', () => {
  expect(drillAt(drills, { system, kind: 'dice', level: 1, seed: 'a' }, CATALOGUE)).toBeNull();
  expect(drills.makeDrill('dice', 1, () => 0, CATALOGUE)).toBeNull();
  expect(DRILLS).toContain(drills);
});
