/** What a board knows besides its counters. */
import type { Barriers } from './barriers';
import type { State } from './state';

/** All of a state but its counters. */
export type Facts = Omit<State, 'scenario' | 'options' | 'counters'>;
/** The walls as they stand, and where Zones of Control reach: six a hex by direction. */
export type Ground = { readonly walls: Barriers | null; readonly zones: Uint8Array };

export function factsOf({ scenario: _s, options: _o, counters: _c, ...facts }: State): Facts {
  return facts;
}
