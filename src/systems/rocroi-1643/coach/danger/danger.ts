/**
 * What the enemy could do to a whole side before it can act again: in the next segment of each of his corps his units
 * go for those whom they hurt most, together and from where they reach flanks. It is asked of every position that is
 * weighed, so all is taken at a glance: who would be in whose way is not looked at.
 */
import type { CounterId } from '../../../../core/contract/values';
import { directionTo, type HexIndex } from '../../../../core/hex/hex';
import { isCommanded } from '../../05-activation/active';
import { ATTACKER } from '../../11-combat/modifiers';
import type { Strain } from '../../12-rout/strain';
import { costOfBreaking, worthOfUnit } from '../../estimate/measure';
import type { Fight } from '../../estimate/plan';
import { type Board, enemyOf, type Leader, type Unit } from '../../state/board';
import type { Approach } from '../approach';
import { type Around, aroundOf, type Comer, type Plotting, type Strike, strainFor, strikeOf } from './strike';
import { touchedUnits } from './touched';

/** How far a unit is kept from striking that is lost itself before it can. */
const STRUCK = 0.8;
/** Of two markers in the cup either comes first as often. */
const EVEN = 0.5;

/** A corps that is still to come, and who of it could come to each hex that was asked for. */
type Corps = {
  readonly leader: Leader;
  readonly comers: Map<HexIndex, readonly Comer[]>;
  /** How likely it comes before each corps of ours. */
  readonly chances: Map<string, number>;
  /** Who of it could come to each unit as the position stands. */
  readonly around: Map<CounterId, Around>;
};

export class Danger {
  private readonly corps: readonly Corps[];

  constructor(private readonly approach: Approach) {
    const { board, side } = approach;
    const led = board.leaders.filter((leader) => leader.side === side && leader.corps !== null);
    this.corps = led.map((leader) => {
      return { leader, comers: new Map(), chances: new Map(), around: new Map() };
    });
  }

  /** In the figures of the measure, if those attacks of ours are made before. */
  of(board: Board, fights: readonly Fight[] = []): number {
    const hurt = new Map(fights.map(({ attack: { target }, gain }) => [target.id, hurtBy(target, gain)]));
    const touched = touchedUnits(this.approach.board, board, enemyOf(this.approach.side));
    return this.corps.reduce((sum, corps) => sum + this.from(corps, { board, hurt, touched }), 0);
  }

  /** One attack after the other, each the worst that is left. */
  private from(corps: Corps, asked: Asked): number {
    const { board } = asked;
    const plotting: Plotting = {
      ...asked,
      ...{ used: new Set(), strains: new Map(), help: corps.leader.value },
    };
    const risked = new Map<string, number>();
    const struck = board.units.flatMap((unit) => {
      const around = this.aroundOf(unit, corps, asked);
      return around ? [{ unit, around, chance: this.chanceOf(corps, unit.corps) }] : [];
    });
    let open = struck.flatMap((one) => strikeOn(one, plotting));
    let sum = 0;
    while (open.length > 0) {
      const worst = open.reduce((one, other) => (other.strike.gain > one.strike.gain ? other : one));
      const { target, by, gain, breaking, risk } = worst.strike;
      sum += gain - breaking;
      risked.set(target.corps, (risked.get(target.corps) ?? 0) + risk * target.steps);
      for (const id of by) plotting.used.add(id);
      const isHelped = plotting.help !== 0;
      plotting.help = 0;
      open = open.flatMap((one) => {
        if (one === worst) return [];
        const isAsIs = !isHelped && !one.strike.by.some((id) => plotting.used.has(id));
        return isAsIs ? [one] : strikeOn(one.on, plotting);
      });
    }
    for (const [id, steps] of risked) sum += breakingOf(board, strainFor(plotting, id), steps);
    return sum;
  }

  /** Who of a corps could come to a unit; null: nobody. */
  private aroundOf(unit: Unit, corps: Corps, { board, touched }: Asked): Around | null {
    if (unit.side === this.approach.side || this.approach.before(unit.hex).length === 0) return null;
    const comers = this.chanceOf(corps, unit.corps) > 0 ? this.comersTo(unit.hex, corps) : [];
    if (comers.length === 0) return null;
    if (touched === null || touched.has(unit.id)) return aroundOf(board, unit, comers);
    const around = corps.around.get(unit.id) ?? aroundOf(board, unit, comers);
    corps.around.set(unit.id, around);
    return around;
  }

  private comersTo(hex: HexIndex, { leader, comers }: Corps): readonly Comer[] {
    const there = comers.get(hex) ?? comersTo(this.approach, hex, leader.corps);
    comers.set(hex, there);
    return there;
  }

  /** How likely the marker of that enemy comes before a corps of ours can act again. @rule 5.1 */
  private chanceOf({ leader, chances }: Corps, own: string): number {
    const known = chances.get(own);
    if (known !== undefined) return known;
    const { cup, scenario } = this.approach.board.state;
    const isDue = cup.includes(leader.id);
    const isOwnDue = scenario.leaders.some(({ id, corps }) => corps === own && cup.includes(id));
    const chance = isDue === isOwnDue ? EVEN : isDue ? 1 : 0;
    chances.set(own, chance);
    return chance;
  }
}

/** The position that is asked for: who stands in it as in that of the approach is struck the same. */
type Asked = Pick<Plotting, 'board' | 'hurt'> & { readonly touched: ReadonlySet<CounterId> | null };

/** A unit, who of a corps could come to it, and how likely that corps acts before it can. */
type Struck = { readonly unit: Unit; readonly around: Around; readonly chance: number };

/** The worst to a unit as things stand, in a list; none: nothing to the enemy's gain. */
function strikeOn(
  on: Struck,
  plotting: Plotting,
): readonly { readonly on: Struck; readonly strike: Strike }[] {
  const strike = strikeOf(on.unit, on.around, plotting, on.chance);
  return strike ? [{ on, strike }] : [];
}

/** How far an attack is expected to keep its target from striking back, from 0 to 1. */
function hurtBy(target: Unit, gain: number): number {
  return STRUCK * Math.max(0, Math.min(1, gain / worthOfUnit(target)));
}

/** Who of a corps could have a hex in front of him: once for each hex that he could stand in, charging if he can. */
function comersTo(approach: Approach, target: HexIndex, corps: string | null): readonly Comer[] {
  const found = new Map<string, Comer>();
  for (const { unit, hex, charge, segment } of approach.before(target)) {
    if (unit.corps !== corps) continue;
    const key = `${unit.id} ${hex}`;
    const known = found.get(key);
    if (known && (known.charge || !charge)) continue;
    const direction = directionTo(approach.board.field.grid, target, hex);
    found.set(key, { unit, hex, direction, charge, own: ownModifiers(segment, unit) });
  }
  return [...found.values()];
}

/** @rule 11.4 */
function ownModifiers(segment: Board, unit: Unit): number {
  return (
    (unit.order === 'good' ? 0 : ATTACKER.disorganised) +
    (unit.steps < unit.fullSteps ? ATTACKER.reduced : 0) +
    (isCommanded(segment, unit) ? 0 : ATTACKER.outOfCommand)
  );
}

/** What it costs a corps that so many steps are expected to be lost or to rout. @rule 12.5 */
function breakingOf(
  board: Board,
  { corps, units, lostSteps, routedSteps, breaks, demoralized }: Strain,
  steps: number,
): number {
  if (breaks || demoralized) return 0;
  const left = units / 2 - lostSteps - routedSteps;
  const share = Math.min(1, (steps - left + 1) / 2);
  return share > 0 ? share * costOfBreaking(board, corps) : 0;
}
