import type { Asking } from '../../../core/contract/rules';

/**
 * As they are, or in an order that is drawn, if it is asked for: from one of them on in strides that meet every one.
 * Each is as likely as any other to be the first, and nothing is copied for those who take no more.
 */
export function inTurn<I>(items: readonly I[], { draw }: Asking): Iterable<I> {
  const { length } = items;
  if (!draw || length === 0) return items;
  const at = draw(length);
  const strides = stridesFor(length);
  return new Striding(items, at, strides[strides.length > 1 ? draw(strides.length) : 0] ?? 1);
}

/** Where one is taken, a generator would cost more than all else. */
class Striding<I> implements IterableIterator<I> {
  private taken = 0;

  constructor(
    private readonly items: readonly I[],
    private at: number,
    private readonly stride: number,
  ) {}

  next(): IteratorResult<I> {
    const { length } = this.items;
    if (this.taken++ >= length) return { done: true, value: undefined };
    const item = this.items[this.at];
    if (item === undefined) throw new RangeError(`no item ${this.at} of ${length}`);
    this.at = (this.at + this.stride) % length;
    return { done: false, value: item };
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** By length: all strides that meet every item of so many. */
const known: (readonly number[])[] = [];

function stridesFor(length: number): readonly number[] {
  const strides = known[length] ?? makeStrides(length);
  known[length] = strides;
  return strides;
}

function makeStrides(length: number): readonly number[] {
  const strides: number[] = [];
  for (let stride = 1; stride <= length; stride++)
    if (commonDivisor(stride, length) === 1) strides.push(stride);
  return strides;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
