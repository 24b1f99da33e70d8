/** What is shown holds at that moment: figures on counters, conditions of victory, names, what a stop obliges to. */

import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { reachOf } from '../../../../src/systems/thirty-years-war/standard/06-movement/reach';
import { pieceOf } from '../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../helpers/positions/board';
import { campaignAt } from '../../../helpers/positions/campaign';
import { catalogued } from '../../../helpers/positions/catalogued';
import { counter } from '../../../helpers/toy/toySystem';

describe('9.15, 11.12 the movement on a counter', () => {
  const shown = (state: State, id: string) =>
    thirtyYearsWar.board(state, null).counters.find((one) => one.id === id)?.face.movement;
  const farthest = (state: State, id: string) => {
    const piece = pieceOf(boardOf(state), counter(id));
    const { hexes, spent } = piece ? reachOf(boardOf(state), piece) : { hexes: [], spent: [] };
    return Math.max(...hexes.map((hex) => spent[hex] ?? 0));
  };
  const line = 'F 8-3* 0303 | F 4-6* 0606 | F 12-3 0909 | S 8-2* 1212';

  it.each([
    ['a disrupted unit', 'f0303', {}, 2],
    ['disrupted cavalry', 'f0606', {}, 2],
    ['a unit in order', 'f0909', {}, 3],
    [
      'a demoralized unit that is disrupted',
      's1212',
      { rules: 'rocroi', demoralized: ['spanish-infantry'], side: 'S' },
      4,
    ],
  ] as const)('is what it has now: %s', (_, id, setting, movement) => {
    const state = board(line, { phase: 'movement', ...setting });
    expect([shown(state, id), farthest(state, id)]).toEqual([movement, movement]);
  });
});

describe('conditions of victory', () => {
  const said = (state: State) =>
    thirtyYearsWar
      .sheets(state)
      .filter(({ id }) => id.startsWith('victory'))
      .flatMap(({ title, rows }) => [title, ...rows.flatMap(({ value, note }) => [value, note])]);
  const NOW = /holds? now|not now|missing|too many|broken now|As it stands/;
  const LAST = 'bav-6-3-01 2108, fr-6-3-01 0518';

  it.each([
    'freiburg-3-august',
    'freiburg-5-august',
    'freiburg-9-august',
    'freiburg-campaign',
    'freiburg-siege',
  ])('say nothing of how they stand before anyone is set up: %s', (id) => {
    expect(said(catalogued(id)).filter((text) => NOW.test(text))).toEqual([]);
  });
  it('say what is needed before that', () => {
    expect(said(catalogued('freiburg-3-august'))).toEqual(['French victory', '4 needed', '', '2 needed', '']);
  });
  it('hold or do not hold during play', () => {
    expect(said(campaignAt({ day: 2, on: LAST })).filter((text) => /victory:/.test(text))).toEqual([
      'French victory: holds now',
      'Bavarian victory: does not hold now',
    ]);
  });
  it('are met or not met in the end', () => {
    const over = { ...campaignAt({ day: 2, on: LAST }), over: true };
    expect(said(over).filter((text) => /holds? now|not now/.test(text))).toEqual([]);
    expect(said(over).filter((text) => /victory:/.test(text))).toEqual([
      'French victory: met',
      'Bavarian victory: not met',
    ]);
    const siege = {
      ...campaignAt({ game: 'siege', day: 1, on: 'bav-6-3-01 0711, fr-6-3-01 0916' }),
      over: true,
    };
    expect(said(siege)).toContain('not met');
    expect(said(siege)).not.toContain('not now');
  });
});

describe('a hex of the town', () => {
  it('whose word on the map is not that of its section has both', () => {
    const state = catalogued('freiburg-siege');
    expect(thirtyYearsWar.describe(state, '0710')).toMatch(
      /^0710, Freiburg \(Altstadt\), houses, clear to all rules/,
    );
    expect(thirtyYearsWar.describe(state, '0713')).toMatch(/^0713, Vorstadt, houses, clear to all rules/);
  });
});

describe('10.0 a stop of a Leader beside the enemy', () => {
  const previewed = (line: string) => {
    const state = board(line, { phase: 'movement' });
    const draft = { kind: 'move', counter: counter('f0303l'), path: [], tracing: false } as const;
    return thirtyYearsWar.preview(state, draft, { on: 'place', at: '0504' }).text;
  };
  it('is said to lose him where no unit stands', () => {
    expect(previewed('F leader2 0303 | F 8-3 0404 | S 10-2 0604')).toContain(
      'he is lost if he stands there without a unit',
    );
  });
  it('tells of the test of morale that his loss brings (freiburg:15.22)', () => {
    const state = board('F leader2 0303 | F 8-3 0404 | S 10-2 0604', {
      phase: 'movement',
      rules: 'freiburg',
    });
    const leader = counter('f0303l');
    const [first, ...others] = state.scenario.categories;
    if (!first) throw new Error('no army');
    const led = { ...state, scenario: { ...state.scenario, categories: [{ ...first, leader }, ...others] } };
    const draft = { kind: 'move', counter: leader, path: [], tracing: false } as const;
    expect(thirtyYearsWar.preview(led, draft, { on: 'place', at: '0504' }).text).toContain(
      `without a unit; the morale of the ${first.name} is tried.`,
    );
  });
  it('is not where one does', () => {
    expect(previewed('F leader2 0303 | F 8-3 0504 | S 10-2 0604')).not.toContain('lost');
  });
});
