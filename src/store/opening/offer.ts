/** What the page offers: battles, systems, and what puts a game of them on the table. */

import type { Offer, Parts } from '../context';
import { atTable } from '../table/atTable';
import { deriveView } from '../table/openGame';
import { beginGame, openFile, openSaved, scenarioOfSaved } from './opening';

const games = { atTable, deriveView, beginGame, openFile, openSaved, scenarioOfSaved };

export function offerOf(parts: Parts): Offer {
  return { ...parts, games };
}
