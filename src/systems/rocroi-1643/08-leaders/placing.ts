/** Where a leader goes who has lost his unit, or an aide who takes over: cases 8.4 and 9.4. */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';
import type { Read } from '../../../core/json/readJson';
import { hexForm } from '../engine/commandParts';
import { asDecision, command, decision, event, theDecision } from '../engine/declare';
import { inTurn } from '../engine/inTurn';
import type { DecisionOf } from '../engine/types';
import type { Board } from '../state/board';
import { reaches } from './command';
import { aideNotThere, leaderPlacedFirst, notWithNearest } from './reasons';
import { leaderMayStand, nearestUnits } from './ways';

const placeForm = v.strictObject({ do: v.literal('placeLeader'), to: hexForm });

declare module '../engine/types' {
  interface CommandTypes {
    placeLeader: Read<typeof placeForm>;
  }
  interface DecisionTypes {
    /**
     * `nearest`: to the nearest unit; `chain`: to one that a commander in chief reaches, else the nearest; `anywhere`:
     * an aide. `from`: where he stands, or where the leader fell.
     */
    placeLeader: {
      readonly leader: CounterId;
      readonly where: 'nearest' | 'chain' | 'anywhere';
      readonly from: string;
    };
  }
  interface EventTypes {
    leaderPlaced: { readonly leader: CounterId; readonly to: string };
  }
}

/** The hexes in which he may be placed, in the order of the map. @rule 7.4, 8.4, 9.4 */
export function placesFor(board: Board, { leader: id, where }: DecisionOf<'placeLeader'>): readonly string[] {
  const leader = board.knownLeader(id);
  if (where === 'anywhere')
    return board.field.grid.numbers.filter((_, hex) => leaderMayStand(board, hex, leader.side));
  const reached = where === 'chain' ? unitsInReach(board, id) : [];
  const units = reached.length > 0 ? reached : nearestUnits(board, leader);
  return [...new Set(units.map(({ hex }) => board.number(hex)))].sort();
}

function unitsInReach(board: Board, id: CounterId) {
  const leader = board.knownLeader(id);
  return board.units.filter(
    (unit) => unit.side === leader.side && unit.order !== 'routed' && reaches(board, leader, unit.hex),
  );
}

export const placeLeaderDecision = decision('placeLeader', {
  owner: (board, { leader }) => board.knownLeader(leader).side,
  first: (board, { leader }) => leaderPlacedFirst({ counters: [board.knownLeader(leader)] }),
  settled(board, open) {
    if (open.where === 'anywhere') return null;
    const [only, ...others] = placesFor(board, open);
    if (only === undefined) return 'dropped';
    return others.length > 0 ? null : { do: 'placeLeader', to: only };
  },
});

export const placeLeader = command('placeLeader', {
  form: placeForm,
  given: { answers: 'placeLeader' },
  check(board, { to }) {
    const open = theDecision(board, 'placeLeader');
    const places = placesFor(board, open);
    if (places.includes(to)) return [];
    if (open.where === 'anywhere') return [aideNotThere({ figures: [to] })];
    return [notWithNearest({ counters: [board.knownLeader(open.leader)], hexes: places })];
  },
  *moves(board, asking) {
    for (const to of inTurn(placesFor(board, theDecision(board, 'placeLeader')), asking))
      yield { do: 'placeLeader', to };
  },
  resolve(run, { to }, answered) {
    const { leader } = asDecision(answered, 'placeLeader');
    run.emit({ happened: 'leaderPlaced', leader, to });
  },
});

export const leaderPlaced = event('leaderPlaced', (board, { leader, to }) =>
  board.changeLeader(leader, { at: to }),
);
