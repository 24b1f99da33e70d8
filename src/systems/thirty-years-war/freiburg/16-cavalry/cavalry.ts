/** Cavalry at Freiburg: where the French may not ride (16.1), and whom cavalry may charge (16.2). */
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { ChargeRule } from '../../standard/08-combat/charge-rule';
import { ownsWorks, terrainOf, zoneCrosses } from '../../standard/12-terrain/terrain';
import { neighboursOf, sideIndex } from '../../state/battlefield';
import type { Force } from '../../state/force';
import type { Piece } from '../../state/piece';
import { type Position, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { closedFromWorks, isInWorks, worksControlled } from './reasons';

type Controlled = ReadonlyMap<number, readonly Piece[]>;
type Control = {
  /** Hexes that undisrupted Bavarian units in entrenchments control. */
  readonly fromWorks: Controlled;
  /** These, and entrenchments that any other Bavarian unit controls. */
  readonly closed: Controlled;
};
/** By the force of those who have built the works. */
const known = new WeakMap<Force, Control>();
const NONE: Control = { fromWorks: new Map(), closed: new Map() };

/** Hexes that undisrupted Bavarian units in entrenchments control; French Cavalry steps out of them. @rule freiburg:16.1 */
export function controlledFromWorks(state: State): Controlled {
  return controlIn(positionOf(state)).fromWorks;
}

function controlIn(position: Position): Control {
  const { scenario } = position.field;
  const owner = scenario.map.entrenchmentOwner;
  if (owner === null) return NONE;
  const side = sideIndex(scenario, owner);
  const force = position.forces[side];
  const found = known.get(force) ?? findControl(position, side);
  known.set(force, found);
  return found;
}

function findControl({ field, walls, forces }: Position, side: 0 | 1): Control {
  const fromWorks = new Map<number, Piece[]>();
  const closed = new Map<number, Piece[]>();
  const isWork = (hex: number) => terrainOf(field, hex) === 'entrenchment';
  const add = (to: Map<number, Piece[]>, hex: number, unit: Piece) =>
    to.set(hex, [...(to.get(hex) ?? []), unit]);
  for (const unit of forces[side].units()) {
    if (unit.state.disrupted) continue;
    for (const { hex, direction } of neighboursOf(field, unit.hex)) {
      if (!zoneCrosses(field, walls, unit.hex, direction)) continue;
      if (isWork(unit.hex)) add(fromWorks, hex, unit);
      if (isWork(unit.hex) || isWork(hex)) add(closed, hex, unit);
    }
  }
  return { fromWorks, closed };
}

/**
 * For Cavalry of the side that has not built the works, disrupted or not, the Mercenaries' too: what is controlled
 * from a work, and a work that is controlled from anywhere. @rule freiburg:16.1
 */
export function closedToCavalry(state: State, piece: Piece): Controlled | null {
  if (!isKeptOut(state, piece)) return null;
  const { closed } = controlIn(positionOf(state));
  return closed.size > 0 ? closed : null;
}

/** Whether a unit is Cavalry that works are closed to: French Cavalry. @rule freiburg:16.1 */
export function isKeptOut(state: State, piece: Piece): boolean {
  return piece.kind === 'cavalry' && !ownsWorks(positionOf(state).field, piece.side);
}

export function closedReason(state: State, piece: Piece, hex: HexNumber, by: readonly Piece[]): Reason {
  const position = positionOf(state);
  const closed = by.some((unit) => isInWorks(position, unit)) ? closedFromWorks : worksControlled;
  return closed(state, piece, by, hex);
}

/** Disrupted infantry only; @rule freiburg:16.2, freiburg:16.21 */
export const FREIBURG_CHARGE: ChargeRule = {
  mayBeCharged: (_, unit) => unit.kind === 'infantry' && unit.state.disrupted,
  firm: 'not disrupted infantry',
  cases: {
    charge: 'freiburg:16.2',
    targets: 'freiburg:16.21',
    doubled: 'freiburg:16.23',
    cost: 'freiburg:16.24',
  },
};
