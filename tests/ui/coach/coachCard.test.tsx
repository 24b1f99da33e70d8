// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Advice, Coach } from '../../../src/core/contract/coach';
import { stateOf } from '../../../src/core/game';
import { type CoachQuestion, coachAnswerer } from '../../../src/store/coach/answerer';
import type { CoachDesk } from '../../../src/store/coach/desk';
import { loaded } from '../../../src/store/opening/lazy';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { CoachBeside, CoachPlace, CoachSwitch } from '../../../src/ui/coach/CoachPlace';
import { CoachContext } from '../../../src/ui/coach/coachContext';
import { toyStore } from '../../helpers/toy/toyStore';
import { toySystem } from '../../helpers/toy/toySystem';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

/** Says of the toy what can be seen that it says: who may move, and one threat. */
function toyCoach(acts: (state: unknown) => readonly Partial<Advice>[]): Coach {
  const advice = (of: Partial<Advice>): Advice => ({
    ...{ text: '', rules: [], counters: [], where: [], commands: [], prepare: [], point: null },
    ...of,
  });
  return {
    system: toySystem.id,
    coach: (state) => ({
      ...{ look: 'Look at the north.', rules: ['1.1'] },
      acts: acts(state).map(advice),
      threats: [advice({ text: 'The south comes.', rules: ['1.1'] })],
    }),
    exposes: () => advice({ text: 'That leaves the others alone.' }),
    measure: () => 0,
    worthOf: () => 0,
  };
}

function atTheTable(acts: (state: unknown) => readonly Partial<Advice>[], place = <CoachPlace />) {
  const toy = toyStore();
  toy.begin();
  const settings = createSettings(() => sessionStorage);
  const advise = coachAnswerer({ systems: [toySystem], coaches: [toyCoach(acts)] });
  const asked: { readonly question: CoachQuestion; answer(): void }[] = [];
  const desk: CoachDesk = {
    ask(question, hear) {
      let isWanted = true;
      asked.push({
        question,
        answer: () => {
          if (isWanted) hear(advise(question));
        },
      });
      return () => {
        isWanted = false;
      };
    },
  };
  render(
    <StoresContext value={{ game: toy.store, settings }}>
      <CoachContext value={loaded(desk)}>
        <CoachSwitch />
        {place}
      </CoachContext>
    </StoresContext>,
  );
  const answer = () =>
    act(async () => {
      for (const one of asked.splice(0)) one.answer();
    });
  return { ...toy, settings, asked, answer };
}

const coach = () => screen.queryByRole('region', { name: /^Coach/ });
const switchOn = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Coach' })));
  await screen.findByRole('region', { name: /thinking/ });
};
const CHOOSE = {
  text: 'The first may go.',
  prepare: [{ on: 'counter', id: 'n1' }],
} as unknown as Partial<Advice>;

it('is off by default, and switched on and off for good', async () => {
  const { settings } = atTheTable(() => []);
  expect(coach()).toBeNull();
  await switchOn();
  expect(settings.getState().coach).toBe(true);
  expect(createSettings(() => sessionStorage).getState().coach).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Coach' }));
  expect(coach()).toBeNull();
});

it('comes into view as it is switched on, and not as the panel is drawn', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  atTheTable(
    () => [],
    <aside className="panel">
      <CoachPlace />
    </aside>,
  );
  expect(into).not.toHaveBeenCalled();
  await switchOn();
  await vi.waitFor(() => expect(into).toHaveBeenCalledWith({ block: 'nearest' }));
  expect(into.mock.contexts[0]).toBe(coach());
  into.mockRestore();
});

it('says calmly that it thinks, then what it has found, each with its case', async () => {
  const { answer } = atTheTable(() => [CHOOSE]);
  await switchOn();
  expect(coach()?.getAttribute('aria-busy')).toBe('true');
  await answer();
  const card = coach();
  expect(card?.getAttribute('aria-busy')).toBe('false');
  expect(card?.textContent).toContain('Look at the north.');
  expect(card?.textContent).toContain('The first may go.');
  expect(card?.textContent).toContain('The south comes.');
  expect(card && within(card).getAllByRole('button', { name: /Case/ })).toHaveLength(2);
});

it('says one act at once, and the others and what threatens on demand', async () => {
  const { answer } = atTheTable(() => [CHOOSE, { ...CHOOSE, text: 'So may the second.' }]);
  await switchOn();
  await answer();
  const more = coach()?.querySelector('details');
  expect(more?.open).toBe(false);
  expect(more?.querySelector('summary')?.textContent).toBe('More: another act, what threatens (1)');
  expect(more?.textContent).toContain('So may the second.');
  expect(more?.textContent).toContain('The south comes.');
  expect(more?.textContent).not.toContain('The first may go.');
  expect(more?.textContent).not.toContain('Look at the north.');
});

it('where nothing makes sense, it says at once what threatens', async () => {
  const { answer } = atTheTable(() => []);
  await switchOn();
  await answer();
  expect(coach()?.querySelector('details')).toBeNull();
  expect(coach()?.textContent).toContain('The south comes.');
});

it('beside choices that cover the panel it says what it proposes, else what to look at', async () => {
  const { answer, press, play } = atTheTable((state) => (state === first ? [CHOOSE] : []), <CoachBeside />);
  const first = stateOf(play().game);
  expect(coach()).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Coach' })));
  expect((await screen.findByRole('region', { name: 'Coach' })).textContent).toBe('Coachthinking…');
  await answer();
  expect(coach()?.textContent).toContain('The first may go.');
  expect(coach()?.textContent).not.toContain('Look at');
  await act(async () => press('n1', '0203'));
  expect(coach()?.textContent).toContain('thinking');
  await answer();
  expect(coach()?.textContent).toContain('Look at the north.');
});

it('shows an act as a draft, and carries nothing out', async () => {
  const { answer, play } = atTheTable(() => [CHOOSE]);
  await switchOn();
  await answer();
  const before = play().game;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show me' })));
  expect(play().draft).not.toBeNull();
  expect(play().game).toBe(before);
});

it('names what is left to press as the player sees it', async () => {
  const point = (target: object) => ({ ...CHOOSE, point: target }) as unknown as Partial<Advice>;
  const acts = [
    point({ on: 'place', at: '0203' }),
    point({ on: 'counter', id: 's1' }),
    point({ on: 'option', id: 'end' }),
  ];
  const { answer, press } = atTheTable(() => acts);
  await switchOn();
  await answer();
  const told: string[] = [];
  for (const button of screen.getAllByRole('button', { name: 'Show me' })) {
    await act(async () => fireEvent.click(button));
    told.push(coach()?.querySelector('.coach-prepared')?.textContent ?? '');
    await act(async () => press('n1'));
  }
  expect(told).toEqual([
    'Prepared: press 0203 on the map.',
    'Prepared: press s1 on the map, in 0204.',
    'Prepared: the button “End the phase” carries it out.',
  ]);
});

it('says how many commands of an act the next press carries out', async () => {
  const go = (counter: string) => ({ do: 'move', counter, to: '0203' });
  const acts = [1, 2, 3].map((count) => ({
    ...{ ...CHOOSE, text: `${count} of them.`, commands: ['n1', 'n2', 's1'].slice(0, count).map(go) },
    point: { on: 'option', id: 'pass' },
  }));
  const one = { ...acts[1], text: 'One and one.', point: { on: 'place', at: '0203' } };
  const { answer, press } = atTheTable(() => [...acts, one] as unknown as readonly Partial<Advice>[]);
  await switchOn();
  await answer();
  const told: string[] = [];
  for (const button of screen.getAllByRole('button', { name: 'Show me' })) {
    await act(async () => fireEvent.click(button));
    told.push(coach()?.querySelector('.coach-prepared')?.textContent ?? '');
    await act(async () => press('n1'));
  }
  expect(told.map((text) => text.split(':')[0])).toEqual([
    'Prepared',
    'Prepared',
    'The first 2 of 3 are prepared',
    'The first of 2 is prepared',
  ]);
});

it('shows all of a plan, moves the map no further than it must, and keeps what is left of it', async () => {
  const step = (counter: string, at: string) => ({
    marks: [{ means: 'path', label: '', shape: { kind: 'line', through: ['0202', at] } }],
    ghost: { counter, at },
  });
  const plan = { steps: [step('n1', '0203'), step('n2', '0304')], marks: [] };
  const both = { ...CHOOSE, counters: ['n1', 'n2'], plan } as unknown as Partial<Advice>;
  const { answer, play, store, press } = atTheTable(() => [both]);
  await switchOn();
  await answer();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show me' })));
  expect(store.getState()).toMatchObject({ plan, focus: null, inView: { n: 1, legibly: true } });
  expect(play().draft).not.toBeNull();
  await act(async () => press('0203'));
  expect(store.getState().plan?.steps).toEqual([plan.steps[1]]);
  // It stays while the next one is chosen for it, until something else is begun.
  await act(async () => press('n2'));
  expect(store.getState().plan?.steps).toEqual([plan.steps[1]]);
  await act(async () => press('n1'));
  expect(store.getState().plan).toBeNull();
});

it('leaves the first chosen whatever was chosen before, however often it is asked', async () => {
  const { answer, play, press } = atTheTable(() => [CHOOSE]);
  await switchOn();
  await answer();
  const show = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show me' })));
  await show();
  const chosen = play().draft;
  expect(chosen).not.toBeNull();
  for (const before of ['n1', 'n2']) {
    await act(async () => press(before));
    await show();
    expect(play().draft).toEqual(chosen);
    await show();
    expect(play().draft).toEqual(chosen);
  }
});

it('prepares nothing that would be carried out', async () => {
  // Pressing the counter and then a place moves it: that is for the player.
  const moves = {
    ...CHOOSE,
    prepare: [...(CHOOSE.prepare ?? []), { on: 'place', at: '0203' }],
  } as Partial<Advice>;
  const { answer, play } = atTheTable(() => [moves]);
  await switchOn();
  await answer();
  const before = play();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show me' })));
  expect(play()).toBe(before);
});

it('follows the game, drops what came too late, and shows nothing of an earlier position on the map', async () => {
  const { answer, asked, press, play, store } = atTheTable((state) =>
    state === first ? [CHOOSE] : [{ ...CHOOSE, text: 'Now the second.' }],
  );
  const first = stateOf(play().game);
  await switchOn();
  await answer();
  expect(coach()?.textContent).toContain('The first may go.');
  const late = asked.splice(0);
  await act(async () => press('n1', '0203'));
  expect(stateOf(play().game)).not.toBe(first);
  expect(screen.getByRole('button', { name: 'Show me' }).getAttribute('aria-disabled')).toBe('true');
  await act(async () => {
    for (const one of late) one.answer();
  });
  expect(coach()?.textContent).toContain('The first may go.');
  await answer();
  expect(coach()?.textContent).toContain('Now the second.');
  await act(async () => store.getState().undo());
  await answer();
  expect(coach()?.textContent).toContain('The first may go.');
});

it('says what is exposed by what is begun, once the player has come to rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { answer, press, asked } = atTheTable(() => []);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Coach' })));
    await act(async () => vi.advanceTimersByTimeAsync(1));
    await answer();
    await act(async () => press('n1'));
    expect(asked.filter(({ question }) => question.about.kind === 'intended')).toHaveLength(0);
    await act(async () => vi.advanceTimersByTimeAsync(200));
    expect(asked.filter(({ question }) => question.about.kind === 'intended')).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

it('a page without a coach offers none', () => {
  const toy = toyStore();
  toy.begin();
  const settings = createSettings(() => sessionStorage);
  render(
    <StoresContext value={{ game: toy.store, settings }}>
      <CoachSwitch />
    </StoresContext>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
