/**
 * Who could come beside a unit and attack it together: the same question for one's own next battles and for those that
 * the enemy threatens. Friends are left where they stand; each comes to a free hex of its own.
 */
import { DIRECTIONS, type HexIndex, neighbour, OFF_MAP, opposite } from '../../../core/hex/hex';
import { trying } from '../engine/suppose';
import { type Reach, reachOf } from '../standard/06-movement/reach';
import type { AttackCommand } from '../standard/08-combat/attack';
import { chargeReasons } from '../standard/08-combat/charge';
import { defaultLeadersOfBattle } from '../standard/08-combat/combat';
import { battleColumn } from '../standard/08-combat/strength';
import { leadersCaughtAlone } from '../standard/10-leaders/leaders';
import { attackBar } from '../standard/12-terrain/terrain';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { enemySide, sideOf, unitIn } from '../state/position';
import type { Comer, Gains, Gathering } from './gains';

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
  const comers = new Map<HexIndex, Piece[]>();
  const at = (hex: HexIndex) => {
    const there = comers.get(hex) ?? [];
    comers.set(hex, there);
    return there;
  };
  for (const piece of board.forces[side]) {
    if (!piece.unit || piece.disrupted || (piece.hex === OFF_MAP && piece.off !== 'waiting')) continue;
    if (piece.hex !== OFF_MAP) at(piece.hex).push(piece);
    if (!mayMove(piece)) continue;
    for (const hex of reach(board, piece).hexes) if (unitIn(board, hex) === null) at(hex).push(piece);
  }
  for (const there of comers.values())
    there.sort((a, b) => b.printed.strength - a.printed.strength || a.index - b.index);
  return { side, comers, gains };
}

/**
 * As if that side were to fight, with all its counters fresh: what is asked then is taken back. For the threats of a turn
 * that is still to come.
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
  const chosen = choose(board, approach.comers, target);
  if (chosen.length === 0) return null;
  const who = [{ piece: target, hex: target.hex }, ...chosen];
  const key = who.map(({ piece, hex }) => `${piece.index}@${hex}${piece.disrupted ? '*' : ''}`).join();
  return approach.gains.gathering(board, key, () => fightThere(board, approach, target, chosen));
}

function fightThere(
  board: Board,
  { side, gains }: Approach,
  target: Piece,
  chosen: readonly Comer[],
): Gathering {
  return trying(
    board,
    () => {
      for (const { piece, hex } of chosen) if (piece.hex !== hex) board.place(piece, hex);
      // Whoever is alone among enemies by then is lost before the battle, not by it.
      for (const leader of leadersCaughtAlone(board)) board.remove(leader, 'eliminated');
    },
    () => {
      const comers = asFewAsAreEnough(board, chosen, target);
      return { target, comers, ...bestBattle(board, gains, comers, target, side) };
    },
  );
}

/** The hexes from which the target can be attacked, each with those who could do so. */
export function placesAround(
  board: Board,
  comers: Approach['comers'],
  target: Piece,
): readonly { readonly hex: HexIndex; readonly who: readonly Piece[] }[] {
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

/** To each hex from which the target can be attacked the strongest who is left, the hexes with the fewest first. */
function choose(board: Board, comers: Approach['comers'], target: Piece): readonly Comer[] {
  const places = placesAround(board, comers, target);
  const settled = new Set<Piece>();
  for (const { hex, who } of places) for (const piece of who) if (piece.hex === hex) settled.add(piece);
  const used = new Set<Piece>();
  const chosen: Comer[] = [];
  for (const { hex, who } of places.toSorted((a, b) => a.who.length - b.who.length)) {
    const piece = who.find((one) => !used.has(one) && (one.hex === hex || !settled.has(one)));
    if (!piece) continue;
    used.add(piece);
    chosen.push({ piece, hex });
  }
  return chosen.toSorted((a, b) => b.piece.printed.strength - a.piece.printed.strength);
}

/** Without those who change nothing: first who would have to move, the weakest of them first. */
function asFewAsAreEnough(board: Board, comers: readonly Comer[], target: Piece): readonly Comer[] {
  const column = (some: readonly Comer[]) => battleColumn(board, battleOf(board, some, target));
  const most = column(comers);
  let enough = comers;
  for (const one of comers.toReversed()) {
    const fewer = enough.filter((other) => other !== one);
    if (fewer.length > 0 && column(fewer) === most) enough = fewer;
  }
  return enough;
}

function battleOf(board: Board, comers: readonly Comer[], target: Piece): AttackCommand {
  const attackers = comers.map(({ piece }) => piece.id).toSorted();
  const defenders = [target.id];
  const leaders = defaultLeadersOfBattle(board, attackers, defenders);
  return { do: 'attack', attackers, defenders, charge: false, leaders };
}

function bestBattle(board: Board, gains: Gains, comers: readonly Comer[], target: Piece, side: 0 | 1) {
  const plain = battleOf(board, comers, target);
  const units = comers.map(({ piece }) => piece);
  const without = { battle: plain, gain: gains.of(board, plain, side) };
  if (chargeReasons(board, units, [target]).length > 0) return without;
  const charge = { ...plain, charge: true };
  const withCharge = { battle: charge, gain: gains.of(board, charge, side) };
  return withCharge.gain > without.gain ? withCharge : without;
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
