/** Moving a counter: cases 6.1 to 6.33, and what it takes with it on its way. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../../core/contract/values';
import { hexAt } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema, EXIT, pathSchema } from '../../engine/commandParts';
import { command, event } from '../../engine/declare';
import type { HexNumber } from '../../scenario/map';
import { sideIndex } from '../../state/battlefield';
import { lowestEqual } from '../../state/equals';
import { MOVED } from '../../state/piece';
import { knownPiece } from '../../state/position';
import { pathCost } from './cost';
import { entered } from './entered';
import { moveReasons, takenOnTheWay } from './movement';
import { cheapestMoves, everyMove } from './moves';
import { take } from './taking';

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
  canonical(board, way) {
    const counter = lowestEqual(board, way.counter);
    return counter === way.counter ? way : { ...way, counter };
  },
  moves: (board, asking) => (asking.all ? everyMove(board) : cheapestMoves(board, asking)),
  /** The move itself, then what it took on its way: guns change hands, Leaders without a unit are lost. */
  resolve(play, { counter, path }) {
    const { board } = play;
    const piece = knownPiece(board, counter);
    const hexes = path.map((number) => hexAt(board.field.grid, number));
    const taken = takenOnTheWay(board, piece, hexes);
    play.emit({ happened: 'counterMoved', counter, path, spent: pathCost(board, piece, hexes) });
    take(play, piece, taken);
  },
});

export const counterMoved = event('counterMoved', (board, { counter, path }) => {
  const piece = knownPiece(board, counter);
  const at = path.at(-1) ?? '';
  if (at === EXIT) {
    board.remove(piece, 'exited');
    board.flag(piece, MOVED);
  } else board.place(piece, hexAt(board.field.grid, at), MOVED);
  entered(board, [{ counter, path }]);
});

export const gunCaptured = event('gunCaptured', (board, { gun, by }) =>
  board.give(knownPiece(board, gun), sideIndex(board.scenario, by)),
);
