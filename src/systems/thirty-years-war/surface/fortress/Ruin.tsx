/**
 * What a siege does to walls: breaches, cracks where they were hit, gateways in other hands, and who was last where.
 */
import type { BoardPoint } from '../../../../core/contract/geometry';
import { at, chance, distance, middle, n, polygon, wobble } from '../../../../surface/paths';
import './ruin.css';

/** A hexside from the one hex to the other. */
type Side = {
  readonly ends: readonly [BoardPoint, BoardPoint];
  readonly here: BoardPoint;
  readonly there: BoardPoint;
  readonly seed: string;
};

/** How far rubble lies from the wall: into the hex, and out over where the teeth were, clear of figures. */
const INTO = -9;
const OUT = 9.5;
/** Of the star over a breach. */
const SPIKES = 8;

/** A point by its share of the hexside and its distance from it, outwards. */
function spotOf({ ends, here, there }: Side): (share: number, out: number) => BoardPoint {
  const length = distance(here, there);
  const way = { x: (there.x - here.x) / length, y: (there.y - here.y) / length };
  return (share, out) => {
    const on = middle(ends[0], ends[1], share);
    return { x: on.x + way.x * out, y: on.y + way.y * out };
  };
}

/** A heap of rubble over the fallen wall with a way through it, stumps of the wall at its sides. */
export function Breach(side: Side) {
  const spot = spotOf(side);
  const rough = (share: number, out: number, ...words: readonly (string | number)[]) =>
    spot(share + wobble(0.03, side.seed, ...words, 'a'), out + wobble(1, side.seed, ...words, 'b'));
  const heap = [
    ...[0.18, 0.34, 0.5, 0.66, 0.82].map((share, i) => rough(share, INTO, 'in', i)),
    ...[0.84, 0.68, 0.5, 0.32, 0.16].map((share, i) => rough(share, OUT, 'out', i)),
  ];
  // A star of dust and splinters, as maps of sieges mark it: it shows a breach where stones are too small to be seen.
  const burst = Array.from({ length: 2 * SPIKES }, (_, i) => {
    const angle = (i / SPIKES) * Math.PI;
    const reach = i % 2 === 0 ? 1 : 0.52;
    return spot(0.5 + Math.cos(angle) * 0.42 * reach, Math.sin(angle) * 8.2 * reach);
  });
  const stones = [0.16, 0.84].flatMap((share, row) =>
    [-5, 0.5, 6].map((out, column) => ({
      at: rough(share, out, 'stone', row, column),
      size: 2 + chance(side.seed, row, column, 'size') * 2,
    })),
  );
  const way = `M${at(spot(0.5, INTO))}L${at(spot(0.5, OUT + 1))}`;
  return (
    <>
      <path className="rubble" d={polygon(heap)} />
      <path className="through" d={way} />
      <path className="burst" d={polygon(burst)} />
      <path className="stones" d={stones.map(({ at: where, size }) => stone(where, size)).join('')} />
    </>
  );
}

function stone({ x, y }: BoardPoint, size: number): string {
  const [a, b] = [n(size), n(size * 0.75)];
  return `M${n(x - size)} ${n(y + size * 0.5)}l${n(size * 0.5)} -${a}h${a}l${n(size * 0.6)} ${b}l-${n(size * 0.4)} ${n(size * 0.4)}h-${n(size * 1.4)}z`;
}

/** Cracks through the wall, and the mark of the ball on the side of the hex that was hit. */
export function Damage(side: Side) {
  const spot = spotOf(side);
  const crack = (share: number) =>
    `M${at(spot(share - 0.05, -7))}L${at(spot(share + 0.04, -4))}L${at(spot(share - 0.03, 0))}L${at(spot(share + 0.05, 4))}L${at(spot(share, 9))}`;
  const d = [0.36, 0.5, 0.64].map(crack).join('');
  const { x, y } = spot(0.5, -6);
  return (
    <>
      <path className="crack-halo" d={d} />
      <path className="crack" d={d} />
      <circle className="ball" cx={n(x)} cy={n(y)} r="4.6" />
    </>
  );
}

/** Beams across a gateway that is open to no side; a pennant over it where its owner is not its builder. */
export function GateSign(side: Side & { readonly side: number | null }) {
  const spot = spotOf(side);
  if (side.side !== null) return <Pennant at={spot(0.5, 2)} isSecond={side.side === 1} />;
  const beams = `M${at(spot(0.3, -7))}L${at(spot(0.7, 8))}M${at(spot(0.7, -7))}L${at(spot(0.3, 8))}`;
  return (
    <>
      <path className="beams-halo" d={beams} />
      <path className="beams" d={beams} />
    </>
  );
}

/** A small flag in the colours of a side; the first side's has a swallow tail, the second's is a long triangle. */
export function Pennant({ at: { x, y }, isSecond }: { readonly at: BoardPoint; readonly isSecond: boolean }) {
  const cloth = isSecond ? 'l19 5l-19 5z' : 'h18l-5 5l5 5h-18z';
  return (
    <g className="pennant">
      <path className="staff-halo" d={`M${n(x - 20)} ${n(y + 22)}v-24`} />
      <path className="staff" d={`M${n(x - 20)} ${n(y + 22)}v-24`} />
      <path className="cloth" d={`M${n(x - 20)} ${n(y - 2)}${cloth}`} />
    </g>
  );
}
