import { expect, it } from 'vitest';
import { CATALOGUE, catalogueOf } from '../../../src/store/opening/catalogue';
import { battlesOf } from '../../../src/store/opening/listing';
import { LISTINGS } from '../../../src/store/opening/listings';
import { systemNamed } from '../../../src/systems';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { toySystem } from '../../helpers/toy/toySystem';

const files = {
  '../s/x/battle/map.json': { columns: 5 },
  '../s/x/battle/units.json': { counters: ['a'], categories: [] },
  '../s/x/battle/first.json': {
    system: 'x',
    id: 'first',
    title: 'First',
    subtitle: '1600',
    map: 'map.json',
    units: 'units.json',
  },
};

it('a scenario is what names its system, which puts in the parts that it refers to', () => {
  const system = { ...thirtyYearsWar, id: 'x' };
  const entries = catalogueOf(files, [toySystem, system]);
  expect(entries).toMatchObject([{ system: 'x', id: 'first', title: 'First', subtitle: '1600' }]);
  expect(entries[0]?.load()).toMatchObject({ id: 'first', map: { columns: 5 }, counters: ['a'] });
});

it('the battles stand in the order of history', () => {
  expect(CATALOGUE.map(({ id }) => id)).toEqual([
    'first-battle',
    'rocroi',
    'rocroi-1643',
    'rocroi-1643-right-wing',
    'freiburg-3-august',
    'freiburg-5-august',
    'freiburg-9-august',
    'freiburg-campaign',
    'freiburg-campaign-siege',
    'freiburg-siege',
  ]);
});

it('the games of one battle stand together, told by the rest of their titles', () => {
  const battles = battlesOf(CATALOGUE).map(({ name, games }) => [name, games.map(({ title }) => title)]);
  expect(battles).toEqual([
    ['Your first battle', ['Your first battle']],
    ['Rocroi', ['Rocroi']],
    ['Enghien at Rocroi', ['Enghien at Rocroi']],
    ['Your first charge', ['Your first charge']],
    ['Freiburg', ['3 August', '5 August', '9 August', 'The campaign', 'Campaign and siege', 'The siege']],
  ]);
});

it('the start page lists what the catalogue has', () => {
  const heads = CATALOGUE.map(({ load: _, earlier: __, ...head }) => head);
  expect(LISTINGS).toEqual(heads);
});

it('an earlier version of a battle is not listed; it lies with the one that has corrected it', () => {
  const earlier = {
    system: 'x',
    id: 'first',
    title: 'First',
    earlier: true,
    map: 'map.json',
    units: 'u.json',
  };
  const units = { counters: ['a', 'b'], categories: [] };
  const all = { '../s/x/battle/earlier.json': earlier, '../s/x/battle/u.json': units, ...files };
  const entries = catalogueOf(all, [toySystem, { ...thirtyYearsWar, id: 'x' }]);
  expect(entries.map(({ id }) => id)).toEqual(['first']);
  expect(entries[0]?.load()).toMatchObject({ counters: ['a'] });
  expect(entries[0]?.earlier?.map((load) => load())).toMatchObject([{ counters: ['a', 'b'] }]);
});

it.each(LISTINGS)(
  '$title says in two sentences how one wins, in the file and nowhere in the record',
  ({ id, system, aim = '' }) => {
    expect(aim.match(/[^.]+\.(?: |$)/g)).toHaveLength(2);
    const entry = CATALOGUE.find((one) => one.id === id);
    const start = systemNamed(system)?.read.scenario(entry?.load());
    expect(start).toHaveProperty('id', id);
    expect(start).not.toHaveProperty('aim');
  },
);

it('one game of each system is the one to begin with, which its record does not know', () => {
  const first = CATALOGUE.filter(({ firstGame }) => firstGame);
  expect(first.map(({ system, title }) => [system, title])).toEqual([
    ['thirty-years-war', 'Your first battle'],
    ['rocroi-1643', 'Your first charge'],
  ]);
  for (const { system, load } of first)
    expect(systemNamed(system)?.read.scenario(load())).not.toHaveProperty('firstGame');
});
