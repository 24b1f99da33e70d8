/** The keys that are the same in every game: what each does, for the help, and where each is handled. */

import type { CounterView } from '../../core/contract/board';
import type { Field } from '../../core/contract/map';
import type { Target } from '../../core/contract/table';

/** What begins a choice of several counters, where `Prompt.several` says that there is one. */
export const SEVERAL: Target = { on: 'counters', ids: [] };
export const SEVERAL_KEY = 's';

/** Where what could be passed until contact is told, where there is such a thing. */
export const PASSING = 'passing-told';
/** What begins to try what a side would do, or plays it. */
export const WHAT_IF = 'what-if';

export type KeyLine = { readonly keys: readonly string[]; readonly does: string };
export type KeyGroup = { readonly title: string; readonly lines: readonly KeyLine[] };

/** Only where several can be chosen. */
const TOGETHER: KeyLine = {
  keys: ['Shift Enter'],
  does: 'choose it besides others, to act together; with a mouse, Shift and a press or a frame; in a set-up Shift and a drag set a row',
};

const bySegment = (word: string): KeyLine => ({
  keys: ['Page up', 'Page down'],
  does: `to the ${word} before, the next`,
});
/** Worded as the system has it. */
const BY_SEGMENT = bySegment('part');

export const FIXED_KEYS: readonly KeyGroup[] = [
  {
    title: 'On the map',
    lines: [
      { keys: ['←', '↑', '→', '↓'], does: 'move over the hexes; with Shift five at a time' },
      { keys: ['Home', 'End'], does: 'to the edge of the map, left or right' },
      { keys: ['Tab', 'Shift Tab'], does: 'through what can be chosen now, then on to the panel' },
      { keys: ['X', '.'], does: 'through the counters of a hex, to choose one of them' },
      { keys: ['Enter', 'Space'], does: 'choose what is there' },
      TOGETHER,
    ],
  },
  {
    title: 'Anywhere',
    lines: [
      { keys: ['Esc'], does: 'stop the computer; put back what is begun; close what is open' },
      { keys: ['N', 'Shift N'], does: 'next, previous counter that can still act' },
      { keys: ['U', 'Ctrl Z'], does: 'undo' },
      { keys: ['Shift U', 'Ctrl Shift Z'], does: 'redo' },
      { keys: ['1', '…', '6'], does: 'enter the awaited die' },
      { keys: ['G'], does: 'to the map' },
      { keys: ['P'], does: 'to the panel' },
      { keys: ['/'], does: 'type a command; there Tab completes it, ↑ and ↓ bring back earlier ones' },
      { keys: ['+', '-'], does: 'larger, smaller' },
      { keys: ['0'], does: 'all counters; once more, the whole map' },
      { keys: ['Shift W'], does: 'as wide as the window' },
      { keys: ['Shift F'], does: 'where the armies are nearest to each other' },
      { keys: ['Shift T'], does: 'hide or show the traces of the previous turn' },
      { keys: ['Shift M'], does: 'hide or show the overview of the map' },
      { keys: ['V'], does: 'hide or show the counters' },
      { keys: ['O'], does: 'turn the board by a quarter' },
      { keys: ['Shift L'], does: 'both armies and the board as lists' },
      { keys: ['Shift I'], does: 'what if: plan what nobody sees until you play it; then to the plan' },
      { keys: ['Shift C'], does: 'what could be passed until contact, where the panel offers it' },
      { keys: ['Shift P'], does: 'who plays: persons or the computer' },
      { keys: ['I'], does: 'what am I looking at? Counters, marks and ground explained' },
      { keys: ['?'], does: 'this page' },
    ],
  },
  {
    title: 'While looking back',
    lines: [
      { keys: ['←', '→'], does: 'one step back, forward' },
      BY_SEGMENT,
      { keys: ['Home', 'End'], does: 'to the first step, the last' },
      { keys: ['Space'], does: 'play, pause' },
      { keys: ['Esc'], does: 'return to the game' },
    ],
  },
];

const POINTS: KeyLine = { keys: ['←', '↑', '→', '↓'], does: 'move by 1 mm; with Shift by 10 mm' };
const TURNING: readonly KeyLine[] = [
  { keys: ['[', ']'], does: 'turn the counter in the hand to its left, its right; Enter does it' },
];

type KeysUse = {
  readonly field: Field;
  readonly counters: readonly CounterView[];
  readonly choosesSeveral: boolean;
  /** What a segment of the game is called. */
  readonly word: string;
};

/** The keys of a game: without those for hexes, for facings or for several counters at once if it has none. */
export function keysOf({ field: { of }, counters, choosesSeveral, word }: KeysUse): readonly KeyGroup[] {
  const hasFronts = counters.some(({ facing }) => facing !== undefined);
  return FIXED_KEYS.map(({ title, lines: all }, i) => {
    const lines = all.map((line) => (line === BY_SEGMENT ? bySegment(word) : line));
    if (i > 0) return { title, lines };
    const [walk, ...others] = lines.filter((line) => choosesSeveral || line !== TOGETHER);
    const first = of === 'table' ? [POINTS] : walk ? [walk] : [];
    return { title, lines: [...first, ...others, ...(hasFronts ? TURNING : [])] };
  });
}

/** The written name of a key: `e` as E, `Escape` as Esc. */
export function keyName(key: string): string {
  return key.toLowerCase() === 'escape' ? 'Esc' : key.toUpperCase();
}
