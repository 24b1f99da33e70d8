// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLesson } from '../../../src/core/lesson/lesson';
import { createLearning, targetOf } from '../../../src/store/learning/learning';
import { LESSONS, type Listed } from '../../../src/store/learning/lessons';
import { OFFER } from '../../../src/store/opening/catalogue';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { LessonCard } from '../../../src/ui/learn/LessonCard';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const POSITION = {
  position: 'F gun 0101 | F gun 0601 | S 4-3 0104 | S 4-3 0604',
  ...{ phase: 'artilleryFire', map: { columns: 6, rows: 6 } },
};
const FIRE = {
  ...{ text: 'Fire at the unit below your left gun.', rules: ['5.11'], position: POSITION, dice: [1] },
  goal: { command: { do: 'fire', gun: 'f0101g' } },
  ...{ done: 'It is hit.', way: ['f0101g', 's0104'] },
};
const ASK = {
  ...{ text: 'It is pale now.', rules: ['9.0'], way: ['answer Disrupted'] },
  goal: { ask: 'What is it?', options: ['Gone', 'Disrupted'], answer: 'Disrupted' },
};

const card = (...steps: readonly object[]) => cardFrom(0, ...steps);

function cardFrom(leftOff: number, ...steps: readonly object[]) {
  const head = { id: 'tried', number: 1, title: 'Tried', about: 'Tried', part: 'Tried' };
  const listed: Listed = {
    ...readLesson({ ...head, steps }),
    system: 'thirty-years-war',
    at: LESSONS[0]?.at ?? '',
  };
  const { learning, scratch } = createLearning(OFFER, listed.system, listed, leftOff);
  const settings = createSettings(() => localStorage);
  const onLeave = vi.fn();
  const against = { words: 'A recruit leads the South.', begin: vi.fn() };
  const onPlay = {
    title: 'Your first battle',
    without: 'For two at this screen',
    words: 'For two.',
    begin: vi.fn(),
    against,
  };
  render(
    <StoresContext value={{ game: scratch.store, settings }}>
      <LessonCard listed={listed} learning={learning} onLeave={onLeave} onPlay={onPlay} />
    </StoresContext>,
  );
  const press = (...names: readonly string[]) =>
    act(() => {
      for (const name of names) {
        const { play, press: onTable } = scratch.store.getState();
        if (play) onTable(targetOf(name, play));
      }
    });
  return { press, learning, settings, onLeave, onPlay, said: () => screen.getByRole('status').textContent };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the card of a lesson', () => {
  it('says where it is, what to do, by which cases, and that the dice are set', () => {
    card(FIRE, ASK);
    const shown = within(screen.getByRole('region', { name: 'Lesson' }));
    expect(shown.getByText(/Step 1 of 2/).textContent).toContain('its dice are set beforehand');
    expect(shown.getByTitle(/in a battle they fall by chance/)).toBeTruthy();
    expect(shown.getByText(/Fire at the unit/)).toBeTruthy();
    expect(button('Case 5.11')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('offers the way on when the goal is reached, and gives it the focus', async () => {
    const { press, said } = card(FIRE, ASK);
    press('f0101g', 's0104');
    expect(said()).toMatch(/^die 1: .* It is hit\.$/);
    expect(document.activeElement).toBe(button('Next'));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(/Step 2 of 2/).textContent).not.toContain('dice');
    expect(document.activeElement?.textContent).toContain('It is pale now.');
  });

  it('goes on where one had left off, as the steps before would have left it, and can begin again', async () => {
    const { said, press } = cardFrom(1, FIRE, ASK);
    expect(screen.getByText(/Step 2 of 2/).textContent).toContain('where you left off');
    await userEvent.click(button('Begin again'));
    expect(screen.getByText(/Step 1 of 2/).textContent).not.toContain('where you left off');
    expect(screen.queryByRole('button', { name: 'Begin again' })).toBeNull();
    press('f0101g', 's0104');
    expect(said()).toMatch(/It is hit/);
  });

  it('begins with its first step where it has no longer the one that was reached', () => {
    cardFrom(2, FIRE, ASK);
    expect(screen.getByText(/Step 1 of 2/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Begin again' })).toBeNull();
  });

  it('offers to put a poor choice back', async () => {
    const { press, said, learning } = card({
      ...FIRE,
      poor: [{ when: { do: 'fire', gun: 'f0601g' }, text: 'That gun has fired.' }],
    });
    press('f0601g', 's0604');
    expect(said()).toMatch(/^die .* That gun has fired\.$/);
    await userEvent.click(button('Put it back'));
    expect([said(), learning.getState().said]).toEqual(['', null]);
  });

  it('tells a wrong answer from the right one, and counts the lesson as done after its last step', async () => {
    const { said, settings, onLeave, onPlay } = card({ ...ASK, position: POSITION });
    await userEvent.click(button('Gone'));
    expect(said()).toMatch(/^Not quite/);
    expect(settings.getState().learned).toEqual([]);
    await userEvent.click(button('Disrupted'));
    expect(said()).toBe('Done.');
    expect(settings.getState().learned).toEqual([LESSONS[0]?.at]);
    await userEvent.click(button('Play Your first battle against the computer'));
    expect([onPlay.against.begin.mock.calls.length, onPlay.begin.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(button('For two at this screen'));
    expect(onPlay.begin).toHaveBeenCalledOnce();
    expect(screen.getByText('A recruit leads the South. For two.')).toBeTruthy();
    await userEvent.click(button('All lessons'));
    expect(onLeave).toHaveBeenCalledWith('');
  });

  it('shows the printed table that it is about: a column of it is lit, and once it is answered the cell', async () => {
    const table = { id: 'combat-results', column: '1-1', cell: ['2-1', '3'] };
    card({ ...ASK, position: POSITION, table });
    const shown = within(screen.getByRole('table', { name: 'Combat Results Table' }));
    expect(shown.getByRole('columnheader', { name: '1-1' }).className).toBe('read');
    expect(document.querySelectorAll('.card-table .hit')).toHaveLength(0);
    await userEvent.click(button('Disrupted'));
    expect(shown.getByRole('columnheader', { name: '2-1' }).className).toBe('read');
    expect(document.querySelector('.card-table .hit')?.textContent).toBe('Dx');
  });

  it('shows the step, press by press', async () => {
    const { said } = card(FIRE, ASK);
    await userEvent.click(button('Show me'));
    await vi.waitFor(() => expect(said()).toMatch(/It is hit\.$/), 3_000);
  });

  it('can be skipped, step by step and to its end', async () => {
    const { onLeave } = card(FIRE, ASK);
    await userEvent.click(button('Skip'));
    expect(screen.getByText(/Step 2 of 2/)).toBeTruthy();
    // There it says where it leads, and what becomes of the lesson.
    await userEvent.click(button('Skip, to all lessons: this one stays unfinished'));
    expect(onLeave).toHaveBeenCalledWith('');
  });
});

it('the name of a counter in the text lights it, the longer of two names first', async () => {
  const { learning } = card({
    ...{ text: 'La Ferté rides, La Ferté-Imbault waits, Laferté is nobody.', rules: ['5.11'] },
    position: { ...POSITION, names: { f0101g: 'La Ferté', f0601g: 'La Ferté-Imbault' } },
    goal: { read: true },
  });
  const names = [...document.querySelectorAll('.lesson-name')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['La Ferté', 'La Ferté-Imbault']);
  await userEvent.hover(names[1] ?? document.body);
  expect(learning.getState().pointed).toBe('f0601g');
  await userEvent.unhover(names[1] ?? document.body);
  expect(learning.getState().pointed).toBeNull();
});
