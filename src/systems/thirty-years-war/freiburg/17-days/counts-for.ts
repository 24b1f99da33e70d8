/** What Leaders and guns count for at the end: cases 15.22, 17.25, 17.36, 18.73, 19.61 and 19.62. */
import { sideName } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { armiesToday, BAVARIAN, bavarianSide, frenchSide } from '../15-morale/armies';
import { ENOUGH } from '../18-campaign/victory';
import { ENOUGH_AWAY } from '../19-siege/victory';
import { isBrokenArmy } from './scenarios';

export function countsFor(board: Board, piece: Piece): string {
  if (piece.kind === 'artillery') return ofGun(board, piece);
  return piece.kind === 'leader' ? ofLeader(board, piece) : '';
}

function ofGun({ scenario }: Board, { printed }: Piece): string {
  const isBavarian = printed.side === bavarianSide(scenario);
  const bavarian = sideName(scenario, bavarianSide(scenario));
  const french = sideName(scenario, frenchSide(scenario));
  switch (scenario.freiburg?.victory) {
    case '17.25': {
      const [owner, taker] = isBavarian ? [bavarian, french] : [french, bavarian];
      return `To hold every ${owner} gun at the end is a ${taker} condition (Freiburg 17.25)`;
    }
    case '17.36':
      return isBavarian
        ? `Gives the ${french} 1 Victory Point if it is destroyed, or theirs at the end (Freiburg 17.36)`
        : '';
    case '19.6':
      return isBavarian
        ? `With every other Bavarian counter lost, it gives the ${french} 1 Victory Point (Freiburg 19.61)`
        : '';
    default:
      return '';
  }
}

function ofLeader(board: Board, { id }: Piece): string {
  const army = armiesToday(board).find(({ leader }) => leader === id);
  if (!army) return '';
  const test = isBrokenArmy(board, army.id)
    ? []
    : [`His loss puts the ${army.name} to a Morale Test (Freiburg 15.22)`];
  return [...test, ...(army.id === BAVARIAN ? toWin(board) : [])].join('. ');
}

/** What the Bavarians need their Leader for. */
function toWin({ scenario }: Board): readonly string[] {
  switch (scenario.freiburg?.victory) {
    case '18.7':
      return [
        `To win, he and ${ENOUGH} units must have a Line of Communications in the end (Freiburg 18.73)`,
      ];
    case '19.6':
      return [`1 Victory Point if he and ${ENOUGH_AWAY} units leave the map (Freiburg 19.62)`];
    default:
      return [];
  }
}
