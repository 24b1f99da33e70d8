/**
 * All that the items of two lists lead to, the first list before the other, made as it is taken. Where one is taken and
 * no more, generators within each other would cost more than what they give.
 */
export class Chained<I, O> implements IterableIterator<O> {
  private items: Iterator<I>;
  private rest: Iterable<I> | null;
  private found: Iterator<O> | null = null;

  constructor(
    first: Iterable<I>,
    then: Iterable<I>,
    private readonly lead: (item: I) => Iterable<O>,
  ) {
    this.items = first[Symbol.iterator]();
    this.rest = then;
  }

  next(): IteratorResult<O> {
    for (;;) {
      const one = this.found?.next();
      if (one && !one.done) return one;
      const item = this.items.next();
      if (!item.done) this.found = this.lead(item.value)[Symbol.iterator]();
      else if (this.rest) {
        this.items = this.rest[Symbol.iterator]();
        this.rest = null;
      } else return { done: true, value: undefined };
    }
  }

  [Symbol.iterator](): this {
    return this;
  }
}
