/** What is to be done by a command of the standard rules, in words: for examples, where it may be wrong in anything. */
import type { CounterId } from '../../../core/contract/values';
import { EXIT } from '../engine/commandParts';
import { phrase } from '../play/declare';
import { wayInWords } from '../play/log/lines';
import type { LeaderUse } from '../scenario/scenario';
import type { Board } from '../state/board';
import { pieceOf } from '../state/position';
import { counted, listed, named, PHASE_NAMES } from '../wording';
import { forceInWords } from './03-setting-up/draft';

export const STANDARD_PHRASES = [
  phrase('setUp', (board, { positions }) => {
    const ids = positions.map(({ counter }) => counter);
    return ids.length > 3
      ? `Set up ${forceInWords(board, ids)}.`
      : `Set up ${listed(positions.map(({ counter, at }) => `${bare(board, counter)} in ${at}`))}.`;
  }),
  phrase('attemptRemoval', (board, { unit }) => `Roll for ${nameOf(board, unit)} to recover.`),
  phrase('fire', (board, { gun, target }) => `${nameOf(board, gun)} fires on ${nameOf(board, target)}.`),
  phrase('move', (board, { counter, path }) => `${bare(board, counter)}${wayOf(board, counter, path)}.`),
  phrase('endPhase', (board, { phase }) => `The ${PHASE_NAMES[phase ?? board.phase]} is ended.`),
  phrase('returnToMovement', () => 'Back to the Movement Phase.'),
  phrase('attack', (board, { attackers, defenders, leaders, charge }) => {
    const verb = `${charge ? 'charge' : 'attack'}${attackers.length > 1 ? '' : 's'}`;
    const helped = leaders.length > 0 ? `, with ${usesOf(board, leaders)}` : '';
    const who = attackers.length > 0 ? namesOf(board, attackers) : 'No one';
    const whom = defenders.length > 0 ? namesOf(board, defenders) : 'no one';
    return `${who} ${verb} ${whom}${helped}.`;
  }),
  phrase('assignDefenderLeaders', (board, { leaders }) =>
    leaders.length > 0 ? `For the defence: ${usesOf(board, leaders)}.` : 'No Leader is used for the defence.',
  ),
  phrase('chooseDisrupted', (board, { units }) => `Disrupted in exchange: ${namesOf(board, units)}.`),
];

/** `La Marine (1812)`; by its id where no counter has it. */
export function nameOf(board: Board, id: CounterId): string {
  const piece = pieceOf(board, id);
  return piece ? named(board, piece) : `Counter ${id}`;
}

function bare(board: Board, id: CounterId): string {
  return pieceOf(board, id)?.printed.name ?? `Counter ${id}`;
}

function namesOf(board: Board, ids: readonly CounterId[]): string {
  return listed(ids.map((id) => nameOf(board, id)));
}

/** Through which hexes: the way itself may be what is wrong. */
function wayOf(board: Board, id: CounterId, path: readonly string[]): string {
  const piece = pieceOf(board, id);
  const last = path.at(-1);
  if (last === undefined) return ': nowhere';
  if (piece && (last === EXIT || piece.hex < 0)) return `: ${wayInWords(board, piece, path)}`;
  const through = path.length > 1 ? ` through ${listed(path.slice(0, -1))}` : '';
  return ` (${piece?.at ?? '?'}): to ${last}${path.length > 4 ? ` over ${counted(path.length - 1, 'hex', 'hexes')}` : through}`;
}

function usesOf(board: Board, uses: readonly LeaderUse[]): string {
  return listed(uses.map(({ leader, unit }) => `${bare(board, leader)} for ${bare(board, unit)}`));
}
