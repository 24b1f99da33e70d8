/** What terrain costs, forbids and does: the Terrain Effects Chart applied to a hex and its hexsides. */
import { DIRECTIONS, type HexIndex, neighbour, OFF_MAP } from '../../../../core/hex/hex';
import { cavalryException } from '../../engine/terrainExceptions';
import type { RuleCase } from '../../rulebook/cited';
import type { HexTerrain } from '../../scenario/map';
import type { Options } from '../../scenario/optionSettings';
import type { CounterKind } from '../../scenario/scenario';
import { type Barriers, teethPointOut, wallStands } from '../../state/barriers';
import {
  type Battlefield,
  BRIDGE,
  FORD,
  hexsideBits,
  RIVER,
  roadLeads,
  SLOPE_DOWN,
  SLOPE_UP,
  STREAM,
  sideIndex,
} from '../../state/battlefield';
import {
  HEX_TERRAIN_EFFECTS,
  HEXSIDE_EFFECTS,
  type HexGround,
  type HexsideGround,
  type MovementCost,
} from '../../tables/terrainEffects';

/** A step that may not be made at all. */
export const PROHIBITED = 255;

export function terrainOf(field: Battlefield, hex: HexIndex): HexTerrain | 'clear' {
  return field.terrain[hex] ?? 'clear';
}

/** Rows for hexsides of the open country, as against walls, which can change. */
export type OpenHexside = Exclude<
  HexsideGround,
  'fortification' | 'breachedFortification' | 'gate' | 'friendlyGate'
>;

/**
 * The rows of the chart that hold for a hexside crossed from `hex`. A bridge or ford takes the water's place; what that
 * waives besides is said where it matters: all costs of the hexside in `costOfStep` (6.23), the end of Zones of Control
 * in `zoneCrosses` (7.13), nothing for a disrupted unit in `disruptedStepBar` (9.15).
 */
export function hexsidesCrossed(
  field: Battlefield,
  hex: HexIndex,
  direction: number,
): readonly OpenHexside[] {
  const bits = hexsideBits(field, hex, direction);
  const rows = rowsOfBits[bits] ?? rowsOf(bits);
  rowsOfBits[bits] = rows;
  return rows;
}
/** Found once for each way in which something runs along a hexside. */
const rowsOfBits: (readonly OpenHexside[])[] = [];

function rowsOf(bits: number): readonly OpenHexside[] {
  const rows: OpenHexside[] = [];
  if (bits & BRIDGE) rows.push('bridge');
  else if (bits & FORD) rows.push('ford');
  else if (bits & RIVER) rows.push('river');
  else if (bits & STREAM) rows.push('stream');
  if (bits & SLOPE_UP) rows.push('slope');
  if (bits & SLOPE_DOWN) rows.push('slopeDown');
  return rows;
}

/** Where water is crossed for nothing: a ford counts as a bridge. @rule 6.23 */
export const isCrossing = (row: OpenHexside): row is 'bridge' | 'ford' => row === 'bridge' || row === 'ford';

/** Whether a river without bridge and ford runs along the hexside: nothing leads over it. @rule 6.23 */
export function riverCloses(field: Battlefield, hex: HexIndex, direction: number): boolean {
  return hexsidesCrossed(field, hex, direction).includes('river');
}

/** Whether a Zone of Control reaches over that hexside; @rule 7.13 */
export function zoneCrosses(
  field: Battlefield,
  walls: Barriers | null,
  hex: HexIndex,
  direction: number,
): boolean {
  // Nor over an unbreached wall or gateway.
  if (wallStands(walls, hex, direction)) return false;
  return !riverCloses(field, hex, direction);
}

/** Whether a river runs along the hexside, bridged or not; @rule 9.15 */
export function isRiver(field: Battlefield, hex: HexIndex, direction: number): boolean {
  return (hexsideBits(field, hex, direction) & RIVER) !== 0;
}

/** Who makes a step: a piece, or any counter of that kind and side. */
export type Mover = { readonly kind: CounterKind; readonly side: 0 | 1 };

/** The chart's row for a hex as that side finds it: a work that the other side has built is an enemy entrenchment. */
export function groundFor(field: Battlefield, side: 0 | 1, hex: HexIndex): HexGround {
  return groundOf(field, side, terrainOf(field, hex));
}

function groundOf(field: Battlefield, side: 0 | 1, terrain: HexTerrain | 'clear'): HexGround {
  return terrain === 'entrenchment' && !ownsWorks(field, side) ? 'enemyEntrenchment' : terrain;
}

/** Whether entrenchments are that side's own; @rule 12.0 */
export function ownsWorks({ scenario }: Battlefield, side: 0 | 1): boolean {
  const owner = scenario.map.entrenchmentOwner;
  return owner === null || sideIndex(scenario, owner) === side;
}

/** What entering a hex costs by its row, and the case: 12.0, or that of an exclusive rule that goes before it. */
function entryOf(field: Battlefield, { kind }: Mover, ground: HexGround): readonly [MovementCost, RuleCase] {
  const exception = kind === 'cavalry' ? cavalryException(field.scenario.rules, ground) : null;
  if (exception) return [exception.cost, exception.rule];
  const row = HEX_TERRAIN_EFFECTS[ground];
  return [kind === 'cavalry' ? row.cavalry : row.others, '12.0'];
}

/** Movement Points to enter ground of that terrain otherwise than along a road; null: no way in. @rule 12.0, 6.22 */
export function costToEnter(
  field: Battlefield,
  options: Options,
  mover: Mover,
  terrain: HexTerrain | 'clear',
): number | null {
  const ground = groundOf(field, mover.side, terrain);
  const [cost] = entryOf(field, mover, ground);
  if (cost === 'prohibited') return null;
  return ground === 'woods' ? Number(options.woodsCost) : cost;
}

/** What a step can cost something for: a row of the chart, where the map ends, a wall that is breached. */
export type CostlyGround = HexGround | HexsideGround | 'edge' | 'breach';

/** One part of what a step costs, with the case that says so: of the hex entered, or on top of it for its hexside. */
export type CostPart = {
  readonly of: 'hex' | 'hexside';
  readonly points: number;
  readonly ground: CostlyGround;
  readonly rule: RuleCase;
};

const beyondEdge: CostPart = { of: 'hex', points: PROHIBITED, ground: 'edge', rule: '6.15' };

/**
 * Movement Points for a step, part by part: the hex, then its hexside. `PROHIBITED` where the chart says so.
 * A road that is entered along takes the place of the hex's own row. Walls are looked up apart, as they can change.
 * @rule 12.0, 6.21 to 6.24
 */
export function costOfStep(
  field: Battlefield,
  options: Options,
  mover: Mover,
  from: HexIndex,
  direction: number,
): readonly CostPart[] {
  const to = neighbour(field.grid, from, direction);
  if (to === OFF_MAP) return [beyondEdge];
  const parts: CostPart[] = [hexCost(field, options, mover, to, roadLeads(field, from, direction))];
  const crossed = hexsidesCrossed(field, from, direction);
  // At a bridge nothing is paid for the hexside, whatever else runs along it; @rule 6.23
  if (crossed.some(isCrossing)) return parts;
  for (const row of crossed) {
    const { cross } = HEXSIDE_EFFECTS[row];
    const rule = row === 'stream' ? '6.22' : row === 'slope' ? '6.24' : '6.23';
    if (cross === 'prohibited') parts.push({ of: 'hexside', points: PROHIBITED, ground: row, rule });
    else if (cross > 0) parts.push({ of: 'hexside', points: cross, ground: row, rule });
  }
  return parts;
}

function hexCost(
  field: Battlefield,
  options: Options,
  mover: Mover,
  hex: HexIndex,
  byRoad: boolean,
): CostPart {
  const ground = byRoad ? 'road' : groundFor(field, mover.side, hex);
  const [cost, rule] = entryOf(field, mover, ground);
  if (cost === 'prohibited') return { of: 'hex', points: PROHIBITED, ground, rule };
  if (ground === 'woods') return { of: 'hex', points: Number(options.woodsCost), ground, rule: '6.22' };
  return { of: 'hex', points: cost, ground, rule };
}

/** Tables for Cavalry and for all others, of either side, disrupted or not, made once a map and set of options. */
type CostTables = (Uint8Array | undefined)[];
const costTables = new WeakMap<Battlefield, WeakMap<Options, CostTables>>();

/**
 * What each step takes in all, walls apart, six a hex by direction: Movement Points, or 1 hex for a disrupted counter
 * (9.15); `PROHIBITED` where it may not be made.
 */
export function openCosts(
  field: Battlefield,
  options: Options,
  mover: Mover,
  disrupted: boolean,
): Uint8Array {
  const tables = tablesFor(field, options);
  const moves = (disrupted ? 4 : 0) + (mover.kind === 'cavalry' ? 2 : 0) + mover.side;
  const table = tables[moves] ?? makeCostTable(field, options, mover, disrupted);
  tables[moves] = table;
  return table;
}

function tablesFor(field: Battlefield, options: Options): CostTables {
  const ofField = costTables.get(field) ?? new WeakMap<Options, CostTables>();
  const known = ofField.get(options);
  if (known) return known;
  const tables: CostTables = [];
  costTables.set(field, ofField.set(options, tables));
  return tables;
}

function makeCostTable(field: Battlefield, options: Options, mover: Mover, disrupted: boolean): Uint8Array {
  return Uint8Array.from({ length: field.grid.size * 6 }, (_, side) => {
    const [hex, direction] = [Math.floor(side / 6), side % 6];
    if (disrupted) return disruptedStepBar(field, mover, hex, direction) ? PROHIBITED : 1;
    const parts = costOfStep(field, options, mover, hex, direction);
    return Math.min(
      parts.reduce((sum, part) => sum + part.points, 0),
      PROHIBITED,
    );
  });
}

/**
 * Why a disrupted unit may not make a step, or null: what its kind may never enter, woods unless along a road,
 * and river hexsides even at a bridge. Costs do not matter to it. @rule 9.15
 */
export function disruptedStepBar(
  field: Battlefield,
  mover: Mover,
  from: HexIndex,
  direction: number,
): CostPart | null {
  const to = neighbour(field.grid, from, direction);
  if (to === OFF_MAP) return beyondEdge;
  if (isRiver(field, from, direction))
    return { of: 'hexside', points: PROHIBITED, ground: 'river', rule: '9.15' };
  if (roadLeads(field, from, direction)) return null;
  const terrain = terrainOf(field, to);
  if (terrain === 'woods') return { of: 'hex', points: PROHIBITED, ground: terrain, rule: '9.15' };
  const ground = groundFor(field, mover.side, to);
  const [cost, rule] = entryOf(field, mover, ground);
  if (cost !== 'prohibited') return null;
  return { of: 'hex', points: PROHIBITED, ground, rule };
}

/** Why no attack is made from a hex into another one, or not by such a unit. */
export type AttackBar = { readonly rule: RuleCase } & (
  | { readonly way: 'apart' }
  | { readonly way: 'overWall'; readonly walls: Barriers; readonly from: HexIndex; readonly to: HexIndex }
  | { readonly way: 'across'; readonly ground: OpenHexside }
  | { readonly way: 'into' | 'outOf' | 'cavalryInto'; readonly ground: HexTerrain | 'clear' }
);

/**
 * Why a unit of that kind may not attack from a hex into the neighbour that it has in that direction, or null; @rule
 * 12.0
 */
export function attackBar(
  field: Battlefield,
  walls: Barriers | null,
  kind: CounterKind,
  from: HexIndex,
  direction: number,
): AttackBar | null {
  const to = neighbour(field.grid, from, direction);
  if (walls && wallStands(walls, from, direction) && !teethPointOut(field, from, direction))
    return { way: 'overWall', walls, from, to, rule: walls.cases.attack };
  for (const ground of hexsidesCrossed(field, from, direction))
    if (HEXSIDE_EFFECTS[ground].attack === 'prohibited') return { way: 'across', ground, rule: '12.0' };
  const byRoad = roadLeads(field, from, direction);
  const [into, outOf] = [terrainOf(field, to), terrainOf(field, from)];
  const { attackInto } = HEX_TERRAIN_EFFECTS[into];
  if (attackInto === 'byRoad' && !byRoad) return { way: 'into', ground: into, rule: '12.0' };
  if (HEX_TERRAIN_EFFECTS[outOf].attackOutOf === 'byRoad' && !byRoad)
    return { way: 'outOf', ground: outOf, rule: '12.0' };
  if (attackInto === 'nonCavalry' && kind === 'cavalry')
    return { way: 'cavalryInto', ground: into, rule: '12.0' };
  return null;
}

/** Whether such a counter may be set up there; Cavalry may in an entrenchment that it could not enter. @rule 12.0 */
export function mayBeSetUp(field: Battlefield, kind: CounterKind, hex: HexIndex): boolean {
  const ground = terrainOf(field, hex);
  if (ground === 'entrenchment') return true;
  for (const direction of DIRECTIONS) if (roadLeads(field, hex, direction)) return true;
  const { cavalry, others } = HEX_TERRAIN_EFFECTS[ground];
  return (kind === 'cavalry' ? cavalry : others) !== 'prohibited';
}
