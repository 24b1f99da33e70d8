/** Keys that work anywhere on the game screen: undo, redo, cancel, and the letters of the present choices. */
import { useContext, useEffect } from 'react';
import type { GameState } from '../store/gameStore';
import { StoresContext } from '../store/useGame';

export function useGameKeys(): void {
  const store = useContext(StoresContext)?.game;
  useEffect(() => {
    if (!store) return;
    const onKey = (event: KeyboardEvent) => {
      if (pressKey(event, store.getState())) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);
}

/** Whether the key meant something here. */
function pressKey(event: KeyboardEvent, state: GameState): boolean {
  const { play } = state;
  if (!play || event.defaultPrevented || isBusy(event)) return false;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return false;
    if (key === 'y' || event.shiftKey) state.redo();
    else state.undo();
    return true;
  }
  if (event.altKey) return false;
  if (key === 'escape') {
    state.cancelDraft();
    return true;
  }
  const choice = play.prompt.choices.find((other) => other.key?.toLowerCase() === key);
  if (!choice) return false;
  state.press(choice.target);
  return true;
}

/** While something is typed, or a dialog or menu lies open, keys belong to it. */
function isBusy(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true;
  const { target } = event;
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
