/** What a reason or a line of the log is about, as marks for the board. */

import type { BoardView, Mark } from '../../core/contract/board';
import type { Target } from '../../core/contract/table';
import type { Place, Reason, Shape } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import { placesOf } from '../../core/hex/shapes';
import type { OpenGame } from './openGame';

export type Cause = Pick<Reason, 'counters' | 'where'>;

/** More names than that would cover what they name. */
const NAMED = 6;

/**
 * Its shapes, and the places of its counters: as the reason of a refusal, or as what a text names, with their names.
 */
export function causesOf(
  cause: Cause,
  board: BoardView,
  means: 'cause' | 'named' = 'cause',
): readonly Mark[] {
  const shape = whereCountersStand(cause, board);
  const shapes = shape.places.length > 0 ? [...cause.where, shape] : cause.where;
  const lit = shapes.map((one): Mark => ({ means, label: '', shape: one }));
  return means === 'named' ? [...lit, ...namesOf(cause, board)] : lit;
}

/** The names of its counters, where they are few: there is no room for names on a small counter. */
function namesOf({ counters }: Cause, board: BoardView): readonly Mark[] {
  if (counters.length > NAMED) return [];
  return board.counters.flatMap(({ id, name, at }): readonly Mark[] =>
    at === null || !counters.includes(id)
      ? []
      : [{ means: 'named', label: name, shape: { kind: 'places', places: [at] } }],
  );
}

/** All places that it names. */
export function placesOfCause(cause: Cause, board: BoardView): readonly Place[] {
  return [...whereCountersStand(cause, board).places, ...cause.where.flatMap(placesOf)];
}

/** A place to look at: that of its first counter, or the first that it names; null if it has none. */
export function placeOf(cause: Cause, board: BoardView): Place | null {
  const named = cause.where.flatMap((shape) => (shape.kind === 'places' ? shape.places : []));
  return [...whereCountersStand(cause, board).places, ...named][0] ?? null;
}

/** What a press is about: the selected counters, the one pressed, and the marks of its preview. */
export function markedAt({ system, game, draft, board }: OpenGame, target: Target): readonly Mark[] {
  const inHand = board.counters.filter(({ condition }) => condition.includes('picked')).map(({ id }) => id);
  const pressed = target.on === 'counter' && !inHand.includes(target.id) ? [target.id] : [];
  const { marks = [] } = system.preview(stateOf(game), draft, target) ?? {};
  return [
    { means: 'selected', label: '', shape: whereCountersStand({ counters: inHand, where: [] }, board) },
    { means: 'target', label: '', shape: whereCountersStand({ counters: pressed, where: [] }, board) },
    ...marks,
  ];
}

function whereCountersStand({ counters }: Cause, board: BoardView): Extract<Shape, { kind: 'places' }> {
  const standing = board.counters.filter((counter) => counters.includes(counter.id));
  return { kind: 'places', places: standing.flatMap(({ at }) => (at === null ? [] : [at])) };
}
