import type { OpenGame } from '../../store/table/openGame';

/** `1 step`, `3 steps`: presses of a player; not all of them are moves. */
export function stepsOf(presses: number): string {
  return presses === 1 ? '1 step' : `${presses} steps`;
}

/** Presses ahead on the present line, and steps of drafts, that were taken back and can be made again. */
export function stepsTakenBack({ sideLines, draftsAhead }: OpenGame): number {
  return (sideLines.ahead?.presses ?? 0) + draftsAhead;
}
