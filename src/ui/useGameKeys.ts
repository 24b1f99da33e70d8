/** Keys that work anywhere on the game screen. The letters of the present choices go before the fixed ones. */
import { type RefObject, useContext, useLayoutEffect } from 'react';
import { stateOf } from '../core/game';
import type { GameState } from '../store/gameStore';
import type { Playing } from '../store/present';
import { StoresContext } from '../store/useGame';
import { ZOOM_STEP } from './board/BoardButtons';
import type { BoardHandle } from './board/boardHandle';
import { TYPED_COMMAND } from './panels/TypedCommand';

type Use = {
  readonly state: GameState;
  readonly play: Playing;
  readonly board: BoardHandle | null;
  readonly event: KeyboardEvent;
};

export function useGameKeys(board: RefObject<BoardHandle | null>): void {
  const store = useContext(StoresContext)?.game;
  // Before anything is on the screen: who sees the game can already play it.
  useLayoutEffect(() => {
    if (!store) return;
    const onKey = (event: KeyboardEvent) => {
      const state = store.getState();
      if (!state.play || event.defaultPrevented || isBusy(event)) return;
      if (pressKey({ state, play: state.play, board: board.current, event })) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store, board]);
}

/** Whether the key meant something here. */
function pressKey(use: Use): boolean {
  const { state, play, event } = use;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return false;
    if (key === 'y' || event.shiftKey) state.redo();
    else state.undo();
    return true;
  }
  if (event.altKey) return false;
  // While one looks back nothing is played; the replay bar has keys of its own.
  if (!state.replay && enterDie(use)) return true;
  const choice =
    event.shiftKey || state.replay
      ? undefined
      : play.prompt.choices.find((other) => other.key?.toLowerCase() === key);
  if (choice) {
    if (!event.repeat) state.press(choice.target);
    return true;
  }
  if (toggleOverlay(use)) return true;
  const act = FIXED[key];
  act?.(use);
  return act !== undefined;
}

const FIXED: { readonly [key: string]: (use: Use) => void } = {
  escape: ({ state }) => state.cancelDraft(),
  n: ({ board, event }) => board?.toNextCounter(event.shiftKey ? -1 : 1),
  u: ({ state, event }) => (event.shiftKey ? state.redo() : state.undo()),
  g: ({ board }) => board?.focus(),
  f: ({ board }) => board?.focus(),
  p: () => focusPanel(),
  '/': () => document.getElementById(TYPED_COMMAND)?.focus(),
  '+': ({ board }) => board?.zoomBy(ZOOM_STEP),
  '=': ({ board }) => board?.zoomBy(ZOOM_STEP),
  '-': ({ board }) => board?.zoomBy(1 / ZOOM_STEP),
  '0': ({ board }) => board?.fit(),
  v: ({ state }) => state.hideCounters(!state.countersHidden),
  o: ({ state }) => state.turnBoard(!state.turned),
  l: ({ state }) => state.openDialog('armies'),
  '?': ({ state }) => state.openDialog('keys'),
};

/** The face of a die that the players throw themselves. A key that is held down is one die, not several. */
function enterDie({ state, play, event }: Use): boolean {
  const face = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (!play.wanted || face === 0 || face > play.wanted.sides) return false;
  if (!event.repeat) state.enterDie(face);
  return true;
}

/** Shift with a digit, wherever the keyboard has its digits. */
function toggleOverlay({ state, play, event }: Use): boolean {
  const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? [];
  const overlay =
    event.shiftKey && digit ? play.system.overlays(stateOf(play.game))[Number(digit) - 1] : undefined;
  if (overlay) state.toggleOverlay(overlay.id);
  return overlay !== undefined;
}

/** The counters beside the map, else the step that carries the game on, or the heading when there is neither. */
export function focusPanel(): void {
  const first = document.querySelector<HTMLElement>('.panel .tray .act, .panel .act.main');
  if (first) first.focus();
  else focusHeading();
}

/** Where the game stands: a press of Enter there does nothing, so a second one by mistake is harmless. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('.panel .now h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** While something is typed, or a dialog or menu lies open, keys belong to it. */
function isBusy(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true;
  const { target } = event;
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
