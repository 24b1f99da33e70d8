/**
 * The combats of a segment as a whole: which attacks to make, so that obligations are met and what is left costs least.
 */
import { activeUnits } from '../05-activation/active';
import { chargeReasons } from '../11-combat/charge';
import { openObligations, targetsOf } from '../11-combat/obligations';
import { WaysOut } from '../11-combat/prospects';
import { supportsToAttack } from '../11-combat/support';
import { apply } from '../engine/judge';
import { type Board, boardToPlayOn } from '../state/board';
import { type Attack, gainOf } from './gains';

/** An attack, and by how much it is expected to change the measure of the attacker. */
export type Fight = { readonly attack: Attack; readonly gain: number };
export type Plan = { readonly fights: readonly Fight[]; readonly worth: number };
export const NO_PLAN: Plan = { fights: [], worth: 0 };

/** Every attack that is legal now, the better of both where horse can charge; the best first. */
export function fightsOn(board: Board): readonly Fight[] {
  if (known?.board !== board) known = { board, fights: foundOn(board) };
  return known.fights;
}
/** Of the board that was asked last; it is of those that nobody writes to. */
let known: { readonly board: Board; readonly fights: readonly Fight[] } | null = null;

function foundOn(board: Board): readonly Fight[] {
  const waysOut = new WaysOut(board);
  return activeUnits(board)
    .filter((unit) => !unit.attacked && unit.order !== 'routed')
    .flatMap((attacker) =>
      targetsOf(board, attacker).map((target) => {
        const ways = [false, ...(chargeReasons(board, attacker, target).length === 0 ? [true] : [])].map(
          (charge) => fightOf(board, { attacker, target, charge }, waysOut),
        );
        return ways.reduce((best, one) => (one.gain > best.gain ? one : best));
      }),
    )
    .toSorted((a, b) => b.gain - a.gain);
}

export function fightOf(board: Board, attack: Attack, waysOut?: WaysOut): Fight {
  return { attack, gain: gainOf(board, attack, waysOut) };
}

/** The best plan that is found; it meets every obligation. @rule 11.0 */
export function planFor(board: Board): Plan {
  return bestOf(board, null);
}

/** The same once an attack is made, whatever it brings: what others gain does not hang on it. @rule 11.0 */
export function planAfter(board: Board, attack: Attack): Plan {
  return bestOf(board, attack);
}

/** What has to be fought and no more. @rule 11.0 */
export function requiredOn(board: Board): Plan {
  return planFrom(boardToPlayOn(board.state), fightsOn(board), false);
}

/** The same once an attack is made, whatever it brings. @rule 11.0 */
export function requiredAfter(board: Board, attack: Attack): Plan {
  const now = boardToPlayOn(board.state);
  engage(now, attack);
  return planFrom(now, fightsOn(board), false);
}

function bestOf(board: Board, first: Attack | null): Plan {
  const fights = fightsOn(board);
  if (fights.length === 0) return NO_PLAN;
  const now = boardToPlayOn(board.state);
  if (first) engage(now, first);
  const bold = planFrom(now, fights, true);
  // Where no attack gains both are the same; where nobody has to fight, no attack at all is the other one.
  if (bold.fights.length === 0 || openObligations(now).length === 0) return bold;
  const required = planFrom(now, fights, false);
  return bold.worth >= required.worth ? bold : required;
}

/** On a board of one's own: as it will stand once an attack is made, whatever it brings. */
function engage(board: Board, { attacker, target, charge }: Attack): void {
  const given = supportsToAttack(board, attacker, target).given.map(({ unit }) => unit.id);
  apply(board, {
    ...{ happened: 'fought', unit: attacker.id, target: target.id, charge, die: 0, modifiers: [], total: 0 },
    ...{ attackerResult: '-', targetResult: '-', supports: given, targetSupports: [] },
  });
}

/**
 * One attack after the other, each the best that is left; then what still has to be fought, the least bad first.
 * `now`: a board of one's own, which stands as before when all is found.
 */
function planFrom(now: Board, fights: readonly Fight[], bold: boolean): Plan {
  const chosen: Fight[] = [];
  const take = (fight: Fight) => {
    chosen.push(fight);
    engage(now, fight.attack);
  };
  now.mark();
  if (bold) for (const fight of fights) if (fight.gain > 0 && isFree(now, fight)) take(fight);
  for (;;) {
    const obliged = new Set(openObligations(now).map(({ id }) => id));
    const next = fights.find((fight) => obliged.has(fight.attack.attacker.id) && isFree(now, fight));
    if (!next) break;
    take(next);
  }
  now.takeBack();
  return { fights: chosen, worth: chosen.reduce((sum, { gain }) => sum + gain, 0) };
}

function isFree(board: Board, { attack: { attacker, target } }: Fight): boolean {
  const unit = board.knownUnit(attacker.id);
  return !unit.attacked && targetsOf(board, unit).some(({ id }) => id === target.id);
}
