/** How far counters get, against an oracle that knows only the map file and the wording of the cases. */

import { describe, expect, it } from 'vitest';
import { numberOf } from '../../../../../src/core/hex/hex';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { reachOf } from '../../../../../src/systems/thirty-years-war/standard/06-movement/reach';
import type { Piece } from '../../../../../src/systems/thirty-years-war/state/piece';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { BAVARIAN, FRENCH } from '../../../../helpers/positions/campaign';
import { EAST, LINE, scattered } from '../../../../helpers/positions/scattered';
import { placesWithin } from '../../../../oracle/ground';

/** `0605 2, 0606 3`: where a counter can get to and for how much, by the game. */
function told(state: State, piece: Piece): readonly string[] {
  const { grid } = boardOf(state).field;
  const { hexes, spent } = reachOf(boardOf(state), piece);
  return hexes.map((hex) => `${numberOf(grid, hex)} ${spent[hex]}`).sort();
}

function expected(state: State, piece: Piece): readonly string[] {
  return [...placesWithin(state, piece)]
    .filter(([hex]) => hex !== piece.at)
    .map(([hex, cost]) => `${hex} ${cost}`)
    .sort();
}

describe('the reach of counters at Freiburg (6.2, 9.15, 12.0, 16.1, 19.51, 19.57)', () => {
  const positions = Array.from({ length: 40 }, (_, i) => [i % 2 === 0 ? 'town' : 'Line', i] as const);
  it.each(positions)('is what the map and the cases say: about the %s, position %i', (_, seed) => {
    const side = seed % 4 < 2 ? FRENCH : BAVARIAN;
    const demoralized = seed % 3 === 0 ? ['french', 'bavarian'] : [];
    const state = scattered(seed, seed % 2 === 0 ? EAST : LINE, { day: 1, side, demoralized });
    const movers = boardOf(state).pieces.filter(
      (p) => p.hex >= 0 && p.kind !== 'artillery' && p.holder === side,
    );
    expect(movers.length).toBeGreaterThan(5);
    for (const piece of movers) expect(told(state, piece), piece.id).toEqual(expected(state, piece));
  });
});
