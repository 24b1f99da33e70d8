/** Games of Rocroi 1643 by chance through the rules alone, as a player that looks ahead plays them. */
import { type Draw, drawFrom } from '../../../src/core/dice/draw';
import { thinkOn } from '../../../src/core/think';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { ROCROI } from '../../helpers/rocroi1643/scenario';
import type { Contestant } from '../measure';

type Command = Rocroi1643['Command'];
type Thinking = ReturnType<typeof thinkOn<Rocroi1643>>;
const START = rules.start(ROCROI, reader.read.options(ROCROI, {}));
/** Of the positions of one game one in so many, and commands at each: as many as of the first system. */
const EVERY = 6;
const MOVES = 8;

/** One whole game; how many commands it had. */
function playOut(draw: Draw, watch: (game: Thinking) => void = () => {}): number {
  const game = thinkOn(rules, START);
  for (let played = 0; ; played++) {
    const [command] = firstOf(game.moves({ draw }));
    if (!command) return played;
    watch(game);
    game.play(command, (sides) => 1 + draw(sides));
  }
}

function firstOf(commands: Iterable<Command>): readonly Command[] {
  for (const command of commands) return [command];
  return [];
}

export function playouts1643(name: string): Contestant {
  let seed = 0;
  return { name, run: () => playOut(drawFrom(`${seed++}`)) };
}

/** Commands made and taken back at points all over one game. */
export function takenBack1643(name: string): Contestant {
  const points: { readonly game: Thinking; readonly commands: readonly Command[] }[] = [];
  const draw = drawFrom('dice');
  let passed = 0;
  playOut(drawFrom('back'), (at) => {
    if (passed++ % EVERY !== 0) return;
    const commands = Array.from({ length: MOVES }, () => firstOf(at.moves({ draw }))).flat();
    points.push({ game: thinkOn(rules, at.state()), commands });
  });
  return {
    name,
    run() {
      for (const { game, commands } of points)
        for (const command of commands) {
          game.play(command, (sides) => 1 + draw(sides));
          game.takeBack();
        }
      return points.reduce((all, { commands }) => all + commands.length, 0);
    },
  };
}
