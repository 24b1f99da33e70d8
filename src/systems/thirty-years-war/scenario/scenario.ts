/**
 * A scenario: printed values, map, positions, and where in the sequence of play it starts. What the books of battles
 * add to it stands with them. It is never changed by play; a state points at the one it was started from.
 */
import * as v from 'valibot';
import { LIVERIES } from '../../../core/contract/map';
import type { Read } from '../../../core/json/readJson';
import { counterId, hex, id, sideId, whole } from '../../../core/json/schemaParts';
import type { DecisionName, ScenarioTypes, StartDecisionTypes, StartTypes } from '../engine/types';
import { type BattleMap, battleMap } from './map';
import { MOST } from './scenarioCaps';
import { list, name, table, text, title } from './schemaParts';

export const COUNTER_KINDS = ['infantry', 'cavalry', 'leader', 'artillery'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

export const PHASES = ['disruptionRemoval', 'artilleryFire', 'movement', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

/** Values printed on a counter. Leaders have a `value`, units a `strength` on either face, guns neither. */
const counter = v.pipe(
  v.strictObject({
    id: counterId,
    name,
    side: sideId,
    kind: v.picklist(COUNTER_KINDS),
    /** Strength Points of the undisrupted face; 0 for leaders and artillery. */
    strength: v.optional(whole(0, 99), 0),
    /** Strength Points of the disrupted face; half of the other where it is left out. */
    disruptedStrength: v.optional(whole(0, 99)),
    /** Movement Points; 0 for artillery. */
    movement: v.optional(whole(0, MOST.movement), 0),
    /** Leadership Value; 0 for all but leaders. */
    value: v.optional(whole(0, 99), 0),
    /** The category or army that is demoralized as one; null for artillery, and for Leaders who command no army. */
    category: v.optional(v.nullable(id), null),
  }),
  v.transform((printed) => ({
    ...printed,
    disruptedStrength: printed.disruptedStrength ?? Math.ceil(printed.strength / 2),
  })),
);
export type PrintedCounter = Read<typeof counter>;

const category = v.strictObject({
  id,
  name,
  side: sideId,
  /** Losses at which it is demoralized; null where dice decide it. */
  level: v.optional(v.nullable(whole(1, 99_999)), null),
  /** The Leader who commands it, if one does. */
  leader: v.optional(v.nullable(counterId), null),
});
export type Category = Read<typeof category>;

/** Open ground of an area, so many hexes or more from every enemy counter on the map. */
const apart = v.strictObject({ zone: id, hexes: whole(1, 99), where: title });
export type Apart = Read<typeof apart>;
/** Part of what a side sets up: these counters, each somewhere in that area of the map. */
const force = v.strictObject({
  counters: list(counterId),
  /** An area of the map, or a section of its fortress. */
  zone: id,
  /** Further ones that are part of the zone. */
  also: list(id, 9),
  /** That area in words: `the entrenchments of the 3 August Line`. */
  where: title,
  /** The case that gives it, with its book. */
  rule: title,
  /** A second area that takes units of it, so many at most. */
  more: v.optional(v.nullable(v.strictObject({ zone: id, most: whole(0, 99), rule: title })), null),
  /** Where the zone depends on how the other side has set up. */
  apart: v.exactOptional(apart),
});
export type Force = Read<typeof force>;

/** Who sets up what before play begins; equal counters stand for each other. */
export const deployment = v.strictObject({
  /** The side that sets up first, and the other. */
  order: v.pipe(v.array(sideId), v.length(2, 'both sides, the one that sets up first before the other')),
  forces: v.record(v.string(), list(force, 9)),
  /** A whole set-up that may be taken instead of an own one. */
  suggested: v.optional(table(v.string(), hex, MOST.counters), {}),
});
export type Deployment = Read<typeof deployment>;

/** A Leader who adds his value to a unit in one battle (10.11). */
export const leaderUse = v.strictObject({ leader: counterId, unit: counterId });
export type LeaderUse = Read<typeof leaderUse>;

const obligations = v.strictObject({ mustAttack: list(counterId), mustBeAttacked: list(counterId) });
export type Obligations = Read<typeof obligations>;

export const counterIds = v.exactOptional(v.pipe(v.array(counterId), v.maxLength(MOST.counters)));
const points = v.optional(whole(0, 99_999), 0);

/** What every start has but the decision it may leave open. */
export const startEntries = {
  /** Which of the days it is, from 1; the first where it is left out. */
  day: v.exactOptional(whole(1, 3)),
  /** The set-up is over: who has no hex is not there. Left out: who has none is set up first. */
  deployed: v.exactOptional(v.literal(true)),
  gameTurn: whole(1, 99),
  phasingSide: sideId,
  phase: v.picklist(PHASES),
  disrupted: list(counterId),
  captured: list(counterId),
  attempted: list(counterId),
  fired: list(counterId),
  moved: list(counterId),
  /** Units that have fought and Leaders that were used in this Combat Phase. */
  fought: list(counterId),
  eliminated: list(counterId),
  /** Who has left the map alive, guns taken off it or lost in that, and who was eliminated on an earlier day. */
  exited: counterIds,
  withdrawn: counterIds,
  destroyed: counterIds,
  fallen: counterIds,
  /** Counters that have arrived but found no entry hex yet. */
  waiting: list(counterId),
  /** Strength Points lost so far by a side: ordinary ones, and those of infantry demoralized when it was eliminated. */
  losses: v.optional(
    table(v.string(), v.strictObject({ ordinary: points, demoralizedInfantry: points })),
    {},
  ),
  demoralized: list(id),
  /** null: computed when a start in a Combat Phase needs them (8.11, 8.12). */
  obligations: v.optional(v.nullable(obligations), null),
};
const startForm = v.strictObject(startEntries);

/** What the books add, as one type of JSON. */
type Added<I> = { readonly [K in keyof I]: I[K] };

/** An open decision that a scenario starts with. */
export type StartPending = {
  [K in keyof StartDecisionTypes & DecisionName]: { readonly kind: K } & Added<StartDecisionTypes[K]>;
}[keyof StartDecisionTypes & DecisionName];

/** Where play starts. A file may leave out any part but Game-Turn, side and phase; the reader fills it in. */
export type Start = Read<typeof startForm> & Added<StartTypes> & { readonly pending: StartPending | null };

/** What every scenario file has but its start. */
export const scenarioEntries = {
  system: v.literal('thirty-years-war'),
  id,
  title,
  subtitle: v.optional(text, ''),
  /** How to win, in two sentences; for the page only, and no part of a game. */
  aim: v.optional(text, ''),
  /** What a newcomer should know as it begins, of the game to begin with; for the page only. */
  firstGame: v.optional(text, ''),
  /** Of a file that another one with this id has corrected: games that were begun with it go on. No part of a game. */
  earlier: v.optional(v.boolean(), false),
  /** What is not printed fact and must be said so on the page. */
  reconstructed: list(title, 99),
  map: battleMap,
  /** First Player first. */
  sides: v.pipe(
    v.array(
      v.strictObject({
        id: sideId,
        name,
        livery: v.picklist(LIVERIES, `one of ${LIVERIES.join(', ')}`),
      }),
    ),
    v.length(2, 'two sides, the First Player first'),
  ),
  gameTurns: whole(1, 99),
  counters: v.pipe(v.array(counter), v.maxLength(MOST.counters, `at most ${MOST.counters} counters`)),
  /** What the units on the map should add up to, a side; for checking only. */
  totals: v.optional(
    table(v.string(), v.strictObject({ units: whole(0, 999), strength: whole(0, 99_999) })),
    {},
  ),
  /** Counters without a position are off the map, or are set up by the players. */
  positions: table(v.string(), hex, MOST.counters),
  categories: list(category, 99),
  deployment: v.optional(v.nullable(deployment), null),
  /** Options that this file presets. */
  options: v.optional(table(v.string(), name), {}),
};
const scenarioForm = v.strictObject(scenarioEntries);

/** A file as its form has it. */
export type ScenarioFile = Read<typeof scenarioForm> &
  Added<ScenarioTypes> & {
    /** The book whose exclusive rules hold; `standard` has cases 3 to 12 only. */
    readonly rules: string;
    readonly start: Start;
  };

export type Scenario = Omit<ScenarioFile, 'map' | 'aim' | 'firstGame' | 'earlier' | 'totals'> & {
  readonly map: BattleMap;
};
