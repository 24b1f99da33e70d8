/** The cup of markers: case 5.1. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../core/contract/values';
import type { Read } from '../../../core/json/readJson';
import { corpsInReach } from '../08-leaders/command';
import { command, event } from '../engine/declare';
import type { Board } from '../state/board';

const drawForm = v.strictObject({ do: v.literal('draw') });

declare module '../engine/types' {
  interface CommandTypes {
    draw: Read<typeof drawForm>;
  }
  interface EventTypes {
    /** `passes`: nobody is left to lead. */
    drawn: { readonly leader: CounterId; readonly side: SideId; readonly passes: boolean };
  }
}

/** So many markers of one side in a row, and the next is of the other, if it has one left. @rule 5.1 */
const IN_A_ROW = 2;

export type Cup = {
  /** What can be drawn next, each as likely as any other. */
  readonly open: readonly CounterId[];
  /** What stays in the cup because of the two in a row. */
  readonly barred: readonly CounterId[];
  /** The side that has drawn two in a row and may not draw a third; null: the limit does not bite. */
  readonly limited: SideId | null;
};

/** What the next marker can be. @rule 5.1 */
export function cupOf(board: Board): Cup {
  const { scenario } = board;
  const { cup, inARow } = board.facts;
  const sideOf = (id: CounterId) => scenario.leaders.find((leader) => leader.id === id)?.side;
  const side = inARow && inARow.markers >= IN_A_ROW ? inARow.side : null;
  const others = cup.filter((id) => sideOf(id) !== side);
  if (side === null || others.length === 0 || others.length === cup.length)
    return { open: cup, barred: [], limited: null };
  return { open: others, barred: cup.filter((id) => sideOf(id) === side), limited: side };
}

export const draw = command('draw', {
  form: drawForm,
  given: { step: 'cup' },
  check: () => [],
  moves: () => [{ do: 'draw' }],
  resolve(run) {
    const { open } = cupOf(run.board);
    const face = open.length > 1 ? run.die('Marker', open.length) : 1;
    const id = open[face - 1];
    if (id === undefined) throw new RangeError(`no marker ${face} of ${open.length}`);
    const leader = run.board.knownLeader(id);
    const passes = leader.at === null;
    run.emit({ happened: 'drawn', leader: id, side: run.board.sideId(leader.side), passes });
    if (passes) run.plan({ task: 'nextMarker' });
    else if (leader.corps !== null) run.plan({ task: 'beginSegment', leader: id, corps: leader.corps });
    else if (corpsInReach(run.board, leader).length > 0) run.plan({ task: 'chooseCorps', leader: id });
    else run.plan({ task: 'beginSegment', leader: id, corps: null });
  },
});

export const drawn = event('drawn', (board, { leader, side }) => {
  const { cup, inARow } = board.facts;
  board.change({
    side,
    cup: cup.filter((id) => id !== leader),
    inARow: { side, markers: inARow?.side === side ? inARow.markers + 1 : 1 },
  });
});
