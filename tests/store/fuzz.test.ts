import { expect, it } from 'vitest';
import { tryLoading } from '../helpers/damage/loaderTrial';
import { hugeCases, mutants, sampleGames } from '../helpers/damage/mutants';
import { headlessOffer } from '../helpers/headlessOffer';

const offer = headlessOffer();
const samples = sampleGames('test');

it('of 50 damaged files, scenarios, drafts, stored games and notes none crashes the loader or is taken for legal', () => {
  const outcomes = new Set<string>();
  const faults = [...mutants(samples, 50, 'test')].flatMap(({ kind, given }) => {
    const { outcome, fault } = tryLoading(offer, given);
    outcomes.add(outcome);
    return fault === null ? [] : [`${kind}: ${fault}`];
  });
  expect(faults).toEqual([]);
  // Damage that is always found at the door would prove nothing about what lies behind it.
  expect([...outcomes].toSorted()).toEqual(['opened', 'opened in part', 'refused']);
});

it('text of up to 100 MB is refused, or followed as far as it goes, in less than two seconds', () => {
  // One at a time, as together they would not fit. All of them are loaded by `npm run fuzz`.
  const some = hugeCases(samples).filter((_, i) => i % 5 === 0);
  expect(some.length).toBeGreaterThan(5);
  const faults = some.flatMap((make) => tryLoading(offer, make().given).fault ?? []);
  expect(faults).toEqual([]);
});
