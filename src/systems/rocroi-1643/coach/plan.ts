/**
 * The combats of a segment as a whole: which attacks to make, so that obligations are met and what is left costs least.
 */
import { activeUnits } from '../05-activation/active';
import { chargeReasons } from '../11-combat/charge';
import { reckon } from '../11-combat/modifiers';
import { openObligations, targetsOf } from '../11-combat/obligations';
import { evolve } from '../engine/judge';
import type { EventOf } from '../engine/types';
import { type Board, boardOf } from '../state/board';
import { type Attack, gainOf } from './gains';

/** An attack, and by how much it is expected to change the measure of the attacker. */
export type Fight = { readonly attack: Attack; readonly gain: number };
export type Plan = { readonly fights: readonly Fight[]; readonly worth: number };

/** Every attack that is legal now, the better of both where horse can charge; the best first. */
export function fightsOn(board: Board): readonly Fight[] {
  return activeUnits(board)
    .filter((unit) => !unit.attacked && unit.order !== 'routed')
    .flatMap((attacker) =>
      targetsOf(board, attacker).map((target) => {
        const ways = [false, ...(chargeReasons(board, attacker, target).length === 0 ? [true] : [])].map(
          (charge) => fightOf(board, { attacker, target, charge }),
        );
        return ways.reduce((best, one) => (one.gain > best.gain ? one : best));
      }),
    )
    .toSorted((a, b) => b.gain - a.gain);
}

export function fightOf(board: Board, attack: Attack): Fight {
  return { attack, gain: gainOf(board, attack) };
}

/** The best plan that is found; it meets every obligation. @rule 11.0 */
export function planFor(board: Board): Plan {
  const fights = fightsOn(board);
  const [bold, needed] = [planFrom(board, fights, true), planFrom(board, fights, false)];
  return bold.worth >= needed.worth ? bold : needed;
}

/** What has to be fought and no more. @rule 11.0 */
export function requiredOn(board: Board): Plan {
  return planFrom(board, fightsOn(board), false);
}

/** The board once an attack is made, whatever it brings. */
export function engaged(board: Board, { attacker, target, charge }: Attack): Board {
  const { modifiers, total, supports } = reckon(board, { attacker, target, charge });
  const given = supports.attacker.given.map(({ unit }) => unit.id);
  const fought: EventOf<'fought'> = {
    ...{ happened: 'fought', unit: attacker.id, target: target.id, charge, die: 0, modifiers, total },
    ...{ attackerResult: '-', targetResult: '-', supports: given, targetSupports: [] },
  };
  return boardOf(evolve(board.state, fought));
}

/** One attack after the other, each the best that is left; then what still has to be fought, the least bad first. */
function planFrom(board: Board, fights: readonly Fight[], bold: boolean): Plan {
  const chosen: Fight[] = [];
  let now = board;
  const take = (fight: Fight) => {
    chosen.push(fight);
    now = engaged(now, fight.attack);
  };
  if (bold) for (const fight of fights) if (fight.gain > 0 && isFree(now, fight)) take(fight);
  for (;;) {
    const obliged = new Set(openObligations(now).map(({ id }) => id));
    const next = fights.find((fight) => obliged.has(fight.attack.attacker.id) && isFree(now, fight));
    if (!next) break;
    take(next);
  }
  return { fights: chosen, worth: chosen.reduce((sum, { gain }) => sum + gain, 0) };
}

function isFree(board: Board, { attack: { attacker, target } }: Fight): boolean {
  const unit = board.knownUnit(attacker.id);
  return !unit.attacked && targetsOf(board, unit).some(({ id }) => id === target.id);
}
