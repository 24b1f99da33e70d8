import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../../src/core/contract/table';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Draft } from '../../../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { attack, board, played } from '../../../../helpers/positions/board';

const LINE = 'F 10-3 0404 | F 6-6 0503 | S 6-3 0504 | F 8-3 0207 | S 4-3* 0208 | F 12-3 0708 | S 12-2 0709';
const start = () => board(LINE, { phase: 'combat', rules: 'rocroi' });
const on = (id: string): Target =>
  /^[fs]\d/.test(id)
    ? { on: 'counter', id: id as Extract<Target, { on: 'counter' }>['id'] }
    : { on: 'option', id };

/** What is begun after these presses, all of which lead to drafts. */
function begun(state: State, ...presses: readonly string[]): Draft | null {
  let draft: Draft | null = null;
  for (const press of presses) {
    const pressed = thirtyYearsWar.press(state, draft, on(press));
    if (pressed.to !== 'draft') throw new Error(`${press}: ${JSON.stringify(pressed)}`);
    draft = pressed.draft;
  }
  return draft;
}
const FIRST = ['f0207', 's0208', 'plan'];
const SECOND = ['f0404', 'f0503', 's0504', 'plan'];
const THIRD = ['f0708', 's0709', 'plan'];
const odds = (state: State, draft: Draft | null) =>
  thirtyYearsWar.prompt(state, draft).list?.acts.map(({ receipt }) => `${receipt.title} ${receipt.total}`);

describe('a list of battles before the first die', () => {
  it('holds what is put on it, in order, and counts their obligations as met (8.11, 8.12)', () => {
    const state = start();
    const draft = begun(state, ...FIRST, ...SECOND);
    expect(odds(state, draft)).toHaveLength(2);
    const { obligations } = thirtyYearsWar.prompt(state, draft);
    expect(new Set(obligations.flatMap(({ counters }) => counters))).toEqual(new Set(['f0708', 's0709']));
    expect(thirtyYearsWar.prompt(state, begun(state, ...FIRST, ...SECOND, ...THIRD)).obligations).toEqual([]);
  });

  it('takes no unit into two battles (8.14)', () => {
    const state = start();
    const draft = begun(state, ...FIRST, 'f0404');
    const pressed = thirtyYearsWar.press(state, draft, on('s0208'));
    expect(pressed.to === 'refusal' && pressed.reasons.map(({ rule, text }) => `${rule} ${text}`)).toEqual([
      expect.stringMatching(/^8\.14 .* fights in planned battle 1: take it out there first\.$/),
    ]);
  });

  it('opens a planned battle by a press on a unit of it, and puts it back in its place', () => {
    const state = start();
    const before = begun(state, ...FIRST, ...SECOND);
    const draft = begun(state, ...FIRST, ...SECOND, 's0208');
    expect(odds(state, draft)).toEqual(odds(state, before)?.slice(1));
    const back = thirtyYearsWar.press(state, draft, on('plan'));
    expect(back.to === 'draft' && odds(state, back.draft)).toEqual(odds(state, before));
  });

  it('puts a battle in hand back in its place before another is changed', () => {
    const state = start();
    const before = begun(state, ...FIRST, ...SECOND, ...THIRD);
    const all = odds(state, before) ?? [];
    for (const [first, then, left] of [
      [0, 0, [0, 2]],
      [0, 1, [0, 1]],
      [2, 0, [1, 2]],
      [1, 1, [0, 1]],
    ] as const) {
      const other = begun(state, ...FIRST, ...SECOND, ...THIRD, `plan-edit-${first}`, `plan-edit-${then}`);
      expect(odds(state, other)).toEqual(left.map((at) => all[at]));
      const back = thirtyYearsWar.press(state, other, on('plan'));
      expect(back.to === 'draft' && back.draft).toEqual(before);
    }
  });

  it('gives up no battle in hand for another that is changed, or for a whole plan', () => {
    const state = start();
    const hand = begun(state, ...FIRST, 'f0404', 's0504');
    for (const press of ['plan-edit-0', 'plan-take-0', 'propose']) {
      const pressed = thirtyYearsWar.press(state, hand, on(press));
      expect(pressed.to === 'refusal' && pressed.reasons.map(({ kind }) => kind)).toEqual(['handFirst']);
    }
    const unfit = begun(state, ...FIRST, ...SECOND, 'plan-edit-0', 'f0207');
    const pressed = thirtyYearsWar.press(state, unfit, on('plan-edit-0'));
    expect(pressed.to === 'refusal' && pressed.reasons.map(({ kind }) => kind)).toEqual(['noAttacker']);
    const taken = begun(state, ...FIRST, 'plan-edit-0', 'plan-take-0');
    expect(odds(state, taken)).toHaveLength(3);
  });

  it('shows no whole plans beside a battle in hand', () => {
    const state = start();
    expect(thirtyYearsWar.prompt(state, begun(state, 'propose')).proposedLists).not.toEqual([]);
    expect(thirtyYearsWar.prompt(state, begun(state, 'propose', 'f0404')).proposedLists).toEqual([]);
  });

  it.each([
    ['plan-edit-2', 'plan-out-0', [1, 2]],
    ['plan-edit-0', 'plan-out-1', [0, 1]],
    ['plan-edit-1', 'plan-move-0-1', [1, 2, 0]],
    ['plan-edit-1', 'plan-move-1-0', [2, 0, 1]],
    ['plan-edit-2', 'plan-move-0-1', [1, 0, 2]],
    ['plan-edit-0', 'plan-move-1-0', [0, 2, 1]],
  ] as const)('keeps the place of the one in hand while the list changes: %s, %s', (hand, press, order) => {
    const state = start();
    const all = odds(state, begun(state, ...FIRST, ...SECOND, ...THIRD)) ?? [];
    const after = begun(state, ...FIRST, ...SECOND, ...THIRD, hand, press, 'plan');
    expect(odds(state, after)).toEqual(order.map((at) => all[at]));
  });

  it('puts battles in another order, and takes one out', () => {
    const state = start();
    const all = odds(state, begun(state, ...FIRST, ...SECOND, ...THIRD)) ?? [];
    const moved = odds(state, begun(state, ...FIRST, ...SECOND, ...THIRD, 'plan-move-2-0'));
    expect(moved).toEqual([all[2], all[0], all[1]]);
    expect(odds(state, begun(state, ...FIRST, ...SECOND, ...THIRD, 'plan-out-1'))).toEqual([all[0], all[2]]);
    expect(begun(state, ...FIRST, 'plan-out-0')).toBeNull();
  });

  it('rolls for the next, or for all in order', () => {
    const state = start();
    const draft = begun(state, ...FIRST, ...SECOND);
    const next = thirtyYearsWar.press(state, draft, on('plan-next'));
    const all = thirtyYearsWar.press(state, draft, on('plan-all'));
    const attackers = (pressed: typeof next) =>
      pressed.to === 'commands' &&
      pressed.commands.map((command) => command.do === 'attack' && command.attackers.join());
    expect(attackers(next)).toEqual(['f0207']);
    expect(attackers(all)).toEqual(['f0207', 'f0404,f0503']);
  });

  it('says how many points the next column lacks, and who could add them (8.0)', () => {
    const state = board('F 11-3 0404 | F 6-6 0503 | S 6-3 0504 | S 4-3* 0502', {
      phase: 'combat',
      rules: 'rocroi',
    });
    const hint = (draft: Draft | null) => thirtyYearsWar.prompt(state, draft).list?.acts[0]?.hint;
    expect(hint(begun(state, 'f0404', 's0504', 'plan'))).toBe(
      '1 point short of 2-1; F 6-6 (0503) could add 6.',
    );
    expect(hint(begun(state, 'f0404', 'f0503', 's0504', 'plan'))).toBe('1 point short of 3-1.');
  });

  it('names nobody who could add points and has another enemy to attack (8.11)', () => {
    const state = board('F 11-3 0404 | F 6-6 0503 | S 6-3 0504 | S 4-3 0502', {
      phase: 'combat',
      rules: 'rocroi',
    });
    const [act] = thirtyYearsWar.prompt(state, begun(state, 'f0404', 's0504', 'plan')).list?.acts ?? [];
    expect(act?.objections).toEqual([]);
    expect(act?.hint).toBe('1 point short of 2-1.');
  });

  it('goes on with the rest after a die, and says what an earlier battle has made impossible', () => {
    const state = start();
    const draft = begun(state, ...FIRST, ...SECOND);
    if (!draft) throw new Error('nothing begun');
    const fought = (ids: readonly string[]): State => ({
      ...state,
      counters: state.counters.map((one) => (ids.includes(one.id) ? { ...one, fought: true } : one)),
    });
    const after = fought(['f0207', 's0208']);
    expect(odds(after, thirtyYearsWar.goesOn?.(after, draft) ?? null)).toEqual(odds(state, draft)?.slice(1));
    const torn = fought(['f0207', 's0208', 'f0404']);
    const [act] = thirtyYearsWar.prompt(torn, thirtyYearsWar.goesOn?.(torn, draft) ?? null).list?.acts ?? [];
    expect(act?.objections.map(({ rule }) => rule)).toContain('8.14');
    const done = fought(['f0207', 's0208', 'f0404', 'f0503', 's0504']);
    expect(thirtyYearsWar.goesOn?.(done, draft)).toBeNull();
  });

  it('rolls on once the defender has named his Leaders, if dice were to be rolled for all (10.11)', () => {
    const state = board(`${LINE} | S leader2 0208`, {
      ...{ phase: 'combat', rules: 'rocroi', options: { askDefender: 'yes' } },
    });
    const draft = begun(state, ...FIRST, ...SECOND, ...THIRD);
    if (!draft) throw new Error('nothing begun');
    const answer = (press: string) => {
      const pressed = thirtyYearsWar.press(state, draft, on(press));
      if (pressed.to !== 'commands') throw new Error(JSON.stringify(pressed));
      const open = played(state, attack(['0207'], ['0208']));
      expect(open.pending?.kind).toBe('defenderLeaders');
      const left = thirtyYearsWar.goesOn?.(open, pressed.begun ?? draft) ?? null;
      const leader = thirtyYearsWar.press(open, left, on('leader:s0208l:'));
      return [left, leader.to === 'draft' ? leader.draft : null].map((then) => {
        const answered = thirtyYearsWar.press(open, then, on('confirm'));
        return answered.to === 'commands' && answered.commands.map((one) => one.do);
      });
    };
    const once = ['assignDefenderLeaders'];
    expect(answer('plan-next')).toEqual([once, once]);
    const all = [...once, 'attack', 'attack'];
    expect(answer('plan-all')).toEqual([all, all]);
  });

  it('shows at most three whole plans, takes one over without a die, and each of its battles is legal', () => {
    const state = start();
    const asked = begun(state, 'propose');
    const proposals = thirtyYearsWar.prompt(state, asked).proposedLists ?? [];
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals.length).toBeLessThanOrEqual(3);
    for (const [at, { acts }] of proposals.entries()) {
      const taken = begun(state, 'propose', `plan-take-${at}`);
      const { list, obligations } = thirtyYearsWar.prompt(state, taken);
      expect(list?.acts).toHaveLength(acts.length);
      expect(list?.acts.flatMap(({ objections }) => objections)).toEqual([]);
      expect(obligations).toEqual([]);
    }
  });

  it('says so where no plan is worth showing, and the sweeping step stands before the one that only shows', () => {
    const hopeless = board('F 2-3 0404 | S 12-3* 0504', { phase: 'combat', rules: 'rocroi' });
    const asked = begun(hopeless, 'propose');
    expect(thirtyYearsWar.prompt(hopeless, asked).proposedLists).toEqual([]);
    expect(thirtyYearsWar.prompt(hopeless, asked).instruction).toMatch(/^No battle that may still be fought/);
    const ids = thirtyYearsWar
      .prompt(start(), null)
      .choices.flatMap(({ target }) => (target.on === 'option' ? [target.id] : []));
    expect(ids.indexOf('complete')).toBeLessThan(ids.indexOf('propose'));
    expect(ids).toContain('complete');
  });

  it('is read again as it was stored', () => {
    const state = start();
    const draft = begun(state, ...FIRST, ...SECOND, 's0208');
    expect(thirtyYearsWar.read.draft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});
