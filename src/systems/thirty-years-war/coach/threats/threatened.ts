/**
 * What one unit has to fear in the next Player-Turn of the enemy: the best battle that he could bring about against it,
 * and what his guns do to it before. The same battle as everything else that is said of his threats (`gathering`).
 */
import { OFF_MAP } from '../../../../core/hex/hex';
import { trying } from '../../engine/suppose';
import type { Gathering } from '../../estimate/gains';
import { rangeOf, waysToDisrupt } from '../../standard/05-artillery/artillery';
import { isSeenBy } from '../../standard/05-artillery/line-of-sight';
import { effectsOf } from '../../standard/08-combat/effects';
import { battleColumn } from '../../standard/08-combat/strength';
import type { Board } from '../../state/board';
import { DISRUPTED, type Piece } from '../../state/piece';
import { enemySide } from '../../state/position';
import { resultsInColumn } from '../../tables/combatResults';
import { type Approach, comeThere, gatheringAt } from '../gathering';

export type Threatened = {
  readonly target: Piece;
  /** null: nobody can come to attack it. */
  readonly battle: Gathering | null;
  /**
   * Enemy guns that see it and could disrupt it before that battle, with the chance that one of them does, from 0 to 1.
   */
  readonly guns: readonly Piece[];
  readonly disrupts: number;
  /** The battle once they have; null: there is none, or no gun sees it. */
  readonly once: Gathering | null;
  /** How likely it is eliminated if all of that is brought against it, from 0 to 1. */
  readonly lost: number;
};

/**
 * Of a unit on the map, on a board that has the enemy to fight (`inTurnOf`). Guns fire before anybody moves, so that
 * they see what they see now. @rule 4.0, 5.11, 8.0, 9.0
 */
export function threatenedBy(board: Board, approach: Approach, target: Piece): Threatened {
  const battle = gatheringAt(board, approach, target);
  const guns = target.disrupted ? [] : gunsOn(board, target);
  const firm = guns.reduce((still, gun) => still * (1 - waysToDisrupt(rangeOf(board, gun, target)) / 6), 1);
  const now = battle ? lostIn(board, battle) : 0;
  const once = guns.length > 0 ? onceDisrupted(board, approach, target) : { battle: null, lost: 0 };
  const lost = firm * now + (1 - firm) * once.lost;
  return { target, battle, guns, disrupts: 1 - firm, once: once.battle, lost };
}

function onceDisrupted(board: Board, approach: Approach, target: Piece) {
  return trying(
    board,
    () => board.flag(target, DISRUPTED),
    () => {
      const battle = gatheringAt(board, approach, target);
      return { battle, lost: battle ? lostIn(board, battle) : 0 };
    },
  );
}

/** Guns that may disrupt it from where they stand. @rule 5.11 */
export function gunsOn(board: Board, target: Piece): readonly Piece[] {
  return board.guns.filter(
    (gun) =>
      gun.hex !== OFF_MAP &&
      gun.side === enemySide(target.side) &&
      isSeenBy(board, gun, target) &&
      waysToDisrupt(rangeOf(board, gun, target)) > 0,
  );
}

/** How likely the target is eliminated by that battle, exactly by the table. @rule 8.6, 9.0 */
function lostIn(board: Board, { target, comers, battle }: Gathering): number {
  return trying(
    board,
    () => comeThere(board, comers),
    () =>
      resultsInColumn(battleColumn(board, battle)).reduce((sum, { result, ways }) => {
        const { eliminated } = effectsOf(board, battle, result);
        return eliminated.some(({ index }) => index === target.index) ? sum + ways / 6 : sum;
      }, 0),
  );
}
