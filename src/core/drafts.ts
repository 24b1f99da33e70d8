/**
 * What the players have begun and not yet declared, and every step of it. Drafts are no part of the record: each point
 * of the record has a trail of its own, which undo and redo walk along before they leave the point, and which is there
 * again when they come back to it.
 */

import type { Json } from './contract/values';
import { sameJson } from './json/hash';
import { type Change, changeBetween, changed } from './json/jsonChange';

/** The steps at one point of the record; those after `now` were taken back. */
export type Trail = {
  /** The entry they follow, or `ROOT`. */
  readonly at: number;
  readonly steps: readonly Json[];
  readonly now: number;
};
export type Drafts = {
  /** What lies on the table: the step that the trail stands at, or that with something else chosen; null: nothing. */
  readonly draft: Json;
  /** The one that was changed last stands last. */
  readonly trails: readonly Trail[];
};

/** The draft without what is merely chosen: what somebody would have to put together again. null: nothing. */
export type Built = (draft: Json) => Json;

export const NO_DRAFTS: Drafts = { draft: null, trails: [] };

/** More steps than that are not kept, those of the oldest trail go first: a set-up has some thirty, a battle five. */
export const MOST_STEPS = 600;

/** A press has made this draft. It is a step if something else is built now; a step that was taken back is made again. */
export function drawn({ draft: before, trails }: Drafts, at: number, draft: Json, built: Built): Drafts {
  const trail = trailAt(trails, at);
  const step = stepOf(trail);
  if (sameJson(built(step), built(draft))) return { draft: sameJson(step, draft) ? step : draft, trails };
  const next = trail.steps[trail.now + 1];
  if (next !== undefined && sameJson(next, draft)) return standing(trails, { ...trail, now: trail.now + 1 });
  // Back from here leads to what was chosen just before.
  const left = sameJson(built(step), built(before)) ? before : step;
  const steps = [...trail.steps.slice(0, trail.now), left, draft];
  return standing(trails, { at, steps, now: trail.now + 1 });
}

/** One step back: what is merely chosen is put back first. null: nothing is begun at that point. */
export function stepBack(drafts: Drafts, at: number, built: Built): Drafts | null {
  const trail = trailAt(drafts.trails, at);
  const chosen = putBack(drafts, at, built);
  if (chosen) return chosen;
  return trail.now > 0 ? standing(drafts.trails, { ...trail, now: trail.now - 1 }) : null;
}

/** Without what was chosen since the last step; null: nothing was. What the step itself has chosen goes with the step. */
export function putBack({ draft, trails }: Drafts, at: number, built: Built): Drafts | null {
  const trail = trailAt(trails, at);
  const isOfStep = trail.now > 0 && draft === stepOf(trail);
  return isOfStep || sameJson(draft, built(draft)) ? null : { draft: built(draft), trails };
}

/** On to the step that was taken back; null: none was. */
export function stepOn({ trails }: Drafts, at: number): Drafts | null {
  const trail = trailAt(trails, at);
  return stepsAhead({ trails }, at) > 0 ? standing(trails, { ...trail, now: trail.now + 1 }) : null;
}

/** How many steps were taken back at a point, and not made again. */
export function stepsAhead({ trails }: Pick<Drafts, 'trails'>, at: number): number {
  const { steps, now } = trailAt(trails, at);
  return steps.length - 1 - now;
}

/** Nothing on the table, as after a command: what it was made from stays as it was. */
export function laidAside({ trails }: Drafts): Drafts {
  return { draft: null, trails };
}

/** The same when the command was a new one: the steps that were taken back before it are given up. */
export function declared({ trails }: Drafts, at: number): Drafts {
  const { steps, now } = trailAt(trails, at);
  return steps.length - 1 === now
    ? { draft: null, trails }
    : { ...standing(trails, { at, steps: steps.slice(0, now + 1), now }), draft: null };
}

/** On which side of what was begun there one comes to a point: before its first step, after its last, or as it was left. */
export type Arrival = 'first' | 'last' | 'left';

export function arriving({ trails }: Drafts, at: number, arrival: Arrival, built: Built): Drafts {
  const trail = trailAt(trails, at);
  const now = { first: 0, last: trail.steps.length - 1, left: trail.now }[arrival];
  const there = now === trail.now ? { draft: stepOf(trail), trails } : standing(trails, { ...trail, now });
  return now === 0 ? { ...there, draft: built(there.draft) } : there;
}

function trailAt(trails: readonly Trail[], at: number): Trail {
  return trails.find((trail) => trail.at === at) ?? { at, steps: [null], now: 0 };
}

function stepOf({ steps, now }: Trail): Json {
  return steps[now] ?? null;
}

function standing(trails: readonly Trail[], trail: Trail): Drafts {
  const others = trails.filter(({ at }) => at !== trail.at);
  const kept = within(MOST_STEPS, trail.steps.length > 1 ? [...others, trail] : others);
  return { draft: stepOf(trail), trails: kept };
}

function within(most: number, trails: readonly Trail[]): readonly Trail[] {
  const surplus = trails.reduce((sum, { steps }) => sum + steps.length, 0) - most;
  const [oldest, ...others] = trails;
  if (surplus <= 0 || !oldest) return trails;
  if (others.length > 0) return within(most, others);
  const gone = Math.min(surplus, oldest.now);
  return [{ ...oldest, steps: oldest.steps.slice(gone, gone + most), now: oldest.now - gone }];
}

/** A trail as it is stored: its first step, and what each one after it changed. */
export type StoredTrail = {
  readonly at: number;
  readonly now: number;
  readonly first: Json;
  readonly changes: readonly Change[];
};

export function storedTrail({ at, now, steps }: Trail): StoredTrail {
  const changes = steps.slice(1).map((step, i) => changeBetween(steps[i] ?? null, step));
  return { at, now, first: steps[0] ?? null, changes };
}

export function trailFrom({ at, now, first, changes }: StoredTrail): Trail {
  const steps = [first];
  for (const change of changes) steps.push(changed(steps.at(-1) ?? null, change));
  return { at, steps, now };
}
