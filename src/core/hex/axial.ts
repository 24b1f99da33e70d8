/** Hexes as steps from each other: for bodies that move as one, and for straight lines of them. */
import type { HexGrid, HexIndex } from './hex';

export type Axial = { readonly q: number; readonly r: number };

/** Where a hex of the map lies. */
export function axial(grid: HexGrid, hex: HexIndex): Axial {
  return { q: grid.q[hex] ?? 0, r: grid.r[hex] ?? 0 };
}
export function plus(a: Axial, b: Axial): Axial {
  return { q: a.q + b.q, r: a.r + b.r };
}
export function less(a: Axial, b: Axial): Axial {
  return { q: a.q - b.q, r: a.r - b.r };
}
/** Twice the scalar product: between axes of 60 degrees. */
export function along(a: Axial, b: Axial): number {
  return 2 * a.q * b.q + 2 * a.r * b.r + a.q * b.r + a.r * b.q;
}

/** The hex there; null: beyond the edge. */
export function hexOf(grid: HexGrid, { q, r }: Axial): HexIndex | null {
  for (let hex = 0; hex < grid.size; hex++) if (grid.q[hex] === q && grid.r[hex] === r) return hex;
  return null;
}

/** The hex after so many steps of a straight line; where that runs between two, always the same one. */
export function onLine(from: Axial, way: Axial, step: number, length: number): Axial {
  if (length === 0) return from;
  const [q, r] = [(way.q * step) / length + NUDGE, (way.r * step) / length + NUDGE];
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return plus(from, { q: -rr - rs, r: rr });
  return plus(from, { q: rq, r: dr > ds ? -rq - rs : rr });
}
const NUDGE = 1e-6;
