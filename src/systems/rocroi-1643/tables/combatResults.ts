/** The Combat Results Table. The printed one could not be consulted: this one is reconstructed. */

/** What a result does to one side (11.7). */
export type Effect = {
  readonly lost: 0 | 1 | 'all';
  readonly disorganised: boolean;
  readonly back: 0 | 1 | 2;
  /** Horse that was disorganised before this combat is eliminated. */
  readonly star: boolean;
};

export type ResultRow = { readonly total: number; readonly attacker: string; readonly defender: string };

/** By the die and all modifiers; below the first and above the last row these count. */
export const COMBAT_RESULTS = {
  provenance: 'reconstructed',
  rows: [
    { total: -3, attacker: '1 D R2 *', defender: '-' },
    { total: -2, attacker: 'D R2 *', defender: '-' },
    { total: -1, attacker: 'D R *', defender: '-' },
    { total: 0, attacker: 'D R', defender: '-' },
    { total: 1, attacker: 'D', defender: '-' },
    { total: 2, attacker: 'R', defender: '-' },
    { total: 3, attacker: '-', defender: '-' },
    { total: 4, attacker: 'D', defender: 'D' },
    { total: 5, attacker: '-', defender: 'R' },
    { total: 6, attacker: '-', defender: 'D' },
    { total: 7, attacker: '-', defender: 'D R' },
    { total: 8, attacker: '-', defender: 'D R *' },
    { total: 9, attacker: '-', defender: 'D R2 *' },
    { total: 10, attacker: '-', defender: '1 D R *' },
    { total: 11, attacker: '-', defender: '1 D R2 *' },
    { total: 12, attacker: '-', defender: 'E' },
  ] satisfies readonly ResultRow[],
} as const;

const LOWEST = -3;
const HIGHEST = 12;

/** The row of a total. */
export function resultRow(total: number): ResultRow {
  const row = COMBAT_RESULTS.rows[Math.min(HIGHEST, Math.max(LOWEST, total)) - LOWEST];
  if (!row) throw new RangeError(`no result for ${total}`);
  return row;
}

/** What is printed for one side, as an effect. */
export function effectOf(printed: string): Effect {
  const effect = effects.get(printed) ?? readEffect(printed);
  effects.set(printed, effect);
  return effect;
}
const effects = new Map<string, Effect>();

function readEffect(printed: string): Effect {
  const parts = printed.split(' ');
  return {
    lost: parts.includes('E') ? 'all' : parts.includes('1') ? 1 : 0,
    disorganised: parts.includes('D'),
    back: parts.includes('R2') ? 2 : parts.includes('R') ? 1 : 0,
    star: parts.includes('*'),
  };
}
