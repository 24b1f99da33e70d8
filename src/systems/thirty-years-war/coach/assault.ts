/** How a force stands up to attacks once the enemy has come up to it, however long that takes him. */
import { distance, type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import type { Gains, Gathering } from '../estimate/gains';
import { waysToDisrupt } from '../standard/05-artillery/artillery';
import { hasLineOfSight } from '../standard/05-artillery/line-of-sight';
import { reachWithoutLimit } from '../standard/06-movement/reach';
import { neighboursOf } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { enemySide } from '../state/position';
import { approachOf, gatherings, inTurnOf, placesAround } from './gathering';
import { chanceOut } from './stakes';

export type Assault = {
  /** The units of the force that stand on the map, and their Strength Points. */
  readonly units: number;
  readonly strength: number;
  /** Hexes from which the enemy can attack one of them, and those of these that its guns see. */
  readonly from: readonly HexIndex[];
  readonly seen: readonly HexIndex[];
  /**
   * What he can do to each unit alone, with as many as find room beside it, where that gains him more than it risks.
   */
  readonly attacks: readonly Gathering[];
  /**
   * Strength Points left undisrupted on average once each of these is made on the force as it stands; exact over all
   * dice.
   */
  readonly left: number;
};

export function assaultOn(board: Board, gains: Gains, side: 0 | 1): Assault {
  const enemy = enemySide(side);
  const force = board.forces[side].filter(({ unit, hex }) => unit && hex !== OFF_MAP);
  return inTurnOf(board, enemy, () => {
    const beside = new Set(
      force.flatMap((unit) => neighboursOf(board.field, unit.hex).map(({ hex }) => hex)),
    );
    // The way there may be as long as it takes; where else he can come to does not matter.
    const approach = approachOf(
      board,
      gains,
      enemy,
      () => true,
      (_, piece) => {
        const reach = reachWithoutLimit(board, piece);
        return { ...reach, hexes: reach.hexes.filter((hex) => beside.has(hex)) };
      },
    );
    const from = new Set(
      force.flatMap((unit) => placesAround(board, approach.comers, unit).map(({ hex }) => hex)),
    );
    const guns = board.guns.filter((gun) => gun.side === side && gun.hex !== OFF_MAP);
    const attacks = gatherings(board, approach);
    const strength = force.reduce((sum, { printed }) => sum + printed.strength, 0);
    return {
      units: force.length,
      strength,
      from: [...from],
      seen: [...from].filter((hex) => guns.some((gun) => mayHit(board, gun, hex))),
      attacks,
      left:
        strength -
        attacks.reduce((sum, attack) => sum + chanceOut(board, attack) * attack.target.printed.strength, 0),
    };
  });
}

function mayHit(board: Board, gun: Piece, hex: HexIndex): boolean {
  return waysToDisrupt(distance(board.field.grid, gun.hex, hex)) > 0 && hasLineOfSight(board, gun.hex, hex);
}
