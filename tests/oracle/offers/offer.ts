/** What is offered is accepted: one choice, pressed. */
import type { SystemTypes } from '../../../src/core/contract/rules';
import type { GameSystem } from '../../../src/core/contract/system';
import type { Choice, Pressed } from '../../../src/core/contract/table';

/** What a press of it gives: a draft, or commands of which the first is legal; otherwise what is wrong with it. */
export function tryChoice<T extends SystemTypes>(
  system: Pick<GameSystem<T>, 'press' | 'check' | 'canonical'>,
  state: T['State'],
  draft: T['Draft'] | null,
  { target, label }: Choice,
): Pressed<T> | string {
  const pressed = system.press(state, draft, target);
  if (pressed.to === 'refusal')
    return `offered and refused: ${label} in ${JSON.stringify(draft)}: ${pressed.reasons[0]?.text}`;
  if (pressed.to === 'draft') return pressed;
  const [first] = pressed.commands;
  const against = first ? system.check(state, system.canonical(state, first)) : [];
  return first && against.length === 0
    ? pressed
    : `offered and illegal: ${JSON.stringify(first)} ${against[0]?.text}`;
}
