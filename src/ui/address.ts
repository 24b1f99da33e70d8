/**
 * The game on the table is in the page's address: a reload continues it, going back leaves it. While something is open
 * over the game there is one more step in the browser's history, so that going back closes that first.
 */
import type { GameStore } from '../store/state';
import { type Layers, layers as ofThisPage } from './focus/layers';

const PREFIX = '#game=';
/** The state of a history entry while something is open over the game. */
const OVER = { over: true } as const;

export function followAddress(store: GameStore, layers: Layers = ofThisPage): void {
  const named = () => (location.hash.startsWith(PREFIX) ? location.hash.slice(PREFIX.length) : null);
  /** The page itself goes back, over a step that is no longer needed. */
  let isReturning = false;

  const write = () => {
    const { play, opening } = store.getState();
    if (opening || (play?.id ?? null) === named()) return;
    if (play === null) history.replaceState(history.state, '', location.pathname + location.search);
    else if (named() === null) history.pushState(null, '', PREFIX + play.id);
    // A game that continues as another replaces it: going back leads to where it was opened.
    else history.replaceState(history.state, '', PREFIX + play.id);
  };
  const obey = () => {
    const id = named();
    const { play, opening, open, leave } = store.getState();
    if (id !== null && id !== play?.id) void open(id);
    else if (id === null && (play || opening)) leave();
  };
  /** There is one step for what is open over the game, and none if nothing is. */
  const keepStep = () => {
    if (isReturning || layers.any() === isOver()) return;
    if (layers.any()) return history.pushState(OVER, '', location.href);
    isReturning = true;
    history.back();
  };

  store.subscribe(({ play, opening }, before) => {
    if (opening || (play?.id === before.play?.id && !before.opening)) return;
    write();
  });
  layers.subscribe(keepStep);
  window.addEventListener('popstate', () => {
    const isOurs = isReturning;
    isReturning = false;
    const isHere = named() === (store.getState().play?.id ?? null);
    if (isOurs) write();
    else if (isHere && !isOver() && layers.any()) layers.closeTop();
    else obey();
    keepStep();
  });
  void store.getState().listSaved();
  obey();
  keepStep();
}

function isOver(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'over' in state;
}
