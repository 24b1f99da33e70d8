/** From JSON to a scenario that can be played: the form first, then the meaning. */
import { isRecord, knownWith } from '../../../core/json/known';
import '../books';
import { DataError } from '../../../core/json/dataError';
import { readJson } from '../../../core/json/readJson';
import { readPosition } from './position/position';
import type { Scenario, ScenarioFile } from './scenario';
import { scenarioFile } from './scenarioFile';
import { checkSize } from './scenarioSize';
import { checkScenario } from './validate-scenario';
import { checkStart } from './validate-start';

/** The scenario of a file in one piece, everything left out filled in. Throws a `DataError`, and nothing else. */
export function readScenario(json: unknown): Scenario {
  const file = readJson(scenarioFile(), json, 'scenario');
  checkSize(file);
  const scenario = withDefaults(file);
  const counters = checkScenario(scenario, file.totals);
  checkStart(scenario, counters);
  return scenario;
}

/** The name of the file that has what lies at this path of a scenario in one piece; '' for its own. */
export function partOfScenario(scenario: unknown, path: string): string {
  const name = /^map\b/.test(path) ? 'map' : /^(counters|categories)\b/.test(path) ? 'units' : null;
  const part = name !== null && isRecord(scenario) ? scenario[name] : null;
  return typeof part === 'string' ? part : '';
}

/**
 * The scenario in one piece: `map` and `units`, which name files, replaced by the content of those files. Throws a
 * `DataError` when scenario or units are no objects, or when a part is there twice.
 */
export function composeScenario(scenario: unknown, beside: (name: string) => unknown): unknown {
  if (!isRecord(scenario)) throw new DataError('scenario', 'an object');
  const { map, units: name, ...rest } = scenario;
  if (typeof map !== 'string') throw new DataError('map', 'the name of a file');
  if (typeof name !== 'string') throw new DataError('units', 'the name of a file');
  const units = beside(name);
  if (!isRecord(units)) throw new DataError('units', 'an object');
  for (const key of Object.keys(units)) {
    if (key !== 'counters' && key !== 'categories') throw new DataError(`units.${key}`, 'no such key');
    if (Object.hasOwn(rest, key)) throw new DataError(key, `nothing; ${name} has them`);
  }
  return { ...rest, ...units, map: beside(map) };
}

/** What a file that names a known scenario may say for itself. */
const REPLACED = ['system', 'id', 'title', 'start', 'positions', 'options'];

/**
 * The scenario that a file means: itself, one whose `position` is a line of counters, or with `from` a known one with
 * another start, other positions or options. Its totals are those of another position then and are not compared. Throws
 * a `DataError`.
 */
export function variantOf(json: unknown, named: (id: string) => unknown): unknown {
  if (isRecord(json) && Object.hasOwn(json, 'position')) return readPosition(json);
  const known = knownWith(json, named, REPLACED);
  if (known === null) return json;
  const { totals: _, ...rest } = known;
  return rest;
}

function withDefaults(file: ScenarioFile): Scenario {
  const { totals: _, aim: __, firstGame: ____, earlier: _____, map, start, ...rest } = file;
  const { provenance: ___, ...battleMap } = map;
  const none = { ordinary: 0, demoralizedInfantry: 0 };
  const losses = { ...Object.fromEntries(rest.sides.map(({ id }) => [id, none])), ...start.losses };
  return { ...rest, map: battleMap, start: { ...start, losses } };
}
