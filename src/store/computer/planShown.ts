/** A plan of the computer as it is shown on the board: where its counters would go, and whom it is about. */
import type { Mark } from '../../core/contract/board';
import type { PlanView } from '../../core/contract/coach';
import { type Game, stateOf } from '../../core/game';
import { performAll } from '../../core/perform';
import { ROOT } from '../../core/record/record';
import type { OpenGame } from '../table/openGame';
import type { Proposal } from './answerer';

/** Carried out on a copy, up to the first die. */
export function planShown(
  { system, game, board }: Pick<OpenGame, 'system' | 'game' | 'board'>,
  { commands, counters, places: about }: Proposal,
): PlanView {
  // No branch follows the head of the copy: it would bring dice that have been thrown and taken back.
  const record: Game['record'] = { ...game.record, entries: [], head: ROOT, tip: ROOT, diceFrom: 'hand' };
  const byHand: Game = { record, start: stateOf(game), steps: [] };
  const { game: after } = performAll(system, byHand, commands, 0);
  const stood = new Map(board.counters.map(({ id, at }) => [id, at]));
  const steps = system.board(stateOf(after), null).counters.flatMap(({ id, at, facing }) => {
    const from = stood.get(id) ?? null;
    if (at === null || from === at) return [];
    const way: readonly Mark[] =
      from === null ? [] : [{ means: 'path', label: '', shape: { kind: 'line', through: [from, at] } }];
    return [{ marks: way, ghost: { counter: id, at, ...(facing === undefined ? {} : { facing }) } }];
  });
  const moved = new Set(steps.map(({ ghost }) => ghost.counter));
  const stand = counters.flatMap((id) => {
    const at = stood.get(id) ?? null;
    return at === null || moved.has(id) ? [] : [at];
  });
  const places = [...stand, ...about];
  const lit: readonly Mark[] =
    places.length > 0 ? [{ means: 'hint', label: '', shape: { kind: 'places', places } }] : [];
  return { steps, marks: lit };
}
