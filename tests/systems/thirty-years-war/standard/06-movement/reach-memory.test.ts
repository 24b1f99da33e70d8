/** What is kept of reaches goes with the game that it was for. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { reachOf } from '../../../../../src/systems/thirty-years-war/standard/06-movement/reach';
import { EAST, scattered } from '../../../../helpers/positions/scattered';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in tables that are still referenced. */
function tables(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

it('the costs of a game are gone with its options, though the walls that it began with stay (19.5)', () => {
  const state = scattered(0, EAST, { day: 1 });
  const movers = boardOf(state).pieces.filter((p) => p.hex >= 0 && p.kind !== 'artillery');
  const playWithOptionsOfItsOwn = () => {
    const game = { ...state, options: { ...state.options } };
    for (const mover of movers) reachOf(boardOf(game), mover);
  };
  for (let game = 0; game < 10; game++) playWithOptionsOfItsOwn();
  const before = tables();
  for (let game = 0; game < 100; game++) playWithOptionsOfItsOwn();
  expect(tables() - before).toBeLessThan(300_000);
  expect(boardOf(state).walls).not.toBeNull();
});
