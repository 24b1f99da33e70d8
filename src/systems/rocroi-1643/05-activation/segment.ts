/** A segment of operations: case 5.2. Disorder is removed, command is fixed, the corps moves, then it fights. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../core/contract/values';
import type { Read } from '../../../core/json/readJson';
import { commandNow } from '../08-leaders/command';
import { command, event, task } from '../engine/declare';
import type { Board, Unit } from '../state/board';
import { withSegment } from '../state/change';
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
export function staysDisorganised({ state, scenario }: Board, { side, corps }: Unit): boolean {
  return state.chiefless.includes(scenario.sides[side].id) || state.demoralized.includes(corps);
}

/** Whose disorder is removed as a segment of that corps begins. @rule 12.1 */
function recovering(board: Board, corps: string): readonly CounterId[] {
  return board.units
    .filter(
      (unit) =>
        unit.corps === corps &&
        unit.at !== null &&
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

export const segmentBegan = event('segmentBegan', (state, { leader, side, corps }) => ({
  ...state,
  step: 'movement',
  side,
  segment: {
    ...{ leader, side, corps, moving: null },
    ...{ command: [], charging: [], supported: [], targets: [] },
  },
}));

export const recovered = event('recovered', (state, { units }) => ({
  ...state,
  units: state.units.map((unit) => (units.includes(unit.id) ? { ...unit, order: 'good' } : unit)),
}));

export const commandFixed = event('commandFixed', (state, { command }) => withSegment(state, { command }));

export const endMovement = command('endMovement', {
  form: endForm,
  given: { step: 'movement' },
  afterOthers: true,
  check: () => [],
  moves: () => [{ do: 'endMovement' }],
  resolve: (run) => run.emit({ happened: 'combatBegan' }),
});

export const combatBegan = event('combatBegan', (state) =>
  withSegment({ ...state, step: 'combat' }, { moving: null }),
);
