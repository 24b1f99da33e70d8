import { focusedNow } from './focus';
import { layers } from './layers';

/** The focused element when a dialog was opened. */
const BEFORE = new WeakMap<Element, HTMLElement | null>();

/** A ref for a `<dialog>` that is open while it is mounted; going back in the browser closes it. */
export function openModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!showModal(dialog)) return undefined;
  return layers.open(
    () => dialog.close(),
    () => dialog.isConnected,
  );
}

/** The same for one that going back does not close. In the gallery it is in the flow of the page. */
export function showModal(dialog: HTMLDialogElement | null): dialog is HTMLDialogElement {
  if (!dialog) return false;
  if (dialog.closest('[data-still]')) {
    dialog.open = true;
    return false;
  }
  if (dialog.open) return true;
  BEFORE.set(dialog, focusedNow());
  // Focus on the dialog, not on its first field: a phone would open its keyboard.
  dialog.tabIndex = -1;
  dialog.showModal();
  dialog.focus();
  return true;
}

/** Where the focus returns when a dialog is gone; null if nothing had it, or that is gone too. */
export function hadFocusBefore(dialog: Element): HTMLElement | null {
  const before = BEFORE.get(dialog);
  return before?.isConnected ? before : null;
}
