/** The only way in: a command at the head of the game, or all commands of one press. */

import type { Rules, SystemTypes } from './contract/rules';
import type { Reason } from './contract/values';
import { type GeneratorState, throwDice } from './dice/dice';
import { type Game, stateOf } from './game';
import { highestPress, MOST_ENTRIES, pressedAgain, tipFor } from './record/record';
import { append, childWith, type Performed, resolve, resolveByHand, type WantedDie } from './resolve';
import { tableReason } from './tableReason';

/** A number that no press has used. */
export function nextPress<T extends SystemTypes>({ record: { entries } }: Game<T>): number {
  const next = highestPress(entries) + 1;
  if (Number.isSafeInteger(next)) return next;
  // A file may hold any number: past the largest safe one, a gap is found.
  const taken = new Set(entries.map(({ press }) => press));
  let gap = 1;
  while (taken.has(gap)) gap++;
  return gap;
}

/**
 * Performs a command at the head, if it is legal. The same command at the same point returns to the branch it once
 * made, dice included; any other draws new dice.
 */
export function perform<T extends SystemTypes>(
  system: Rules<T>,
  game: Game<T>,
  command: T['Command'],
  press = nextPress(game),
): Performed<T> {
  const { record } = game;
  if (record.awaiting) return { outcome: 'refused', reasons: [dieAwaited(record.awaiting.dice.length)] };
  const state = stateOf(game);
  const written = system.canonical(state, command);
  const known = childWith(record, written);
  if (known !== null) {
    // Back into the branch that this command once made, with its dice; it now belongs to the press that led there.
    const tip = tipFor(record, known);
    const entries = pressedAgain(record.entries, known, press);
    return {
      outcome: 'done',
      game: { ...game, record: { ...record, entries, head: known, tip } },
      rolled: false,
    };
  }
  if (record.entries.length >= MOST_ENTRIES) return { outcome: 'refused', reasons: [FULL] };
  const reasons = system.check(state, written);
  if (reasons.length > 0) return { outcome: 'refused', reasons };
  if (record.diceFrom === 'hand') return resolveByHand(system, game, { press, command: written, dice: [] });
  let generator: GeneratorState = record.generator;
  const resolved = resolve(system, state, written, (purposes, sides) => {
    const thrown = throwDice(generator, purposes.length, sides);
    generator = thrown.state;
    return purposes.map((purpose, i) => ({ purpose, face: thrown.faces[i] ?? 0, sides, by: 'generator' }));
  });
  const entry = { parent: record.head, press, command: written, dice: resolved.dice };
  return {
    outcome: 'done',
    game: append(game, entry, resolved, generator),
    rolled: true,
  };
}

/** A record beyond the limit could not be opened either. */
const FULL = tableReason(
  'table:full',
  'gameFull',
  `This game is full: it holds ${MOST_ENTRIES} commands, branches included. Save it as a file, and begin a new game.`,
);

function dieAwaited(entered: number): Reason {
  const text = 'A die is still awaited for the last command.';
  return tableReason(
    'table:dice',
    'dieAwaited',
    entered > 0 ? text : `${text} Enter it or withdraw the command.`,
  );
}

export type PressOutcome<T extends SystemTypes> = {
  readonly game: Game<T>;
  /** Why the first command was refused; a later refusal just ends the press. */
  readonly refused: readonly Reason[] | null;
  readonly wanted: WantedDie | null;
};

/**
 * Performs the commands of one press one by one, until one is refused; they are undone together, even where the first
 * of them leads back into a branch. What passes automatically after them belongs to them. A command that needs a die
 * that is missing waits for it, and the rest of them with it (`enterDie` goes on).
 */
export function performPress<T extends SystemTypes>(
  system: Rules<T>,
  before: Game<T>,
  commands: readonly T['Command'][],
  watch: (game: Game<T>) => void = () => {},
): PressOutcome<T> {
  const press = nextPress(before);
  const { game, refused, wanted } = performAll(system, before, commands, press, watch);
  if (game === before || wanted) return { game, refused, wanted };
  return { game: goOn(system, game, press, watch), refused: null, wanted: null };
}

/**
 * The same as part of a press that has begun, and without what passes automatically afterwards. `isRest`: others of the
 * press have been carried out before the first of these.
 */
export function performAll<T extends SystemTypes>(
  system: Rules<T>,
  before: Game<T>,
  commands: readonly T['Command'][],
  press: number,
  watch: (game: Game<T>) => void = () => {},
  isRest = false,
): PressOutcome<T> {
  let game = before;
  for (const [i, command] of commands.entries()) {
    if ((isRest || i > 0) && system.isIdle?.(stateOf(game), command)) continue;
    const performed = perform(system, game, command, press);
    if (performed.outcome === 'refused') return { game, refused: performed.reasons, wanted: null };
    game = performed.game;
    if (performed.outcome === 'needsDice')
      return { game: withRest(game, commands.slice(i + 1)), refused: null, wanted: performed.wanted };
    watch(game);
  }
  return { game, refused: null, wanted: null };
}

function withRest<T extends SystemTypes>(game: Game<T>, rest: readonly T['Command'][]): Game<T> {
  const { awaiting } = game.record;
  if (!awaiting || rest.length === 0) return game;
  return { ...game, record: { ...game.record, awaiting: { ...awaiting, rest } } };
}

/** Performs what the system says passes automatically, one command after the other, as part of that press. */
export function goOn<T extends SystemTypes>(
  system: Rules<T>,
  before: Game<T>,
  press: number,
  watch: (game: Game<T>) => void = () => {},
): Game<T> {
  const command = system.onward?.(stateOf(before)) ?? null;
  if (command === null) return before;
  const performed = perform(system, before, command, press);
  if (performed.outcome === 'refused') return before;
  watch(performed.game);
  return performed.outcome === 'done' ? goOn(system, performed.game, press, watch) : performed.game;
}
