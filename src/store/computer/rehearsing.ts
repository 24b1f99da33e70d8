/** Before the computer's first decision in a game that has been opened: what is done first takes several times as long. */
import { stateOf } from '../../core/game';
import { personsAt } from './players';
import { followComputer, type Playing } from './playing';

/**
 * While a person decides in a game against the computer, a worker rehearses what follows, once a game and only where
 * none has been at work yet. What is returned ends it.
 */
export function rehearseOnceOpened({ game, desk }: Pick<Playing, 'game' | 'desk'>): () => void {
  let met = '';
  const look = () => {
    const { play } = game.getState();
    if (!play || play.id === met || personsAt(play) === play.table.sides.length) return;
    met = play.id;
    if (play.computer || play.prompt.by === null) return;
    const begun = { system: play.system.id, state: stateOf(play.game) };
    desk.fetch().then(
      (there) => there.prepare(begun),
      // When the computer is to decide, it is fetched again, and told where that fails.
      () => {},
    );
  };
  const end = game.subscribe(look);
  look();
  return end;
}

/** Plays the sides of the computer, and rehearses before. What is returned ends both. */
export function playAndRehearse(playing: Playing): () => void {
  const ends = [rehearseOnceOpened(playing), followComputer(playing)];
  return () => {
    for (const end of ends) end();
  };
}
