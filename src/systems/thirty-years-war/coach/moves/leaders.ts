/** Leaders who stand without a unit where the enemy could catch them, and friends with whom they would be safer. */
import { OFF_MAP } from '../../../../core/hex/hex';
import { isFreeToMove } from '../../standard/06-movement/movement';
import { reachOf } from '../../standard/06-movement/reach';
import { mayStopByUsualWay } from '../../standard/06-movement/stacking';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { enemySide } from '../../state/position';
import { capital, named } from '../../wording';
import { type Caught, isAlone, leadersInReach } from '../leaders';
import { enemies, thenInWords } from '../threats/threats';
import { sentences } from '../words';
import { type Idea, moveTo } from './idea';

const LEADERS = 2;
/** Friends that each is brought to in thought. */
const FRIENDS = 3;

/** @rule 10.0 */
export function leaderIdeas(board: Board): readonly Idea[] {
  const side = board.phasingIndex;
  const caught = leadersInReach(board, side);
  return board.leaders
    .filter((leader) => leader.side === side && isAlone(board, leader) && isFreeToMove(board, leader))
    .filter(
      (leader) =>
        caught.some((one) => one.leader.id === leader.id) || board.isControlled(enemySide(side), leader.hex),
    )
    .slice(0, LEADERS)
    .flatMap((leader) => friendsFor(board, leader).map((friend) => toFriend(board, leader, friend, caught)));
}

/** Those farthest from any enemy first, then the strongest. */
function friendsFor(board: Board, leader: Piece): readonly Piece[] {
  const { spent } = reachOf(board, leader);
  const isBeside = (unit: Piece) => Number(board.isControlled(enemySide(leader.side), unit.hex));
  return board.forces[leader.side]
    .filter(
      (unit) =>
        unit.unit &&
        unit.hex !== OFF_MAP &&
        (spent[unit.hex] ?? -1) > 0 &&
        mayStopByUsualWay(board, leader, unit.hex),
    )
    .toSorted((a, b) => isBeside(a) - isBeside(b) || b.printed.strength - a.printed.strength)
    .slice(0, FRIENDS);
}

function toFriend(board: Board, leader: Piece, friend: Piece, caught: readonly Caught[]): Idea {
  const danger = caught.find((one) => one.leader.id === leader.id);
  const why = danger
    ? `stands alone, and ${thenInWords(board)} ${enemies(danger.by.length)} could catch him`
    : 'stands alone beside an enemy, and is lost as the phase ends';
  const text = sentences(
    `${capital(named(board, leader))} ${why}.`,
    `With ${named(board, friend)} he has a unit to protect him.`,
  );
  return {
    ...{ moves: [moveTo(board, leader, friend.hex)], movers: [leader], about: [], to: [friend.hex] },
    ...{ strikeFrom: [], rules: ['10.0'] },
    tell: () => text,
  };
}
