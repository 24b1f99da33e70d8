/** Scenario files for tests, and copies of them with something changed. */
import { readFileSync } from 'node:fs';
import { DataError } from '../../../src/core/json/dataError';
import { composeScenario, readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';

const FOLDER = new URL('../../../scenarios/thirty-years-war/rocroi/', import.meta.url);
const fileOf = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
export const composed = () => composeScenario(fileOf('rocroi.json'), fileOf);
export const rocroi = readScenario(composed());

/** Two units and what the scenario cannot do without: how small a question of rules may be. */
export const SMALL = {
  system: 'thirty-years-war',
  id: 'small',
  title: 'Small',
  rules: 'standard',
  map: { columns: 6, rows: 6 },
  sides: [
    { id: 'french', name: 'French', livery: 'blue' },
    { id: 'spanish', name: 'Spanish', livery: 'red' },
  ],
  gameTurns: 3,
  counters: [
    { id: 'horse', name: 'Horse', side: 'french', kind: 'cavalry', strength: 5, movement: 6 },
    { id: 'second', name: 'Second', side: 'french', kind: 'infantry', strength: 4, movement: 3 },
    { id: 'chief', name: 'Chief', side: 'french', kind: 'leader', value: 2, movement: 6 },
    { id: 'foot', name: 'Foot', side: 'spanish', kind: 'infantry', strength: 8, movement: 2 },
    { id: 'gun', name: 'Gun', side: 'spanish', kind: 'artillery' },
  ],
  positions: { horse: '0303', second: '0204', chief: '0303', foot: '0304', gun: '0304' },
  start: { gameTurn: 1, phasingSide: 'french', phase: 'combat' },
};

export type Step = string | number;
export type Change = readonly [path: readonly Step[], value: unknown];
export const ABSENT = Symbol('absent');
export const isTable = (value: unknown): value is Record<Step, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy with some values put in at their paths, or taken out. */
export function changed(json: unknown, ...changes: readonly Change[]): unknown {
  const copy: unknown = structuredClone(json);
  for (const [path, value] of changes) {
    let at: unknown = copy;
    for (const step of path.slice(0, -1)) {
      if (!isTable(at)) throw new Error(`nothing to change at ${path.join('.')}`);
      at[step] ??= {};
      at = at[step];
    }
    const last = path.at(-1);
    if (!isTable(at) || last === undefined) throw new Error(`nothing to change at ${path.join('.')}`);
    if (value === ABSENT) delete at[last];
    else Object.defineProperty(at, last, { value, enumerable: true, configurable: true, writable: true });
  }
  return copy;
}
export function faultOf(json: unknown): DataError | null {
  try {
    readScenario(json);
    return null;
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
}
export const pathOf = (json: unknown, ...changes: readonly Change[]) =>
  faultOf(changed(json, ...changes))?.path ?? null;
