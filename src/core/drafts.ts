/**
 * What the players have begun and not yet declared, step by step. Drafts are not part of the record: each point of the
 * record has a trail of its own. Undo and redo walk along it before they leave the point, and find it there again when
 * they come back.
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
  /** The draft on the table: the current step of the trail, or that step with something else selected; null: none. */
  readonly draft: Json;
  /** The one changed last comes last. */
  readonly trails: readonly Trail[];
};

/** The draft without what is merely selected: what a player would have to build again. null: nothing. */
export type Built = (draft: Json) => Json;

export const NO_DRAFTS: Drafts = { draft: null, trails: [] };

/** No more steps than this are kept, the oldest trail's are dropped first: a set-up has some thirty, a battle five. */
export const MOST_STEPS = 600;

/**
 * After a press that made this draft: a new step if something else is built now, or one that was taken back, made
 * again.
 */
export function drawn({ draft: before, trails }: Drafts, at: number, draft: Json, built: Built): Drafts {
  const trail = trailAt(trails, at);
  const step = stepOf(trail);
  if (sameJson(built(step), built(draft))) return { draft: sameJson(step, draft) ? step : draft, trails };
  const next = trail.steps[trail.now + 1];
  if (next !== undefined && sameJson(next, draft)) return standing(trails, { ...trail, now: trail.now + 1 });
  // One step back leads to what was selected just before.
  const left = sameJson(built(step), built(before)) ? before : step;
  const steps = [...trail.steps.slice(0, trail.now), left, draft];
  return standing(trails, { at, steps, now: trail.now + 1 });
}

/** One step back; what is merely selected is put back first. null: nothing is begun at that point. */
export function stepBack(drafts: Drafts, at: number, built: Built): Drafts | null {
  const trail = trailAt(drafts.trails, at);
  const chosen = putBack(drafts, at, built);
  if (chosen) return chosen;
  return trail.now > 0 ? standing(drafts.trails, { ...trail, now: trail.now - 1 }) : null;
}

/** Without what was selected since the last step; null: nothing was. What the step itself selected stays with it. */
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

/** How many steps were taken back at a point and not made again. */
export function stepsAhead({ trails }: Pick<Drafts, 'trails'>, at: number): number {
  const { steps, now } = trailAt(trails, at);
  return steps.length - 1 - now;
}

/** No draft on the table, as after a command: the steps that led to it stay. */
export function laidAside({ trails }: Drafts): Drafts {
  return { draft: null, trails };
}

/** The same after a new command: the steps that had been taken back are dropped. */
export function declared({ trails }: Drafts, at: number): Drafts {
  const { steps, now } = trailAt(trails, at);
  return steps.length - 1 === now
    ? { draft: null, trails }
    : { ...standing(trails, { at, steps: steps.slice(0, now + 1), now }), draft: null };
}

/** How one arrives at a point: before its first step, after its last, or where one left it. */
export type Arrival = 'first' | 'last' | 'left';

export function arriving({ trails }: Drafts, at: number, arrival: Arrival, built: Built): Drafts {
  const trail = trailAt(trails, at);
  const now = { first: 0, last: trail.steps.length - 1, left: trail.now }[arrival];
  const there = now === trail.now ? { draft: stepOf(trail), trails } : standing(trails, { ...trail, now });
  return now === 0 ? { ...there, draft: built(there.draft) } : there;
}

/** The same where something goes on from the point before; a point where something was begun earlier keeps that. */
export function goingOn(drafts: Drafts, at: number, draft: Json): Drafts {
  const isKnown = drafts.trails.some((trail) => trail.at === at);
  return draft === null || isKnown ? drafts : standing(drafts.trails, { at, steps: [draft], now: 0 });
}

/** What is begun at a point, whether or not it is on the table now. */
export function begunAt({ trails }: Pick<Drafts, 'trails'>, at: number): Json {
  return stepOf(trailAt(trails, at));
}

function trailAt(trails: readonly Trail[], at: number): Trail {
  return trails.find((trail) => trail.at === at) ?? { at, steps: [null], now: 0 };
}

function stepOf({ steps, now }: Trail): Json {
  return steps[now] ?? null;
}

function standing(trails: readonly Trail[], trail: Trail): Drafts {
  const others = trails.filter(({ at }) => at !== trail.at);
  const kept = within(MOST_STEPS, isEmpty(trail) ? others : [...others, trail]);
  return { draft: stepOf(trail), trails: kept };
}

/** A trail that only began with nothing need not be kept. */
function isEmpty({ steps }: Trail): boolean {
  return steps.length <= 1 && (steps[0] ?? null) === null;
}

function within(most: number, trails: readonly Trail[]): readonly Trail[] {
  const surplus = trails.reduce((sum, { steps }) => sum + steps.length, 0) - most;
  const [oldest, ...others] = trails;
  if (surplus <= 0 || !oldest) return trails;
  if (others.length > 0) return within(most, others);
  const gone = Math.min(surplus, oldest.now);
  return [{ ...oldest, steps: oldest.steps.slice(gone, gone + most), now: oldest.now - gone }];
}

/** A trail as it is stored: its first step, and what each later one changed. */
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
