/** A browser that is driven from outside, by the words of the WebDriver standard, whatever carries them to it. */
import { setTimeout as wait } from 'node:timers/promises';

/** Sends one command of WebDriver and brings back the value of its answer. */
export type Send = (command: string, parameters?: object) => Promise<unknown>;
export type Driver = ReturnType<typeof driverOf>;

/** The code points that WebDriver gives to keys without a character. */
const NAMED: { readonly [key: string]: string } = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowDown: '\uE015',
};
const PATIENCE = 10_000;
const PAUSE = 100;

export function driverOf(send: Send) {
  const script = (body: string) => send('ExecuteScript', { script: body, args: [], sandbox: null });
  /** Waits until the body returns what is expected; the last thing it returned is reported when it never does. */
  const until = async (body: string, expected: RegExp) => {
    let found: unknown;
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(PAUSE)) {
      found = await script(body);
      if (expected.test(String(found))) return String(found);
    }
    throw new Error(`${expected} was waited for, and there is ${String(found)}`);
  };
  /** Presses keys one after the other: a name with those to hold before it (`Shift+Tab`), or a character. */
  const press = async (...keys: readonly string[]) => {
    const actions = keys.flatMap((key) => {
      const chord = key.length > 1 ? key.split('+') : [key];
      const values = chord.map((part) => NAMED[part] ?? part);
      return [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.reverse().map((value) => ({ type: 'keyUp', value })),
      ];
    });
    await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    send,
    script,
    until,
    press,
    open: (url: string) => send('Navigate', { url }),
    back: () => send('Back'),
    refresh: () => send('Refresh'),
    /** Opens a tab and goes there; returns the way to the tab before and what stands for the new one. */
    async tab(): Promise<{ readonly before: string; readonly tab: string }> {
      const before = String(await send('GetWindowHandle'));
      const tab = String(Object(await send('NewWindow', { type: 'tab' })).handle);
      await send('SwitchToWindow', { handle: tab });
      return { before, tab };
    },
    /** To a tab that is there; one that does not have the focus yet would get half of a key. */
    async to(handle: string): Promise<void> {
      await send('SwitchToWindow', { handle });
      await until('window.focus(); return document.hasFocus()', /true/);
      await wait(PAUSE);
    },
  };
}
