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
