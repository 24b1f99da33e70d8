/** Positions of both armies strewn over the map of Freiburg, always the same ones for a seed. */

import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { campaignAt, FRENCH, type Moment, startOfCampaign } from './campaign';
import { withFreiburg } from './withFreiburg';

/** Whole numbers below `below`, always the same ones. */
export function chance(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * below);
  };
}

/** The part of the map to use, from the first to the last column and row. */
export type Part = { readonly columns: readonly [number, number]; readonly rows: readonly [number, number] };
/** North and south of the Dreisam, with the town, the Hill and both exits. */
export const EAST: Part = { columns: [1, 22], rows: [1, 14] };
/** The 3 August Line with what lies before and behind it. */
export const LINE: Part = { columns: [11, 24], rows: [9, 24] };

const number = (column: number, row: number) =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

/**
 * Counters of both sides anywhere in that part, some disrupted, some of the French not there. Hexes that the
 * French were the last in, within the town and before its gates, are drawn too. `absent`: of a hundred French; guns
 * only when asked for.
 */
export function scattered(
  seed: number,
  part: Part,
  moment: Moment,
  { withGuns = false, absent = 45 } = {},
): State {
  const next = chance(seed);
  const between = ([first, last]: readonly [number, number]) => first + next(last - first + 1);
  const { map, counters } = startOfCampaign().scenario;
  const blocked = new Set(map.terrain.forest ?? []);
  const taken = new Set<string>();
  const on = counters
    .filter(({ kind }) => withGuns || kind !== 'artillery')
    .flatMap(({ id, side, kind }) => {
      if (side === 'french' && next(100) < absent) return [];
      const at = number(between(part.columns), between(part.rows));
      if (taken.has(at) || blocked.has(at)) return [];
      taken.add(at);
      const isUnit = kind === 'infantry' || kind === 'cavalry';
      return [`${id} ${at}${isUnit && next(4) === 0 ? '*' : ''}`];
    });
  const gates = map.fortress?.hexsides.filter(({ kind }) => kind === 'gateway') ?? [];
  const drawn = gates.flatMap(({ inside, outside }) => [inside, outside].filter(() => next(4) === 0));
  const state = campaignAt({ ...moment, on: on.join(', ') });
  const bavarianAt = new Set(
    state.counters.flatMap(({ at, holder }) => (at !== null && holder !== FRENCH ? [at] : [])),
  );
  const lastIn = next(2) === 0 ? drawn.filter((hex) => !bavarianAt.has(hex)) : [];
  return withFreiburg(state, {
    lastIn: Object.fromEntries(lastIn.sort().map((hex) => [hex, FRENCH])),
  });
}
