/** Where the focus is, and where it goes when its element is gone. */
import type { OpenGame } from '../../store/table/openGame';

/** The focused element, to restore it later; inside a menu, the button of that menu; null if there is none. */
export function focusedNow(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  const menu = activeElement.closest('[popover]');
  const button =
    menu &&
    [...document.querySelectorAll<HTMLElement>('[popovertarget]')].find(
      (one) => one.getAttribute('popovertarget') === menu.id && !menu.contains(one),
    );
  return button ?? activeElement;
}

/** The counters beside the map, else the step that moves the game on, else the heading. */
export function focusPanel(): void {
  const first = document.querySelector<HTMLElement>('.panel .tray .act, .panel .act.main');
  if (first) first.focus();
  else focusHeading();
}

/** The line that says what to do: Enter does nothing there, so a second press by mistake is harmless. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function isOnHeading(): boolean {
  return document.activeElement?.matches(HEADING) === true;
}
const HEADING = '.panel .now h1';

/** Which turn and phase it is: the panel has another heading whenever this changes. */
export function whereOf({ moment, prompt }: Pick<OpenGame, 'moment' | 'prompt'>): string {
  return `${moment.turn} ${prompt.heading}`;
}
