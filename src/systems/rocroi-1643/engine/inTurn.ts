import type { Asking } from '../../../core/contract/rules';

/** A list, or what makes each item of one when it is asked for. */
type Items<I> = { readonly length: number; at(index: number): I | undefined };

/** As they are, or beginning with one that is drawn and then around, if an order is asked for. */
export function* inTurn<I>(items: Items<I>, { draw }: Asking): Generator<I> {
  const { length } = items;
  const from = draw && length > 1 ? draw(length) : 0;
  for (let i = 0; i < length; i++) {
    const item = items.at((from + i) % length);
    if (item !== undefined) yield item;
  }
}
