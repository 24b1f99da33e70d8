/** Plays the sides of the computer once that which plays them has been fetched. */
import { deciding, giveIn, NOT_FETCHED } from './due';
import type { followComputer, Playing } from './playing';

type Follow = typeof followComputer;

/** Where it cannot be fetched the computer waits, and it is tried again when it is let. What is returned ends it. */
export function followOnceFetched(playing: Playing, fetchFollow: () => Promise<Follow>): () => void {
  const { game } = playing;
  let isOver = false;
  let end = () => {};
  const fetch = () => {
    const began = (follow: Follow) => {
      if (!isOver) end = follow(playing);
    };
    const failed = () => {
      if (!isOver) wait();
    };
    fetchFollow().then(began, failed);
  };
  const wait = () => {
    if (deciding(game.getState())) giveIn(game, NOT_FETCHED);
    end = game.subscribe((now) => {
      if (!deciding(now)) return;
      end();
      fetch();
    });
  };
  fetch();
  return () => {
    isOver = true;
    end();
  };
}
