/** What every part of the store works with: the state, and the few ways in which a game on the table changes. */
import type { Arrival, Drafts } from '../core/drafts';
import type { Game } from '../core/game';
import { tableReason } from '../core/resolve';
import type { Mark, Reason, Target } from '../core/seam';
import type { GameState } from './gameStore';
import type { Playing } from './present';

export type Hands = {
  get(): GameState;
  set(change: Partial<GameState>): void;
  /** Puts a game on the table as it now stands, and keeps it. */
  show(play: Playing, more?: Partial<GameState>): void;
  /** Goes on to a game with the same setting and these drafts. */
  goTo(game: Game, drafts: Drafts, more?: Partial<GameState>): void;
  /** As `goTo`, after commands: what they have written into the log is news. What was begun there lies as `arrival` says. */
  settle(play: Playing, game: Game, more?: Partial<GameState>, arrival?: Arrival): void;
  /** `marks` stay on the board until the next act. */
  refuse(reasons: readonly Reason[], target: Target | null, marks?: readonly Mark[]): void;
};

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
