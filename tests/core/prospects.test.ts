import { expect, it } from 'vitest';
import type { CounterId, Prospect, ProspectEnd } from '../../src/core/contract/values';
import { percentages, prospectInWords, prospectsInWords } from '../../src/core/prospects';

it('per cent: equal chances look equal, whatever stands beside them', () => {
  expect([
    percentages([3, 2, 1]),
    percentages([1, 1, 1, 1, 2]),
    percentages([2, 2, 2]),
    percentages([6]),
    percentages([1, 4, 1]),
    percentages([1, 0, 2]),
  ]).toEqual([[50, 33, 17], [17, 17, 17, 17, 33], [33, 33, 33], [100], [17, 67, 17], [33, 0, 67]]);
});

it('no one has per cent of nothing', () => {
  expect(() => percentages([0, 0])).toThrow(RangeError);
});

it('a prospect is one sentence, what is sure without a figure', () => {
  const end = (what: string, ways: number): ProspectEnd => ({
    ...{ what, tone: 'none', chance: [ways, 6], by: [] },
  });
  const of = (who: string, ...ends: Prospect['ends']) =>
    prospectInWords({ who, counters: [] satisfies CounterId[], ends }).replaceAll('\u00a0', ' ');
  expect([
    of('Piémont', end('eliminated', 3), end('disrupted', 2), end('nothing', 1)),
    of('Alsace', end('disrupted', 6)),
    of('Royal', end('disorganised, back 1 hex', 2), end('nothing', 4)),
  ]).toEqual([
    'Piémont: eliminated 50 %, disrupted 33 %, nothing 17 %',
    'Alsace: disrupted in every case',
    'Royal: disorganised, back 1 hex 33 %; nothing 67 %',
  ]);
});

it('what holds for one case only says so, and nothing of it is so in every case', () => {
  const end: ProspectEnd = { what: 'eliminated', tone: 'good', chance: [6, 6], by: ['De'] };
  const prospects: readonly Prospect[] = [{ who: 'Royal', counters: [], ends: [end] }];
  expect(prospectsInWords({ prospects })).toEqual(['Royal: eliminated in every case.']);
  expect(prospectsInWords({ prospects, given: 'If he rides away' })).toEqual([
    'If he rides away: Royal: eliminated 100\u00a0%.',
  ]);
});
