/** One counter's move taken back in a Movement Segment, and the moves after it kept: case by case, then by chance. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameSystem } from '../../../src/core/contract/system';
import type { Target } from '../../../src/core/contract/table';
import type { CounterId } from '../../../src/core/contract/values';
import type { Draw } from '../../../src/core/dice/draw';
import { type Game, stateOf } from '../../../src/core/game';
import { itemAt } from '../../../src/core/list';
import { perform } from '../../../src/core/perform';
import { areDiceIn, entriesAfter, ROOT } from '../../../src/core/record/record';
import { createGameStore } from '../../../src/store/gameStore';
import { loaded } from '../../../src/store/opening/lazy';
import { offerOf } from '../../../src/store/opening/offer';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { hasMoveToTakeBack, withoutMoveOf } from '../../../src/store/table/retaking';
import { rocroi1643 } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';

type State = Rocroi1643['State'];

/** A position on the table of the page. */
function table(position: string, more: object = {}) {
  const store = createGameStore({
    offer: loaded(offerOf({ systems: [rocroi1643], catalogue: [] })),
    savedGames: NULL_STORAGE,
  });
  const whole = rocroi1643.read.variant?.({ position, ...more }, () => undefined);
  const record = { format: 'tercio-game', formatVersion: 1, system: 'rocroi-1643', seed: 'line' };
  const get = () => store.getState();
  get().openText(JSON.stringify({ ...record, scenario: { whole }, entries: [] }));
  const play = () => {
    const now = get().play;
    if (!now) throw new Error(JSON.stringify(get().notices));
    return now;
  };
  const state = () => stateOf(play().game) as State;
  const counter = (id: string) => [...state().units, ...state().leaders].find((one) => one.id === id);
  const target = (id: string): Target => {
    if (/^\d{4}$/.test(id)) return { on: 'place', at: id };
    return counter(id) ? { on: 'counter', id: id as CounterId } : { on: 'option', id };
  };
  const typed = (text: string) => get().press({ on: 'typed', text });
  return {
    ...{ get, play, state, typed },
    press: (...ids: readonly string[]) => ids.forEach((id) => void get().press(target(id))),
    /** Typed: `1520-1420`, or with the facing that the unit ends in. */
    move: (...moves: readonly string[]) => {
      for (const text of moves) {
        const { head } = play().game.record;
        typed(text);
        expect([text, play().game.record.head > head]).toEqual([text, true]);
      }
    },
    at: (id: string) => counter(id)?.at,
    unit: (id: string) => state().units.find((one) => one.id === id),
    can: (id: string) => get().canRetake(id as CounterId),
    retake: (id: string) => get().retake(id as CounterId),
    agree: () => get().answerRetaking(true),
    /** What would no longer be possible, with the cases. */
    barred: () =>
      (get().retaking?.barred ?? []).map(
        ({ text, reasons }) => `${text} ${reasons.map(({ rule }) => rule).join()}`,
      ),
    refused: () => (get().refusal?.reasons ?? []).map(({ kind }) => kind),
  };
}

describe('one counter’s move taken back', () => {
  it('is the whole move, in however many parts it was made; later moves of others are kept (7.1)', () => {
    const { move, can, retake, at, get, press } = table('F foot 1520>3 | F foot 1522>3 | S foot 0401');
    expect(can('f1520')).toBe(false);
    move('1520-1420', '1420-1320', '1522-1421');
    expect([can('f1520'), can('f1522')]).toEqual([true, true]);
    retake('f1520');
    expect([at('f1520'), at('f1522'), get().retaking]).toEqual(['1520', '1421', null]);
    // It has all of its points again, and moves after the other.
    move('1520-1420', '1420-1121');
    expect(at('f1520')).toBe('1121');
    press('f1522');
    expect(get().refusal?.reasons.map(({ rule }) => rule)).toEqual(['5.2']);
  });

  it('is a change of facing alone (7.2)', () => {
    const { move, retake, unit, at } = table('F foot 1520>3 | F foot 1522>3 | S foot 0401');
    move('1520>4', '1522-1421');
    expect(unit('f1520')?.facing).toBe(4);
    retake('f1520');
    expect([unit('f1520')?.facing, unit('f1520')?.moved, at('f1522')]).toEqual([3, false, '1421']);
  });

  it('is that of the leader of the segment, between two parts of the move of a unit (5.2)', () => {
    const { move, retake, at, unit } = table('F foot 1520>3 | F leader1-6 1622 | S foot 0401');
    move('1520-1420', 'L1622-1520', '1420-1320');
    retake('f1622l');
    expect([at('f1622l'), at('f1520'), unit('f1520')?.moved]).toEqual(['1622', '1320', true]);
    move('L1622-1320');
  });

  it('is also offered for the unit that moved last, which a press takes up to go on (7.1)', () => {
    const { move, press, play, can, retake, at } = table('F foot 1520>3 | F leader1-6 1622 | S foot 0401');
    move('1520-1420', 'L1622-1420');
    press('f1520');
    expect([play().prompt.subject?.counter, can('f1520')]).toEqual(['f1520', true]);
    retake('f1520');
    expect([at('f1520'), at('f1622l'), play().draft]).toEqual(['1520', '1420', null]);
  });

  it('is that of one unit of a line that moved with one press (8.3)', () => {
    const { press, retake, at } = table('F foot 1520>3 | F foot 1521>3 | F foot 1522>3 | S foot 0401');
    press('f1520', '1420', 'line');
    expect([at('f1520'), at('f1521'), at('f1522')]).toEqual(['1420', '1421', '1422']);
    retake('f1521');
    expect([at('f1520'), at('f1521'), at('f1522')]).toEqual(['1420', '1521', '1422']);
  });

  it('gives a battery back that was captured by it, unless another has crossed it since (10.3)', () => {
    const line = 'F foot 1520>3 | F foot 1521>3 | S gun 1420 | S foot 0401';
    const one = table(line);
    const ownerIn = ({ state }: typeof one) => state().batteries.map(({ owner }) => owner);
    one.move('1520-1320', '1521-1421');
    expect(ownerIn(one)).toEqual(['french']);
    one.retake('f1520');
    expect(ownerIn(one)).toEqual(['spanish']);
    const both = table(line);
    both.move('1520-1319', '1521-1420');
    both.retake('f1520');
    expect([both.get().retaking, ...ownerIn(both)]).toEqual([null, 'french']);
  });
});

describe('what its move has made possible', () => {
  it('is named where a unit has come to its hex (3.0)', () => {
    const { move, retake, barred, at, agree } = table('F foot 1420>3 | F foot 1520>3 | S foot 0401');
    move('1420-1320', '1520-1420');
    retake('f1420');
    expect(barred()).toEqual(['F foot (1520): to 1420. 3.0']);
    expect([at('f1420'), at('f1520')]).toEqual(['1320', '1420']);
    agree();
    expect([at('f1420'), at('f1520')]).toEqual(['1420', '1520']);
  });

  it('is named where horse has passed who would face otherwise (7.1)', () => {
    const { move, retake, barred } = table('F foot 1420>4 | F horse 1520>3 | S foot 0401');
    move('1420>3', '1520-1320');
    retake('f1420');
    expect(barred()).toEqual([expect.stringMatching(/^F horse \(1520\): to 1420, to 1320\. 7\.1$/)]);
  });

  it('is named where a leader is with it before an enemy (7.4)', () => {
    const { move, retake, barred, agree, at } = table('F foot 1520>3 | F leader1-6 1520 | S foot 1219>0');
    move('1520-1319', 'L1520-1319');
    retake('f1520');
    expect(barred()).toEqual([expect.stringMatching(/goes to 1319\. 7\.4$/)]);
    agree();
    expect([at('f1520'), at('f1520l')]).toEqual(['1520', '1520']);
  });

  it('is named with all that went on from it, and no die is thrown for the rest elsewhere (7.2, 7.3)', () => {
    const { move, retake, barred, agree, at, unit, play } = table(
      'F foot 1419>3 | F foot 1319>3 p5 | F foot 1522>3 | S foot 1219>0',
    );
    // Back out of an enemy zone to where the first has stood, and only there a turn without a test.
    move('1419-1320', '1319-1419', '1419>2');
    retake('f1419');
    expect(barred()).toEqual([
      expect.stringMatching(/to 1419\. 3\.0$/),
      expect.stringMatching(/facing .*table:take-back$/),
    ]);
    agree();
    expect([at('f1419'), at('f1319'), unit('f1319')?.facing]).toEqual(['1419', '1319', 3]);
    expect([...play().game.record.entries].flatMap(({ dice }) => dice)).toEqual([]);
  });
});

describe('a die that was thrown', () => {
  const LINE = 'F foot 1520>3 | F foot 1319>3 | F foot 1522>3 | S foot 1219>0';

  it('stays thrown: no move from before it is taken back, its own neither (7.2)', () => {
    const { move, retake, refused, at, unit } = table(LINE);
    move('1520-1420', '1319>2');
    for (const id of ['f1520', 'f1319']) {
      retake(id);
      expect([id, ...refused()]).toEqual([id, 'staysThrown']);
    }
    expect([at('f1520'), unit('f1319')?.facing]).toEqual(['1420', 2]);
  });

  it('is kept with the moves before it where a later one is taken back (7.2)', () => {
    const { move, retake, at, unit, play } = table(LINE);
    move('1319>2', '1520-1420', '1522-1421');
    const { head } = play().game.record;
    retake('f1520');
    expect([at('f1520'), at('f1522'), unit('f1319')?.facing]).toEqual(['1520', '1421', 2]);
    expect(play().game.record.head).toBeGreaterThan(head);
    expect([...play().game.record.entries].map(({ dice }) => dice.length)).toEqual([1, 0, 0, 0]);
  });
});

it('ends with the Movement Segment (5.2)', () => {
  const { move, press, can, play } = table('F foot 1420>3 | F foot 1520>3 | S foot 1219>0');
  move('1420-1319', '1520-1420');
  expect(can('f1520')).toBe(true);
  press('end');
  expect([play().prompt.heading, can('f1420'), can('f1520')]).toEqual([
    expect.stringMatching(/combat$/),
    false,
    false,
  ]);
});

it('is no die, no other place and no loss, with the moves of any counter left out by chance (5.2)', () => {
  const sample = fc.sample(fc.array(fc.nat(), { minLength: 400, maxLength: 400 }), {
    numRuns: 12,
    seed: 1643,
  });
  const seen = { taken: 0, thrown: 0, barred: 0 };
  for (const numbers of sample) {
    const left = [...numbers];
    const draw: Draw = (of) => (left.pop() ?? 0) % of;
    const { play } = table(CROWD);
    const game = byChance(play().game, draw);
    const { entries, head } = game.record;
    const open = { ...play(), game, moment: rocroi1643.moment(stateOf(game) as State) };
    const line = entriesAfter(entries, ROOT, head);
    const before = stateOf(game, ROOT) as State;
    for (const { id } of [...before.units, ...before.leaders]) {
      const first = line.findIndex((at) => moverIn(itemAt(entries, at)) === id);
      if (first < 0) {
        expect(hasMoveToTakeBack(open, id)).toBe(false);
        continue;
      }
      const found = withoutMoveOf(open, id);
      const isThrown = areDiceIn(game.record, line.slice(first));
      expect([id, found === null]).toEqual([id, isThrown]);
      if (!found) {
        seen.thrown++;
        continue;
      }
      seen.taken++;
      seen.barred += found.barred.length;
      const after = stateOf(found.game) as State;
      const [was, is] = [stateOf(game) as State, after];
      expect(diceIn(found.game)).toBe(diceIn(game));
      const stays = new Set([id, ...found.barred.map(({ command }) => moverIn({ command }))]);
      for (const one of is.units)
        if (!stays.has(one.id)) expect(one).toEqual(was.units.find((other) => other.id === one.id));
        else if (one.id === id) expect(one).toEqual(before.units.find((other) => other.id === id));
      for (const one of is.leaders)
        if (!stays.has(one.id)) expect(one).toEqual(was.leaders.find((other) => other.id === one.id));
    }
  }
  expect(Math.min(seen.taken, seen.thrown, seen.barred)).toBeGreaterThan(5);
});

/** Close enough for units to take each other's place, a few of them in front of an enemy. */
const CROWD = [
  'F foot 1518>3 | F foot 1519>3 | F foot 1520>3 | F horse 1521>3 | F horse 1522>2 | F leader1-6 1520',
  'F foot 1418>3 | F horse 1419>3 | F foot 1420>4 | F horse 1319>3',
  'S foot 1219>0 | S foot 1216>0',
].join(' | ');

/** Up to some moves in the Movement Segment, each one that is legal then. */
function byChance(begun: Game, draw: Draw): Game {
  let game = begun;
  for (let n = 0; n < 14; n++) {
    const state = stateOf(game) as State;
    const [command] = rocroi1643.moves(state, { draw });
    if (!command || moverIn({ command }) === null) break;
    const done = perform(rocroi1643 as GameSystem, game, command);
    if (done.outcome !== 'done') break;
    game = done.game;
  }
  return game;
}

function moverIn(entry: { readonly command: unknown } | undefined): CounterId | null {
  const command = entry?.command as Rocroi1643['Command'] | undefined;
  if (command?.do === 'move') return command.unit;
  return command?.do === 'moveLeader' ? command.leader : null;
}
const diceIn = ({ record }: Game) =>
  entriesAfter(record.entries, ROOT, record.head).flatMap((at) => itemAt(record.entries, at)?.dice ?? [])
    .length;
