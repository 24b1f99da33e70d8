/** What a cell of a printed table says, in a sentence, and a small position in which it is read. */
import type { CellExample } from '../../../core/contract/reader';
import { ARTILLERY_FIRE, FIRE_RESULT_MEANS, RANGES } from './artilleryFire';
import { COMBAT_RESULT_MEANS, COMBAT_RESULTS, ODDS } from './combatResults';
import type { HexEffects, HexsideEffects } from './terrainEffects';

/** @rule 8.6 */
export function combatSaid(row: number, column: number): string {
  const result = COMBAT_RESULTS[row]?.[column] ?? '•';
  const sign = result === '•' ? '' : `${result}: `;
  return `At ${ODDS[column]} a ${row + 1} brings ${sign}${COMBAT_RESULT_MEANS[result]}.`;
}

/** Two units whose printed strengths are in that ratio. */
export function combatShown(row: number, column: number): CellExample {
  const [ours = 1, theirs = 1] = (ODDS[column] ?? '').split('-').map(Number);
  return {
    position: { position: `F ${2 * ours}-3 0605 | S ${2 * theirs}-2 0606`, phase: 'combat' },
    act: {
      command: { do: 'attack', attackers: ['f0605'], defenders: ['s0606'] },
      dice: [row + 1],
    },
  };
}

/** @rule 5.1 */
export function fireSaid(row: number, column: number): string {
  const result = ARTILLERY_FIRE[row]?.[column] ?? '•';
  const sign = result === '•' ? '' : `${result}: `;
  const range = RANGES[column] ?? '';
  const hexes = range === '1' ? '1 hex' : `${range.replace('-', ' to ').replace('+', ' or more')} hexes`;
  return `At a range of ${hexes} a ${row + 1} brings ${sign}${FIRE_RESULT_MEANS[result]}.`;
}

/** A gun, and a target at the nearest range of the column. */
export function fireShown(row: number, column: number): CellExample {
  const range = Number.parseInt(RANGES[column] ?? '1', 10);
  const at = `06${String(1 + range).padStart(2, '0')}`;
  return {
    position: { position: `F gun 0601 | S 10-2 ${at}`, phase: 'artilleryFire' },
    act: { command: { do: 'fire', gun: 'f0601g', target: `s${at}` }, dice: [row + 1] },
  };
}

const HEX_ATTACKS = {
  anyone: 'Any unit may attack into it.',
  nonCavalry: 'All but cavalry may attack into it.',
  byRoad: 'Attacks lead into it or out of it only along a road.',
} as const;
const HEX_STRENGTH = {
  none: 'It changes no strength.',
  halved: 'A unit that attacks or defends in it is halved.',
  '+1': 'A unit that defends in it gets 1 Strength Point more.',
} as const;

/** Columns: Movement Points, those of cavalry, attacks, strength. @rule 12.0 */
export function terrainHexSaid(row: HexEffects, column: number): string {
  const said = [
    toEnter('Infantry and Leaders', row.others),
    toEnter('Cavalry', row.cavalry),
    HEX_ATTACKS[row.attackInto],
    HEX_STRENGTH[row.defending],
  ];
  return `${row.name}: ${said[column]}`;
}

const HEXSIDE_ATTACKS = {
  allowed: 'Units may attack across it.',
  teethOut: 'Units attack across it only outwards, over its teeth.',
  prohibited: 'No unit may attack across it.',
} as const;

/** @rule 12.0 */
export function terrainHexsideSaid(row: HexsideEffects, column: number): string {
  const doubled = row.attack === 'allowed' && row.doubles !== null;
  const crossing =
    row.cross === 'prohibited'
      ? 'No one may cross it.'
      : row.cross === 0
        ? 'Crossing it costs nothing more.'
        : `Crossing it costs ${row.cross} more than the hex entered.`;
  const strength = doubled ? 'A unit that is attacked across it is doubled.' : 'It changes no strength.';
  const said = [crossing, crossing, HEXSIDE_ATTACKS[row.attack], strength];
  return `${row.name}: ${said[column]}`;
}

function toEnter(who: string, cost: number | 'prohibited'): string {
  if (cost === 'prohibited') return `${who} may enter it only along a road.`;
  return `${who} pay ${cost} to enter it.`;
}
