/** How long a game lasts, who begins each Game-Turn, and what comes when time is up: what battles differ in most. */
import type { Verdict } from '../../../../core/contract/rules';
import type { SideId } from '../../../../core/contract/values';
import { hook, step } from '../../engine/hook';
import type { Pending } from '../../engine/types';
import { sideAt } from '../../state/battlefield';

/** Whose Player-Turn is the first of each Game-Turn. */
export const firstPlayer = hook((board): SideId => sideAt(board.scenario, 0));
/** Game-Turns until the game, or its day, is over. */
export const gameTurns = hook(({ scenario }): number => scenario.gameTurns);
/** A decision that is due before the first phase of this Game-Turn, or null. */
export const decisionBeforeGameTurn = hook((): Pending | null => null);
/** A decision that is due before anyone sets up, or null. */
export const decisionBeforeSetUp = hook((): Pending | null => null);
/** Called when a side has set up. */
export const afterSetUp = step((_play, _side: SideId) => {});
/** Called when a phase has begun; may open a decision. */
export const phaseBegins = step(() => {});
/** Whether the game, or its day, is decided at this instant. */
export const endsNow = hook((): boolean => false);
/** The last Game-Turn is over, or the game is decided: it ends, or what comes after the day begins. */
export const timeIsUp = step((play) => play.emit({ happened: 'gameEnded' }));
/** Whether nothing follows when time is up. */
export const isLastDay = hook((): boolean => true);
/** Who has won, by how much, as the game stands. */
export const verdict = hook(
  (): Verdict => ({
    ...{ winner: null, level: null, points: null },
    text: 'The last Game-Turn is over.',
  }),
);
