/** When the computer is to decide, and what is said where it cannot. */

import type { GameState, GameStore } from '../state';
import type { OpenGame } from '../table/openGame';

export const NOT_FETCHED =
  'The computer player could not be fetched. Once there is a network again, let it go on; or take its side over.';

/** The computer that is to decide now, here and at once. */
export function deciding({ play, held, elsewhere, dialog }: GameState): OpenGame['computer'] {
  const isFree = !held && !elsewhere && dialog !== 'players';
  return play && isFree && !play.wanted ? play.computer : null;
}

/** The computer waits until it is let, and the page says why. */
export function giveIn(game: GameStore, notice: string): void {
  game.getState().hold(true);
  game.setState(({ notices }) => ({ notices: [...notices.filter((one) => one !== notice), notice] }));
}
