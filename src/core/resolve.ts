/** Runs a legal command to its end, wherever its dice come from. */

import type { Rules, SystemTypes } from './contract/rules';
import type { Json, Reason } from './contract/values';
import type { Die } from './dice/dice';
import { type Game, type Step, stateOf } from './game';
import { sortedJson } from './json/hash';
import { watch } from './laws';
import { withMore } from './list';
import { type Entry, type GameRecord, withEntry } from './record/record';
import { tableReason } from './tableReason';
import { Unfolding } from './unfolding';

export type WantedDie = {
  readonly purpose: string;
  readonly sides: number;
  readonly entered: readonly Die[];
};

export type Performed<T extends SystemTypes> =
  | { readonly outcome: 'done'; readonly game: Game<T>; readonly rolled: boolean }
  | { readonly outcome: 'refused'; readonly reasons: readonly Reason[] }
  | { readonly outcome: 'needsDice'; readonly wanted: WantedDie; readonly game: Game<T> };

type Thrower = (purposes: readonly string[], sides: number) => readonly Die[];

/** What a command led to: the state after it, its events and its dice. */
export type Resolved<T extends SystemTypes> = Step<T> & { readonly dice: readonly Die[] };

/** Runs a legal command to its end; every die comes from `thrower`. */
export function resolve<T extends SystemTypes>(
  system: Pick<Rules<T>, 'resolve' | 'evolve'>,
  before: T['State'],
  command: T['Command'],
  thrower: Thrower,
): Resolved<T> {
  const dice: Die[] = [];
  const play = new Unfolding(system, before, (purposes, sides = 6) => {
    const thrown = thrower(purposes, sides);
    dice.push(...thrown);
    return thrown.map((die) => die.face);
  });
  system.resolve(play, command);
  const { state, events } = play;
  watch()?.resolved(system, before, { state, events });
  return { state, events, dice };
}

/** Adds a resolved entry after the head and moves the head to it; `generator` as its dice have left it. */
export function append<T extends SystemTypes>(
  game: Game<T>,
  entry: Entry<T['Command']>,
  step: Step<T>,
  generator = game.record.generator,
): Game<T> {
  const head = game.record.entries.length;
  const next: Game<T> = {
    ...game,
    record: {
      ...game.record,
      entries: withEntry(game.record.entries, entry),
      head,
      tip: head,
      generator,
      awaiting: null,
    },
    steps: withMore(game.steps, { state: step.state, events: step.events }),
  };
  watch()?.appended(next);
  return next;
}

class DieMissing extends Error {
  constructor(
    readonly purpose: string,
    readonly sides: number,
  ) {
    super(purpose);
  }
}

/** A die in a stored command that the resolution does not ask for there. */
class DieUnfit extends Error {}

/** Runs the resolution from its beginning with the dice so far, until one is missing. */
export function resolveByHand<T extends SystemTypes>(
  system: Rules<T>,
  game: Game<T>,
  awaiting: NonNullable<GameRecord<T>['awaiting']>,
): Performed<T> {
  let next = 0;
  try {
    const resolved = resolve(system, stateOf(game), awaiting.command, (purposes, sides) =>
      purposes.map((purpose) => {
        const die = awaiting.dice[next++];
        if (!die) throw new DieMissing(purpose, sides);
        const fits = die.purpose === purpose && die.sides === sides && die.face >= 1 && die.face <= sides;
        if (!fits) throw new DieUnfit(purpose);
        return die;
      }),
    );
    const { press, command } = awaiting;
    const entry = { parent: game.record.head, press, command, dice: resolved.dice };
    return { outcome: 'done', game: append(game, entry, resolved), rolled: true };
  } catch (missing) {
    if (missing instanceof DieUnfit) {
      const text = `Nothing asks for the die entered for “${missing.message}”.`;
      return { outcome: 'refused', reasons: [tableReason('table:dice', 'dieUnfit', text)] };
    }
    if (!(missing instanceof DieMissing)) throw missing;
    const wanted = { purpose: missing.purpose, sides: missing.sides, entered: awaiting.dice };
    return { outcome: 'needsDice', wanted, game: { ...game, record: { ...game.record, awaiting } } };
  }
}

/** The entry that this command once made at the head; null if it has never been performed there. */
export function childWith<T extends SystemTypes>(
  { entries, head }: GameRecord<T>,
  command: Json,
): number | null {
  // What follows the head comes after it: at the tip there is nothing to search.
  if (head === entries.length - 1) return null;
  const written = sortedJson(command);
  for (let at = head + 1; at < entries.length; at++) {
    const entry = entries.at(at);
    if (entry?.parent === head && sortedJson(entry.command) === written) return at;
  }
  return null;
}
