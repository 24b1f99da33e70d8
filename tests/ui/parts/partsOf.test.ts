import { expect, it } from 'vitest';
import { readLesson } from '../../../src/core/lesson/lesson';
import { createScratch } from '../../../src/store/learning/scratch';
import { OFFER } from '../../../src/store/opening/catalogue';
import { fewNamed } from '../../../src/ui/parts/partsOf';

const POSITION = {
  ...{
    position: 'F 8-3 0101 | F 4-6 0201 | F 3-6 0301 | S 4-3 0104 | F 12-3 0601 | F 9-3 0602',
    phase: 'movement',
  },
  map: { columns: 6, rows: 6 },
};

function named(words: (names: readonly string[]) => string, goal: object) {
  const scratch = createScratch(OFFER, 'thirty-years-war');
  scratch.lay({ position: POSITION, before: [], dice: [] });
  const counters = scratch.store.getState().play?.board.counters ?? [];
  const text = words(counters.map(({ name }) => name));
  const head = { id: 'tried', number: 1, title: 'Tried', about: 'Tried', part: 'Tried' };
  const [step] = readLesson({ ...head, steps: [{ text, rules: ['8.0'], goal }] }).steps;
  return { lit: step ? fewNamed(step, counters) : null, ids: counters.map(({ id }) => id) };
}

it('few counters that a text names are lit, each once', () => {
  const { lit, ids } = named(([one, two]) => `${one} beside ${two}: ${one} goes.`, { read: true });
  expect(lit).toEqual(ids.slice(0, 2));
});

it('many are not, nor those of a question that is answered on the map', () => {
  expect(named((names) => names.join(', '), { read: true }).lit).toEqual([]);
  expect(named(([one]) => `Is it ${one}?`, { ask: 'Which?', press: ['0101'] }).lit).toEqual([]);
});
