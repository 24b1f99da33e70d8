/** Scenarios that the reader takes, however they were altered, played to their end. */

import { type Game, newGame, stateOf } from '../../../src/core/game';
import { DataError } from '../../../src/core/json/dataError';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { type Chance, chanceOf, playOn } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import type { Command } from '../../../src/systems/thirty-years-war/engine/types';
import type { HexNumber } from '../../../src/systems/thirty-years-war/scenario/map';
import type { Scenario } from '../../../src/systems/thirty-years-war/scenario/scenario';
import { match } from '../../../src/systems/thirty-years-war/standard/03-setting-up/dealing';
import { type Slot, slotsOf } from '../../../src/systems/thirty-years-war/standard/03-setting-up/forces';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { faultsAfter } from '../../oracle/laws/invariants';
import { tryOffers } from '../../oracle/offers/offers';
import { SMALL } from '../positions/scenarioJson';
import { SMALL_FREIBURG } from '../positions/smallFreiburg';
import { altered, shortened } from './alterations';

const CATALOGUED = [
  ...['rocroi', 'freiburg-3-august', 'freiburg-5-august', 'freiburg-9-august'],
  ...['freiburg-campaign', 'freiburg-siege', 'freiburg-campaign-siege', 'first-battle'],
];
/** Alterations that the reader refuses are tried so often before those that it took have to do. */
const TRIES = 8;
/** So many commands lie between two at which everything is pressed. */
const EVERY = 20;
const { read } = thirtyYearsWar;
const known = new Map<string, object>();

export type PlayedOn = {
  readonly from: string;
  /** How many alterations were taken. */
  readonly altered: number;
  readonly commands: number;
  /** What should not have been; null when all is well. */
  readonly fault: string | null;
  /** What it can be seen by again. */
  readonly record: unknown;
};

/** One altered scenario, the same one for a seed; `large`: of a hundred so many are made of the catalogue's. */
export function alteredAndPlayed(seed: string, large: number): PlayedOn {
  const chance = chanceOf(seed);
  const file = baseOf(chance, large);
  const { scenario, times, fault } = climbed(file, 1 + chance(4), chance);
  const from = (file as { readonly id: string }).id;
  if (fault !== null || !scenario) return { from, altered: times, commands: 0, fault, record: file };
  return { from, altered: times, ...played(scenario, seed, chance) };
}

function baseOf(chance: Chance, large: number): object {
  if (chance(100) < large) {
    const id = CATALOGUED[chance(CATALOGUED.length)] ?? '';
    const file = known.get(id) ?? (scenarioNamed(id) as object);
    known.set(id, file);
    return shortened(file, 10 + chance(50), chance);
  }
  return SMALL_FREIBURG[chance(SMALL_FREIBURG.length + 1)] ?? SMALL;
}

/** Alterations one upon the other, each kept if the reader takes it. */
function climbed(file: object, wanted: number, chance: Chance) {
  let best: { readonly file: object; readonly scenario: Scenario | null } = { file, scenario: null };
  let times = 0;
  for (let tries = 0; tries < TRIES && times < wanted; tries++) {
    const next = altered(best.file, chance);
    try {
      const scenario = read.scenario(next);
      thirtyYearsWar.start(scenario, read.options(scenario, {}));
      best = { file: next, scenario };
      times++;
    } catch (error) {
      if (!(error instanceof DataError)) return { ...best, times, fault: `reader: ${stackOf(error)}` };
    }
  }
  return { ...best, times, fault: null };
}

function played(scenario: Scenario, seed: string, chance: Chance) {
  const specs = thirtyYearsWar.optionSpecs(scenario);
  const chosen = specs.flatMap(({ id, values }) =>
    chance(3) === 0 ? [[id, values[chance(values.length)]?.value]] : [],
  );
  let last: Game<ThirtyYearsWar> | null = null;
  const told = (fault: string | null) => ({
    commands: last?.record.entries.length ?? 0,
    fault,
    record: fault === null ? null : (last?.record ?? scenario),
  });
  try {
    const options = read.options(scenario, { ...scenario.options, ...Object.fromEntries(chosen) });
    const setUp = { scenario, scenarioId: scenario.id, carryScenario: true, options, seed };
    const begun = newGame(thirtyYearsWar, setUp);
    last = begun;
    const watch = (game: Game<ThirtyYearsWar>) => {
      last = game;
      const [fault] = [...faultsAfter(game), ...offerFaults(game)];
      if (fault !== undefined) throw new Fault(fault);
    };
    // Most forces are set up at a blow: by hand it takes longer than the battle.
    const byHand = chance(8) === 0;
    const instead = (state: State) => (byHand ? null : atABlow(state, chance));
    const { finished, stuck } = playOn(thirtyYearsWar, begun, seed, { watch, instead });
    return told(finished ? null : stuck);
  } catch (error) {
    if (error instanceof DataError && last === null) return told(null);
    return told(error instanceof Fault ? error.message : stackOf(error));
  }
}

class Fault extends Error {}

/** Now and then all that is offered is pressed, and what comes after it. */
function offerFaults(game: Game<ThirtyYearsWar>): readonly string[] {
  const state = stateOf(game);
  if (state.over || state.pending?.kind === 'setUp' || game.record.entries.length % EVERY > 0) return [];
  return tryOffers(state, null, 2, 3).faults;
}

const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ') : String(error);

/** A whole set-up by chance, wherever each may stand; null where no side sets up. */
export function atABlow(state: State, chance: Chance): Command | null {
  if (state.pending?.kind !== 'setUp') return null;
  const slots = slotsOf(boardOf(state), state.pending.by);
  const unit = ({ kind }: { readonly kind: string }) => kind === 'infantry' || kind === 'cavalry';
  const beyond = new Set(
    slots.flatMap(({ force }) => (force.more && state.scenario.map.areas[force.more.zone]) ?? []),
  );
  const hexes = [...new Set(slots.flatMap((slot) => [...slot.hexes]))];
  // Often where areas overlap: other counters that may stand there are met soonest.
  const areas = chance(2) === 0 ? Object.values(state.scenario.map.areas) : [];
  const order = new Map(
    hexes.map((hex) => {
      const shared = areas.filter((area) => area.includes(hex)).length;
      return [hex, chance(1_000) - 500 * shared + (beyond.has(hex) ? 1e6 : 0)];
    }),
  );
  const places = hexes.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  // As many units as find a hex; the others are given up.
  const units = slots.filter(({ printed }) => unit(printed));
  const kept: typeof units = [];
  let given: readonly HexNumber[] = [];
  // Of each part of the force no more go beyond its zone than may.
  const rank = (slot: Slot) => units.filter(({ force }) => force === slot.force).indexOf(slot);
  const isBeyond = ({ force }: Slot, hex: HexNumber) =>
    force.more !== null && state.scenario.map.areas[force.more.zone]?.includes(hex);
  const fits = (slot: Slot, hex: HexNumber) =>
    slot.hexes.has(hex) && (!isBeyond(slot, hex) || rank(slot) < (slot.force.more?.most ?? 0));
  const all = match(units, places, fits);
  if (all) {
    kept.push(...units);
    given = all;
  } else
    for (const one of units) {
      const more = match([...kept, one], places, fits);
      if (!more) continue;
      kept.push(one);
      given = more;
    }
  const positions = kept.flatMap(({ id }, i) =>
    given[i] === undefined ? [] : { counter: id, at: given[i] },
  );
  for (const { id, printed, hexes: own } of slots) {
    const at = [...own][chance(Math.max(1, own.size))];
    if (!unit(printed) && at !== undefined) positions.push({ counter: id, at });
  }
  return { do: 'setUp', positions };
}
