/** A game from text, replayed as far as it can be read and is legal, with all messages about it. */

import type { GameSystem } from '../core/contract/system';
import type { Game } from '../core/game';
import { DataError } from '../core/json/dataError';
import { loadGame } from '../core/record/loadGame';
import { noticesOf } from '../core/record/notices';
import { type Fault, readRecord } from '../core/record/readRecord';
import { SYSTEMS, systemNamed } from '../systems';
import { scenarioNamed } from './catalogue';
import { gameIn, jsonOf } from './input';

export type Followed = {
  readonly system: GameSystem;
  readonly game: Game;
  /** Where it stopped, and why. */
  readonly fault: Fault | null;
  /** The scenario, and messages about it and the record; nothing if there are none. */
  readonly about: { readonly scenario?: string; readonly notices?: readonly string[] };
};

/** Throws a `DataError` if it cannot begin. */
export function followed(text: string, file: string): Followed {
  const { json, damage } = gameIn(text) ?? { json: jsonOf(text, file), damage: null };
  const system = systemNamed(readRecord(json).system);
  if (!system) throw new DataError('system', `one of ${SYSTEMS.map((s) => s.id).join(', ')}`);
  const loaded = loadGame(system, json, scenarioNamed);
  const { id, hash } = loaded.game.record.scenario;
  const named = scenarioNamed(id, hash);
  const notices = noticesOf(loaded, named === undefined ? null : system.read.scenario(named));
  const about = notices.length > 0 ? { scenario: id, notices } : {};
  return { system, game: loaded.game, fault: loaded.fault ?? damage, about };
}
