/** Where a leader goes who has lost his unit, or an aide who takes over, at the table: cases 8.4 and 9.4. */
import type { Choice } from '../../../core/contract/table';
import { OFF_MAP } from '../../../core/hex/hex';
import { theDecision } from '../engine/declare';
import { rankOf } from '../play/names';
import { noSuchOption } from '../play/reasons';
import { atHexes, commandIfLegal, onPlace, pointedAt, refuse, type Stage, toDraft } from '../play/stage';
import { subjectOf } from '../play/subject';
import { type Board, boardOf, type Leader, type Unit } from '../state/board';
import { withLeader } from '../state/change';
import { apart } from '../state/near';
import { counted } from '../wording';
import { placesFor } from './placing';
import { leaderPlacedFirst } from './reasons';

/** So many hexes are listed for an aide who may be placed anywhere. */
const LISTED = 8;

export const placingStage: Stage = {
  prompt(board) {
    const leader = who(board);
    const instruction = leader.isAide
      ? `Place the ${rankOf(board, leader)} who takes over: with a unit of his corps, or in any other hex.`
      : `${leader.name} stands alone. Choose the unit that he goes to.`;
    return {
      instruction,
      names: [leader],
      subject: () => subjectOf(board, leader),
      choices: choices(board, leader),
    };
  },
  press(board, _draft, target) {
    const leader = who(board);
    if (target.on === 'option') return target.id === 'cancel' ? toDraft(null) : refuse(noSuchOption());
    const pointed = pointedAt(board, target);
    if (!pointed || pointed.hex < 0) return refuse(leaderPlacedFirst({ counters: [leader] }));
    return commandIfLegal(board, { do: 'placeLeader', to: board.number(pointed.hex) });
  },
  marks: (board) => [
    { means: 'reach', label: '', shape: atHexes(placesFor(board, theDecision(board, 'placeLeader'))) },
  ],
  instead(board) {
    const places = placesFor(board, theDecision(board, 'placeLeader'));
    return board.units.flatMap(({ id, at, side }) =>
      at !== null && side === who(board).side && places.includes(at) ? id : [],
    );
  },
};

/** As he will stand there: who takes over from a leader who is lost is his aide. */
function who(board: Board): Leader {
  const { leader, where, from } = theDecision(board, 'placeLeader');
  if (where !== 'anywhere') return board.knownLeader(leader);
  const placed = boardOf(withLeader(board.state, leader, { at: from })).knownLeader(leader);
  return { ...placed, at: null, hex: OFF_MAP };
}

function choices(board: Board, leader: Leader): readonly Choice[] {
  const open = theDecision(board, 'placeLeader');
  const places = placesFor(board, open);
  if (open.where !== 'anywhere') return places.map((at, i) => placeChoice(board, at, open.from, i));
  const units = board.units
    .filter((unit) => unit.corps === leader.corps && unit.at !== null && places.includes(unit.at))
    .toSorted((a, b) => farFrom(board, a, open.from) - farFrom(board, b, open.from));
  return [...new Set(units.flatMap(({ at }) => at ?? []))]
    .slice(0, LISTED)
    .map((at, i) => placeChoice(board, at, open.from, i));
}

/** A routed unit is no place to lead from. */
function farFrom(board: Board, unit: Unit, from: string): number {
  return apart(board, unit.hex, board.hex(from)) + (unit.order === 'routed' ? 100 : 0);
}

function placeChoice(board: Board, at: string, from: string, i: number): Choice {
  const unit = board.unitIn(board.hex(at));
  const far = apart(board, board.hex(at), board.hex(from));
  return onPlace(at, unit ? `With ${unit.name} (${at})` : at, {
    key: `${i + 1}`,
    cost: `${counted(far, 'hex', 'hexes')} away`,
  });
}
