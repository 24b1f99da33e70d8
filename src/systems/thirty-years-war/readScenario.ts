/** From JSON to a scenario that can be played: the form first, then the meaning. */
import { DataError } from '../../core/dataError';
import { readJson } from '../../core/readJson';
import type { Day, Scenario } from './scenario';
import { checkScenario } from './scenarioMeaning';
import { type ScenarioFile, scenarioFile } from './scenarioSchema';
import { checkStart } from './startMeaning';

/** The scenario of a file in one piece, everything left out filled in. Throws a `DataError`, and nothing else. */
export function readScenario(json: unknown): Scenario {
  const file = readJson(scenarioFile, json, 'scenario');
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

function isRecord(json: unknown): json is { readonly [key: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

type DayInFile = NonNullable<ScenarioFile['freiburg']>['days'][number];

function withRow(day: DayInFile): Day {
  return { ...day, moraleRow: day.moraleRow ?? day.id };
}

function withDefaults(file: ScenarioFile): Scenario {
  const { totals: _, map, counters, start, freiburg, ...rest } = file;
  const { provenance: __, ...battleMap } = map;
  const none = { ordinary: 0, demoralizedInfantry: 0 };
  const losses = { ...Object.fromEntries(rest.sides.map(({ id }) => [id, none])), ...start.losses };
  return {
    ...rest,
    map: battleMap,
    freiburg: freiburg && {
      ...freiburg,
      days: freiburg.days.map(withRow),
      townDefence: freiburg.townDefence && {
        ...freiburg.townDefence,
        days: freiburg.townDefence.days.map(withRow),
      },
    },
    counters: counters.map((counter) => ({
      ...counter,
      disruptedStrength: counter.disruptedStrength ?? Math.ceil(counter.strength / 2),
    })),
    start: { ...start, losses },
  };
}
