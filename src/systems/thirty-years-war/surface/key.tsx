/** What lies on the map besides ground and counters, in the words of this game. */
import type { Mark } from '../../../core/contract/board';
import type { SideView, TableView } from '../../../core/contract/map';
import type { Key, KeyLine } from '../../../surface/surface';
import { TraceSwatch } from './TraceSwatch';

/** Meanings with a side have a pattern for each. */
const MARKS: readonly (readonly [means: Mark['means'], words: string, sided: boolean])[] = [
  ['control', 'Striped: Zone of Control, hexes beside a unit in good order', true],
  [{ own: 'command' }, 'Rings or crosses in a broken line: range of Leaders', true],
  [{ own: 'disrupted' }, 'Waves and teeth: disrupted', true],
  ['reach', 'Dotted: may be entered, with what the way costs in Movement Points (MP)', false],
  [{ own: 'secondTurn' }, 'Lying dashes: may be entered in the turn after the next', false],
  [{ own: 'contact' }, 'Hollow triangles: could be attacked in the enemy’s next turn', false],
  [{ own: 'danger' }, 'Full triangles: could be lost then', false],
  [{ own: 'peril' }, 'Full triangles close together: likelier lost than not', false],
  ['seen', 'Upright dashes: seen by a gun', false],
  ['blocker', 'Bricks: stops the sight', false],
  ['target', 'Ring with two arrowheads: may be chosen as target', false],
  ['futile', 'Broken ring: target without effect', false],
  ['obligation', 'Broken hexagon: must still be dealt with', false],
  ['selected', 'Gold hexagon: chosen', false],
  ['cause', 'Crosses in a heavy line: reason of a refusal', false],
  ['named', 'Corners: named by the words that are pointed at', false],
  ['attack', 'Attack', false],
  ['path', 'Way', false],
  ['later', 'Way of dots: goes after another, 1 first, then 2', false],
  ['sight', 'Free line of sight', false],
  ['sight-blocked', 'Blocked line of sight', false],
  ['hint', 'Ring: look here', false],
];

/** What is there only where there is a walled town. */
const MARKS_OF_TOWNS: typeof MARKS = [
  [{ own: 'held' }, 'Bars or lozenges: last held', true],
  [{ own: 'decides' }, 'Two hexagons: breaks or restores a section', false],
];
const TRACES = [
  ['breach', 'Breached wall'],
  ['damage', 'Walls of the hex hit once'],
  ['gate', 'Gateway open to neither side'],
] as const;

const NOTE =
  'In small discs: 1/6 is the chance of a shot there, in sixths; 3-1 the odds, attackers to defenders; 4+ the lowest ' +
  'die that succeeds. A number at a counter is what passing through its hex would cost.';

/** What is there only where there are works. */
const MARKS_OF_WORKS: typeof MARKS = [
  [{ own: 'works' }, 'Short blocks: works that control a unit, which must step back', false],
];

export function keyOf({ sides, ground }: TableView): Key {
  const hasTown = ground.areas.some(({ kind }) => kind === 'fortress');
  const hasWorks = ground.areas.some(({ kind }) => kind === 'entrenchment');
  const all = [...MARKS, ...(hasWorks ? MARKS_OF_WORKS : []), ...(hasTown ? MARKS_OF_TOWNS : [])];
  const marks = all.flatMap(([means, words, sided]) =>
    sided
      ? sides.map(({ id, name }): KeyLine => ({ means, side: id, says: `${words}, ${name}` }))
      : [{ means, side: null, says: words }],
  );
  return { lines: hasTown ? [...marks, ...tracesOf(sides)] : marks, note: NOTE };
}

function tracesOf(sides: readonly SideView[]): readonly KeyLine[] {
  return [
    ...TRACES.map(([kind, says]) => ({ says, sample: <TraceSwatch kind={kind} sides={sides} /> })),
    ...sides.map(({ id, name }) => ({
      says: `${name} unit was the last there`,
      sample: <TraceSwatch kind="held" sides={sides} side={id} />,
    })),
  ];
}
