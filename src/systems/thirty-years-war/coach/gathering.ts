/**
 * Who could come beside a unit and attack it together: the same question for one's own next battles and for those that
 * the enemy threatens. Friends are left where they stand; each comes to a free hex of its own.
 */
import { DIRECTIONS, type HexIndex, neighbour, OFF_MAP, opposite } from '../../../core/hex/hex';
import { trying } from '../engine/suppose';
import type { Comer, Gains, Gathering } from '../estimate/gains';
import { type Reach, reachOf } from '../standard/06-movement/reach';
import type { AttackCommand } from '../standard/08-combat/attack';
import { chargeRule } from '../standard/08-combat/charge-rule';
import { asFought, defaultLeadersOfBattle } from '../standard/08-combat/combat';
import { battleColumn } from '../standard/08-combat/strength';
import { leadersCaughtAlone } from '../standard/10-leaders/leaders';
import { attackBar } from '../standard/12-terrain/terrain';
import { neighboursOf } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { enemySide, sideOf, unitIn } from '../state/position';
import { type Place, strongestAt } from './threats/strongest';

/** The units of a side that could attack, by the hexes that they can come to. */
export type Approach = {
  readonly side: 0 | 1;
  readonly comers: ReadonlyMap<HexIndex, readonly Piece[]>;
  readonly gains: Gains;
};

/** `mayMove`: who has yet to move, and by `reach` how far; the others attack from where they stand. */
export function approachOf(
  board: Board,
  gains: Gains,
  side: 0 | 1,
  mayMove: (piece: Piece) => boolean,
  reach: (board: Board, piece: Piece) => Reach = reachOf,
): Approach {
  const comers = new Comers();
  for (const piece of attackersOf(board, side)) {
    if (piece.hex !== OFF_MAP) comers.add(piece.hex, piece);
    if (!mayMove(piece)) continue;
    for (const hex of reach(board, piece).hexes) if (unitIn(board, hex) === null) comers.add(hex, piece);
  }
  return { side, comers: comers.inOrder(), gains };
}

/** The same of all that side, only as far as it is about one hex. */
export function approachTo(board: Board, gains: Gains, side: 0 | 1, target: HexIndex): Approach {
  const comers = new Comers();
  const beside = neighboursOf(board.field, target).map(({ hex }) => hex);
  for (const piece of attackersOf(board, side)) {
    if (beside.includes(piece.hex)) comers.add(piece.hex, piece);
    const { spent } = reachOf(board, piece);
    for (const hex of beside)
      if ((spent[hex] ?? -1) > 0 && unitIn(board, hex) === null) comers.add(hex, piece);
  }
  return { side, comers: comers.inOrder(), gains };
}

function attackersOf(board: Board, side: 0 | 1): readonly Piece[] {
  return board.forces[side].filter(
    ({ unit, disrupted, hex, off }) => unit && !disrupted && (hex !== OFF_MAP || off === 'waiting'),
  );
}

class Comers {
  private readonly by = new Map<HexIndex, Piece[]>();

  add(hex: HexIndex, piece: Piece): void {
    const there = this.by.get(hex);
    if (there) there.push(piece);
    else this.by.set(hex, [piece]);
  }

  /** The strongest first. */
  inOrder(): ReadonlyMap<HexIndex, readonly Piece[]> {
    for (const there of this.by.values())
      there.sort((a, b) => b.printed.strength - a.printed.strength || a.index - b.index);
    return this.by;
  }
}

/**
 * As if that side were to fight, with all its counters fresh: what is asked then is taken back. For the threats of a
 * turn that is still to come.
 */
export function inTurnOf<T>(board: Board, side: 0 | 1, question: () => T): T {
  return trying(
    board,
    () => {
      board.rest();
      board.change({ phasingSide: sideOf(board, side), phase: 'combat', obligations: null, pending: null });
    },
    question,
  );
}

/** The best that side can do to a unit alone; null: nobody can come to attack it. The board has that side to fight. */
export function gatheringAt(board: Board, approach: Approach, target: Piece): Gathering | null {
  const places = placesAround(board, approach.comers, target);
  const charges = isOpenToCharge(board, target) && places.some(({ who }) => who.some(isCavalry));
  const ways = (charges ? [false, true] : [false]).flatMap((charge) =>
    strongestAt(board, places, target, charge).map((comers): Way => ({ charge, comers })),
  );
  if (ways.length === 0) return null;
  const { index, hex, disrupted } = target;
  const key = `${index}@${hex}${disrupted ? '*' : ''} ${ways.map(keyOf).join('|')}`;
  return approach.gains.gathering(board, key, () => bestOf(board, approach, target, ways));
}

type Way = { readonly charge: boolean; readonly comers: readonly Comer[] };

function keyOf({ charge, comers }: Way): string {
  return `${comers.map(({ piece, hex }) => `${piece.index}@${hex}`).join()}${charge ? '!' : ''}`;
}

function isCavalry({ kind }: Piece): boolean {
  return kind === 'cavalry';
}

/** Whether Cavalry may charge that unit, if there is any. */
function isOpenToCharge(board: Board, target: Piece): boolean {
  return chargeRule(board)?.mayBeCharged(board, target) === true;
}

/** Of the ways to fight it without a charge those with the best odds, and with one; then what gains more. */
function bestOf(board: Board, approach: Approach, target: Piece, ways: readonly Way[]): Gathering {
  const of = (charge: boolean) => {
    const [first, ...others] = ways.filter((way) => way.charge === charge).map(({ comers }) => comers);
    if (!first || others.length === 0) return first ?? [];
    const rated = [first, ...others].map((comers) => ({
      ...{ comers, column: columnOnceThere(board, comers, target, charge) },
    }));
    return rated.reduce((best, one) => (one.column > best.column ? one : best)).comers;
  };
  const plain = fightThere(board, approach, target, { charge: false, comers: of(false) });
  const riders = of(true);
  if (!riders.some(({ piece }) => isCavalry(piece))) return plain;
  const charge = fightThere(board, approach, target, { charge: true, comers: riders });
  return charge.gain > plain.gain ? charge : plain;
}

/** Column of the Combat Results Table if these fight it from where they would come to stand. */
function columnOnceThere(board: Board, comers: readonly Comer[], target: Piece, charge: boolean): number {
  return trying(
    board,
    () => comeThere(board, comers),
    () => battleColumn(board, asFought(board, battleOf(board, comers, target, charge))),
  );
}

/** As if they had come; no question is asked of what that brings about. */
export function comeThere(board: Board, comers: readonly Comer[]): void {
  for (const { piece, hex } of comers) if (piece.hex !== hex) board.place(piece, hex);
}

function fightThere(
  board: Board,
  { side, gains }: Approach,
  target: Piece,
  { charge, comers }: Way,
): Gathering {
  return trying(
    board,
    () => {
      comeThere(board, comers);
      // Who is alone among enemies by then is lost before the battle, not by it.
      for (const leader of leadersCaughtAlone(board)) board.remove(leader, 'eliminated');
    },
    () => {
      const enough = asFewAsAreEnough(board, comers, target, charge);
      const battle = battleOf(board, enough, target, charge);
      const gain = gains.of(board, battle, side);
      return { target, comers: enough, battle: asFought(board, battle), gain };
    },
  );
}

/** The hexes from which the target can be attacked, each with those who could do so. */
export function placesAround(board: Board, comers: Approach['comers'], target: Piece): readonly Place[] {
  return DIRECTIONS.flatMap((direction) => {
    const hex = neighbour(board.field.grid, target.hex, direction);
    if (hex === OFF_MAP) return [];
    const towards = opposite(direction);
    const there = (comers.get(hex) ?? []).filter(
      ({ kind }) => attackBar(board.field, board.walls, kind, hex, towards) === null,
    );
    // Who stands beside it already attacks from there.
    const standing = there.filter((piece) => piece.hex === hex);
    const who = standing.length > 0 ? standing : there;
    return who.length > 0 ? [{ hex, who }] : [];
  });
}

/** Without those who change nothing: first who would have to move, the weakest of them first. */
function asFewAsAreEnough(
  board: Board,
  comers: readonly Comer[],
  target: Piece,
  charge: boolean,
): readonly Comer[] {
  const column = (some: readonly Comer[]) =>
    battleColumn(board, asFought(board, battleOf(board, some, target, charge)));
  const most = column(comers);
  let enough = comers;
  for (const one of comers.toReversed()) {
    const fewer = enough.filter((other) => other !== one);
    if (fewer.length > 0 && column(fewer) === most) enough = fewer;
  }
  return enough;
}

function battleOf(board: Board, comers: readonly Comer[], target: Piece, charge: boolean): AttackCommand {
  const attackers = comers.map(({ piece }) => piece.id).toSorted();
  const defenders = [target.id];
  const leaders = defaultLeadersOfBattle(board, attackers, defenders);
  return { do: 'attack', attackers, defenders, charge, leaders };
}

/** What that side could do to each unit of the other, the best for it first; nothing that would do it no good. */
export function gatherings(board: Board, approach: Approach): readonly Gathering[] {
  return board.forces[enemySide(approach.side)]
    .flatMap((target) => {
      if (!target.unit || target.hex === OFF_MAP) return [];
      return gatheringAt(board, approach, target) ?? [];
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain || a.target.index - b.target.index);
}
