/**
 * Trees, planted in rows from back to front so that each row covers the one behind it. A row is a few long paths, not
 * hundreds of elements: trees of one row hardly overlap, so nothing is lost.
 */
import type { BoardGeometry, BoardPoint } from '../../core/contract/geometry';
import { chance, chances, n, wobble } from '../paths';

export const TREE_TONES = 3;
export type TreeRow = {
  readonly y: number;
  /** Its number in its row, from the left. */
  readonly part: number;
  readonly shadow: string;
  readonly trunk: string;
  readonly crowns: readonly string[];
  readonly shade: string;
  readonly light: string;
};
export type Grove = {
  /** Mean distance between two trees of a row, and between rows. */
  readonly spacing: number;
  readonly depth: number;
  readonly size: readonly [smallest: number, largest: number];
  /** The share of possible places that have a tree, 0 to 1. */
  readonly density: number;
};
export const FOREST: Grove = { spacing: 18.5, depth: 11.5, size: [7.2, 11.4], density: 0.95 };
export const WOODS: Grove = { spacing: 24, depth: 15, size: [6, 8.4], density: 0.62 };

type Crown = { readonly outline: string; readonly shade: string; readonly light: string };

/** A crown of lobes around 0,0 as relative path commands, ready to follow any `M`. */
function makeCrown(kind: number, radius: number): Crown {
  const lobes = 6 + (kind % 3);
  const points: BoardPoint[] = [];
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const angle = ((lobe + wobble(0.22, kind, lobe)) / lobes) * 2 * Math.PI - 2.2;
    const reach = radius * (0.86 + wobble(0.1, 'reach', kind, lobe));
    points.push({ x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * 0.92 });
  }
  let outline = '';
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const chord = Math.hypot(next.x - point.x, next.y - point.y);
    const bow = n(chord * 0.58);
    outline += `a${bow} ${bow} 0 0 1 ${n(next.x - point.x)} ${n(next.y - point.y)}`;
  });
  const [start = { x: 0, y: 0 }] = points;
  const r = radius;
  return {
    outline: `m${n(start.x)} ${n(start.y)}${outline}z`,
    shade: `m${n(r * 0.86)} ${n(-r * 0.3)}a${n(r)} ${n(r)} 0 0 1 ${n(-r * 1.5)} ${n(r * 1.02)}a${n(r * 1.35)} ${n(r * 1.35)} 0 0 0 ${n(r * 1.5)} ${n(-r * 1.02)}z`,
    light: `m${n(-r * 0.66)} ${n(-r * 0.18)}a${n(r * 0.42)} ${n(r * 0.42)} 0 0 1 ${n(r * 0.42)} ${n(-r * 0.46)}a${n(r * 0.36)} ${n(r * 0.36)} 0 0 1 ${n(r * 0.5)} ${n(0)}q${n(-r * 0.5)} ${n(r * 0.06)} ${n(-r * 0.92)} ${n(r * 0.46)}z`,
  };
}

/** A row of a sheet wider than twice this is several, for the reason that `patches` has. */
const WIDE = 800;

function newPart() {
  const crowns = Array.from({ length: TREE_TONES }, () => '');
  return { shadow: '', trunk: '', crowns, shade: '', light: '' };
}

const SIZES = 4;
const KINDS = 7;

const crownsKnown = new Map<Grove, readonly Crown[]>();

function crownsOf(grove: Grove): readonly Crown[] {
  const known = crownsKnown.get(grove);
  if (known) return known;
  const [smallest, largest] = grove.size;
  const made = Array.from({ length: KINDS * SIZES }, (_, index) =>
    makeCrown(index % KINDS, smallest + ((largest - smallest) * Math.floor(index / KINDS)) / (SIZES - 1)),
  );
  crownsKnown.set(grove, made);
  return made;
}

/** Of how many equal parts of the sheet, from above, this is which. */
export type Part = { readonly index: number; readonly of: number };

/** Rows of trees wherever `grows` says so, in a part of the sheet. */
export function plant(
  geometry: BoardGeometry,
  grove: Grove,
  grows: (point: BoardPoint) => boolean,
  { index, of }: Part,
): readonly TreeRow[] {
  const { frame } = geometry;
  const [smallest, largest] = grove.size;
  const crowns = crownsOf(grove);
  const rows: TreeRow[] = [];
  const count = Math.ceil(frame.height / grove.depth) + 4;
  const [first, end] = [index, index + 1].map((part) => Math.floor((part * count) / of) - 1);
  for (let row = first ?? 0; row < (end ?? 0); row += 1) {
    const y = frame.y + row * grove.depth;
    const parts = Array.from({ length: Math.max(1, Math.floor(frame.width / WIDE)) }, newPart);
    const across = Math.ceil(frame.width / grove.spacing) + 2;
    for (let place = -1; place < across; place += 1) {
      const draw = chances(row, place);
      const stray = (reach: number, word: string) => (draw(word) * 2 - 1) * reach;
      const root = {
        x: frame.x + (place + (row % 2 === 0 ? 0 : 0.5)) * grove.spacing + stray(grove.spacing * 0.24, 'x'),
        y: y + stray(grove.depth * 0.34, 'y'),
      };
      const seen = { x: root.x + stray(7, 'edge'), y: root.y + stray(6, 'rim') };
      if (!grows(seen) || draw('gap') > grove.density) continue;
      const size = Math.floor(draw('size') * SIZES);
      const crown = crowns[size * KINDS + Math.floor(draw('kind') * KINDS)];
      if (crown === undefined) continue;
      const radius = smallest + ((largest - smallest) * size) / (SIZES - 1);
      const stand = chance(Math.floor(row / 7), Math.floor(place / 5), 'stand');
      const tone = Math.floor((0.55 * stand + 0.45 * draw('tone')) * TREE_TONES);
      const share = Math.floor(((root.x - frame.x) / frame.width) * parts.length);
      const made = parts[Math.min(Math.max(share, 0), parts.length - 1)] ?? newPart();
      const top = `M${n(root.x)} ${n(root.y - 3)}`;
      made.shadow += `M${n(root.x - radius * 0.5)} ${n(root.y + radius * 0.72)}a${n(radius * 1.1)} ${n(radius * 0.5)} 0 1 0 ${n(radius * 1.9)} ${n(-radius * 0.34)}z`;
      made.trunk += `M${n(root.x)} ${n(root.y + 3)}v${n(radius * 0.62)}`;
      made.crowns[tone] += top + crown.outline;
      made.shade += top + crown.shade;
      made.light += top + crown.light;
    }
    for (const [part, made] of parts.entries()) if (made.shade !== '') rows.push({ y, part, ...made });
  }
  return rows;
}
