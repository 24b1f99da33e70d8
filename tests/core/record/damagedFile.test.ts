import { describe, expect, it } from 'vitest';
import { newGame } from '../../../src/core/game';
import { DataError } from '../../../src/core/json/dataError';
import { perform } from '../../../src/core/perform';
import { loadGame } from '../../../src/core/record/loadGame';
import { readRecord } from '../../../src/core/record/readRecord';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';
import { ABSENT, type Change, changed, SMALL } from '../../helpers/positions/scenarioJson';

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
    ['formatVersion', [['formatVersion'], 3]],
    ['formatVersion', [['formatVersion'], '1']],
    ['formatVersion', [['formatVersion'], 0]],
    ['rulesVersion', [['rulesVersion'], 0]],
    ['system', [['system'], 'chess']],
    ['scenario.id', [['scenario', 'id'], 'other']],
    ['generator', [['generator'], [0, 0, 0, 0]]],
    ['generator', [['generator'], [1, 2, 3]]],
    ['generator[1]', [['generator', 1], 0.5]],
    ['entries', [['entries'], ABSENT]],
    ['options.weather', [['options'], { weather: 'rain' }]],
    ['options.askDefender', [['options', 'askDefender'], 'perhaps']],
    ['more', [['more'], 1]],
    ['name', [['name'], 'n'.repeat(10_001)]],
    ['seed', [['seed'], 's'.repeat(201)]],
    ['scenario.id', [['scenario', 'id'], 'i'.repeat(201)]],
    ['bookmarks[0].text', [['bookmarks'], [{ entry: 0, text: 't'.repeat(10_001) }]]],
  ] satisfies [string, Change][])('says where: %s', (path, change) => {
    expect(pathOf(change)).toBe(path);
  });

  it('is not JSON of a record at all', () => {
    for (const nonsense of [null, 1, 'x', [], {}]) expect(() => readRecord(nonsense)).toThrow(DataError);
  });

  it('says that a later Tercio wrote it, whatever else is new in it', () => {
    const later = { name: 'LaterVersion' };
    const thrownBy = (...changes: readonly Change[]) => {
      try {
        return load(...changes);
      } catch (error) {
        return error;
      }
    };
    expect(thrownBy([['formatVersion'], 3], [['weather'], 'rain'])).toMatchObject({
      ...later,
      ...{ found: 3, known: 2 },
      path: 'formatVersion',
    });
    expect(thrownBy([['rulesVersion'], 3])).toMatchObject({
      ...later,
      ...{ found: 3, known: 2 },
      path: 'rulesVersion',
    });
  });
});

describe('a file with an entry that is none', () => {
  it.each([
    ['entries[1].dice[0].face', [['entries', 1, 'dice'], [{ face: 1.5 }]]],
    ['entries[1].dice[0].by', [['entries', 1, 'dice'], [{ face: 1, by: 'fate' }]]],
    ['entries[1].parent', [['entries', 1, 'parent'], 'last']],
    ['entries[1].constructor', [['entries', 1, 'constructor'], 1]],
    ['entries[1].more', [['entries', 1, 'more'], 1]],
    ['entries[1]', [['entries', 1], 7]],
  ] satisfies [string, Change][])('opens up to it and says where: %s', (path, change) => {
    const { fault, game: loaded } = load([['entries', 1], { parent: 0, press: 2, command: {} }], change);
    expect(fault).toMatchObject({ at: 2, path, reasons: [{ rule: 'table:damaged-file' }] });
    expect(loaded.record.entries).toHaveLength(1);
    expect(loaded.record.head).toBe(0);
  });
});
