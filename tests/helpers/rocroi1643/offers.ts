/** What can be reached at the table of Rocroi 1643 by pressing nothing but what is offered. */
import type { Target } from '../../../src/core/contract/table';
import { sortedJson } from '../../../src/core/json/hash';
import { rocroi1643 } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';

type State = Rocroi1643['State'];
type Draft = Rocroi1643['Draft'] | null;
type Command = Rocroi1643['Command'];

export type Offers = {
  /** What was pressed and refused, with the choices before it. */
  readonly refused: readonly string[];
  /** Every first command of a press, in its one form. */
  readonly commands: ReadonlySet<string>;
};

/** Presses every choice of every prompt, as far as `follow` allows to go on from a draft. */
export function offersOf(state: State, follow: (draft: Draft, depth: number) => boolean): Offers {
  const refused: string[] = [];
  const commands = new Set<string>();
  const seen = new Set<string>();
  const open: { readonly draft: Draft; readonly depth: number }[] = [{ draft: null, depth: 0 }];
  for (const { draft, depth } of open) {
    const key = sortedJson(draft);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const { target } of rocroi1643.prompt(state, draft).choices) {
      const pressed = rocroi1643.press(state, draft, target);
      if (pressed.to === 'refusal') refused.push(`${JSON.stringify(target)} after ${key}`);
      else if (pressed.to === 'draft') {
        if (follow(pressed.draft, depth)) open.push({ draft: pressed.draft, depth: depth + 1 });
      } else for (const command of pressed.commands.slice(0, 1)) commands.add(written(state, command));
    }
  }
  return { refused, commands };
}

export function written(state: State, command: Command): string {
  return sortedJson(rocroi1643.canonical(state, command));
}

/** The presses, one after the other, and what the last one came to. */
export function pressAll(state: State, targets: readonly Target[]) {
  let draft: Draft = null;
  let pressed = rocroi1643.press(state, draft, targets[0] ?? { on: 'option', id: '' });
  for (const target of targets.slice(1)) {
    if (pressed.to !== 'draft') return pressed;
    draft = pressed.draft;
    pressed = rocroi1643.press(state, draft, target);
  }
  return pressed;
}
