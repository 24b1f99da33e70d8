/**
 * How Leaders are lost: alone in the next turn of the enemy, or in a battle with the unit that protects them. @rule
 * 10.0
 */

import { distance, type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { trying } from '../engine/suppose';
import { expected } from '../estimate/expect';
import type { Gathering } from '../estimate/gains';
import type { Fight } from '../estimate/plan';
import { isLastTurn } from '../standard/04-sequence/turns-to-come';
import { allowanceOf, reachOf } from '../standard/06-movement/reach';
import { mayStopByUsualWay } from '../standard/06-movement/stacking';
import type { AttackCommand } from '../standard/08-combat/attack';
import { neighboursOf } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { controllersOf, enemySide, knownPiece, piecesIn, unitIn } from '../state/position';
import { capital, named } from '../wording';
import { comeThere, inTurnOf } from './gathering';
import { enemies, thenInWords } from './threats/threats';
import { type Advice, chanceInWords, hexNumbers, warning } from './words';

/** A Leader without a unit in his hex, and the enemies who could come upon him or beside him in their next turn. */
export type Caught = { readonly leader: Piece; readonly by: readonly Piece[] };

export function leadersInReach(board: Board, side: 0 | 1): readonly Caught[] {
  const alone = board.leaders.filter((leader) => leader.side === side && isAlone(board, leader));
  if (alone.length === 0 || isLastTurn(board)) return [];
  const enemy = enemySide(side);
  return inTurnOf(board, enemy, () =>
    alone.flatMap((leader) => {
      const by = board.forces[enemy].filter((unit) => couldCatch(board, unit, leader));
      return by.length > 0 ? [{ leader, by }] : [];
    }),
  );
}

export function isAlone(board: Board, { kind, hex }: Piece): boolean {
  return kind === 'leader' && hex !== OFF_MAP && unitIn(board, hex) === null;
}

/** Disrupted units control nothing, and are no danger to him. */
export function couldCatch(board: Board, unit: Piece, { hex }: Piece): boolean {
  if (!unit.unit || unit.disrupted || unit.hex === OFF_MAP) return false;
  const away = distance(board.field.grid, unit.hex, hex);
  if (away > allowanceOf(board, unit) + 1) return false;
  if (controllersOf(board, unit.side, hex).includes(unit)) return true;
  const { spent } = reachOf(board, unit);
  const places = [hex, ...neighboursOf(board.field, hex).map((beside) => beside.hex)];
  return places.some(
    (at) =>
      (spent[at] ?? -1) > 0 &&
      unitIn(board, at) === null &&
      mayStopByUsualWay(board, unit, at) &&
      (at === hex || wouldControl(board, unit, at, hex)),
  );
}

function wouldControl(board: Board, unit: Piece, at: HexIndex, hex: HexIndex): boolean {
  return trying(
    board,
    () => board.place(unit, at),
    () => controllersOf(board, unit.side, hex).some(({ id }) => id === unit.id),
  );
}

/** A Leader as he stood before the moves: a piece of a board is where it is now. */
export type Stood = Pick<Piece, 'id' | 'side' | 'hex'>;

export function whereTheyStand(leaders: readonly Piece[]): readonly Stood[] {
  return leaders.map(({ id, side, hex }) => ({ id, side, hex }));
}

/** Leaders in the hex of a unit who would stand there without one once those who leave have gone. */
export function leadersLeftBy(board: Board, unit: Piece, leaving: readonly Piece[]): readonly Piece[] {
  if (unit.hex === OFF_MAP) return [];
  const there = piecesIn(board, unit.hex);
  const stays = there.some((piece) => piece.unit && !leaving.some(({ id }) => id === piece.id));
  return stays ? [] : there.filter((piece) => piece.kind === 'leader' && piece.side === unit.side);
}

/**
 * What becomes of these Leaders once the moves are made, in whole sentences: those who are alone, and how likely the
 * others are lost with their units, in the battles of this turn (`now`, from 0 to 1) and in the worst that the enemy
 * can bring about in the next.
 */
export function fateOfLeaders(
  board: Board,
  leaders: readonly Stood[],
  now: readonly number[],
  threats: readonly Gathering[],
): readonly string[] {
  const [first] = leaders;
  if (!first) return [];
  const caught = leadersInReach(board, first.side);
  return leaders.flatMap((before, index) => {
    const leader = knownPiece(board, before.id);
    if (isAlone(board, leader)) return aloneInWords(board, leader, caught);
    if (leader.hex === OFF_MAP || leader.hex === before.hex) return [];
    const threat = threats.find(({ target }) => target.hex === leader.hex);
    const next = threat ? lossInThreat(board, leader, threat) : 0;
    return [inBattleInWords(leader, now[index] ?? 0, next, thenInWords(board))];
  });
}

function inBattleInWords({ printed: { name } }: Piece, now: number, next: number, then: string): string {
  const parts = [
    ...(now > 0 ? [`${chanceInWords(now)} this turn`] : []),
    ...(next > 0 ? [`${chanceInWords(next)} if it is attacked ${then}`] : []),
  ];
  if (parts.length === 0) return `${name} goes along: as things stand he cannot be lost there.`;
  return `${name} goes along: if that unit is eliminated, he is lost too (${parts.join(', ')}).`;
}

/** What is wrong with where a Leader stands alone, and what would help; nothing where no enemy can come. */
export function aloneInWords(board: Board, leader: Piece, caught: readonly Caught[]): readonly string[] {
  const where = capital(named(board, leader));
  const bring = 'bring him to a unit';
  if (board.isControlled(enemySide(leader.side), leader.hex))
    return [`${where} is then alone beside an enemy, and is lost as the phase ends: ${bring}.`];
  const danger = caught.find((one) => one.leader.id === leader.id);
  if (!danger) return [];
  return [
    `${where} is then alone, and ${thenInWords(board)} ${enemies(danger.by.length)} could catch him: ${bring}.`,
  ];
}

/** How likely a Leader is lost by one of these battles of his own side; the board is where they can be fought. */
export function lossInFights(
  board: Board,
  { id: leaderId }: Pick<Piece, 'id'>,
  fights: readonly Fight[],
): number {
  const leader = knownPiece(board, leaderId);
  const mine = fights.filter(({ battle }) =>
    battle.attackers.some((id) => knownPiece(board, id).hex === leader.hex),
  );
  return 1 - mine.reduce((kept, { battle }) => kept * (1 - lossInFight(board, leader, battle)), 1);
}

/** The same of one battle, exactly over its dice. */
export function lossInFight(board: Board, leader: Piece, battle: AttackCommand): number {
  return expected(board, battle, leader.side, (after) => lost(after, leader));
}

function lossInThreat(board: Board, leader: Piece, { comers, battle }: Gathering): number {
  const enemy = enemySide(leader.side);
  return inTurnOf(board, enemy, () =>
    trying(
      board,
      () => comeThere(board, comers),
      () => expected(board, battle, enemy, (after) => lost(after, leader)),
    ),
  );
}

function lost(after: Board, { id }: Piece): number {
  return knownPiece(after, id).hex === OFF_MAP ? 1 : 0;
}

/** Leaders whom the enemy could catch alone. */
export function leaderThreats(board: Board, side: 0 | 1): readonly Advice[] {
  return leadersInReach(board, side).map(({ leader, by }) =>
    warning(
      `${capital(thenInWords(board))} ${enemies(by.length)} could catch ${named(board, leader)}: a Leader without a unit is lost then.`,
      ['10.0'],
      [leader, ...by],
      hexNumbers(board, [leader.hex]),
    ),
  );
}
