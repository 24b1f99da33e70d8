import { expect, it } from 'vitest';
import { createSettings, DEFAULT_LIKING } from '../../src/store/settings';

const KEY = 'tercio-settings';

function shelf(text: string | null = null): Storage {
  const kept = new Map(text === null ? [] : [[KEY, text]]);
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    removeItem: (name) => kept.delete(name),
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => {
      kept.set(name, value);
    },
  };
}

const LIKED = {
  theme: 'dark',
  textSize: 150,
  animation: false,
  sound: true,
  handOver: true,
  bothSides: true,
  oneTap: true,
  coach: true,
  hints: false,
  pace: 'slow',
  against: 'marshal',
} as const;

it('settings are kept', () => {
  const storage = shelf();
  const settings = createSettings(() => storage);
  settings.getState().change(LIKED);
  settings.getState().look({ standing: true });
  settings.getState().toggleOverlay('reach');
  settings.getState().toggleOverlay('zones');
  settings.getState().toggleOverlay('reach');
  const kept = { ...LIKED, standing: true, overlays: ['zones'] };
  expect(createSettings(() => storage).getState()).toMatchObject(kept);
});

it('sound and the hand-over screen are off, the coach is not chosen, hints are given by default', () => {
  expect(createSettings(() => shelf()).getState()).toMatchObject({
    sound: false,
    handOver: false,
    coach: null,
    hints: true,
  });
});

it('a hint is told once, until hints are switched on again', () => {
  const storage = shelf();
  const { tellHint, change } = createSettings(() => storage).getState();
  tellHint('toy/one');
  tellHint('toy/one');
  change({ hints: false });
  expect(createSettings(() => storage).getState()).toMatchObject({ hints: false, hinted: ['toy/one'] });
  change({ sound: true });
  change({ hints: true });
  expect(createSettings(() => storage).getState()).toMatchObject({ hints: true, hinted: [] });
  tellHint('toy/one');
  change({ hints: true });
  expect(createSettings(() => storage).getState().hinted).toEqual(['toy/one']);
});

it('what is not understood is as by default', () => {
  const damaged = [
    '{',
    '7',
    'null',
    '{"theme":"pink","standing":3}',
    '{"textSize":"200","sound":1,"handOver":"yes","animation":"no"}',
    '{"textSize":9000,"standing":"open","overlays":"reach"}',
  ];
  for (const text of damaged) {
    expect(createSettings(() => shelf(text)).getState()).toMatchObject({
      ...DEFAULT_LIKING,
      standing: false,
      overlays: [],
    });
  }
});

it('one damaged value leaves the others as they were', () => {
  const settings = createSettings(() => shelf('{"theme":"dark","textSize":1,"handOver":true,"later":[]}'));
  expect(settings.getState()).toMatchObject({ theme: 'dark', textSize: 100, handOver: true });
});

it('a reset takes every liking back, kept too, and leaves open what lies open', () => {
  const storage = shelf();
  const settings = createSettings(() => storage);
  settings.getState().change(LIKED);
  settings.getState().look({ standing: true });
  settings.getState().reset();
  const defaults = { ...DEFAULT_LIKING, standing: true };
  expect(settings.getState()).toMatchObject(defaults);
  expect(createSettings(() => storage).getState()).toMatchObject(defaults);
});

it('without storage a setting holds for the visit', () => {
  const settings = createSettings(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  settings.getState().change({ theme: 'light' });
  expect(settings.getState().theme).toBe('light');
});

it('how the map lies is kept, and no liking', () => {
  const storage = shelf();
  const settings = createSettings(() => storage);
  settings.getState().look({ turn: 270, overview: false });
  settings.getState().reset();
  expect(createSettings(() => storage).getState()).toMatchObject({ turn: 270, overview: false });
  for (const text of ['{"turn":45,"overview":1}', '{"turn":"90"}', '{}'])
    expect(createSettings(() => shelf(text)).getState()).toMatchObject({ turn: 0, overview: null });
});

it('drafts are kept by name and place, one of each name, and what is not understood of them is left out', () => {
  const storage = shelf();
  const settings = createSettings(() => storage);
  const { keep, drop } = settings.getState();
  for (const draft of [1, 2]) keep({ place: 'here', name: 'A', draft });
  keep({ place: 'there', name: 'A', draft: 3 });
  keep({ place: 'here', name: 'B', draft: 4 });
  drop('here', 'B');
  const kept = [
    { place: 'here', name: 'A', draft: 2 },
    { place: 'there', name: 'A', draft: 3 },
  ];
  expect(createSettings(() => storage).getState().kept).toEqual(kept);
  const torn = JSON.stringify({ kept: [...kept, 7, null, { place: 1, name: 'x', draft: 1 }] });
  expect(createSettings(() => shelf(torn)).getState().kept).toEqual(kept);
});

it('of a lesson the step that was reached is kept until it is done, or all is forgotten', () => {
  const storage = shelf();
  const { reachStep, finishLesson, forgetLessons } = createSettings(() => storage).getState();
  const kept = () => createSettings(() => storage).getState().begun;
  reachStep('toy/one', 2);
  reachStep('toy/two', 1);
  expect(kept()).toEqual({ 'toy/one': 2, 'toy/two': 1 });
  reachStep('toy/two', 0);
  expect(kept()).toEqual({ 'toy/one': 2 });
  reachStep('toy/two', 3);
  finishLesson('toy/one');
  expect(kept()).toEqual({ 'toy/two': 3 });
  forgetLessons();
  expect(kept()).toEqual({});
  const torn = '{"begun":{"a":-1,"b":"2","c":1.5,"d":4}}';
  expect(createSettings(() => shelf(torn)).getState().begun).toEqual({ d: 4 });
  expect(createSettings(() => shelf('{"begun":7}')).getState().begun).toEqual({});
});
