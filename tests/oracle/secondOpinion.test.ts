import { describe, expect, it } from 'vitest';
import { chance } from '../helpers/positions/scattered';
import { strewn } from '../helpers/positions/strewn';
import { type Compared, differences, NOTHING } from './secondOpinion';

/** `npm run oracle` looks at thousands. */
const POSITIONS = 100;

describe('random positions of all battles (5.2, 6.2, 7.1, 8.0, 8.1, 12.0, 16.1, 17.36, 19.5, 20.1)', () => {
  const sums: Compared = { ...NOTHING };
  it.each(Array.from({ length: 20 }, (_, i) => i))(
    'are told alike by two implementations: part %i',
    (part) => {
      for (let i = 0; i < POSITIONS / 20; i++) {
        const seed = 100_000 + part * 1000 + i;
        const { faults, compared } = differences(strewn(seed), chance(seed));
        expect(faults, `position ${seed}`).toEqual([]);
        for (const kind of Object.keys(sums) as (keyof Compared)[]) sums[kind] += compared[kind];
      }
    },
  );

  it('have enough of everything that is compared', () => {
    for (const [kind, count] of Object.entries(sums)) expect(count, kind).toBeGreaterThan(50);
  });
});
