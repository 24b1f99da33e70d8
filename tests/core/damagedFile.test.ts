import { describe, expect, it } from 'vitest';
import { DataError } from '../../src/core/dataError';
import { newGame } from '../../src/core/game';
import { loadGame, readRecord } from '../../src/core/loadGame';
import { perform } from '../../src/core/perform';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { readScenario } from '../../src/systems/thirty-years-war/readScenario';
import { ABSENT, type Change, changed, SMALL } from '../helpers/scenarioJson';

const json = changed(
  SMALL,
  [['positions'], { horse: '0101', second: '0201', foot: '0506' }],
  [
    ['start'],
    { gameTurn: 1, phasingSide: 'french', phase: 'disruptionRemoval', disrupted: ['horse', 'second'] },
  ],
);
const scenario = readScenario(json);
const options = thirtyYearsWar.read.options(scenario, {});
const game = newGame(thirtyYearsWar, {
  scenario,
  scenarioId: 'small',
  carryScenario: false,
  options,
  seed: 'x',
});
const ended = perform(thirtyYearsWar, game, { do: 'endPhase', phase: 'disruptionRemoval' });
if (ended.outcome !== 'done') throw new Error('not done');
const record: unknown = JSON.parse(JSON.stringify(ended.game.record));

const known = (id: string) => (id === 'small' ? json : undefined);
const load = (...changes: readonly Change[]) => loadGame(thirtyYearsWar, changed(record, ...changes), known);
function pathOf(...changes: readonly Change[]): string {
  try {
    load(...changes);
    return '';
  } catch (error) {
    if (error instanceof DataError) return error.path;
    throw error;
  }
}

describe('a file that does not even begin', () => {
  it.each([
    ['format', [['format'], 'chess']],
    ['formatVersion', [['formatVersion'], 2]],
    ['formatVersion', [['formatVersion'], '1']],
    ['system', [['system'], 'chess']],
    ['scenario.id', [['scenario', 'id'], 'other']],
    ['generator', [['generator'], [0, 0, 0, 0]]],
    ['generator', [['generator'], [1, 2, 3]]],
    ['generator[1]', [['generator', 1], 0.5]],
    ['entries', [['entries'], ABSENT]],
    ['entries[0].dice[0].face', [['entries', 0, 'dice', 0, 'face'], 1.5]],
    ['entries[0].dice[0].by', [['entries', 0, 'dice', 0, 'by'], 'fate']],
    ['entries[0].parent', [['entries', 0, 'parent'], 'last']],
    ['options.weather', [['options'], { weather: 'rain' }]],
    ['options.askDefender', [['options', 'askDefender'], 'perhaps']],
    ['more', [['more'], 1]],
  ] satisfies [string, Change][])('says where: %s', (path, change) => {
    expect(pathOf(change)).toBe(path);
  });

  it('is not JSON of a record at all', () => {
    for (const nonsense of [null, 1, 'x', [], {}]) expect(() => readRecord(nonsense)).toThrow(DataError);
  });

  it('says that a later Tercio wrote it', () => {
    expect(() => load([['formatVersion'], 2])).toThrow(/later/);
  });
});
