/** The computer player of Rocroi 1643 in whole games: every act passes the judge, and each comes with its reason. */
import { describe, expect, it } from 'vitest';
import { effortOf } from '../../../../src/core/opponent/effort';
import { ADVISER, LEVELS, type Level } from '../../../../src/core/opponent/levels';
import { decide, playerOf } from '../../../../src/core/opponent/opponent';
import { thinkOn } from '../../../../src/core/think';
import { earlierOf, scenarioNamed } from '../../../../src/headless/catalogue';
import { rocroi1643 as system } from '../../../../src/systems/rocroi-1643';
import { rocroi1643Coach as coach } from '../../../../src/systems/rocroi-1643/coach';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { rocroi1643Mind as mind } from '../../../../src/systems/rocroi-1643/opponent';
import { playMatch, type Seat } from '../../../helpers/opponents/match';
import { greedy } from '../../../helpers/rocroi1643/greedy';
import { stateAt } from '../../../helpers/rocroi1643/positions';

const HASTY: Level = { positions: 10, care: 100, playedOn: 0, times: 0, onTheWay: 0, turns: 0 };
const CAREFUL: Level = { positions: 500, care: 100, playedOn: 0, times: 0, onTheWay: 0, turns: 0 };
const PLAYED_ON: Level = { positions: 500, care: 100, playedOn: 2, times: 1, onTheWay: 10, turns: 1 };

/** The wing battle as it was corrected first: the positions below occur in it, whatever is corrected later. */
function begun() {
  const scenario = system.read.scenario(earlierOf('rocroi-1643-right-wing')[1]);
  return system.start(scenario, system.read.options(scenario, {}));
}
const seat = (level: Level, seed: string): Seat<Rocroi1643> => playerOf({ rules: system, mind, level, seed });
const match = (seed: string, seats: readonly [Seat<Rocroi1643>, Seat<Rocroi1643>]) =>
  playMatch(system, begun(), seed, (state) => mind.decides(state), seats);

describe('a game of the computer player', () => {
  it('ends, every act legal, and is the same with the same seeds', () => {
    const play = () => match('1', [seat(HASTY, 'a'), seat(HASTY, 'b')]);
    const { trouble, verdict, commands } = play();
    expect(trouble).toBe('');
    expect(verdict).not.toBeNull();
    expect(commands.length).toBeGreaterThan(50);
    expect(play().commands).toEqual(commands);
  });
  it('has the dice of its seed, however hard it thinks', () => {
    const attacks = greedy(false);
    const { trouble, faces, commands } = match('3', [
      seat(PLAYED_ON, 'a'),
      (state) => attacks(state, () => 0),
    ]);
    expect(trouble).toBe('');
    expect(faces.length).toBeGreaterThan(10);
    const left = [...commands];
    const again: Seat<Rocroi1643> = () => left.shift() ?? null;
    // What goes on by itself is among the commands.
    const asIs = { ...system, onward: () => null };
    const played = playMatch(asIs, begun(), '3', (state) => mind.decides(state), [again, again]);
    expect(played.faces).toEqual(faces);
  });
});

it('a decision in the middle of a movement is one answer, and no other after it', () => {
  const asked: Rocroi1643['State'][] = [];
  const watching = (seed: string): Seat<Rocroi1643> => {
    const player = seat(HASTY, seed);
    return (state) => {
      if (state.agenda.length > 0) asked.push({ ...state, step: 'movement' });
      return player(state);
    };
  };
  match('1', [watching('a'), watching('b')]);
  const plansOf = (state: Rocroi1643['State'], positions: number) => [
    ...(mind.plans?.(state, effortOf({ positions }, 3), () => 0) ?? []),
  ];
  const open = asked.filter((state) => plansOf(state, 500).length > 1);
  expect(open.length).toBeGreaterThan(2);
  for (const state of open) expect(plansOf(state, 14).flatMap(({ after = [] }) => after)).toEqual([]);
});

it('who does not win as things stand goes to the enemy, though no approach promises more than it risks (13.0)', () => {
  const thinking = thinkOn(system, begun());
  const thought = () => decide({ rules: system, mind, level: CAREFUL, seed: 'x' }, thinking.state());
  for (let n = 0; n < 40 && thinking.state().step !== 'movement'; n++) {
    const [command] = thought()?.commands ?? [];
    if (command !== undefined) thinking.play(command, () => 1);
  }
  expect(thinking.state().step).toBe('movement');
  expect(coach.coach(thinking.state()).acts.map(({ commands }) => commands)).toEqual([
    [{ do: 'endMovement' }],
  ]);
  expect(thought()?.commands[0]?.do).toBe('move');
});

/** A movement in which several acts are advised, and recruits and captains find several at one look. */
function withSeveralActs() {
  const thinking = thinkOn(system, begun());
  const acts = () => coach.coach(thinking.state()).acts.filter(({ commands }) => commands.length > 0);
  const areSeveral = () =>
    thinking.state().step === 'movement' &&
    acts().length > 1 &&
    [LEVELS.recruit, LEVELS.captain].every((level) => {
      const [plan] = mind.plans?.(thinking.state(), effortOf(level), () => 0) ?? [];
      return (plan?.after ?? []).length > 0;
    });
  for (let i = 0; i < 80 && !areSeveral(); i++) {
    const [command] =
      decide({ rules: system, mind, level: HASTY, seed: 'x' }, thinking.state())?.commands ?? [];
    if (command !== undefined) thinking.play(command, () => 1);
  }
  return thinking.state();
}

describe('a thought about moves', () => {
  const state = withSeveralActs();
  const acts = (positions: number, stop = false, wanted = 2) => {
    const effort = effortOf({ positions }, wanted, () => stop);
    return [...(mind.plans?.(state, effort, () => 0) ?? [])].filter(({ why }) => why.kind === 'advice');
  };
  const weighed = (plans: ReturnType<typeof acts>) => [
    ...new Set(plans.map(({ why }) => why.figures.weighed)),
  ];

  it('weighs as many positions as it may', () => {
    expect(acts(500).length).toBeGreaterThan(1);
    expect(weighed(acts(3))).toEqual([3]);
    expect(weighed(acts(500))[0]).toBeGreaterThan(3);
  });
  it.each([
    ['recruits', LEVELS.recruit.positions],
    ['captains', LEVELS.captain.positions],
  ])('finds several acts of different counters for %s, each with its own reason', (_, positions) => {
    const [plan, ...others] = acts(positions, false, 1);
    const all = plan ? [plan, ...(plan.after ?? [])] : [];
    expect([others.length, all.length]).toEqual([0, 2]);
    const named = all.flatMap(({ why }) => why.counters);
    expect(new Set(named).size).toBe(named.length);
    const told = all.map(({ why }) => mind.told?.(state, why));
    expect(new Set(told).size).toBe(all.length);
    const player = seat({ ...HASTY, positions }, 'x');
    const thinking = thinkOn(system, state);
    for (const command of all.flatMap(({ commands }) => commands)) {
      expect(player(thinking.state())).toEqual(command);
      thinking.play(command, () => 6);
    }
  });
  it('finds one after the other where more may be weighed, and for a person who asks', () => {
    for (const positions of [ADVISER.positions, LEVELS.marshal.positions])
      expect(acts(positions).every(({ after = [] }) => after.length === 0)).toBe(true);
  });
  it('finds no more than are wanted, the best first', () => {
    expect(acts(500, false, 1)).toEqual(acts(500).slice(0, 1));
  });
  it('looks further for them where many may be weighed', () => {
    const [usual = 0] = weighed(acts(500));
    expect(usual).toBeLessThan(500);
    expect(weighed(acts(1500))[0]).toBeGreaterThan(usual);
  });
  it('looks on to the end of the movement where many may be weighed', () => {
    const far = acts(1500);
    const [first] = far;
    let asked = 0;
    // Stopped when all ideas have been weighed, before any of them is looked on from.
    const effort = effortOf({ positions: 1500 }, 2, () => asked++ > (first?.why.figures.weighed ?? 0));
    const [atOnce] = [...(mind.plans?.(state, effort, () => 0) ?? [])];
    expect(atOnce?.commands).toEqual(first?.commands);
    expect(first?.worth).toBeGreaterThan(atOnce?.worth ?? 0);
  });
  it('that is stopped has weighed one position', () => {
    const stopped = acts(500, true);
    expect(stopped).toHaveLength(1);
    expect(weighed(stopped)).toEqual([1]);
  });
  it('gives the reason of what it weighed', () => {
    const told = [3, 14, 500].flatMap((positions) =>
      acts(positions).flatMap(({ commands: [first], why }) =>
        first?.do === 'move' ? [{ name: nameOf(first.unit), text: mind.told?.(state, why) }] : [],
      ),
    );
    expect(told.length).toBeGreaterThan(1);
    for (const { name, text } of told) expect(text).toContain(name);
  });
  it('gives the same reason once it has weighed more', () => {
    const reasons = (plans: ReturnType<typeof acts>) => plans.map(({ why }) => mind.told?.(state, why));
    const few = acts(3);
    const atOnce = reasons(few);
    expect(reasons(acts(500))).not.toEqual(atOnce);
    expect(reasons(few)).toEqual(atOnce);
  });
  it('gives the reason of the second act, too, once only one was wanted', () => {
    const [, second] = acts(500);
    if (!second) throw new Error('one act');
    const atOnce = mind.told?.(state, second.why);
    acts(500, false, 1);
    expect(mind.told?.(state, second.why)).toBe(atOnce);
  });
  const nameOf = (unit: string) => state.scenario.units.find(({ id }) => id === unit)?.name ?? '?';
});

it('a player who overlooks the enemy says nothing of what he could do (11.4)', () => {
  const thinking = thinkOn(system, begun());
  const told = (level: Level) => {
    const plan = decide({ rules: system, mind, level, seed: 'x' }, thinking.state());
    return plan ? (mind.told?.(thinking.state(), plan.why) ?? '') : '';
  };
  const marches = (texts: readonly string[]) => texts.filter((text) => / nearer to the enemy\./.test(text));
  const ofEnemies = (texts: readonly string[]) => texts.filter((text) => /could/.test(text));
  const hasty: string[] = [];
  const careful: string[] = [];
  for (let n = 0; n < 40 && (marches(hasty).length < 2 || marches(careful).length < 1); n++) {
    careful.push(told(CAREFUL));
    hasty.push(told(HASTY));
    const plan = decide({ rules: system, mind, level: HASTY, seed: 'x' }, thinking.state());
    for (const command of plan?.commands ?? []) thinking.play(command, () => 1);
  }
  expect(marches(hasty).length).toBeGreaterThan(1);
  expect(ofEnemies(marches(hasty))).toEqual([]);
  expect(marches(careful).length).toBeGreaterThan(0);
  expect(ofEnemies(marches(careful))).toEqual(marches(careful));
});

it('recruits do all that is to be done in the battle', () => {
  const scenario = system.read.scenario(scenarioNamed('rocroi-1643'));
  // Five of its turns are enough.
  const turn = scenario.turns.count - 4;
  const start = { ...system.start(scenario, system.read.options(scenario, {})), turn };
  const { trouble, commands } = playMatch(system, start, '1', (state) => mind.decides(state), [
    seat(LEVELS.recruit, 'a'),
    seat(LEVELS.recruit, 'b'),
  ]);
  expect(trouble).toBe('');
  const acts = new Set(
    commands.flatMap((command): readonly string[] => {
      if (command.do === 'attack') return [command.charge ? 'charge' : 'attack'];
      if (command.do === 'advance') return [command.unit === null ? 'stay' : 'advance'];
      if (command.do !== 'move') return [command.do];
      return command.steps.map((step) => (typeof step === 'number' ? 'turn' : 'step'));
    }),
  );
  const all = [
    ...['aim', 'endAiming', 'draw', 'chooseCorps', 'step', 'turn', 'moveLeader', 'moveChief', 'endMovement'],
    ...['attack', 'charge', 'retreat', 'advance', 'stay', 'runTo', 'placeLeader', 'rally', 'endSegment'],
  ];
  // An act that the computer forgot would not be seen: a game goes on without it.
  expect(all.filter((act) => !acts.has(act))).toEqual([]);
});

describe('a thought about attacks, where many positions may be weighed', () => {
  const rest = 'F foot 1518>3 | S foot 0404 | S foot 0405';
  const beside = stateAt(`F horse 1418>3 m3 | S horse 1319>0* m1 | S leader0-8 1319 | ${rest}`, {
    step: 'combat',
  });
  const apart = stateAt(`F horse 1418>3 m3 | S horse 1218>0 | S leader0-8 1218 | ${rest}`, {
    step: 'combat',
  });
  const plans = (state: typeof beside, care = 100) => [
    ...(mind.plans?.(state, effortOf({ positions: 1500, care }), () => 0) ?? []),
  ];

  it('takes off what the enemy could do then', () => {
    const worthOf = (state: typeof beside, care: number) => plans(state, care)[0]?.worth ?? 0;
    expect(plans(beside)[0]?.commands).toEqual([
      { do: 'attack', unit: 'f1418', target: 's1319', charge: false },
    ]);
    const [beaten, free] = [beside, apart].map((state) => worthOf(state, 0) - worthOf(state, 100));
    expect(free).toBeGreaterThan(0);
    // One who may be lost, or run, does less.
    expect(beaten).toBeGreaterThan(0);
    expect(beaten).toBeLessThan(free ?? 0);
  });
  it('ends the segment where nobody has to fight', () => {
    expect(plans(apart).map(({ commands }) => commands)).toEqual([[{ do: 'endSegment' }]]);
  });
  it('gives the reason in a sentence', () => {
    const told = [beside, apart].map((state) => plans(state).map(({ why }) => mind.told?.(state, why)));
    expect(told).toEqual([
      [expect.stringMatching(/^F horse attacks S horse \(1319\): die \+/)],
      [expect.stringMatching(/^No attack promises more than it risks/)],
    ]);
  });
});

describe('heed to what the enemy could do', () => {
  it.each([
    ['none by a recruit', LEVELS.recruit, 0],
    ['less by a captain than is usual', LEVELS.captain, 60],
    ['the usual one by who is asked', ADVISER, 100],
    ['more by a marshal', LEVELS.marshal, 140],
  ])('%s', (_who, level, care) => {
    const plan = decide({ rules: system, mind, level, seed: 'x' }, begun());
    expect(plan?.why.figures.care).toBe(care);
  });

  describe('of a captain of an army that is too large for him to oversee', () => {
    const scenario = system.read.scenario(scenarioNamed('rocroi-1643'));
    const enghien = system.start(scenario, system.read.options(scenario, {}));
    const careOf = (state: typeof enghien, level: Level, drawn: (n: number) => number) => {
      const [plan] = mind.plans?.(state, effortOf(level), drawn) ?? [];
      return plan?.why.figures.care;
    };
    const last = (n: number) => n - 1;

    it('there is none at some looks, by chance', () => {
      expect(careOf(enghien, LEVELS.captain, () => 35)).toBe(60);
      expect(careOf(enghien, LEVELS.captain, () => 36)).toBe(0);
    });
    it('there always is in a small battle, and by a marshal', () => {
      expect(careOf(begun(), LEVELS.captain, last)).toBe(60);
      expect(careOf(enghien, LEVELS.marshal, last)).toBe(140);
    });
  });
});

it('recruits and captains do not think of whom their leaders have in command (8.1)', () => {
  const state = stateAt('F foot 1418 | F foot 1618 | F leader1-2 2418 | S foot 0404', { step: 'movement' });
  const goesTo = ({ positions, care }: Level) => {
    const plans = mind.plans?.(state, effortOf({ positions, care }), () => 0) ?? [];
    return [...plans].flatMap(({ commands }) => commands).find((command) => command.do === 'moveLeader');
  };
  expect(goesTo(LEVELS.recruit)).toBeUndefined();
  expect(goesTo(LEVELS.captain)).toBeUndefined();
  expect(goesTo(LEVELS.marshal)).toMatchObject({ leader: 'f2418l' });
  expect(goesTo(ADVISER)).toMatchObject({ leader: 'f2418l' });
});

describe('heed by the points as they stand (13.0)', () => {
  const line = 'F foot 1418>3 | F tercio 2020 | F leader1-6 1418 | S foot 0404 | S tercio 0606';
  const careOf = (level: Level, lost: string, left = 0) => {
    const state = stateAt(`${line} | ${lost}`, { step: 'movement' });
    const turn = state.scenario.turns.count - left;
    const plan = decide({ rules: system, mind, level, seed: 'x' }, { ...state, turn });
    return plan?.why.figures.care ?? Number.NaN;
  };
  it('a marshal pays the usual one where it is even', () => {
    expect(careOf(LEVELS.marshal, 'F foot lost | S foot lost')).toBe(140);
  });
  it('more of it where he leads, less where he is behind, the more so the less time is left', () => {
    const of = (lost: string, left?: number) => careOf(LEVELS.marshal, lost, left);
    const [ahead, behind] = ['S horse 0707*', 'F horse 2121*'];
    expect(of(ahead, 2)).toBeGreaterThan(140);
    expect(of(ahead)).toBeGreaterThan(of(ahead, 2));
    expect(of(behind, 2)).toBeLessThan(140);
    expect(of(behind)).toBeLessThan(of(behind, 2));
  });
  it('and never none, nor more than twice as much', () => {
    expect(careOf(LEVELS.marshal, 'F tercio lost | F tercio lost')).toBe(3);
    expect(careOf(LEVELS.marshal, 'S tercio lost | S tercio lost')).toBe(280);
  });
  it('others as usual', () => {
    expect(careOf(LEVELS.captain, 'F tercio lost')).toBe(60);
    expect(careOf(ADVISER, 'F tercio lost')).toBe(100);
  });
});

it('who overlooks the enemy looks at six ideas and no more', () => {
  const thinking = thinkOn(system, begun());
  while (thinking.state().step !== 'movement')
    for (const command of decide({ rules: system, mind, level: HASTY, seed: 'x' }, thinking.state())
      ?.commands ?? [])
      thinking.play(command, () => 1);
  const state = thinking.state();
  const weighed = (positions: number) => {
    const effort = effortOf({ positions, care: 0 });
    for (const _plan of mind.plans?.(state, effort, () => 0) ?? []) break;
    return positions - effort.left;
  };
  expect(weighed(LEVELS.recruit.positions)).toBe(6);
  expect(weighed(4)).toBe(4);
  expect(weighed(LEVELS.captain.positions)).toBeGreaterThan(6);
});

describe('a reason', () => {
  it.each([
    ['hasty', HASTY],
    ['careful', CAREFUL],
  ])('is one that the coach gives, %s', (_how, level) => {
    const state = begun();
    const plan = decide({ rules: system, mind, level, seed: 'x' }, state);
    if (!plan) throw new Error('nothing is decided');
    const texts = coach.coach(state).acts.map(({ text }) => text);
    expect(texts).toContain(mind.told?.(state, plan.why));
  });
});
