import type { Reason } from '../../core/contract/values';
import { tableReason } from '../../core/tableReason';

/** A reason of the table itself, listed in the rulebook under `table:…`. */
export function tableRefusal(rule: string, kind: string, text: string): readonly Reason[] {
  return [tableReason(rule, kind, text)];
}

export const ELSEWHERE = tableRefusal(
  'table:other-tab',
  'playedElsewhere',
  'This game is being played in another tab of this browser. Play on here to take its place.',
);
export const LOOKING_BACK = tableRefusal(
  'table:replay',
  'lookingBack',
  'You are looking at another point of the game. Continue from here, or return to where the game stands.',
);
export const COMPUTER_DECIDES = tableRefusal(
  'table:computer',
  'computerDecides',
  'The computer plays this side now. Stop it and take the side over to decide yourself.',
);
