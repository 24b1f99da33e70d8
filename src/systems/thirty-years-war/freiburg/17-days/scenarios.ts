/** The three single days: how long they last, who leaves the map, who has won. Cases 17.1 to 17.37. */
import { areAdjacent, hexAt, numberOf } from '../../../../core/hex/hex';
import type { RuleCase } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { Force } from '../../scenario/scenario';
import type { Piece } from '../../state/piece';
import { positionOf, unitIn } from '../../state/position';
import type { State } from '../../state/state';
import {
  BAVARIAN,
  bavarianIndex,
  bavarianSide,
  FRENCH_REGULAR,
  isSiege,
  MERCENARY,
  today,
} from '../15-morale/armies';
import { daysOf } from './days';

/** Line hexes that must lie together without Bavarian units, and how many of them must be held. @rule freiburg:17.15 */
export const CLEARED = 4;
export const HELD = 2;
export const LINE_AREA = 'line3August';
export const HILL_AREA = 'hill';

/** Whether the day is over at this instant. @rule freiburg:17.13, freiburg:17.23, freiburg:17.35 */
export function endsNow(state: State): boolean {
  const { id, endsWhenDemoralized } = today(state);
  if (id === '9-august') return bavarianUnits(state).every((unit) => unit.hex < 0);
  return (
    endsWhenDemoralized.length > 0 && endsWhenDemoralized.every((army) => state.demoralized.includes(army))
  );
}

/** Bavarian units wherever they are: on the map, gone, or in reserve. */
export function bavarianUnits(state: State): readonly Piece[] {
  return positionOf(state).pieces.filter((piece) => piece.unit && piece.printed.category === BAVARIAN);
}

/** Bavarian units and the Leader leave by today's exit hexes; guns never move. @rule freiburg:17.33, freiburg:18.61 */
export function exitHexes(state: State, piece: Piece): readonly HexNumber[] {
  return piece.printed.side === bavarianSide(state.scenario) ? today(state).exitHexes : [];
}

/** The single day names other exits than days that follow each other. @rule freiburg:17.33, freiburg:18.61 */
export function exitCase({ scenario }: State): RuleCase {
  return scenario.freiburg?.victory === '17.36' ? 'freiburg:17.33' : 'freiburg:18.61';
}

type ClosedMap = { readonly rule: RuleCase; readonly text: string };

/** Who leaves the map, and when, where nobody of a side does now. @rule freiburg:17.33, freiburg:18.61, freiburg:19.4 */
export function closedMap(state: State): ClosedMap {
  if (isSiege(state)) return CLOSED.siege;
  return daysOf(state).length > 1 ? CLOSED.campaign : CLOSED.day;
}

const CLOSED = {
  siege: closedBut('freiburg:19.4', 'the second day'),
  campaign: closedBut('freiburg:18.61', 'the third day'),
  day: closedBut('freiburg:17.33', '9 August'),
};

function closedBut(rule: RuleCase, day: string): ClosedMap {
  return { rule, text: `only Bavarian units and their Leader may, and on ${day} alone` };
}

/** A connected group of Line hexes without Bavarian units, and how many of them French units hold. */
export type Breach = { readonly hexes: readonly HexNumber[]; readonly held: number };

/** The group of the Line that comes nearest to French victory. @rule freiburg:17.15 */
export function bestBreach(state: State): Breach {
  const position = positionOf(state);
  const { grid } = position.field;
  const bavarian = bavarianIndex(state.scenario);
  const line = (state.scenario.map.areas[LINE_AREA] ?? []).map((number) => hexAt(grid, number));
  const left = new Set(line.filter((hex) => unitIn(position, hex)?.side !== bavarian));
  let best: Breach = { hexes: [], held: 0 };
  for (const start of line) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const at of group) {
      for (const next of [...left].filter((hex) => areAdjacent(grid, at, hex))) {
        left.delete(next);
        group.push(next);
      }
    }
    const held = group.filter((hex) => unitIn(position, hex) !== null).length;
    const breach = { hexes: group.map((hex) => numberOf(grid, hex)), held };
    if (worth(breach) > worth(best)) best = breach;
  }
  return best;
}

function worth({ hexes, held }: Breach): number {
  return 100 * (Math.min(hexes.length, CLEARED) + Math.min(held, HELD)) + hexes.length;
}

export function isBroken({ hexes, held }: Breach): boolean {
  return hexes.length >= CLEARED && held >= HELD;
}

/** Bavarian units on the Hill; Leaders and guns there do not matter. @rule freiburg:17.25 */
export function bavariansOnHill(state: State): readonly Piece[] {
  const hill = new Set(state.scenario.map.areas[HILL_AREA] ?? []);
  return bavarianUnits(state).filter(({ state: { at } }) => at !== null && hill.has(at));
}

/** Guns by printed owner, and those of them in enemy hands. */
export function gunsOf(
  state: State,
  bavarian: boolean,
): { readonly all: readonly Piece[]; readonly taken: readonly Piece[] } {
  const side = bavarianSide(state.scenario);
  const all = positionOf(state).pieces.filter(
    (piece) =>
      piece.kind === 'artillery' &&
      (piece.printed.side === side) === bavarian &&
      piece.state.off !== 'reserve',
  );
  return { all, taken: all.filter((gun) => gun.hex >= 0 && gun.state.holder !== gun.printed.side) };
}

export const isBrokenArmy = (state: State, army: string): boolean => state.demoralized.includes(army);

/** A condition of 17.25: whether it holds now, and what is missing. */
export type Condition = { readonly label: string; readonly holds: boolean; readonly missing: string };

/** @rule freiburg:17.25 */
export function frenchConditions(state: State): readonly Condition[] {
  const guns = gunsOf(state, true);
  const onHill = bavariansOnHill(state);
  return [
    demoralized(state, 'Bavarian army demoralized', [BAVARIAN]),
    {
      label: 'All Bavarian guns taken and held',
      holds: guns.all.length > 0 && guns.taken.length === guns.all.length,
      missing: `${guns.taken.length} of ${guns.all.length} held`,
    },
    {
      label: 'No Bavarian unit on the Hill',
      holds: onHill.length === 0,
      missing: `${onHill.length} still there`,
    },
  ];
}

/** @rule freiburg:17.25 */
export function bavarianConditions(state: State): readonly Condition[] {
  const guns = gunsOf(state, false);
  return [
    demoralized(state, 'French Mercenary army demoralized', [MERCENARY]),
    demoralized(state, 'Both French armies demoralized', [FRENCH_REGULAR, MERCENARY]),
    {
      label: 'All French guns taken and held',
      holds: guns.all.length > 0 && guns.taken.length === guns.all.length,
      missing: `${guns.taken.length} of ${guns.all.length} held`,
    },
  ];
}

function demoralized(state: State, label: string, armies: readonly string[]): Condition {
  const firm = armies.filter((army) => !isBrokenArmy(state, army));
  const names = firm.map((id) => state.scenario.categories.find((army) => army.id === id)?.name ?? id);
  return { label, holds: firm.length === 0, missing: `${names.join(' and ')} not demoralized` };
}

/** An award of 17.36 as the game stands. */
export type Award = { readonly label: string; readonly points: number; readonly note: string };

/** @rule freiburg:17.36 */
export function frenchAwards(state: State): readonly Award[] {
  const guns = gunsOf(state, true);
  const destroyed = guns.all.filter((gun) => gun.state.off === 'destroyed').length;
  const units = bavarianUnits(state);
  const dead = units.filter((unit) => unit.state.off === 'eliminated').length;
  const still = units.filter((unit) => unit.hex >= 0).length;
  return [
    {
      label: 'Bavarian guns destroyed or held',
      points: destroyed + guns.taken.length,
      note: `1 each: ${destroyed} destroyed, ${guns.taken.length} held`,
    },
    {
      label: 'Bavarian units that have not left',
      points: dead + still,
      note: `1 each: ${dead} eliminated, ${still} still on the map`,
    },
  ];
}

/** @rule freiburg:17.36 */
export function bavarianAwards(state: State): readonly Award[] {
  const exited = bavarianUnits(state).filter((unit) => unit.state.off === 'exited').length;
  const mercenaries = isBrokenArmy(state, MERCENARY);
  const both = mercenaries && isBrokenArmy(state, FRENCH_REGULAR);
  return [
    { label: 'Bavarian units that have left', points: exited, note: '1 each' },
    {
      label: 'French armies demoralized',
      points: both ? 35 : mercenaries ? 5 : 0,
      note: '5 for the Mercenaries alone, 35 for both armies',
    },
  ];
}

export function total(awards: readonly Award[]): number {
  return awards.reduce((sum, { points }) => sum + points, 0);
}

/** The French set up three hexes or more from every entrenchment. @rule freiburg:17.12 */
export function worksShunned({ scenario }: State, { rule }: Force) {
  const hexes = scenario.map.terrain.entrenchment ?? [];
  return rule === 'freiburg:17.12' ? { hexes, apart: 3, what: 'the entrenchment' } : null;
}
