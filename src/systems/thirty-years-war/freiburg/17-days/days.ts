/** The days that a game of Freiburg is fought on, and the armies that each of them tries. */
import type { Scenario } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import { moraleLevels } from '../15-morale/morale-tests';
import type { Day, Defence, Morale } from '../scenario';
import { freiburgOf } from '../state';

/** Those of the chosen defence; none where the battle has no days. @rule freiburg:20.2 */
export function daysOf(board: Board): readonly Day[] {
  return daysIf(board.scenario, freiburgOf(board).defence);
}

/** The same if that is defended. */
export function daysIf({ freiburg: own }: Scenario, defence: Defence | null): readonly Day[] {
  return (defence === 'town' ? own?.townDefence?.days : own?.days) ?? [];
}

/** Ids of the armies whose morale that day tries. @rule freiburg:15.14 */
export function armiesOn(
  day: Day | undefined,
  { categories }: Pick<Scenario, 'categories'>,
): readonly string[] {
  return categories.flatMap(({ id }) => (moraleLevels(day?.moraleRow ?? '', id).length > 0 ? id : []));
}

/** Within a sentence: `3 August`, `the first day`. */
export function dayName({ title }: Day): string {
  return /^\d/.test(title) ? title : `the ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

export const FRESH: Morale = { casualties: 0, levelsTested: 0, leaderLost: false, rolls: [] };
