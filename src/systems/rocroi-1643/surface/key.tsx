/** What lies on the map besides ground and counters, in the words of this game. */
import type { Mark } from '../../../core/contract/board';
import type { TableView } from '../../../core/contract/map';
import type { Key, KeyLine } from '../../../surface/surface';

/** Meanings with a side have a pattern for each. */
const MARKS: readonly (readonly [means: Mark['means'], words: string, sided: boolean])[] = [
  [{ own: 'front' }, 'Chevrons: the front of a unit, and its zone of control', true],
  [{ own: 'flank' }, 'Ticks: its flanks', false],
  [{ own: 'rear' }, 'Dots: its rear', false],

  ['control', 'Striped: zone of control, where the move of an enemy stops', true],
  [{ own: 'cancelled' }, 'Struck out: cancelled there, for chains of command and leaders', false],
  [{ own: 'command' }, 'Rings or crosses in a broken line: within reach of a leader', true],
  [{ own: 'chain' }, 'Chain of command from a leader to a unit', false],
  [{ own: 'battle-line' }, 'Line of battle: neighbours who pass command on', false],
  [{ own: 'threatened' }, 'Full triangles: could be attacked in the enemy’s next segment', false],
  [{ own: 'uncommanded' }, 'Long dashes: out of command', false],
  [{ own: 'breaks' }, 'Teeth: breaks a chain', false],
  [{ own: 'disordered' }, 'Waves: disorganised', true],
  [{ own: 'routed' }, 'Broken lines: routed', true],
  [{ own: 'breaking' }, 'Two hexagons: of a corps near demoralisation', false],
  [{ own: 'free' }, 'Heavy hexagon: a beaten unit may go there', false],
  [{ own: 'tested-6' }, 'With a 6: there with a test: die and morale of 6 or less disorganises', false],
  [{ own: 'tested-4' }, 'With a 4: the same, 4 or less', false],
  [{ own: 'pushes' }, 'Two thin hexagons: there it pushes a friend on', false],
  ['reach', 'Dotted: may be entered, with what the way costs in Movement Points (MP)', false],
  ['path', 'Way of a unit, also of one that runs', false],
  ['later', 'Way of dots: goes after another, 1 first, then 2', false],
  ['target', 'Ring with two arrowheads: may be chosen as target', false],
  ['futile', 'Broken ring: target without effect', false],
  ['obligation', 'Broken hexagon: must still be dealt with', false],
  ['selected', 'Gold hexagon: chosen', false],
  [{ own: 'in-line' }, 'Broken gold hexagon: could move along in line', false],
  ['cause', 'Crosses in a heavy line: reason of a refusal', false],
  ['named', 'Corners: named by the words that are pointed at', false],
  ['seen', 'Upright dashes: seen by a battery', false],
  ['attack', 'Attack', false],
  ['sight', 'Free line of sight', false],
  ['sight-blocked', 'Blocked line of sight', false],
  ['blocker', 'Bricks: stops the sight', false],
  ['hint', 'Ring: look here', false],
];

const NOTE =
  'A pale counter shows where a unit would stand and look. In small discs and tags: what a way and a turn cost, the ' +
  'chance of a shot, the number of a choice in the list, or how many hexes it is to the edge for one that runs.';

export function keyOf({ sides }: TableView): Key {
  const [first] = sides;
  const lines = MARKS.flatMap(([means, words, sided]): readonly KeyLine[] =>
    sided
      ? sides.map(({ id, name }) => ({ means, side: id, says: `${words}, ${name}` }))
      : [{ means, side: typeof means === 'string' ? null : (first?.id ?? null), says: words }],
  );
  return { lines, note: NOTE };
}
