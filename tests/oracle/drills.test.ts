import { describe, expect, it } from 'vitest';
import { DRILL_KINDS, drillFaults } from './drills';

/** `npm run oracle -- --drills 1000` looks at many more. */
const DRILLS = 20;

describe('drills have the answers that the second implementation gives', () => {
  it.each(DRILL_KINDS)('%s', (kind) => {
    for (let n = 0; n < DRILLS; n++) expect(drillFaults(kind, n)).toEqual([]);
  });
});
