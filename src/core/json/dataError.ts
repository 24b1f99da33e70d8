/** Where something is wrong in a file, and what was expected there. */
export type DataFault = { readonly path: string; readonly expected: string };

/** A file, record or preset of the wrong form: where, and what was expected there. */
export class DataError extends Error {
  constructor(
    readonly path: string,
    readonly expected: string,
    /** What else is wrong with its form, as far as that can be found. */
    readonly further: readonly DataFault[] = [],
  ) {
    super(`${path}: expected ${expected}`);
    this.name = 'DataError';
  }
}

/** What `read` returns; the paths of its `DataError` are put below that one, in a file that holds it as a part. */
export function readAt<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DataError) || path === '') throw error;
    const further = error.further.map((fault) => ({ ...fault, path: below(path, fault.path) }));
    throw new DataError(below(path, error.path), error.expected, further);
  }
}

/** `scenario`, the path of the part itself, becomes the place where it is. */
function below(path: string, within: string): string {
  const isPart = path === within || path.startsWith(`${within}.`);
  return isPart ? path : `${path}.${within}`;
}

/** A game written by a later Tercio, in a form or by rules that this one does not know. */
export class LaterVersion extends DataError {
  /** `what`: the form of its files, or the rules of a system; `known`: the latest version that is known here. */
  constructor(
    path: string,
    readonly what: string,
    readonly found: number,
    readonly known: number,
  ) {
    super(path, `a version up to ${known}, not ${found}; it was written by a later Tercio`);
    this.name = 'LaterVersion';
  }
}
