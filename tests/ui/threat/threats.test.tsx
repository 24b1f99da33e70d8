// @vitest-environment happy-dom
/** What the enemy could bring, counted aside: on the map, in a list, and of what is pointed at. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Coach, Threat } from '../../../src/core/contract/coach';
import type { Json } from '../../../src/core/contract/values';
import { type CoachQuestion, coachAnswerer } from '../../../src/store/coach/answerer';
import type { CoachDesk } from '../../../src/store/coach/desk';
import { loaded } from '../../../src/store/opening/lazy';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSettings } from '../../../src/store/settings';
import { StoresContext, useGame } from '../../../src/store/useGame';
import { Armies } from '../../../src/ui/armies/Armies';
import { CoachContext } from '../../../src/ui/coach/coachContext';
import { LayersContent } from '../../../src/ui/help/LayersMenu';
import { useOverlayMarks } from '../../../src/ui/help/useOverlays';
import { ThreatPlace } from '../../../src/ui/threat/ThreatPlace';
import { toyStore } from '../../helpers/toy/toyStore';
import { counter, side, type ToyState, toySystem } from '../../helpers/toy/toySystem';
import '../table';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const countersIn = (state: Json) => (state as ToyState).counters;
const overlays: typeof toySystem.overlays = (state) => [
  ...toySystem.overlays(state),
  ...['north', 'south'].map((id, i) => ({
    ...{ id: `threat-${id}`, label: `Threats to ${id}`, note: 'Who could come.', side: side(id) },
    ...{ needsCounter: false, aside: true as const, key: 'DE'.charAt(i) },
  })),
];
const system = { ...toySystem, overlays };

/** Says of each counter of a side where it stands, and of the one asked about that it was. */
const coach: Coach = {
  system: toySystem.id,
  coach: () => ({ look: '', rules: [], acts: [], threats: [] }),
  exposes: () => null,
  measure: () => 0,
  worthOf: () => 0,
  threats(state, of, about) {
    const own = countersIn(state).filter((one) => one.side === of && one.at !== null);
    return {
      rows: own.map((one) => rowOf(one.id, `${one.id} could be hit in ${one.at}.`)),
      note: 'Counted at a glance.',
      marks: own.map(({ id, at }) => ({
        ...{ means: 'seen', label: id === about ? 'asked' : '' },
        shape: { kind: 'places', places: [at ?? ''] },
      })),
    };
  },
  threatTo: (_state, of, command, about) =>
    about || command ? rowOf(about ?? 'n1', `${of}: ${about ?? JSON.stringify(command)}.`) : null,
};
const rowOf = (id: string, text: string): Threat => ({
  ...{ counter: counter(id), text, rules: ['1.1'], counters: [counter(id)], where: [] },
});

function Pointed() {
  return <ThreatPlace target={useGame((state) => state.pointed)} />;
}
function Lit() {
  return (
    <output>
      {useOverlayMarks()
        .map(({ label, shape }) => `${shape.kind === 'places' ? shape.places : ''}${label}`)
        .join(' ')}
    </output>
  );
}

function atTheTable(hasCoach = true) {
  const toy = toyStore(NULL_STORAGE, system);
  toy.begin();
  const settings = createSettings(() => sessionStorage);
  const advise = coachAnswerer({ systems: [system], coaches: [coach] });
  const asked: { readonly question: CoachQuestion; answer(): void }[] = [];
  const desk: CoachDesk = {
    ask(question, hear) {
      const one = { question, answer: () => hear(advise(question)) };
      asked.push(one);
      return () => {
        one.answer = () => undefined;
      };
    },
  };
  render(
    <StoresContext value={{ game: toy.store, settings }}>
      <CoachContext value={hasCoach ? loaded(desk) : null}>
        <LayersContent />
        <Lit />
        <Pointed />
        <Armies />
      </CoachContext>
    </StoresContext>,
  );
  const rest = () => act(async () => vi.advanceTimersByTime(400));
  const answer = async () => {
    await rest();
    await act(async () => {
      for (const one of asked.splice(0)) one.answer();
    });
  };
  return { ...toy, settings, asked, rest, answer, state: () => toy.store.getState() };
}
const lit = () => document.querySelector('output')?.textContent;
const line = () => document.querySelector('.threat-line')?.textContent;
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

it('asks for nothing until it is to be shown, and never in the press itself', async () => {
  const { asked, answer, rest } = atTheTable();
  await rest();
  expect(asked).toEqual([]);
  fireEvent.click(box(/Threats to north/));
  expect(asked).toEqual([]);
  expect(lit()).toBe('');
  await rest();
  expect(asked.map(({ question }) => question.about)).toEqual(
    // The map and the words of its marks ask the same.
    asked.map(() => ({ system: system.id, kind: 'threats', side: 'north', counter: null })),
  );
  await answer();
  expect(lit()).toBe('0202 0302');
});

it('is counted again after a press; until then it is what it was', async () => {
  const { press, answer } = atTheTable();
  fireEvent.click(box(/Threats to north/));
  await answer();
  await act(async () => press('n1', '0203'));
  expect(lit()).toBe('0202 0302');
  await answer();
  expect(lit()).toBe('0203asked 0302');
});

it('is about the counter looked at where that is of its side', async () => {
  const { answer, state } = atTheTable();
  fireEvent.click(box(/Threats to north/));
  await answer();
  act(() => state().inspect(counter('s1')));
  await answer();
  expect(lit()).toBe('0202 0302');
  act(() => state().inspect(counter('n2')));
  await answer();
  expect(lit()).toBe('0202 0302asked');
});

it('what has been counted once is not asked for again', async () => {
  const { answer, asked, rest } = atTheTable();
  fireEvent.click(box(/Threats to north/));
  await answer();
  fireEvent.click(box(/Threats to north/));
  expect(lit()).toBe('');
  fireEvent.click(box(/Threats to north/));
  expect(lit()).toBe('0202 0302');
  await rest();
  expect(asked).toEqual([]);
});

it('of what is pointed at it says what could come to it, once the pointer rests there', async () => {
  const { answer, state, press } = atTheTable();
  act(() => state().hover({ on: 'counter', id: counter('n2') }));
  await answer();
  expect(line()).toBeUndefined();
  fireEvent.click(box(/Threats to north/));
  await answer();
  expect(line()).toBe('north: n2. Case 1.1');
  await act(async () => press('n1'));
  act(() => state().hover({ on: 'place', at: '0203' }));
  expect(line()).toBe('');
  await answer();
  expect(line()).toBe('north: {"do":"move","counter":"n1","to":"0203"}. Case 1.1');
  act(() => state().hover({ on: 'counter', id: counter('s1') }));
  await answer();
  expect(line()).toBe('');
});

it('is read as a list, the side that decides first, from the menu or among the armies', async () => {
  const { answer, state } = atTheTable();
  fireEvent.click(box(/Threats to south/));
  fireEvent.click(screen.getByRole('button', { name: 'As a list' }));
  expect(state().dialog).toBe('threats');
  vi.useRealTimers();
  await screen.findAllByRole('heading', { name: /Threats to the/ });
  vi.useFakeTimers();
  expect(screen.getAllByText('counting…')).toHaveLength(2);
  fireEvent.click(screen.getByRole('tab', { name: 'By side' }));
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('tab', { name: 'Threats' }));
  await screen.findAllByRole('heading', { name: /Threats to the/ });
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.useFakeTimers();
  await answer();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Threats to the North 2',
    'Threats to the South 2',
  ]);
  const south = within(screen.getByRole('region', { name: 'Threats to the South' }));
  expect(south.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    's1 could be hit in 0204. Case 1.1 Show s1 on map',
    's2 could be hit in 0304. Case 1.1 Show s2 on map',
  ]);
  expect(south.getByText('Counted at a glance.')).toBeTruthy();
  fireEvent.focus(south.getAllByRole('listitem')[0] ?? document.body);
  expect(state().causes.length).toBeGreaterThan(0);
  fireEvent.click(south.getByRole('button', { name: 'Show s2 on map' }));
  expect(state().inspected).toBe('s2');
});

it('a page without a coach offers none of it', () => {
  const { state } = atTheTable(false);
  expect(screen.queryByRole('checkbox', { name: /Threats/ })).toBeNull();
  act(() => state().openDialog('armies'));
  expect(screen.queryByRole('tab', { name: 'Threats' })).toBeNull();
});
