/** Leaders as buttons: who helps whom in a battle. */
import type { Choice } from '../../../core/seam';
import { type Piece, phasingIndex, pieceOf, positionOf } from '../position';
import { leadersFor, leadersThatMustHelp } from '../rules/10-leaders';
import type { LeaderUse } from '../scenario';
import type { State } from '../state';

/** A button for every Leader that could be added to a unit, and for every one that could stay out. */
export function leaderChoices(
  state: State,
  uses: readonly LeaderUse[],
  units: readonly Piece[],
): readonly Choice[] {
  const choices: Choice[] = [];
  const defenders = units.filter(({ side }) => side !== phasingIndex(state));
  const bound = new Set(leadersThatMustHelp(state, defenders).map(({ unit }) => unit.id));
  for (const { leader, unit } of uses) {
    if (!units.some((candidate) => candidate.id === unit) || bound.has(unit)) continue;
    const name = pieceOf(state, leader)?.printed.name ?? leader;
    choices.push({ target: { on: 'option', id: `leader:${leader}:` }, label: `${name} stays out` });
  }
  for (const unit of units) {
    for (const leader of leadersFor(state, unit)) {
      if (uses.some((use) => use.leader === leader.id && use.unit === unit.id)) continue;
      const id = `leader:${leader.id}:${unit.id}`;
      choices.push({
        target: { on: 'option', id },
        label: `${leader.printed.name} with ${unit.printed.name}`,
      });
    }
  }
  return choices;
}

/** The Leaders after such a button; null when it is none. A unit has one Leader, a Leader one unit. */
export function pressLeader(
  state: State,
  uses: readonly LeaderUse[],
  option: string,
): readonly LeaderUse[] | null {
  const [, leaderId, unitId] = /^leader:([^:]+):([^:]*)$/.exec(option) ?? [];
  const { pieces } = positionOf(state);
  const leader = pieces.find(({ id }) => id === leaderId);
  if (!leader) return null;
  const others = uses.filter((use) => use.leader !== leader.id && use.unit !== unitId);
  const unit = pieces.find(({ id }) => id === unitId);
  return unit ? [...others, { leader: leader.id, unit: unit.id }] : others;
}
