/** Where the focus is, and where it goes when what had it is gone. */

/** What has the focus, to give it back later: of something in a menu the button of that menu; null when nothing has it. */
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
