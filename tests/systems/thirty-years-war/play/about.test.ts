/**
 * What pointing tells of what is there, in every phase and with nothing chosen: who it is, and what the ground does.
 */
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../src/core/contract/table';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { PHASES } from '../../../../src/systems/thirty-years-war/scenario/scenario';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../helpers/positions/board';
import { catalogued } from '../../../helpers/positions/catalogued';
import { counter } from '../../../helpers/toy/toySystem';

const about = (state: State, target: Target) => thirtyYearsWar.preview(state, null, target).about ?? [];
const of = (state: State, id: string) => about(state, { on: 'counter', id: counter(id) });
const at = (state: State, hex: string) => about(state, { on: 'place', at: hex });

describe('pointing at a counter says what its numbers mean', () => {
  const line = 'F 12-3 0303 | F leader2 0303 | S 8-2* 0909 | S gun 0808';

  it.each(PHASES)('in the %s phase, with nothing chosen, on either side', (phase) => {
    const state = board(line, { phase });
    expect(of(state, 'f0303').slice(0, 2)).toEqual([
      'F 12-3, French infantry: strength 12, moves 3.',
      '0303, clear.',
    ]);
    expect(of(state, 'f0303l')[0]).toBe('F leader2, French Leader: Leadership Value 2, moves 6.');
    expect(of(state, 's0808g')[0]).toBe('S gun, Spanish artillery.');
  });
  it('one of one’s own is told as what it is while a gun is aimed, not as a shot (5.0)', () => {
    const state = board('F gun 0303 | F 8-3 0404 | S 8-2 0307', { phase: 'artilleryFire' });
    const draft = { kind: 'fire', gun: counter('f0303g'), aim: 'unit' } as const;
    const told = thirtyYearsWar.preview(state, draft, { on: 'counter', id: counter('f0404') });
    expect([told.text, told.reasons, told.marks]).toEqual(['', [], []]);
    expect(told.about?.[0]).toBe('F 8-3, French infantry: strength 8, moves 3.');
    expect(thirtyYearsWar.preview(state, draft, { on: 'place', at: '0404' }).marks).not.toEqual([]);
  });
  it('9.13, 9.15 disrupted: half as strong, and two hexes whatever they cost', () => {
    expect(of(board(line), 's0909')[0]).toBe(
      'S 8-2, Spanish infantry: strength 4 of 8, moves 2 hexes, disrupted.',
    );
  });
  it('rocroi:19.0 of an army that breaks by itself: what tells it from the others on the counter', () => {
    const state = catalogued('rocroi');
    expect(of(state, 'sp-1-italian')[1]).toBe(
      "Yellow, notched field: Italian, German, Burgundian and Beck's infantry.",
    );
    expect(of(state, 'sp-cav-1-flemish').join()).not.toContain('field');
    const { formations = [] } = thirtyYearsWar.table(state);
    expect(formations.map(({ sign }) => sign)).toEqual([
      ...['no field', 'yellow, notched field'],
      ...['no field', 'yellow, notched field', 'dark, lined field'],
    ]);
  });
  it('11.12 demoralized: four hexes', () => {
    const state = board(line, { rules: 'rocroi', demoralized: ['spanish-infantry'] });
    expect(of(state, 's0909')[0]).toContain('strength 4 of 8, moves 4 hexes, disrupted');
  });
  it('also of one in another’s hand, beside what a press would do', () => {
    const state = board('F 8-3 0303 | S 4-2 0909');
    const draft = { kind: 'move', counter: counter('f0303'), path: [], tracing: false } as const;
    const told = thirtyYearsWar.preview(state, draft, { on: 'counter', id: counter('s0909') });
    expect(told.about?.[0]).toBe('S 4-2, Spanish infantry: strength 4, moves 2.');
    expect(told.reasons.length).toBeGreaterThan(0);
  });
  it('of a hex tells of all that stand there', () => {
    expect(at(board(line), '0303').map((one) => one.split(',')[0])).toEqual(['F 12-3', 'F leader2', '0303']);
  });
});

describe('pointing at a Leader or gun says what it is worth', () => {
  const worth = (scenario: string, id: string) => of(catalogued(scenario), id)[1];

  it('rocroi:20.11, rocroi:20.12 Victory Points', () => {
    expect(worth('rocroi', 'fr-leader-d-enghien')).toBe(
      'His loss gives the Spanish 20 Victory Points (Rocroi 20.11).',
    );
    expect(worth('rocroi', 'sp-leader-de-melos')).toContain(
      'gives the French 15 Victory Points (Rocroi 20.12)',
    );
    const gun = catalogued('rocroi').scenario.counters.find(({ kind }) => kind === 'artillery');
    expect(worth('rocroi', gun?.id ?? '')).toContain('5 Victory Points if they hold it at the end');
  });
  it('freiburg:15.22 a Morale Test', () => {
    expect(worth('freiburg-5-august', 'me-leader-turenne')).toBe(
      'His loss puts the French Mercenary army to a Morale Test (Freiburg 15.22).',
    );
  });
  it('freiburg:17.25, freiburg:17.36, freiburg:18.73, freiburg:19.62 what the day is decided by', () => {
    const gunOf = (scenario: string, side: string) =>
      catalogued(scenario).scenario.counters.find((one) => one.kind === 'artillery' && one.side === side)
        ?.id ?? '';
    const gun = (scenario: string, side: string) => worth(scenario, gunOf(scenario, side)) ?? '';
    expect(gun('freiburg-5-august', 'french')).toMatch(/^To hold every French gun .* Bavarian condition/);
    expect(gun('freiburg-9-august', 'bavarian')).toContain('1 Victory Point if it is destroyed');
    expect(gun('freiburg-9-august', 'french')).not.toContain('Victory');
    expect(worth('freiburg-campaign', 'bav-leader-von-mercy')).toContain('Freiburg 18.73');
    expect(worth('freiburg-siege', 'bav-leader-von-mercy')).toContain('Freiburg 19.62');
  });
});

describe('pointing at bare ground says what it is, costs and blocks', () => {
  const FAR = 'F 8-3 0101 | S 8-3 1010';
  const ground = (map: object, hex = '0505') => at(board(FAR, { map }), hex);

  it('6.14, 9.15 clear', () => {
    expect(ground({})).toEqual([
      '0505, clear.',
      'To enter: 1 Movement Point; one hex for disrupted units (12.0, 9.15).',
    ]);
  });
  it('5.23, 9.15, 12.0 woods, by kind, with and without a road', () => {
    expect(ground({ woods: ['0505'] })).toEqual([
      '0505, woods.',
      'To enter: infantry and Leaders 2 Movement Points, cavalry no way in; disrupted units no way in (12.0, 9.15).',
      'Blocks sight (5.23).',
      'Cavalry may not attack into it (12.0).',
    ]);
    const road = ground({ woods: ['0505'], roads: [['0504', '0505']] });
    expect(road[1]).toContain('; along the road 1 for all');
    expect(road.at(-1)).toBe('Road to 0504.');
  });
  it('12.0 forest is closed to all', () => {
    expect(ground({ forest: ['0505'] })[1]).toBe('No way in (12.0).');
  });
  it('6.22, 6.23, 6.24, 9.15 what runs along its sides', () => {
    const sides = ground({
      streams: [['0505', '0504']],
      rivers: [
        ['0505', '0506'],
        ['0505', '0405'],
      ],
      bridges: [['0505', '0506']],
      slopes: [['0505', '0404']],
    }).slice(2);
    expect(sides).toEqual([
      'Stream to 0504: 2 more to cross (6.22).',
      'Bridge over the river to 0506: nothing more to cross, not for disrupted units (9.15) (6.23).',
      'River to 0405: no way over it (6.23).',
      'Slope up to 0404: 1 more to cross (6.24).',
    ]);
  });
  it('5.24 a hilltop, 7.0 whose Zone of Control it lies in', () => {
    const hill = at(board('F 8-3 0403 | S 8-3 1010', { map: { slopes: [['0505', '0404']] } }), '0404');
    expect(hill.some((one) => one.startsWith('A hilltop blocks sight'))).toBe(true);
    expect(hill.at(-1)).toBe('In a French Zone of Control.');
  });
});

it('the legend has every kind of ground of the map, with what it does', () => {
  const notesOf = (id: string) => thirtyYearsWar.table(catalogued(id)).groundNotes ?? [];
  const kinds = (id: string) => notesOf(id).map(({ kind }) => kind);
  expect(kinds('freiburg-siege')).toEqual([
    ...['clear', 'forest', 'entrenchment', 'slope', 'stream', 'river', 'bridge'],
    ...['fortification', 'gateway', 'breach'],
  ]);
  expect(notesOf('freiburg-siege').find(({ kind }) => kind === 'entrenchment')?.text).toContain(
    'To enter: French 3 Movement Points; Bavarian infantry and Leaders 1 Movement Point, cavalry no way in',
  );
  expect(kinds('rocroi')).toEqual(['clear', 'forest', 'stream', 'road']);
});

describe('pointing at one counter of a stack', () => {
  it('names the others of its hex, which lie over it as badges or under it (6.31)', () => {
    const state = board('F 12-3 0303 | F leader2 0303 | F gun 0303 | S 8-2 0909');
    expect(of(state, 'f0303').at(-1)).toBe(
      'In the same hex: F leader2, French Leader: Leadership Value 2, moves 6; F gun, French artillery.',
    );
    expect(of(state, 'f0303l').at(-1)).toMatch(
      /^In the same hex: F 12-3, French infantry: strength 12, moves 3; F gun/,
    );
    expect(of(state, 's0909').join(' ')).not.toContain('In the same hex');
  });
});
