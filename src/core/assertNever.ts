/** Closes an exhaustive `switch`: reaching it is a bug, not bad input. */
export function assertNever(value: never): never {
  throw new Error(`unexpected case ${JSON.stringify(value)}`);
}
