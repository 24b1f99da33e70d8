/** The coach in games by chance in which it is sometimes followed: nothing illegal, nothing worse than nothing. */
import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../../src/core/dice/draw';
import { reader, rocroi1643, rules } from '../../../../src/systems/rocroi-1643';
import { rocroi1643Coach as coach } from '../../../../src/systems/rocroi-1643/coach';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { judgeOf } from '../../../helpers/coached';
import { playCoached } from '../../../helpers/rocroi1643/positions';
import { ROCROI } from '../../../helpers/rocroi1643/scenario';
import { strewnState } from '../../../helpers/rocroi1643/strewn';

type State = Rocroi1643['State'];

const judge = judgeOf(rocroi1643, coach);
/** Of the positions of the battle one in so many is looked at and one in so many answers followed, of strewn ones more. */
const EVERY = { looked: 149, followed: 40 };
const SEEDS = [1, 4, 9, 16];

type Often = { readonly looked: number; readonly followed: number };
const GAMES: readonly (readonly [name: string, start: () => State, every: Often, most: number])[] = [
  // Its first turns: here contact is made, and everything is asked that ever is.
  ['the battle', () => rules.start(ROCROI, reader.read.options(ROCROI, {})), EVERY, 700],
  ...SEEDS.map(
    (seed) => [`strewn ${seed}`, () => strewnState(seed), { looked: 4, followed: 8 }, 150] as const,
  ),
];

describe.each(GAMES)('in a game of %s', (name, start, { looked, followed }, most) => {
  it('nothing illegal is advised, nothing worse than doing nothing, and all is said in whole sentences', () => {
    const faults: string[] = [];
    let [asked, advised, said] = [0, 0, 0];
    const watch = (state: State, n: number) => {
      if (n % looked > 0) return;
      asked++;
      faults.push(...judge.ask(state).faults);
      advised += coach.coach(state).acts.length;
      const draw = drawFrom(`${n}`);
      for (const command of rules.moves(state, { draw })) {
        const advice = coach.exposes(state, command);
        if (advice) faults.push(...judge.texts(command.do, advice.text, advice.rules));
        if (advice) said++;
        if (draw(3) === 0) break;
      }
    };
    playCoached(start(), drawFrom(`coached ${name}`), most, watch, followed);
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(2);
    expect(advised).toBeGreaterThan(0);
    expect(said).toBeGreaterThan(0);
  });
});
