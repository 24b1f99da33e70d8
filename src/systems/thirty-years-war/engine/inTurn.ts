import type { Asking } from '../../../core/contract/rules';

/**
 * As they are, or in an order that is drawn, if it is asked for: from one of them on in strides that meet every one.
 * Each is as likely as any other to be the first, and nothing is copied for those who take no more.
 */
export function* inTurn<I>(items: readonly I[], { draw }: Asking): Generator<I> {
  if (!draw) {
    yield* items;
    return;
  }
  const { length } = items;
  if (length === 0) return;
  let at = draw(length);
  const strides = stridesFor(length);
  const stride = strides[strides.length > 1 ? draw(strides.length) : 0] ?? 1;
  for (let taken = 0; taken < length; taken++) {
    const item = items[at];
    if (item === undefined) throw new RangeError(`no item ${at} of ${length}`);
    yield item;
    at = (at + stride) % length;
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
