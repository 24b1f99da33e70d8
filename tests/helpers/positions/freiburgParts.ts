/** The map and the counters of Freiburg in a scenario of its own. */
import { readFileSync } from 'node:fs';
import type { BattleMap } from '../../../src/systems/thirty-years-war/scenario/map';
import { readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';
import type { Scenario } from '../../../src/systems/thirty-years-war/scenario/scenario';

const FOLDER = new URL('../../../scenarios/thirty-years-war/freiburg/', import.meta.url);
const fileOf = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

/** A scenario on the map of Freiburg with these counters on it, as a file in one piece. */
export function freiburgFile(
  positions: { readonly [counter: string]: string } = {},
  start: { readonly [key: string]: unknown } = {},
  gameTurns = 12,
) {
  return {
    system: 'thirty-years-war',
    id: 'freiburg-parts',
    title: 'Freiburg',
    rules: 'freiburg',
    map: fileOf('map.json'),
    ...fileOf('units.json'),
    sides: [
      { id: 'french', name: 'French', livery: 'blue' },
      { id: 'bavarian', name: 'Bavarian', livery: 'red' },
    ],
    gameTurns,
    freiburg: {
      victory: '17.25',
      days: [{ id: '5-august', title: '5 August', firstPlayer: 'french', gameTurns }],
    },
    positions,
    start: { gameTurn: 1, phasingSide: 'french', phase: 'disruptionRemoval', ...start },
  };
}

export const freiburg: Scenario = readScenario(freiburgFile());
export const freiburgMap: BattleMap = freiburg.map;
