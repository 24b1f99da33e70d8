import { describe, expect, it } from 'vitest';
import type { TakeBack } from '../../../src/core/record/record';
import { toyStore } from '../../helpers/toy/toyStore';
import { counter } from '../../helpers/toy/toySystem';

function table(takeBack: TakeBack = 'free') {
  const toy = toyStore();
  toy.begin({}, 'seven', takeBack);
  const state = () => toy.store.getState();
  return {
    ...toy,
    state,
    retake: (id: string) => state().retake(counter(id)),
    can: (id: string) => state().canRetake(counter(id)),
  };
}

describe('one counter’s move taken back', () => {
  it('keeps what came after it, and what was played stays as a branch', () => {
    const { press, at, retake, play, can } = table();
    const [one, other] = [at('n1'), at('n2')];
    expect(can('n1')).toBe(false);
    press('n1', '0203', 'n2', '0303');
    const played = play().game.record.head;
    expect(can('n1')).toBe(true);
    retake('n1');
    expect([at('n1'), at('n2')]).toEqual([one, '0303']);
    expect(play().sideLines.branches.map(({ leaf }) => leaf)).toEqual([played]);
    press('n1', '0203');
    retake('n2');
    expect([at('n1'), at('n2')]).toEqual(['0203', other]);
  });

  it('is one step: undo then takes back the last move that was kept', () => {
    const { press, at, retake, state } = table();
    const other = at('n2');
    press('n1', '0203', 'n2', '0303');
    retake('n1');
    state().undo();
    expect(at('n2')).toBe(other);
  });

  it('names what becomes illegal before it does anything, and does it only if that is confirmed', () => {
    const { press, at, retake, state, play } = table();
    const [first, second] = [at('n1'), at('n2')];
    // The second goes where the first has stood.
    press('n1', '0203', 'n2', String(first));
    expect(at('n2')).toBe(first);
    const { head } = play().game.record;
    retake('n1');
    const { retaking } = state();
    expect(retaking?.barred.map(({ reasons }) => reasons.map(({ rule }) => rule))).toEqual([['2.4']]);
    expect([play().game.record.head, at('n1')]).toEqual([head, '0203']);
    state().answerRetaking(false);
    expect([state().retaking, at('n1'), at('n2')]).toEqual([null, '0203', first]);
    retake('n1');
    state().answerRetaking(true);
    expect([state().retaking, at('n1'), at('n2')]).toEqual([null, first, second]);
  });

  it('is not done where the players agreed that nothing is, and asked about where they agreed on that', () => {
    const never = table('never');
    never.press('n1', '0203');
    never.retake('n1');
    expect([never.state().refusal?.reasons[0]?.rule, never.at('n1')]).toEqual(['table:take-back', '0203']);
    const ask = table('ask');
    ask.press('n1', '0203');
    ask.retake('n1');
    expect([ask.state().retaking?.asks?.id, ask.at('n1')]).toEqual(['south', '0203']);
  });

  it('ends with the segment in which it was made', () => {
    const { press, can } = table();
    press('n1', '0203', 'end');
    expect(can('n1')).toBe(false);
  });
});
