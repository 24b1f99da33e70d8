import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Json } from '../../../src/core/contract/values';
import { LEVEL_NAMES, type LevelName } from '../../../src/core/opponent/levels';
import {
  type ComputerAnswer,
  type ComputerQuestion,
  computerAnswerer,
} from '../../../src/store/computer/answerer';
import { openComputerDesk } from '../../../src/store/computer/desk';
import { SYSTEMS } from '../../../src/systems';
import { MINDS } from '../../../src/systems/opponents';
import { fakeWorkers } from '../../helpers/desk/fakeWorker';
import { board } from '../../helpers/positions/board';

const think = computerAnswerer({ systems: SYSTEMS, minds: MINDS });
const of = { system: 'thirty-years-war', seed: 'seven' } as const;
const question = (state: Json): ComputerQuestion => ({
  state,
  about: { ...of, kind: 'decision', level: 'recruit' },
});
const advice = (state: Json): ComputerQuestion => ({ state, about: { ...of, kind: 'advice', wanted: 3 } });
const march = board('F 8-3 0606 | F 4-3 0707 | S 10-2* 0610', { phase: 'movement' });
const combat = board('F 8-3 0609 | S 10-2* 0610', { phase: 'combat' });
const hereOf = (asked: ComputerQuestion) => JSON.parse(JSON.stringify(think(asked, () => false)));
const never = () => Promise.reject(new Error('not here'));
const atOnce = (then: () => void) => then();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function deskOf(fetchAnswerer: () => Promise<typeof think> = never) {
  const workers = fakeWorkers(think);
  const heard: (ComputerAnswer | null)[] = [];
  const desk = openComputerDesk(workers.begin, fetchAnswerer, atOnce);
  return {
    ...workers,
    heard,
    ask: (asked: ComputerQuestion) => desk.ask(asked, (answer) => heard.push(answer)),
    prepare: () => desk.prepare({ system: of.system, state: march }),
  };
}

it('a worker answers as the page would, one plan or several, with reasons', () => {
  const { ask, last, heard } = deskOf();
  for (const asked of [question(march), question(combat), advice(march)]) {
    ask(asked);
    last().work();
    expect(heard.at(-1)).toEqual(hereOf(asked));
  }
  expect(heard[0]?.proposals[0]?.why).toMatch(/Strength Points/);
  expect(heard[2]?.proposals.length).toBeGreaterThan(1);
});

it('a question that is given up ends its worker at once, and is not heard; the next has a new one', () => {
  const { ask, last, heard, begun } = deskOf();
  const giveUp = ask(question(march));
  giveUp();
  expect(last().isEnded()).toBe(true);
  last().work();
  expect(heard).toEqual([]);
  ask(question(combat));
  expect(begun).toHaveLength(2);
  last().work();
  expect(heard).toEqual([hereOf(question(combat))]);
});

it('a question that is answered ends nothing when it is given up', () => {
  const { ask, last, begun } = deskOf();
  const giveUp = ask(question(march));
  last().work();
  giveUp();
  ask(question(combat));
  expect(begun).toHaveLength(1);
});

it('killed in mid-thought it is started again, and answers the same', () => {
  const { ask, last, heard, begun } = deskOf();
  ask(question(march));
  last().fail();
  expect(begun).toHaveLength(2);
  last().work();
  expect(heard).toEqual([hereOf(question(march))]);
});

it('where the page itself has to think a marshal thinks no longer than a captain', async () => {
  const of = (level: LevelName) => {
    const asked = question(march);
    return { ...asked, about: { ...asked.about, level } } as ComputerQuestion;
  };
  const levels: string[] = [];
  const { ask, last, heard } = deskOf(async () => (asked, stop) => {
    if (asked.about.kind === 'decision') levels.push(asked.about.level);
    return think(asked, stop);
  });
  ask(of('marshal'));
  last().fail();
  last().fail();
  await vi.waitFor(() => expect(heard).toEqual([hereOf(of('captain'))]));
  expect(levels).toEqual(['captain']);
});

it('killed twice, or where no worker can start, the page thinks when idle', async () => {
  const { ask, last, heard } = deskOf(async () => think);
  ask(question(march));
  last().fail();
  last().fail();
  await vi.waitFor(() => expect(heard).toEqual([hereOf(question(march))]));
  const cannot = () => {
    throw new Error('no workers here');
  };
  const answer = await new Promise<ComputerAnswer | null>((resolve) => {
    openComputerDesk(cannot, async () => think, atOnce).ask(question(combat), resolve);
  });
  expect(answer).toEqual(hereOf(question(combat)));
});

it('finds nothing where the page fails at it, too, and thinks again when it is asked again', async () => {
  let isSound = false;
  const { ask, last, heard } = deskOf(async () => (asked, stop) => {
    if (isSound) return think(asked, stop);
    throw new Error('a fault of the mind');
  });
  ask(question(march));
  last().fail();
  last().fail();
  await vi.waitFor(() => expect(heard).toEqual([{ proposals: [] }]));
  isSound = true;
  ask(question(combat));
  last().fail();
  last().fail();
  await vi.waitFor(() => expect(heard[1]).toEqual(hereOf(question(combat))));
});

it('one that fell silent is started again; one that gives signs is left to think', () => {
  const { ask, last, begun } = deskOf();
  ask(question(march));
  for (let i = 0; i < 10; i++) {
    last().beat();
    vi.advanceTimersByTime(10_000);
  }
  expect(begun).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(begun).toHaveLength(2);
});

it('says so where the rules cannot be fetched either', async () => {
  const { ask, last, heard } = deskOf();
  ask(question(march));
  last().fail();
  last().fail();
  await vi.waitFor(() => expect(heard).toEqual([null]));
});

it('a system without a mind has no proposals', () => {
  expect(
    think({ ...question(march), about: { ...question(march).about, system: 'x' } }, () => false),
  ).toEqual({
    proposals: [],
  });
});

it('a worker that rehearses is heard by nobody, and answers what is asked next as any other', () => {
  const { ask, prepare, last, heard, begun } = deskOf();
  prepare();
  expect([begun.length, last().asked.length]).toEqual([1, 1]);
  ask(question(combat));
  expect([begun.length, last().asked.length]).toEqual([1, 2]);
  last().work();
  expect(heard).toEqual([hereOf(question(combat))]);
  // There is one that has.
  prepare();
  expect([begun.length, last().asked.length]).toEqual([1, 0]);
});

it('a worker rehearses again and again, as a player of every level, until it is asked', () => {
  const { ask, prepare, last, heard } = deskOf();
  prepare();
  const abouts: ComputerQuestion['about'][] = [];
  for (let n = 0; n < 3; n++) {
    const [rehearsal] = last().asked;
    if (rehearsal) abouts.push(rehearsal.about);
    last().beat();
    expect(last().asked).toHaveLength(1);
    last().work();
  }
  expect(abouts.map((about) => about.kind)).toEqual(['rehearsal', 'rehearsal', 'rehearsal']);
  expect(new Set(abouts.map(({ seed }) => seed)).size).toBe(3);
  expect(abouts.map((about) => 'level' in about && about.level)).toEqual(LEVEL_NAMES);
  ask(question(combat));
  last().work();
  expect(heard).toEqual([hereOf(question(combat))]);
  expect(last().asked).toEqual([]);
});

it('a worker that nobody asks has rehearsed enough one day', () => {
  const { prepare, last } = deskOf();
  prepare();
  let count = 0;
  for (; last().asked.length > 0 && count < 100; count++) last().work();
  expect(count).toBeGreaterThan(3);
  expect(count).toBeLessThan(20);
});

it('a worker that is asked in its rehearsal has as long as one that loads', () => {
  const { ask, prepare, begun } = deskOf();
  prepare();
  ask(question(combat));
  vi.advanceTimersByTime(40_000);
  expect(begun).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(begun).toHaveLength(2);
});

it('a worker that fails in its rehearsal is forgotten', () => {
  const { ask, prepare, last, heard, begun } = deskOf();
  prepare();
  last().fail();
  expect([begun.length, last().isEnded()]).toEqual([1, true]);
  ask(question(combat));
  last().work();
  expect([begun.length, heard.length]).toEqual([2, 1]);
});

it('a rehearsal goes on for half a second at most', () => {
  const clock = vi.spyOn(performance, 'now');
  let now = 0;
  clock.mockImplementation(() => {
    now += 40;
    return now;
  });
  expect(think({ state: march, about: { ...of, kind: 'rehearsal', level: 'recruit' } }, () => false)).toEqual(
    {
      proposals: [],
    },
  );
  expect(now).toBeGreaterThan(200);
  expect(now).toBeLessThan(700);
  clock.mockRestore();
});
