/** Retreats, hex by hex, and the friends that they push on: case 11.8. */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';
import type { Read } from '../../../core/json/readJson';
import { retreatTest } from '../06-zones/zones';
import { eliminate } from '../08-leaders/loss';
import { takeBattery } from '../10-artillery/capture';
import { failsTest } from '../12-rout/tests';
import { hexForm } from '../engine/commandParts';
import { asDecision, command, decision, event, type Run, task, theDecision } from '../engine/declare';
import { inTurn } from '../engine/inTurn';
import type { DecisionOf, Task } from '../engine/types';
import type { Board } from '../state/board';
import { endCharge } from './charge';
import { noRemoval, retreatsFirst, retreatsNotThere } from './reasons';
import { isStranded, type Retreat, retreatOf } from './retreat-hexes';

const retreatForm = v.strictObject({ do: v.literal('retreat'), to: hexForm });
const removeForm = v.strictObject({ do: v.literal('removeUnit') });

/** One unit of a chain that goes to its hex once the last of them has one. */
type Link = { readonly unit: CounterId; readonly to: string };
/** A retreat that is going on. */
type Retreating = {
  /** The unit that was beaten, and how many hexes it still has to go, this one among them. */
  readonly first: CounterId;
  readonly left: number;
  /** Where the enemy stands that it goes away from. */
  readonly from: string;
  readonly chain: readonly Link[];
};

declare module '../engine/types' {
  interface CommandTypes {
    retreat: Read<typeof retreatForm>;
    /** Instead of a retreat that pushes friends, or of being pushed. */
    removeUnit: Read<typeof removeForm>;
  }
  interface TaskTypes {
    retreat: { readonly unit: CounterId; readonly left: number; readonly from: string };
    /** Somebody of the chain needs a hex. */
    link: Retreating & { readonly mover: CounterId };
    /** The chain is complete: everybody goes, the last one first. */
    goBack: Retreating;
    /** A unit has retreated into its hex. */
    hexTest: { readonly unit: CounterId };
  }
  interface DecisionTypes {
    retreatTo: Retreating & { readonly mover: CounterId };
  }
  interface EventTypes {
    retreated: {
      readonly unit: CounterId;
      readonly to: string;
      readonly leaders: readonly CounterId[];
      /** Where the enemy stands that it goes away from. */
      readonly from: string;
      readonly pushed: boolean;
    };
  }
}

/** Die and morale up to that disorganise are those of the hex. */
export const retreat = task('retreat', (run, { unit: id, left, from }) => {
  const unit = run.board.knownUnit(id);
  if (left === 0 || unit.at === null || unit.order === 'routed') return;
  run.plan({ task: 'link', first: id, mover: id, left, from, chain: [] });
});

export const link = task('link', (run, { task: _, ...open }) => {
  const { board } = run;
  const mover = board.knownUnit(open.mover);
  if (!isStranded(board, mover, board.hex(open.from), open.chain.length > 0)) {
    run.plan({ task: 'retreatTo', ...open });
    return;
  }
  const { mover: __, ...going } = open;
  run.plan({ task: 'goBack', ...going });
  eliminate(run, mover, 'noWay');
});

type Open = Omit<DecisionOf<'retreatTo'>, 'task'>;

/** What the owner of a unit that has to go can choose. @rule 11.8 */
export function optionsOf(board: Board, { mover, from, chain }: Open): Retreat {
  return retreatOf(board, board.knownUnit(mover), board.hex(from), chain.length > 0);
}

export const retreatToDecision = decision('retreatTo', {
  owner: (board, { mover }) => board.knownUnit(mover).side,
  first: (board, { mover }) => retreatsFirst({ counters: [board.knownUnit(mover)] }),
  settled(board, open) {
    const { open: hexes, removable } = optionsOf(board, open);
    const [only, ...others] = hexes;
    if (!only || others.length > 0 || removable) return null;
    return { do: 'retreat', to: board.number(only.hex) };
  },
});

export const retreatCommand = command('retreat', {
  form: retreatForm,
  given: { answers: 'retreatTo' },
  check(board, { to }) {
    const open = theDecision(board, 'retreatTo');
    const hexes = optionsOf(board, open).open.map(({ hex }) => board.number(hex));
    return hexes.includes(to) ? [] : [retreatsNotThere({ counters: [board.knownUnit(open.mover)], hexes })];
  },
  *moves(board, asking) {
    for (const { hex } of inTurn(optionsOf(board, theDecision(board, 'retreatTo')).open, asking))
      yield { do: 'retreat', to: board.number(hex) };
  },
  resolve(run, { to }, answered) {
    const { task: _, mover, chain, ...going } = asDecision(answered, 'retreatTo');
    const longer = [...chain, { unit: mover, to }];
    const friend = run.board.unitIn(run.board.hex(to));
    if (friend) run.plan({ task: 'link', ...going, chain: longer, mover: friend.id });
    else run.plan({ task: 'goBack', ...going, chain: longer });
  },
});

export const removeUnit = command('removeUnit', {
  form: removeForm,
  given: { answers: 'retreatTo' },
  check(board) {
    const open = theDecision(board, 'retreatTo');
    return optionsOf(board, open).removable ? [] : [noRemoval({ counters: [board.knownUnit(open.mover)] })];
  },
  moves: (board) =>
    optionsOf(board, theDecision(board, 'retreatTo')).removable ? [{ do: 'removeUnit' }] : [],
  resolve(run, _command, answered) {
    const { task: _, mover, ...going } = asDecision(answered, 'retreatTo');
    run.plan({ task: 'goBack', ...going });
    eliminate(run, run.board.knownUnit(mover), 'removed');
  },
});

export const goBack = task('goBack', (run, { first, left, from, chain }) => {
  const farFirst = chain.toReversed();
  for (const [i, { unit, to }] of farFirst.entries()) goTo(run, unit, to, from, i < farFirst.length - 1);
  const isPushed = (i: number) => i > 0;
  const pushes = (i: number) => i < chain.length - 1;
  const disordered = run.board.options.pushDisorder === 'pushed' ? isPushed : pushes;
  const tests = chain.map(({ unit }, i): readonly Task[] =>
    disordered(i)
      ? [
          { task: 'hexTest', unit },
          { task: 'disorder', unit },
        ]
      : [{ task: 'hexTest', unit }],
  );
  run.plan(
    ...tests.toReversed().flat(),
    { task: 'runAll' },
    { task: 'retreat', unit: first, left: left - 1, from },
  );
});

function goTo(run: Run, id: CounterId, to: string, from: string, pushed: boolean): void {
  const unit = run.board.knownUnit(id);
  const leaders = run.board.leadersIn(unit.hex).map((leader) => leader.id);
  run.emit({ happened: 'retreated', unit: id, to, leaders, from, pushed });
  takeBattery(run, unit, run.board.hex(to));
}

export const hexTest = task('hexTest', (run, { unit: id }) => {
  const unit = run.board.knownUnit(id);
  if (unit.at === null || unit.order === 'routed') return;
  const most = retreatTest(run.board, unit.hex, unit.side);
  if (most !== null && failsTest(run, unit, { test: 'retreat', most }))
    run.plan({ task: 'disorder', unit: id });
});

export const retreated = event('retreated', (board, { unit, to, leaders }) =>
  moveTogether(board, unit, to, leaders),
);

/** A unit is moved otherwise than by its own move, with the leaders who go along; it can no longer charge. */
export function moveTogether(board: Board, unit: CounterId, to: string, leaders: readonly CounterId[]): void {
  board.changeUnit(unit, { at: to });
  for (const leader of leaders) board.changeLeader(leader, { at: to });
  endCharge(board, unit);
}
