/** Leaders in battle, and how they are lost: cases 10.0 to 10.13, with the reach that exclusive rules give them. */

import type { Reason } from '../../../../core/contract/values';
import { distance } from '../../../../core/hex/hex';
import { hook } from '../../engine/hook';
import { unknownCounter } from '../../engine/reasons';
import type { RuleCase } from '../../rulebook/rulebook';
import type { LeaderUse } from '../../scenario/scenario';
import type { Piece } from '../../state/piece';
import { controllersOf, enemySide, pieceOf, positionOf, unitIn } from '../../state/position';
import type { State } from '../../state/state';
import { because, counted, named, namedFrom } from '../../wording';
import { openAttackers } from '../08-combat/obligations';

/** How far a Leader helps in battle and where units recover, in hexes, and the case that says so. */
export type LeaderHelp = {
  readonly inBattle: (leader: Piece) => number;
  readonly inRecovery: (leader: Piece) => number;
  /** Whether he must be added to the attacked unit in his own hex. */
  readonly must: boolean;
  /** Of what goes beyond 10.11 and 10.21. */
  readonly rule: RuleCase;
};

const USUAL: LeaderHelp = { inBattle: () => 0, inRecovery: () => 1, must: false, rule: '10.11' };

export const leaderHelp = hook((): LeaderHelp => USUAL);

/** Leaders of the unit's side who could add their value to it in a battle. @rule 10.11 */
export function leadersFor(state: State, unit: Piece): readonly Piece[] {
  return positionOf(state)
    .pieces.filter((p) => p.kind === 'leader' && p.side === unit.side && p.hex >= 0 && !p.state.fought)
    .filter((leader) => helpsInBattle(state, leader, unit.hex));
}

/** Whether a Leader could add his value to a unit that fights from that hex. @rule 10.11 */
export function helpsInBattle(state: State, leader: Piece, hex: number): boolean {
  const radius = leaderHelp(state).inBattle(leader);
  return distance(positionOf(state).field.grid, leader.hex, hex) <= radius;
}

/** Units that must have a Leader of their own hex added when they are attacked, with those Leaders. */
export function leadersThatMustHelp(
  state: State,
  defenders: readonly Piece[],
): readonly { unit: Piece; leaders: readonly Piece[] }[] {
  if (!leaderHelp(state).must) return [];
  return defenders
    .map((unit) => ({ unit, leaders: leadersFor(state, unit).filter((leader) => leader.hex === unit.hex) }))
    .filter(({ leaders }) => leaders.length > 0);
}

/**
 * The Leaders of one side unless the players say otherwise: highest value first, each to the strongest unit he may
 * help; one whose own hex holds a unit that may yet be attacked this phase is kept for it. @rule 10.1
 */
export function usualLeaders(
  state: State,
  units: readonly Piece[],
  others: readonly Piece[],
  defending: boolean,
): readonly LeaderUse[] {
  const position = positionOf(state);
  const uses: LeaderUse[] = [];
  const used = new Set<Piece>();
  const helped = new Set<Piece>();
  const use = (leader: Piece, unit: Piece) => {
    uses.push({ leader: leader.id, unit: unit.id });
    used.add(leader);
    helped.add(unit);
  };
  const byValue = (a: Piece, b: Piece) => b.printed.value - a.printed.value || a.index - b.index;
  if (defending) {
    for (const { unit, leaders } of leadersThatMustHelp(state, units)) {
      const best = leaders.toSorted(byValue)[0];
      if (best) use(best, unit);
    }
  }
  const engaged = new Set([...units, ...others]);
  const able = new Set(units.flatMap((unit) => leadersFor(state, unit)));
  for (const leader of [...able].filter((l) => !used.has(l)).sort(byValue)) {
    const own = unitIn(position, leader.hex);
    if (defending && own && !engaged.has(own) && openAttackers(state, own, engaged).length > 0) continue;
    const strongest = units
      .filter((unit) => !helped.has(unit) && helpsInBattle(state, leader, unit.hex))
      .toSorted((a, b) => presentStrength(b) - presentStrength(a) || a.index - b.index)[0];
    if (strongest) use(leader, strongest);
  }
  return uses;
}

function presentStrength(unit: Piece): number {
  return unit.state.disrupted ? unit.printed.disruptedStrength : unit.printed.strength;
}

/** All that is wrong with Leaders named for the units of one side in a battle. @rule 10.11, 10.13 */
export function leaderReasons(
  state: State,
  uses: readonly LeaderUse[],
  units: readonly Piece[],
  defending: boolean,
): readonly Reason[] {
  const position = positionOf(state);
  const reasons: Reason[] = [];
  const { rule: once } = leaderHelp(state);
  const usedLeaders = new Set<string>();
  const helped = new Set<string>();
  for (const { leader: leaderId, unit: unitId } of uses) {
    const leader = pieceOf(state, leaderId);
    const helpedUnit = pieceOf(state, unitId);
    if (!leader || !helpedUnit) {
      reasons.push(unknownCounter(state, leader ? unitId : leaderId));
      continue;
    }
    const unit = units.find((u) => u === helpedUnit);
    if (!unit) {
      const text = `${named(position, helpedUnit)} is not one of the units in this battle that a Leader is named for.`;
      reasons.push(because('10.11', text, [leader, helpedUnit]));
      continue;
    }
    const name = named(position, leader);
    if (leader.kind !== 'leader' || leader.side !== unit.side || leader.hex < 0) {
      reasons.push(because('10.11', `${name} is no Leader of that side on the map.`, [leader]));
      continue;
    }
    if (leader.state.fought)
      reasons.push(because(once, `${name} has already been used in this Combat Phase.`, [leader]));
    if (usedLeaders.has(leaderId)) reasons.push(because(once, `${name} can help one unit only.`, [leader]));
    if (helped.has(unitId))
      reasons.push(because('10.13', `Only one Leader may help ${named(position, unit)}.`, [leader, unit]));
    if (!helpsInBattle(state, leader, unit.hex)) reasons.push(tooFarToHelp(state, leader, unit));
    usedLeaders.add(leaderId);
    helped.add(unitId);
  }
  if (defending) {
    for (const { unit, leaders } of leadersThatMustHelp(state, units)) {
      const given = uses.find((use) => use.unit === unit.id);
      if (given && leaders.some((leader) => leader.id === given.leader)) continue;
      const text = `${named(position, unit)} is attacked with ${leaders.map((l) => l.printed.name).join(' or ')} in its hex; he must be added to it.`;
      reasons.push(because(leaderHelp(state).rule, text, [unit, ...leaders]));
    }
  }
  return reasons;
}

function tooFarToHelp(state: State, leader: Piece, unit: Piece): Reason {
  const position = positionOf(state);
  const { inBattle, rule } = leaderHelp(state);
  const radius = inBattle(leader);
  const text =
    radius === 0
      ? `${namedFrom(position, unit, leader)} is not in the hex of ${named(position, unit)}.`
      : `${named(position, leader)} is more than ${counted(radius, 'hex', 'hexes')} from ${named(position, unit)}.`;
  return because(radius === 0 ? '10.11' : rule, text, [leader, unit]);
}

/** What has become of units, or would. */
type Changed = { readonly eliminated: readonly Piece[]; readonly disrupted: readonly Piece[] };
const UNCHANGED: Changed = { eliminated: [], disrupted: [] };

/**
 * Leaders of either side without a friendly unit in their hex and in an enemy Zone of Control; they are lost. With
 * `changed` as they would be once these units were gone or disrupted. @rule 10.0
 */
export function leadersCaughtAlone(state: State, { eliminated, disrupted } = UNCHANGED): readonly Piece[] {
  const position = positionOf(state);
  const controls = (unit: Piece) => !eliminated.includes(unit) && !disrupted.includes(unit);
  return position.pieces.filter((piece) => {
    if (piece.kind !== 'leader' || piece.hex < 0) return false;
    // A unit in his hex is a friend: an enemy's would have eliminated him as it entered.
    const friend = unitIn(position, piece.hex);
    if (friend && !eliminated.includes(friend)) return false;
    return controllersOf(position, enemySide(piece.side), piece.hex).some(controls);
  });
}
