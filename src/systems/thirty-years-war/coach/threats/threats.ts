/** What the opponent can do in the next Player-Turn: battles that he can bring about, and shots that he already has. */

import { OFF_MAP } from '../../../../core/hex/hex';
import type { Gains, Gathering } from '../../estimate/gains';
import { gameTurns } from '../../standard/04-sequence/end';
import { isLastTurn } from '../../standard/04-sequence/turns-to-come';
import { fireReceipt, rangeOf, targetsOf, waysToDisrupt } from '../../standard/05-artillery/artillery';
import { battleFigures, battleReceipt } from '../../standard/08-combat/strength';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { enemySide } from '../../state/position';
import { capital, countInWords, named } from '../../wording';
import { type Approach, approachOf, comeThere, gatherings, inTurnOf } from '../gathering';
import { type Advice, endsOf, hexNumbers, warning } from '../words';

/** So many battles count: he cannot be everywhere; and so much of each, for he may see it otherwise. */
export const WORST = 3;
export const LIKELY = 0.4;
const MOST = 3;
/** A shot that is less likely to disrupt is no threat. */
const LEAST_WAYS = 3;

/** The battles that the enemy of that side could bring about, the worst for it first. */
export function threatsTo(board: Board, gains: Gains, side: 0 | 1): readonly Gathering[] {
  if (isLastTurn(board)) return [];
  const enemy = enemySide(side);
  return gains.threatsOn(board, () =>
    inTurnOf(board, enemy, () => gatherings(board, enemyApproach(board, gains, enemy))),
  );
}

/** Where that side could attack from in its next turn. */
export function enemyApproach(board: Board, gains: Gains, enemy: 0 | 1): Approach {
  return approachOf(board, gains, enemy, () => true);
}

/** What they cost on average, in the same figures as the measure. */
export function danger(threats: readonly Gathering[]): number {
  return LIKELY * threats.slice(0, WORST).reduce((sum, { gain }) => sum + gain, 0);
}

/** When the enemy moves next: `next turn`, or in the last Game-Turn, which no other follows, `in the enemy’s turn`. */
export function thenInWords(board: Board): string {
  return board.gameTurn >= gameTurns(board) ? 'in the enemy’s turn' : 'next turn';
}

export function threatAdvice(board: Board, gains: Gains, side: 0 | 1): readonly Advice[] {
  const battles = threatsTo(board, gains, side)
    .slice(0, MOST)
    .map((threat) => battleThreat(board, threat));
  return [...battles, ...fireThreats(board, side)];
}

function battleThreat(board: Board, threat: Gathering): Advice {
  const { target, comers } = threat;
  const then = capital(thenInWords(board));
  const text = `${then} ${enemies(comers.length)} could attack ${named(board, target)}: ${gatheringInWords(board, threat)}.`;
  const pieces = [target, ...comers.map(({ piece }) => piece)];
  const hexes = hexNumbers(board, [target.hex, ...comers.map(({ hex }) => hex)]);
  return warning(text, ['8.0', ...(threat.battle.charge ? (['8.3'] as const) : [])], pieces, hexes);
}

export function enemies(count: number): string {
  return count === 1 ? 'an enemy' : `${countInWords(count)} enemies`;
}

/** `12 against 4, 3-1, disrupted 67 %`: as it would stand once all are there. */
export function gatheringInWords(board: Board, { target, comers, battle }: Gathering): string {
  return inTurnOf(board, enemySide(target.side), () => {
    comeThere(board, comers);
    return battleInWords(board, battle, target);
  });
}

/** `12 against 4, 3-1, disrupted 67 %`: for the defender, on a board where it can be fought. */
export function battleInWords(board: Board, battle: Gathering['battle'], target: Piece): string {
  const { against, comesTo } = wordsOfBattle(board, battle, target);
  return `${against}, ${comesTo}`;
}

/** The same in its two halves. */
export function wordsOfBattle(board: Board, battle: Gathering['battle'], target: Piece) {
  const { attack, defence } = battleFigures(board, battle);
  const receipt = battleReceipt(board, battle, null);
  const charge = battle.charge ? ' with a charge' : '';
  return {
    against: `${attack} against ${defence}`,
    comesTo: `${receipt.total}${charge}, ${endsOf(receipt, target)}`,
  };
}

/** The shots of his guns that are most likely to disrupt, from where they stand. */
function fireThreats(board: Board, side: 0 | 1): readonly Advice[] {
  if (isLastTurn(board)) return [];
  const shots = board.guns
    .filter(({ side: of, hex }) => of !== side && hex !== OFF_MAP)
    .flatMap((gun) => targetsOf(board, gun).map((target) => ({ gun, target })))
    .filter(
      ({ gun, target }) => !target.disrupted && waysToDisrupt(rangeOf(board, gun, target)) >= LEAST_WAYS,
    );
  const [worst] = shots.toSorted((a, b) => weightOf(board, b) - weightOf(board, a));
  if (!worst) return [];
  const { gun, target } = worst;
  const ends = endsOf(fireReceipt(board, gun, target, null), target);
  const text = `${thenInWords(board)} ${named(board, gun)} could fire on ${named(board, target)}: ${ends}.`;
  return [warning(capital(text), ['5.11'], [gun, target], hexNumbers(board, [gun.hex, target.hex]))];
}

function weightOf(board: Board, { gun, target }: { readonly gun: Piece; readonly target: Piece }): number {
  return waysToDisrupt(rangeOf(board, gun, target)) * target.printed.strength;
}
