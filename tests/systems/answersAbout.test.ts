/** What is counted about some subjects is, of what is counted in all, what is about these. */
import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../src/core/dice/draw';
import { thinkOn } from '../../src/core/think';
import { catalogue, scenarioNamed } from '../../src/headless/catalogue';
import { systemNamed } from '../../src/systems';

const COMMANDS = 120;
/** Asked in so many positions of a game. */
const EVERY = 30;

describe.each(catalogue())('$id', ({ id, system: name }) => {
  it('answers about each subject alone as it does about all', () => {
    const system = systemNamed(name);
    if (!system?.answers) throw new Error(`${name} answers nothing`);
    const scenario = system.read.scenario(scenarioNamed(id));
    const game = thinkOn(system, system.start(scenario, system.read.options(scenario, {})));
    const draw = drawFrom(id);
    const met = new Set<string>();
    for (let n = 0; n < COMMANDS && !game.over; n++) {
      const [command] = game.moves({ draw });
      if (!command) break;
      game.play(command, (sides) => 1 + draw(sides));
      if (n % EVERY > 0) continue;
      const state = game.state();
      const all = system.answers(state);
      for (const subject of new Set(all.map(({ about }) => about))) {
        met.add(subject);
        const alone = system.answers(state, new Set([subject]));
        expect(alone).toEqual(all.filter(({ about }) => about === subject));
      }
      expect(system.answers(state, new Set())).toEqual([]);
    }
    expect(met.size).toBeGreaterThan(4);
  });
});
