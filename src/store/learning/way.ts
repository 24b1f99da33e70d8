/** How far somebody has come on the way that a step intends. */

/** Before the id of a button, in the presses of a step. */
export const OPTION = 'option ';
/** Before the id of a counter that is turned, and its new facing. */
export const FACING = 'facing ';

/**
 * The presses of a way that are still open after one that has these names: counters and places count in any order up to
 * the next button, and a button ends what comes before it.
 */
export function openAfter(ahead: readonly string[], names: readonly string[]): readonly string[] {
  const hit = ahead.findIndex((one) => names.includes(one));
  const button = ahead.findIndex(isButton);
  if (hit < 0) return ahead;
  if (hit === button) return ahead.slice(hit + 1);
  return button >= 0 && hit > button ? ahead : ahead.toSpliced(hit, 1);
}

/**
 * The button that the way asks for now, by its id; where a die is ready to be rolled, whatever else was pressed for it.
 */
export function leadingButton(ahead: readonly string[], isBuilt: boolean): readonly string[] {
  const next = isBuilt ? ahead.find(isButton) : ahead[0];
  return next !== undefined && isButton(next) ? [next.slice(OPTION.length)] : [];
}

function isButton(press: string): boolean {
  return press.startsWith(OPTION);
}
