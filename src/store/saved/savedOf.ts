import { type StoredTrail, storedTrail, type Trail } from '../../core/drafts';
import type { OpenGame } from '../table/openGame';
import { whatIfsBeside } from '../what-if/keptWhatIfs';
import type { SavedGame } from './savedGame';

/** What is stored of a game on the table. */
export function savedOf({ game, draft, trails, name, players, whatIfs, scenario }: OpenGame): SavedGame {
  const beside = { name, players, ...whatIfsBeside(whatIfs) };
  return { record: game.record, draft, trails: trails.map(stored), ...beside, scenario };
}

/** A trail never changes, so a press converts only the new one. */
const STORED = new WeakMap<Trail, StoredTrail>();

function stored(trail: Trail): StoredTrail {
  const known = STORED.get(trail) ?? storedTrail(trail);
  STORED.set(trail, known);
  return known;
}
