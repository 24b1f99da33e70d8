/** From JSON to a scenario that can be played: the form first, then the meaning. */

import { DataError } from '../../../core/json/dataError';
import { isRecord, knownWith } from '../../../core/json/known';
import { readJson } from '../../../core/json/readJson';
import { readOptions } from './options';
import { readPosition } from './position';
import { type Scenario, type ScenarioFile, scenarioForm } from './scenario';
import { checkScenario } from './validate';

/** The scenario of a file in one piece, everything left out filled in. Throws a `DataError`, and nothing else. */
export function readScenario(json: unknown): Scenario {
  const file: ScenarioFile = readJson(scenarioForm, json, 'scenario');
  const { aim: _, firstGame: __, earlier: ___, ...scenario } = file;
  checkScenario(scenario);
  readOptions(scenario.options);
  return scenario;
}

/**
 * The scenario in one piece: `map` and `units`, which name files, replaced by the content of those files. Throws a
 * `DataError` when one of them is no object.
 */
export function composeScenario(scenario: unknown, beside: (name: string) => unknown): unknown {
  if (!isRecord(scenario)) throw new DataError('scenario', 'an object');
  const { map, units: name, ...rest } = scenario;
  if (typeof map !== 'string') throw new DataError('map', 'the name of a file');
  if (typeof name !== 'string') throw new DataError('units', 'the name of a file');
  const units = beside(name);
  if (!isRecord(units)) throw new DataError('units', 'an object');
  const { provenance, ...counters } = units;
  for (const key of Object.keys(counters)) {
    if (!COUNTERS.includes(key)) throw new DataError(`units.${key}`, 'no such key');
    if (Object.hasOwn(rest, key)) throw new DataError(key, `nothing; ${name} has them`);
  }
  return { ...rest, ...counters, unitsProvenance: provenance ?? {}, map: beside(map) };
}
const COUNTERS = ['corps', 'units', 'leaders', 'batteries'];

/** The name of the file that has what lies at this path of a scenario in one piece; '' for its own. */
export function partOfScenario(scenario: unknown, path: string): string {
  const name = /^map\b/.test(path) ? 'map' : /^(corps|units|leaders|batteries)\b/.test(path) ? 'units' : null;
  const part = name !== null && isRecord(scenario) ? scenario[name] : null;
  return typeof part === 'string' ? part : '';
}

/** What a file that names a known scenario may say for itself. */
const REPLACED = ['system', 'id', 'title', 'start', 'options'];

/**
 * The scenario that a file means: itself, one whose `position` is a line of counters, or with `from` a known one with
 * another start or options. Throws a `DataError`.
 */
export function variantOf(json: unknown, named: (id: string) => unknown): unknown {
  if (isRecord(json) && Object.hasOwn(json, 'position')) return readPosition(json);
  return knownWith(json, named, REPLACED) ?? json;
}
