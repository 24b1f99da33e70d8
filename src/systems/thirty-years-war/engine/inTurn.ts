import type { Asking } from '../../../core/contract/rules';

/** As they are, or in an order that is drawn as they are taken, if it is asked for. */
export function* inTurn<I>(items: readonly I[], { draw }: Asking): Generator<I> {
  if (!draw) {
    yield* items;
    return;
  }
  const left = items.slice();
  for (let count = left.length; count > 0; count--) {
    const at = draw(count);
    const [item, last] = [left[at], left[count - 1]];
    if (item === undefined || last === undefined) throw new RangeError(`no item ${at} of ${count}`);
    left[at] = last;
    yield item;
  }
}
