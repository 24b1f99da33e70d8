// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rocroi1643 } from '../../../src/systems/rocroi-1643';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { BoardHandle } from '../../../src/ui/board/boardHandle';
import { useCursorVoice } from '../../../src/ui/board/cursor/useCursorVoice';
import { useKeptFocus } from '../../../src/ui/focus/useKeptFocus';
import { GameHeader } from '../../../src/ui/header/GameHeader';
import { KeysHelp } from '../../../src/ui/help/KeysHelp';
import { FIXED_KEYS, keysOf } from '../../../src/ui/keys/keys';
import { useGameKeys } from '../../../src/ui/keys/useGameKeys';
import { RestBubble } from '../../../src/ui/panel/RestBubble';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { segmentWordOf } from '../../../src/ui/parts/segmentWord';
import { Standing } from '../../../src/ui/standing/Sheets';
import { counter } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

const SOURCES = import.meta.glob<string>('../../../src/systems/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeEach(() => sessionStorage.clear());

const board = {
  fitWidth: vi.fn(),
  fitFighting: vi.fn(),
  fit: vi.fn(),
  centre: vi.fn(),
  zoomBy: vi.fn(),
  focus: vi.fn(),
  centreCounters: vi.fn(),
  toNextCounter: vi.fn(),
  turnOn: vi.fn(),
  placeAt: vi.fn(),
} satisfies BoardHandle;
beforeEach(() => {
  for (const asked of Object.values(board)) asked.mockReset();
});

function Screen() {
  const handle = useMemo(() => ({ current: board }), []);
  useGameKeys(handle);
  useKeptFocus();
  const said = useCursorVoice();
  return (
    <>
      <GameHeader />
      <SidePanel />
      <KeysHelp />
      <p role="note">{said}</p>
    </>
  );
}
const key = (name: string, more: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });

describe('keys that are the same everywhere', () => {
  it('reach the board', () => {
    atTheTable(<Screen />);
    for (const name of ['g', '+', '-', '0', 'n']) key(name);
    for (const name of ['W', 'F', 'N']) key(name, { shiftKey: true });
    expect(board.focus).toHaveBeenCalledTimes(1);
    expect(board.zoomBy.mock.calls.map(([by]) => by > 1)).toEqual([true, false]);
    for (const fit of [board.fit, board.fitWidth, board.fitFighting]) expect(fit).toHaveBeenCalledTimes(1);
    expect(board.toNextCounter.mock.calls).toEqual([[1], [-1]]);
  });

  it('undo and redo, hide, turn, and open the lists', () => {
    const { press, at, state, settings } = atTheTable(<Screen />);
    act(() => press('n1', '0203'));
    key('u');
    expect(at('n1')).toBe('0202');
    key('U', { shiftKey: true });
    expect(at('n1')).toBe('0203');
    key('v');
    key('o');
    key('L', { shiftKey: true });
    expect(state()).toMatchObject({ countersHidden: true, dialog: 'armies' });
    expect(settings.getState().turn).toBe(90);
    key('v');
    key('o');
    expect(settings.getState().turn).toBe(180);
    key('o');
    key('o');
    expect(state()).toMatchObject({ countersHidden: false });
    expect(settings.getState().turn).toBe(0);
  });

  it('that are held down choose and throw once, whatever comes after', () => {
    const { press, play, state } = atTheTable(<Screen />);
    key('p');
    key('p', { repeat: true });
    expect(play().moment.segment).toBe('South Movement');
    act(() => state().undo());
    act(() => press('n1', '0203', 'end'));
    act(() => state().takeDiceFrom('hand'));
    act(() => press('n1', 's1'));
    key('2', { repeat: true });
    expect(play().wanted).not.toBeNull();
    key('2');
    expect(play().wanted).toBeNull();
  });

  it('put back first, and then close what is open, wherever the focus is', () => {
    const { press, play, settings } = atTheTable(
      <>
        <Screen />
        <Standing />
      </>,
    );
    act(() => press('n1'));
    act(() => settings.getState().look({ standing: true }));
    key('Escape');
    expect(play().draft).toBeNull();
    expect(settings.getState().standing).toBe(true);
    key('Escape');
    expect(settings.getState().standing).toBe(false);
  });

  it('close what the bar has just opened, before anything is put back', () => {
    const { press, play, settings } = atTheTable(
      <>
        <Screen />
        <Standing />
      </>,
    );
    act(() => press('n1'));
    act(() => settings.getState().look({ standing: true }));
    screen.getByRole('button', { name: /How to win$/ }).focus();
    key('Escape');
    expect(settings.getState().standing).toBe(false);
    expect(play().draft).not.toBeNull();
  });

  it('are no letters of choices in any system', () => {
    const own = FIXED_KEYS.slice(0, 2).flatMap(({ lines }) => lines.flatMap(({ keys }) => keys));
    const taken = new Set(own.map((name) => name.toLowerCase()));
    const written = Object.entries(SOURCES).flatMap(([path, source]) =>
      [...source.matchAll(/\bkey: '([^']+)'/g)].map(([, letter = '']) => ({ path, letter })),
    );
    expect(written.length).toBeGreaterThan(30);
    const both = written.filter(({ letter }) => letter.length === 1 && taken.has(letter.toLowerCase()));
    expect(both).toEqual([]);
  });

  it('are told for several counters only where several can be chosen', () => {
    const keysFor = (system: { readonly choosesSeveral?: true }) => {
      const choosesSeveral = system.choosesSeveral === true;
      const field = { of: 'hexes', columns: 5, rows: 5 } as const;
      return keysOf({ field, counters: [], choosesSeveral, word: 'part' }).flatMap(({ lines }) => lines);
    };
    const together = FIXED_KEYS.flatMap(({ lines }) => lines).filter(({ keys }) =>
      keys.includes('Shift Enter'),
    );
    expect(together).toHaveLength(1);
    expect(keysFor(thirtyYearsWar)).toContain(together[0]);
    expect(keysFor(rocroi1643)).not.toContain(together[0]);
    expect(keysFor(rocroi1643)).toHaveLength(keysFor(thirtyYearsWar).length - 1);
  });

  it('lead to the next phase, or part, as the system calls it', () => {
    const pages = (word: string) =>
      keysOf({ field: { of: 'hexes', columns: 5, rows: 5 }, counters: [], choosesSeveral: false, word })
        .flatMap(({ lines }) => lines)
        .find(({ keys }) => keys.includes('Page up'))?.does;
    expect(pages(segmentWordOf(thirtyYearsWar))).toBe('to the phase before, the next');
    expect(pages(segmentWordOf(rocroi1643))).toBe('to the part before, the next');
  });

  it('give way to the letter of a choice', () => {
    const { play } = atTheTable(<Screen />);
    key('p');
    expect(play().moment.segment).toBe('South Movement');
    expect(document.activeElement).toBe(document.body);
  });

  it('lay overlays over the map with Shift and a digit, on whatever keyboard', () => {
    const { settings } = atTheTable(<Screen />);
    key('"', { code: 'Digit2', shiftKey: true });
    key('1', { code: 'Digit1', shiftKey: true });
    expect(settings.getState().overlays).toEqual(['reach', 'zoc-north']);
    key('"', { code: 'Digit2', shiftKey: true });
    key('1', { code: 'Digit1' });
    expect(settings.getState().overlays).toEqual(['zoc-north']);
  });

  it('enter the awaited die, and no other', () => {
    const { press, play, state } = atTheTable(<Screen />);
    act(() => state().takeDiceFrom('hand'));
    key('5');
    expect(play().game.record.entries).toHaveLength(0);
    act(() => press('n1', '0203', 'end', 'n1', 's1'));
    expect(play().wanted).not.toBeNull();
    key('7');
    expect(play().wanted).not.toBeNull();
    key('5');
    expect(play().wanted).toBeNull();
    expect(play().game.record.entries.at(-1)?.dice).toMatchObject([{ face: 5, by: 'hand' }]);
  });
});

describe('what the cursor comes to', () => {
  it('is said with what a press there would do, or why it would not', () => {
    const { press, state } = atTheTable(<Screen />);
    act(() => press('n1'));
    act(() => state().pointAt({ place: '0203', counter: null }));
    expect(screen.getByRole('note').textContent).toBe('0203. Goes there. 1 of 1 MP.');
    act(() => state().pointAt({ place: '0304', counter: null }));
    expect(screen.getByRole('note').textContent).toContain('0304, s2.');
    expect(screen.getByRole('note').textContent).toContain('Too far. s2 stands there.');
  });

  it('is told with why what stands there waits, and the case of that', () => {
    const { store, play, state } = atTheTable(<Screen />);
    const waits = [{ rule: '5.1', kind: 'waits', text: 'It waits.', counters: [], where: [] }];
    const preview = () => ({ about: ['A guard.'], text: '', cost: '', reasons: [], waits, marks: [] });
    act(() => store.setState({ play: { ...play(), system: { ...play().system, preview } } }));
    act(() => state().pointAt({ place: '0202', counter: null }));
    expect(screen.getByRole('note').textContent).toContain('A guard. It waits (5.1).');
  });

  it('is pointed at as by a mouse', () => {
    const { press, state } = atTheTable(<Screen />);
    act(() => press('n1'));
    act(() => state().pointAt({ place: '0203', counter: null }));
    expect(state().preview?.text).toBe('Goes there.');
    act(() => state().pointAt({ place: '0302', counter: counter('n2') }));
    expect(state().preview?.text).toBe('Picks it.');
  });

  it('is the point that is looked at while one looks back', () => {
    const { press, state } = atTheTable(<Screen />);
    act(() => press('n1', '0203'));
    act(() => state().lookBack(-1));
    act(() => state().pointAt({ place: '0202', counter: null }));
    expect(screen.getByRole('note').textContent).toBe('0202, n1.');
  });
});

describe('typed commands', () => {
  const box = () => screen.getByRole('textbox', { name: 'Type a command' });

  it('have a box that a key leads to, with an example', () => {
    atTheTable(<Screen />);
    key('/');
    expect(document.activeElement).toBe(box());
    expect(box().getAttribute('placeholder')).toBe('0202');
  });

  it('stay with their reasons when they are refused', async () => {
    const { state } = atTheTable(<Screen />);
    await userEvent.type(box(), 'nonsense{Enter}');
    expect(state().refusal?.target).toEqual({ on: 'typed', text: 'nonsense' });
    expect(box()).toHaveProperty('value', 'nonsense');
    await userEvent.keyboard('{Home}{Enter}');
    expect(box()).toMatchObject({ value: 'nonsense', selectionStart: 8, selectionEnd: 8 });
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveProperty('value', 'nonsense');
    expect(state().refusal).toBeNull();
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).not.toBe(box());
  });

  it('are written over after a refusal was put away, and their key is no part of one', async () => {
    atTheTable(<Screen />);
    await userEvent.type(box(), 'nonsense{Enter}{Escape}');
    await userEvent.keyboard('/0202');
    expect(box()).toHaveProperty('value', '0202');
  });

  it('of several tell how far they have come', async () => {
    atTheTable(<Screen />);
    await userEvent.type(box(), '0202; nonsense; 0203{Enter}');
    expect(screen.getByText('1 of 3 done; nonsense is refused.')).toBeTruthy();
    expect(box()).toHaveProperty('value', 'nonsense; 0203');
    await userEvent.type(box(), '!');
    expect(screen.queryByText(/1 of 3 done/)).toBeNull();
  });

  it('Esc leaves the box for what had the focus, and what was written waits to be written over', async () => {
    atTheTable(<Screen />);
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    key('/');
    await userEvent.keyboard('18{Escape}');
    expect(document.activeElement).toBe(undo);
    key('/');
    await userEvent.keyboard('1612');
    expect(box()).toHaveProperty('value', '1612');
  });

  it('a digit after one that wants a die is the die', async () => {
    const { press, state } = atTheTable(<Screen />);
    act(() => press('n1', '0203', 'end'));
    act(() => state().takeDiceFrom('hand'));
    act(() => box().focus());
    act(() => press('n1', 's1'));
    expect(state().play?.wanted).not.toBeNull();
    await userEvent.keyboard('4');
    expect([state().play?.wanted, box().getAttribute('value')]).toEqual([null, '']);
    await userEvent.keyboard('4');
    expect(box()).toHaveProperty('value', '4');
  });

  it('are gone through by the arrows, with what was begun at their end', async () => {
    const { store } = atTheTable(<Screen />);
    act(() => store.setState({ press: vi.fn() }));
    await userEvent.type(box(), 'one{Enter}two{Enter}thr');
    const shown = [];
    for (const arrow of ['Up', 'Up', 'Up', 'Down', 'Down', 'Down']) {
      await userEvent.keyboard(`{Arrow${arrow}}`);
      shown.push(box().getAttribute('value'));
    }
    expect(shown).toEqual(['two', 'one', 'one', 'two', 'thr', 'thr']);
  });

  it('are shown while they are typed, and no longer when the box is left', async () => {
    const { store } = atTheTable(<Screen />);
    const hover = vi.fn();
    act(() => store.setState({ hover }));
    await userEvent.type(box(), '18');
    expect(hover.mock.calls).toEqual([[{ on: 'typed', text: '1' }], [{ on: 'typed', text: '18' }]]);
    act(() => box().blur());
    expect(hover).toHaveBeenLastCalledWith(null);
  });

  it('are completed by Tab, one after the other, which then leaves the box', async () => {
    const { store } = atTheTable(<Screen />);
    const system = { ...store.getState().play?.system, completeTyped: () => ['0202', '0302'] };
    act(() =>
      store.setState(({ play }) => ({ play: play && { ...play, system: { ...play.system, ...system } } })),
    );
    await userEvent.type(box(), '0');
    for (const expected of ['0202', '0302']) {
      await userEvent.keyboard('{Tab}');
      expect(box()).toHaveProperty('value', expected);
      expect(document.activeElement).toBe(box());
    }
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).not.toBe(box());
  });

  it('are cleared when they are done, and the focus stays', async () => {
    const { store } = atTheTable(<Screen />);
    const press = vi.fn();
    act(() => store.setState({ press }));
    await userEvent.type(box(), '1812-1612{Enter}');
    expect(press).toHaveBeenCalledWith({ on: 'typed', text: '1812-1612' });
    expect(box()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(box());
  });
});

describe('the help', () => {
  it('lists the letters of now, what is fixed, overlays and typed forms; a key and a button open it', async () => {
    const { state } = atTheTable(<Screen />);
    key('?', { shiftKey: true });
    const help = screen.getByRole('dialog', { name: 'Keys' });
    const lines = [...help.querySelectorAll('dl > div')].map((line) => line.textContent);
    expect(lines).toContain('EEnd the phase');
    expect(lines).toContain('UCtrl Zundo');
    expect(lines).toContain('Shift 1Zones of North');
    expect(lines).toContain('0202points at a hex');
    await userEvent.click(within(help).getByRole('button', { name: 'Close the keys' }));
    expect(state().dialog).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keys' }));
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy();
  });

  it('has the keyboard to itself while it is open', () => {
    const { play } = atTheTable(<Screen />);
    key('?', { shiftKey: true });
    key('e');
    expect(play().moment.segment).toBe('North Movement');
  });
});

describe('focus', () => {
  const settled = () => act(() => new Promise((done) => setTimeout(done, 20)));

  it('goes to the heading when the button that had it is gone, where Enter does nothing', async () => {
    const { press } = atTheTable(<Screen />);
    act(() => press('n1'));
    const back = screen.getByRole('button', { name: 'Put back' });
    back.focus();
    await userEvent.keyboard('{Enter}');
    await settled();
    expect(back.isConnected).toBe(false);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('leaves a heading before that goes, and comes to the next one', async () => {
    atTheTable(<Screen />);
    const heading = screen.getByRole('heading', { level: 1 });
    act(() => {
      heading.tabIndex = -1;
      heading.focus();
    });
    let wasThere: boolean | undefined;
    heading.addEventListener('blur', () => {
      wasThere = heading.isConnected;
    });
    key('e');
    expect([heading.isConnected, wasThere]).toEqual([false, true]);
    await settled();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('goes back from a dialog to what had it when that was opened, not to the box that had it before', async () => {
    atTheTable(<Screen />);
    const box = screen.getByRole('textbox', { name: 'Type a command' });
    const close = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close the keys' }));
      await settled();
    };
    act(() => box.focus());
    act(() => box.blur());
    key('?', { shiftKey: true });
    await close();
    expect(document.activeElement?.tagName).toBe('H1');
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    key('?', { shiftKey: true });
    await close();
    expect(document.activeElement).toBe(undo);
  });

  it('stays where it is as long as that is there', async () => {
    const { press } = atTheTable(<Screen />);
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    act(() => press('n1', '0203'));
    await settled();
    expect(document.activeElement).toBe(undo);
  });
});

it('a finger that rests on a counter is told its full name and why it cannot be pressed', () => {
  const { press, state } = atTheTable(<RestBubble target={{ on: 'counter', id: counter('s2') }} />);
  act(() => press('n1'));
  expect(screen.getByRole('status').textContent).toBe('0304, s2, infantry 3-1 s2 stands there. Case 2.4 ');
  act(() => state().press({ on: 'option', id: 'drop' }));
  expect(screen.getByRole('status').textContent).not.toContain('2.4');
});

it('what a finger has rested on stays to be read, whatever else is pointed at or left since', () => {
  const { press, state } = atTheTable(<RestBubble target={{ on: 'counter', id: counter('s2') }} />);
  act(() => press('n1'));
  const said = screen.getByRole('status').textContent;
  for (const other of [{ on: 'place', at: '0203' } as const, null]) {
    act(() => state().hover(other));
    expect(screen.getByRole('status').textContent).toBe(said);
  }
});

it('what a finger is told can be opened as soon as it no longer fits, though that comes later', async () => {
  const lines = (element: HTMLElement) => Math.ceil((element.textContent ?? '').length / 50);
  const high = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return 20 * lines(this);
  });
  const seen = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return 20 * Math.min(2, lines(this));
  });
  const { press } = atTheTable(<RestBubble target={{ on: 'counter', id: counter('s2') }} />);
  act(() => press('n1'));
  expect(screen.queryByRole('button', { name: 'Read all of it' })).toBeNull();
  const words = document.querySelector('.rest-words');
  await act(async () => {
    words?.append(document.createTextNode('Here 24 against 8 could be brought: 3-1. '.repeat(4)));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByRole('button', { name: 'Read all of it' })).toBeTruthy();
  high.mockRestore();
  seen.mockRestore();
});
