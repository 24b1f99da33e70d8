/** Why the computer player does something, in one sentence, from the figures that decided. */
import type { Why } from '../../../core/contract/opponent';
import type { CounterId } from '../../../core/contract/values';
import { boardOf } from '../engine/boards';
import type { ThirtyYearsWar } from '../engine/system';
import type { Board } from '../state/board';
import { knownPiece } from '../state/position';
import { counted, listed, named } from '../wording';

export function told(state: ThirtyYearsWar['State'], { kind, counters, figures }: Why): string {
  const board = boardOf(state);
  const { ways = 0, gain = 0, gains = 0, out = 0, of = 1, heeds = 0, tries = 0, left = 0 } = figures;
  switch (kind) {
    case 'shot':
      return `${ways} in 6 that fire disrupts ${namesOf(board, counters.slice(1))}, which is worth ${inStrength(gains)}.`;
    case 'walls':
      return `${ways} in 6 for a hit on the walls.`;
    case 'wayOut':
      return `${ways} in 6 for a hit on our own walls: a breach is a way out, and we have no Line of Communications.`;
    case 'withdrawal':
      return `1 in 6 that ${namesOf(board, counters)} gets away: nobody can come to guard it, and the enemy can take it.`;
    case 'battle':
      return toldOfBattle(board, counters, gain, out);
    case 'march':
      return tries > 0
        ? toldOfTries(counters.length, tries, towards(figures))
        : toldOfMarch(counters.length, gain, heeds > 0, towards(figures));
    case 'noBattle':
      return left > 0
        ? 'No battle that may still be fought gains more than it risks.'
        : 'No battle is left to fight.';
    case 'noShot':
      return 'No gun has a target that fire would change.';
    case 'drawnUp':
      return 'All are drawn up where the fewest stand in the way of an attack.';
    case 'drawnUpToLeave':
      return 'All are drawn up near where they may leave the map.';
    case 'suggested':
      return 'All stand as the game suggests.';
    case 'recover':
      return 'All who can recover try to.';
    default:
      return of > 1
        ? `The best of ${of} answers: it costs least or gains most on average.`
        : 'There is no other answer.';
  }
}

/** What the enemy could do is weighed by a quick look, and not at all by those who pay it no heed. */
function toldOfMarch(moved: number, gain: number, heeds: boolean, where: string): string {
  const answer = heeds
    ? 'what the enemy is likely to do next counted in'
    : 'with no thought of what the enemy does next';
  if (moved === 0) return `To stay is better than any move that was tried, ${answer}.`;
  return gain <= 0
    ? `Of the moves that were tried these are the best, ${answer}.`
    : `These moves${where} gain ${inStrength(gain)}, ${answer}.`;
}

/** Played on, another plan came to more than the one that the figures of the moment speak for. */
function toldOfTries(moved: number, tries: number, where: string): string {
  const what = moved === 0 ? 'staying' : `these moves${where}`;
  return `Of the plans that were played on ${counted(tries, 'time')}, ${what} came out best.`;
}

/** Where most of those who move are bound for. */
function towards({ bound = 0 }: Why['figures']): string {
  return bound > 0 ? `, most of them towards ${String(bound).padStart(4, '0')},` : '';
}

/** Who is attacked comes first among the counters of a battle. */
function toldOfBattle(board: Board, counters: readonly CounterId[], gain: number, out: number): string {
  const enemies = counters.filter((id) => knownPiece(board, id).side !== board.phasingIndex);
  const chance = `${out} in 100 that this battle disrupts or eliminates ${namesOf(board, enemies)}`;
  if (gain > 0) return `${chance}: on average it gains ${inStrength(gain)}.`;
  return `${chance}: it has to be fought, though by itself it costs ${inStrength(-gain)}.`;
}

function namesOf(board: Board, ids: readonly CounterId[]): string {
  return listed(ids.map((id) => named(board, knownPiece(board, id))));
}

/** Hundredths of a Strength Point in whole ones: the large figure of a counter, which a newcomer sees on the map. */
function inStrength(hundredths: number): string {
  const strength = Math.round(hundredths / 100);
  return strength < 1 ? 'a little' : `about ${counted(strength, 'Strength Point')}`;
}
