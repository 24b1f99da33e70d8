import type { Asking } from '../../../core/contract/rules';

/** As they are, or beginning with one that is drawn and then around, if an order is asked for. */
export function* inTurn<I>(items: readonly I[], { draw }: Asking): Generator<I> {
  const { length } = items;
  const from = draw && length > 1 ? draw(length) : 0;
  for (let i = 0; i < length; i++) {
    const item = items[(from + i) % length];
    if (item !== undefined) yield item;
  }
}
