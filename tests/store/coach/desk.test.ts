import { expect, it, vi } from 'vitest';
import type { CounterId, Json, SideId } from '../../../src/core/contract/values';
import {
  type CoachAbout,
  type CoachAnswer,
  type CoachQuestion,
  coachAnswerer,
  type Intended,
} from '../../../src/store/coach/answerer';
import { openCoachDesk } from '../../../src/store/coach/desk';
import { type Asked, answering, type Said } from '../../../src/store/desk/posted';
import type { Helper } from '../../../src/store/opening/openAway';
import { SYSTEMS } from '../../../src/systems';
import { COACHES } from '../../../src/systems/coaches';
import { board } from '../../helpers/positions/board';

const answerer = coachAnswerer({ systems: SYSTEMS, coaches: COACHES });
const SYSTEM = { system: 'thirty-years-war' } as const;
const question = (state: Json, intended: Intended | null = null): CoachQuestion => ({
  state,
  about: intended ? { ...SYSTEM, kind: 'intended', intended } : { ...SYSTEM, kind: 'position' },
});
const toCome = (state: Json): CoachQuestion => ({ state, about: { ...SYSTEM, kind: 'toCome' } });
const march = board('F 8-3 0606 | S 10-2* 0610', { phase: 'movement' });
const combat = board('F 8-3 0609 | S 10-2* 0610', { phase: 'combat' });

type Listeners = { [type: string]: (event: { readonly data?: unknown }) => void };

/** A worker that answers when it is told to; what goes to it and comes from it is copied, as by a browser. */
function helper() {
  const listeners: Listeners = {};
  const asked: Asked<CoachAbout>[] = [];
  const seen: Json[] = [];
  const say = (said: Said<CoachAnswer>) => listeners.message?.({ data: structuredClone(said) });
  const answer = answering(
    (given: CoachQuestion) => {
      seen.push(given.state);
      return answerer(given);
    },
    say,
    () => 0,
  );
  const worker = {
    terminate: vi.fn(),
    addEventListener: (type: string, listener: Listeners[string]) => {
      listeners[type] = listener;
    },
    postMessage: (given: Asked<CoachAbout>) => asked.push(structuredClone(given)),
  };
  return {
    begin: vi.fn(() => worker as unknown as Helper),
    asked,
    seen,
    terminated: () => worker.terminate.mock.calls.length,
    fail: () => listeners.error?.({}),
    work: () => {
      for (const given of asked.splice(0)) answer(given);
    },
  };
}
const never = () => Promise.reject(new Error('not here'));
const atOnce = (then: () => void) => then();

it('the answer of a worker is that of the page', () => {
  const { begin, work } = helper();
  const heard: CoachAnswer[] = [];
  openCoachDesk(begin, never, atOnce).ask(question(march), (answer) => heard.push(answer));
  expect(heard).toEqual([]);
  work();
  expect(heard).toEqual([JSON.parse(JSON.stringify(answerer(question(march))))]);
});

it('what the position leads to is answered without a coach, before advice that waits', () => {
  const plain = coachAnswerer({ systems: SYSTEMS, coaches: [] });
  const near = board('F 8-3 0609 | S 10-2 0610', { phase: 'movement' });
  const answer = plain(toCome(near));
  expect('toCome' in answer && answer.toCome?.rows.map(({ label }) => label)).toEqual(['S 10-2 (0610)']);
  const { begin, work } = helper();
  const desk = openCoachDesk(begin, never, atOnce);
  const heard: string[] = [];
  desk.ask(question(march), () => heard.push('first'));
  desk.ask(question(combat), () => heard.push('advice'));
  desk.ask(toCome(near), () => heard.push('to come'));
  for (let i = 0; i < 3; i++) work();
  expect(heard).toEqual(['first', 'to come', 'advice']);
});

it('what stays the same from question to question is the same object in the worker', () => {
  const { begin, work, seen } = helper();
  const desk = openCoachDesk(begin, never, atOnce);
  const later = { ...march, gameTurn: march.gameTurn + 1 };
  for (const state of [march, later]) {
    desk.ask(question(state), () => undefined);
    work();
  }
  expect(seen).toEqual([march, later]);
  const [one, other] = seen as unknown as readonly { readonly scenario: unknown }[];
  expect(one?.scenario).toBe(other?.scenario);
});

it('one question at a time; of those that wait the last one about the position counts', () => {
  const { begin, work, asked } = helper();
  const desk = openCoachDesk(begin, never, atOnce);
  const heard: string[] = [];
  desk.ask(question(march), () => heard.push('first'));
  desk.ask(question(combat), () => heard.push('overtaken'));
  desk.ask(question(march), () => heard.push('last'));
  desk.ask(question(march, { draft: null, target: null }), () => heard.push('intended'));
  expect(asked).toHaveLength(1);
  work();
  work();
  work();
  expect(heard).toEqual(['first', 'last', 'intended']);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('who asks the same hears the same answer, whether it waits or is being answered', () => {
  const { begin, work, asked, seen } = helper();
  const desk = openCoachDesk(begin, never, atOnce);
  const heard: string[] = [];
  const ask = (of: Json, who: string) => desk.ask(question(of), () => heard.push(who));
  ask(march, 'panel');
  ask(march, 'card');
  expect(asked).toHaveLength(1);
  ask(combat, 'panel, later');
  const forget = ask(combat, 'card, later');
  ask(combat, 'another');
  forget();
  work();
  work();
  expect(heard).toEqual(['panel', 'card', 'panel, later', 'another']);
  expect(seen).toHaveLength(2);
});

it('a question that is forgotten is not heard, and not asked if it still waits', () => {
  const { begin, work, asked } = helper();
  const desk = openCoachDesk(begin, never, atOnce);
  const heard: string[] = [];
  const first = desk.ask(question(march), () => heard.push('first'));
  const second = desk.ask(question(combat), () => heard.push('second'));
  first();
  second();
  work();
  expect(heard).toEqual([]);
  expect(asked).toEqual([]);
});

it('if no worker can start, or it fails, the page answers once it is idle', async () => {
  const cannot = () => {
    throw new Error('no workers here');
  };
  const failing = helper();
  for (const begin of [cannot, failing.begin]) {
    const whenIdle = vi.fn(atOnce);
    const heard = new Promise<CoachAnswer>((resolve) => {
      openCoachDesk(begin, async () => answerer, whenIdle).ask(question(march), resolve);
    });
    if (begin === failing.begin) failing.fail();
    expect(await heard).toEqual(answerer(question(march)));
    expect(whenIdle).toHaveBeenCalledTimes(1);
  }
  expect(failing.terminated()).toBe(1);
});

it('of a press it says what its command would expose; of a draft, what its main step would', () => {
  const chosen = { kind: 'move', counter: 'f0606', path: [], tracing: false };
  const exposed = (state: Json, draft: Json, at: string | null) => {
    const target = at === null ? null : ({ on: 'place', at } as const);
    const answer = answerer(question(state, { draft, target }));
    return 'exposed' in answer ? (answer.exposed?.text ?? null) : 'no answer';
  };
  const strong = board('F 2-3 0607 | F 8-3 0606 | S 10-2 0610', { phase: 'movement' });
  expect(exposed(strong, { ...chosen, counter: 'f0607' }, '0609')).toContain('2 against 10');
  expect(exposed(strong, chosen, '0605')).toBeNull();
  expect(exposed(strong, chosen, '0610')).toBeNull();
  const left = board('F 8-3 0609 | F 2-3 0511 | S 2-3 0610 | S 8-3 0611', { phase: 'combat' });
  const battle = { kind: 'battle', attackers: ['f0609'], defenders: ['s0610'], charge: false, leaders: null };
  expect(exposed(left, battle, null)).toContain('2 against 8');
});

it('a system without a coach has none', () => {
  expect(answerer({ state: march, about: { system: 'another', kind: 'position' } })).toEqual({
    noCoach: true,
  });
  const known = SYSTEMS.map(({ id }) => id);
  expect(COACHES.filter(({ system }) => !known.includes(system))).toEqual([]);
});

it('what threatens each side is a question of its own, answered after advice', () => {
  const { begin, work } = helper();
  const desk = openCoachDesk(begin, never, atOnce);
  const heard: string[] = [];
  const threat = (side: string, counter: string | null = null): CoachQuestion => ({
    state: march,
    about: { ...SYSTEM, kind: 'threats', side: side as SideId, counter: counter as CounterId | null },
  });
  const ask = (of: CoachQuestion, who: string) => desk.ask(of, () => heard.push(who));
  ask(question(march), 'advice');
  ask(threat('french'), 'to one side');
  ask(threat('french'), 'to one side, again');
  ask(threat('french', 'f0606'), 'to a counter');
  ask(threat('spanish'), 'to the other');
  ask(question(combat), 'advice, later');
  for (let i = 0; i < 5; i++) work();
  expect(heard).toEqual([
    ...['advice', 'advice, later', 'to one side', 'to one side, again'],
    ...['to a counter', 'to the other'],
  ]);
});

it('what threatens is said of a side, or of the counter that a press would move or is pointed at', () => {
  const textOf = (answer: CoachAnswer) => ('threat' in answer ? answer.threat?.text : undefined);
  const near = board('F 8-3 0606 | S 10-2 0610', { phase: 'movement', gameTurns: 5 });
  const side = 'french' as SideId;
  expect(
    answerer({ state: march, about: { ...SYSTEM, kind: 'threats', side, counter: null } }),
  ).toMatchObject({
    threats: { rows: [], note: expect.stringContaining('No enemy can come') },
  });
  const chosen = { kind: 'move', counter: 'f0606', path: [], tracing: false };
  const threatTo = (intended: Intended, counter: CounterId | null) =>
    answerer({
      state: near,
      about: { ...SYSTEM, kind: 'threatTo', intended, side: near.phasingSide, counter },
    });
  const moved = threatTo({ draft: chosen, target: { on: 'place', at: '0607' } }, null);
  expect(textOf(moved)).toMatch(/^Here 10 against 8 could be brought/);
  const pointed = threatTo({ draft: null, target: null }, near.counters[0]?.id ?? null);
  expect(pointed).toEqual({ threat: null });
});
