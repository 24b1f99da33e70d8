/** How a game gets onto the table: a new one from the catalogue, a stored one from its record. */
import { DataError } from '../core/dataError';
import { type Game, newGame } from '../core/game';
import { loadGame, readRecord } from '../core/loadGame';
import type { GameSystem, Json } from '../core/seam';
import type { CatalogueEntry } from './catalogue';
import { chosenOptions, type Setting } from './present';
import { randomId } from './randomId';
import type { SavedGame } from './savedGames';

export type Options = { readonly [option: string]: string };
export type Opened = {
  readonly setting: Setting;
  readonly game: Game;
  readonly draft: Json;
  /** What has to be said about it. */
  readonly notices: readonly string[];
};

/** Throws a `DataError` when the catalogue's file or an option is not what its system understands. */
export function beginGame(
  systems: readonly GameSystem[],
  entry: CatalogueEntry,
  options: Options,
  seed: string,
): Opened {
  const system = systemOf(systems, entry.system);
  const scenario = system.read.scenario(entry.load());
  const chosen = system.read.options(scenario, options);
  const game = newGame(system, {
    scenario,
    scenarioId: entry.id,
    carryScenario: false,
    options: chosen,
    seed,
  });
  return { setting: settingOf(randomId(), system, scenario, game), game, draft: null, notices: [] };
}

/** Throws a `DataError` when the record does not even begin. */
export function openSaved(
  systems: readonly GameSystem[],
  catalogue: readonly CatalogueEntry[],
  id: string,
  saved: SavedGame,
): Opened {
  return openRecord(systems, catalogue, id, saved.record, saved.draft);
}

function openRecord(
  systems: readonly GameSystem[],
  catalogue: readonly CatalogueEntry[],
  id: string,
  record: unknown,
  draft: Json,
): Opened {
  const system = systemOf(systems, readRecord(record).system);
  const named = (name: string) =>
    catalogue.find((entry) => entry.system === system.id && entry.id === name)?.load();
  const { game, fault, altered } = loadGame(system, record, named);
  const { scenario } = game.record;
  const read = scenario.whole ?? system.read.scenario(named(scenario.id));
  const notices = [];
  if (fault) {
    const why = fault.reasons.map((reason) => reason.text).join(' ');
    notices.push(`Only the first ${fault.at - 1} commands of this game could be followed. ${why}`);
  }
  if (altered) notices.push('The scenario is no longer the one that this game was begun with.');
  // A game that could not be followed to its end goes on as another one: the stored file stays as it is.
  const setting = settingOf(fault ? randomId() : id, system, read, game);
  return { setting, game, draft: fault ? null : draftOf(system, draft), notices };
}

/** A game from the text of a record, under a new id. Throws a `DataError` when the record does not even begin. */
export function openFile(
  systems: readonly GameSystem[],
  catalogue: readonly CatalogueEntry[],
  text: string,
): Opened {
  const record = parseJson(text);
  return openRecord(systems, catalogue, randomId(), record, null);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataError('file', `a game as JSON; ${error instanceof Error ? error.message : 'it is not'}`);
  }
}

/** Throws a `DataError` when there is no such system. */
export function systemOf(systems: readonly GameSystem[], id: string): GameSystem {
  const system = systems.find((s) => s.id === id);
  if (!system) throw new DataError('system', `one of ${systems.map((s) => s.id).join(', ')}`);
  return system;
}

function settingOf(id: string, system: GameSystem, scenario: Json, game: Game): Setting {
  return {
    id,
    system,
    scenarioId: game.record.scenario.id,
    table: system.table(game.start),
    options: chosenOptions(system.optionSpecs(scenario), game.record.options),
  };
}

/** A draft that its system no longer understands is dropped; the game itself is whole without it. */
function draftOf(system: GameSystem, json: Json): Json {
  if (json === null) return null;
  try {
    return system.read.draft(json);
  } catch (error) {
    if (error instanceof DataError) return null;
    throw error;
  }
}
