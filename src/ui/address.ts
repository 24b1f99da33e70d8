/** The game on the table stands in the page's address: a reload continues it, going back leaves it. */
import type { GameStore } from '../store/gameStore';

const PREFIX = '#game=';

export function followAddress(store: GameStore): void {
  const named = () => (location.hash.startsWith(PREFIX) ? location.hash.slice(PREFIX.length) : null);
  const obey = () => {
    const id = named();
    const { play, opening, open, leave } = store.getState();
    if (id !== null && id !== play?.id) void open(id);
    else if (id === null && (play || opening)) leave();
  };
  store.subscribe(({ play, opening }, before) => {
    if (opening || (play?.id === before.play?.id && !before.opening)) return;
    if (play === null) history.replaceState(null, '', location.pathname + location.search);
    else if (play.id !== named())
      // A game that goes on as another takes its place: going back leads to where it was opened.
      history[named() === null ? 'pushState' : 'replaceState'](null, '', PREFIX + play.id);
  });
  window.addEventListener('popstate', obey);
  void store.getState().listSaved();
  obey();
}
