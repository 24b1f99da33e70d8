import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/contract/values';
import { newGame } from '../../../src/core/game';
import { loadGame } from '../../../src/core/record/loadGame';
import { sayScenario } from '../../../src/core/record/notices';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';
import { type Change, changed, SMALL } from '../../helpers/positions/scenarioJson';

const scenario = readScenario(SMALL);
const options = thirtyYearsWar.read.options(scenario, {});
const setUp = { scenario, scenarioId: 'small', carryScenario: true, options, seed: 'x' };
const loaded = loadGame(
  thirtyYearsWar,
  JSON.parse(JSON.stringify(newGame(thirtyYearsWar, setUp).record)),
  () => undefined,
);

/** What is said of a game where this Tercio has changed its scenario so. */
function said(...changes: readonly Change[]): readonly string[] {
  const known: Json = JSON.parse(JSON.stringify(changed(scenario, ...changes)));
  const [first, ...lines] = sayScenario(loaded, known);
  expect(first).toMatch(/^The scenario of this game differs from the one in this Tercio/);
  return lines;
}

describe('in what the scenario of a game differs from the one here', () => {
  const [counter] = scenario.counters;

  it('a name, and other fields of what has one, are said in plain words', () => {
    expect(said([['counters', 0, 'name'], 'First French battery'])).toEqual([
      `In this game First French battery is called ${counter?.name}.`,
    ]);
    expect(said([['counters', 0, 'movement'], 12])).toEqual([
      `${counter?.name}, movement: ${counter?.movement} in the game, 12 in this Tercio.`,
    ]);
    expect(said([['gameTurns'], 99])).toEqual([
      `Game turns: ${scenario.gameTurns} in the game, 99 in this Tercio.`,
    ]);
  });

  it('who is in one of them only', () => {
    const others = scenario.counters.slice(1);
    expect(said([['counters'], others])[0]).toBe(`${counter?.name} is in the game, not in this Tercio.`);
    const more = [...scenario.counters, { ...counter, id: 'new', name: 'Newcomers' }];
    expect(said([['counters'], more])).toEqual(['Newcomers is not in the game, only in this Tercio.']);
  });

  it('the rest keeps its exact path', () => {
    expect(said([['extra'], { deep: true }])).toEqual([
      'extra: not in the game, {"deep":true} in this Tercio',
    ]);
    expect(said([['map', 'columns'], 1])[0]).toMatch(/^map\.columns: \d+ in the game, 1 in this Tercio$/);
  });
});
