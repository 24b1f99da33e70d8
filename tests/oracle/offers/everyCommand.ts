/** Every legal command of a small position, found by writing down all there could be and asking `check` of each. */

import type { CounterId } from '../../../src/core/contract/values';
import { hexGrid, neighbour, numberOf, OFF_MAP } from '../../../src/core/hex/hex';
import { sortedJson } from '../../../src/core/json/hash';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { Command } from '../../../src/systems/thirty-years-war/engine/types';
import type { HexNumber } from '../../../src/systems/thirty-years-war/scenario/map';
import { type LeaderUse, PHASES } from '../../../src/systems/thirty-years-war/scenario/scenario';
import type { State } from '../../../src/systems/thirty-years-war/state/state';

/** Canonical legal commands by their text. */
export type Commands = ReadonlyMap<string, Command>;

export function everyLegalCommand(state: State): Commands {
  const legal = new Map<string, Command>();
  for (const command of everyCommand(state)) {
    if (thirtyYearsWar.check(state, command).length > 0) continue;
    const written = thirtyYearsWar.canonical(state, command);
    legal.set(sortedJson(written), written);
  }
  return legal;
}

/** More than could ever be legal; only what another kind of counter or another phase forbids is left out. */
function* everyCommand(state: State): Generator<Command> {
  const ids = state.counters.map(({ id }) => id);
  yield { do: 'rollForBeck' };
  yield { do: 'returnToMovement' };
  for (const phase of PHASES) yield { do: 'endPhase', phase };
  for (const unit of ids) yield { do: 'attemptRemoval', unit };
  for (const gun of ids) for (const target of ids) yield { do: 'fire', gun, target };
  const { fortress } = state.scenario.map;
  for (const gun of fortress ? ids : []) {
    for (const at of new Set(fortress?.hexsides.flatMap(({ inside, outside }) => [inside, outside])))
      yield { do: 'fireAtWalls', gun, at };
  }
  if (state.pending?.kind === 'chooseDisrupted') {
    for (const units of subsets(ids)) yield { do: 'chooseDisrupted', units };
  } else if (state.pending?.kind === 'defenderLeaders') {
    const { defenders } = state.pending.battle;
    for (const leaders of assignments(leadersOf(state), defenders))
      yield { do: 'assignDefenderLeaders', leaders };
  } else if (state.phase === 'movement') {
    for (const counter of ids) for (const path of paths(state, counter)) yield { do: 'move', counter, path };
  } else if (state.phase === 'combat') yield* everyAttack(state);
}

function* everyAttack(state: State): Generator<Command> {
  const units = state.scenario.counters.filter(({ id, strength }) => strength > 0 && isThere(state, id));
  const side = state.phasingSide;
  const ours = units.filter((unit) => unit.side === side).map(({ id }) => id);
  const theirs = units.filter((unit) => unit.side !== side).map(({ id }) => id);
  for (const attackers of subsets(ours)) {
    for (const defenders of subsets(theirs)) {
      if (isHopeless(state, attackers, defenders)) continue;
      for (const leaders of assignments(leadersOf(state), [...attackers, ...defenders])) {
        for (const charge of [false, true]) yield { do: 'attack', attackers, defenders, charge, leaders };
      }
    }
  }
}

/** Whether something stands against the battle that no Leader changes; it keeps the number of commands down. */
function isHopeless(state: State, attackers: readonly CounterId[], defenders: readonly CounterId[]): boolean {
  const plain: Command = { do: 'attack', attackers, defenders, charge: false, leaders: [] };
  return thirtyYearsWar
    .check(state, plain)
    .some(({ rule }) => rule !== 'rocroi:18.0' && !rule.startsWith('10.'));
}

function isThere(state: State, id: CounterId): boolean {
  return state.counters.some((counter) => counter.id === id && counter.at !== null);
}

function leadersOf(state: State): readonly CounterId[] {
  return state.scenario.counters
    .filter(({ id, kind }) => kind === 'leader' && isThere(state, id))
    .map(({ id }) => id);
}

/** Each leader with one of the units, or with none. */
function assignments(
  leaders: readonly CounterId[],
  units: readonly CounterId[],
): readonly (readonly LeaderUse[])[] {
  const [leader, ...rest] = leaders;
  if (leader === undefined) return [[]];
  const others = assignments(rest, units);
  return [...others, ...units.flatMap((unit) => others.map((uses) => [{ leader, unit }, ...uses]))];
}

function subsets<T>(of: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = of;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

/** All ways from hex to hex that are not longer than the allowance is: no step costs less than one. */
function paths(state: State, id: CounterId): readonly (readonly HexNumber[])[] {
  const { columns, rows } = state.scenario.map;
  const grid = hexGrid(columns, rows);
  const counter = state.counters.find((c) => c.id === id);
  const printed = state.scenario.counters.find((c) => c.id === id);
  const longest = Math.max(counter?.disrupted ? 4 : 0, printed?.movement ?? 0);
  const around = (number: HexNumber) => {
    const hex = grid.indexOf.get(number) ?? OFF_MAP;
    return [0, 1, 2, 3, 4, 5]
      .map((direction) => neighbour(grid, hex, direction))
      .filter((next) => next !== OFF_MAP)
      .map((next) => numberOf(grid, next));
  };
  const start = counter?.at ?? null;
  const all: (readonly HexNumber[])[] = [];
  let rim: (readonly HexNumber[])[] = (start === null ? grid.numbers : around(start)).map((hex) => [hex]);
  for (let length = 1; length <= longest; length++) {
    all.push(...rim);
    rim = rim.flatMap((path) => around(path.at(-1) ?? '').map((hex) => [...path, hex]));
  }
  return all;
}
