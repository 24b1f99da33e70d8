// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Armies } from '../../../src/ui/armies/Armies';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { atTheTable } from '../table';

beforeEach(() => {
  sessionStorage.clear();
  onScreen('wide');
});

function onScreen(size: 'wide' | 'narrow') {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), {
      matches: size === 'narrow',
      media: '',
      onchange: null,
      addListener() {},
      removeListener() {},
    }) as MediaQueryList,
  );
}

function lists(name: 'armies' | 'choices' = 'armies') {
  const table = atTheTable(<Armies />);
  act(() => table.state().openDialog(name));
  return { ...table, user: userEvent.setup() };
}
const armies = () => within(screen.getByRole('complementary', { name: 'Armies' }));
const side = (name: string) => within(armies().getByRole('region', { name }));
const rows = (name: string) =>
  side(name)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.army-find')?.textContent);

describe('by side', () => {
  it('lists every counter of both sides by its full name', () => {
    lists();
    expect(rows('North')).toEqual(['0202, n1, infantry 3-1', '0302, n2, infantry 3-1']);
    expect(rows('South')).toEqual(['0204, s1, infantry 3-1', '0304, s2, infantry 3-1']);
    expect(armies().getByText('4 counters')).toBeTruthy();
  });

  it('finds by words of the name or the place, in any order', async () => {
    const { user } = lists();
    const box = armies().getByRole('searchbox', { name: 'Find by name or place' });
    await user.type(box, 'infantry 03');
    expect(rows('North')).toEqual(['0302, n2, infantry 3-1']);
    expect(rows('South')).toEqual(['0304, s2, infantry 3-1']);
    expect(armies().getByText('2 of 4 counters')).toBeTruthy();
    expect(side('North').getByRole('heading').textContent).toBe('North 1 of 2 shown');
    await user.type(box, '{Escape}');
    expect(rows('North')).toHaveLength(2);
    expect(armies().getByRole('searchbox')).toBe(document.activeElement);
  });

  it('shows only those of whom a word is true; counts are live', async () => {
    const { user, press } = lists();
    expect(armies().getByRole('button', { name: 'not moved 4' })).toBeTruthy();
    act(() => press('n1', '0203'));
    await user.click(armies().getByRole('button', { name: 'moved 1' }));
    expect(rows('North')).toEqual(['0203, n1, infantry 3-1']);
    expect(armies().getByRole('button', { name: 'moved 1' }).getAttribute('aria-pressed')).toBe('true');
    // No counter has both moved and not moved: that word is no longer offered.
    expect(armies().queryByRole('button', { name: /^not moved/ })).toBeNull();
    await user.click(armies().getByRole('button', { name: 'Show all' }));
    expect(rows('North')).toHaveLength(2);
  });

  it('finding one brings it into the middle of the map, lights it and looks at it', async () => {
    const { user, state } = lists();
    await user.click(armies().getByRole('button', { name: /^0304, s2/ }));
    expect(state().focus?.place).toBe('0304');
    expect(state().inspected).toBe('s2');
    expect(state().causes.map(({ means, label }) => [means, label])).toEqual([
      ['named', ''],
      ['named', 's2'],
    ]);
    expect(state().dialog).toBe('armies');
    expect(state().play?.draft).toBeNull();
  });

  it('on a small screen the lists make way for the map, and come back whole', async () => {
    onScreen('narrow');
    const { user, state } = lists();
    await user.type(armies().getByRole('searchbox'), 's2');
    await user.click(armies().getByRole('button', { name: /^0304, s2/ }));
    expect(state().focus?.place).toBe('0304');
    expect(screen.queryByRole('complementary', { name: 'Armies' })).toBeNull();
    act(() => state().openDialog('armies'));
    expect(armies().getByText('4 counters')).toBeTruthy();
    expect(rows('South')).toHaveLength(2);
  });

  it('choosing one is a press on it', async () => {
    const { user, state, press } = lists();
    // Only who is among the choices has a button for it here; by place every counter can be pressed.
    expect(side('North').queryByRole('button', { name: /^Choose/ })).toBeNull();
    expect(side('South').getAllByRole('button', { name: /^Choose/ })).toHaveLength(2);
    await user.click(armies().getByRole('tab', { name: 'By place' }));
    await user.click(armies().getByRole('button', { name: 'Choose n1' }));
    expect(state().play?.draft).toEqual({ picked: 'n1' });
    act(() => press('s1'));
    expect(state().refusal?.reasons[0]?.rule).toBe('2.4');
    expect(armies().getByRole('region', { name: 'Why it was refused' })).toBeTruthy();
  });

  it('the lost are folded away under where they are', () => {
    const { press, state } = lists();
    act(() => {
      press('n1', '0203', 'end');
      state().takeDiceFrom('hand');
      press('n1', 's1');
      state().enterDie(6);
    });
    expect(rows('South')[0]).toBe('0304, s2, infantry 3-1');
    const lost = side('South').getByText('Eliminated').closest('details');
    expect(lost?.open).toBe(false);
    expect(lost?.textContent).toContain('eliminated, s1');
    expect(within(lost ?? document.body).queryByRole('button', { name: 'Choose s1' })).toBeNull();
  });

  it('shows the point of the game that is looked at', () => {
    const { press, state } = lists();
    act(() => {
      press('n1', '0203');
      state().lookBack(0);
      state().lookBackTo(0);
    });
    expect(rows('North')[0]).toBe('0202, n1, infantry 3-1');
  });
});

describe('by place', () => {
  const places = () => armies().getAllByRole('heading', { level: 3 });

  it('tells every occupied place in words, row by row', async () => {
    const { user, press } = lists();
    act(() => press('n1', '0203'));
    await user.click(armies().getByRole('tab', { name: 'By place' }));
    expect(places().map((heading) => heading.textContent)).toEqual([
      '0302, n2',
      '0203, n1',
      '0204, s1',
      '0304, s2',
    ]);
  });

  it('its counters are pressed, the line keeps its place and the focus', async () => {
    const { user, state } = lists();
    await user.click(armies().getByRole('tab', { name: 'By place' }));
    const choose = armies().getByRole('button', { name: 'Choose n1' });
    await user.click(choose);
    expect(state().play?.draft).toEqual({ picked: 'n1' });
    expect(document.activeElement).toBe(choose);
  });

  it('brings a place into the middle of the map', async () => {
    const { user, state } = lists();
    await user.click(armies().getByRole('tab', { name: 'By place' }));
    await user.click(armies().getByRole('button', { name: 'Show 0304 on map' }));
    expect(state().focus?.place).toBe('0304');
  });
});

describe('what can be chosen', () => {
  it('is listed by kind: actions, either side, places', async () => {
    const { user, state } = lists('choices');
    expect(
      armies()
        .getByRole('tab', { name: /^To choose/ })
        .getAttribute('aria-selected'),
    ).toBe('true');
    expect(
      side('Actions')
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['End the phaseE', 'Pass the turnP']);
    expect(side('South').getByRole('button', { name: 's1, 4 or more' })).toBeTruthy();
    await user.click(side('Actions').getByRole('button', { name: 'End the phase' }));
    expect(state().play?.moment.segment).toBe('North Combat');
  });

  it('is nothing while one looks back', () => {
    const { press, state } = lists('choices');
    act(() => press('n1', '0203'));
    act(() => state().lookBack(0));
    expect(armies().queryByRole('button', { name: /^End/ })).toBeNull();
    expect(armies().getByText(/looking at another point/)).toBeTruthy();
    expect(armies().getByText(/Game-Turn 1 · North Movement/)).toBeTruthy();
  });

  it('when what was pressed is gone, the focus goes to what to do now', async () => {
    const { user, press } = lists('choices');
    act(() => press('n1'));
    await user.click(armies().getByRole('button', { name: 'Put back' }));
    expect(document.activeElement?.textContent).toBe('North Movement Phase. Pick a unit.');
  });
});

it('a button that carries the game on is another one in the next phase: a second Enter does nothing', async () => {
  const { user, state } = lists('choices');
  act(() => armies().getByRole('button', { name: 'End the phase' }).focus());
  await user.keyboard('{Enter}{Enter}');
  expect(state().play?.moment.segment).toBe('North Combat');
  expect(document.activeElement?.textContent).toBe('North Combat Phase. Pick a unit.');
});

it('a long list of places is searched by what can be told of each', async () => {
  const { user, store, play } = lists('choices');
  const all = ['01', '02', '03', '04', '05'].flatMap((x) => ['01', '03', '04'].map((y) => `${x}${y}`));
  const choices = all.map((at) => ({ target: { on: 'place', at }, label: at, cost: '1 of 1 MP' }) as const);
  act(() => store.setState({ play: { ...play(), prompt: { ...play().prompt, choices } } }));
  expect(side('Places').getAllByRole('button')).toHaveLength(15);
  await user.type(side('Places').getByRole('searchbox', { name: 'Find among Places' }), 's2');
  expect(side('Places').getAllByRole('button')).toHaveLength(1);
  expect(side('Places').getByRole('button', { name: '0304, 1 of 1 MP' })).toBeTruthy();
  expect(side('Places').getByRole('status').textContent).toBe('1 of 15');
});

describe('the lists', () => {
  it('are reached by arrow keys from tab to tab', async () => {
    const { user } = lists();
    act(() => armies().getByRole('tab', { name: 'By side' }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(armies().getByRole('tab', { name: /^To choose/ }));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(armies().getByRole('tabpanel', { name: 'By place' })).toBeTruthy();
  });

  it('Escape puts back what is begun, then closes them and gives the focus back', async () => {
    const { state, press } = atTheTable(
      <>
        <button type="button">before</button>
        <Armies />
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'before' }));
    act(() => {
      press('n1');
      state().openDialog('armies');
    });
    expect(document.activeElement?.textContent).toBe('Armies');
    await user.keyboard('{Escape}');
    expect(state().play?.draft).toBeNull();
    expect(state().dialog).toBe('armies');
    await user.keyboard('{Escape}');
    expect(state().dialog).toBeNull();
    expect(document.activeElement?.textContent).toBe('before');
  });

  it('are offered by the panel when there is too much to choose from', async () => {
    const { store, play, state } = atTheTable(<SidePanel />);
    const places = ['0101', '0102', '0103', '0104', '0105', '0201', '0203', '0205', '0301'];
    const choices = places.map((at) => ({ target: { on: 'place', at }, label: at }) as const);
    act(() => store.setState({ play: { ...play(), prompt: { ...play().prompt, choices } } }));
    await userEvent.click(screen.getByRole('button', { name: 'All 9 choices as a list' }));
    expect(state().dialog).toBe('choices');
  });
});
