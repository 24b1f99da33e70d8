/** The advance into a hex that the loser of a combat has left: case 11.9. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../core/contract/values';
import { listUpTo, type Read } from '../../../core/json/readJson';
import { entryBar } from '../03-stacking/stacking';
import { takeBattery } from '../10-artillery/capture';
import { counterIdForm } from '../engine/commandParts';
import { asDecision, command, decision, event, type Run, task, theDecision } from '../engine/declare';
import { inTurn } from '../engine/inTurn';
import { unknownCounter } from '../engine/reasons';
import type { Reason } from '../rulebook/cited';
import type { Board, Unit } from '../state/board';
import { hasInFront } from '../state/near';
import type { SideIndex } from '../state/numbering';
import { advanceFirst, advancesNot, leaderAdvancesNot } from './reasons';
import { moveTogether } from './retreat';

const advanceForm = v.strictObject({
  do: v.literal('advance'),
  unit: v.nullable(counterIdForm),
  /** Leaders in its hex who go along. */
  leaders: v.optional(listUpTo(100, counterIdForm), []),
  /** Nobody: nor later in this segment, so that its owner is not asked again. */
  rest: v.exactOptional(v.literal(true)),
});

/** A hex that may be advanced into, and by whom. */
type Vacated = { readonly to: string; readonly among: readonly CounterId[] };
declare module '../engine/types' {
  interface CommandTypes {
    /** null: nobody advances. */
    advance: Read<typeof advanceForm>;
  }
  interface TaskTypes {
    /** One advance a combat: the first of these that can be made is offered first. */
    advances: { readonly offers: readonly Vacated[] };
  }
  interface DecisionTypes {
    advanceInto: Vacated & { readonly by: SideIndex; readonly otherwise: readonly Vacated[] };
  }
  interface EventTypes {
    advanced: { readonly unit: CounterId; readonly to: string; readonly leaders: readonly CounterId[] };
    advanceDeclined: { readonly to: string };
    /** A side wants no advance any more in this segment. */
    advancesDeclined: { readonly side: SideId };
  }
}

/** Who of them can advance there. @rule 11.9 */
function able(board: Board, { to, among }: Vacated): readonly Unit[] {
  const hex = board.hex(to);
  if (board.unitIn(hex)) return [];
  return among
    .map((id) => board.knownUnit(id))
    .filter(
      (unit) =>
        unit.order !== 'routed' && hasInFront(board, unit, hex) && entryBar(board, unit, hex) === null,
    );
}

export const advances = task('advances', (run, { offers }) => {
  const [offer, ...otherwise] = offers;
  if (!offer) return;
  const units = able(run.board, offer);
  const [first] = units;
  if (!first) {
    run.plan({ task: 'advances', offers: otherwise });
    return;
  }
  if (run.board.segment?.staying?.includes(run.board.sideId(first.side))) {
    decline(run, offer.to, otherwise);
    return;
  }
  const among = units.map(({ id }) => id);
  run.plan({ task: 'advanceInto', to: offer.to, among, by: first.side, otherwise });
});

function decline(run: Run, to: Vacated['to'], otherwise: readonly Vacated[]): void {
  run.emit({ happened: 'advanceDeclined', to });
  run.plan({ task: 'advances', offers: otherwise });
}

export const advanceInto = decision('advanceInto', {
  owner: (_board, { by }) => by,
  first: (_board, { to }) => advanceFirst({ hexes: [to] }),
  settled: () => null,
});

/** The leaders who can go along with a unit. */
function companions(board: Board, unit: Unit): readonly CounterId[] {
  return board.leadersIn(unit.hex).map(({ id }) => id);
}

export const advance = command('advance', {
  form: advanceForm,
  given: { answers: 'advanceInto' },
  canonical: (_board, { unit, leaders, rest }) => ({
    ...{ do: 'advance', unit, leaders: leaders.toSorted() },
    ...(rest && unit === null ? { rest } : {}),
  }),
  check(board, { unit: id, leaders }): readonly Reason[] {
    const { among, to } = theDecision(board, 'advanceInto');
    if (id === null) return leaders.length > 0 ? strangers(board, leaders) : [];
    const unit = board.unit(id);
    if (!unit) return [unknownCounter({ figures: [id] })];
    if (!among.includes(id)) return [advancesNot({ counters: [unit], hexes: [to] })];
    const with_ = companions(board, unit);
    return strangers(
      board,
      leaders.filter((leader, i) => !with_.includes(leader) || leaders.indexOf(leader) !== i),
    );
  },
  *moves(board, asking) {
    const { among } = theDecision(board, 'advanceInto');
    for (const id of inTurn(among, asking))
      for (const leaders of inTurn(subsets(companions(board, board.knownUnit(id))), asking))
        yield { do: 'advance', unit: id, leaders };
    yield { do: 'advance', unit: null, leaders: [] };
  },
  resolve(run, { unit: id, leaders, rest }, answered) {
    const { to, by, otherwise } = asDecision(answered, 'advanceInto');
    if (id === null) {
      if (rest) run.emit({ happened: 'advancesDeclined', side: run.board.sideId(by) });
      decline(run, to, otherwise);
      return;
    }
    run.emit({ happened: 'advanced', unit: id, to, leaders });
    takeBattery(run, run.board.knownUnit(id), run.board.hex(to));
  },
});

function strangers(board: Board, ids: readonly CounterId[]): readonly Reason[] {
  return ids.map((id) => {
    const leader = board.leader(id);
    return leader ? leaderAdvancesNot({ counters: [leader] }) : unknownCounter({ figures: [id] });
  });
}

function subsets(ids: readonly CounterId[]): readonly (readonly CounterId[])[] {
  const [first, ...rest] = ids;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((few) => [[first, ...few].toSorted(), few]);
}

export const advanced = event('advanced', (board, { unit, to, leaders }) =>
  moveTogether(board, unit, to, leaders),
);

export const advanceDeclined = event('advanceDeclined', () => {});

export const advancesDeclined = event('advancesDeclined', (board, { side }) =>
  board.changeSegment({ staying: [...(board.knownSegment.staying ?? []), side] }),
);
