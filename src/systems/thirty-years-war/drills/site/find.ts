/** A position for a drill: on ground of our own, or in a corner of a battle, strewn or as random play has left it. */
import type { DrillBattle } from '../../../../core/contract/drills';
import type { Draw } from '../../../../core/dice/draw';
import { between, oneOf } from '../../../../core/dice/drawn';
import type { Scenario } from '../../scenario/scenario';
import { letterOf, rulesOf, scenarioOf } from './battle';
import { cornerOf, type Part, within } from './corner';
import { drawnGround } from './ground';
import { GAMES, MOMENTS, momentsOf } from './played';
import { type Placed, type Site, sideOfLetter } from './site';
import { strewn, type Wish } from './strewn';

/** Columns and rows by level. */
const SIZES: readonly (readonly [number, number])[] = [
  [6, 6],
  [6, 6],
  [7, 7],
  [8, 7],
  [9, 8],
  [10, 8],
];
/** More counters than that are too many to look at; in played positions they are not chosen. */
const MOST = 22;

export function siteFor(draw: Draw, level: number, battles: readonly DrillBattle[], wish: Wish): Site | null {
  const battle = battleFor(draw, battles);
  if (!battle) return null;
  const scenario = scenarioOf(battle);
  const [columns, rows] = SIZES[level] ?? [6, 6];
  const source = level === 1 ? 0 : draw(level === 2 ? 2 : 3);
  if (source === 2) return playedCorner(draw, battle, columns, rows);
  const part = partIn(draw, scenario, columns, rows);
  const map = source === 0 ? drawnGround(draw, level, columns, rows) : cornerOf(scenario, part);
  return map && strewn(draw, level, scenario, map, wish);
}

/** Books have as good a chance as each other, however many battles are played by them. */
function battleFor(draw: Draw, battles: readonly DrillBattle[]): DrillBattle | null {
  const rules = oneOf(draw, [...new Set(battles.map((battle) => scenarioOf(battle).rules))]);
  return oneOf(
    draw,
    battles.filter((battle) => scenarioOf(battle).rules === rules),
  );
}

function partIn(draw: Draw, { map }: Scenario, columns: number, rows: number): Part {
  const column = 2 * draw(Math.floor(Math.max(0, map.columns - columns) / 2) + 1);
  const row = draw(Math.max(0, map.rows - rows) + 1);
  return { column, row, columns: Math.min(columns, map.columns), rows: Math.min(rows, map.rows) };
}

/** Around a unit of the side to act. */
function playedCorner(draw: Draw, battle: DrillBattle, columns: number, rows: number): Site | null {
  const scenario = scenarioOf(battle);
  const state = momentsOf(battle, draw(GAMES))[draw(MOMENTS)];
  if (!state) return null;
  const units = state.counters.flatMap(({ at, holder }) =>
    at !== null && holder === state.phasingSide ? at : [],
  );
  const middle = oneOf(draw, units);
  if (middle === null) return null;
  const part = partAround(draw, scenario, middle, columns, rows);
  const counters = scenario.counters.flatMap((printed, i): readonly Placed[] => {
    const { at = null, holder, disrupted = false } = state.counters[i] ?? {};
    const hex = at === null ? null : within(part, at);
    const letter = letterOf(scenario, printed);
    // Guns in the hands of the enemy are left out.
    return hex !== null && letter !== null && holder === printed.side
      ? [{ letter, printed, hex, disrupted }]
      : [];
  });
  const map = cornerOf(scenario, part);
  const side = counters.find(({ printed }) => printed.side === state.phasingSide)?.letter;
  if (!map || !side || counters.length > MOST || counters.length < 4) return null;
  return { map, counters, rules: rulesOf(scenario), side: sideOfLetter(side) };
}

function partAround(draw: Draw, { map }: Scenario, middle: string, columns: number, rows: number): Part {
  const column = Number(middle.slice(0, 2)) - between(draw, 2, columns - 1);
  const row = Number(middle.slice(2)) - between(draw, 2, rows - 1);
  const inMap = (first: number, most: number) => Math.max(0, Math.min(first, most));
  return {
    column: 2 * Math.floor(inMap(column, map.columns - columns) / 2),
    row: inMap(row, map.rows - rows),
    columns: Math.min(columns, map.columns),
    rows: Math.min(rows, map.rows),
  };
}
