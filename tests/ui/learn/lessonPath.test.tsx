// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { COURSES, lessonAfter } from '../../../src/store/learning/lessons';
import { loaded } from '../../../src/store/opening/lazy';
import { LessonPath } from '../../../src/ui/learn/LessonPath';
import { OfferContext } from '../../../src/ui/useOffer';
import { TOY_ENTRY } from '../../helpers/toy/toyStore';
import { toySystem } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());

const regionOf = (title: string) => within(screen.getByRole('region', { name: title }));

it('the course of 1976 comes first, and each has a heading of its own', () => {
  expect(COURSES.map(({ system }) => system)).toEqual(['thirty-years-war', 'rocroi-1643']);
  atTheTable(<LessonPath />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, COURSES.length)).toEqual(COURSES.map(({ title }) => title));
});

it('what is at its head leads to each course', async () => {
  atTheTable(<LessonPath />);
  const shown = vi.fn();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown(this.id);
  });
  const nav = within(screen.getByRole('navigation', { name: 'Courses' }));
  for (const { title } of COURSES) await userEvent.click(nav.getByRole('button', { name: title }));
  expect(shown.mock.calls).toEqual(COURSES.map(({ system }) => [`course-${system}`]));
});

it.each(COURSES.map((course) => [course.title, course] as const))(
  '%s lists its lessons in their order, leads to the first that is not done, and forgets on request',
  async (title, { lessons }) => {
    const { settings, store, state } = atTheTable(<LessonPath />);
    const course = regionOf(title);
    const rows = () => course.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rows()).toHaveLength(lessons.length);
    for (const [i, lesson] of lessons.entries()) expect(rows()[i]).toContain(lesson.title);
    const [first, second] = lessons;
    await userEvent.click(course.getByRole('button', { name: `Begin: ${first?.title}` }));
    expect(state().learning).toBe(first?.at);
    store.getState().learn('');
    act(() => settings.getState().finishLesson(first?.at ?? ''));
    expect(course.getByText(`1 of ${lessons.length} done`)).toBeTruthy();
    expect(course.getByRole('button', { name: `Go on: ${second?.title}` })).toBeTruthy();
    expect(rows()[0]).toContain('Done');
    // The others have not begun.
    for (const other of COURSES.filter((one) => one.title !== title))
      expect(regionOf(other.title).getByText(`0 of ${other.lessons.length} done`)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Forget what is done' }));
    expect(settings.getState().learned).toEqual([]);
  },
);

it('the battle comes next once its lesson is done, and the next lesson again once it was played', () => {
  for (const { system, lessons } of COURSES) {
    const leading = lessons.find(({ leadsTo }) => leadsTo !== undefined);
    const first = { ...TOY_ENTRY, system, title: 'The first', firstGame: 'A small one.' };
    const systems = [{ ...toySystem, id: system }];
    const { settings, store } = atTheTable(
      <OfferContext value={{ listings: [first], offer: loaded({ systems, catalogue: [first] }) }}>
        <LessonPath />
      </OfferContext>,
    );
    const title = COURSES.find((course) => course.system === system)?.title ?? '';
    const main = () =>
      regionOf(title)
        .getAllByRole('button')
        .filter((one) => one.classList.contains('main'))
        .map(({ textContent }) => textContent);
    expect(main()).toEqual([`Begin: ${lessons[0]?.title}`]);
    act(() => settings.getState().finishLesson(leading?.at ?? ''));
    expect(main()).toEqual(['Play The first']);
    const played = { id: 'a', title: 'The first', turn: '', stretch: '', points: '', name: '' };
    act(() => store.setState({ saved: [{ ...played, changed: 0, removed: null }] }));
    expect(main()).toEqual([`Go on: ${lessons[0]?.title}`]);
    cleanup();
    sessionStorage.clear();
  }
});

it('each course leads on to the battle of its own system that is made for a first time', async () => {
  const firsts = COURSES.map(({ system }) => ({
    ...TOY_ENTRY,
    ...{ system, title: `First of ${system}`, firstGame: 'A small one.' },
  }));
  const systems = COURSES.map(({ system }) => ({ ...toySystem, id: system }));
  const offered = { listings: firsts, offer: loaded({ systems, catalogue: firsts }) };
  const { store, state } = atTheTable(
    <OfferContext value={offered}>
      <LessonPath />
    </OfferContext>,
  );
  const begun: unknown[] = [];
  store.setState({ begin: ({ system }) => begun.push(system) });
  for (const { title, system } of COURSES)
    await userEvent.click(regionOf(title).getByRole('button', { name: `Play First of ${system}` }));
  expect(begun).toEqual(COURSES.map(({ system }) => system));
  // Nobody need guess who plays the other side.
  expect(screen.getAllByText(/For two at this screen: alone you lead both sides/)).toHaveLength(2);
  expect(state().learning).toBeNull();
});

it('after the last lesson of a course none follows, and no other course begins', () => {
  for (const { lessons } of COURSES)
    expect(lessons.map((one) => lessonAfter(one)?.at ?? null)).toEqual([
      ...lessons.slice(1).map(({ at }) => at),
      null,
    ]);
});
