// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { AskTakeBack } from '../../../src/ui/time/AskTakeBack';
import { TimeMenu } from '../../../src/ui/time/TimeMenu';
import { counter } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());
const log = () => within(screen.getByRole('log'));
const lineOf = (text: string | RegExp) => log().getByRole('button', { name: text });

/** Two moves and, at the second, another one instead: the first way is a branch. */
function withBranch() {
  const table = atTheTable(<SidePanel />);
  act(() => {
    table.press('n1', '0203', 'n2', '0303');
    table.state().undo();
    table.press('n2', '0301');
  });
  return table;
}

describe('a line of the log', () => {
  it('offers, when pointed at, to look and to go back', async () => {
    const { press, state, play } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'n2', '0303'));
    expect(log().queryByRole('button', { name: 'Look' })).toBeNull();
    await userEvent.hover(lineOf('n1 0202 → 0203'));
    await userEvent.click(log().getByRole('button', { name: 'Look' }));
    expect(state().replay).toMatchObject({ entry: 0, at: 1 });
    await userEvent.click(log().getByRole('button', { name: 'Back to here' }));
    expect([state().replay, play().game.record.head]).toEqual([null, 0]);
  });

  it('is reached by keyboard: one stop for Tab, arrows from line to line', async () => {
    const { press } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'n2', '0303'));
    const [first, second] = [lineOf('n1 0202 → 0203'), lineOf('n2 0302 → 0303')];
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    act(() => second.focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(first);
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Look');
  });

  it('is lit by what is pointed at on the board and by the counter that is looked at', () => {
    const { press, state } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'n2', '0303'));
    const lights = () =>
      [...document.querySelectorAll('.log-line.lit')].map((line) => `${line.className} ${line.textContent}`);
    act(() => state().inspect(null));
    act(() => state().hover({ on: 'counter', id: counter('n1') }));
    expect(lights()).toEqual([expect.stringMatching(/pointed n1 0202/)]);
    act(() => state().hover(null));
    expect(lights()).toEqual([]);
    act(() => state().inspect(counter('n2')));
    expect(lights()).toEqual([expect.stringMatching(/inspected n2 0302/)]);
  });
});

describe('what was taken back', () => {
  it('stands after the end of the log and can be played again, one by one or at once', async () => {
    const { press, state, at } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'n2', '0303'));
    act(() => {
      state().undo();
      state().undo();
    });
    const taken = screen.getByRole('region', { name: 'Taken back, in the log' });
    expect(taken.textContent).toContain('Taken back: 2 steps');
    expect(within(taken).getByRole('button', { name: 'n1 0202 → 0203' })).toBeTruthy();
    const wayBack = screen.getByRole('region', { name: 'Taken back' });
    expect(wayBack.textContent).toContain('Nothing is erased');
    expect(wayBack.textContent).not.toContain('dice');
    await userEvent.click(within(wayBack).getByRole('button', { name: 'Redo the next' }));
    expect([at('n1'), at('n2')]).toEqual(['0203', '0302']);
    act(() => state().undo());
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Taken back' })).getByRole('button', {
        name: 'Redo all 2',
      }),
    );
    expect([at('n1'), at('n2')]).toEqual(['0203', '0303']);
    expect(screen.queryByRole('region', { name: 'Taken back' })).toBeNull();
  });

  it('tells what that means for the dice only where some were thrown', () => {
    const { press, state } = atTheTable(<SidePanel />);
    act(() => {
      press('n1', '0203', 'end', 'n1', 's1');
      state().undo();
    });
    expect(screen.getByRole('region', { name: 'Taken back' }).textContent).toContain(
      'the same move at the same point gets the same dice',
    );
  });

  it('is a branch where it left, once something else is played: named, looked at, resumed', async () => {
    const { state, at, play } = withBranch();
    const head = log().getByRole('button', { name: 'A branch: 1 step, n2 0302 → 0303' });
    const before = document.querySelector('.branch')?.previousElementSibling;
    expect(before?.textContent).toContain('n1 0202 → 0203');
    await userEvent.click(head);
    await userEvent.type(screen.getByLabelText('Name of the branch'), 'Centre{Enter}');
    expect(play().sideLines.branches[0]?.name).toBe('Centre');
    await userEvent.click(log().getByRole('button', { name: 'Look at it' }));
    expect(state().replay?.line).toEqual([0, 1]);
    act(() => state().endLookBack());
    await userEvent.click(log().getByRole('button', { name: 'Resume it' }));
    expect(at('n2')).toBe('0303');
    expect(screen.getByRole('heading', { name: 'Log: “Centre”' })).toBeTruthy();
    expect(log().getByRole('button', { name: 'A branch: 1 step, n2 0302 → 0301' })).toBeTruthy();
    const told = screen.getByRole('region', { name: 'Resumed' });
    expect(told.textContent).toBe('Resumed “Centre”; the line you left is now a branch in the log.');
    act(() => state().undo());
    expect(screen.queryByRole('region', { name: 'Resumed' })).toBeNull();
  });

  it('a branch without a name says what it holds: its first and last line, or what it ends', () => {
    const { press, state } = atTheTable(<SidePanel />);
    const branch = (...presses: readonly string[]) =>
      act(() => {
        state().goToEntry(0);
        press(...presses);
      });
    act(() => press('n1', '0203', 'end'));
    const titles = () => [...document.querySelectorAll('.branch-head')].map(({ textContent }) => textContent);
    branch('n2', '0303', 'end', 'n1', 's1');
    expect(titles()).toEqual(['A branch: 1 step, ends “North Movement”']);
    branch('end', 'end');
    branch('n2', '0301');
    expect(titles()).toEqual([
      expect.stringMatching(/^A branch: 3 steps, n2 0302 → 0303 … n1 attacks s1/),
      'A branch: 2 steps, ends “North Movement”, on to “South Movement”',
    ]);
  });
});

describe('the question to the other side', () => {
  const asked = () => {
    const table = atTheTable(<AskTakeBack />);
    act(() => {
      table.begin({}, 'seven', 'ask');
      table.press('n1', '0203', 'n2', '0303');
      table.state().undoSegment();
    });
    return table;
  };

  it('says who asks for what, and goes back when the other agrees', async () => {
    const { at } = asked();
    const dialog = screen.getByRole('dialog', { name: 'The North player would like to take back 2 steps.' });
    expect(dialog.textContent).toContain('South player: agree?');
    expect(dialog.textContent).not.toContain('dice');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Agree' }));
    expect(at('n1')).toBe('0202');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a no, or closing it, leaves the game as it is', async () => {
    const { at, state } = asked();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect([at('n2'), state().asking]).toEqual(['0303', null]);
    act(() => state().undo());
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect([at('n2'), state().asking]).toEqual(['0303', null]);
  });
});

/** As the browser opens it. */
function openTime() {
  const menu = document.getElementById('time');
  if (!menu) throw new Error('no menu');
  act(() => void fireEvent(menu, Object.assign(new Event('beforetoggle'), { newState: 'open' })));
  return within(menu);
}

describe('the menu of time', () => {
  it('is drawn when it is opened', () => {
    const { press } = atTheTable(<TimeMenu />);
    act(() => press('n1', '0203'));
    expect(document.getElementById('time')?.childElementCount).toBe(0);
    expect(openTime().getAllByRole('button').length).toBeGreaterThan(2);
  });

  it('goes to the start of the part, looks back, and has the policy with its case', async () => {
    const { press, at, state } = atTheTable(<TimeMenu />);
    act(() => press('n1', '0203', 'n2', '0303'));
    openTime();
    await userEvent.click(screen.getByRole('button', { name: /^Undo to the start of the part/ }));
    expect([at('n1'), at('n2')]).toEqual(['0202', '0302']);
    await userEvent.click(screen.getByRole('button', { name: /^Redo everything taken back/ }));
    expect(at('n2')).toBe('0303');
    await userEvent.click(screen.getByRole('button', { name: /^Look back/ }));
    expect(state().replay?.at).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: /^Case/ }));
    expect(state().consulting?.rule).toBe('table:take-back');
  });
});

describe('the history of a counter', () => {
  it('has its lines by Game-Turn, also when it is gone, and each can be looked at', async () => {
    const { press, state } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'end', 'n1', 's1', 'end', 'pass', 'n1', '0202'));
    act(() => state().inspect(counter('n1')));
    await userEvent.click(screen.getByText('History of n1'));
    const history = document.querySelector<HTMLElement>('.history');
    if (!history) throw new Error('no history');
    await vi.waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(3));
    expect(
      within(history)
        .getAllByRole('heading', { level: 3 })
        .map((turn) => turn.textContent),
    ).toEqual(['Game-Turn 1', 'Game-Turn 2']);
    await userEvent.hover(within(history).getByRole('button', { name: 'n1 0202 → 0203' }));
    await userEvent.click(within(history).getByRole('button', { name: 'Look' }));
    expect(state().replay?.entry).toBe(0);
  });

  it('is closed again once its counter is no longer held, and for another', async () => {
    const { state, press } = atTheTable(<SidePanel />);
    const isOpen = () => document.querySelector('.history')?.hasAttribute('open');
    act(() => press('n1', '0203', 'end', 'n1', 's1'));
    act(() => state().inspect(counter('n1')));
    await userEvent.click(screen.getByText('History of n1'));
    expect(isOpen()).toBe(true);
    act(() => state().inspect(counter('s1')));
    expect(isOpen()).toBe(false);
    await userEvent.click(screen.getByText('History of s1'));
    act(() => state().inspect(null));
    act(() => state().inspect(counter('s1')));
    expect(isOpen()).toBe(false);
  });
});
