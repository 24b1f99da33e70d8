/** Leaders as buttons: who helps whom in a battle. */
import type { Choice } from '../../../core/seam';
import { type Piece, pieceOf } from '../position';
import { leadersFor } from '../rules/10-leaders';
import type { LeaderUse } from '../scenario';
import type { State } from '../state';

/** A button for every Leader that could be added to a unit, and for every one that could stay out. */
export function leaderChoices(
  state: State,
  uses: readonly LeaderUse[],
  units: readonly Piece[],
): readonly Choice[] {
  const choices: Choice[] = [];
  for (const { leader, unit } of uses) {
    if (!units.some((candidate) => candidate.id === unit)) continue;
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
export function pressLeader(uses: readonly LeaderUse[], option: string): readonly LeaderUse[] | null {
  const [, leader, unit] = /^leader:([^:]+):([^:]*)$/.exec(option) ?? [];
  if (leader === undefined || unit === undefined) return null;
  const others = uses.filter((use) => use.leader !== leader && use.unit !== unit);
  return unit === ''
    ? others
    : [...others, { leader: leader as LeaderUse['leader'], unit: unit as LeaderUse['unit'] }];
}
