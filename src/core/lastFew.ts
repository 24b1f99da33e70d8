/**
 * What was found for the last few objects that were asked about, by the object itself. For what is asked again soon or
 * never: a `WeakMap` would hold each of them through every minor collection, long after nobody asks any more.
 */
export class LastFew<K extends object, V> {
  /** The one asked last comes last. */
  private readonly known: { readonly key: K; readonly value: V }[] = [];

  constructor(private readonly most = 8) {}

  get(key: K): V | undefined {
    const { known } = this;
    for (let at = known.length - 1; at >= 0; at--) {
      const one = known[at];
      if (one?.key !== key) continue;
      if (at < known.length - 1) {
        known.splice(at, 1);
        known.push(one);
      }
      return one.value;
    }
    return undefined;
  }

  /** For one that is not known yet. */
  set(key: K, value: V): void {
    this.known.push({ key, value });
    if (this.known.length > this.most) this.known.shift();
  }
}
