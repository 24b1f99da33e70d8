/** Commands by chance, sensible or not: each is judged, with the reasons against it in sentences, or carried out. */
import { describe, expect, it } from 'vitest';
import { type Draw, drawFrom } from '../../../src/core/dice/draw';
import { thinkOn } from '../../../src/core/think';
import { rules } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { CASES } from '../../../src/systems/rocroi-1643/rulebook/cases';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { nextCommand } from '../../helpers/rocroi1643/player';
import { strewnState } from '../../helpers/rocroi1643/strewn';

type State = Rocroi1643['State'];
type Command = Rocroi1643['Command'];

function anything(state: State, draw: Draw): Command {
  const board = boardOf(state);
  const one = <T>(items: readonly T[]): T => {
    const item = items[draw(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const unit = () => one(board.units).id;
  const leader = () => (board.leaders.length > 0 && draw(10) > 0 ? one(board.leaders).id : unit());
  const hex = () => (draw(20) ? board.number(draw(board.field.grid.size)) : '9999');
  const near = () => {
    const at = one(board.units).hex;
    const next = at < 0 ? -1 : board.neighbour(at, draw(6));
    return next < 0 ? hex() : board.number(next);
  };
  const kinds: readonly (() => Command)[] = [
    () => ({
      do: 'move',
      unit: unit(),
      steps: Array.from({ length: draw(4) }, () => (draw(3) ? near() : draw(6))),
    }),
    () => ({ do: 'moveLeader', leader: leader(), to: hex() }),
    () => ({ do: 'moveChief', leader: leader(), to: near() }),
    () => ({ do: 'placeLeader', to: draw(2) ? near() : hex() }),
    () => ({ do: 'draw' }),
    () => ({ do: 'endMovement' }),
    () => ({ do: 'endSegment' }),
    () => ({ do: 'endAiming' }),
    () => ({ do: 'endChief' }),
    () => ({ do: 'chooseCorps', corps: draw(4) ? one(state.scenario.corps).id : null }),
    () => ({
      do: 'aim',
      battery: state.batteries.length > 0 ? one(state.batteries).id : unit(),
      target: unit(),
    }),
    () => ({ do: 'attack', unit: unit(), target: unit(), charge: draw(3) === 0 }),
    () => ({ do: 'attackLeader', unit: unit(), leader: leader() }),
    () => ({ do: 'retreat', to: near() }),
    () => ({ do: 'removeUnit' }),
    () => ({ do: 'advance', unit: draw(3) ? unit() : null, leaders: draw(3) ? [] : [leader()] }),
    () => ({ do: 'runTo', to: near() }),
    () => ({ do: 'rally', unit: unit(), facing: draw(6) }),
  ];
  return one(kinds)();
}

describe('any command at any time (4.0)', () => {
  const refusedBy = new Set<string>();
  it.each(Array.from({ length: 24 }, (_, i) => 400 + i))('is refused in words or carried out: %i', (seed) => {
    const draw = drawFrom(`anything ${seed}`);
    const game = thinkOn(rules, strewnState(seed));
    for (let i = 0; i < 40 && !game.over; i++) {
      for (let tries = 0; tries < 25; tries++) {
        const state = game.state();
        const command = rules.canonical(state, anything(state, draw));
        const reasons = rules.check(state, command);
        for (const reason of reasons) {
          // The sentence is made when it is read, and not before.
          expect(Object.hasOwn(reason, 'text')).toBe(false);
          expect(reason.text).toMatch(/^[A-Z0-9].*\.$/s);
          expect(Object.keys(CASES)).toContain(reason.rule);
          refusedBy.add(reason.kind);
        }
        if (reasons.length > 0) continue;
        game.play(command, (sides) => draw(sides) + 1);
        if (game.over) return;
      }
      const next = nextCommand(game.state(), draw, true);
      if (next) game.play(next, (sides) => draw(sides) + 1);
    }
  });

  it('with many kinds of reasons', () => {
    expect(refusedBy.size).toBeGreaterThan(35);
  });

  it('is refused when the game is over', () => {
    const over = { ...strewnState(400), over: true };
    expect(rules.check(over, { do: 'draw' }).map(({ rule }) => rule)).toEqual(['table:game-over']);
    expect([...rules.moves(over)]).toEqual([]);
    expect(rules.onward?.(over)).toBeNull();
  });
});
