import { expect, it } from 'vitest';
import { alteredAndPlayed } from '../../helpers/random/playedOn';

/** Of a hundred so many are made of the catalogue's scenarios, which take longer. */
const LARGE = 3;
const PARTS = [1, 2, 3];

it.each(PARTS)(
  '50 altered scenarios that the reader takes are played to their end by the rules: part %i',
  (part) => {
    const seeds = Array.from({ length: 50 }, (_, i) => `test ${part} ${i}`);
    const all = seeds.map((seed) => ({ seed, ...alteredAndPlayed(seed, LARGE) }));
    expect(
      all.flatMap(({ seed, from, fault }) => (fault === null ? [] : [`${seed}, ${from}: ${fault}`])),
    ).toEqual([]);
    // Games that were over at once, or of scenarios that nothing was changed in, would prove nothing.
    expect(all.filter(({ altered, commands }) => altered > 0 && commands > 10).length).toBeGreaterThan(35);
  },
  30_000,
);
