/** Enemies beside whom several can come, at the odds that all obligations then allow. */
import { numberOf, OFF_MAP } from '../../../../core/hex/hex';
import { isFreeToMove } from '../../standard/06-movement/movement';
import { reachOf } from '../../standard/06-movement/reach';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { knownPiece, piecesIn, piecesOf } from '../../state/position';
import { allNamed, capital, inWords, listed, named } from '../../wording';
import type { Gains, Gathering } from '../gains';
import { approachOf, gatherings } from '../gathering';
import { inCombat, planned } from '../outlook';
import type { Fight } from '../plan';
import { battleInWords } from '../threats';
import { sentences } from '../words';
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
    .map((gathering) => battleIdea(board, gathering));
}

function battleIdea(board: Board, { target, comers }: Gathering): Idea {
  const coming = comers.filter(({ piece, hex }) => piece.hex !== hex);
  const movers = coming.map(({ piece }) => piece);
  const ways = coming.map(({ piece, hex }) => {
    const leaders = leadersLeftBy(board, piece, movers).filter(
      (leader) => (reachOf(board, leader).spent[hex] ?? -1) > 0,
    );
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
      const told = afterMoves(board, moves, () => toldOf(board, gains, target, movers));
      return (
        told && sentences(`${how}: ${told.fight}.`, `${listed(ways.map(({ text }) => text))}.`, told.price)
      );
    },
  };
}

type Told = { readonly fight: string; readonly price: string | null };

/** The battle on the target in the best plan for all that must be fought then; null: it is left out of that. */
function toldOf(board: Board, gains: Gains, target: Piece, movers: readonly Piece[]): Told | null {
  return inCombat(board, () => {
    const { fights } = planned(board, gains);
    const fight = fights.find(({ battle }) => battle.defenders.includes(target.id));
    if (!fight) return null;
    const { battle } = fight;
    const others = piecesOf(board, battle.defenders).filter(({ id }) => id !== target.id);
    const together = others.length > 0 ? `together with ${allNamed(board, others)} ` : '';
    const moved = battle.attackers.filter((id) => movers.some((mover) => mover.id === id)).length;
    const who = whoComes(battle.attackers.length - moved, moved);
    const said = `${who}, ${together}${battleInWords(board, battle, target)}`;
    const price = priceOf(board, othersThan(fight, fights), concerned(board, fight, movers));
    return { fight: said, price: price && `${price} must be fought too.` };
  });
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
  if (standing === 0) return `${inWords(coming)} of yours can reach it`;
  const stand = `${inWords(standing)} of yours ${standing === 1 ? 'stands' : 'stand'} beside it`;
  if (coming === 0) return `${stand} and can attack it alone`;
  return `${stand} and ${coming === 1 ? 'one more' : `${inWords(coming)} more`} can come`;
}

/** Leaders in its hex who would stay without a unit of theirs. */
function leadersLeftBy(board: Board, unit: Piece, leaving: readonly Piece[]): readonly Piece[] {
  if (unit.hex === OFF_MAP) return [];
  const there = piecesIn(board, unit.hex);
  const stays = there.some((piece) => piece.unit && !leaving.includes(piece));
  return stays ? [] : there.filter((piece) => piece.kind === 'leader' && isFreeToMove(board, piece));
}
