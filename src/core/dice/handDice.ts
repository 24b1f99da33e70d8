/** Dice that the players throw themselves: a command waits until every die it asks for has been entered. */

import type { Rules, SystemTypes } from '../contract/rules';
import { type Game, stateOf } from '../game';
import { performAll } from '../perform';
import type { GameRecord } from '../record/record';
import { childWith, type Performed, resolveByHand, type WantedDie } from '../resolve';
import { tableReason } from '../tableReason';
import type { Die } from './dice';

/**
 * Enters the awaited die; refused unless it is a face of that die. After its last die the press goes on with the
 * commands that it still leads to; the first of them that is refused ends it.
 */
export function enterDie<T extends SystemTypes>(system: Rules<T>, game: Game<T>, face: number): Performed<T> {
  const wanted = wantedDie(system, game);
  const { awaiting } = game.record;
  if (!wanted || !awaiting)
    return { outcome: 'refused', reasons: [tableReason('table:dice', 'noDieAsked', 'No die is asked for.')] };
  if (!Number.isInteger(face) || face < 1 || face > wanted.sides) {
    const text = `A die of ${wanted.sides} sides shows 1 to ${wanted.sides}, not ${face}.`;
    return { outcome: 'refused', reasons: [tableReason('table:dice', 'noSuchFace', text)] };
  }
  const die: Die = { purpose: wanted.purpose, face, sides: wanted.sides, by: 'hand' };
  const done = resolveByHand(system, game, { ...awaiting, dice: [...awaiting.dice, die] });
  const { press, rest = [] } = awaiting;
  if (done.outcome !== 'done' || rest.length === 0) return done;
  const further = performAll(system, done.game, rest, press, undefined, true);
  if (!further.wanted) return { ...done, game: further.game };
  return { outcome: 'needsDice', wanted: further.wanted, game: further.game };
}

/** The die that the open command waits for, if any. */
export function wantedDie<T extends SystemTypes>(system: Rules<T>, game: Game<T>): WantedDie | null {
  const { awaiting } = game.record;
  if (!awaiting) return null;
  const tried = resolveByHand(system, game, awaiting);
  return tried.outcome === 'needsDice' ? tried.wanted : null;
}

/**
 * Resumes a stored command that waits for dice: it must be legal, new at this point, and its dice so far must be those
 * it asks for, with one still missing. Otherwise null.
 */
export function resumeAwaiting<T extends SystemTypes>(
  system: Rules<T>,
  game: Game<T>,
  awaiting: NonNullable<GameRecord<T>['awaiting']>,
): Game<T> | null {
  const state = stateOf(game);
  const written = system.canonical(state, awaiting.command);
  if (childWith(game.record, written) !== null || system.check(state, written).length > 0) return null;
  const tried = resolveByHand(system, game, { ...awaiting, command: written });
  return tried.outcome === 'needsDice' ? tried.game : null;
}

/** Takes back a command that waits for its first die; once a die is entered it can no longer be withdrawn. */
export function withdrawAwaiting<T extends SystemTypes>(game: Game<T>): Game<T> {
  const { awaiting } = game.record;
  if (!awaiting || awaiting.dice.length > 0) return game;
  return { ...game, record: { ...game.record, awaiting: null } };
}

/** From now on dice come from the generator, or are entered by the players. */
export function takeDiceFrom<T extends SystemTypes>(game: Game<T>, diceFrom: Die['by']): Game<T> {
  return game.record.awaiting ? game : { ...game, record: { ...game.record, diceFrom } };
}
