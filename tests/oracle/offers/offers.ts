/** Presses everything that is offered, and everything offered after that. */
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { Draft } from '../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { tryChoice } from './offer';

export type Tried = { readonly pressed: number; readonly faults: readonly string[] };

/**
 * Every choice offered must lead to a draft with choices of its own, or to commands of which the first is legal.
 * Of the drafts it leads to, up to `breadth` are tried in the same way, `depth` deep.
 */
export function tryOffers(state: State, draft: Draft | null, depth: number, breadth: number): Tried {
  const { choices } = thirtyYearsWar.prompt(state, draft);
  if (choices.length === 0) return { pressed: 0, faults: [`nothing offered in ${JSON.stringify(draft)}`] };
  const faults: string[] = [];
  const drafts: (Draft | null)[] = [];
  for (const choice of choices) {
    const tried = tryChoice(thirtyYearsWar, state, draft, choice);
    if (typeof tried === 'string') faults.push(tried);
    else if (tried.to === 'draft') drafts.push(tried.draft);
  }
  let pressed = choices.length;
  if (depth > 1) {
    const apart = Math.max(1, Math.ceil(drafts.length / breadth));
    for (const next of drafts.filter((_, i) => i % apart === 0)) {
      if (next === null) continue;
      const tried = tryOffers(state, next, depth - 1, breadth);
      pressed += tried.pressed;
      faults.push(...tried.faults);
    }
  }
  return { pressed, faults };
}
