/** The charts as screens show them: out of the literals that the rules read. All of them are reconstructed. */
import { effectWords } from '../11-combat/receipt';
import { LETTERS } from '../scenario/scenario';
import { ARTILLERY_FIRE } from '../tables/artilleryFire';
import { COMBAT_RESULTS } from '../tables/combatResults';
import { EQUIPMENT } from '../tables/equipment';
import { TERRAIN, TERRAIN_CHART } from '../tables/terrain';
import type { PrintedTable } from './cited';

const OURS = 'The printed chart could not be consulted: this one is a reconstruction of ours.';
const { rows: RESULTS } = COMBAT_RESULTS;

const combat: PrintedTable = {
  id: 'combatResults',
  rule: '11.7',
  title: 'Combat results',
  corner: 'Die and modifiers',
  columns: ['Attacker', 'Defender'],
  rows: RESULTS.map(({ total }, i) =>
    i === 0 ? `${total} or less` : i === RESULTS.length - 1 ? `${total} or more` : `${total}`,
  ),
  cells: RESULTS.map(({ attacker, defender }) => [attacker, defender]),
  notes: [OURS],
  says(row, column) {
    const printed = RESULTS[row]?.[column === 0 ? 'attacker' : 'defender'] ?? '-';
    const who = column === 0 ? 'The attacker' : 'The defender';
    return printed === '-' ? `${who} is not affected.` : `${who} ${effectWords(printed)}.`;
  },
};

const rangeNames = ARTILLERY_FIRE.rows.map(({ upTo }, i) => {
  const from = (ARTILLERY_FIRE.rows[i - 1]?.upTo ?? 0) + 1;
  return from === upTo ? `${upTo}` : `${from} to ${upTo}`;
});
const artillery: PrintedTable = {
  id: 'artilleryFire',
  rule: '10.2',
  title: 'Artillery fire',
  corner: 'Range in hexes',
  columns: ['D on'],
  rows: rangeNames,
  cells: ARTILLERY_FIRE.rows.map(({ least }) => [least === 6 ? '6' : `${least} or more`]),
  notes: [
    `A battery that was ever captured: ${ARTILLERY_FIRE.captured}. A target in a wood: ${ARTILLERY_FIRE.intoWood}.`,
    OURS,
  ],
};

const equipment: PrintedTable = {
  id: 'equipment',
  rule: '11.4',
  title: 'Equipment',
  corner: 'Attacker',
  columns: LETTERS.map((letter) => `Against ${letter}`),
  rows: LETTERS.map((letter) => `${letter}, ${EQUIPMENT.classes[letter]}`),
  cells: LETTERS.map((ours) =>
    LETTERS.map((theirs) => {
      const by = EQUIPMENT.modifiers[ours][theirs];
      return by > 0 ? `+${by}` : `${by}`;
    }),
  ),
  notes: [OURS],
};

const price = (points: number | null) => (points === null ? 'no' : `${points}`);
const terrain: PrintedTable = {
  id: 'terrain',
  rule: '7.1',
  title: 'Terrain',
  corner: 'Ground',
  columns: ['Foot', 'Tercio', 'Horse', 'Leader', 'Attack into it', 'Sight'],
  rows: [...TERRAIN, 'stream', 'road'],
  cells: [
    ...TERRAIN.map((kind) => {
      const row = TERRAIN_CHART.rows[kind];
      const costs = [row.infantry, row.tercio, row.cavalry, row.leader].map(price);
      return [...costs, row.attack === 0 ? '0' : `${row.attack}`, row.blocksSight ? 'blocked' : 'free'];
    }),
    [...Array<string>(4).fill(`+${TERRAIN_CHART.stream.cost}`), `${TERRAIN_CHART.stream.attack}`, 'free'],
    [...Array<string>(4).fill(`${TERRAIN_CHART.road}`), '0', 'free'],
  ],
  notes: [
    `Horse that attacks into anything but clear ground: another ${TERRAIN_CHART.horseInTheRough}. A road counts along it, in any ground.`,
    OURS,
  ],
};

export const PRINTED_TABLES: readonly PrintedTable[] = [combat, artillery, equipment, terrain];
