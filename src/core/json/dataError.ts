/** Where something is wrong in a file, and what was expected there. */
export type DataFault = { readonly path: string; readonly expected: string };

/** A file, record or preset that is not of its type: where, and what was expected there. */
export class DataError extends Error {
  constructor(
    readonly path: string,
    readonly expected: string,
    /** What else is wrong with its form, as far as that can be told. */
    readonly further: readonly DataFault[] = [],
  ) {
    super(`${path}: expected ${expected}`);
    this.name = 'DataError';
  }
}

/** What `read` gives; a `DataError` of it with its paths below that one, in a file in which it is but a part. */
export function readAt<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DataError) || path === '') throw error;
    const further = error.further.map((fault) => ({ ...fault, path: below(path, fault.path) }));
    throw new DataError(below(path, error.path), error.expected, further);
  }
}

/** `scenario` as the path of the part itself stands for the place where it is. */
function below(path: string, within: string): string {
  const isPart = path === within || path.startsWith(`${within}.`);
  return isPart ? path : `${path}.${within}`;
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
