/**
 * Lines of sight of Rocroi 1643 a second time (10.2): every hex on the map is cut with the line, as the area between
 * six hexsides, in whole numbers. What the line enters blocks it; along a hexside both hexes of the side must.
 */
import type { State } from '../../../src/systems/rocroi-1643/state/state';
import { menOf } from './facts';
import { centre, nextTo, type Point, steps } from './ground';

/** A part of the line, from and to as fractions of it. */
type Part = { readonly from: Fraction; readonly to: Fraction; readonly along: boolean };
type Fraction = readonly [over: number, under: number];

const less = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b;

/** Across a hex, through its centre, it is so far to its sides in each of three directions. */
const ACROSS: readonly { readonly of: (point: Point) => number; readonly half: number }[] = [
  { of: ([, y]) => y, half: 1 },
  { of: ([x, y]) => x + y, half: 2 },
  { of: ([x, y]) => x - y, half: 2 },
];

/** What of a line lies in a hex; null: nothing, or a corner. */
function partIn(hex: string, begin: Point, end: Point): Part | null {
  const [cx, cy] = centre(hex);
  let [from, to, along]: [Fraction, Fraction, boolean] = [[0, 1], [1, 1], false];
  for (const { of, half } of ACROSS) {
    const [a, b] = [begin, end].map(([x, y]) => of([x - cx, y - cy])) as [number, number];
    if (a === b) {
      if (Math.abs(a) > half) return null;
      along ||= Math.abs(a) === half;
      continue;
    }
    const length = Math.abs(b - a);
    const way = Math.sign(b - a);
    const [into, out]: readonly [Fraction, Fraction] = [
      [-half - way * a, length],
      [half - way * a, length],
    ];
    if (less(from, into)) from = into;
    if (less(out, to)) to = out;
  }
  return less(from, to) ? { from, to, along } : null;
}

const blocking = new WeakMap<State, readonly string[]>();

/** Every hex of the map that stops a line. */
function blockers(state: State): readonly string[] {
  const known = blocking.get(state) ?? lookFor(state);
  blocking.set(state, known);
  return known;
}

function lookFor(state: State): readonly string[] {
  const { scenario, options } = state;
  const { wood } = scenario.map;
  const deep = (hex: string) => nextTo(scenario, hex).every((other) => wood.includes(other));
  const woods = options.woodEdges === 'block' ? wood : wood.filter(deep);
  const counters = [...menOf(state), ...scenario.batteries].map(({ at }) => at);
  return [...new Set([...woods, ...counters])];
}

const same = ([a, b]: Fraction, [c, d]: Fraction) => a * d === c * b;

/** Whether a battery in one hex sees a unit in the other. */
export function sees(state: State, one: string, other: string): boolean {
  if (steps(one, other) <= 1) return true;
  const [begin, end] = [centre(one), centre(other)];
  const beside: Part[] = [];
  for (const hex of blockers(state)) {
    const part = hex === one || hex === other ? null : partIn(hex, begin, end);
    if (!part) continue;
    if (!part.along) return false;
    // The hex beyond the side shares the same part of the line.
    if (beside.some(({ from, to }) => same(from, part.from) && same(to, part.to))) return false;
    beside.push(part);
  }
  return true;
}

/** Whom a battery can fire at. */
export function targets(state: State, battery: string): readonly string[] {
  const i = state.batteries.findIndex(({ id }) => id === battery);
  const [gun, printed] = [state.batteries[i], state.scenario.batteries[i]];
  if (!gun || !printed) return [];
  return menOf(state)
    .filter(({ of, at }) => of !== gun.owner && at !== printed.at && steps(at, printed.at) <= 10)
    .filter(({ at }) => sees(state, printed.at, at))
    .map(({ id }) => id)
    .sort();
}
