/** Something large that is fetched when it is first asked for, once. */
export type Lazy<T> = {
  /** null until it is loaded. */
  readonly now: () => T | null;
  readonly fetch: () => Promise<T>;
};

export function loaded<T>(value: T): Lazy<T> {
  return { now: () => value, fetch: async () => value };
}

/** A fetch that failed is tried again the next time. */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let value: T | null = null;
  let coming: Promise<T> | null = null;
  const begin = async () => {
    try {
      value = await load();
      return value;
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  return {
    now: () => value,
    fetch: () => {
      coming ??= begin();
      return coming;
    },
  };
}
