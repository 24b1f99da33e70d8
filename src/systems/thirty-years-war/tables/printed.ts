/** The tables as the screens show them, made from the literals that the rules read. */
import type { PrintedTable } from '../rulebook/cited';
import { ARTILLERY_FIRE, FIRE_RESULT_MEANS, RANGES } from './artilleryFire';
import { combatSaid, combatShown, fireSaid, fireShown, terrainHexSaid, terrainHexsideSaid } from './cells';
import { COMBAT_RESULT_MEANS, COMBAT_RESULTS, ODDS } from './combatResults';
import type { AttackRight, HexEffects, HexsideEffects, MovementCost } from './terrainEffects';
import { HEX_TERRAIN_EFFECTS, HEXSIDE_EFFECTS } from './terrainEffects';

const DIE_FACES = ['1', '2', '3', '4', '5', '6'] as const;

const combatResultsTable: PrintedTable = {
  id: 'combat-results',
  rule: '8.6',
  title: 'Combat Results Table',
  corner: 'Die',
  columns: ODDS,
  rows: DIE_FACES,
  cells: COMBAT_RESULTS,
  notes: [...meanings(COMBAT_RESULT_MEANS), 'Odds beyond either end of the table use its last column.'],
  says: combatSaid,
  shownBy: combatShown,
};

const artilleryFireTable: PrintedTable = {
  id: 'artillery-fire',
  rule: '5.1',
  title: 'Artillery Fire Table',
  corner: 'Die \\ range in hexes',
  columns: RANGES,
  rows: DIE_FACES,
  cells: ARTILLERY_FIRE,
  notes: meanings(FIRE_RESULT_MEANS),
  says: fireSaid,
  shownBy: fireShown,
};

const INTO: { readonly [R in AttackRight]: string } = {
  anyone: 'allowed',
  nonCavalry: 'into it not by Cavalry',
  byRoad: 'into it only along a road',
};

const ATTACK_ACROSS: { readonly [A in HexsideEffects['attack']]: string } = {
  allowed: 'allowed',
  teethOut: 'only outwards, over the teeth',
  prohibited: 'not allowed',
};

const hexRows = Object.values(HEX_TERRAIN_EFFECTS);
const hexsideRows = Object.values(HEXSIDE_EFFECTS);

const terrainEffectsTable: PrintedTable = {
  id: 'terrain-effects',
  rule: '12.0',
  title: 'Terrain Effects Chart',
  corner: 'Terrain',
  columns: ['MP', 'MP, Cavalry', 'Attacks', 'Strength'],
  rows: [...hexRows, ...hexsideRows].map((row) => row.name),
  cells: [...hexRows.map(hexCells), ...hexsideRows.map(hexsideCells)],
  notes: [
    'Hexes: Movement Points to enter. Hexsides: Movement Points on top of the hex entered.',
    'Along a road the Road row replaces that of the hex; hexsides still count unless there is a bridge.',
    'Doubled: only when every attacker of that defender attacks across hexsides of one kind. Streams, rivers, bridges and fords are one kind, upward slopes another, walls a third.',
    'A defender has one terrain effect, the best for him. Halves are rounded up.',
  ],
  says: terrainSaid,
};

export const STANDARD_TABLES: readonly PrintedTable[] = [
  combatResultsTable,
  artilleryFireTable,
  terrainEffectsTable,
];

function terrainSaid(row: number, column: number): string {
  const hex = hexRows[row];
  const hexside = hexsideRows[row - hexRows.length];
  if (hex) return terrainHexSaid(hex, column);
  return hexside ? terrainHexsideSaid(hexside, column) : '';
}

function meanings(means: { readonly [code: string]: string }): readonly string[] {
  return Object.entries(means).map(([code, meaning]) => `${code}: ${meaning}.`);
}

function hexCells(row: HexEffects): readonly string[] {
  return [hexCost(row.others), hexCost(row.cavalry), hexAttacks(row), hexStrength(row)];
}

function hexsideCells(row: HexsideEffects): readonly string[] {
  const cost = row.cross === 'prohibited' ? 'not allowed' : `+${row.cross}`;
  const doubled = row.attack === 'allowed' && row.doubles !== null;
  return [cost, cost, ATTACK_ACROSS[row.attack], doubled ? 'defender doubled' : '–'];
}

function hexCost(cost: MovementCost): string {
  return cost === 'prohibited' ? 'not allowed' : `${cost}`;
}

function hexAttacks(row: HexEffects): string {
  return row.attackInto === 'byRoad' && row.attackOutOf === 'byRoad'
    ? 'into or out of it only along a road'
    : INTO[row.attackInto];
}

function hexStrength(row: HexEffects): string {
  if (row.defending === 'none') return '–';
  if (row.defending === '+1') return 'defender +1';
  return row.attacking === 'halved' ? 'halved, attacking too' : 'defender halved';
}
