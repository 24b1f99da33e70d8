/** Whether a scenario says what decides it, where nothing else does. */
import { DataError } from '../../../core/json/dataError';
import type { Scenario } from '../scenario/scenario';

/** Throws a `DataError`. @rule table:victory */
export function checkSkirmish({ rules, victory }: Scenario): void {
  if (rules === 'skirmish') {
    if (!victory) throw new DataError('victory', 'what decides the game, as these rules leave it open');
  } else if (victory)
    throw new DataError('victory', `nothing; it is for the rules "skirmish", not "${rules}"`);
}
