/** All that can be counted where a game stands, or where a scenario starts, without a command. */
import { existsSync } from 'node:fs';
import { DataError } from '../core/dataError';
import { stateOf } from '../core/game';
import { loadGame } from '../core/loadGame';
import type { Fault } from '../core/readRecord';
import { readRecord } from '../core/readRecord';
import type { GameSystem, Json } from '../core/seam';
import { SYSTEMS, systemNamed } from '../systems';
import { scenarioNamed } from './catalogue';
import { isGame, jsonOf, optionsOf, readIn, scenarioFrom, scenarioIn, WrongCall } from './input';

type Options = { readonly [name: string]: string };

/** The answers, one object a line; what stopped a game from being followed to its head instead. */
export function ask(
  name: string,
  options: Options,
): { readonly lines: readonly object[] } | { readonly fault: Fault } {
  const json = isFile(name) ? jsonOf(name) : undefined;
  if (json !== undefined && isGame(json)) {
    if (Object.keys(options).length > 0)
      throw new WrongCall('--option is for a scenario; a game has its own');
    return askGame(json);
  }
  const { system, json: scenario, file } = json === undefined ? scenarioFrom(name) : scenarioIn(json, name);
  const read = readIn(file, () => system.read.scenario(scenario));
  const chosen = optionsOf(system, read, options);
  return answersOf(
    system,
    readIn(file, () => system.start(read, chosen)),
  );
}

/** What is neither is told by `scenarioFrom`. */
function isFile(name: string): boolean {
  return scenarioNamed(name) === undefined && (name === '-' || name.endsWith('.json') || existsSync(name));
}

function askGame(json: unknown) {
  const system = systemNamed(readRecord(json).system);
  if (!system) throw new DataError('system', `one of ${SYSTEMS.map((s) => s.id).join(', ')}`);
  const { game, fault } = loadGame(system, json, scenarioNamed);
  return fault ? { fault } : answersOf(system, stateOf(game));
}

function answersOf(system: GameSystem, state: Json) {
  const lines = system.answers?.(state);
  if (!lines) throw new WrongCall(`${system.title} answers nothing without a command`);
  return { lines };
}
