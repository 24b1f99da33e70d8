/** What lies on the map besides ground and counters, in the words of this game. */
import type { Mark } from '../../../core/contract/board';
import type { SideView, TableView } from '../../../core/contract/map';
import type { Key, KeyLine } from '../../../surface/surface';
import { TraceSwatch } from './TraceSwatch';

/** Meanings with a side have a pattern for each. */
const MARKS: readonly (readonly [means: Mark['means'], words: string, sided: boolean])[] = [
  ['control', 'Striped: Zone of Control, hexes beside a unit in good order', true],
  [{ own: 'command' }, 'Range of Leaders', true],
  [{ own: 'disrupted' }, 'Disrupted', true],
  ['reach', 'Dotted: may be entered, with what the way costs in Movement Points (MP)', false],
  ['seen', 'Seen by a gun', false],
  ['blocker', 'Stops the sight', false],
  ['target', 'May be chosen as target', false],
  ['futile', 'Target without effect', false],
  ['obligation', 'Must still be dealt with', false],
  ['selected', 'Chosen', false],
  ['cause', 'Reason of a refusal', false],
  ['attack', 'Attack', false],
  ['path', 'Way', false],
  ['sight', 'Free line of sight', false],
  ['sight-blocked', 'Blocked line of sight', false],
  ['hint', 'Ring: look here', false],
];

/** What is there only where there is a walled town. */
const MARKS_OF_TOWNS: typeof MARKS = [
  [{ own: 'held' }, 'Last held', true],
  [{ own: 'decides' }, 'Breaks or restores a section', false],
];
const TRACES = [
  ['breach', 'Breached wall'],
  ['damage', 'Walls of the hex hit once'],
  ['gate', 'Gateway open to neither side'],
] as const;

const NOTE =
  'In small discs: 1/6 is the chance of a shot there, in sixths; 3-1 the odds, attackers to defenders; 4+ the lowest ' +
  'die that succeeds. A number at a counter is what passing through its hex would cost.';

export function keyOf({ sides, ground }: TableView): Key {
  const hasTown = ground.areas.some(({ kind }) => kind === 'fortress');
  const marks = (hasTown ? [...MARKS, ...MARKS_OF_TOWNS] : MARKS).flatMap(([means, words, sided]) =>
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
