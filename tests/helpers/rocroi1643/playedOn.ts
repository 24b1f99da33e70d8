/**
 * Random positions of Rocroi 1643, played to their end: half of them boldly, watched, and everything offered pressed
 * now and then.
 */
import { type Game, stateOf } from '../../../src/core/game';
import { chanceOf, playOn } from '../../../src/headless/randomPlayer';
import { rocroi1643 } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { gameFaults } from '../../oracle/rocroi1643/gameLaw';
import { offersOf } from './offers';
import { nextCommand } from './player';
import { strewnGame } from './strewn';

/** So many commands lie between two at which everything is pressed. */
const EVERY = 20;

/** `fault`: what should not have been; null when all is well. */
export function strewnAndPlayed(seed: number): {
  readonly commands: number;
  readonly fault: string | null;
  readonly record: unknown;
} {
  const chance = chanceOf(`strewn ${seed}`);
  const isBold = chance(2) === 0;
  const begun = strewnGame(seed);
  let last: Game<Rocroi1643> = begun;
  const told = (fault: string | null) => {
    const { entries } = last.record;
    return { commands: entries.length, fault, record: fault === null ? null : last.record };
  };
  try {
    const watch = (game: Game<Rocroi1643>) => {
      last = game;
      const [fault] = [...gameFaults(game), ...offerFaults(game)];
      if (fault !== undefined) throw new Error(fault);
    };
    const instead = (state: Rocroi1643['State']) =>
      isBold && !state.over && chance(4) > 0 ? nextCommand(state, chance, true) : null;
    const { finished, stuck } = playOn(rocroi1643, begun, `strewn ${seed}`, { watch, instead });
    return told(finished ? null : stuck);
  } catch (error) {
    return told(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function offerFaults(game: Game<Rocroi1643>): readonly string[] {
  if (game.record.entries.length % EVERY > 0) return [];
  return offersOf(stateOf(game), (_, depth) => depth < 1).refused;
}
