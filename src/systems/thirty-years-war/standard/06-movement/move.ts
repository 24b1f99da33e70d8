/** Moving a counter: cases 6.1 to 6.33, and what it takes with it on its way. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../../core/contract/values';
import { hexAt } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { change } from '../../engine/change';
import { counterIdSchema, EXIT, pathSchema } from '../../engine/commandParts';
import { command, event } from '../../engine/declare';
import type { HexNumber } from '../../scenario/map';
import { lowestEqual } from '../../state/equals';
import { knownPiece, positionOf } from '../../state/position';
import { pathCost } from './cost';
import { entered } from './entered';
import { moveReasons } from './movement';
import { cheapestMoves, everyMove } from './moves';
import { takeOnTheWay } from './taking';

const form = v.strictObject({
  do: v.literal('move'),
  counter: counterIdSchema,
  /** Every hex entered, in order, without the one it starts from; `exit` at its end leaves the map. */
  path: pathSchema,
});

declare module '../../engine/types' {
  interface CommandTypes {
    move: Read<typeof form>;
  }
  interface EventTypes {
    counterMoved: {
      readonly counter: CounterId;
      readonly path: readonly HexNumber[];
      readonly spent: number;
    };
    /** A gun changes hands (5.32). */
    gunCaptured: { readonly gun: CounterId; readonly by: SideId };
  }
}

export type MoveCommand = Read<typeof form>;

export const move = command('move', {
  form,
  given: { phase: 'movement', rule: '6.11' },
  check: moveReasons,
  canonical: (state, way) => ({ ...way, counter: lowestEqual(state, way.counter) }),
  moves: (state, asking) => (asking.all ? everyMove(state) : cheapestMoves(state, asking)),
  /** The move itself, then what it took on its way: guns change hands, Leaders without a unit are lost. */
  resolve(play, { counter, path }) {
    const before = play.state;
    const piece = knownPiece(before, counter);
    const hexes = path.map((number) => hexAt(positionOf(before).field.grid, number));
    play.emit({ happened: 'counterMoved', counter, path, spent: pathCost(before, piece, hexes) });
    takeOnTheWay(play, before, piece, hexes);
  },
});

export const counterMoved = event('counterMoved', (state, { counter: id, path }) => {
  const at = path.at(-1) ?? null;
  const moved = change(state, [id], (counter) =>
    at === EXIT
      ? { ...counter, at: null, off: 'exited', moved: true }
      : { ...counter, at, off: null, moved: true },
  );
  return entered(moved, [{ counter: id, path }]);
});

export const gunCaptured = event('gunCaptured', (state, { gun, by }) =>
  change(state, [gun], (counter) => ({ ...counter, holder: by })),
);
