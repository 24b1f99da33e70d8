// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnswersInSight } from '../../../src/ui/panel/AnswersInSight';
import { attackReceipt, counter } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

it('who is named of an act whose chances are told comes into view', () => {
  const { store, state, play } = atTheTable(<AnswersInSight />);
  const names = [counter('n1'), counter('s1')];
  act(() => store.setState({ play: { ...play(), prompt: { ...play().prompt, names } } }));
  expect(state().inView).toBeNull();
  const receipt = attackReceipt('n1', 's1', null);
  act(() => store.setState({ play: { ...play(), prompt: { ...play().prompt, names, receipt } } }));
  expect(state().inView?.places).toEqual(['0202', '0204']);
});

it('what answers a result comes into view, and nothing else that can be chosen', () => {
  const { store, state, play } = atTheTable(<AnswersInSight />);
  const to = { target: { on: 'place', at: '0303' }, label: 'Back to 0303', key: '1' } as const;
  const prompt = { ...play().prompt, choices: [to] };
  act(() => store.setState({ play: { ...play(), prompt } }));
  expect(state().inView).toBeNull();
  act(() => store.setState({ play: { ...play(), prompt: { ...prompt, isAnswer: true } } }));
  expect(state().inView?.places).toEqual(['0303']);
  const way = {
    means: 'path',
    label: '',
    shape: { kind: 'line', through: ['0303', '0404', '0505'] },
  } as const;
  const board = { ...play().board, marks: [way] };
  act(() => store.setState({ play: { ...play(), board, prompt: { ...prompt, isAnswer: true } } }));
  expect(state().inView?.places).toEqual(expect.arrayContaining(['0303', '0505']));
});
