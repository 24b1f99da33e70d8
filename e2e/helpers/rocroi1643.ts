/** Positions of Rocroi 1643 as game files: a line of counters, and nothing else. */
import { rocroi1643 } from '../../src/systems/rocroi-1643';

/** `more`: as positions in examples have it, such as `{ step: 'combat' }`. */
export function positionOf(
  line: string,
  more: { readonly [key: string]: unknown } = {},
  seed = 'line',
): object {
  const whole = rocroi1643.read.variant?.({ position: line, ...more }, () => undefined);
  return {
    ...{ format: 'tercio-game', formatVersion: 1, system: 'rocroi-1643' },
    ...{ seed, scenario: { whole }, entries: [] },
  };
}
