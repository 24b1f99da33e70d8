/**
 * Random positions judged by the game and by the second implementation in `tests/oracle`:
 *   npm run oracle [-- --positions N] [--from SEED]
 * Exit 1 at the first positions that differ, with what differs.
 */
import { parseArgs } from 'node:util';
import { chance } from '../helpers/positions/scattered';
import { strewn } from '../helpers/positions/strewn';
import { holdLaws } from '../oracle/laws/laws';
import { type Compared, differences, NOTHING } from '../oracle/secondOpinion';

holdLaws();

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '5000' }, from: { type: 'string', default: '0' } },
});
const positions = Number(values.positions);
const from = Number(values.from);

const sums: Compared = { ...NOTHING };
let different = 0;
const began = performance.now();
for (let seed = from; seed < from + positions && different < 10; seed++) {
  const { faults, compared } = differences(strewn(seed), chance(seed));
  for (const kind of Object.keys(sums) as (keyof Compared)[]) sums[kind] += compared[kind];
  if (faults.length === 0) continue;
  different++;
  console.log(`position ${seed}:\n  ${faults.slice(0, 4).join('\n  ')}`);
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(JSON.stringify({ positions, different, seconds, compared: sums }));
process.exitCode = different === 0 ? 0 : 1;
