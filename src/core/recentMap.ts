/**
 * A `WeakMap` of bounded size. An entry that is not asked for is kept while at least `most` others are added, and
 * dropped after twice as many. V8 never shrinks the table of a `WeakMap`, however many of its keys are gone.
 */
export class RecentMap<K extends object, V> {
  private young = new WeakMap<K, V>();
  private old = new WeakMap<K, V>();
  private added = 0;

  constructor(private readonly most: number) {}

  get(key: K): V | undefined {
    const known = this.young.get(key);
    if (known !== undefined) return known;
    const kept = this.old.get(key);
    if (kept !== undefined) this.set(key, kept);
    return kept;
  }

  set(key: K, value: V): void {
    if (this.added === this.most) {
      this.old = this.young;
      this.young = new WeakMap();
      this.added = 0;
    }
    this.young.set(key, value);
    this.added++;
  }
}
