// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ProspectEnd } from '../../../src/core/contract/values';
import { OutcomeBar } from '../../../src/ui/answer/OutcomeBar';
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

it('no line begins with the comma of an end', () => {
  shown(null, end('nothing', 3, ['-']), end('disorganised', 3, ['D']));
  const whole = [...document.querySelectorAll('.no-break')].map((one) =>
    one.textContent?.replace('\u00a0', ' '),
  );
  expect(whole).toEqual(['nothing 50 %,', 'disorganised 50 %']);
});

it('the printed name of an outcome is not said again where its words end with it', () => {
  const outcome = (label: string, means: string) => ({ label, means, tone: 'none', chance: [1, 2] }) as const;
  const outcomes = [outcome('D', 'Gassion is disorganised'), outcome('no effect', 'no effect')];
  render(<OutcomeBar outcomes={outcomes} prospects={[]} result={null} />);
  const lines = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace('\u00a0', ' ').trim());
  expect(lines).toEqual(['50 % Gassion is disorganised D', '50 % no effect']);
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
