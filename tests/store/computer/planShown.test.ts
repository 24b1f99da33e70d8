import { expect, it } from 'vitest';
import { planShown } from '../../../src/store/computer/planShown';
import { toyStore } from '../../helpers/toy/toyStore';

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
  expect(planShown(play(), { commands: PLAN, why: '', counters: [], after: [] }).steps).toEqual([]);
});

it('a plan without dice is shown to its end', () => {
  const { begin, press, play } = toyStore();
  begin();
  press('n1', '0203', 'end');
  const [, ...peaceful] = PLAN;
  const { steps } = planShown(play(), { commands: peaceful, why: '', counters: [], after: [] });
  expect(steps.map(({ ghost }) => [ghost.counter, ghost.at])).toEqual([['s2', '0305']]);
});
