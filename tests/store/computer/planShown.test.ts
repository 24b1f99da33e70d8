import { expect, it } from 'vitest';
import { planShown } from '../../../src/store/computer/planShown';
import { toyStore } from '../../helpers/toy/toyStore';
import { counter } from '../../helpers/toy/toySystem';

const PLAN = [
  { do: 'attack', by: 'n1', on: 's1' },
  { do: 'endPhase' },
  { do: 'move', counter: 's2', to: '0305' },
] as const;

it('a plan is shown up to its first die, also where that die has been thrown and taken back', () => {
  const { begin, press, play, store } = toyStore();
  begin();
  press('n1', '0203', 'end', 'n1', 's1');
  expect(play().game.record.entries.at(-1)?.dice).toHaveLength(1);
  store.getState().undo();
  expect(planShown(play(), { commands: PLAN, why: '', counters: [], places: [], after: [] }).steps).toEqual(
    [],
  );
});

it('a plan without dice is shown to its end', () => {
  const { begin, press, play } = toyStore();
  begin();
  press('n1', '0203', 'end');
  const [, ...peaceful] = PLAN;
  const { steps } = planShown(play(), { commands: peaceful, why: '', counters: [], places: [], after: [] });
  expect(steps.map(({ ghost }) => [ghost.counter, ghost.at])).toEqual([['s2', '0305']]);
});

it('a plan that moves nobody lights its counters where they stand, and what else it is about', () => {
  const { begin, play } = toyStore();
  begin();
  const at = play().board.counters.find(({ id }) => id === 'n1')?.at;
  const plan = { commands: [], why: '', counters: [counter('n1')], places: ['0305'], after: [] };
  expect(planShown(play(), plan).marks.map(({ shape }) => shape)).toEqual([
    { kind: 'places', places: [at, '0305'] },
  ]);
});
