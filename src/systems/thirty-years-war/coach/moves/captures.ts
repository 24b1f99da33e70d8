/** Guns and Leaders of the enemy without a unit in their hex, with what the enemy can do to their taker. */
import { OFF_MAP } from '../../../../core/hex/hex';
import type { Gains } from '../../estimate/gains';
import { inCombat, planned } from '../../estimate/toCombat';
import { isFreeToMove } from '../../standard/06-movement/movement';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { unitIn } from '../../state/position';
import { capital, named } from '../../wording';
import { fateOfLeaders, leadersLeftBy, lossInFights, type Stood, whereTheyStand } from '../leaders';
import { takersOf } from '../stakes';
import { enemies, gatheringInWords, thenInWords, threatsTo } from '../threats/threats';
import { sentences } from '../words';
import { followers } from './followers';
import { afterMoves, type Idea, moveTo } from './idea';
import { priceOf } from './price';

const CAPTURES = 2;

/** For each the weakest unit that can take it and the strongest: he may hold what the other cannot. @rule 5.32, 10.0 */
export function captureIdeas(board: Board): readonly Idea[] {
  const side = board.phasingIndex;
  return [...board.leaders, ...board.guns]
    .filter((prey) => prey.side !== side && prey.hex !== OFF_MAP && unitIn(board, prey.hex) === null)
    .map((prey) => ({ prey, takers: takersOf(board, side, prey, (unit) => isFreeToMove(board, unit)) }))
    .filter(({ takers }) => takers.length > 0)
    .slice(0, CAPTURES)
    .flatMap(({ prey, takers }) => {
      const both = new Set([...takers.slice(0, 1), ...takers.slice(-1)]);
      return [...both].flatMap((taker) => {
        const led = followers(board, taker, prey.hex, [taker]);
        const alone = captureIdea(board, prey, taker, []);
        return led.length > 0 ? [captureIdea(board, prey, taker, led), alone] : [alone];
      });
    });
}

function captureIdea(board: Board, prey: Piece, taker: Piece, led: readonly Piece[]): Idea {
  const isLeader = prey.kind === 'leader';
  const moves = [taker, ...led].map((one) => moveTo(board, one, prey.hex));
  const left = whereTheyStand(leadersLeftBy(board, taker, [taker]));
  const does = isLeader ? 'can overrun him' : 'can take it';
  const text = `${capital(named(board, prey))} stands without a unit: ${named(board, taker)} ${does}.`;
  return {
    ...{
      moves,
      movers: [taker],
      about: [prey],
      to: [prey.hex],
      strikeFrom: [],
      rules: [isLeader ? '10.0' : '5.32'],
    },
    tell: (gains) =>
      afterMoves(board, moves, () =>
        sentences(text, ...pricesOf(board, gains, taker), ...fateOf(board, gains, left)),
      ),
  };
}

/** What becomes of its Leaders. */
function fateOf(board: Board, gains: Gains, left: readonly Stood[]): readonly string[] {
  if (left.length === 0) return [];
  const losses = inCombat(board, () => {
    const { fights } = planned(board, gains);
    return left.map((leader) => lossInFights(board, leader, fights));
  });
  return fateOfLeaders(board, left, losses, threatsTo(board, gains, board.phasingIndex));
}

/** What must be fought then, and what the enemy can do to it there. */
function pricesOf(board: Board, gains: Gains, taker: Piece): readonly (string | null)[] {
  const price = inCombat(board, () => priceOf(board, planned(board, gains).fights, [taker], null));
  const threat = threatsTo(board, gains, taker.side).find(({ target }) => target.index === taker.index);
  const who = threat ? enemies(threat.comers.length) : '';
  const next =
    threat &&
    `${capital(thenInWords(board))} ${who} could attack ${taker.printed.name} there: ${gatheringInWords(board, threat)}.`;
  return [price, next ?? null];
}
