import type { TakeBack } from '../../core/record/record';

/** The agreements about taking back, and what each means. */
export const POLICY_WORDS: { readonly [P in TakeBack]: { readonly label: string; readonly text: string } } = {
  free: { label: 'Free', text: 'players go back as far as they like' },
  ask: { label: 'With consent', text: 'the opponent is asked on the screen each time' },
  never: { label: 'Never', text: 'a move that is made stays made' },
};
