// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ProspectEnd } from '../../../src/core/contract/values';
import { Prospects } from '../../../src/ui/answer/Prospects';
import { counter } from '../../helpers/toy/toySystem';

afterEach(cleanup);
const end = (what: string, ways: number, by: readonly string[]): ProspectEnd => ({
  ...{ what, tone: 'none', by },
  chance: [ways, 6],
});
const shown = (result: string | null, ...ends: readonly ProspectEnd[]) => {
  render(<Prospects prospects={[{ who: 'Gassion', counters: [counter('n1')], ends }]} result={result} />);
  return screen.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ') ?? '';
};

it('the end that the die has brought is the result', () => {
  const text = shown('D', end('nothing', 3, ['-']), end('disorganised', 3, ['D']));
  expect(text).toBe('Gassion nothing 50 %, disorganised 50 % (the result)');
});

it('ends between which a later die decides are not called the result', () => {
  const text = shown(
    'D',
    end('nothing', 2, ['-', 'D']),
    end('disorganised', 3, ['D']),
    end('gone', 1, ['E']),
  );
  expect(text).toBe(
    'Gassion nothing 33 % (still open), disorganised 50 % (still open), gone 17 % Another die or choice decides.',
  );
});
