import { expect, it } from 'vitest';
import type { GameSystem } from '../../../src/core/contract/system';
import { betterInWords } from '../../../src/ui/review/betterInWords';

const system = {
  commandInWords: (_: unknown, command: unknown) => `${String(command)}.`,
} as unknown as GameSystem;
const told = (better: readonly string[], played: readonly string[]) =>
  betterInWords(system, {}, better, played);

it('what differs from what was played is told before what does not', () => {
  expect(told(['A goes', 'B goes', 'C goes', 'D goes', 'E stays'], ['A goes', 'B goes', 'D goes'])).toBe(
    'C goes. E stays. The rest, 3 of 5, as it was played.',
  );
});

it('where nothing is as it was played, or all of it, the plan is told as it is', () => {
  expect(told(['A goes', 'B goes', 'C goes', 'D goes'], ['E stays'])).toBe('A goes. B goes. And 2 more.');
  expect(told(['A goes', 'B goes'], ['A goes', 'B goes', 'C goes'])).toBe('A goes. B goes.');
});
