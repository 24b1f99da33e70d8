import { focusedNow } from './focus';
import { layers } from './layers';

/** The focused element when a dialog was opened. */
const BEFORE = new WeakMap<Element, HTMLElement | null>();
const MODALS = new WeakSet<Element>();

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
  MODALS.add(dialog);
  dialog.showModal();
  dialog.focus();
  return true;
}

/** Whether a modal dialog is open: whatever is not inside it is out of reach. */
export function hasModal(): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => MODALS.has(dialog));
}

/**
 * A ref for a `<dialog>` that covers the page as a modal one does, with a curtain around it for presses beside it. To
 * make all of a page inert a browser restyles every element of it, which takes longer than to open a book. Only where
 * no modal dialog is open.
 */
export function openOver(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  BEFORE.set(dialog, focusedNow());
  dialog.tabIndex = -1;
  dialog.show();
  dialog.focus();
  const onKey = (event: KeyboardEvent) => {
    if (!dialog.open || hasModal()) return;
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      dialog.close();
    }
    if (event.key === 'Tab') keepWithin(dialog, event);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (dialog.open && target instanceof Node && !dialog.contains(target) && !hasModal()) dialog.focus();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
  const show = hideBehind(dialog);
  const drop = layers.open(
    () => dialog.close(),
    () => dialog.isConnected,
  );
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('focusin', onFocus);
    show();
    drop();
  };
}

/** Assistive technology finds only the dialog, as beside a modal one; not all of it heeds `aria-modal`. */
function hideBehind(dialog: HTMLElement): () => void {
  const curtain = dialog.parentElement;
  const behind = [...(curtain?.parentElement?.children ?? [])].filter(
    (one) => one !== curtain && !one.hasAttribute('aria-hidden'),
  );
  for (const one of behind) one.setAttribute('aria-hidden', 'true');
  return () => {
    for (const one of behind) one.removeAttribute('aria-hidden');
  };
}

/** From the last stop of Tab to the first, and back. */
function keepWithin(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')];
  const seen = stops.filter((one) => one.tabIndex >= 0 && one.checkVisibility?.() !== false);
  const [first, last] = [seen[0], seen.at(-1)];
  const { activeElement } = document;
  const isOutside = activeElement === dialog || !dialog.contains(activeElement);
  // From the dialog itself Tab goes to its first stop by itself.
  const isAtEnd = event.shiftKey
    ? activeElement === first || isOutside
    : activeElement === last || (isOutside && activeElement !== dialog);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Where the focus returns when a dialog is gone; null if nothing had it, or that is gone too. */
export function hadFocusBefore(dialog: Element): HTMLElement | null {
  const before = BEFORE.get(dialog);
  return before?.isConnected ? before : null;
}
