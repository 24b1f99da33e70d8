/**
 * For a system that brings no plans: every legal command, weighed by what it leads to over a few throws of the dice.
 */
import type { Effort, Mind, Plan } from '../contract/opponent';
import type { Rules, SystemTypes } from '../contract/rules';
import type { SideId } from '../contract/values';
import type { Draw } from '../dice/draw';
import { thinkOn } from '../think';

/** So often a command that throws dice is tried. */
const THROWS = 6;

export function* oneMovePlans<T extends SystemTypes>(
  rules: Rules<T>,
  mind: Mind<T>,
  state: T['State'],
  effort: Effort,
  draw: Draw,
): Generator<Plan<T>> {
  const side = mind.decides(state);
  if (side === null) return;
  const commands = [...rules.moves(state)];
  for (const command of shuffled(commands, draw)) {
    const { worth, weighed } = afterwards(rules, mind, state, { command, side, draw });
    yield {
      commands: [command],
      worth,
      why: { kind: 'best', counters: [], figures: { of: commands.length } },
    };
    if (!effort.weigh(weighed)) return;
  }
}

function afterwards<T extends SystemTypes>(
  rules: Rules<T>,
  mind: Mind<T>,
  state: T['State'],
  { command, side, draw }: { readonly command: T['Command']; readonly side: SideId; readonly draw: Draw },
): { readonly worth: number; readonly weighed: number } {
  const thinking = thinkOn(rules, state);
  let sum = 0;
  let weighed = 0;
  let isSure = true;
  const roll = (sides: number) => {
    isSure = false;
    return draw(sides) + 1;
  };
  do {
    thinking.play(command, roll);
    sum += mind.evaluate(thinking.state(), side);
    thinking.takeBack();
    weighed++;
  } while (!isSure && weighed < THROWS);
  return { worth: sum / weighed, weighed };
}

/** Of equal commands none is preferred for where it stands in the list. */
function shuffled<I>(items: readonly I[], draw: Draw): readonly I[] {
  const left = [...items];
  return items.flatMap(() => left.splice(draw(left.length), 1));
}
