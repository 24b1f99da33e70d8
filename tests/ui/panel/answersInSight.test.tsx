// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnswersInSight } from '../../../src/ui/panel/AnswersInSight';
import { atTheTable } from '../table';

it('what answers a result comes into view, and nothing else that can be chosen', () => {
  const { store, state, play } = atTheTable(<AnswersInSight />);
  const to = { target: { on: 'place', at: '0303' }, label: 'Back to 0303', key: '1' } as const;
  const prompt = { ...play().prompt, choices: [to] };
  act(() => store.setState({ play: { ...play(), prompt } }));
  expect(state().inView).toBeNull();
  act(() => store.setState({ play: { ...play(), prompt: { ...prompt, isAnswer: true } } }));
  expect(state().inView?.places).toEqual(['0303']);
});
