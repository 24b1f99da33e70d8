/** What the last turn of a player has left on the board: the traces of its log lines. */

import type { Remnant } from '../../core/contract/board';
import type { Place, Shape } from '../../core/contract/values';
import { itemAt } from '../../core/list';
import type { GameLog, LogGroup, WrittenLine } from './gameLog';
import type { OpenGame } from './openGame';

/**
 * Of the previous player's turn; once the game is over, of the player who ended it. Successive segments of the same
 * side count as one turn, whatever they are called. `watched`: it is a turn that is looked on at, and leaves its own.
 */
export function memoryOf(
  { log, moment, verdict }: Pick<OpenGame, 'log' | 'moment' | 'verdict'>,
  watched = false,
): readonly Remnant[] {
  const { groups } = log;
  const isPresent = ({ turn, side }: LogGroup) => !verdict && turn === moment.turn && side === moment.side;
  const last = groups.findLastIndex((group) => !isPresent(group));
  if (watched && !verdict) return tracesIn(groups.slice(last + 1));
  const side = groups[last]?.side;
  const before = groups.slice(0, last + 1).findLastIndex((group) => group.side !== side);
  return tracesIn(groups.slice(before + 1, last + 1));
}

/** Counters that go the same way together leave one trail. */
function tracesIn(groups: readonly LogGroup[]): readonly Remnant[] {
  const traces = groups.flatMap(({ lines }) => lines.flatMap(({ leaves }) => leaves ?? []));
  const keys = traces.map(({ kind, shape }) => (kind === 'trail' ? JSON.stringify(shape) : ''));
  return traces.filter((_, i) => keys[i] === '' || keys.indexOf(keys[i] ?? '') === i);
}

/** The traces of a place in words: battles at its hexsides, losses there, guns taken. Trails have their own words. */
export function happenedAt(traces: readonly Remnant[], place: Place): readonly string[] {
  const told = traces.filter(({ kind, shape }) => kind !== 'trail' && touches(shape, place));
  return [...new Set(told.map(({ label }) => label))];
}

function touches(shape: Shape, place: Place): boolean {
  const same = (other: Place) => JSON.stringify(other) === JSON.stringify(place);
  if (shape.kind === 'hexside') return shape.between.some(same);
  return shape.kind === 'places' ? shape.places.some(same) : shape.through.some(same);
}

/** What must not be missed of the last press. */
export function graveLines({ log, game }: Pick<OpenGame, 'log' | 'game'>): readonly WrittenLine[] {
  const { entries, head } = game.record;
  const press = itemAt(entries, head)?.press;
  return lastLines(log).filter(
    ({ entry, weight }) =>
      weight === 'grave' && press !== undefined && itemAt(entries, entry)?.press === press,
  );
}

/** A press writes into few groups, and these are the last. */
function lastLines({ groups }: GameLog): readonly WrittenLine[] {
  return groups.slice(-6).flatMap(({ lines }) => lines);
}
