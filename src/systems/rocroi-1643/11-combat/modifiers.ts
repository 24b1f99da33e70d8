/** What changes the die of an attack, with the counters and hexes that it comes from: case 11.4. */

import type { CounterId } from '../../../core/contract/values';
import { directionTo } from '../../../core/hex/hex';
import { isActive, isCommanded } from '../05-activation/active';
import type { RuleCase } from '../rulebook/cited';
import type { Board, Leader, Unit } from '../state/board';
import { rowAt, streamOn, terrainAt } from '../state/field';
import { hasInFront, neighboursOf } from '../state/near';
import { EQUIPMENT } from '../tables/equipment';
import { TERRAIN_CHART } from '../tables/terrain';
import { flankBonus, type Supports, supportsOf } from './support';

export type ModifierKind =
  | 'leader'
  | 'defendingLeader'
  | 'morale'
  | 'equipment'
  | 'support'
  | 'flank'
  | 'rear'
  | 'combinedArms'
  | 'charge'
  | 'disorganisedTarget'
  | 'routedTarget'
  | 'targetSupport'
  | 'terrain'
  | 'horseInTheRough'
  | 'stream'
  | 'disorganisedAttacker'
  | 'reducedAttacker'
  | 'outOfCommand';
export type Modifier = {
  readonly kind: ModifierKind;
  readonly rule: RuleCase;
  readonly by: number;
  readonly counters: readonly CounterId[];
  readonly hexes: readonly string[];
};
export type Attack = { readonly attacker: Unit; readonly target: Unit; readonly charge: boolean };
export type Reckoned = {
  readonly modifiers: readonly Modifier[];
  /** Their sum, which is added to the die. */
  readonly total: number;
  readonly supports: { readonly attacker: Supports; readonly target: Supports };
};

/** All modifiers of an attack that are not 0. @rule 11.4 */
export function reckon(board: Board, attack: Attack): Reckoned {
  const supports = supportsOf(board, attack.attacker, attack.target);
  const modifiers = [
    ...fromLeaders(board, attack),
    ...fromUnits(board, attack),
    ...fromSupports(board, attack, supports),
    ...fromGround(board, attack),
  ];
  return { modifiers, supports, total: modifiers.reduce((sum, { by }) => sum + by, 0) };
}

/** One modifier, or none where it changes nothing: most do not. */
function of(
  kind: ModifierKind,
  by: number,
  counters: readonly { readonly id: CounterId }[],
  { rule = '11.4', hexes = [] }: { readonly rule?: RuleCase; readonly hexes?: readonly string[] } = {},
): readonly Modifier[] {
  return by === 0 ? NONE : [{ kind, rule, by, hexes, counters: counters.map(({ id }) => id) }];
}
const NONE: readonly Modifier[] = [];

/** The leader in the hex of a unit who helps it: of its corps, or the commander in chief. @rule 11.4 */
export function leaderWith(board: Board, unit: Unit): Leader | null {
  const able = board.leadersIn(unit.hex).filter(({ corps }) => corps === null || corps === unit.corps);
  return able.toSorted((a, b) => b.value - a.value)[0] ?? null;
}

function fromLeaders(board: Board, { attacker, target }: Attack): readonly Modifier[] {
  const ours = leaderWith(board, attacker);
  const theirs = board.options.defendingLeader === 'subtracted' ? leaderWith(board, target) : null;
  return [
    ...(ours ? of('leader', ours.value, [ours]) : []),
    ...(theirs ? of('defendingLeader', -theirs.value, [theirs]) : []),
  ];
}

/** Of a charge: against horse, or against foot in disorder. @rule 11.4 */
export function chargeModifier(target: Unit): number {
  if (!target.foot) return 1;
  return target.order === 'disorganised' ? 2 : 0;
}

/** The most that a difference of morale counts. */
const MORALE = 2;
/** Of each who supports either side. */
export const SUPPORT = 1;

/** @rule 11.4 */
export function moraleModifier(attacker: Unit, target: Unit): number {
  return Math.max(-MORALE, Math.min(MORALE, attacker.morale - target.morale));
}

/** Of a target that is not in good order. @rule 11.4 */
export const TARGET_ORDER = { good: 0, disorganised: 1, routed: 2 } as const;
/** Of an attacker that is disorganised, that has lost a step, and that is out of command. @rule 11.4, 8.2 */
export const ATTACKER = { disorganised: -2, reduced: -2, outOfCommand: -1 } as const;

function fromUnits(board: Board, { attacker, target, charge }: Attack): readonly Modifier[] {
  const both = [attacker, target];
  const commanded = isCommanded(board, attacker);
  return [
    ...of('morale', moraleModifier(attacker, target), both),
    ...of('equipment', EQUIPMENT.modifiers[attacker.letter][target.letter], both),
    ...of('charge', charge ? chargeModifier(target) : 0, both),
    ...of('disorganisedTarget', target.order === 'disorganised' ? TARGET_ORDER.disorganised : 0, [target]),
    ...of('routedTarget', target.order === 'routed' ? TARGET_ORDER.routed : 0, [target]),
    ...of('disorganisedAttacker', attacker.order === 'disorganised' ? ATTACKER.disorganised : 0, [attacker]),
    ...of('reducedAttacker', attacker.steps < attacker.fullSteps ? ATTACKER.reduced : 0, [attacker]),
    ...of('outOfCommand', commanded ? 0 : ATTACKER.outOfCommand, [attacker], { rule: '8.2' }),
  ];
}

function fromSupports(
  board: Board,
  { attacker, target }: Attack,
  supports: Reckoned['supports'],
): readonly Modifier[] {
  const own = flankBonus(board, attacker, target);
  const ours = supports.attacker.given;
  return [
    ...flank(own, attacker, target),
    ...ours.flatMap(({ unit, rule }) => of('support', SUPPORT, [unit], { rule })),
    ...ours.flatMap(({ unit, bonus }) => flank(bonus, unit, target)),
    ...of('combinedArms', ...combinedArms(board, target)),
    ...supports.target.given.flatMap(({ unit, rule }) => of('targetSupport', -SUPPORT, [unit], { rule })),
  ];
}

function flank(bonus: 0 | 2 | 3, unit: Unit, target: Unit): readonly Modifier[] {
  return of(bonus === 3 ? 'rear' : 'flank', bonus, [unit, target], { rule: '11.6' });
}

/** Active foot and active horse that have the target in front. @rule 11.4 */
function combinedArms(board: Board, target: Unit): readonly [by: number, units: readonly Unit[]] {
  const facing = neighboursOf(board, target.hex).filter(
    (unit) =>
      unit.side !== target.side &&
      unit.order !== 'routed' &&
      isActive(board, unit) &&
      hasInFront(board, unit, target.hex),
  );
  const isBoth = facing.some(({ foot }) => foot) && facing.some(({ foot }) => !foot);
  return isBoth ? [1, facing] : [0, []];
}

function fromGround(board: Board, { attacker, target }: Attack): readonly Modifier[] {
  const { field } = board;
  const isRough = terrainAt(field, target.hex) !== 'clear';
  const crosses = streamOn(field, attacker.hex, directionTo(field.grid, attacker.hex, target.hex));
  const horseInTheRough = isRough && !attacker.foot ? TERRAIN_CHART.horseInTheRough : 0;
  const hexes = [board.number(target.hex)];
  return [
    ...of('terrain', rowAt(field, target.hex).attack, [], { hexes }),
    ...of('horseInTheRough', horseInTheRough, [attacker], { hexes }),
    ...of('stream', crosses ? TERRAIN_CHART.stream.attack : 0, [], {
      hexes: [board.number(attacker.hex), ...hexes],
    }),
  ];
}
