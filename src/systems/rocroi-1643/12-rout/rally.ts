/** Rally: case 12.4. Every routed unit is tested; who fails, or stands in an enemy zone of control, runs on. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../core/contract/values';
import type { Read } from '../../../core/json/readJson';
import { reaches } from '../08-leaders/command';
import { counterIdForm, facingForm } from '../engine/commandParts';
import { command, event, task } from '../engine/declare';
import { inTurn } from '../engine/inTurn';
import { unknownCounter } from '../engine/reasons';
import type { Board, Leader, Unit } from '../state/board';
import { inEnemyZone } from '../state/near';
import type { SideIndex } from '../state/numbering';
import { ralliesNot } from './reasons';
import { failsTest } from './tests';

const rallyForm = v.strictObject({
  do: v.literal('rally'),
  unit: counterIdForm,
  /** How it faces if it rallies; towards the enemy where it is left out. */
  facing: v.exactOptional(facingForm),
});

declare module '../engine/types' {
  interface CommandTypes {
    rally: Read<typeof rallyForm>;
  }
  interface TaskTypes {
    /** The other side rallies when one has finished, and then the turn ends. */
    nextRally: object;
    /** A side begins: who is routed now is tested. */
    beginRally: { readonly side: SideIndex };
  }
  interface EventTypes {
    rallyBegan: { readonly side: SideId; readonly units: readonly CounterId[] };
    /** It is off the list of those who are to be tested. */
    rallyTaken: { readonly unit: CounterId; readonly inZone: boolean };
    rallied: { readonly unit: CounterId; readonly facing: number };
  }
}

/** Die, morale and the best leader up to that: it does not rally. @rule 12.4 */
export const RALLY_TEST = 6;

/** The leader who helps a routed unit most: its own or the commander in chief, by chain of command. @rule 12.4 */
export function rallyHelper(board: Board, unit: Unit): Leader | null {
  const able = board.leaders.filter(
    (leader) =>
      leader.side === unit.side &&
      (leader.corps === null || leader.corps === unit.corps) &&
      reaches(board, leader, unit.hex),
  );
  return able.toSorted((a, b) => b.value - a.value)[0] ?? null;
}

export const rally = command('rally', {
  form: rallyForm,
  given: { step: 'rally' },
  canonical(board, { unit: id, facing }) {
    const unit = board.unit(id);
    const home = unit ? board.scenario.sides[unit.side].facing : 0;
    return { do: 'rally', unit: id, facing: facing ?? home };
  },
  check(board, { unit: id }) {
    const unit = board.unit(id);
    if (!unit) return [unknownCounter({ figures: [id] })];
    return board.facts.rallying.includes(unit.id) ? [] : [ralliesNot({ counters: [unit] })];
  },
  *moves(board, asking) {
    for (const id of inTurn(board.facts.rallying, asking)) {
      const unit = board.knownUnit(id);
      // Who runs on in any case has no facing to choose.
      const facings = inEnemyZone(board, unit.hex, unit.side)
        ? [homeFacing(board, unit)]
        : [0, 1, 2, 3, 4, 5];
      for (const facing of inTurn(facings, asking)) yield { do: 'rally', unit: id, facing };
    }
  },
  resolve(run, { unit: id, facing }) {
    const unit = run.board.knownUnit(id);
    const inZone = inEnemyZone(run.board, unit.hex, unit.side);
    run.emit({ happened: 'rallyTaken', unit: id, inZone });
    const helper = inZone ? null : rallyHelper(run.board, unit);
    const test = {
      test: 'rally',
      most: RALLY_TEST,
      plus: helper?.value ?? 0,
      helper: helper?.id ?? null,
    } as const;
    const runs = inZone || failsTest(run, unit, test);
    if (!runs) run.emit({ happened: 'rallied', unit: id, facing: facing ?? homeFacing(run.board, unit) });
    run.plan(...(runs ? ([{ task: 'run', unit: id, entered: 0 }, { task: 'runAll' }] as const) : []), {
      task: 'nextRally',
    });
  },
});

function homeFacing({ scenario }: Board, unit: Unit): number {
  return scenario.sides[unit.side].facing;
}

export const beginRally = task('beginRally', (run, { side }) => {
  const { board } = run;
  const units = board.units.filter(
    (unit) => unit.side === side && unit.order === 'routed' && unit.at !== null,
  );
  const inOrder = units.toSorted((a, b) => a.hex - b.hex).map(({ id }) => id);
  run.emit({ happened: 'rallyBegan', side: board.sideId(side), units: inOrder });
  run.plan({ task: 'nextRally' });
});

export const nextRally = task('nextRally', (run) => {
  const { scenario } = run.board;
  const { rallying, side } = run.board.facts;
  if (rallying.length > 0) return;
  if (side === scenario.sides[0].id) run.plan({ task: 'beginRally', side: 1 });
  else run.plan({ task: 'endTurn' });
});

export const rallyBegan = event('rallyBegan', (board, { side, units }) =>
  board.change({ step: 'rally', side, rallying: units }),
);

export const rallyTaken = event('rallyTaken', (board, { unit }) =>
  board.change({ rallying: board.facts.rallying.filter((id) => id !== unit) }),
);

export const rallied = event('rallied', (board, { unit, facing }) =>
  board.changeUnit(unit, { order: 'disorganised', facing }),
);
