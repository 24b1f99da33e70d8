// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CoachQuestion, coachAnswerer } from '../../../src/store/coach/answerer';
import type { CoachDesk } from '../../../src/store/coach/desk';
import { loaded } from '../../../src/store/opening/lazy';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { CoachContext } from '../../../src/ui/coach/coachContext';
import { panelOf } from '../position';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const advise = coachAnswerer({ systems: [thirtyYearsWar], coaches: [] });

/** A desk that answers when it is told to. */
function waitingDesk() {
  const asked: { readonly question: CoachQuestion; answer(): void }[] = [];
  const desk: CoachDesk = {
    ask(question, hear) {
      asked.push({ question, answer: () => hear(advise(question)) });
      return () => undefined;
    },
  };
  /** What is drawn comes with its first question only once it is loaded. */
  const answer = async () => {
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => asked.splice(0).forEach((one) => void one.answer()));
  };
  return { desk, asked, answer };
}

function marching() {
  const { desk, asked, answer } = waitingDesk();
  const panel = panelOf('F 10-3 0404 | S 6-3 0504 | F 8-3 0602', { phase: 'movement', rules: 'rocroi' }, [], {
    around: (children) => <CoachContext value={loaded(desk)}>{children}</CoachContext>,
  });
  return { ...panel, asked, answer };
}
const part = () => screen.queryByRole('region', { name: 'Battles so far' });
const open = () =>
  act(async () => {
    const details = part()?.querySelector('details');
    if (!details) throw new Error('no part');
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });

it('counts nothing until it is opened, and then again for each position', async () => {
  const { asked, answer, press } = marching();
  expect(part()).not.toBeNull();
  press('f0602', '0603');
  expect(asked).toEqual([]);
  await open();
  await answer();
  expect(part()?.textContent).toContain('2 units of yours would have to attack');
  expect(part()?.textContent).toContain('by F 8-3 (0603) and F 10-3 (0404): 18 against 6');
  press('f0404', '0304');
  expect(part()?.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  expect(part()?.textContent).toContain('18 against 6');
  await answer();
  expect(part()?.textContent).toContain('by F 8-3 (0603): 8 against 6');
});

it('shows the odds and the sums of the battle board, and nothing to press in them', async () => {
  const { answer } = marching();
  await open();
  await answer();
  expect(part()?.textContent).toContain('F 10-3 (0404) attacks: 10 against 6');
  expect(part()?.textContent).toContain('2 points short of 2-1; F 8-3 (0602) could come and add 8.');
  expect(part()?.textContent).toContain('French losses');
  expect(within(part() ?? document.body).queryByRole('button', { name: /Take out|Change/ })).toBeNull();
});

it('is there in the Movement Phase only', async () => {
  const { press } = marching();
  expect(part()).not.toBeNull();
  press('end-phase');
  expect(part()).toBeNull();
});
