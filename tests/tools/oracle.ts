/**
 * Random positions judged by the game and by the second implementation in `tests/oracle`:
 *   npm run oracle [-- --positions N] [--from SEED]
 *   npm run oracle -- --drills N [--from SEED]      N drills of each kind instead
 *   npm run oracle -- --rocroi1643 N [--from SEED]  N positions of Rocroi 1643 instead
 * Exit 1 at the first positions that differ, with what differs.
 */
import { parseArgs } from 'node:util';
import { chance } from '../helpers/positions/scattered';
import { strewn } from '../helpers/positions/strewn';
import { strewnState } from '../helpers/rocroi1643/strewn';
import { DRILL_KINDS, drillFaults } from '../oracle/drills';
import { holdLaws } from '../oracle/laws/laws';
import * as drills1643 from '../oracle/rocroi1643/drills';
import * as rocroi1643 from '../oracle/rocroi1643/secondOpinion';
import { type Compared, differences, NOTHING } from '../oracle/secondOpinion';

holdLaws();

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '5000' },
    drills: { type: 'string' },
    rocroi1643: { type: 'string' },
    from: { type: 'string', default: '0' },
  },
});
const from = Number(values.from);
/** So many positions that differ are enough to look at. */
const MOST_DIFFERENT = 10;

const found =
  values.rocroi1643 !== undefined
    ? ofRocroi1643(Number(values.rocroi1643))
    : values.drills !== undefined
      ? ofDrills(Number(values.drills))
      : ofPositions(Number(values.positions));
console.log(JSON.stringify(found));
process.exitCode = found.different === 0 ? 0 : 1;

function ofPositions(positions: number) {
  const sums: Compared = { ...NOTHING };
  let different = 0;
  const began = performance.now();
  for (let seed = from; seed < from + positions && different < MOST_DIFFERENT; seed++) {
    const { faults, compared } = differences(strewn(seed), chance(seed));
    for (const kind of Object.keys(sums) as (keyof Compared)[]) sums[kind] += compared[kind];
    if (faults.length === 0) continue;
    different++;
    console.log(`position ${seed}:\n  ${faults.slice(0, 4).join('\n  ')}`);
  }
  return { positions, different, seconds: secondsSince(began), compared: sums };
}

function ofRocroi1643(positions: number) {
  const sums = { ...rocroi1643.NOTHING };
  let different = 0;
  const began = performance.now();
  for (let seed = from; seed < from + positions && different < MOST_DIFFERENT; seed++) {
    const { faults, compared } = rocroi1643.differences(strewnState(seed));
    for (const kind of Object.keys(sums) as (keyof typeof sums)[]) sums[kind] += compared[kind];
    if (faults.length === 0) continue;
    different++;
    console.log(`position ${seed}:\n  ${faults.slice(0, 4).join('\n  ')}`);
  }
  return { positions, different, seconds: secondsSince(began), compared: sums };
}

/** Of both systems. */
function ofDrills(drills: number) {
  const kinds = [
    ...DRILL_KINDS.map((kind) => ({ kind, of: drillFaults })),
    ...drills1643.DRILL_KINDS.map((kind) => ({ kind, of: drills1643.drillFaults })),
  ];
  let different = 0;
  const began = performance.now();
  for (const { kind, of } of kinds) {
    for (let n = from; n < from + drills && different < MOST_DIFFERENT; n++) {
      const faults = of(kind, n);
      different += faults.length;
      for (const fault of faults) console.log(`${kind}, ${fault}`);
    }
  }
  return { drills, kinds: kinds.length, different, seconds: secondsSince(began) };
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}
