/** `1 step`, `3 steps`: as many presses of a player; not all of them are moves. */
export function stepsOf(presses: number): string {
  return presses === 1 ? '1 step' : `${presses} steps`;
}
