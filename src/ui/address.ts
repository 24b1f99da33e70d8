/**
 * The game on the table, or the lesson that is taken, is in the page's address: a reload continues it, going back
 * leaves it. While something is open over it there is one more step in the browser's history, so that going back closes
 * that first.
 */
import type { GameState, GameStore } from '../store/state';
import { type Layers, layers as ofThisPage } from './focus/layers';

const GAME = '#game=';
const LEARN = '#learn';
/** A drill is one of the lessons to the store, with an address that can be sent. */
const DRILL = /^drill=/;
/** What is open, as the address names it; '' is the start page. */
const addressOf = ({ play, learning }: Pick<GameState, 'play' | 'learning'>): string =>
  play ? GAME + play.id : learning === null ? '' : addressOfLesson(learning);
const addressOfLesson = (learning: string): string =>
  learning === '' ? LEARN : DRILL.test(learning) ? `#${learning}` : `${LEARN}=${learning}`;
/** The same the other way round; null: the address is of no lesson. */
const lessonOf = (address: string): string | null => {
  if (DRILL.test(address.slice(1))) return address.slice(1);
  return address.startsWith(LEARN) ? address.slice(LEARN.length + 1) : null;
};
/** The state of a history entry while something is open over the game. */
const OVER = { over: true } as const;

export function followAddress(store: GameStore, layers: Layers = ofThisPage): void {
  const named = () => (/^#(game=|drill=|learn(=|$))/.test(location.hash) ? location.hash : '');
  /** The page itself goes back, over a step that is no longer needed. */
  let isReturning = false;

  const write = () => {
    const address = addressOf(store.getState());
    if (store.getState().opening || address === named()) return;
    if (address === '') history.replaceState(history.state, '', location.pathname + location.search);
    else if (isDeeper(address, named())) history.pushState(null, '', address);
    // A game that continues as another replaces it: going back leads to where it was opened.
    else history.replaceState(history.state, '', address);
  };
  const obey = () => {
    const address = named();
    const { play, opening, learning, open, leave, learn } = store.getState();
    const at = lessonOf(address);
    const id = address.startsWith(GAME) ? address.slice(GAME.length) : null;
    if (id !== null && id !== play?.id) return void open(id);
    if (id === null && (play || opening)) leave();
    if (id === null && at !== learning) learn(at);
  };
  /** There is one step for what is open over the game, and none if nothing is. */
  const keepStep = () => {
    if (isReturning || layers.any() === isOver()) return;
    if (layers.any()) return history.pushState(OVER, '', location.href);
    isReturning = true;
    history.back();
  };

  store.subscribe((state, before) => {
    if (state.opening || (addressOf(state) === addressOf(before) && !before.opening)) return;
    write();
  });
  layers.subscribe(keepStep);
  window.addEventListener('popstate', () => {
    const isOurs = isReturning;
    isReturning = false;
    const isHere = named() === addressOf(store.getState());
    if (isOurs) write();
    else if (isHere && !isOver() && layers.any()) layers.closeTop();
    else obey();
    keepStep();
  });
  void store.getState().listSaved();
  obey();
  keepStep();
}

/** From the start page to a list or a game, and from a list to what it lists. */
function isDeeper(to: string, from: string): boolean {
  return from === '' || (from === LEARN && to !== LEARN);
}

function isOver(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'over' in state;
}
