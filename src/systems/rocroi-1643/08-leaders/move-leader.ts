/**
 * The move of a leader, in his segment or as a commander in chief at the end of the operations: cases 5.2, 7.4 and 9.3.
 */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';
import type { HexIndex } from '../../../core/hex/hex';
import type { Read } from '../../../core/json/readJson';
import { drawnLeader } from '../05-activation/active';
import {
  leaderBarred,
  leaderMoved,
  leaderStays,
  leaderTooFar,
  notTheDrawnLeader,
  notThisChief,
} from '../07-movement/reasons';
import { counterIdForm, hexForm } from '../engine/commandParts';
import { type CommandRule, command, event } from '../engine/declare';
import { drawnReach, inTurn } from '../engine/inTurn';
import { noSuchHex, unknownCounter } from '../engine/reasons';
import type { Reason } from '../rulebook/cited';
import type { Board, Leader } from '../state/board';
import { leaderHexes, leaderMayStand } from './ways';

const leaderForm = v.strictObject({ do: v.literal('moveLeader'), leader: counterIdForm, to: hexForm });
const chiefForm = v.strictObject({ do: v.literal('moveChief'), leader: counterIdForm, to: hexForm });

declare module '../engine/types' {
  interface CommandTypes {
    moveLeader: Read<typeof leaderForm>;
    /** After the operations, if he has not moved in them. */
    moveChief: Read<typeof chiefForm>;
  }
  interface EventTypes {
    leaderMoved: { readonly leader: CounterId; readonly to: string };
  }
}

type Order = { readonly leader: CounterId; readonly to: string };

/** Why a leader does not go there, no matter who may move now. @rule 7.4 */
function wayReasons(board: Board, leader: Leader, to: string): readonly Reason[] {
  const hex = board.hex(to);
  if (hex < 0) return [noSuchHex({ figures: [to] })];
  if (leader.moved) return [leaderMoved({ counters: [leader] })];
  if (leader.hex === hex) return [leaderStays({ counters: [leader] })];
  if (!leaderMayStand(board, hex, leader.side)) return [leaderBarred({ counters: [leader], hexes: [to] })];
  if (leaderHexes(board, leader).includes(hex)) return [];
  return [leaderTooFar({ counters: [leader], hexes: [to], figures: [leader.movement] })];
}

function* ways<D extends 'moveLeader' | 'moveChief'>(
  name: D,
  board: Board,
  leader: Leader | null,
  asking: Parameters<CommandRule['moves']>[1],
) {
  if (!leader || leader.moved) return;
  const order = (hex: HexIndex) => ({ do: name, leader: leader.id, to: board.number(hex) });
  const { draw } = asking;
  const near = draw ? leaderHexes(board, leader, drawnReach(draw, 0, leader.movement)) : [];
  const drawn = draw && near.length > 0 ? near[draw(near.length)] : undefined;
  if (drawn !== undefined) yield order(drawn);
  for (const hex of inTurn(leaderHexes(board, leader), asking)) if (hex !== drawn) yield order(hex);
}

/** The commander in chief of the side that moves its own now. @rule 9.3 */
export function movingChief(board: Board): Leader | null {
  const { side: moving } = board.facts;
  return board.leaders.find(({ corps, side }) => corps === null && board.sideId(side) === moving) ?? null;
}

const reasonsFor = (
  board: Board,
  { leader: id, to }: Order,
  who: Leader | null,
  other: typeof notThisChief,
): readonly Reason[] => {
  const leader = board.leader(id);
  if (!leader) return [unknownCounter({ figures: [id] })];
  if (leader.id !== who?.id || leader.at === null) return [other({ counters: [leader] })];
  return wayReasons(board, leader, to);
};

export const moveLeader = command('moveLeader', {
  form: leaderForm,
  given: { step: 'movement' },
  check: (board, order) => reasonsFor(board, order, drawnLeader(board), notTheDrawnLeader),
  moves: (board, asking) => ways('moveLeader', board, drawnLeader(board), asking),
  resolve: (run, { leader, to }) => run.emit({ happened: 'leaderMoved', leader, to }),
});

export const moveChief = command('moveChief', {
  form: chiefForm,
  given: { step: 'chiefs' },
  check: (board, order) => reasonsFor(board, order, movingChief(board), notThisChief),
  moves: (board, asking) => ways('moveChief', board, movingChief(board), asking),
  resolve(run, { leader, to }) {
    run.emit({ happened: 'leaderMoved', leader, to });
    run.plan({ task: 'nextChief' });
  },
});

export const leaderMovedEvent = event('leaderMoved', (board, { leader, to }) =>
  board.changeLeader(leader, { at: to, moved: true }),
);
