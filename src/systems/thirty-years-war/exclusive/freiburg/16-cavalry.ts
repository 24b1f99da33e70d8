/** Cavalry at Freiburg: where the French may not ride (16.1), and whom cavalry may charge (16.2). */
import { numberOf } from '../../../../core/hex';
import type { Reason } from '../../../../core/seam';
import { sideIndex } from '../../battlefield';
import { controllersOf, type Piece, type Position, positionOf } from '../../position';
import type { ChargeRule } from '../../rules/08-charge';
import { ownsWorks, terrainOf } from '../../rules/12-terrain';
import type { HexNumber } from '../../scenario';
import type { State } from '../../state';
import { allNamed, because } from '../../wording';

type Controlled = ReadonlyMap<number, readonly Piece[]>;
const known = new WeakMap<Position, Controlled>();

/** Hexes that undisrupted Bavarian units in entrenchments control; closed to French Cavalry. @rule freiburg:16.1 */
export function controlledFromWorks(state: State): Controlled {
  const position = positionOf(state);
  const found = known.get(position) ?? findControlled(position);
  known.set(position, found);
  return found;
}

function findControlled(position: Position): Controlled {
  const { field } = position;
  const owner = field.scenario.map.entrenchmentOwner;
  const controlled = new Map<number, readonly Piece[]>();
  if (owner === null) return controlled;
  const side = sideIndex(field.scenario, owner);
  for (let hex = 0; hex < field.grid.size; hex++) {
    const by = controllersOf(position, side, hex).filter((p) => terrainOf(field, p.hex) === 'entrenchment');
    if (by.length > 0) controlled.set(hex, by);
  }
  return controlled;
}

/** For Cavalry of the side that has not built the works, disrupted or not, the Mercenaries' too; @rule freiburg:16.1 */
export function closedToCavalry(state: State, piece: Piece): Controlled | null {
  if (piece.kind !== 'cavalry' || ownsWorks(positionOf(state).field, piece.side)) return null;
  const controlled = controlledFromWorks(state);
  return controlled.size > 0 ? controlled : null;
}

export function closedReason(state: State, piece: Piece, hex: HexNumber, by: readonly Piece[]): Reason {
  const position = positionOf(state);
  const works = by.map((unit) => numberOf(position.field.grid, unit.hex));
  const text = `${hex} is controlled out of an entrenchment by ${allNamed(position, by)}; French Cavalry stays out of it.`;
  return because('freiburg:16.1', text, [piece, ...by], [hex, ...works]);
}

/** Disrupted infantry only; @rule freiburg:16.2, freiburg:16.21 */
export const FREIBURG_CHARGE: ChargeRule = {
  charge: 'freiburg:16.2',
  targets: 'freiburg:16.21',
  mayBeCharged: (_, unit) => unit.kind === 'infantry' && unit.state.disrupted,
  firm: 'not disrupted infantry',
};
