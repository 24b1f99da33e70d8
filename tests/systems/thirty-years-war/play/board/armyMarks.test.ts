/** Which counters are marked as standing and breaking together: categories of Rocroi 19.0, armies of Freiburg 15.1. */
import { describe, expect, it } from 'vitest';
import { scenarioNamed } from '../../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';

function gameOf(id: string, options: object = {}) {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, options));
}
function armies(state: ReturnType<typeof gameOf>) {
  const { counters } = thirtyYearsWar.board(state, null);
  return (id: string) => counters.find((counter) => counter.id === id)?.face.army;
}

describe('the army on a counter', () => {
  it('19.0 distinguishes the categories of Rocroi, Royaux with the horse', () => {
    const of = armies(gameOf('rocroi'));
    expect(of('fr-3-picardie')).toBe(0);
    expect([of('fr-gardes'), of('fr-royaux')]).toEqual([1, 1]);
    expect([of('sp-cav-9-spanish'), of('sp-1-italian'), of('sp-1-walloon')]).toEqual([0, 1, 2]);
  });
  it('19.0 is left out where one level holds for the whole army', () => {
    const state = gameOf('rocroi', { simplifiedDemoralization: 'yes' });
    expect(armies(state)('fr-gardes')).toBe(0);
    expect(thirtyYearsWar.table(state).formations).toEqual([]);
  });
  it('15.1 tells Mercenaries from Regulars, Turenne with his own', () => {
    const of = armies(gameOf('freiburg-5-august'));
    expect([of('fr-6-3-01'), of('me-4-3-01'), of('me-leader-turenne')]).toEqual([0, 1, 1]);
  });
  it('is named for the key of the map, with the face that shows it', () => {
    const { formations } = thirtyYearsWar.table(gameOf('freiburg-5-august'));
    expect(formations?.map(({ name, side, face }) => [name, side, face.army])).toEqual([
      ['French Regular army', 'french', 0],
      ['French Mercenary army', 'french', 1],
    ]);
    expect(thirtyYearsWar.table(gameOf('rocroi')).formations).toHaveLength(5);
  });
});
