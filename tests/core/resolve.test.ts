import { describe, expect, it } from 'vitest';
import type { Die } from '../../src/core/dice/dice';
import { ROOT } from '../../src/core/record/record';
import { moveHead } from '../../src/core/record/timeline';
import { childWith, resolveByHand } from '../../src/core/resolve';
import { attack, beginToy, end, move, played } from '../helpers/toy/toyGame';
import { toySystem } from '../helpers/toy/toySystem';

const combat = played(beginToy(), move('n1', '0203'), end);
const command = attack('n1', 's1');
const five: Die = { purpose: 'n1 attacks s1', face: 5, sides: 6, by: 'hand' };
const withDice = (...dice: readonly Die[]) => resolveByHand(toySystem, combat, { press: 3, command, dice });

describe('a command that is resolved with dice of the players', () => {
  it('is done when it has all of them', () => {
    const done = withDice(five);
    expect(done).toMatchObject({ outcome: 'done', rolled: true });
    if (done.outcome !== 'done') return;
    expect(done.game.record.entries.at(2)).toEqual({ parent: 1, press: 3, command, dice: [five] });
    expect(done.game.record.awaiting).toBeNull();
  });

  it('waits for the first that is missing', () => {
    const wanted = { purpose: five.purpose, sides: 6, entered: [] };
    expect(withDice()).toMatchObject({ outcome: 'needsDice', wanted });
  });

  it.each([
    ['for something else', { ...five, purpose: 'The weather' }],
    ['of other sides', { ...five, sides: 10 }],
    ['with a face below one', { ...five, face: 0 }],
    ['with a face beyond its sides', { ...five, face: 7 }],
  ])('is refused with a die %s', (_, die) => {
    const text = 'Nothing asks for the die entered for “n1 attacks s1”.';
    expect(withDice(die)).toEqual({
      outcome: 'refused',
      reasons: [{ rule: 'table:dice', kind: 'dieUnfit', text, counters: [], where: [] }],
    });
  });

  it('takes every face that the die has', () => {
    for (const face of [1, 6]) expect(withDice({ ...five, face }).outcome).toBe('done');
  });
});

it('a command is known where it was performed before, and nowhere else', () => {
  const { record } = played(moveHead(combat, ROOT), move('n1', '0201'), end);
  const knownAt = (head: number, of = end) => childWith({ ...record, head }, of);
  expect([knownAt(ROOT, move('n1', '0203')), knownAt(ROOT, move('n1', '0201'))]).toEqual([0, 2]);
  expect([ROOT, 0, 1, 2, 3].map((head) => knownAt(head))).toEqual([null, 1, null, 3, null]);
});
