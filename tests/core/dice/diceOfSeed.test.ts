import { describe, expect, it } from 'vitest';
import { type Die, seedGenerator, throwDice } from '../../../src/core/dice/dice';
import { checkDice } from '../../../src/core/dice/diceOfSeed';
import { loadGame } from '../../../src/core/record/loadGame';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';
import { type Change, changed, SMALL } from '../../helpers/positions/scenarioJson';

const die = (face: number, by: Die['by'] = 'generator', sides = 6): Die => ({
  purpose: 'fire',
  face,
  sides,
  by,
});
const thrown = (count: number) => throwDice(seedGenerator('s'), count, 6);

describe('dice held against the seed', () => {
  const [a = 0, b = 0, c = 0] = thrown(3).faces;

  it('are the generator’s as they were thrown, whatever entry they stand in', () => {
    const entries = [{ dice: [die(a), die(b)] }, { dice: [] }, { dice: [die(c)] }];
    const checked = checkDice('s', entries);
    expect(checked).toEqual({
      dice: entries.map(({ dice }) => dice),
      foreign: [],
      generator: thrown(3).state,
    });
  });

  it('another face was entered by hand, and those after it are still the generator’s', () => {
    const other = (a % 6) + 1;
    const { dice, foreign } = checkDice('s', [{ dice: [die(other)] }, { dice: [die(b)] }]);
    expect(dice).toEqual([[die(other, 'hand')], [die(b)]]);
    expect(foreign).toEqual([0]);
  });

  it('those thrown by hand take none of the generator’s', () => {
    const { foreign, generator } = checkDice('s', [{ dice: [die(1, 'hand'), die(a)] }]);
    expect(foreign).toEqual([]);
    expect(generator).toEqual(thrown(1).state);
  });
});

describe('a game whose dice were changed', () => {
  const json = changed(SMALL, [['gameTurns'], 2]);
  const scenario = readScenario(json);
  const options = thirtyYearsWar.read.options(scenario, {});
  const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'small', options, seed: '8' });
  const index = [...game.record.entries].findIndex(({ dice }) => dice.length > 0);
  const load = (...changes: readonly Change[]) =>
    loadGame(thirtyYearsWar, changed(JSON.parse(JSON.stringify(game.record)), ...changes), () => json);

  it('is opened with that die as entered by hand, and says where', () => {
    const was = game.record.entries.at(index)?.dice[0]?.face ?? 0;
    const faces = [1, 2, 3, 4, 5, 6].filter((face) => face !== was);
    const told = faces.map((face) => load([['entries', index, 'dice', 0, 'face'], face]));
    for (const { game: loaded, foreignDice } of told) {
      expect(foreignDice).toEqual([index]);
      expect(loaded.record.entries.at(index)?.dice[0]?.by).toBe('hand');
    }
  });

  it('says that the dice to come did not follow those thrown', () => {
    const other = [...seedGenerator('another')];
    const loaded = load([['generator'], other]);
    expect(loaded).toMatchObject({ foreignDice: [], generatorMoved: true, fault: null });
    expect(loaded.game.record.generator).toEqual(game.record.generator);
    expect(load().generatorMoved).toBe(false);
  });

  it('of what is left out at a fault the dice are not counted', () => {
    const cut = load([['entries', index + 1, 'command'], { do: 'nothing' }]);
    expect(cut.fault?.at).toBe(index + 2);
    const kept = game.record.entries.slice(0, index + 1).flatMap(({ dice }) => dice).length;
    expect(cut.game.record.generator).toEqual(throwDice(seedGenerator('8'), kept, 6).state);
    expect([cut.foreignDice, cut.generatorMoved]).toEqual([[], false]);
  });
});
