/** Commanders in chief: cases 9.2 and 9.3. One chooses the corps that he leads, and moves late if he has not moved. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../core/contract/values';
import { lettersUpTo, type Read } from '../../../core/json/readJson';
import { corpsInReach } from '../08-leaders/command';
import { movingChief } from '../08-leaders/move-leader';
import { asDecision, command, decision, event, type Run, task, theDecision } from '../engine/declare';
import { inTurn } from '../engine/inTurn';
import { corpsName } from '../play/names';
import type { Board } from '../state/board';
import type { SideIndex } from '../state/numbering';
import { corpsChosenFirst, corpsNotReached } from './reasons';

const chooseForm = v.strictObject({ do: v.literal('chooseCorps'), corps: v.nullable(lettersUpTo(100)) });
const endForm = v.strictObject({ do: v.literal('endChief') });

declare module '../engine/types' {
  interface CommandTypes {
    /** null: he leads no corps. */
    chooseCorps: Read<typeof chooseForm>;
    /** The commander in chief of the side that moves its own stays where he is. */
    endChief: Read<typeof endForm>;
  }
  interface TaskTypes {
    beginChiefs: object;
    /** The other side’s, and then everybody rallies. */
    nextChief: object;
  }
  interface DecisionTypes {
    chooseCorps: { readonly leader: CounterId };
  }
  interface EventTypes {
    chiefsBegan: { readonly side: SideId };
  }
}

export const chooseCorpsDecision = decision('chooseCorps', {
  owner: (board, { leader }) => board.knownLeader(leader).side,
  first: (board, { leader }) => corpsChosenFirst({ counters: [board.knownLeader(leader)] }),
  settled: () => null,
});

export const chooseCorps = command('chooseCorps', {
  form: chooseForm,
  given: { answers: 'chooseCorps' },
  check(board, { corps }) {
    if (corps === null || open(board).includes(corps)) return [];
    const chief = board.knownLeader(theDecision(board, 'chooseCorps').leader);
    const isKnown = board.scenario.corps.some(({ id }) => id === corps);
    const name = isKnown ? `the ${corpsName(board, corps)}` : `“${corps}”`;
    return [corpsNotReached({ counters: [chief], figures: [name] })];
  },
  *moves(board, asking) {
    for (const corps of inTurn(open(board), asking)) yield { do: 'chooseCorps', corps };
    yield { do: 'chooseCorps', corps: null };
  },
  resolve(run, { corps }, answered) {
    const { leader } = asDecision(answered, 'chooseCorps');
    run.plan({ task: 'beginSegment', leader, corps });
  },
});

function open(board: Board): readonly string[] {
  return corpsInReach(board, board.knownLeader(theDecision(board, 'chooseCorps').leader));
}

export const beginChiefs = task('beginChiefs', (run) => beginChief(run, 0));

export const nextChief = task('nextChief', (run) => {
  const { scenario, facts } = run.board;
  if (facts.side === scenario.sides[0].id) beginChief(run, 1);
  else run.plan({ task: 'beginRally', side: 0 });
});

function beginChief(run: Run, side: SideIndex): void {
  run.emit({ happened: 'chiefsBegan', side: run.board.sideId(side) });
  const chief = movingChief(run.board);
  if (!chief || chief.at === null || chief.moved) run.plan({ task: 'nextChief' });
}

export const endChief = command('endChief', {
  form: endForm,
  given: { step: 'chiefs' },
  afterOthers: true,
  check: () => [],
  moves: () => [{ do: 'endChief' }],
  resolve: (run) => run.plan({ task: 'nextChief' }),
});

export const chiefsBegan = event('chiefsBegan', (board, { side }) =>
  board.change({ step: 'chiefs', side, segment: null }),
);
