/** All that could be fought in a Combat Phase, where few units are in contact. */
import { subsets } from '../engine/subsets';
import { trying } from '../engine/suppose';
import { battleReasons, defaultLeadersOfBattle, sortedUses } from '../standard/08-combat/combat';
import { openAttackers, openObligations, openTargets } from '../standard/08-combat/obligations';
import { engage } from '../standard/08-combat/results';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import type { Declaration } from '../state/state';
import type { Gains } from './gains';
import { type Fight, type Plan, planOf } from './plan';

/** So many units in contact, of both sides together, and so many sets of battles are few. */
const UNITS = 8;
const SETS = 150;

type Sides = Pick<Declaration, 'attackers' | 'defenders' | 'charge'>;

/**
 * Every set of battles, with and without charges, that meets all obligations, each battle with the Leaders who would be
 * proposed for it. null: there are too many. @rule 8.11, 8.12
 */
export function everyPlan(board: Board, gains: Gains): readonly Plan[] | null {
  const battles = battlesOn(board);
  if (!battles) return null;
  const found: Plan[] = [];
  let sets = 0;
  // Battles that together meet all obligations are legal in any order: so one order stands for all.
  const follow = (chosen: readonly Fight[], from: number): boolean => {
    if (++sets > SETS) return false;
    const { attackers, defenders } = openObligations(board);
    if (attackers.length + defenders.length === 0) found.push(planOf(chosen));
    return battles.slice(from).every((sides, at) => {
      const battle = asDeclared(board, sides);
      if (battleReasons(board, battle).length > 0) return true;
      const fight = { battle, gain: gains.of(board, battle, board.phasingIndex) };
      return trying(
        board,
        () => engage(board, battle),
        () => follow([...chosen, fight], from + at + 1),
      );
    });
  };
  return follow([], 0) ? found : null;
}

/** All that are legal as the first one; null: too many units are in contact. */
function battlesOn(board: Board): readonly Sides[] | null {
  const side = board.phasingIndex;
  const units = board.pieces.filter(({ unit, hex }) => unit && hex >= 0);
  const ours = units.filter((unit) => unit.side === side && openTargets(board, unit).length > 0);
  const theirs = units.filter((unit) => unit.side !== side && openAttackers(board, unit).length > 0);
  if (ours.length + theirs.length > UNITS) return null;
  return subsets(ours)
    .flatMap((attackers) => subsets(theirs).map((defenders) => [attackers, defenders]))
    .filter((both) => both.every((units) => units.length > 0))
    .flatMap((both) => {
      const [attackers = [], defenders = []] = both.map(idsOf);
      return [false, true].map((charge): Sides => ({ attackers, defenders, charge }));
    })
    .filter((sides) => battleReasons(board, asDeclared(board, sides)).length === 0);
}

function idsOf(units: readonly Piece[]): Declaration['attackers'] {
  return units.map(({ id }) => id).toSorted();
}

function asDeclared(board: Board, { attackers, defenders, charge }: Sides): Fight['battle'] {
  const leaders = sortedUses(defaultLeadersOfBattle(board, attackers, defenders));
  return { do: 'attack', attackers, defenders, charge, leaders };
}
