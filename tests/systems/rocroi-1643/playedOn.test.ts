/** Random positions played to their end by what is offered, each command held against the second implementation. */
import { describe, expect, it } from 'vitest';
import { type Game, stateOf } from '../../../src/core/game';
import { perform } from '../../../src/core/perform';
import { chanceOf } from '../../../src/headless/randomPlayer';
import { rules } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { strewnAndPlayed } from '../../helpers/rocroi1643/playedOn';
import { nextCommand } from '../../helpers/rocroi1643/player';
import { strewnGame } from '../../helpers/rocroi1643/strewn';
import { gameFaults } from '../../oracle/rocroi1643/gameLaw';

type Event = Rocroi1643['Event'];

describe('random positions of Rocroi 1643, played on (4.0)', () => {
  it.each(Array.from({ length: 8 }, (_, i) => 300 + i))('come to their end without a fault: %i', (seed) => {
    const { commands, fault } = strewnAndPlayed(seed);
    expect(fault).toBeNull();
    expect(commands).toBeGreaterThan(0);
  });
});

/** What is told otherwise than it was. */
const OTHERWISE: { readonly [K in Event['happened']]?: (event: Event) => Event } = {
  fought: (event) => (event.happened === 'fought' ? { ...event, total: event.total + 1 } : event),
  commandFixed: (event) =>
    event.happened === 'commandFixed'
      ? {
          ...event,
          command: event.command.map((one) => ({ ...one, by: one.by === 'nobody' ? 'chain' : 'nobody' })),
        }
      : event,
  ran: (event) => (event.happened === 'ran' ? { ...event, to: '0101' } : event),
  retreated: (event) => (event.happened === 'retreated' ? { ...event, to: event.from } : event),
};

describe('the laws of a game of Rocroi 1643', () => {
  it.each(Object.entries(OTHERWISE))('notice what is told otherwise: %s', (happened, otherwise) => {
    for (let seed = 0; seed < 40; seed++) {
      const told = tampered(strewnGame(seed), seed, happened, otherwise);
      if (!told) continue;
      expect(gameFaults(told)).not.toEqual([]);
      return;
    }
    throw new Error(`never happened: ${happened}`);
  });
});

/** A game up to the first such event, which is another one then; null: there is none. */
function tampered(
  begun: Game<Rocroi1643>,
  seed: number,
  happened: string,
  otherwise: (event: Event) => Event,
): Game<Rocroi1643> | null {
  const chance = chanceOf(`tampered ${seed}`);
  let game = begun;
  for (let i = 0; i < 120 && !stateOf(game).over; i++) {
    const command = nextCommand(stateOf(game), chance, true);
    const performed = command && perform(rules, game, command);
    if (performed?.outcome !== 'done') return null;
    game = performed.game;
    const { head } = game.record;
    const steps = game.steps.slice();
    const last = steps[head];
    if (!last?.events.some((event) => event.happened === happened)) continue;
    const events = last.events.map((event) => (event.happened === happened ? otherwise(event) : event));
    return { ...game, steps: [...steps.slice(0, head), { ...last, events }] };
  }
  return null;
}
