/** What the table offers where a press could lead nowhere: stored drafts, typed moves, counters that wait. */

import { describe, expect, it } from 'vitest';
import { resolve as run } from '../../../../src/core/resolve';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../../src/systems/thirty-years-war/engine/system';
import { asRead } from '../../../helpers/asRead';
import { board } from '../../../helpers/positions/board';
import { counter } from '../../../helpers/toy/toySystem';

const { press, prompt, read } = thirtyYearsWar;
const optionsOf = (...[state, draft]: Parameters<typeof prompt>) =>
  prompt(state, draft).choices.flatMap(({ target }) => (target.on === 'option' ? [target.id] : []));

/** A battle of `f0303` against `s0304` that is being put together. */
const battle = () =>
  read.draft({
    kind: 'battle',
    attackers: ['f0303'],
    defenders: ['s0304'],
    charge: false,
    leaders: null,
  });

describe('rocroi:18.0 a Leader who must help', () => {
  const state = board('F 8-3 0303 | S 4-2 0304 | S leader1 0304', {
    rules: 'rocroi',
    phase: 'combat',
    options: { increasedLeaders: 'yes' },
  });

  it('has no switch once he is added', () => {
    const draft = battle();
    expect(optionsOf(state, draft).filter((id) => id.startsWith('leader:'))).toEqual([]);
    expect(optionsOf(state, draft)).toContain('roll');
  });
  it('keeps it while a stored draft leaves him out', () => {
    const draft = read.draft({
      kind: 'battle',
      attackers: ['f0303'],
      defenders: ['s0304'],
      charge: false,
      leaders: [],
    });
    expect(optionsOf(state, draft)).toContain('leader:s0304l:s0304');
    expect(optionsOf(state, draft)).not.toContain('roll');
  });
});

describe('a typed move', () => {
  const state = board('F gun 0202 | F leader1 0202 | S 4-2 0606', { phase: 'movement' });

  it('means the Leader where there is no unit', () => {
    const typed = press(state, null, { on: 'typed', text: '0202-0203' });
    expect(typed).toEqual({ to: 'commands', commands: [{ do: 'move', counter: 'f0202l', path: ['0203'] }] });
  });
  it('that cannot be read says so', () => {
    const typed = press(state, null, { on: 'typed', text: 'go west' });
    expect(typed).toMatchObject({ to: 'refusal', reasons: [{ rule: 'table:typed' }] });
  });
});

describe('9.2, 11.11 a Disruption Removal Phase in which no one may be rolled for', () => {
  const passed = (position: string) => {
    const state = board(position, { phase: 'disruptionRemoval' });
    const { events } = run<ThirtyYearsWar>(
      thirtyYearsWar,
      state,
      { do: 'endPhase', phase: 'disruptionRemoval' },
      () => [],
    );
    return events.flatMap((event) => thirtyYearsWar.tell(state, event)?.text ?? []);
  };

  it('says who stays disrupted and by which case, as it is passed through', () => {
    expect(passed('F 8-3* 0303 | F 4-6 0505 | S 10-2 0304')).toEqual([
      'Passed, as no unit may be rolled for: F 8-3 (0303) stays disrupted, with an enemy beside it (9.2).',
    ]);
  });
  it('says so where no one is disrupted', () => {
    expect(passed('F 8-3 0303 | S 10-2* 0304')).toEqual(['Passed: no French unit is disrupted.']);
  });
});

describe('a battle that is put together', () => {
  const state = board('F 8-3 0303 | F 4-6 0305 | S 10-2 0304 | S 4-6 0205', { phase: 'combat' });
  it('8.11 does not propose all attackers where one of them is needed elsewhere', () => {
    const draft = battle();
    expect(optionsOf(state, draft)).toContain('roll');
    expect(optionsOf(state, draft)).not.toContain('join');
  });
  it('8.22 proposes them where they can all fight', () => {
    const free = board('F 8-3 0303 | F 4-6 0305 | S 10-2 0304', { phase: 'combat' });
    const draft = battle();
    expect(optionsOf(free, draft)).toContain('join');
    expect(prompt(free, draft).choices.map(({ label }) => label)).toContain('Attack with both');
  });
});

describe('in the Artillery Fire Phase', () => {
  const state = board('F 8-3 0303 | F gun 0303 | F 8-3 0203 | S 4-2 0505', { phase: 'artilleryFire' });
  const on = (id: string) => press(state, null, { on: 'counter', id: counter(id) });

  it('a unit means the gun that stands with it', () => {
    expect(on('f0303')).toEqual({ to: 'draft', draft: { kind: 'fire', gun: 'f0303g', aim: 'unit' } });
  });
  it('a unit without one is told when it acts', () => {
    expect(on('f0203')).toMatchObject({ to: 'refusal', reasons: [{ rule: '5.0' }, { rule: '4.1' }] });
  });
});

describe('a stored draft', () => {
  const state = board('F 8-3 0303 | S 4-2 0606', { phase: 'movement' });

  it.each([
    ['an enemy counter', { counter: 's0606', path: [] }],
    ['a way with a gap', { counter: 'f0303', path: ['0505'] }],
    ['a counter that is none', { counter: 'nobody', path: [] }],
  ])('of %s is none', (_, move) => {
    const draft = read.draft({ kind: 'move', tracing: true, ...move });
    expect(asRead(prompt(state, draft))).toEqual(asRead(prompt(state, null)));
  });
});
