import { describe, expect, it } from 'vitest';
import { strewnState } from '../../helpers/rocroi1643/strewn';
import { type Compared, differences, NOTHING } from './secondOpinion';

/** `npm run oracle -- --rocroi1643 N` looks at thousands. */
const POSITIONS = 60;

describe('random positions of Rocroi 1643 (2.0, 6.0, 8.1, 8.3, 11.4 to 11.8, 12.3, 13.0)', () => {
  const sums: { [K in keyof Compared]: number } = { ...NOTHING };
  it.each(Array.from({ length: 6 }, (_, i) => i))(
    'are told alike by two implementations: part %i',
    (part) => {
      for (let i = 0; i < POSITIONS / 6; i++) {
        const seed = 50_000 + part * 1000 + i;
        const { faults, compared } = differences(strewnState(seed));
        expect(faults, `position ${seed}`).toEqual([]);
        for (const kind of Object.keys(sums) as (keyof Compared)[]) sums[kind] += compared[kind];
      }
    },
  );

  it('have enough of everything that is compared', () => {
    for (const [kind, count] of Object.entries(sums)) expect(count, kind).toBeGreaterThan(50);
  });
});
