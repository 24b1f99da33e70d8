import { describe, expect, it } from 'vitest';
import type { GameSystem } from '../../src/core/contract/system';
import { goOn, performPress } from '../../src/core/perform';
import { areAtStart, OPENING, ROOT } from '../../src/core/record/record';
import { moveHead, startOfSegment, undo } from '../../src/core/record/timeline';
import { beginToy, end, move, type ToyGame } from '../helpers/toy/toyGame';
import { type Toy, type ToyState, toySystem } from '../helpers/toy/toySystem';

/** The toy, in which phases like these are passed. */
const passing = (passed: (state: ToyState) => boolean): GameSystem<Toy> => ({
  ...toySystem,
  onward: (state) => (!state.over && passed(state) ? end : null),
});
const noFights = passing(({ phase }) => phase === 'fight');
const southWaits = passing(({ turn, side, phase }) => turn === 1 && (side === 'south' || phase === 'fight'));
const northWaits = passing(({ turn, side }) => turn === 1 && side === 'north');

const presses = ({ record }: ToyGame) => record.entries.map(({ press }) => press);
const opened = (system: GameSystem<Toy>) => goOn(system, beginToy(), OPENING);

describe('a phase in which nothing can be done', () => {
  it('is passed after the command that leads into it, and belongs to it', () => {
    const { game } = performPress(noFights, beginToy(), [end]);
    expect(game.record.entries).toHaveLength(2);
    expect(presses(game)).toEqual([1, 1]);
    expect(undo(game).record.head).toBe(ROOT);
  });

  it('is passed with all that follow it, and each is watched', () => {
    const heads: number[] = [];
    const { game } = performPress(southWaits, beginToy(), [end], ({ record }) => heads.push(record.head));
    expect(heads).toEqual([0, 1, 2, 3]);
    expect(presses(game)).toEqual([1, 1, 1, 1]);
  });

  it('is not passed when the command was refused', () => {
    const refused = performPress(northWaits, beginToy(), [move('n1', '0505')]);
    expect(refused.refused).not.toBeNull();
    expect(refused.game.record.entries).toEqual([]);
  });
});

describe('at the start of a game', () => {
  const game = opened(northWaits);

  it('phases are passed as part of the opening, which no one takes back', () => {
    expect(presses(game)).toEqual([OPENING, OPENING]);
    expect(areAtStart(game.record, game.record.head)).toBe(true);
    expect(undo(game)).toBe(game);
    expect(startOfSegment(northWaits, game)).toBe(game.record.head);
  });

  it('undo comes back to the end of the opening, and no further', () => {
    const { game: moved } = performPress(northWaits, game, [move('s1', '0203')]);
    expect(presses(moved)).toEqual([OPENING, OPENING, 1]);
    expect(areAtStart(moved.record, moved.record.head)).toBe(false);
    expect(undo(moved).record.head).toBe(1);
    expect(undo(undo(moved)).record.head).toBe(1);
    expect(startOfSegment(northWaits, moved)).toBe(1);
  });

  it('going back to the very beginning leads to where play begins', () => {
    const { game: moved } = performPress(northWaits, game, [move('s1', '0203')]);
    for (const entry of [ROOT, 0, 1]) expect(moveHead(moved, entry).record.head).toBe(1);
  });

  it('a game in which nothing is passed starts where it did', () => {
    expect(opened(toySystem)).toEqual(beginToy());
  });
});
