/** A segment of operations: case 5.2. Disorder is removed, command is fixed, the corps moves, then it fights. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../core/contract/values';
import type { Read } from '../../../core/json/readJson';
import { commandNow } from '../08-leaders/command';
import { command, event, task } from '../engine/declare';
import type { Board, Unit } from '../state/board';
import { inEnemyZone } from '../state/near';
import type { Commanded } from '../state/state';

const endForm = v.strictObject({ do: v.literal('endMovement') });

declare module '../engine/types' {
  interface CommandTypes {
    endMovement: Read<typeof endForm>;
  }
  interface TaskTypes {
    beginSegment: { readonly leader: CounterId; readonly corps: string | null };
  }
  interface EventTypes {
    segmentBegan: { readonly leader: CounterId; readonly side: SideId; readonly corps: string | null };
    recovered: { readonly units: readonly CounterId[] };
    commandFixed: { readonly command: readonly Commanded[] };
    combatBegan: object;
  }
}

/** Whether nothing takes a unit out of its disorder any more. @rule 9.4, 12.5 */
export function staysDisorganised(board: Board, { side, corps }: Unit): boolean {
  const { chiefless, demoralized } = board.facts;
  return chiefless.includes(board.sideId(side)) || demoralized.includes(corps);
}

/** Whose disorder is removed as a segment of that corps begins. @rule 12.1 */
function recovering(board: Board, corps: string): readonly CounterId[] {
  return board
    .unitsOfCorps(corps)
    .filter(
      (unit) =>
        unit.order === 'disorganised' &&
        !staysDisorganised(board, unit) &&
        !inEnemyZone(board, unit.hex, unit.side),
    )
    .map(({ id }) => id);
}

export const beginSegment = task('beginSegment', (run, { leader, corps }) => {
  const { side } = run.board.knownLeader(leader);
  run.emit({ happened: 'segmentBegan', leader, side: run.board.sideId(side), corps });
  if (corps === null) return;
  const units = recovering(run.board, corps);
  if (units.length > 0) run.emit({ happened: 'recovered', units });
  const fixed = commandNow(run.board, run.board.knownLeader(leader), corps);
  run.emit({ happened: 'commandFixed', command: fixed });
});

export const segmentBegan = event('segmentBegan', (board, { leader, side, corps }) =>
  board.change({
    step: 'movement',
    side,
    segment: {
      ...{ leader, side, corps, moving: null },
      ...{ command: [], charging: [], supported: [], targets: [] },
    },
  }),
);

export const recovered = event('recovered', (board, { units }) => {
  for (const unit of units) board.changeUnit(unit, { order: 'good' });
});

export const commandFixed = event('commandFixed', (board, { command }) => board.changeSegment({ command }));

export const endMovement = command('endMovement', {
  form: endForm,
  given: { step: 'movement' },
  afterOthers: true,
  check: () => [],
  moves: () => [{ do: 'endMovement' }],
  resolve: (run) => run.emit({ happened: 'combatBegan' }),
});

export const combatBegan = event('combatBegan', (board) => {
  board.change({ step: 'combat' });
  board.changeSegment({ moving: null });
});
