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
  let stride = 1;
  if (length > 2)
    do stride = 1 + draw(length - 1);
    while (commonDivisor(stride, length) > 1);
  for (let taken = 0; taken < length; taken++) {
    const item = items[at];
    if (item === undefined) throw new RangeError(`no item ${at} of ${length}`);
    yield item;
    at = (at + stride) % length;
  }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
