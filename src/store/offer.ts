/** What the page offers: battles, systems, and what puts a game of them on the table. */

import { atTable } from './atTable';
import type { Offer, Parts } from './context';
import { beginGame, openFile, openSaved, scenarioOfSaved } from './opening';
import { present } from './present';

const games = { atTable, present, beginGame, openFile, openSaved, scenarioOfSaved };

export function offerOf(parts: Parts): Offer {
  return { ...parts, games };
}
