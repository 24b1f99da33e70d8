/** The game as it would be without some of its entries: those after them are carried out again, from the record. */
import type { Rules, SystemTypes } from '../contract/rules';
import type { CounterId, Reason } from '../contract/values';
import { type Game, stateOf } from '../game';
import { itemAt } from '../list';
import { nextPress, perform } from '../perform';
import { tableReason } from '../tableReason';
import { parentOf } from './record';
import { moveHead } from './timeline';

/** A command that can no longer be carried out. */
export type Barred<T extends SystemTypes> = {
  readonly command: T['Command'];
  /** Where it would have been. */
  readonly state: T['State'];
  readonly reasons: readonly Reason[];
};
export type Without<T extends SystemTypes> = {
  readonly game: Game<T>;
  readonly barred: readonly Barred<T>[];
};

/**
 * `line`: entries up to the head, one following the other; `leftOut`: some of them. Commands of one
 * press stay one press. What was played stays as a branch. No dice may have been thrown in any of them.
 *
 * `mover`: whose move a command is; null: nobody's. Once a part of a move cannot be made, neither can what went on with it:
 * elsewhere it might be legal, but it would be another move, and could throw a die that nobody has asked for.
 */
export function without<T extends SystemTypes>(
  system: Rules<T>,
  before: Game<T>,
  line: readonly number[],
  leftOut: ReadonlySet<number>,
  mover: (state: T['State'], command: T['Command']) => CounterId | null,
): Without<T> {
  const { entries } = before.record;
  const first = line.findIndex((at) => leftOut.has(at));
  const from = line[first];
  if (from === undefined) return { game: before, barred: [] };
  let game = moveHead(before, parentOf(entries, from));
  const barred: Barred<T>[] = [];
  /** By the press that they were part of. */
  const presses = new Map<number, number>();
  const broken = new Set<CounterId>();
  for (const at of line.slice(first)) {
    const entry = itemAt(entries, at);
    if (!entry || leftOut.has(at)) continue;
    const { command } = entry;
    const state = stateOf(game);
    const moving = mover(state, command);
    if (moving !== null && broken.has(moving)) {
      barred.push({ command, state, reasons: [GOES_ON] });
      continue;
    }
    const press = presses.get(entry.press) ?? nextPress(game);
    const done = perform(system, game, command, press);
    if (done.outcome === 'done') {
      game = done.game;
      presses.set(entry.press, press);
    } else {
      const reasons = done.outcome === 'refused' ? done.reasons : [];
      barred.push({ command, state, reasons });
      if (moving !== null) broken.add(moving);
    }
  }
  return { game, barred };
}

const GOES_ON = tableReason(
  'table:take-back',
  'goesOn',
  'It goes on with a move that would not have been made: it would be another move from there.',
);
