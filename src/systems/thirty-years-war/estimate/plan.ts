/** A Combat Phase as a whole: which battles to fight, so that what is left over is not worse than what is won. */
import { trying } from '../engine/suppose';
import type { AttackCommand } from '../standard/08-combat/attack';
import { likelyBattles } from '../standard/08-combat/battles';
import { battleReasons } from '../standard/08-combat/combat';
import { requiredBattles } from '../standard/08-combat/completion';
import { openObligations } from '../standard/08-combat/obligations';
import { engage } from '../standard/08-combat/results';
import type { Board } from '../state/board';
import { knownPiece } from '../state/position';
import type { Gains } from './gains';

/** A battle, and by how much the measure of the attacker is expected to change. */
export type Fight = { readonly battle: AttackCommand; readonly gain: number };
export type Plan = { readonly fights: readonly Fight[]; readonly worth: number };

/** So many battles are tried as the first one of a plan. */
const OPENINGS = 6;
const NO_PLAN: Plan = { fights: [], worth: 0 };

/** Every battle of the usual kinds that is legal now, the best first. */
export function fightsOn(board: Board, gains: Gains): readonly Fight[] {
  return [...likelyBattles(board, {})]
    .map((battle) => ({ battle, gain: gains.of(board, battle, board.phasingIndex) }))
    .toSorted((a, b) => b.gain - a.gain);
}

/** What has to be fought and nothing else, as the table would fight it at one press. */
export function requiredOn(board: Board, gains: Gains): Plan {
  const fights = requiredBattles(board).map((battle) => ({
    battle,
    gain: gains.of(board, battle, board.phasingIndex),
  }));
  return planOf(fights);
}

/** The best plan that is found for a Combat Phase; it meets every obligation. */
export function planFor(board: Board, gains: Gains): Plan {
  return plansOn(board, gains).reduce((best, plan) => (plan.worth > best.worth ? plan : best));
}

/** All plans that are compared for it, what has to be fought and nothing else first. */
export function plansOn(board: Board, gains: Gains): readonly Plan[] {
  const fights = fightsOn(board, gains);
  const openings = [null, ...fights.slice(0, OPENINGS)];
  return [requiredOn(board, gains), ...openings.map((first) => planFrom(board, gains, fights, first))];
}

/** The plan for what is left once a battle has been declared, whatever that one brings. */
export function planAfter(board: Board, gains: Gains, battle: AttackCommand): Plan {
  return afterFighting(board, battle, () => planFor(board, gains));
}

/** The same with only what then has to be fought. */
export function requiredAfter(board: Board, gains: Gains, battle: AttackCommand): Plan {
  return afterFighting(board, battle, () => requiredOn(board, gains));
}

function afterFighting<T>(board: Board, battle: AttackCommand, question: () => T): T {
  return trying(board, () => engage(board, battle), question);
}

/** One battle after the other, each the best that is left; then what still has to be fought, the least bad first. */
function planFrom(board: Board, gains: Gains, fights: readonly Fight[], first: Fight | null): Plan {
  const chosen: Fight[] = [];
  return trying(
    board,
    () => {
      const take = (fight: Fight) => {
        engage(board, fight.battle);
        chosen.push(fight);
      };
      if (first) take(first);
      for (const fight of fights) {
        if (fight.gain <= 0 && !meetsObligation(board, fight.battle)) continue;
        if (isFree(board, fight.battle) && battleReasons(board, fight.battle).length === 0) take(fight);
      }
      for (const fight of requiredOn(board, gains).fights) take(fight);
    },
    () => planOf(chosen),
  );
}

export function planOf(fights: readonly Fight[]): Plan {
  if (fights.length === 0) return NO_PLAN;
  return { fights, worth: fights.reduce((sum, { gain }) => sum + gain, 0) };
}

function isFree(board: Board, { attackers, defenders }: AttackCommand): boolean {
  return [...attackers, ...defenders].every((id) => !knownPiece(board, id).fought);
}

/** Whether one of those in it must still fight. @rule 8.11, 8.12 */
export function meetsObligation(board: Board, { attackers, defenders }: AttackCommand): boolean {
  const open = openObligations(board);
  return (
    open.attackers.some(({ id }) => attackers.includes(id)) ||
    open.defenders.some(({ id }) => defenders.includes(id))
  );
}
