/** The states that a game passes through as hashes: after every hundredth entry of its record, and after the last. */
import type { SystemTypes } from '../../src/core/contract/rules';
import type { GameSystem } from '../../src/core/contract/system';
import { type Game, stateOf } from '../../src/core/game';
import { hashOf } from '../../src/core/json/hash';
import { loadGame } from '../../src/core/record/loadGame';
import { playAtRandom } from '../../src/headless/randomPlayer';
import { systemNamed } from '../../src/systems';

const EVERY = 100;

export function hashesOf<T extends SystemTypes>(game: Game<T>): readonly string[] {
  const last = game.record.entries.length - 1;
  return [...game.record.entries].flatMap((_, at) =>
    at % EVERY === EVERY - 1 || at === last ? [hashOf(stateOf(game, at))] : [],
  );
}

/** Of a record that carries its scenario; throws when it cannot be followed to its end. */
export function hashesOfRecord(json: unknown): readonly string[] {
  const { game, fault } = loadGame(systemOf(json), json, () => undefined);
  if (fault) throw new Error(`${fault.path}: ${fault.reasons.map(({ text }) => text).join(' ')}`);
  return hashesOf(game);
}

/** Of a game that is played here and now, with its choices and dice from the seed; its record besides. */
export function hashesOfPlay(scenario: unknown, chosen: object, seed: string): readonly string[] {
  const system = systemOf(scenario);
  const read = system.read.scenario(scenario);
  const options = system.read.options(read, { ...chosen });
  const { game } = playAtRandom(system, { scenario: read, scenarioId: '', options, seed });
  return [...hashesOf(game), hashOf({ ...game.record, entries: game.record.entries.slice() })];
}

/** A record and a scenario both say of which system they are. */
function systemOf(json: unknown): GameSystem {
  const id = typeof json === 'object' && json !== null && 'system' in json ? String(json.system) : '';
  const system = systemNamed(id);
  if (!system) throw new RangeError(`no system "${id}"`);
  return system;
}
