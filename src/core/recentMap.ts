/**
 * What is known of objects, each told by itself, as long as it is asked for now and then: what has not been asked for
 * while `most` others were added, and then `most` more, may be forgotten. The table of a `WeakMap` that is filled and
 * emptied thousands of times a second stays as large as it has ever been; these two stay small.
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
