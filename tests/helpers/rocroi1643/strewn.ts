/** Random positions of Rocroi 1643, always the same for a seed: two sides mingled on a small map, in every state. */
import { type Draw, drawFrom } from '../../../src/core/dice/draw';
import { newGame } from '../../../src/core/game';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { OPTIONS } from '../../../src/systems/rocroi-1643/scenario/options';
import type { Scenario } from '../../../src/systems/rocroi-1643/scenario/scenario';

const COLUMNS = 14;
const ROWS = 12;
const WINGS = ['left', 'centre', 'reserve', 'right'] as const;
type Mark = 'F' | 'S';

export function strewn(seed: number): Scenario {
  const draw = drawFrom(`strewn ${seed}`);
  const options = optionsBy(draw);
  const scenario = reader.read.variant?.(positionBy(draw, options), () => undefined);
  return reader.read.scenario(scenario);
}

/** The state in which such a position starts. */
export function strewnState(seed: number): Rocroi1643['State'] {
  const scenario = strewn(seed);
  return rules.start(scenario, reader.read.options(scenario, {}));
}

export function strewnGame(seed: number) {
  const scenario = strewn(seed);
  const options = reader.read.options(scenario, {});
  return newGame<Rocroi1643>(rules, {
    ...{ scenario, options, scenarioId: 'strewn', carryScenario: true, seed: `strewn ${seed}` },
  });
}

/** Half of the time those of the printed rules, else each as it falls. */
function optionsBy(draw: Draw): { readonly [option: string]: string } {
  if (draw(2) === 0) return {};
  return Object.fromEntries(
    Object.entries(OPTIONS).map(([id, { values }]) => {
      const names = Object.keys(values);
      return [id, names[draw(names.length)] ?? ''];
    }),
  );
}

function positionBy(draw: Draw, options: { readonly [option: string]: string }): unknown {
  const hexes = Array.from({ length: COLUMNS * ROWS }, (_, i) => printed(Math.floor(i / ROWS), i % ROWS));
  const wood = some(hexes, draw, 10);
  const marsh = some(without(hexes, wood), draw, 6);
  const ground = { wood, marsh, pond: some(without(hexes, [...wood, ...marsh]), draw, 3) };
  const open = hexes.filter((hex) => !ground.pond.includes(hex));
  const where = new Map<string, Mark>();
  const marks = ['F', 'S'] as const;
  const units = marks.flatMap((mark) =>
    Array.from({ length: 8 + draw(8) }, () => unit(mark, open, where, draw)),
  );
  const leaders = marks.flatMap((mark) =>
    [...WINGS, null].flatMap((wing) => (draw(4) > 0 ? leader(mark, wing, open, where, draw) : [])),
  );
  const counters = [...units, ...leaders];
  const guns = some(open, draw, 3).map(
    (hex) => `${draw(2) ? 'F' : 'S'} gun ${hex}${draw(3) ? '' : ' captured'}`,
  );
  const step = (['movement', 'combat', 'combat', 'movement', 'aiming', 'cup'] as const)[draw(6)];
  return {
    position: [...counters, ...guns].join(' | '),
    ...{ options, step, side: draw(2) ? 'F' : 'S', corps: WINGS[draw(4)], turn: 1 + draw(2), turns: 3 },
    ...(step === 'aiming' ? { side: 'S' } : {}),
    map: {
      ...{ columns: COLUMNS, rows: ROWS, ...ground },
      streams: Array.from({ length: draw(8) }, () => hexside(draw)),
    },
  };
}

function unit(mark: Mark, open: readonly string[], where: Map<string, Mark>, draw: Draw): string {
  const kind = (['foot', 'horse', 'light', mark === 'S' ? 'tercio' : 'foot'] as const)[draw(4)];
  const free = open.filter((hex) => !where.has(hex));
  const hex = free[draw(free.length)] ?? '';
  if (draw(12) === 0) return `${mark} ${kind} lost ${WINGS[draw(4)]}`;
  where.set(hex, mark);
  const sign = ['', '', '*', '!'][draw(5)] ?? '';
  const words = [
    `m${1 + draw(3)}`,
    WINGS[draw(4)],
    ...(draw(3) ? [] : ['two']),
    ...(draw(4) ? [] : ['reduced']),
    ...(draw(5) ? [] : ['charging']),
  ];
  return `${mark} ${kind} ${hex}>${draw(6)}${sign} ${words.join(' ')}`;
}

/** Somewhere alone, or with a unit of his side. */
function leader(
  mark: Mark,
  wing: string | null,
  open: readonly string[],
  where: ReadonlyMap<string, Mark>,
  draw: Draw,
): readonly string[] {
  const able = open.filter((hex) => (draw(3) ? where.get(hex) === mark : (where.get(hex) ?? mark) === mark));
  const hex = able[draw(Math.max(1, able.length))];
  if (!hex) return [];
  const what = wing === null ? 'chief' : draw(5) ? 'leader' : 'aide';
  return [`${mark} ${what}${draw(4)}-${1 + draw(6)} ${hex}${wing === null ? '' : ` ${wing}`}`];
}

function some(hexes: readonly string[], draw: Draw, most: number): readonly string[] {
  return [...new Set(Array.from({ length: draw(most + 1) }, () => hexes[draw(hexes.length)] ?? ''))].filter(
    (hex) => hex !== '',
  );
}

function without(hexes: readonly string[], others: readonly string[]): readonly string[] {
  return hexes.filter((hex) => !others.includes(hex));
}

function hexside(draw: Draw): readonly [string, string] {
  const [column, row] = [draw(COLUMNS), draw(ROWS - 1)];
  return [printed(column, row), printed(column, row + 1)];
}

function printed(column: number, row: number): string {
  return `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`;
}
