/** Sums of what independent dice bring, exactly: how many of all ways lead to each of them. */

/** Whole numbers that are added up together: what one side loses, what the other does. */
export type Vector = readonly number[];
export type Ending = { readonly vector: Vector; readonly ways: bigint };
/** The ways of all endings add up to `of`; no vector comes twice. */
export type Distribution = { readonly of: bigint; readonly endings: readonly Ending[] };
/** A figure and in how many ways it comes up, the lowest first. */
export type Spread = { readonly of: bigint; readonly bars: readonly Bar[] };
export type Bar = { readonly figure: number; readonly ways: bigint };

/** What always comes to the same. */
export function certain(vector: Vector): Distribution {
  return { of: 1n, endings: [{ vector, ways: 1n }] };
}

/** Endings that may be alike, put together. */
export function distributed(endings: readonly Ending[]): Distribution {
  const by = new Map<string, { readonly vector: Vector; ways: bigint }>();
  let of = 0n;
  for (const { vector, ways } of endings) {
    of += ways;
    const key = vector.join();
    const known = by.get(key);
    if (known) known.ways += ways;
    else by.set(key, { vector, ways });
  }
  return { of, endings: [...by.values()] };
}

/** Of two that have nothing to do with each other, the distribution of the sum. */
export function plus(one: Distribution, other: Distribution): Distribution {
  const sums = one.endings.flatMap((a) =>
    other.endings.map((b) => ({
      vector: a.vector.map((figure, i) => figure + (b.vector[i] ?? 0)),
      ways: a.ways * b.ways,
    })),
  );
  return distributed(sums);
}

/** One figure of it. */
export function spreadOf({ of, endings }: Distribution, figure: (vector: Vector) => number): Spread {
  const by = new Map<number, bigint>();
  for (const { vector, ways } of endings) {
    const at = figure(vector);
    by.set(at, (by.get(at) ?? 0n) + ways);
  }
  const bars = [...by].map(([at, ways]) => ({ figure: at, ways })).toSorted((a, b) => a.figure - b.figure);
  return { of, bars };
}

/** In how many ways the figure is at least so much. */
export function waysAtLeast({ bars }: Spread, least: number): bigint {
  return bars.reduce((sum, { figure, ways }) => (figure >= least ? sum + ways : sum), 0n);
}

export function meanOf({ of, bars }: Spread): number {
  return bars.reduce((sum, { figure, ways }) => sum + figure * shareOf(ways, of), 0);
}

export function shareOf(ways: bigint, of: bigint): number {
  const [part, whole] = chanceOf(ways, of);
  return part / whole;
}

/** Of so many ways one is no longer told from the next: a chance is rounded to this part then. */
const FINEST = 1_000_000_000_000n;

/** The same in lowest terms, as plain numbers; exact up to some fifteen dice. */
export function chanceOf(ways: bigint, of: bigint): readonly [ways: number, of: number] {
  const by = greatestDivisor(ways, of);
  const [part, whole] = [ways / by, of / by];
  if (whole <= FINEST) return [Number(part), Number(whole)];
  return [Number((part * FINEST + whole / 2n) / whole), Number(FINEST)];
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
