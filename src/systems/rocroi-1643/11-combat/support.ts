/** Who supports whom: cases 11.5 and 11.6. */
import { OFF_MAP } from '../../../core/hex/hex';
import { frontOf } from '../02-facing/facing';
import type { RuleCase } from '../rulebook/cited';
import type { Board, Unit } from '../state/board';
import { controllersOf, hasInFront, neighboursOf, zoneOf } from '../state/near';

export type Support = {
  readonly unit: Unit;
  /** How it supports: from its front, flank to flank, or with its front on the flank or rear of the target. */
  readonly kind: 'front' | 'flankToFlank' | 'onFlank' | 'onRear';
  readonly rule: RuleCase;
  /** Besides its point of support, to an attack (11.6). */
  readonly bonus: 0 | 2 | 3;
  /** Why a supporter on a flank or in the rear has no bonus; null: it has it, or is on neither. */
  readonly without: null | 'tercio' | 'otherZone' | 'counted';
  /** The enemies whose zone of control takes the bonus. */
  readonly because: readonly Unit[];
};
export type NoSupport = {
  readonly unit: Unit;
  readonly rule: RuleCase;
  /** `otherFront`: an enemy in its other front hex has a zone of control on it. */
  readonly why: 'routed' | 'notFacing' | 'otherFront';
  readonly because: readonly Unit[];
};
export type Supports = { readonly given: readonly Support[]; readonly refused: readonly NoSupport[] };

const FLANK_BONUS = 2;
export const REAR_BONUS = 3;

/** Whether a unit has flanks and a rear: one that is routed does by option only. @rule 11.4 */
export function hasFlanks({ options }: Board, unit: Unit): boolean {
  return unit.order !== 'routed' || options.routedFacing === 'lastStep';
}

/**
 * The bonus of a unit that has an enemy in front and stands on its flank or rear; 0: it stands on neither.
 * @rule 2.0, 11.4
 */
export function flankBonus(board: Board, unit: Pick<Unit, 'hex'>, target: Unit): 0 | 2 | 3 {
  if (target.kind === 'tercio' || !hasFlanks(board, target)) return 0;
  const where = zoneOf(board, target, unit.hex);
  if (where === 'flank') return FLANK_BONUS;
  return where === 'rear' ? REAR_BONUS : 0;
}

/** What the friends of a unit do for it against an enemy: `gains`, whether they can gain the bonus of 11.6. */
function supportsFor(board: Board, unit: Unit, against: Unit, gains: boolean): Supports {
  const friends = neighboursOf(board, against.hex).filter(
    ({ id, side }) => side === unit.side && id !== unit.id,
  );
  const given: Support[] = [];
  const refused: NoSupport[] = [];
  for (const friend of friends) {
    const found = supportOf(board, friend, against, gains);
    if ('why' in found) refused.push(found);
    else given.push(found);
  }
  return { given, refused };
}

function supportOf(board: Board, unit: Unit, against: Unit, gains: boolean): Support | NoSupport {
  if (unit.order === 'routed') return { unit, rule: '12.3', why: 'routed', because: [] };
  const where = hasFlanks(board, against) ? zoneOf(board, against, unit.hex) : null;
  const plain = { unit, bonus: 0, without: null, because: [] } as const;
  const faces = hasInFront(board, unit, against.hex);
  if (faces && (where === 'flank' || where === 'rear')) return onFlank(board, unit, against, where, gains);
  if (where === 'flank' && zoneOf(board, unit, against.hex) === 'flank')
    return { ...plain, kind: 'flankToFlank', rule: '11.5' };
  if (!faces) return { unit, rule: '11.5', why: 'notFacing', because: [] };
  const held = otherFrontHolders(board, unit, against);
  if (held.length > 0) return { unit, rule: '11.5', why: 'otherFront', because: held };
  return { ...plain, kind: 'front', rule: '11.5' };
}

/** @rule 11.6 */
function onFlank(board: Board, unit: Unit, against: Unit, where: 'flank' | 'rear', gains: boolean): Support {
  const kind = where === 'flank' ? 'onFlank' : 'onRear';
  const base = { unit, kind, rule: '11.6', bonus: 0, without: null, because: [] } as const;
  if (!gains) return base;
  const bonus = flankBonus(board, unit, against);
  if (bonus === 0) return { ...base, without: 'tercio' };
  const others = controllersOf(board, unit.hex, unit.side).filter(({ id }) => id !== against.id);
  return others.length > 0 ? { ...base, without: 'otherZone', because: others } : { ...base, bonus };
}

/** Enemies in the other front hex of a unit that have it in front of them. @rule 11.5 */
function otherFrontHolders(board: Board, unit: Unit, against: Unit): readonly Unit[] {
  return frontOf(unit.facing).flatMap((direction) => {
    const hex = board.neighbour(unit.hex, direction);
    if (hex === OFF_MAP || hex === against.hex) return [];
    return board
      .unitsIn(hex)
      .filter(
        (enemy) => enemy.side !== unit.side && enemy.order !== 'routed' && hasInFront(board, enemy, unit.hex),
      );
  });
}

/** The friends of an attacker next to its target, and of the target next to the attacker. @rule 11.5, 11.6 */
export function supportsOf(
  board: Board,
  attacker: Unit,
  target: Unit,
): { readonly attacker: Supports; readonly target: Supports } {
  return {
    attacker: supportsToAttack(board, attacker, target),
    target: supportsFor(board, target, attacker, false),
  };
}

/** Those of the attacker alone. @rule 11.5, 11.6 */
export function supportsToAttack(board: Board, attacker: Unit, target: Unit): Supports {
  const ours = supportsFor(board, attacker, target, true);
  if (board.options.flankBonus !== 'once') return ours;
  return { ...ours, given: countedOnce(board, attacker, target, ours.given) };
}

/** Each bonus but once in a combat, the attacker’s own first (switch of 11.6). */
function countedOnce(
  board: Board,
  attacker: Unit,
  target: Unit,
  given: readonly Support[],
): readonly Support[] {
  const counted = new Set<number>([flankBonus(board, attacker, target)]);
  return given.map((support) => {
    if (support.bonus === 0) return support;
    if (counted.has(support.bonus)) return { ...support, bonus: 0, without: 'counted' };
    counted.add(support.bonus);
    return support;
  });
}
