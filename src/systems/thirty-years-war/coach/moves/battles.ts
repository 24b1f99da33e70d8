/** Enemies beside whom several can come, at the odds that all obligations then allow. */
import { distance, numberOf } from '../../../../core/hex/hex';
import type { Gains, Gathering } from '../../estimate/gains';
import type { Fight } from '../../estimate/plan';
import { inCombat, planned } from '../../estimate/toCombat';
import { isFreeToMove } from '../../standard/06-movement/movement';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { knownPiece, piecesOf } from '../../state/position';
import { allNamed, capital, countInWords, listed, named } from '../../wording';
import { approachOf, gatherings } from '../gathering';
import { fateOfLeaders, leadersLeftBy, lossInFights, type Stood, whereTheyStand } from '../leaders';
import { battleInWords, threatsTo } from '../threats/threats';
import { sentences } from '../words';
import { followers } from './followers';
import { afterMoves, type Idea, moveTo } from './idea';
import { priceOf } from './price';

/** So many are looked at to the end. */
const BATTLES = 6;

export function battleIdeas(board: Board, gains: Gains): readonly Idea[] {
  const side = board.phasingIndex;
  const approach = approachOf(board, gains, side, (piece) => isFreeToMove(board, piece));
  return gatherings(board, approach)
    .filter(({ comers }) => comers.some(({ piece, hex }) => piece.hex !== hex))
    .slice(0, BATTLES)
    .flatMap((gathering) => {
      const [along, behind] = [battleIdea(board, gathering, true), battleIdea(board, gathering, false)];
      return along.moves.length === behind.moves.length ? [along] : [along, behind];
    });
}

/** With the Leaders who would be left alone, as far as they can follow, or without them. */
function battleIdea(board: Board, { target, comers }: Gathering, isLed: boolean): Idea {
  const coming = comers.filter(({ piece, hex }) => piece.hex !== hex);
  const movers = coming.map(({ piece }) => piece);
  const left = whereTheyStand(coming.flatMap(({ piece }) => leadersLeftBy(board, piece, movers)));
  const ways = coming.map(({ piece, hex }) => {
    const leaders = isLed ? followers(board, piece, hex, movers) : [];
    const who = listed([piece, ...leaders].map(({ printed }) => printed.name));
    return {
      moves: [piece, ...leaders].map((one) => moveTo(board, one, hex)),
      text: `${who} to ${numberOf(board.field.grid, hex)}`,
    };
  });
  const moves = ways.flatMap((way) => way.moves);
  const how = `${capital(named(board, target))} ${howItStands(board, target)}`;
  return {
    ...{ moves, movers, about: [target], to: coming.map(({ hex }) => hex) },
    strikeFrom: comers.map(({ hex }) => hex),
    rules: ['8.0', ...(target.disrupted ? (['9.0'] as const) : [])],
    tell: (gains) => {
      const told = afterMoves(board, moves, () => toldOf(board, gains, target, movers, left));
      const go = `${listed(ways.map(({ text }) => text))}.`;
      return told && sentences(`${how}: ${told.fight}.`, go, told.price, ...told.leaders);
    },
  };
}

type Told = {
  readonly fight: string;
  readonly price: string | null;
  /** What becomes of the Leaders of those who move. */
  readonly leaders: readonly string[];
};

/** The battle on the target in the best plan for all that must be fought then; null: it is left out of that. */
function toldOf(
  board: Board,
  gains: Gains,
  target: Piece,
  movers: readonly Piece[],
  left: readonly Stood[],
): Told | null {
  const told = inCombat(board, () => {
    const { fights } = planned(board, gains);
    const fight = fights.find(({ battle }) => battle.defenders.includes(target.id));
    if (!fight) return null;
    const { battle } = fight;
    const others = piecesOf(board, battle.defenders).filter(({ id }) => id !== target.id);
    const moved = battle.attackers.filter((id) => movers.some((mover) => mover.id === id)).length;
    const who = whoComes(battle.attackers.length - moved, moved);
    const together = others.length > 0 ? `. Fought ${besideInWords(board, target, others)}:` : ',';
    const said = `${who}${together} ${battleInWords(board, battle, target)}`;
    const price = priceOf(board, othersThan(fight, fights), concerned(board, fight, movers), 'also');
    return { fight: said, price, losses: left.map((leader) => lossInFights(board, leader, fights)) };
  });
  if (!told) return null;
  const threats = left.length > 0 ? threatsTo(board, gains, board.phasingIndex) : [];
  return { ...told, leaders: fateOfLeaders(board, left, told.losses, threats) };
}

/** `together with the enemy 1/Molondin (1412) beside it` */
function besideInWords(board: Board, target: Piece, others: readonly Piece[]): string {
  const { grid } = board.field;
  const who = others.length === 1 ? 'enemy' : 'enemies';
  const where = others.every(({ hex }) => distance(grid, target.hex, hex) === 1) ? ' beside it' : '';
  return `together with the ${who} ${allNamed(board, others)}${where}`;
}

function othersThan(fight: Fight, fights: readonly Fight[]): readonly Fight[] {
  return fights.filter((one) => one !== fight);
}

/** Those who have come, and those who fight beside them. */
function concerned(board: Board, { battle }: Fight, movers: readonly Piece[]): readonly Piece[] {
  const ids = new Set([...movers.map(({ id }) => id), ...battle.attackers]);
  return [...ids].map((id) => knownPiece(board, id));
}

/** `is disrupted and alone` */
function howItStands(board: Board, target: Piece): string {
  const isAlone = !board.isBeside(target.side, target.hex);
  if (target.disrupted) return isAlone ? 'is disrupted and alone' : 'is disrupted';
  return isAlone ? 'stands alone' : 'can be attacked';
}

/** `three of yours can reach it`, `one of yours stands beside it and two more can come` */
function whoComes(standing: number, coming: number): string {
  if (standing === 0) return `${countInWords(coming)} of yours can reach it`;
  const stand = `${countInWords(standing)} of yours ${standing === 1 ? 'stands' : 'stand'} beside it`;
  if (coming === 0) return `${stand} and can attack it alone`;
  return `${stand} and ${coming === 1 ? 'one more' : `${countInWords(coming)} more`} can come`;
}
