/** Days, armies and sides of Freiburg. */

import type { SideId } from '../../../../core/contract/values';
import type { Category, Scenario } from '../../scenario/scenario';
import { sideIndex } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { daysOf } from '../17-days/days';
import type { Day } from '../scenario';
import { freiburgOf } from '../state';

/** The three armies by the ids that the data gives them. */
export const BAVARIAN = 'bavarian';
export const FRENCH_REGULAR = 'french';
export const MERCENARY = 'mercenary';

/** The day that is being fought. */
export function today(board: Board): Day {
  const found = daysOf(board)[board.day];
  if (!found) throw new RangeError(`no day ${board.day}`);
  return found;
}

/** Whether the town is what the game is about. @rule freiburg:19.0 */
export function isSiege({ scenario }: Pick<Board, 'scenario'>): boolean {
  return scenario.freiburg?.victory === '19.6';
}

/**
 * Whether the town and its sections matter: it is the siege, or the town is defended in the campaign. @rule
 * freiburg:20.1
 */
export function isBesieged(board: Board): boolean {
  return isSiege(board) || freiburgOf(board).defence === 'town';
}

/**
 * Armies that fight today, in the order in which their morale is tried: Regulars before Mercenaries. @rule
 * freiburg:15.16
 */
export function armiesToday(board: Board): readonly Category[] {
  return board.scenario.categories.filter(({ id }) => freiburgOf(board).armies[id]);
}

export function armyNamed(scenario: Scenario, id: string): Category | null {
  return scenario.categories.find((category) => category.id === id) ?? null;
}

export function bavarianSide(scenario: Scenario): SideId {
  const army = armyNamed(scenario, BAVARIAN);
  if (!army) throw new RangeError('no Bavarian army');
  return army.side;
}

export function frenchSide(scenario: Scenario): SideId {
  const army = armyNamed(scenario, FRENCH_REGULAR);
  if (!army) throw new RangeError('no French army');
  return army.side;
}

export function bavarianIndex(scenario: Scenario): 0 | 1 {
  return sideIndex(scenario, bavarianSide(scenario));
}

/** `Bavarian army` */
export function armyName(scenario: Scenario, id: string): string {
  return armyNamed(scenario, id)?.name ?? id;
}
