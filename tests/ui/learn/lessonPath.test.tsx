// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { LESSONS } from '../../../src/store/learning/lessons';
import { loaded } from '../../../src/store/opening/lazy';
import { LessonPath } from '../../../src/ui/learn/LessonPath';
import { OfferContext } from '../../../src/ui/useOffer';
import { TOY_ENTRY } from '../../helpers/toy/toyStore';
import { toySystem } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());

it('lists all lessons in their order, leads to the first that is not done, and forgets on request', async () => {
  const { settings, store, state } = atTheTable(<LessonPath />);
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows()).toHaveLength(LESSONS.length);
  for (const [i, { title }] of LESSONS.entries()) expect(rows()[i]).toContain(title);
  const [first] = LESSONS;
  await userEvent.click(screen.getByRole('button', { name: `Begin: ${first?.title}` }));
  expect(state().learning).toBe(first?.at);
  store.getState().learn('');
  settings.getState().finishLesson(first?.at ?? '');
  expect(await screen.findByText(`1 of ${LESSONS.length} done`)).toBeTruthy();
  expect(rows()[0]).toContain('Done');
  await userEvent.click(screen.getByRole('button', { name: 'Forget what is done' }));
  expect(settings.getState().learned).toEqual([]);
});

it('leads on to the battle that is made for a first time', async () => {
  const first = { ...TOY_ENTRY, firstGame: 'A small one.' };
  const offered = { listings: [first], offer: loaded({ systems: [toySystem], catalogue: [first] }) };
  const { store, state, play } = atTheTable(
    <OfferContext value={offered}>
      <LessonPath />
    </OfferContext>,
  );
  act(() => store.getState().leave());
  await userEvent.click(screen.getByRole('button', { name: `Play ${first.title}` }));
  expect(play().game.record.scenario.id).toBe(first.id);
  expect(state().learning).toBeNull();
});
