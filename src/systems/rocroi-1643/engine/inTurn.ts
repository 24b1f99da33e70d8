import type { Asking } from '../../../core/contract/rules';

/** A list, or what makes each item of one when it is asked for. */
type Items<I> = { readonly length: number; at(index: number): I | undefined };

/** As they are, or beginning with one that is drawn and then around, if an order is asked for. */
export function inTurn<I>(items: Items<I>, { draw }: Asking): Iterable<I> {
  const { length } = items;
  return new Around(items, length, draw && length > 1 ? draw(length) : 0);
}

/**
 * How many points a way that is drawn may take, of those that are not spent: each number is as likely. What is
 * farther need not be looked for then, though any way can be drawn.
 */
export function drawnReach(draw: (below: number) => number, spent: number, most: number): number {
  const left = most - spent;
  return left > 1 ? spent + 1 + draw(left) : most;
}

/** Where one is taken, a generator would cost more than all else. */
class Around<I> implements IterableIterator<I> {
  private taken = 0;

  constructor(
    private readonly items: Items<I>,
    private readonly length: number,
    private readonly from: number,
  ) {}

  next(): IteratorResult<I> {
    while (this.taken < this.length) {
      const value = this.items.at((this.from + this.taken++) % this.length);
      if (value !== undefined) return { done: false, value };
    }
    return { done: true, value: undefined };
  }

  [Symbol.iterator](): this {
    return this;
  }
}
