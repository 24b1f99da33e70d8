/**
 * An attack of several on one unit, at a glance: who of them would begin it and who support, what it would bring them,
 * and what it would cost.
 */
import type { CounterId } from '../../../../core/contract/values';
import { type HexIndex, OFF_MAP } from '../../../../core/hex/hex';
import { barsToCharge } from '../../11-combat/charge';
import { chargeModifier, moraleModifier, SUPPORT, TARGET_ORDER } from '../../11-combat/modifiers';
import { flankBonus } from '../../11-combat/support';
import { type Strain, strainIf, strainNow } from '../../12-rout/strain';
import { leadersLostWith, strainCost } from '../../estimate/measure';
import { type Board, enemyOf, type Unit } from '../../state/board';
import { rowAt, streamOn } from '../../state/field';
import { hasInFront } from '../../state/near';
import { EQUIPMENT } from '../../tables/equipment';
import { TERRAIN_CHART } from '../../tables/terrain';
import { type Blow, blowToAttacker, blowToTarget } from './blows';

/** So many of those who could support an attack come in time. */
const SUPPORTS = 2;
/** How often those who support close the way of a retreat as well. */
const CLOSED = 0.4;

/** An enemy who could stand in a hex, with one of ours in front of him. */
export type Comer = {
  readonly unit: Unit;
  readonly hex: HexIndex;
  /** From the one he would attack to where he stands. */
  readonly direction: number;
  readonly charge: boolean;
  /** Of the modifiers those that go with him. */
  readonly own: number;
};
/** An attack of several, what it is expected to bring the enemy, and what of that for a corps of ours that breaks. */
export type Strike = {
  readonly target: Unit;
  readonly by: readonly CounterId[];
  readonly gain: number;
  readonly breaking: number;
  /** How likely the target is lost, or routs. */
  readonly risk: number;
};
/** While the attacks of a corps are put together: who is left for them, and by how much his leader helps one. */
export type Plotting = {
  readonly board: Board;
  readonly hurt: ReadonlyMap<CounterId, number>;
  readonly used: Set<CounterId>;
  readonly strains: Map<string, Strain>;
  help: number;
};

const AROUND = [0, 1, 2, 3, 4, 5] as const;

/** Whether it has not been lost since, and does not run. */
function canStrike(board: Board, { id }: Unit): boolean {
  const now = board.knownUnit(id);
  return now.at !== null && now.order !== 'routed';
}

/** Who could stand in a hex beside a unit, the best attacker first, and what one adds where another one attacks. */
type Beside = {
  readonly comers: readonly Rated[];
  /** Once somebody comes there; and if nobody does, by who stands there. */
  readonly support: number;
  readonly standing: number;
};
type Rated = { readonly comer: Comer; readonly die: number };
/** All who could come to a unit, by direction. */
export type Around = readonly Beside[];

/** Of those who could have the unit in front of them who can come there now. */
export function aroundOf(board: Board, target: Unit, comers: readonly Comer[]): Around {
  const free: readonly Rated[][] = AROUND.map(() => []);
  for (const comer of comers) {
    const { direction, hex, unit } = comer;
    if (!canStrike(board, unit)) continue;
    const there = board.unitIn(hex);
    if (there && there.id !== unit.id) continue;
    free[direction]?.push({ comer, die: dieOf(board, comer, target) });
  }
  return AROUND.map((direction) => {
    const there = (free[direction] ?? []).sort((a, b) => b.die - a.die);
    const supportIf = (comes: boolean) => supportFrom(board, target, direction, comes);
    return {
      comers: there,
      support: there.length > 0 ? supportIf(true) : 0,
      standing: supportIf(false),
    };
  });
}

/** The same without those who have something else to do. */
function left(around: Around, used: ReadonlySet<CounterId>): readonly Pick<Beside, 'comers' | 'support'>[] {
  return around.map(({ comers, support, standing }) => {
    const free = used.size === 0 ? comers : comers.filter(({ comer: { unit } }) => !used.has(unit.id));
    return { comers: free, support: free.length > 0 ? support : standing };
  });
}

/** The worst that those who are left could do to a unit together; null: nothing to their gain. */
export function strikeOf(target: Unit, around: Around, plotting: Plotting, chance: number): Strike | null {
  const { board, hurt, help, used } = plotting;
  const beside = left(around, used);
  const added = (direction: number) => beside[direction]?.support ?? 0;
  const helpful = AROUND.filter((one) => added(one) > 0).sort((a, b) => added(b) - added(a));
  const strain = strainFor(plotting, target.corps);
  const [breaks, leaders] = [breakingCost(board, strain, target), leadersLostWith(board, target)];
  let found: Strike | null = null;
  for (const direction of AROUND) {
    const [main] = beside[direction]?.comers ?? [];
    if (!main) continue;
    const { unit } = main.comer;
    const { support, by, taken } = supportsBy(beside, helpful, direction, unit.id);
    const total = main.die + help + support;
    const { cost, lost, routs } = blowIn(board, target, { total, direction, taken });
    const comes = chance * (1 - (hurt.get(unit.id) ?? 0));
    const breaking = comes * (lost + routs) * breaks;
    const gain = comes * (cost + lost * leaders - blowToAttacker(unit, total).cost) + breaking;
    if (gain > 0 && (!found || gain > found.gain))
      found = { target, by, gain, breaking, risk: comes * (lost + routs) };
  }
  return found;
}

/**
 * What those add who support most, all who take part, and the directions in which they stand; `helpful`: the directions
 * by what one adds there.
 * @rule 11.5, 11.6
 */
function supportsBy(
  beside: readonly Pick<Beside, 'comers' | 'support'>[],
  helpful: readonly number[],
  main: number,
  first: CounterId,
): { readonly support: number; readonly by: readonly CounterId[]; readonly taken: readonly number[] } {
  const by = [first];
  const taken = [main];
  let sum = 0;
  for (const direction of helpful) {
    const { comers = [], support = 0 } = beside[direction] ?? {};
    if (direction === main) continue;
    const next = comers.find(({ comer }) => !by.includes(comer.unit.id));
    if (comers.length > 0 && (!next || by.length > SUPPORTS)) continue;
    if (next) {
      by.push(next.comer.unit.id);
      taken.push(direction);
    }
    sum += support;
  }
  return { support: sum, by, taken };
}

/** The sum of the modifiers without those who support him. @rule 11.4 */
function dieOf(board: Board, { unit, hex, direction, charge, own }: Comer, target: Unit): number {
  const { field } = board;
  const charges = charge && barsToCharge(board, unit, hex, target).length === 0;
  return (
    own +
    moraleModifier(unit, target) +
    TARGET_ORDER[target.order] +
    EQUIPMENT.modifiers[unit.letter][target.letter] +
    flankBonus(board, { hex }, target) +
    (charges ? chargeModifier(target) : 0) +
    rowAt(field, target.hex).attack +
    (streamOn(field, hex, (direction + 3) % 6) ? TERRAIN_CHART.stream.attack : 0) -
    SUPPORT * friendsAgainst(board, target, hex)
  );
}

/** Friends of a unit who support it against one who attacks from that hex. @rule 11.5 */
function friendsAgainst(board: Board, target: Unit, hex: HexIndex): number {
  if (board.frontsOn(hex, target.side) === 0) return 0;
  let count = 0;
  for (const d of AROUND) {
    const friend = board.unitIn(board.neighbour(hex, d));
    if (!friend || friend.side !== target.side || friend.id === target.id) continue;
    if (friend.order !== 'routed' && hasInFront(board, friend, hex)) count++;
  }
  return count;
}

/** What somebody in that direction of a unit adds to an attack, who comes there or stands there already. @rule 11.6 */
function supportFrom(board: Board, target: Unit, direction: number, comes: boolean): number {
  const hex = board.neighbour(target.hex, direction);
  if (hex === OFF_MAP || (!comes && !standsAgainst(board, target, hex))) return 0;
  // In the zone of another one he has no bonus.
  return board.frontsOn(hex, target.side) > 0 ? SUPPORT : SUPPORT + flankBonus(board, { hex }, target);
}

function standsAgainst(board: Board, target: Unit, hex: HexIndex): boolean {
  const there = board.unitIn(hex);
  return (
    there !== null &&
    there.side !== target.side &&
    there.order !== 'routed' &&
    hasInFront(board, there, target.hex)
  );
}

type Struck = {
  readonly total: number;
  readonly direction: number;
  /** Where those stand who come. */
  readonly taken: readonly number[];
};

/** What an attack does, by which those who support it may stand in the way of the retreat. @rule 11.8 */
function blowIn(board: Board, target: Unit, { total, direction, taken }: Struck): Blow {
  const open = blowToTarget(target, total, false);
  const isClosed = AWAY.every((turn) => {
    const to = (direction + turn) % 6;
    const hex = board.neighbour(target.hex, to);
    return hex === OFF_MAP || taken.includes(to) || board.unitIn(hex)?.side === enemyOf(target.side);
  });
  if (!isClosed) return open;
  const shut = blowToTarget(target, total, true);
  const mixed = (one: number, other: number) => one + CLOSED * (other - one);
  return {
    cost: mixed(open.cost, shut.cost),
    lost: mixed(open.lost, shut.lost),
    routs: mixed(open.routs, shut.routs),
  };
}
/** The directions that lead away from an enemy, counted from the one in which he stands. */
const AWAY = [2, 3, 4] as const;

/** What the loss of that unit alone costs its corps. @rule 12.5 */
function breakingCost(board: Board, strain: Strain, unit: Unit): number {
  return strainCost(board, strainIf(strain, unit, GONE)) - strainCost(board, strain);
}
const GONE = { at: null, steps: 0, order: 'good' } as const;

export function strainFor({ board, strains }: Plotting, corps: string): Strain {
  const strain = strains.get(corps) ?? strainNow(board, corps);
  strains.set(corps, strain);
  return strain;
}
