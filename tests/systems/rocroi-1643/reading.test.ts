import { describe, expect, it } from 'vitest';
import { DataError } from '../../../src/core/json/dataError';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { OPTIONS } from '../../../src/systems/rocroi-1643/scenario/options';
import { ROCROI, WHOLE } from '../../helpers/rocroi1643/scenario';

type Table = { readonly [key: string]: unknown };
const whole = WHOLE as Table & {
  readonly units: readonly Table[];
  readonly map: Table;
  readonly leaders: readonly Table[];
};

function faultOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof DataError) return error.path;
    throw error;
  }
  return 'none';
}

describe('the scenario of Rocroi 1643 (0.2, 1.0)', () => {
  it('has the corps, leaders and batteries that the rules state', () => {
    const sideOf = (corps: string) => ROCROI.corps.find(({ id }) => id === corps)?.side;
    const of = (side: string) => ROCROI.units.filter(({ corps }) => sideOf(corps) === side);
    expect([of('french').length, of('spanish').length]).toEqual([50, 45]);
    expect(['french', 'spanish'].map((side) => of(side).reduce((sum, { steps }) => sum + steps, 0))).toEqual([
      54, 59,
    ]);
    const leads = (side: string) => ROCROI.leaders.filter((leader) => leader.side === side).length;
    expect([leads('french'), leads('spanish')]).toEqual([5, 4]);
    expect(ROCROI.batteries.length).toBe(5);
    expect(ROCROI.units.every(({ morale }) => morale >= 1 && morale <= 3)).toBe(true);
  });

  it('says what is a reconstruction', () => {
    expect(ROCROI.provenance).toMatchObject({ rules: 'text', map: 'reconstructed', charts: 'reconstructed' });
    expect(ROCROI.map.provenance).toMatchObject({ terrain: 'reconstructed', edges: 'text' });
    expect(ROCROI.unitsProvenance).toMatchObject({ positions: 'reconstructed', corps: 'text' });
  });

  it('begins with every marker in the cup and nobody routed or moved', () => {
    const state = rules.start(ROCROI, reader.read.options(ROCROI, {}));
    expect(state.cup.length).toBe(9);
    expect(state.units.every(({ order, moved, attacked }) => order === 'good' && !moved && !attacked)).toBe(
      true,
    );
    expect(rules.verdict(state)).toBeNull();
  });
});

describe('a file that is wrong', () => {
  const spoilt = (change: Table) => faultOf(() => reader.read.scenario({ ...whole, ...change }));
  const withUnit = (change: Table) => ({ units: whole.units.with(0, { ...whole.units[0], ...change }) });

  it.each([
    ['units[0].corps', withUnit({ corps: 'nobody' })],
    ['units[0].facing', withUnit({ facing: 6 })],
    ['units[1].at', withUnit({ at: '2317' })],
    ['units[0].at', withUnit({ at: '9901' })],
    ['units[0].at', withUnit({ at: '1729' })],
    ['units[1].id', withUnit({ id: 'fr-la-marine' })],
    ['map.wood[0]', { map: { ...whole.map, wood: ['9999'] } }],
    ['map.roads[0].hexes[0]', { map: { ...whole.map, roads: [{ name: 'Road', hexes: ['0119', '0519'] }] } }],
    ['leaders[1].aide', { leaders: whole.leaders.map(({ aide: _, ...leader }) => leader) }],
    ['leaders[0].at', { leaders: whole.leaders.with(0, { ...whole.leaders[0], at: '1319' }) }],
    ['start.turn', { start: { turn: 9 } }],
    ['start.leader', { start: { step: 'combat' } }],
    ['start.corps', { start: { step: 'combat', leader: 'fr-leader-gassion', corps: 'french-left' } }],
    ['start.routed', { start: { step: 'rally', side: 'french' } }],
    ['start.cup', { start: { step: 'cup', cup: [] } }],
    ['options.woodEdges', { options: { woodEdges: 'perhaps' } }],
    ['more', { more: true }],
  ] as const)('is refused at %s', (path, change) => {
    expect(spoilt(change)).toBe(path);
  });

  it('is refused where parts are missing, or there twice', () => {
    expect(faultOf(() => reader.read.whole({ map: 1, units: 'u' }, () => ({})))).toBe('map');
    expect(faultOf(() => reader.read.whole({ map: 'm', units: 'u', corps: [] }, () => ({ corps: [] })))).toBe(
      'corps',
    );
    expect(reader.read.partOf({ map: 'map.json', units: 'units.json' }, 'leaders[0].at')).toBe('units.json');
    expect(reader.read.partOf({ map: 'map.json', units: 'units.json' }, 'turns')).toBe('');
  });

  it.each([
    ['position[1]', 'F foot 1418>3 | S knights 1319'],
    ['position[0]', 'F foot 1418>7'],
    ['position[0]', 'F foot 1418 sleepy'],
  ])('is refused at %s of a line', (path, position) => {
    expect(faultOf(() => reader.read.variant?.({ position }, () => undefined))).toBe(path);
  });

  it('takes another start of a known one', () => {
    const variant = reader.read.variant?.({ from: 'rocroi-1643', start: { turn: 3 } }, () => WHOLE);
    expect(reader.read.scenario(variant).start.turn).toBe(3);
    expect(faultOf(() => reader.read.variant?.({ from: 'nowhere' }, () => undefined))).toBe('from');
    expect(faultOf(() => reader.read.variant?.({ from: 'rocroi-1643', units: [] }, () => WHOLE))).toBe(
      'units',
    );
  });
});

describe('the switches of unclear readings', () => {
  it('are eight, each with a default and another reading', () => {
    const specs = reader.optionSpecs(ROCROI);
    expect(specs.map(({ id }) => id)).toEqual(Object.keys(OPTIONS));
    expect(
      specs.every(({ values, default: first }) => values.length === 2 && values[0]?.value === first),
    ).toBe(true);
    expect(reader.read.options(ROCROI, {})).toEqual(
      Object.fromEntries(specs.map((spec) => [spec.id, spec.default])),
    );
  });

  it('are kept as chosen, and refused where they are unknown', () => {
    expect(reader.read.options(ROCROI, { flankBonus: 'once' }).flankBonus).toBe('once');
    expect(faultOf(() => reader.read.options(ROCROI, { flankBonus: 'twice' }))).toBe('options.flankBonus');
    expect(faultOf(() => reader.read.options(ROCROI, { weather: 'rain' }))).toBe('options.weather');
    expect(faultOf(() => reader.read.options(ROCROI, 3))).toBe('options');
  });
});

describe('commands and drafts', () => {
  it.each([
    [{ do: 'sing' }, 'do'],
    [{ do: 'move', unit: 'a', steps: [6] }, 'steps[0]'],
    [{ do: 'attack', unit: 'a' }, 'target'],
    [{ do: 'retreat', to: 12 }, 'to'],
  ])('%j is refused at %s', (command, path) => {
    expect(faultOf(() => reader.read.command(command)).replace('command.', '')).toContain(path);
  });

  it('are read with what may be left out', () => {
    expect(reader.read.command({ do: 'attack', unit: 'a', target: 'b' })).toEqual({
      ...{ do: 'attack', unit: 'a', target: 'b', charge: false },
    });
    const draft = { kind: 'move', unit: 'a', steps: ['0101', 3], tracing: false };
    expect(reader.read.draft(draft)).toEqual(draft);
  });
});

describe('a position in one line', () => {
  const read = (names: Table) =>
    reader.read.scenario(
      reader.read.variant?.({ position: 'F foot 0504 | F leader2-6 0504', names }, () => undefined),
    );

  it('has counters by the names that are said', () => {
    const { units, leaders } = read({ f0504: 'Persan', f0504l: 'Gassion' });
    expect([...units, ...leaders].map(({ name }) => name)).toEqual(['Persan', 'Gassion']);
    expect(read({ f0504: 'Persan' }).leaders[0]?.name).toBe('F leader');
  });

  it('names nobody who is not there', () => {
    expect(faultOf(() => read({ f0505: 'Persan' }))).toBe('names.f0505');
  });
});
