/** What lies on the map besides ground and counters, in the words of this game. */
import type { Mark } from '../../../core/contract/board';
import type { TableView } from '../../../core/contract/map';
import type { Key, KeyLine } from '../../../surface/surface';

/** Meanings with a side have a pattern for each. */
const MARKS: readonly (readonly [means: Mark['means'], words: string, sided: boolean])[] = [
  [{ own: 'front' }, 'Chevrons: the front of a unit, and its zone of control', true],
  [{ own: 'flank' }, 'Ticks: its flanks', false],
  [{ own: 'rear' }, 'Dots: its rear', false],

  ['control', 'Striped: zones of control', true],
  [{ own: 'cancelled' }, 'Cancelled there, for chains of command and leaders', false],
  [{ own: 'command' }, 'Within reach of a leader', true],
  [{ own: 'free' }, 'A beaten unit may go there', false],
  [{ own: 'tested-6' }, 'There with a test: die and morale of 6 or less disorganises', false],
  [{ own: 'tested-4' }, 'The same: 4 or less', false],
  [{ own: 'pushes' }, 'There it pushes a friend on', false],
  ['reach', 'Dotted: may be entered, with what the way costs', false],
  ['path', 'Way of a unit, also of one that runs', false],
  ['target', 'May be chosen as target', false],
  ['futile', 'Target without effect', false],
  ['obligation', 'Must still be dealt with', false],
  ['selected', 'Chosen', false],
  ['cause', 'Reason of a refusal: what breaks a chain, too', false],
  ['attack', 'Attack', false],
  ['sight', 'Free line of sight', false],
  ['sight-blocked', 'Blocked line of sight', false],
  ['blocker', 'Stops the sight', false],
  ['hint', 'Ring: look here', false],
];

const NOTE =
  'A pale counter shows where a unit would stand and look. In small discs and tags: what a way and a turn cost, the ' +
  'chance of a shot, or how many hexes it is to the edge for one that runs.';

export function keyOf({ sides }: TableView): Key {
  const [first] = sides;
  const lines = MARKS.flatMap(([means, words, sided]): readonly KeyLine[] =>
    sided
      ? sides.map(({ id, name }) => ({ means, side: id, says: `${words}, ${name}` }))
      : [{ means, side: typeof means === 'string' ? null : (first?.id ?? null), says: words }],
  );
  return { lines, note: NOTE };
}
