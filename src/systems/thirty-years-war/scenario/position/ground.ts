/** The ground of a small position: lists of hexes and hexsides, as they are written by hand. */
import * as v from 'valibot';
import { hexAt, hexGrid, neighbour, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { whole } from '../../../../core/json/schemaParts';
import { type FortressSection, type Hexside, terrain } from '../map';
import { MOST } from '../scenarioCaps';
import { hexes, hexsides } from '../schemaParts';
import { SIDES } from './line';

const side = v.picklist(['F', 'S', 'B']);
const size = v.exactOptional(whole(1, MOST.columns));
const some = v.exactOptional(hexsides);

export const groundForm = v.strictObject({
  ...terrain,
  columns: size,
  rows: size,
  roads: v.exactOptional(v.array(hexes)),
  streams: some,
  rivers: some,
  /** Bridges and fords stand on water. */
  bridges: some,
  fords: some,
  /** The lower hex first. */
  slopes: some,
  /** Who built the entrenchments; both sides' own without it. */
  worksOf: v.exactOptional(side),
  /** Walled sections of a Spanish fortress. Where two meet, the teeth point from the first to the second. */
  sections: v.exactOptional(v.array(hexes)),
  /** What they are called, in their order. */
  sectionNames: v.exactOptional(v.array(v.string())),
  /** The hexsides of its walls that are gateways. */
  gates: some,
});
export type Ground = Read<typeof groundForm>;
const SIZE = 12;

/** The map of a scenario file; `other` is the side that fights the French. */
export function mapFile(ground: Ground, other: string): object {
  const { roads, streams, rivers, bridges = [], fords = [], slopes, ...more } = ground;
  const { columns = SIZE, rows = SIZE, worksOf, sections, sectionNames, gates = [], ...terrain } = more;
  const named = sections?.map((hexes, i) => ({
    id: `section-${i + 1}`,
    name: sectionNames?.[i] ?? `Section ${i + 1}`,
    hexes,
  }));
  return {
    columns,
    rows,
    terrain,
    roads: (roads ?? []).map((hexes) => ({ hexes })),
    streams: streams ? [{ hexsides: streams }] : [],
    rivers: rivers ? [{ hexsides: rivers }] : [],
    bridges: [
      ...bridges.map((hexside) => ({ kind: 'bridge', hexside })),
      ...fords.map((hexside) => ({ kind: 'ford', hexside })),
    ],
    slopes: slopes ?? [],
    entrenchmentOwner: other === 'bavarian' ? other : worksOf ? SIDES[worksOf] : null,
    fortress: named ? fortressOf(named, gates, other, hexGrid(columns, rows)) : null,
  };
}

/** A wall on every hexside that leads out of a section, towards any section after it too. */
function fortressOf(
  sections: readonly FortressSection[],
  gates: readonly Hexside[],
  owner: string,
  grid: ReturnType<typeof hexGrid>,
): unknown {
  const isGate = (a: string, b: string) => gates.some((gate) => gate.includes(a) && gate.includes(b));
  const around = (hex: string) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const next = neighbour(grid, hexAt(grid, hex), direction);
      return next === OFF_MAP ? [] : numberOf(grid, next);
    });
  const hexsides = sections.flatMap(({ id, hexes }, i) => {
    const inside = sections.slice(0, i + 1).flatMap((section) => section.hexes);
    return hexes.flatMap((hex) =>
      around(hex)
        .filter((outside) => !inside.includes(outside))
        .map((outside) => ({
          ...{ inside: hex, outside, section: id },
          kind: isGate(hex, outside) ? 'gateway' : 'fortification',
        })),
    );
  });
  return { owner, sections, hexsides };
}
