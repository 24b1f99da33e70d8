/** A scenario: printed values, map, set-up, and where in the sequence of play it starts. Play never changes it. */
import * as v from 'valibot';
import { LIVERIES } from '../../../core/contract/map';
import type { Read } from '../../../core/json/readJson';
import { lettersUpTo, listUpTo } from '../../../core/json/readJson';
import { counterId, hex, id, sideId, whole } from '../../../core/json/schemaParts';
import { facing, hexes, hexsides, ids, MOST, name, text } from './schemaParts';

export const UNIT_KINDS = ['infantry', 'tercio', 'cavalry'] as const;
/** What a unit is: foot of one kind or the other, or horse. */
export type UnitKind = (typeof UNIT_KINDS)[number];
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
/** Formation and weapons, by which both sides of a combat are compared (11.4). */
export type Letter = (typeof LETTERS)[number];

/** Where each value comes from. */
const SOURCES = ['text', 'review', 'history', 'reconstructed'] as const;
const provenance = v.optional(v.objectWithRest({ note: v.optional(text, '') }, v.picklist(SOURCES)), {});

const road = v.strictObject({ name, hexes });
const stream = v.strictObject({ name, hexsides });
const label = v.strictObject({ text: name, at: hex });
const map = v.strictObject({
  provenance,
  columns: whole(1, MOST.columns),
  rows: whole(1, MOST.columns),
  wood: v.optional(hexes, []),
  marsh: v.optional(hexes, []),
  pond: v.optional(hexes, []),
  roads: v.optional(listUpTo(MOST.pieces, road), []),
  streams: v.optional(listUpTo(MOST.pieces, stream), []),
  labels: v.optional(listUpTo(MOST.pieces, label), []),
});
export type BattleMap = Read<typeof map>;

const side = v.strictObject({
  id: sideId,
  name,
  livery: v.picklist(LIVERIES),
  /** The column by which its routed units leave the map: the first or the last (12.3). */
  edge: v.picklist(['first', 'last']),
  /** How its units face as they are set up and rallied, unless their owner chooses otherwise. */
  facing,
});
const corps = v.strictObject({ id, side: sideId, name, colour: name });

const unit = v.strictObject({
  id: counterId,
  name,
  corps: id,
  kind: v.picklist(UNIT_KINDS),
  letter: v.picklist(LETTERS),
  charges: v.optional(v.boolean(), false),
  movement: whole(1, MOST.movement),
  morale: whole(0, 9),
  steps: v.optional(whole(1, 2), 1),
  /** null: it is lost before the game begins. */
  at: v.nullable(hex),
  facing,
});
export type PrintedUnit = Read<typeof unit>;

const command = { radius: whole(0, 99), value: whole(0, 9) };
const leader = v.strictObject({
  id: counterId,
  name,
  side: sideId,
  /** null: the commander in chief. */
  corps: v.nullable(id),
  ...command,
  movement: whole(1, 99),
  /** Who takes over when he is lost; a commander in chief has none. */
  aide: v.optional(v.nullable(v.strictObject(command)), null),
  at: v.nullable(hex),
});
export type PrintedLeader = Read<typeof leader>;

const battery = v.strictObject({ id: counterId, name, side: sideId, at: hex });
export type PrintedBattery = Read<typeof battery>;

export const STEPS = ['aiming', 'cup', 'movement', 'combat', 'chiefs', 'rally'] as const;
/** What a player is free to do while no decision is open. */
export type Step = (typeof STEPS)[number];

const start = v.strictObject({
  turn: v.optional(whole(1, 99), 1),
  step: v.optional(v.picklist(STEPS), 'aiming'),
  /** Who aims, moves his chief or rallies; in other steps it is not asked. */
  side: v.optional(v.nullable(sideId), null),
  /** Of a segment: whose marker was drawn, and the corps that a commander in chief has chosen. */
  leader: v.optional(v.nullable(counterId), null),
  corps: v.optional(v.nullable(id), null),
  /**
   * Whether everybody of the corps is in command, or only who is reached (8.1); `asked`: that is a question to the
   * player, so that the table does not tell.
   */
  commanded: v.optional(v.picklist(['reached', 'all', 'asked']), 'reached'),
  /** Leaders whose markers are in the cup; all of those alive where it is left out. */
  cup: v.optional(v.nullable(ids), null),
  /** Markers drawn last in a row, all of one side (5.1). */
  drawnInARow: v.optional(v.nullable(v.strictObject({ side: sideId, markers: whole(1, 99) })), null),
  disorganised: v.optional(ids, []),
  routed: v.optional(ids, []),
  reduced: v.optional(ids, []),
  moved: v.optional(ids, []),
  attacked: v.optional(ids, []),
  /** Could charge by how they moved (11.2). */
  charging: v.optional(ids, []),
  captured: v.optional(ids, []),
  aides: v.optional(ids, []),
  demoralized: v.optional(listUpTo(MOST.pieces, id), []),
});

export const scenarioForm = v.strictObject({
  system: v.optional(v.literal('rocroi-1643'), 'rocroi-1643'),
  id,
  title: name,
  subtitle: v.optional(lettersUpTo(MOST.name), ''),
  aim: v.optional(lettersUpTo(MOST.text), ''),
  firstGame: v.optional(lettersUpTo(MOST.text), ''),
  /** Of a file that another one with this id has corrected: games that were begun with it go on. No part of a game. */
  earlier: v.optional(v.boolean(), false),
  provenance,
  /** The same of the counters. */
  unitsProvenance: v.optional(provenance, {}),
  map,
  sides: v.strictTuple([side, side]),
  turns: v.strictObject({ count: whole(1, 99), start: name, minutes: whole(1, 999) }),
  corps: listUpTo(MOST.pieces, corps),
  units: listUpTo(MOST.counters, unit),
  leaders: v.optional(listUpTo(MOST.pieces, leader), []),
  batteries: v.optional(listUpTo(MOST.pieces, battery), []),
  options: v.optional(v.record(v.string(), v.string()), {}),
  start: v.optional(start, {}),
});
export type ScenarioFile = Read<typeof scenarioForm>;
/** Without what only the start page shows of it. */
export type Scenario = Omit<ScenarioFile, 'aim' | 'firstGame' | 'earlier'>;
