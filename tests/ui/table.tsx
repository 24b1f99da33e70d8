import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach } from 'vitest';
import { createSettings } from '../../src/store/settings';
import { StoresContext } from '../../src/store/useGame';
import { toyStore } from '../helpers/toy/toyStore';

afterEach(cleanup);
// What a test drew has once been found beside what the next one drew: each begins with an empty page.
beforeEach(() => document.body.replaceChildren());
// The simulated page has no popovers: what closes one has nothing to close.
HTMLElement.prototype.hidePopover ??= () => undefined;
// It is always idle: what is drawn bit by bit is there at once.
window.requestIdleCallback ??= (then) => {
  then({ didTimeout: false, timeRemaining: () => 50 });
  return 0;
};
window.cancelIdleCallback ??= () => undefined;

/** A toy game on the table, and what is drawn of it. */
export function atTheTable(children: ReactNode, options: { readonly [option: string]: string } = {}) {
  const toy = toyStore();
  toy.begin(options);
  const settings = createSettings(() => sessionStorage);
  render(<StoresContext value={{ game: toy.store, settings }}>{children}</StoresContext>);
  return { ...toy, settings, state: () => toy.store.getState() };
}
