const INPUTS = ['keydown', 'pointerdown'] as const;

/**
 * Acts in a task of its own, but before anything else that the player does: a key that follows a press finds what the
 * press has changed.
 */
export function soon(act: () => void): void {
  const once = () => {
    clearTimeout(due);
    for (const input of INPUTS) window.removeEventListener(input, once, true);
    act();
  };
  const due = setTimeout(once);
  for (const input of INPUTS) window.addEventListener(input, once, true);
}
