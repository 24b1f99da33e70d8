/** Something large that is fetched when it is first asked for; once it has come it is at hand. */
export type Later<T> = {
  /** What has come; null as long as it has not. */
  readonly now: () => T | null;
  readonly fetch: () => Promise<T>;
};

export function atHand<T>(value: T): Later<T> {
  return { now: () => value, fetch: async () => value };
}

/** What could not be fetched is asked for anew at the next wish. */
export function later<T>(load: () => Promise<T>): Later<T> {
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
