// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSystem } from '../../../src/core/contract/system';
import type { CatalogueEntry } from '../../../src/store/context';
import { COURSES } from '../../../src/store/learning/lessons';
import { loaded } from '../../../src/store/opening/lazy';
import { useGame } from '../../../src/store/useGame';
import { CoachContext } from '../../../src/ui/coach/coachContext';
import { ComputerContext } from '../../../src/ui/computer/computerContext';
import { GameHeader } from '../../../src/ui/header/GameHeader';
import { useGameKeys } from '../../../src/ui/keys/useGameKeys';
import { RulebookScreen } from '../../../src/ui/screens/RulebookScreen';
import { StartScreen } from '../../../src/ui/screens/StartScreen';
import { ResultCard } from '../../../src/ui/standing/ResultCard';
import { OfferContext } from '../../../src/ui/useOffer';
import { TOY_ENTRY } from '../../helpers/toy/toyStore';
import { TOY_SCENARIO, toySystem } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());

const offering = (system: GameSystem, ...catalogue: readonly CatalogueEntry[]) => ({
  listings: catalogue,
  offer: loaded({ systems: [system], catalogue }),
});
const Start = () => (
  <OfferContext value={offering(toySystem, TOY_ENTRY)}>
    <StartScreen />
  </OfferContext>
);

describe('the start page', () => {
  it('one click begins a game with the default options', async () => {
    const { store, play } = atTheTable(<Start />);
    act(() => store.getState().leave());
    await userEvent.click(screen.getByRole('button', { name: /Play Skirmish/ }));
    expect(play().game.record.options).toEqual({ ghosts: 'no' });
  });

  it('the options of one battle are not those of another', () => {
    const second = { ...TOY_ENTRY, id: 'second', title: 'Second' };
    atTheTable(
      <OfferContext value={offering(toySystem, TOY_ENTRY, second)}>
        <StartScreen />
      </OfferContext>,
    );
    // Radio buttons of one name exclude each other, wherever on the page they stand.
    const groups = [...document.querySelectorAll('fieldset')];
    const names = groups.flatMap((group) => [
      ...new Set([...group.querySelectorAll('input')].map(({ name }) => name)),
    ]);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says after as many lessons as the lessons do when a battle can be played', () => {
    const first = { ...TOY_ENTRY, firstGame: 'It is short.' };
    atTheTable(
      <OfferContext value={offering(toySystem, first)}>
        <StartScreen />
      </OfferContext>,
    );
    const enough = COURSES[0]?.lessons.find(({ leadsTo }) => leadsTo !== undefined);
    expect(document.body.textContent).toContain(`After the first ${enough?.number} lessons`);
  });

  it('options have their case and are kept in the record', async () => {
    const { state, play } = atTheTable(<Start />);
    await userEvent.click(screen.getByText('Options'));
    const group = screen.getByRole('group', { name: /Ghosts/ });
    await userEvent.click(within(group).getByRole('button', { name: 'Case 2.4' }));
    expect(state().consulting).toEqual({ system: toySystem, rule: '2.4' });
    await userEvent.click(within(group).getByRole('radio', { name: 'Used' }));
    await userEvent.click(screen.getByRole('button', { name: /for two, 1 option changed/ }));
    expect(play().game.record.options).toEqual({ ghosts: 'yes' });
  });

  it('the take-back policy is agreed on there, and counts as changed', async () => {
    const { play, state } = atTheTable(<Start />);
    await userEvent.click(screen.getByText('Options'));
    const group = within(screen.getByRole('group', { name: /^Taking back/ }));
    await userEvent.click(group.getByRole('button', { name: 'Case The table' }));
    expect(state().consulting?.rule).toBe('table:take-back');
    await userEvent.click(group.getByRole('radio', { name: /^With consent/ }));
    await userEvent.click(screen.getByRole('button', { name: /for two, 1 option changed/ }));
    expect(play().game.record.takeBack).toBe('ask');
  });

  it('an option that needs another is quiet until that is chosen, and counts for nothing', async () => {
    const [ghosts] = toySystem.optionSpecs(TOY_SCENARIO);
    if (!ghosts) throw new Error('no option');
    const pale = { ...ghosts, id: 'pale', label: 'Pale ghosts', needs: { option: 'ghosts', value: 'yes' } };
    const system = { ...toySystem, optionSpecs: () => [ghosts, pale] };
    const { begin } = atTheTable(
      <OfferContext value={offering(system, TOY_ENTRY)}>
        <StartScreen />
      </OfferContext>,
    );
    begin();
    await userEvent.click(screen.getByText('Options'));
    const radio = (group: string, name: string) =>
      within(screen.getByRole('group', { name: new RegExp(`^${group}`) })).getByRole<HTMLInputElement>(
        'radio',
        {
          name,
        },
      );
    const isQuiet = () => screen.getByRole<HTMLFieldSetElement>('group', { name: /^Pale/ }).disabled;
    expect(isQuiet()).toBe(true);
    expect(screen.getByText('Only together with “Ghosts”.')).toBeTruthy();
    await userEvent.click(radio('Ghosts', 'Used'));
    expect(isQuiet()).toBe(false);
    await userEvent.click(radio('Pale', 'Used'));
    expect(screen.getByRole('button', { name: /for two, 2 options changed/ })).toBeTruthy();
    await userEvent.click(radio('Ghosts', 'Not used default'));
    expect(screen.getByRole('button', { name: /for two, default rules/ })).toBeTruthy();
  });

  it('is for two unless one plays both sides, which is remembered and asks for no step', async () => {
    const [ghosts] = toySystem.optionSpecs(TOY_SCENARIO);
    if (!ghosts) throw new Error('no option');
    const asked = { ...ghosts, defaultForTwo: 'yes' };
    const system = { ...toySystem, optionSpecs: () => [asked] };
    const { begin, settings } = atTheTable(
      <OfferContext value={offering(system, TOY_ENTRY)}>
        <StartScreen />
      </OfferContext>,
    );
    begin();
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    await userEvent.click(screen.getByText('Options'));
    expect(screen.getByRole('button', { name: /for two, default rules/ })).toBeTruthy();
    expect(radio('Used default').checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /^I play both sides/ }));
    expect(settings.getState().bothSides).toBe(true);
    expect(screen.getByRole('button', { name: /both sides, default rules/ })).toBeTruthy();
    expect(radio('Not used default').checked).toBe(true);
  });

  it('says of each battle how one wins', () => {
    const aim = 'Who takes the hill wins. At night it is over.';
    atTheTable(
      <OfferContext value={offering(toySystem, { ...TOY_ENTRY, aim })}>
        <StartScreen />
      </OfferContext>,
    );
    const games = within(screen.getByRole('region', { name: 'New game' }));
    expect(within(games.getByRole('article')).getByText(aim)).toBeTruthy();
  });

  it('says what is reconstructed, and that it is independent', async () => {
    atTheTable(<Start />);
    const title = screen.getByRole('button', { name: /^Reconstructed/, expanded: false });
    await userEvent.click(title);
    expect(title.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('All of it is invented.')).toBeTruthy();
    expect(screen.getByText(/not affiliated with their publisher/)).toBeTruthy();
  });

  it('lists stored games', () => {
    const { store } = atTheTable(<Start />);
    const game = {
      id: 'a',
      title: 'Skirmish',
      turn: 'Game-Turn 3',
      stretch: 'South Combat',
      points: '7',
      changed: 0,
      name: '',
      removed: null,
    };
    act(() => store.setState({ saved: [game] }));
    expect(screen.getByRole('button', { name: /^Skirmish.*Game-Turn 3 · South Combat/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Delete Skirmish/ })).toBeTruthy();
  });

  it('leads those who know the games, or have one open, to what there is for them', async () => {
    const { store } = atTheTable(<Start />);
    HTMLElement.prototype.scrollIntoView ??= () => undefined;
    const asked = () => screen.getByRole('navigation', { name: 'Who are you?' });
    expect(within(asked()).queryByRole('button', { name: 'I was in the middle of something' })).toBeNull();
    await userEvent.click(within(asked()).getByRole('button', { name: 'I know these games' }));
    expect(document.activeElement?.textContent).toMatch(/Play/);
    const header = { turn: '', stretch: '', points: '', changed: 0, name: '', removed: null };
    act(() => store.setState({ saved: [{ id: 'a', title: 'Skirmish', ...header }] }));
    await userEvent.click(within(asked()).getByRole('button', { name: 'I was in the middle of something' }));
    expect(document.activeElement?.closest('.saved')).not.toBeNull();
  });
});

describe('the rulebook', () => {
  it('lies open at a case, with its ruling, its switch and what was chosen', () => {
    const { state } = atTheTable(<RulebookScreen />, { ghosts: 'yes' });
    act(() => state().consult('2.4'));
    const open = document.querySelector('.open-here');
    expect(open?.textContent).toContain('2.4 Occupied hexes');
    expect(open?.textContent).toContain('Ghosts may share.');
    expect(open?.textContent).toContain('chosen for this game: Used');
    expect(open?.textContent).toContain('In another game: Two units share.');
    expect(document.querySelectorAll('.elsewhere')).toHaveLength(1);
  });

  it('is divided by section, has the tables, and can be searched', async () => {
    const { state } = atTheTable(<RulebookScreen />);
    act(() => state().consult(''));
    const sections = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('button');
    expect(sections.map((section) => section.textContent)).toEqual([
      'Contents',
      '2 Movement',
      '3 Combat',
      'Toy 16 Charge',
      'Fight',
      'Print these rules',
    ]);
    expect(screen.getByRole('table', { name: 'Fight' })).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'dice toy');
    expect(screen.getByText('No case matches.')).toBeTruthy();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'strength');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close the rules' }));
    expect(state().consulting).toBeNull();
  });
});

describe('the header', () => {
  it('has the tracks, and undoes and redoes', async () => {
    const { press, at, state } = atTheTable(<GameHeader />);
    expect(screen.getByRole('list', { name: 'Phase' }).querySelector('[aria-current]')?.textContent).toBe(
      'Movement',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(state().refusal?.reasons).toMatchObject([{ rule: 'table:take-back' }]);
    act(() => press('n1', '0203'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(at('n1')).toBe('0202');
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(at('n1')).toBe('0203');
  });
});

describe('keys', () => {
  const Keys = () => {
    useGameKeys({ current: null });
    return <input aria-label="typed" />;
  };

  it('undo, redo, cancel, and letters of choices; not while something is typed', () => {
    const { press, at, play } = atTheTable(<Keys />);
    act(() => press('n1', '0203', 'n2'));
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(play().draft).toBeNull();
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(at('n1')).toBe('0202');
    fireEvent.keyDown(window, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(at('n1')).toBe('0203');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'e' });
    expect(play().moment.segment).toBe('North Movement');
    fireEvent.keyDown(window, { key: 'e' });
    expect(play().moment.segment).toBe('North Combat');
  });
});

it('a coach that a first battle came with stays on in the next one', async () => {
  const first = { ...TOY_ENTRY, firstGame: 'A small one.' };
  const next = { ...TOY_ENTRY, id: 'large', title: 'The large one', firstGame: '' };
  const system = { ...toySystem, isCoached: true };
  const offered = {
    listings: [first, next],
    offer: loaded({ systems: [system], catalogue: [first, next] }),
  };
  const { store, play, settings } = atTheTable(
    <OfferContext value={offered}>
      <CoachContext value={loaded({ ask: () => () => undefined, prepare: () => undefined })}>
        <ResultCard />
      </CoachContext>
    </OfferContext>,
  );
  store.setState({ begin: () => undefined });
  const verdict = { winner: play().prompt.by, level: null, points: null, text: 'All gone.' };
  act(() => store.setState({ play: { ...play(), system, verdict } }));
  expect(settings.getState().coach).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Now play The large one' }));
  expect(settings.getState().coach).toBe(true);
});

it('the end of a first battle leads to the next one, and to the same with the sides changed', async () => {
  const first = { ...TOY_ENTRY, firstGame: 'A small one.' };
  const next = { ...TOY_ENTRY, id: 'large', title: 'The large one', firstGame: '' };
  const offered = {
    listings: [first, next],
    offer: loaded({ systems: [toySystem], catalogue: [first, next] }),
  };
  const { store, play } = atTheTable(
    <OfferContext value={offered}>
      <ComputerContext value={loaded({ ask: () => () => undefined, prepare: () => undefined })}>
        <ResultCard />
      </ComputerContext>
    </OfferContext>,
  );
  const begun: unknown[] = [];
  store.setState({ begin: ({ id }, { players }) => begun.push([id, players]) });
  const verdict = { winner: play().prompt.by, level: null, points: null, text: 'All gone.' };
  act(() => store.setState({ play: { ...play(), verdict, players: { south: 'captain' } } }));
  await userEvent.click(screen.getByRole('button', { name: 'Now play The large one against the computer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Again, leading the South' }));
  act(() => store.setState({ play: { ...play(), verdict, players: {} } }));
  await userEvent.click(screen.getByRole('button', { name: 'Again, against the computer' }));
  expect(begun).toEqual([
    ['large', { south: 'captain' }],
    ['skirmish', { north: 'captain' }],
    ['skirmish', { south: 'recruit' }],
  ]);
});

it('on a phone the end has two rows of buttons, and the rest under More', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 560px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const offered = { listings: [TOY_ENTRY], offer: loaded({ systems: [toySystem], catalogue: [TOY_ENTRY] }) };
  const { store, play } = atTheTable(
    <OfferContext value={offered}>
      <ComputerContext value={loaded({ ask: () => () => undefined, prepare: () => undefined })}>
        <ResultCard />
      </ComputerContext>
    </OfferContext>,
  );
  const verdict = { winner: play().prompt.by, level: null, points: null, text: 'All gone.' };
  act(() => store.setState({ play: { ...play(), verdict } }));
  const foot = document.querySelector('.result > footer');
  const names = () => [...(foot?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  expect(names()).toEqual(['New game', 'Look at the board', 'More']);
  await userEvent.click(screen.getByRole('button', { name: 'More', expanded: false }));
  expect(names().slice(3)).toEqual(['Again, against the computer', 'What decided it?']);
  await userEvent.click(screen.getByRole('button', { name: 'More', expanded: true }));
  expect(names()).toHaveLength(3);
  vi.unstubAllGlobals();
});

it('the result has the level and the figures; the board can be looked at, and the result again', async () => {
  const Result = () => (useGame((game) => game.play !== null) ? <ResultCard /> : null);
  const { store, play, state } = atTheTable(<Result />);
  const verdict = {
    winner: play().prompt.by,
    level: 'Decisive',
    points: { north: 2, south: 0 },
    text: 'All gone.',
  };
  act(() => store.setState({ play: { ...play(), verdict } }));
  const card = screen.getByRole('dialog', { name: 'Decisive' });
  expect(card.textContent).toContain('North2South0');
  expect(within(card).getAllByText('0 of 2', { selector: 'b' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Look at the board' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the result' }));
  await userEvent.click(screen.getByRole('button', { name: 'Look at the board' }));
  // Taken back and played to its end once more, it is shown once more.
  act(() => store.setState({ play: { ...play(), verdict: null } }));
  act(() => store.setState({ play: { ...play(), verdict } }));
  await userEvent.click(screen.getByRole('button', { name: 'New game' }));
  expect(state().play).toBeNull();
});
