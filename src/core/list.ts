/**
 * Lists that only ever grow, an item at a time, each version as unchangeable as any array. Arrays are such lists; one
 * that has become long lies in blocks, of which the next version shares all but the last.
 */

/** What is read of a list. Below 0, `at` counts from its end, as it does in arrays. */
export interface List<T> {
  readonly length: number;
  at(index: number): T | undefined;
  slice(from?: number, to?: number): readonly T[];
  map<U>(of: (item: T, index: number) => U): readonly U[];
  some(is: (item: T, index: number) => boolean): boolean;
  every(is: (item: T, index: number) => boolean): boolean;
  entries(): IterableIterator<[number, T]>;
  [Symbol.iterator](): IterableIterator<T>;
}

/**
 * So many items lie in a block: one item more copies a block, and a list of the blocks. A list of no more is an array.
 */
const BLOCK = 128;

class Blocks<T> implements List<T> {
  /** Every block but the last is full. */
  private constructor(
    readonly blocks: readonly (readonly T[])[],
    readonly length: number,
  ) {}

  static of<T>(list: List<T>): Blocks<T> {
    if (list instanceof Blocks) return list;
    const blocks: (readonly T[])[] = [];
    for (let from = 0; from < list.length; from += BLOCK) blocks.push(list.slice(from, from + BLOCK));
    return new Blocks(blocks, list.length);
  }

  at(index: number): T | undefined {
    const at = index < 0 ? index + this.length : index;
    return this.blocks[Math.floor(at / BLOCK)]?.[at % BLOCK];
  }

  withMore(item: T): Blocks<T> {
    const isFull = this.length % BLOCK === 0;
    const last = isFull ? [item] : (this.blocks.at(-1) ?? []).concat([item]);
    const blocks = isFull ? this.blocks.concat([last]) : this.blocks.with(-1, last);
    return new Blocks(blocks, this.length + 1);
  }

  with(index: number, item: T): Blocks<T> {
    const which = Math.floor(index / BLOCK);
    const blocks = this.blocks.map((block, i) => (i === which ? block.with(index % BLOCK, item) : block));
    return new Blocks(blocks, this.length);
  }

  slice(from = 0, to = this.length): readonly T[] {
    const [begin, end] = [from, to].map((at) => (at < 0 ? Math.max(0, at + this.length) : at));
    const items: T[] = [];
    for (let at = begin ?? 0; at < Math.min(end ?? 0, this.length); at++) {
      const item = this.blocks[Math.floor(at / BLOCK)]?.[at % BLOCK];
      if (item !== undefined) items.push(item);
    }
    return items;
  }

  map<U>(of: (item: T, index: number) => U): readonly U[] {
    return this.toJSON().map(of);
  }

  some(is: (item: T, index: number) => boolean): boolean {
    return this.toJSON().some(is);
  }

  every(is: (item: T, index: number) => boolean): boolean {
    return this.toJSON().every(is);
  }

  entries(): IterableIterator<[number, T]> {
    return this.toJSON().entries();
  }

  [Symbol.iterator](): IterableIterator<T> {
    return this.toJSON()[Symbol.iterator]();
  }

  /** In files it is an array like any other. */
  toJSON(): readonly T[] {
    return this.blocks.flat();
  }
}

/** The list with one item more. */
export function withMore<T>(list: List<T>, item: T): List<T> {
  if (list.length >= BLOCK) return Blocks.of(list).withMore(item);
  // An array that is spread out grows by half with the item.
  return (Array.isArray(list) ? list : list.slice()).concat([item]);
}

/** The list with another item at a place that it has. */
export function withItem<T>(list: List<T>, index: number, item: T): List<T> {
  return list.length <= BLOCK ? [...list].with(index, item) : Blocks.of(list).with(index, item);
}

/** The item at a place, counted from its beginning alone: before it there is none. */
export function itemAt<T>(list: List<T>, index: number): T | undefined {
  return index < 0 ? undefined : list.at(index);
}

/** How many items two lists have in common from their beginning on: the same objects. */
export function sameUpTo<T>(one: List<T>, other: List<T>): number {
  const most = Math.min(one.length, other.length);
  let same = 0;
  if (one instanceof Blocks && other instanceof Blocks)
    while (same < most && one.blocks[same / BLOCK] === other.blocks[same / BLOCK]) same += BLOCK;
  same = Math.min(same, most);
  while (same < most && one.at(same) === other.at(same)) same++;
  return same;
}
