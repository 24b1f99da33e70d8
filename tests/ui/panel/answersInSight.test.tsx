// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AnswersInSight } from '../../../src/ui/panel/AnswersInSight';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { attackReceipt, counter } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

it('who is named of an act whose chances are told comes into view', () => {
  const { store, state, play } = atTheTable(<AnswersInSight />);
  const names = [counter('n1'), counter('s1')];
  act(() => store.setState({ play: { ...play(), prompt: { ...play().prompt, names } } }));
  expect(state().inView).toBeNull();
  const receipt = attackReceipt('n1', 's1', null);
  act(() => store.setState({ play: { ...play(), prompt: { ...play().prompt, names, receipt } } }));
  expect(state().inView).toMatchObject({ places: ['0202', '0204'], legibly: true });
});

it('what answers a result comes into view, and nothing else that can be chosen', () => {
  const { store, state, play } = atTheTable(<AnswersInSight />);
  const to = { target: { on: 'place', at: '0303' }, label: 'Back to 0303', key: '1' } as const;
  const prompt = { ...play().prompt, choices: [to] };
  act(() => store.setState({ play: { ...play(), prompt } }));
  expect(state().inView).toBeNull();
  act(() => store.setState({ play: { ...play(), prompt: { ...prompt, isAnswer: true } } }));
  expect(state().inView).toMatchObject({ places: ['0303'], legibly: true });
  const way = {
    means: 'path',
    label: '',
    shape: { kind: 'line', through: ['0303', '0404', '0505'] },
  } as const;
  const board = { ...play().board, marks: [way] };
  act(() => store.setState({ play: { ...play(), board, prompt: { ...prompt, isAnswer: true } } }));
  expect(state().inView?.places).toEqual(expect.arrayContaining(['0303', '0505']));
});

describe('what answers a result in the list', () => {
  const to = { target: { on: 'place', at: '0303' }, label: 'Back to 0303', key: '1' } as const;
  const subject = { title: 'n1 in full', note: '', rows: [] };
  const mark = { means: 'reach', label: '1', shape: { kind: 'places', places: ['0303'] } } as const;
  function listed({ isNumbered = false } = {}) {
    const { store, play } = atTheTable(<SidePanel />);
    const line = { text: 'n1 attacks s1: n1 routs', side: null, receipt: null, counters: [], where: [] };
    act(() => store.setState({ news: [{ ...line, entry: 1, nth: 0, dice: [] }] }));
    const prompt = { ...play().prompt, choices: [to], isAnswer: true, subject } as const;
    const board = { ...play().board, marks: isNumbered ? [mark] : [] };
    act(() => store.setState({ play: { ...play(), board, prompt } }));
    return screen.getByRole('button', { name: 'Back to 0303' });
  }
  it('stands above the words about who has to go', () => {
    const after = listed().compareDocumentPosition(screen.getByText('n1 in full'));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
  it('stands above what just happened, which may be long', () => {
    const after = listed().compareDocumentPosition(screen.getByText('Just now'));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
  it('has the number that stands on the map, which is no key alone', () => {
    expect(listed({ isNumbered: true }).querySelector('kbd.number')?.textContent).toBe('1');
    cleanup();
    expect(listed().querySelector('kbd')?.className).toBe('');
  });
});
