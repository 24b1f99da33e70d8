/** Points as people write them, where a game counts in quarters: `12`, `12¼`, `½`. */
export function inQuarters(points: number): string {
  const [whole, part] = [Math.trunc(points), Math.round(4 * Math.abs(points % 1))];
  const sign = ['', '¼', '½', '¾'][part] ?? '';
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
}
