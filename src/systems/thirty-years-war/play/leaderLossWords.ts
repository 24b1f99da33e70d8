/** What the loss of a Leader brings, where it is foreseen and where it is told. */
import type { CounterId } from '../../../core/seam';
import type { State } from '../state';

/** The army whose morale the loss of its Leader tries. @rule freiburg:15.22 */
export function armyTried({ scenario, demoralized }: State, leader: CounterId): string {
  const army = scenario.categories.find((category) => category.leader === leader);
  return army && !demoralized.includes(army.id) ? `; the morale of the ${army.name} is tried` : '';
}
