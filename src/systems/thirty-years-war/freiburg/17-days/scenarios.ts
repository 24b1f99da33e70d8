/** The three single days: how long they last, who leaves the map, who has won. Cases 17.1 to 17.37. */
import { areAdjacent, type HexIndex, hexAt, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import type { RuleCase } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { Force } from '../../scenario/scenario';
import type { Battlefield } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { unitIn } from '../../state/position';
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
export function endsNow(board: Board): boolean {
  const { id, endsWhenDemoralized } = today(board);
  if (id === '9-august') return bavarianUnits(board).every((unit) => unit.hex < 0);
  return (
    endsWhenDemoralized.length > 0 && endsWhenDemoralized.every((army) => board.demoralized.includes(army))
  );
}

/** Bavarian units wherever they are: on the map, gone, or in reserve. */
export function bavarianUnits(board: Board): readonly Piece[] {
  const ours = board.forces[bavarianIndex(board.scenario)];
  return ours.filter(({ unit, printed }) => unit && printed.category === BAVARIAN);
}

/** Bavarian units and the Leader leave by today's exit hexes; guns never move. @rule freiburg:17.33, freiburg:18.61 */
export function exitHexes(board: Board, piece: Piece): readonly HexNumber[] {
  return piece.printed.side === bavarianSide(board.scenario) ? today(board).exitHexes : [];
}

/** The single day names other exits than days that follow each other. @rule freiburg:17.33, freiburg:18.61 */
export function exitCase({ scenario }: Board): RuleCase {
  return scenario.freiburg?.victory === '17.36' ? 'freiburg:17.33' : 'freiburg:18.61';
}

type ClosedMap = { readonly rule: RuleCase; readonly text: string };

/** Who may leave the map, and when, for a side that may not now. @rule freiburg:17.33, freiburg:18.61, freiburg:19.4 */
export function closedMap(board: Board): ClosedMap {
  if (isSiege(board)) return CLOSED.siege;
  return daysOf(board).length > 1 ? CLOSED.campaign : CLOSED.day;
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
export type Gap = { readonly hexes: readonly HexNumber[]; readonly held: number };

type Line = {
  readonly hexes: readonly HexIndex[];
  /** For each of them those beside it, by their places in the list. */
  readonly beside: readonly (readonly number[])[];
};

function lineOf(field: Battlefield): Line {
  const known = lines.get(field);
  if (known) return known;
  const { grid, scenario } = field;
  const hexes = (scenario.map.areas[LINE_AREA] ?? []).map((number) => hexAt(grid, number));
  const beside = hexes.map((hex) =>
    hexes.flatMap((other, place) => (areAdjacent(grid, hex, other) ? [place] : [])),
  );
  lines.set(field, { hexes, beside });
  return { hexes, beside };
}
const lines = new WeakMap<Battlefield, Line>();

/** Hexes of the Line without a Bavarian unit, French or empty. @rule freiburg:17.15 */
export function worksLeft(board: Board): readonly HexIndex[] {
  const bavarian = bavarianIndex(board.scenario);
  return lineOf(board.field).hexes.filter((hex) => unitIn(board, hex)?.side !== bavarian);
}

/** The group of the Line that comes nearest to French victory. @rule freiburg:17.15 */
export const bestGap = lastAsked((board): Gap => {
  const { grid } = board.field;
  const { hexes, beside } = lineOf(board.field);
  const works = new Set(worksLeft(board));
  const left = hexes.map((hex) => works.has(hex));
  let [best, most]: [readonly HexIndex[], number] = [[], 0];
  for (const start of hexes.keys()) {
    const places = joined(start, left, beside);
    const group = places.map((place) => hexes[place] ?? OFF_MAP);
    const found = progress(group.length, heldOf(board, group));
    if (found > most) [best, most] = [group, found];
  }
  return { hexes: best.map((hex) => numberOf(grid, hex)), held: heldOf(board, best) };
});

/** The places that are left and lie together with the first, which is among them unless it is not left; taken out. */
function joined(first: number, left: boolean[], beside: Line['beside']): readonly number[] {
  const group: number[] = [];
  const add = (place: number) => {
    if (!left[place]) return;
    left[place] = false;
    group.push(place);
  };
  add(first);
  for (const place of group) for (const next of beside[place] ?? []) add(next);
  return group;
}

function heldOf(board: Board, group: readonly HexIndex[]): number {
  return group.filter((hex) => unitIn(board, hex) !== null).length;
}

/** How near it comes to victory, then how large it is. */
function progress(cleared: number, held: number): number {
  return 100 * (Math.min(cleared, CLEARED) + Math.min(held, HELD)) + cleared;
}

export function isBroken({ hexes, held }: Gap): boolean {
  return hexes.length >= CLEARED && held >= HELD;
}

/** Bavarian units on the Hill; Leaders and guns there do not matter. @rule freiburg:17.25 */
export function bavariansOnHill(board: Board): readonly Piece[] {
  const hill = new Set(board.scenario.map.areas[HILL_AREA] ?? []);
  return bavarianUnits(board).filter(({ at }) => at !== null && hill.has(at));
}

/** Guns by printed owner, and those of them in enemy hands. */
export function gunsOf(
  board: Board,
  bavarian: boolean,
): { readonly all: readonly Piece[]; readonly taken: readonly Piece[] } {
  const side = bavarianSide(board.scenario);
  const all = board.pieces.filter(
    (piece) =>
      piece.kind === 'artillery' && (piece.printed.side === side) === bavarian && piece.off !== 'reserve',
  );
  return { all, taken: all.filter((gun) => gun.hex >= 0 && gun.holder !== gun.printed.side) };
}

export const isBrokenArmy = (board: Board, army: string): boolean => board.demoralized.includes(army);

/** A condition of 17.25: whether it holds now, and what is missing. */
export type Condition = { readonly label: string; readonly holds: boolean; readonly missing: string };

/** @rule freiburg:17.25 */
export function frenchConditions(board: Board): readonly Condition[] {
  const guns = gunsOf(board, true);
  const onHill = bavariansOnHill(board);
  return [
    demoralized(board, 'Bavarian army demoralized', [BAVARIAN]),
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
export function bavarianConditions(board: Board): readonly Condition[] {
  const guns = gunsOf(board, false);
  return [
    demoralized(board, 'French Mercenary army demoralized', [MERCENARY]),
    demoralized(board, 'Both French armies demoralized', [FRENCH_REGULAR, MERCENARY]),
    {
      label: 'All French guns taken and held',
      holds: guns.all.length > 0 && guns.taken.length === guns.all.length,
      missing: `${guns.taken.length} of ${guns.all.length} held`,
    },
  ];
}

function demoralized(board: Board, label: string, armies: readonly string[]): Condition {
  const firm = armies.filter((army) => !isBrokenArmy(board, army));
  const names = firm.map((id) => board.scenario.categories.find((army) => army.id === id)?.name ?? id);
  return { label, holds: firm.length === 0, missing: `${names.join(' and ')} not demoralized` };
}

/** An award of 17.36 as the game stands. */
export type Award = { readonly label: string; readonly points: number; readonly note: string };

/** @rule freiburg:17.36 */
export function frenchAwards(board: Board): readonly Award[] {
  const guns = gunsOf(board, true);
  const destroyed = guns.all.filter((gun) => gun.off === 'destroyed').length;
  const units = bavarianUnits(board);
  const dead = units.filter((unit) => unit.off === 'eliminated').length;
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

/** Victory Points for the demoralization of the Mercenaries, and of both French armies instead. @rule freiburg:17.36 */
export const MERCENARIES_ALONE = 5;
export const BOTH_ARMIES = 35;

/** @rule freiburg:17.36 */
export function bavarianAwards(board: Board): readonly Award[] {
  const exited = bavarianUnits(board).filter((unit) => unit.off === 'exited').length;
  const mercenaries = isBrokenArmy(board, MERCENARY);
  const both = mercenaries && isBrokenArmy(board, FRENCH_REGULAR);
  return [
    { label: 'Bavarian units that have left', points: exited, note: '1 each' },
    {
      label: 'French armies demoralized',
      points: both ? BOTH_ARMIES : mercenaries ? MERCENARIES_ALONE : 0,
      note: '5 for the Mercenaries alone, 35 for both armies',
    },
  ];
}

export function total(awards: readonly Award[]): number {
  return awards.reduce((sum, { points }) => sum + points, 0);
}

/** The French set up three hexes or more from every entrenchment. @rule freiburg:17.12 */
export function worksShunned({ scenario }: Board, { rule }: Force) {
  const hexes = scenario.map.terrain.entrenchment ?? [];
  return rule === 'freiburg:17.12' ? { hexes, apart: 3, what: 'the entrenchment' } : null;
}
