/** Positions of Rocroi 1643 in which an attack leads to much: two sides mingled without room between them. */
import type { Draw } from '../../../src/core/dice/draw';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { OPTIONS } from '../../../src/systems/rocroi-1643/scenario/options';

export const COLUMNS = 9;
export const ROWS = 8;

/** Nearly every hex is held, by both sides mingled, most in disorder. */
export function crowd(draw: Draw): Rocroi1643['State'] {
  const counters: string[] = [];
  for (let column = 1; column <= COLUMNS; column++)
    for (let row = 1; row <= ROWS; row++) {
      if (draw(7) === 0) continue;
      const hex = `0${column}0${row}`;
      const mark = draw(COLUMNS) < column ? 'F' : 'S';
      const kind = ['foot', 'horse', 'light'][draw(3)];
      counters.push(`${mark} ${kind} ${hex}>${draw(6)}${['', '*', '*', '!'][draw(4)]} m${1 + draw(3)}`);
      if (draw(12) === 0) counters.push(`${mark} leader${draw(3)}-6 ${hex}`);
    }
  const options = Object.fromEntries(
    Object.entries(OPTIONS).map(([id, { values }]) => [id, Object.keys(values)[draw(2)] ?? '']),
  );
  const file = {
    ...{ position: oneLeaderASide(counters).join(' | '), step: 'combat', side: draw(2) ? 'F' : 'S', options },
    map: { columns: COLUMNS, rows: ROWS },
  };
  const scenario = reader.read.scenario(reader.read.variant?.(file, () => undefined));
  return rules.start(scenario, reader.read.options(scenario, {}));
}

function oneLeaderASide(counters: readonly string[]): readonly string[] {
  const isFirst = (one: string) =>
    counters.find((other) => other[0] === one[0] && other.includes('leader')) === one;
  return counters.filter((one) => !one.includes('leader') || isFirst(one));
}
