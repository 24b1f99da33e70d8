/**
 * Where the rules of a battle may differ from the standard ones. The section that asks declares the hook, with what the
 * standard rules say; the book of a battle overrides it. So no section needs to know any battle.
 */
import type { State } from '../state';
import type { BattlePlay } from './system';

/** Lets a hook be answered by the book of that name from then on. */
export type Override = (book: string) => void;

/** Asked like a function; `by` is what a book says instead, for its list of overrides. */
export type Hook<Asked> = Asked & { by(instead: Asked): Override };

/** A question about a state; `usual` is what the standard rules say. */
export function hook<A extends readonly unknown[], R>(
  usual: (state: State, ...rest: A) => R,
): Hook<(state: State, ...rest: A) => R> {
  const instead = new Map<string, (state: State, ...rest: A) => R>();
  const asked = (state: State, ...rest: A): R => (instead.get(state.scenario.rules) ?? usual)(state, ...rest);
  return Object.assign(asked, { by: overriding(instead) });
}

/** A step in the course of play; `usual` is what the standard rules do. */
export function step<A extends readonly unknown[]>(
  usual: (play: BattlePlay, ...rest: A) => void,
): Hook<(play: BattlePlay, ...rest: A) => void> {
  const instead = new Map<string, (play: BattlePlay, ...rest: A) => void>();
  const done = (play: BattlePlay, ...rest: A): void =>
    (instead.get(play.state.scenario.rules) ?? usual)(play, ...rest);
  return Object.assign(done, { by: overriding(instead) });
}

function overriding<F>(instead: Map<string, F>): (other: F) => Override {
  return (other) => (book) => {
    instead.set(book, other);
  };
}
