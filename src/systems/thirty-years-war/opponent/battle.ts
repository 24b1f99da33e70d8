/**
 * What one battle is expected to bring, exactly over its die: prices of what it costs the defender, less those of the
 * attacker.
 */

import { hook } from '../engine/hook';
import { chargeReasons } from '../standard/08-combat/charge';
import { asFought, defaultLeadersOfBattle } from '../standard/08-combat/combat';
import { type Effects, type Exchange, effectsOf } from '../standard/08-combat/effects';
import { battleColumn } from '../standard/08-combat/strength';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { knownPiece, piecesIn } from '../state/position';
import type { Declaration } from '../state/state';
import { resultsInColumn } from '../tables/combatResults';
import type { Prices } from './prices';

export type Battle = {
  readonly declared: Declaration;
  /** By how much the worth of the attacking side is expected to change. */
  readonly gain: number;
  /** How likely each of the defenders is lost or disrupted, from 0 to 1. */
  readonly out: number;
};

/** As it would be fought from where all stand, with a charge if that is better. */
export function battleOf(
  board: Board,
  prices: Prices,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
): Battle {
  const ids = (pieces: readonly Piece[]) => pieces.map(({ id }) => id).toSorted();
  const [a, d] = [ids(attackers), ids(defenders)];
  const leaders = defaultLeadersOfBattle(board, a, d);
  const plain = { attackers: a, defenders: d, charge: false, leaders };
  const fought = asFought(board, plain);
  const without = { declared: plain, ...expectedOf(board, prices, fought) };
  if (chargeReasons(board, attackers, defenders).length > 0) return without;
  const charge = { ...plain, charge: true };
  const withCharge = { declared: charge, ...expectedOf(board, prices, { ...fought, charge: true }) };
  return withCharge.gain > without.gain ? withCharge : without;
}

/** The same of a battle as it is fought. */
export function expectedOf(
  board: Board,
  prices: Prices,
  declared: Declaration,
): { readonly gain: number; readonly out: number } {
  const [first] = declared.attackers;
  const side = first === undefined ? board.phasingIndex : knownPiece(board, first).side;
  let gain = 0;
  let out = 0;
  for (const { result, ways } of resultsIn(battleColumn(board, declared))) {
    gain += (ways / 6) * gainOf(board, prices, effectsOf(board, declared, result), side);
    if (HITS.has(result)) out += ways / 6;
  }
  return { gain, out };
}

const HITS: ReadonlySet<string> = new Set(['Dd', 'De', 'Dx']);

const columns: ReturnType<typeof resultsInColumn>[] = [];
function resultsIn(column: number): ReturnType<typeof resultsInColumn> {
  columns[column] ??= resultsInColumn(column);
  return columns[column] ?? [];
}

function gainOf(board: Board, prices: Prices, effects: Effects, side: 0 | 1): number {
  let gain = 0;
  const count = (unit: Piece, price: number) => {
    gain += unit.side === side ? -price : price;
  };
  for (const unit of effects.eliminated) {
    count(unit, prices.lost(unit));
    for (const leader of piecesIn(board, unit.hex))
      if (leader.kind === 'leader') count(leader, CAUGHT * prices.lost(leader));
  }
  const failed = priceOfFailure(board, side);
  for (const unit of effects.disrupted)
    count(unit, prices.disrupted(unit) * (unit.side === side ? failed : 1));
  for (const unit of effects.charged) if (!unit.disrupted) count(unit, prices.disrupted(unit));
  return effects.exchange ? gain - cheapest(effects.exchange, prices) : gain;
}

/** How many times as dear as usual the disruption of those is whose attack has failed. */
export const priceOfFailure = hook((_board, _side: 0 | 1): number => 1);

/** A Leader whose unit is lost beside an enemy is lost with it, unless that enemy is disrupted at once. */
const CAUGHT = 0.9;
/** Of more attackers the exchange is not worked out. */
const FEW = 7;

/** What the attackers whom an exchange disrupts cost together at least. @rule 8.61 */
function cheapest({ from, needed }: Exchange, prices: Prices): number {
  if (needed <= 0) return 0;
  const all = from.reduce((sum, unit) => sum + prices.disrupted(unit), 0);
  if (from.length > FEW) return all;
  let best = all;
  for (let set = 1; set < 1 << from.length; set++) {
    let [strength, price] = [0, 0];
    from.forEach((unit, i) => {
      if ((set & (1 << i)) === 0) return;
      strength += unit.printed.strength;
      price += prices.disrupted(unit);
    });
    if (strength >= needed && price < best) best = price;
  }
  return best;
}
