import { focusedNow } from './focus';
import { layers } from './layers';

/** What had the focus when a dialog was opened. */
const BEFORE = new WeakMap<Element, HTMLElement | null>();

/** A ref for a `<dialog>` that is open for as long as it is there; going back in the browser closes it. */
export function openModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!showModal(dialog)) return undefined;
  return layers.open(
    () => dialog.close(),
    () => dialog.isConnected,
  );
}

/** The same for one that going back does not close. In the gallery it lies among the others. */
export function showModal(dialog: HTMLDialogElement | null): dialog is HTMLDialogElement {
  if (!dialog) return false;
  if (dialog.closest('[data-still]')) {
    dialog.open = true;
    return false;
  }
  if (dialog.open) return true;
  BEFORE.set(dialog, focusedNow());
  // Focus on the whole, not on its first field: a phone would bring up its keyboard.
  dialog.tabIndex = -1;
  dialog.showModal();
  dialog.focus();
  return true;
}

/** What the focus goes back to when a dialog is gone: null when nothing had it, or that is gone as well. */
export function hadFocusBefore(dialog: Element): HTMLElement | null {
  const before = BEFORE.get(dialog);
  return before?.isConnected ? before : null;
}
