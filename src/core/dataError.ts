/** A file, record or preset that is not of its type: where, and what was expected there. */
export class DataError extends Error {
  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path}: expected ${expected}`);
    this.name = 'DataError';
  }
}

/** A game that a later Tercio has written, by a form or rules that this one does not know. */
export class LaterVersion extends DataError {
  /** `what`: the form of its files, or the rules of a system; `known`: the latest version that is known here. */
  constructor(
    path: string,
    readonly what: string,
    readonly found: number,
    readonly known: number,
  ) {
    super(path, `a version up to ${known}, not ${found}; a later Tercio has written it`);
    this.name = 'LaterVersion';
  }
}
