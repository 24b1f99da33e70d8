/** The states that a game passes through as hashes: after every hundredth entry of its record, and after the last. */
import { type Game, stateOf } from '../../src/core/game';
import { hashOf } from '../../src/core/json/hash';
import { loadGame } from '../../src/core/record/loadGame';
import { playAtRandom } from '../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';

const EVERY = 100;

export function hashesOf(game: Game<ThirtyYearsWar>): readonly string[] {
  const last = game.record.entries.length - 1;
  return [...game.record.entries].flatMap((_, at) =>
    at % EVERY === EVERY - 1 || at === last ? [hashOf(stateOf(game, at))] : [],
  );
}

/** Of a record that carries its scenario; throws when it cannot be followed to its end. */
export function hashesOfRecord(json: unknown): readonly string[] {
  const { game, fault } = loadGame(thirtyYearsWar, json, () => undefined);
  if (fault) throw new Error(`${fault.path}: ${fault.reasons.map(({ text }) => text).join(' ')}`);
  return hashesOf(game);
}

/** Of a game that is played here and now, with its choices and dice from the seed; its record besides. */
export function hashesOfPlay(scenario: unknown, chosen: object, seed: string): readonly string[] {
  const read = thirtyYearsWar.read.scenario(scenario);
  const options = thirtyYearsWar.read.options(read, { ...chosen });
  const { game } = playAtRandom(thirtyYearsWar, { scenario: read, scenarioId: '', options, seed });
  return [...hashesOf(game), hashOf({ ...game.record, entries: game.record.entries.slice() })];
}
