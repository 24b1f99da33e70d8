/** The command that sets a whole force up: case 3.0. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../../core/contract/values';
import { hexAt } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { type Placed, positionsSchema } from '../../engine/commandParts';
import { command, decision, event, openDecision, theDecision } from '../../engine/declare';
import { sideIndex } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { knownPiece, piecesOf } from '../../state/position';
import { entered } from '../06-movement/entered';
import { canonicalSetUp, placesOf } from './dealing';
import { slotsOf } from './forces';
import { setUp as place, setUpReasons } from './judging';
import { rest } from './placing-rest';
import { everythingSetUp, setUpFirst } from './reasons';

const form = v.strictObject({ do: v.literal('setUp'), positions: positionsSchema });

declare module '../../engine/types' {
  interface CommandTypes {
    /** A side's whole set-up, all of its force at once. */
    setUp: Read<typeof form>;
  }
  interface EventTypes {
    sideSetUp: { readonly side: SideId; readonly positions: readonly Placed[] };
    /**
     * Counters for which no hex is left where their side stands: units and the Leader are lost, guns are `to`’s
     * (freiburg:19.31).
     */
    leftWithoutHex: {
      readonly counters: readonly CounterId[];
      readonly guns: readonly CounterId[];
      readonly to: SideId;
    };
  }
  interface DecisionTypes {
    // biome-ignore lint/complexity/noBannedTypes: nothing more is known of it than whose it is
    setUp: {};
  }
}

export const settingUp = decision('setUp', (board, { by }) => setUpFirst(board, by));

export const setUp = command('setUp', {
  form,
  given: {
    answers: 'setUp',
    otherwise: everythingSetUp,
  },
  check: (board, { positions }) => setUpReasons(board, theDecision(board, 'setUp').by, positions),
  canonical(board, stated) {
    const open = openDecision(board, 'setUp');
    return open ? { ...stated, positions: canonicalSetUp(board, open.by, stated.positions) } : stated;
  },
  /** One that is sensible: what the file suggests, the others placed by what they are. */
  *moves(board) {
    const positions = sensibleSetUp(board, theDecision(board, 'setUp').by);
    if (positions) yield { do: 'setUp', positions };
  },
  resolve: (play, { positions }) => place(play, theDecision(play.board, 'setUp').by, positions),
});

/** A set-up as the file suggests it, the others placed by what they are; null where none fits. */
function sensibleSetUp(board: Board, by: SideId): readonly Placed[] | null {
  const { deployment } = board;
  if (!deployment) return null;
  const places = slotsOf(board, by).flatMap(({ id }) => {
    const at = deployment.suggested[id];
    return at ? [[id, at] as const] : [];
  });
  const positions = rest(board, by, Object.fromEntries(places)) ?? rest(board, by, {});
  return positions && canonicalSetUp(board, by, placesOf(board, by, positions));
}

export const sideSetUp = event('sideSetUp', (board, { positions }) => {
  for (const { counter, at } of positions)
    board.place(knownPiece(board, counter), hexAt(board.field.grid, at));
  board.change({ pending: null });
  entered(
    board,
    positions.map(({ counter, at }) => ({ counter, path: [at] })),
  );
});

export const leftWithoutHex = event('leftWithoutHex', (board, { counters, guns, to }) => {
  for (const piece of piecesOf(board, counters)) board.remove(piece, 'fallen');
  for (const gun of piecesOf(board, guns)) board.give(gun, sideIndex(board.scenario, to));
});
