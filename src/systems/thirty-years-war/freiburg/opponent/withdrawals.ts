/**
 * Bavarian guns that are brought away instead of firing: five of six are lost, so only where the enemy takes the gun
 * otherwise, as nobody stands with it, nobody can come to it, and he can.
 * @rule freiburg:17.34
 */
import type { Plan } from '../../../../core/contract/opponent';
import { eventRule } from '../../engine/book';
import { trying } from '../../engine/suppose';
import type { ThirtyYearsWar } from '../../engine/system';
import { Prices } from '../../opponent/prices';
import { type Comers, comersOf } from '../../opponent/reply';
import { worth } from '../../opponent/worth';
import { isOpenGun } from '../../standard/05-artillery/artillery';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { enemySide } from '../../state/position';
import { bavarianIndex, today } from '../15-morale/armies';
import { AWAY, withdrawalReasons } from '../17-days/withdrawal';

/** Each is worth what it leaves of the gun, against its capture; of those that no guard is left for. */
export function withdrawalPlans(board: Board): readonly Plan<ThirtyYearsWar>[] {
  const side = board.phasingIndex;
  if (!today(board).withdrawal || side !== bavarianIndex(board.scenario)) return [];
  const guns = board.guns.filter((gun) => isOpenGun(board, gun) && board.unitIn(gun.hex) === null);
  if (guns.length === 0) return [];
  const [own, enemy] = [comersOf(board, side), comersOf(board, enemySide(side))];
  const prices = new Prices(board);
  return guns
    .filter((gun) => isDoomed(gun, own, enemy) && withdrawalReasons(board, gun).length === 0)
    .map((gun) => ({
      commands: [{ do: 'withdrawGun', gun: gun.id }],
      worth: Math.round(prices.lost(gun) - costOfTrying(board, gun)),
      why: { kind: 'withdrawal', counters: [gun.id], figures: {} },
    }));
}

function isDoomed({ hex }: Piece, own: Comers, enemy: Comers): boolean {
  return enemy.has(hex) && !own.has(hex);
}

/** What the try is expected to cost, in hundredths of a Strength Point. */
function costOfTrying(board: Board, gun: Piece): number {
  const { side } = gun;
  const now = worth(board, side);
  const after = (away: boolean) => {
    const write = () =>
      eventRule('gunWithdrawn').evolve(board, { happened: 'gunWithdrawn', gun: gun.id, die: AWAY, away });
    return trying(board, write, () => worth(board, side));
  };
  return now - (after(true) + (FACES - 1) * after(false)) / FACES;
}
const FACES = 6;
