let latest = Date.now();

/** A clock for tests: no two moments are the same, whichever page asks, so what is sorted by them has one order. */
export const ticking = (): number => ++latest;
