/** The charts as screens show them, made from the literals that the rules read. All of them are reconstructed. */
import { LETTERS } from '../scenario/scenario';
import { ARTILLERY_FIRE } from '../tables/artilleryFire';
import { COMBAT_RESULTS } from '../tables/combatResults';
import { EQUIPMENT } from '../tables/equipment';
import { combatSaid, combatShown, equipmentSaid, equipmentShown, signed } from './chartCells';
import type { PrintedTable } from './cited';
import { fireShown } from './shown';
import { MODIFIERS, POINTS, TESTS } from './smallCharts';
import { TERRAIN_EFFECTS } from './terrainChart';

/** What is said below each of them. */
const OURS = 'The printed chart could not be consulted; this one is a reconstruction of ours.';

const RESULTS = COMBAT_RESULTS.rows;

const combatResults: PrintedTable = {
  id: 'combatResults',
  rule: '11.7',
  title: 'Combat Results Table',
  corner: 'Die and modifiers',
  columns: ['Attacker', 'Defender'],
  rows: RESULTS.map(({ total }, i) =>
    i === 0 ? `${total} or less` : i === RESULTS.length - 1 ? `${total} or more` : `${total}`,
  ),
  cells: RESULTS.map(({ attacker, defender }) => [attacker, defender]),
  notes: [
    '1: a step lost. D: disorganised. R, R2: back one or two hexes. E: eliminated.',
    '*: horse that was disorganised before this combat is eliminated.',
    OURS,
  ],
  says: combatSaid,
  shownBy: combatShown,
};

const artilleryFire: PrintedTable = {
  id: 'artilleryFire',
  rule: '10.2',
  title: 'Artillery Fire Table',
  corner: 'Range in hexes',
  columns: ['D on'],
  rows: ARTILLERY_FIRE.rows.map(({ upTo }, i) => {
    const from = (ARTILLERY_FIRE.rows[i - 1]?.upTo ?? 0) + 1;
    return from === upTo ? `${upTo}` : `${from} to ${upTo}`;
  }),
  cells: ARTILLERY_FIRE.rows.map(({ least }) => [least === 6 ? '6' : `${least} or more`]),
  notes: [
    `${ARTILLERY_FIRE.captured} to the die of a battery that was ever captured, ${ARTILLERY_FIRE.intoWood} if the target is in a wood.`,
    OURS,
  ],
  says(row) {
    const { upTo = 0, least = 6 } = ARTILLERY_FIRE.rows[row] ?? {};
    const dice = least === 6 ? 'A 6' : `A ${least} or more`;
    return `${dice} disorganises a unit up to ${upTo === 1 ? '1 hex' : `${upTo} hexes`} away.`;
  },
  shownBy: fireShown,
};

const equipment: PrintedTable = {
  id: 'equipment',
  rule: '11.4',
  title: 'Equipment',
  corner: 'Attacker',
  columns: LETTERS.map((letter) => `Against ${letter}`),
  rows: LETTERS.map((letter) => `${letter}, ${EQUIPMENT.classes[letter]}`),
  cells: LETTERS.map((ours) => LETTERS.map((theirs) => signed(EQUIPMENT.modifiers[ours][theirs]))),
  notes: [OURS],
  says: equipmentSaid,
  shownBy: equipmentShown,
};

export const CHARTS: readonly PrintedTable[] = [
  combatResults,
  MODIFIERS,
  equipment,
  { ...TERRAIN_EFFECTS, notes: [...TERRAIN_EFFECTS.notes, OURS] },
  artilleryFire,
  TESTS,
  POINTS,
];
