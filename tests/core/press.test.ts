import { describe, expect, it } from 'vitest';
import { enterDie, takeDiceFrom, withdrawAwaiting } from '../../src/core/dice/handDice';
import { nextPress, perform, performPress } from '../../src/core/perform';
import { loadGame } from '../../src/core/record/loadGame';
import { MOST_ENTRIES, ROOT } from '../../src/core/record/record';
import { moveHead, undo } from '../../src/core/record/timeline';
import { attack, beginToy, end, move, played, type ToyGame } from '../helpers/toy/toyGame';
import { type ToyCommand, toySystem } from '../helpers/toy/toySystem';

const before = beginToy();
const combat = played(before, move('n1', '0203'), end);
/** The press, and where the game stood after each command of it. */
function pressed(game: ToyGame, ...commands: readonly ToyCommand[]) {
  const heads: number[] = [];
  const outcome = performPress(toySystem, game, commands, ({ record }) => heads.push(record.head));
  return { ...outcome, heads };
}

it('a game that holds all that can be opened again takes no more, but leads back into what it holds', () => {
  const [first] = combat.record.entries;
  if (!first) throw new Error('no entry');
  const filler = Array.from({ length: MOST_ENTRIES - 2 }, (_, i) => ({ ...first, parent: i + 1 }));
  const full = { ...combat, record: { ...combat.record, entries: [...combat.record.entries, ...filler] } };
  const { refused } = pressed(moveHead(full, ROOT), move('n2', '0303'));
  expect(refused?.map(({ rule }) => rule)).toEqual(['table:full']);
  expect(pressed(moveHead(full, ROOT), move('n1', '0203')).game.record.head).toBe(0);
});

describe('a press', () => {
  it('performs its commands one by one, all under one number', () => {
    const { game, refused, wanted, heads } = pressed(before, move('n1', '0203'), end);
    expect([refused, wanted, heads]).toEqual([null, null, [0, 1]]);
    expect(game.record.entries.map(({ press }) => press)).toEqual([1, 1]);
    expect(undo(game).record.head).toBe(ROOT);
  });

  it('whose first command is refused leaves the game as it was and says why', () => {
    const { game, refused, wanted, heads } = pressed(before, move('n1', '0505'), end);
    expect(game).toBe(before);
    expect(refused?.map(({ rule }) => rule)).toEqual(['2.3']);
    expect([wanted, heads]).toEqual([null, []]);
  });

  it('whose later command is refused ends before it, and that is no refusal', () => {
    const { game, refused, wanted, heads } = pressed(before, end, move('n1', '0203'), end);
    expect([refused, wanted, heads]).toEqual([null, null, [0]]);
    expect(game.record.entries.map(({ command }) => command)).toEqual([end]);
  });

  it('passes over a later command that has nothing left to do, and never its first', () => {
    const idle = {
      ...toySystem,
      isIdle: (_state: unknown, command: ToyCommand) => command.do === 'move' && command.counter === 'n2',
    };
    const { game } = performPress(idle, before, [move('n1', '0203'), move('n2', '0303'), end]);
    expect(game.record.entries.map(({ command }) => command)).toEqual([move('n1', '0203'), end]);
    const first = performPress(idle, before, [move('n2', '0303'), end]);
    expect(first.game.record.entries.map(({ command }) => command)).toEqual([move('n2', '0303'), end]);
  });

  it('passes it over, too, once a die of the players has been entered', () => {
    const idle = { ...toySystem, isIdle: (_state: unknown, command: ToyCommand) => command.do === 'attack' };
    const asked = performPress(idle, takeDiceFrom(combat, 'hand'), [
      attack('n1', 's1'),
      attack('n1', 's1'),
      end,
    ]);
    const entered = enterDie(idle, asked.game, 1);
    expect(entered.outcome).toBe('done');
    const { entries } = entered.outcome === 'refused' ? combat.record : entered.game.record;
    expect([...entries].slice(2).map(({ command }) => command)).toEqual([attack('n1', 's1'), end]);
  });

  it('waits for a die that the players throw, says which, and goes on when it is there', () => {
    const byHand = takeDiceFrom(combat, 'hand');
    const { game, refused, wanted, heads } = pressed(byHand, attack('n1', 's1'), end);
    expect([refused, heads]).toEqual([null, []]);
    expect(wanted).toEqual({ purpose: 'n1 attacks s1', sides: 6, entered: [] });
    expect(game.record.awaiting).toEqual({ press: 3, command: attack('n1', 's1'), dice: [], rest: [end] });
    expect(game.record.entries).toEqual(combat.record.entries);
    const entered = enterDie(toySystem, game, 6);
    if (entered.outcome !== 'done') throw new Error(entered.outcome);
    const { record } = entered.game;
    expect([...record.entries].slice(2).map(({ command, press }) => [command, press])).toEqual([
      [attack('n1', 's1'), 3],
      [end, 3],
    ]);
    expect([record.awaiting, undo(entered.game).record.head]).toEqual([null, combat.record.head]);
  });

  it('waits for the die of each of its commands in turn, also when it was saved between them', () => {
    const twice = { ...toySystem, check: () => [] };
    const byHand = takeDiceFrom(combat, 'hand');
    const { game } = performPress(twice, byHand, [attack('n1', 's1'), attack('n2', 's1'), end]);
    const first = enterDie(twice, game, 1);
    if (first.outcome !== 'needsDice') throw new Error(first.outcome);
    const saved: unknown = JSON.parse(JSON.stringify(first.game.record));
    const opened = loadGame(twice, saved, () => undefined).game;
    expect(opened.record.awaiting).toEqual({
      ...{ press: 3, command: attack('n2', 's1'), dice: [], rest: [end] },
    });
    const second = enterDie(twice, opened, 1);
    expect(second.outcome === 'done' && second.game.record.entries.length).toBe(5);
  });

  it('has a number that none had, whichever was the last to be made', () => {
    expect([nextPress(before), nextPress(combat)]).toEqual([1, 3]);
    // Going the old way again makes the first entry the latest press.
    const again = played(moveHead(combat, ROOT), move('n1', '0203'));
    expect(again.record.entries.map(({ press }) => press)).toEqual([3, 2]);
    expect(nextPress(again)).toBe(4);
  });

  it('has a number that can be read again, whatever a file has called the one before', () => {
    const [first, second] = combat.record.entries.map((entry, i) => ({
      ...entry,
      press: [1, Number.MAX_SAFE_INTEGER][i] ?? 0,
    }));
    if (!first || !second) throw new Error('no entries');
    const asked = (...entries: (typeof first)[]) =>
      nextPress({ ...combat, record: { ...combat.record, entries } });
    expect([asked(first, second), asked(second), asked(first)]).toEqual([2, 1, 2]);
  });
});

describe('while a die is awaited', () => {
  const asked = pressed(takeDiceFrom(combat, 'hand'), attack('n1', 's1')).game;
  const twoDice: typeof toySystem = {
    ...toySystem,
    resolve(play, command) {
      play.dice(['the first']);
      play.dice(['the second']);
      toySystem.resolve(play, command);
    },
  };
  const textOf = (game: ToyGame) => {
    const refused = perform(toySystem, game, end);
    if (refused.outcome !== 'refused') throw new Error(refused.outcome);
    expect(refused.reasons).toMatchObject([{ rule: 'table:dice', counters: [], where: [] }]);
    return refused.reasons[0]?.text;
  };

  it('every command is refused; withdrawing is spoken of only as long as it can be', () => {
    expect(textOf(asked)).toMatch(/still awaited.* withdraw/);
    expect(withdrawAwaiting(asked)).not.toBe(asked);
    const entered = enterDie(twoDice, asked, 2);
    if (entered.outcome !== 'needsDice') throw new Error(entered.outcome);
    expect(textOf(entered.game)).toMatch(/still awaited/);
    expect(textOf(entered.game)).not.toMatch(/withdraw/);
    expect(withdrawAwaiting(entered.game)).toBe(entered.game);
  });
});
