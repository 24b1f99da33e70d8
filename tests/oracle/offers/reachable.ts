/** Every command that can be reached by pressing what is offered, in any order. */
import { sortedJson } from '../../../src/core/json/hash';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { Command, Draft } from '../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import type { Commands } from './everyCommand';

export type Reached = {
  readonly commands: Commands;
  readonly drafts: number;
  /** Offered and refused, or offered without end. */
  readonly faults: readonly string[];
};

const MOST_DRAFTS = 60_000;

export function everyReachableCommand(state: State): Reached {
  const commands = new Map<string, Command>();
  const faults: string[] = [];
  const seen = new Set<string>([textOf(null)]);
  let rim: readonly (Draft | null)[] = [null];
  while (rim.length > 0 && seen.size < MOST_DRAFTS) {
    const next: (Draft | null)[] = [];
    for (const draft of rim) {
      const { choices } = thirtyYearsWar.prompt(state, draft);
      if (choices.length === 0) faults.push(`nothing offered in ${textOf(draft)}`);
      for (const { target, label } of choices) {
        const pressed = thirtyYearsWar.press(state, draft, target);
        switch (pressed.to) {
          case 'refusal':
            faults.push(`offered and refused: ${label} in ${textOf(draft)}: ${pressed.reasons[0]?.text}`);
            break;
          case 'commands': {
            const [first] = pressed.commands;
            if (!first) break;
            const written = thirtyYearsWar.canonical(state, first);
            commands.set(sortedJson(written), written);
            break;
          }
          case 'draft': {
            const text = textOf(pressed.draft);
            if (seen.has(text)) break;
            seen.add(text);
            next.push(pressed.draft);
          }
        }
      }
    }
    rim = next;
  }
  if (rim.length > 0) faults.push(`more than ${MOST_DRAFTS} drafts`);
  return { commands, drafts: seen.size, faults };
}

/** Drafts that differ only in the order in which a battle was put together are one. */
function textOf(draft: Draft | null): string {
  if (draft?.kind === 'battle') {
    const { attackers, defenders, leaders } = draft;
    return sortedJson({
      ...draft,
      attackers: attackers.toSorted(),
      defenders: defenders.toSorted(),
      leaders: leaders && sortedLeaders(leaders),
    });
  }
  if (draft?.kind === 'defenderLeaders')
    return sortedJson({ ...draft, leaders: sortedLeaders(draft.leaders) });
  if (draft?.kind === 'chooseDisrupted') return sortedJson({ ...draft, units: draft.units.toSorted() });
  return sortedJson(draft);
}

function sortedLeaders<L extends { readonly leader: string }>(uses: readonly L[]): readonly L[] {
  return uses.toSorted((a, b) => (a.leader < b.leader ? -1 : 1));
}
