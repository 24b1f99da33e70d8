/** Cavalry at Freiburg: where the French may not ride (16.1), and whom cavalry may charge (16.2). */
import { OFF_MAP } from '../../../../core/hex/hex';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { ChargeRule } from '../../standard/08-combat/charge-rule';
import { ownsWorks, terrainOf, zoneCrosses } from '../../standard/12-terrain/terrain';
import { neighboursOf, sideIndex } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { closedFromWorks, isInWorks, worksControlled } from './reasons';

type Controlled = ReadonlyMap<number, readonly Piece[]>;
type Control = {
  /** Hexes that undisrupted Bavarian units in entrenchments control. */
  readonly fromWorks: Controlled;
  /** These, and entrenchments that any other Bavarian unit controls. */
  readonly closed: Controlled;
};
/** By board, as long as the units of those who have built the works, and walls, stand as they do. */
type Known = { readonly layout: number; readonly walls: Board['walls']; readonly control: Control };
const known = new WeakMap<Board, Known>();
const NONE: Control = { fromWorks: new Map(), closed: new Map() };

/**
 * Hexes that undisrupted Bavarian units in entrenchments control; French Cavalry steps out of them. @rule freiburg:16.1
 */
export function controlledFromWorks(board: Board): Controlled {
  return controlIn(board).fromWorks;
}

function controlIn(board: Board): Control {
  const { scenario } = board.field;
  const owner = scenario.map.entrenchmentOwner;
  if (owner === null) return NONE;
  const side = sideIndex(scenario, owner);
  const layout = board.layouts[side];
  const last = known.get(board);
  const { walls } = board;
  if (last?.layout === layout && last.walls === walls) return last.control;
  const control = findControl(board, side);
  known.set(board, { layout, walls, control });
  return control;
}

function findControl({ field, walls, pieces }: Board, side: 0 | 1): Control {
  const fromWorks = new Map<number, Piece[]>();
  const closed = new Map<number, Piece[]>();
  const isWork = (hex: number) => terrainOf(field, hex) === 'entrenchment';
  const add = (to: Map<number, Piece[]>, hex: number, unit: Piece) => {
    const controlling = to.get(hex);
    if (controlling) controlling.push(unit);
    else to.set(hex, [unit]);
  };
  for (const unit of pieces) {
    if (!unit.unit || unit.side !== side || unit.hex === OFF_MAP || unit.disrupted) continue;
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
export function closedToCavalry(board: Board, piece: Piece): Controlled | null {
  if (!isKeptOut(board, piece)) return null;
  const { closed } = controlIn(board);
  return closed.size > 0 ? closed : null;
}

/** Whether a unit is Cavalry that works are closed to: French Cavalry. @rule freiburg:16.1 */
export function isKeptOut(board: Board, piece: Piece): boolean {
  return piece.kind === 'cavalry' && !ownsWorks(board.field, piece.side);
}

export function closedReason(board: Board, piece: Piece, hex: HexNumber, by: readonly Piece[]): Reason {
  const closed = by.some((unit) => isInWorks(board, unit)) ? closedFromWorks : worksControlled;
  return closed(board, piece, by, hex);
}

/** Disrupted infantry only; @rule freiburg:16.2, freiburg:16.21 */
export const FREIBURG_CHARGE: ChargeRule = {
  mayBeCharged: (_, unit) => unit.kind === 'infantry' && unit.disrupted,
  firm: 'not disrupted infantry',
  cases: {
    charge: 'freiburg:16.2',
    targets: 'freiburg:16.21',
    doubled: 'freiburg:16.23',
    cost: 'freiburg:16.24',
  },
};
