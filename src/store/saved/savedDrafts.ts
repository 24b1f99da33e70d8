/** What was begun in a stored game, and its steps: stored by us, but not trusted. */
import * as v from 'valibot';
import type { SystemTypes } from '../../core/contract/rules';
import type { GameSystem } from '../../core/contract/system';
import type { Json } from '../../core/contract/values';
import { type Drafts, drawn, MOST_STEPS, type StoredTrail, type Trail, trailFrom } from '../../core/drafts';
import { DataError } from '../../core/json/dataError';
import { readJson } from '../../core/json/readJson';
import { type GameRecord, ROOT } from '../../core/record/record';
import { builtBy } from '../table/openGame';
import type { SavedGame } from './savedGame';

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const trailSchema = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(ROOT)),
  now: index,
  first: v.unknown(),
  changes: v.pipe(v.array(v.unknown()), v.maxLength(MOST_STEPS)),
});

/** A draft that its system no longer understands is dropped with its trail; the game is complete without it. */
export function draftsOf(
  system: GameSystem,
  { draft, trails }: SavedGame,
  { entries, head, awaiting }: GameRecord<SystemTypes>,
): Drafts {
  const known = (Array.isArray(trails) ? trails : []).flatMap((trail: unknown) => read(system, trail));
  const fit = known.filter(({ at, steps, now }) => at < entries.length && now < steps.length);
  const one = new Map(fit.map((trail) => [trail.at, trail]));
  const kept: Drafts = { draft: null, trails: [...one.values()] };
  // An earlier version stored a draft without steps: then all of it is one step.
  return awaiting ? kept : drawn(kept, head, understood(system, draft) ?? null, builtBy(system));
}

function read(system: GameSystem, json: unknown): readonly Trail[] {
  try {
    const trail = trailFrom(readJson(trailSchema, json, 'trail') as StoredTrail);
    return trail.steps.every((step) => understood(system, step) !== undefined) ? [trail] : [];
  } catch {
    return [];
  }
}

/** undefined: its system does not understand it. */
function understood(system: GameSystem, json: Json): Json | undefined {
  if (json === null) return null;
  try {
    return system.read.draft(json);
  } catch (error) {
    if (error instanceof DataError) return undefined;
    throw error;
  }
}
