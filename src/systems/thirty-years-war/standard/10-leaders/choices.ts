/** Leaders as buttons: who helps whom in a battle. */
import type { Choice } from '../../../../core/contract/table';
import type { LeaderUse } from '../../scenario/scenario';
import { sideName } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { leadersFor, leadersThatMustHelp } from './leaders';

/**
 * A switch for every Leader and every unit that he could be added to, always in the same order. One that must be
 * added (rocroi:18.0) has no switch.
 */
export function leaderChoices(
  board: Board,
  uses: readonly LeaderUse[],
  units: readonly Piece[],
): readonly Choice[] {
  const defenders = units.filter(({ side }) => side !== board.phasingIndex);
  const bound = leadersThatMustHelp(board, defenders);
  /** Leaders who have no choice: each alone with an attacked unit. */
  const taken = new Set(bound.flatMap(({ leaders }) => (leaders.length === 1 ? leaders : [])));
  return units.flatMap((unit) => {
    const own = bound.find((one) => one.unit === unit)?.leaders;
    // A unit whose own Leader is still missing keeps his switch: without him the battle cannot be fought.
    const missing =
      own && !own.some((leader) => uses.some((use) => use.leader === leader.id && use.unit === unit.id));
    const able = (own ?? leadersFor(board, unit)).filter((leader) => missing || !taken.has(leader));
    return able.flatMap((leader): readonly Choice[] => {
      const added = uses.some((use) => use.leader === leader.id && use.unit === unit.id);
      if (added && own) return [];
      const side = sideName(board.scenario, leader.printed.side);
      const more = `+${leader.printed.value}`;
      const label = `${side} ${leader.printed.name} adds ${more} to ${unit.printed.name}`;
      const id = `leader:${leader.id}:${added ? '' : unit.id}`;
      return [{ target: { on: 'option', id }, label, isOn: added }];
    });
  });
}

/** The Leaders after such a button; null when it is none. A unit has one Leader, a Leader one unit. */
export function pressLeader(
  board: Board,
  uses: readonly LeaderUse[],
  option: string,
): readonly LeaderUse[] | null {
  const [, leaderId, unitId] = /^leader:([^:]+):([^:]*)$/.exec(option) ?? [];
  const { pieces } = board;
  const leader = pieces.find(({ id }) => id === leaderId);
  if (!leader) return null;
  const others = uses.filter((use) => use.leader !== leader.id && use.unit !== unitId);
  const unit = pieces.find(({ id }) => id === unitId);
  return unit ? [...others, { leader: leader.id, unit: unit.id }] : others;
}
