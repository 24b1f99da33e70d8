/** Distances by walking outwards over the offsets of the printed numbers, without the game's tables. */
export function distancesFrom(from: string, columns: number, rows: number): ReadonlyMap<string, number> {
  const steps = new Map([[from, 0]]);
  for (const [at, count] of steps) {
    for (const next of beside(at, columns, rows)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

/** Even columns lie half a hex lower. */
export function beside(hex: string, columns: number, rows: number): readonly string[] {
  const x = Number(hex.slice(0, 2));
  const y = Number(hex.slice(2));
  const up = x % 2 === 0 ? y : y - 1;
  const around = [
    [x, y - 1],
    [x, y + 1],
    [x - 1, up],
    [x - 1, up + 1],
    [x + 1, up],
    [x + 1, up + 1],
  ] as const;
  return around
    .filter(([c, r]) => c >= 1 && c <= columns && r >= 1 && r <= rows)
    .map(([c, r]) => `${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`);
}
