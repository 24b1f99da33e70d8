/** Keys that work anywhere on the game screen: none of them is the letter of a choice. */
import { type RefObject, useContext, useLayoutEffect } from 'react';
import { nextTurn, type SettingsState } from '../../store/settings';
import type { GameState } from '../../store/state';
import type { OpenGame } from '../../store/table/openGame';
import { StoresContext } from '../../store/useGame';
import { ZOOM_STEP } from '../board/BoardButtons';
import type { BoardHandle } from '../board/boardHandle';
import { hasOverview } from '../board/overview/useOverview';
import { enterDie } from '../dice/dieKey';
import { focusPanel } from '../focus/focus';
import { layers } from '../focus/layers';
import { overlayKeys, overlaySpecsOf } from '../help/useOverlays';
import { PASSING, SEVERAL, SEVERAL_KEY, WHAT_IF } from './keys';
import { TYPED_COMMAND } from './TypedCommand';

type Use = {
  readonly settings: SettingsState;
  readonly state: GameState;
  readonly play: OpenGame;
  readonly board: BoardHandle | null;
  readonly event: KeyboardEvent;
};

export function useGameKeys(board: RefObject<BoardHandle | null>): void {
  const stores = useContext(StoresContext);
  // Before anything is painted: as soon as the game is seen it can be played.
  useLayoutEffect(() => {
    if (!stores) return;
    const onKey = (event: KeyboardEvent) => {
      const state = stores.game.getState();
      const settings = stores.settings.getState();
      if (!state.play || event.defaultPrevented || isBusy(event)) return;
      if (pressKey({ state, settings, play: state.play, board: board.current, event }))
        event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [stores, board]);
}

/** Whether the key was handled here. */
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
  // While looking back nothing is played; the replay bar has its own keys.
  if (!state.replay && enterDie(state, play, event)) return true;
  const choice =
    event.shiftKey || state.replay
      ? undefined
      : play.prompt.choices.find((other) => other.key?.toLowerCase() === key);
  const meant =
    choice ?? (event.shiftKey || state.replay ? undefined : (askedBy(play, key) ?? several(play, key)));
  if (meant) {
    if (!event.repeat) state.press(meant.target);
    return true;
  }
  if (toggleOverlay(use)) return true;
  const act = event.shiftKey && LOOKS[key] ? LOOKS[key] : FIXED[key];
  act?.(use);
  return act !== undefined;
}

/** A key that is not a choice now gets an explanation. */
function askedBy({ prompt }: Use['play'], key: string) {
  return prompt.askable?.find((other) => other.key.toLowerCase() === key);
}

function several({ prompt }: Use['play'], key: string) {
  return typeof prompt.several === 'object' && key === SEVERAL_KEY ? { target: SEVERAL } : undefined;
}

const FIXED: { readonly [key: string]: (use: Use) => unknown } = {
  escape: goBack,
  n: ({ board, event }) => board?.toNextCounter(event.shiftKey ? -1 : 1),
  u: ({ state, event }) => (event.shiftKey ? state.redo() : state.undo()),
  g: ({ board }) => board?.focus(),
  p: () => focusPanel(),
  '/': () => document.getElementById(TYPED_COMMAND)?.focus(),
  '+': ({ board }) => board?.zoomBy(ZOOM_STEP),
  '=': ({ board }) => board?.zoomBy(ZOOM_STEP),
  '-': ({ board }) => board?.zoomBy(1 / ZOOM_STEP),
  '0': ({ board }) => board?.fit(),
  v: ({ state }) => state.hideCounters(!state.countersHidden),
  o: ({ settings }) => settings.look({ turn: nextTurn(settings.turn) }),
  i: ({ state }) => state.openDialog('legend'),
  '?': ({ state }) => state.openDialog('keys'),
  '[': ({ board }) => board?.turnOn(-1, false),
  '<': ({ board }) => board?.turnOn(-1, false),
  '{': ({ board }) => board?.turnOn(-1, true),
  ']': ({ board }) => board?.turnOn(1, false),
  '>': ({ board }) => board?.turnOn(1, false),
  '}': ({ board }) => board?.turnOn(1, true),
};

/**
 * Stops the computer; puts back what is begun, or closes what was opened last; a refusal, and the end of a replay, come
 * first.
 */
function goBack({ state, play }: Use): void {
  const isBegun = play.canPutBack || state.refusal !== null || state.replay !== null;
  if (play.computer && !state.held && !state.replay) state.hold(true);
  else if (!isBegun && layers.any()) layers.closeTop();
  else state.cancelDraft();
}

/** With Shift, as the overlays: the same letters without it are those of choices. */
const LOOKS: { readonly [key: string]: (use: Use) => unknown } = {
  w: ({ board }) => board?.fitWidth(),
  f: ({ board }) => board?.fitFighting(),
  t: ({ settings }) => settings.look({ memory: !settings.memory }),
  m: ({ settings, state }) =>
    settings.look({ overview: !hasOverview(settings.overview, state.replay !== null) }),
  l: ({ state }) => state.openDialog('armies'),
  p: ({ state }) => state.openDialog('players'),
  c: () => openPassing(),
  i: ({ play }) => openWhatIf(play),
};

/** The focus goes there, so that Tab leads to what carries it out. */
function openPassing(): void {
  const told = document.getElementById(PASSING);
  told?.focus();
  told?.click();
}

/** What a side would do is begun; while it is tried the focus goes to what plays it. */
function openWhatIf({ whatIf }: OpenGame): void {
  const button = document.getElementById(WHAT_IF);
  if (whatIf) button?.focus();
  else button?.click();
}

/** Shift with a letter, or with a digit, on any keyboard layout. */
function toggleOverlay({ settings, play, event }: Use): boolean {
  const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? [];
  const pressed = digit ?? event.key.toUpperCase();
  if (!event.shiftKey || pressed === '') return false;
  const found = [...overlayKeys(overlaySpecsOf(play))].find(([, key]) => key === pressed);
  if (found) settings.toggleOverlay(found[0]);
  return found !== undefined;
}

/** While typing, or while a dialog or menu is open, keys belong to that. */
function isBusy(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true;
  const { target } = event;
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
