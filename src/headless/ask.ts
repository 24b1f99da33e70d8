/** Everything that can be counted at a game's head, or at a scenario's start, without a command. */
import { existsSync } from 'node:fs';
import type { GameSystem } from '../core/contract/system';
import type { Json } from '../core/contract/values';
import { stateOf } from '../core/game';
import type { Fault } from '../core/record/readRecord';
import { scenarioNamed } from './catalogue';
import { gameIn, jsonOf, optionsOf, readIn, scenarioFrom, scenarioIn, textOf, WrongCall } from './input';
import { followed } from './load';

type Options = { readonly [name: string]: string };

/** The answers, one object for each line; for a game that cannot be replayed to its head, those where it stopped. */
export function ask(
  name: string,
  options: Options,
): { readonly lines: readonly object[]; readonly fault: Fault | null } {
  const text = isFile(name) ? textOf(name) : undefined;
  if (text !== undefined && gameIn(text)) {
    if (Object.keys(options).length > 0)
      throw new WrongCall('--option is for a scenario; a game has its own');
    const { system, game, fault, about } = followed(text, name);
    const { lines } = answersOf(system, stateOf(game));
    return { lines: 'notices' in about ? [{ about: 'record', ...about }, ...lines] : lines, fault };
  }
  const {
    system,
    json: scenario,
    file,
  } = text === undefined ? scenarioFrom(name) : scenarioIn(jsonOf(text, name), name);
  const read = readIn(file, () => system.read.scenario(scenario));
  const chosen = optionsOf(system, read, options);
  const begun = readIn(file, () => system.start(read, chosen));
  return { ...answersOf(system, begun), fault: null };
}

/** If it is neither, `scenarioFrom` says so. */
function isFile(name: string): boolean {
  return scenarioNamed(name) === undefined && (name === '-' || name.endsWith('.json') || existsSync(name));
}

function answersOf(system: GameSystem, state: Json) {
  const lines = system.answers?.(state);
  if (!lines) throw new WrongCall(`${system.title} answers nothing without a command`);
  return { lines };
}
