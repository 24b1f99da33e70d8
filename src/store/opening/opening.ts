/** How a game gets onto the table: a new one from the catalogue, a stored one from its record. */

import type { OptionSpec } from '../../core/contract/reader';
import type { GameSystem } from '../../core/contract/system';
import type { Json } from '../../core/contract/values';
import { NO_DRAFTS } from '../../core/drafts';
import { type Game, newGame } from '../../core/game';
import { DataError } from '../../core/json/dataError';
import { hashOf } from '../../core/json/hash';
import { goOn } from '../../core/perform';
import { loadGame } from '../../core/record/loadGame';
import { EARLIER_RULES, isKnown, sayChanges, sayScenario } from '../../core/record/notices';
import { readRecord } from '../../core/record/readRecord';
import { OPENING } from '../../core/record/record';
import { readText } from '../../core/record/salvage';
import { versionOf } from '../../core/record/version';
import { PERSONS, readPlayers } from '../computer/players';
import type { Opened, Parts, Watch } from '../context';
import { randomId } from '../randomId';
import { nameFrom, nameOf } from '../saved/gameName';
import { draftsOf } from '../saved/savedDrafts';
import type { SavedGame } from '../saved/savedGame';
import type { SetUp } from '../state';
import { chosenOptions, type Setting } from '../table/openGame';
import { NO_WHAT_IFS, readWhatIfs } from '../what-if/keptWhatIfs';
import type { Listing } from './listing';
import { faultMessage, GOES_ON_BESIDE } from './messages';

function defaultForTwo(specs: readonly OptionSpec[]): SetUp['options'] {
  return Object.fromEntries(specs.flatMap(({ id, defaultForTwo: value }) => (value ? [[id, value]] : [])));
}

/** Throws a `DataError` if its system does not understand the catalogue's file or an option. */
export function beginGame(
  offer: Parts,
  listing: Listing,
  { options, takeBack, forTwo = false, players = PERSONS }: SetUp,
  seed: string,
): Opened {
  const system = systemOf(offer, listing.system);
  const scenario = scenarioOf(system, offer, listing.id);
  if (scenario === null) throw new DataError('scenario', `a battle of the catalogue, not ${listing.id}`);
  const chosen = system.read.options(scenario, {
    ...(forTwo ? defaultForTwo(system.optionSpecs(scenario)) : {}),
    ...options,
  });
  const laidOut = newGame(system, {
    scenario,
    scenarioId: listing.id,
    carryScenario: false,
    options: chosen,
    seed,
    takeBack,
  });
  const game = goOn(system, laidOut, OPENING);
  const setting = { ...settingOf(offer, randomId(), system, scenario, game, ''), players };
  return { setting, game, drafts: NO_DRAFTS, notices: [] };
}

/**
 * A game from this browser. If the catalogue's scenario has changed, it continues with the one it was begun with.
 * Throws a `DataError` if the record cannot begin.
 */
export function openSaved(offer: Parts, id: string, saved: SavedGame, watch?: Watch): Opened {
  const system = systemOf(offer, readRecord(saved.record).system);
  const { scenario } = saved.record;
  const listed = scenario.whole === null ? scenarioOf(system, offer, scenario.id, scenario.hash) : null;
  // Changed since, or no longer in the catalogue.
  const isOther = listed === null || hashOf(listed) !== scenario.hash;
  const whole = scenario.whole ?? (isOther ? saved.scenario : null);
  const record = { ...saved.record, scenario: { ...scenario, whole } };
  const { game, fault, notices, rules, read } = follow(system, offer, record, watch);
  // That a game carries its own scenario was said when it was first opened.
  const news = scenario.whole === null ? notices : [];
  const players = readPlayers(saved.players);
  const whatIfs = readWhatIfs(saved.plans);
  const setting = { ...settingOf(offer, id, system, read, game, saved.name), players, whatIfs };
  if (!fault) {
    return { setting, game, drafts: draftsOf(system, saved, game.record), notices: [...rules, ...news] };
  }
  // It continues as another game, the same one each time: what is stored stays unchanged.
  const { name, table } = setting;
  const called = nameFrom(`${nameOf({ name, title: table.title })} (what could be read)`);
  return {
    setting: { ...setting, id: `${id}-read`, name: called },
    game,
    drafts: NO_DRAFTS,
    notices: [faultMessage(fault), GOES_ON_BESIDE, ...rules, ...news],
  };
}

/** The scenario that a stored game is played with: its own, or the catalogue's if that is still the same. */
export function scenarioOfSaved(offer: Parts, { record, scenario }: SavedGame): Json {
  const kept = record.scenario.whole ?? scenario;
  if (kept !== null) return kept;
  const { id, hash } = record.scenario;
  const listed = scenarioOf(systemOf(offer, record.system), offer, id, hash);
  return listed !== null && hashOf(listed) === hash ? listed : null;
}

/** A game from text that was saved or sent, under a new id. Throws a `DataError` if it cannot begin. */
export function openFile(offer: Parts, text: string, watch?: Watch): Opened {
  const { json, damage } = readText(text);
  const system = systemOf(offer, readRecord(json).system);
  const { game, fault, notices, rules, read, name } = follow(system, offer, json, watch);
  const wrong = fault ?? damage;
  const setting = settingOf(offer, randomId(), system, read, game, nameFrom(name));
  return {
    setting,
    game,
    drafts: NO_DRAFTS,
    notices: [...(wrong ? [faultMessage(wrong)] : []), ...rules, ...notices],
  };
}

/** Executes a record, and compares its scenario with the catalogue's: an equal one need not be carried. */
function follow(system: GameSystem, offer: Parts, json: unknown, watch?: Watch) {
  const named = (id: string, hash?: string) => scenarioOf(system, offer, id, hash) ?? undefined;
  const loaded = loadGame(system, json, named, watch);
  const { game, fault, earlierRules, name } = loaded;
  const { scenario } = game.record;
  const ours = scenarioOf(system, offer, scenario.id, scenario.hash);
  const whole = isKnown(loaded, ours) ? null : scenario.whole;
  const record = { ...game.record, scenario: { ...scenario, whole } };
  return {
    game: { ...game, record },
    fault,
    name,
    read: whole ?? ours,
    notices: sayScenario(loaded, ours),
    rules: [...(earlierRules ? [EARLIER_RULES] : []), ...sayChanges(loaded)],
  };
}

/**
 * The catalogue's scenario as its system reads it, in the version with that hash if there is one; null if there is none
 * with that id.
 */
function scenarioOf(system: GameSystem, { catalogue }: Parts, id: string, hash = ''): Json {
  const entry = catalogue.find((one) => one.system === system.id && one.id === id);
  if (!entry) return null;
  const read = (load: () => unknown): Json => system.read.scenario(load());
  return read(versionOf([entry.load, ...(entry.earlier ?? [])], hash, read) ?? entry.load);
}

/** Throws a `DataError` if there is no such system. */
function systemOf({ systems }: Parts, id: string): GameSystem {
  const system = systems.find((s) => s.id === id);
  if (!system) throw new DataError('system', `one of ${systems.map((s) => s.id).join(', ')}`);
  return system;
}

function settingOf(
  { catalogue }: Parts,
  id: string,
  system: GameSystem,
  scenario: Json,
  game: Game,
  name: string,
): Setting {
  const { record } = game;
  const listed = catalogue.find((one) => one.system === system.id && one.id === record.scenario.id);
  return {
    id,
    name,
    system,
    scenario,
    scenarioId: game.record.scenario.id,
    table: system.table(game.start),
    aim: record.scenario.whole === null ? (listed?.aim ?? '') : '',
    players: PERSONS,
    whatIfs: NO_WHAT_IFS,
    whatIf: null,
    options: chosenOptions(system.optionSpecs(scenario), game.record.options),
  };
}
