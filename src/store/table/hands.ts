import type { Reason } from '../../core/contract/values';
import { tableReason } from '../../core/resolve';

/** A reason of the table itself, found in the rulebook under `table:…`. */
export function tableRefusal(rule: string, text: string): readonly Reason[] {
  return [tableReason(rule, text)];
}

export const ELSEWHERE = tableRefusal(
  'table:other-tab',
  'This game is being played in another tab of this browser. Play on here to take its place.',
);
export const LOOKING_BACK = tableRefusal(
  'table:replay',
  'You are looking at another point of the game. Continue from here, or return to where the game stands.',
);
