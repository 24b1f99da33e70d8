// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { Standing } from '../../../src/ui/standing/Sheets';
import { counter } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());
const region = (name: string) => screen.getByRole('region', { name });

describe('the panel', () => {
  it('says whose turn it is, where the game stands and what to do', () => {
    atTheTable(<SidePanel />);
    const now = region('Now');
    expect(now.textContent).toContain('Game-Turn 1 · North to play');
    expect(within(now).getByRole('heading').textContent).toBe('North Movement Phase');
    expect(within(now).getByText('Pick a unit.')).toBeTruthy();
  });

  it('its sections come in the order in which they are needed', () => {
    const { press } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'end', 'n1', '0505'));
    const order = [
      'Now',
      'Selected',
      'n1 attacks s1',
      'Still to be done',
      'What a press would do',
      'Why not?',
      'Actions',
    ];
    const all = screen.getAllByRole('region').map((section) => section.getAttribute('aria-label'));
    expect(all.filter((name) => name && order.includes(name))).toEqual(order);
  });

  it('begins at its top again when the other side is asked in the middle of a phase', async () => {
    const { store, state } = atTheTable(<SidePanel />);
    const body = document.querySelector<HTMLElement>('.panel-body') ?? document.body;
    const { play } = state();
    const other = play?.table.sides.find(({ id }) => id !== play.moment.side);
    if (!play || !other) throw new Error('nobody to ask');
    await new Promise(requestAnimationFrame);
    const scrolled = vi.fn();
    body.scrollTo = scrolled;
    act(() => store.setState({ play: { ...play, moment: { ...play.moment, side: other.id } } }));
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 0 }));
  });

  it('lists all reasons of a refusal; its case opens the rulebook, and pointing lights the causes', async () => {
    const user = userEvent.setup();
    const { press, state } = atTheTable(<SidePanel />);
    act(() => press('n1', '0304'));
    const reasons = within(region('Why not?')).getAllByRole('listitem');
    expect(reasons.map((reason) => reason.textContent)).toEqual([
      'Too far. Case 2.3',
      's2 stands there. Case 2.4',
    ]);
    const all = state().causes;
    await user.hover(reasons[0] ?? document.body);
    expect(state().causes).toEqual(all.slice(0, 2));
    await user.unhover(reasons[0] ?? document.body);
    expect(state().causes).toEqual(all);
    await user.click(screen.getByRole('button', { name: 'Case 2.4' }));
    expect(state().consulting?.rule).toBe('2.4');
    await user.click(screen.getByRole('button', { name: 'Close the reasons' }));
    expect(screen.queryByRole('region', { name: 'Why not?' })).toBeNull();
  });

  it('takes the second of a double click for none: it was meant for the button that stood there before', () => {
    const { play } = atTheTable(<SidePanel />);
    const end = screen.getByRole('button', { name: 'End the phase' });
    fireEvent.click(end, { detail: 1 });
    fireEvent.click(end, { detail: 2 });
    expect(play().game.record.entries).toHaveLength(1);
  });

  it('shows printed and present values of what is selected, and why they differ', () => {
    const { press } = atTheTable(<SidePanel />);
    act(() => press('n1'));
    expect(region('Selected').textContent).toContain('printed 3 now 2tired Case 3.3');
  });

  it('what the phase is about is not called selected, and comes after what just happened', () => {
    const { store, play, press } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203'));
    const subject = { title: 'In the cup', note: '', rows: [], ofPhase: true } as const;
    act(() => store.setState({ play: { ...play(), draft: null, prompt: { ...play().prompt, subject } } }));
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
    const after = region('Just now').compareDocumentPosition(region('In the cup'));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says what the next click would do and cost, or why not', () => {
    const { press, state } = atTheTable(<SidePanel />);
    act(() => press('n1'));
    act(() => state().hover({ on: 'place', at: '0203' }));
    expect(region('What a press would do').textContent).toContain('Goes there. 1 of 1 MP');
    act(() => state().hover({ on: 'place', at: '0505' }));
    expect(region('What a press would do').textContent).toContain('Too far. Case 2.3');
  });

  it('tells a reason once: what a press was answered with is not told again under the pointer', () => {
    const { press, state } = atTheTable(<SidePanel />);
    act(() => press('s1'));
    act(() => state().hover({ on: 'counter', id: counter('s1') }));
    expect(region('Why not?').textContent).toContain('Pick one of yours first. Case 1.1');
    expect(region('What a press would do').textContent).toBe('Under the pointerThe reason is below.');
    act(() => state().dismissRefusal());
    expect(region('What a press would do').textContent).toContain('Pick one of yours first. Case 1.1');
  });

  it('puts the main button first; a click presses it', async () => {
    const { state, press, play } = atTheTable(<SidePanel />);
    act(() => press('n1'));
    const buttons = within(region('Actions')).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      'End the phaseE',
      'Pass the turnP',
      'Put back',
    ]);
    await userEvent.click(buttons[0] ?? document.body);
    expect(play().moment.segment).toBe('North Combat');
    expect(state().refusal).toBeNull();
  });

  it('offers a short list of what can be chosen on the board', async () => {
    const { state } = atTheTable(<SidePanel />);
    await userEvent.click(within(region('Choices on the board')).getByRole('button', { name: /s1/ }));
    expect(state().refusal?.reasons[0]?.rule).toBe('1.1');
  });

  it('has a way to the long list beside more than three choices, which may stand for them where room is short', () => {
    const { store, play } = atTheTable(<SidePanel />);
    const listed = () => region('Choices on the board');
    const { prompt } = play();
    const [choice] = prompt.choices.filter(({ target }) => target.on === 'counter');
    if (!choice) throw new Error('nothing to choose');
    for (const [count, isEither] of [
      [3, false],
      [4, true],
    ] as const) {
      const names = ['n1', 'n2', 's1', 's2'].slice(0, count);
      const choices = names.map((name) => ({
        ...choice,
        target: { on: 'counter', id: counter(name) } as const,
      }));
      act(() => store.setState({ play: { ...play(), prompt: { ...prompt, choices } } }));
      expect(listed().classList.contains('either')).toBe(isEither);
      expect(within(listed()).queryByText(`All ${count} choices as a list`) !== null).toBe(isEither);
      expect(listed().querySelectorAll('.choice-group .act')).toHaveLength(count);
    }
  });

  it('shows what must still be done, and lights it on request', async () => {
    const { press, state } = atTheTable(<SidePanel />);
    act(() => press('end'));
    await userEvent.click(screen.getByRole('button', { name: 'Show on map' }));
    expect(state().causes.map(({ label }) => label)).toEqual(['', '', 's1']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide on map' }));
    expect(state().causes).toHaveLength(0);
  });
});

describe('as a sheet on a small screen', () => {
  it('is folded again when a new phase begins, and only then', async () => {
    const { press } = atTheTable(<SidePanel />);
    await userEvent.click(screen.getByRole('button', { name: 'More of the panel' }));
    act(() => press('n1'));
    expect(screen.getByRole('button', { name: 'Less of the panel', expanded: true })).toBeTruthy();
    act(() => press('end'));
    expect(screen.getByRole('button', { name: 'More of the panel', expanded: false })).toBeTruthy();
  });
});

it('a counter to which nothing has happened has no history', () => {
  const { press, state } = atTheTable(<SidePanel />);
  act(() => press('n1'));
  expect(state().inspected).toBe('n1');
  expect(screen.queryByText(/^History of/)).toBeNull();
  act(() => press('0203'));
  expect(screen.getByText('History of n1')).toBeTruthy();
});

describe('a receipt', () => {
  /** Odds and what may become of those concerned; only then the arithmetic and the table. */
  const IN_ORDER = [
    'receipt-head',
    'prospects',
    'outcome-bar',
    'outcomes',
    'receipt-items',
    'table-scroller',
    'dice-source',
  ];
  const die = () => screen.queryByRole('row', { name: /^die \d/ });

  it('before the roll has odds, items, chances and the column of the table', () => {
    const { press } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'end', 'n1'));
    const receipt = region('n1 attacks s1');
    expect(within(receipt).getByText('1-1', { selector: '.total' })).toBeTruthy();
    expect(receipt.textContent).toContain('50\u00a0% the defender is removed De');
    expect(receipt.querySelectorAll('td.read')).toHaveLength(6);
    expect([...receipt.children].map(({ classList }) => classList[0])).toEqual([
      ...['receipt-head', 'prospects', 'outcome-bar', 'outcomes', 'reckoning', 'dice-source'],
    ]);
    expect(die()).toBeNull();
  });

  it('before the roll folds where the numbers come from, until the player opens it for good', async () => {
    const { press, settings } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'end', 'n1'));
    const [fold] = document.querySelectorAll('details.reckoning');
    expect(fold?.hasAttribute('open')).toBe(false);
    expect([...(fold?.children ?? [])].map(({ className }) => className)).toEqual([
      ...['', 'receipt-items', 'table-scroller'],
    ]);
    await userEvent.click(screen.getByText('Where the numbers come from'));
    expect(settings.getState().reckoning).toBe(true);
  });

  it('says in words what may become of each of those concerned, the printed names second', () => {
    const { press, state } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'end', 'n1'));
    const prospects = () =>
      within(screen.getByRole('list', { name: 'What may happen to them' })).getAllByRole('listitem');
    const words = () => prospects().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(words()).toEqual(['s1 removed 50 %, nothing 50 %', 'n1 nothing in every case']);
    act(() => press('s1'));
    const isRemoved = (state().lastReceipt?.dice[0]?.face ?? 0) >= 4;
    expect(prospects()[0]?.querySelector('.is-result')?.textContent).toMatch(
      isRemoved ? /^removed/ : /^nothing/,
    );
  });

  it('after it is the same, with the die at its row of the table', () => {
    const { press, state } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'end', 'n1', 's1'));
    const face = state().lastReceipt?.dice[0]?.face ?? 0;
    expect(die()?.textContent).toContain(`die ${face}`);
    expect([...region('n1 attacks s1').children].map(({ classList }) => classList[0])).toEqual(IN_ORDER);
    expect(region('n1 attacks s1').querySelector('td.hit')?.textContent).toBe(face >= 4 ? 'De' : '•');
    expect(region('n1 attacks s1').querySelector('.is-result')).toBeTruthy();
  });
});

describe('the records', () => {
  it('how one wins is one press away, and stands above all that is counted', async () => {
    const { store, play } = atTheTable(
      <>
        <Standing />
        <SidePanel />
      </>,
    );
    const aim = 'Who takes the hill wins. At night it is over.';
    const sheet = (id: string) => ({ id, title: id, side: null, rows: [] });
    act(() => store.setState({ play: { ...play(), aim, sheets: [sheet('losses'), sheet('points')] } }));
    expect(screen.queryByText(aim)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /How to win$/, expanded: false }));
    const drawer = screen.getByRole('complementary', { name: 'How to win' });
    expect(within(drawer).getByText(aim)).toBeTruthy();
    expect(
      within(drawer)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['losses', 'points']);
    await userEvent.click(screen.getByRole('button', { name: 'Close how to win' }));
    expect(screen.queryByText(aim)).toBeNull();
  });
  it('that it lies open is remembered, and Escape closes it', async () => {
    const { settings } = atTheTable(
      <>
        <Standing />
        <SidePanel />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /How to win$/ }));
    expect(settings.getState().standing).toBe(true);
    expect(screen.getByRole('region', { name: 'Losses' }).textContent).toContain('0 of 2');
    await userEvent.click(screen.getByRole('region', { name: 'Losses' }));
    await userEvent.keyboard('{Escape}');
    expect(settings.getState().standing).toBe(false);
    expect(screen.queryByRole('region', { name: 'Losses' })).toBeNull();
  });
  it('the bar tells the points of each side', () => {
    const { store, play } = atTheTable(<SidePanel />);
    const [north, south] = play().table.sides;
    const points = (side: typeof north, points: number) => ({
      ...{ id: side?.id ?? '', title: '', side: side?.id ?? null, rows: [] },
      points,
    });
    act(() => store.setState({ play: { ...play(), sheets: [points(north, 3), points(south, 12)] } }));
    const { name } = { name: screen.getByRole('button', { name: /How to win$/ }).textContent };
    expect(name).toBe(`Points ${north?.name} 3 ${south?.name} 12How to win`);
  });

  it('the log is divided by turn and phase and shows each die and its receipt', async () => {
    const { press } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'end', 'n1', 's1'));
    const log = screen.getByRole('log');
    const titles = within(log).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Game-Turn 1 · North Movement',
      'Game-Turn 1 · North Combat',
    ]);
    expect(within(log).getByRole('img', { name: /^die [1-6]$/ })).toBeTruthy();
    await userEvent.click(within(log).getByRole('button', { name: 'how' }));
    expect(within(log).getByRole('region', { name: 'n1 attacks s1' })).toBeTruthy();
  });
});

it('a die that the players throw is asked for with its purpose', async () => {
  const { store, press, play } = atTheTable(<SidePanel />);
  act(() => press('n1', '0203', 'end'));
  const { takeDiceFrom } = await import('../../../src/core/dice/handDice');
  act(() => store.setState({ play: { ...play(), game: takeDiceFrom(play().game, 'hand') } }));
  act(() => press('n1', 's1'));
  expect(region('Throw a die').textContent).toContain('n1 attacks s1');
  await userEvent.click(screen.getByRole('button', { name: '6' }));
  expect(play().board.counters.find(({ id }) => id === 's1')?.at).toBeNull();
});

describe('where a step of a lesson is taken', () => {
  const step = (buttons: readonly string[] | null, isTold = false) => (
    <SidePanel taught={{ head: <p>What to do</p>, isTold, buttons }} />
  );
  const end = () => screen.queryByRole('button', { name: 'End the phase' });

  it('only what the step is about looks like the way on', () => {
    atTheTable(step(['end']));
    expect(end()?.className).toBe('act main');
    cleanup();
    atTheTable(step(['roll']));
    expect(end()?.className).toBe('act main calm');
  });

  it('a question has nothing to do at the table', () => {
    const { press } = atTheTable(step(null));
    act(() => press('n1', '0203', 'end'));
    expect([end(), screen.queryByRole('region', { name: 'Still to be done' })]).toEqual([null, null]);
    cleanup();
    const other = atTheTable(step([]));
    act(() => other.press('n1', '0203', 'end'));
    expect(region('Still to be done')).toBeTruthy();
  });

  it('its heading names no counters over the map, which the task lights itself', async () => {
    const lit = async (panel: ReactNode) => {
      const { store, play } = atTheTable(panel);
      const prompt = { ...play().prompt, names: [counter('n1')] };
      act(() => store.setState({ play: { ...play(), prompt } }));
      await userEvent.hover(region('Now'));
      cleanup();
      return store.getState().causes.length > 0;
    };
    expect([await lit(step([])), await lit(<SidePanel />)]).toEqual([false, true]);
  });

  it('what the step has told already is folded, and can be read', async () => {
    const { press } = atTheTable(step(null, true));
    act(() => press('n1', '0203'));
    const told = screen.getByText('What happened, in full').closest('details');
    expect([told?.open, told?.textContent]).toEqual([false, expect.stringContaining('n1')]);
    cleanup();
    const other = atTheTable(step([]));
    act(() => other.press('n1', '0203'));
    expect(region('Just now').closest('details')).toBeNull();
  });
});

it('a refusing browser is said so, quietly', () => {
  const { store } = atTheTable(<SidePanel />);
  act(() => store.setState({ storage: { kept: 'memory', message: 'Nothing is stored here.' } }));
  expect(screen.getByText('Nothing is stored here.')).toBeTruthy();
});
