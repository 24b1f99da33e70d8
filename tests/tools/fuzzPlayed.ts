/** Altered scenarios that the reader takes, played to their end: the second half of `npm run fuzz`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alteredAndPlayed } from '../helpers/random/playedOn';
import { strewnAndPlayed } from '../helpers/rocroi1643/playedOn';

/** Of a hundred so many are made of the catalogue's scenarios, which take longer. */
const LARGE = 10;

/** How many went wrong; the record of each is written into that folder. */
export function playAltered(count: number, seed: string, records: string): number {
  const total = { altered: 0, untouched: 0, commands: 0, faults: 0 };
  let slowest = { milliseconds: 0, of: '' };
  const began = performance.now();
  for (let i = 1; i <= count; i++) {
    const before = performance.now();
    const { from, altered, commands, fault, record } = alteredAndPlayed(`${seed} ${i}`, LARGE);
    const milliseconds = performance.now() - before;
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, of: `${from} ${i}` };
    total.altered += altered;
    total.commands += commands;
    if (altered === 0) total.untouched++;
    if (fault === null) continue;
    total.faults++;
    mkdirSync(records, { recursive: true });
    const file = join(records, `played-${seed}-${i}.json`);
    writeFileSync(file, JSON.stringify(record));
    console.error(`${file}: ${from}: ${fault}`);
  }
  const minutes = (performance.now() - began) / 60_000;
  console.log(
    [
      `played on ${count}`,
      `alterations taken ${total.altered}`,
      `nothing taken in ${total.untouched}`,
      `commands ${total.commands}`,
      `faults ${total.faults} (dead ends, offered and refused, exceptions, laws broken)`,
      `slowest ${Math.round(slowest.milliseconds)} ms (${slowest.of})`,
      `in ${minutes.toFixed(1)} minutes`,
    ].join('  '),
  );
  return total.faults;
}

/** The same of random positions of Rocroi 1643. */
export function playStrewn(count: number, from: number, records: string): number {
  let [commands, faults] = [0, 0];
  const began = performance.now();
  for (let seed = from; seed < from + count; seed++) {
    const { fault, record, ...played } = strewnAndPlayed(seed);
    commands += played.commands;
    if (fault === null) continue;
    faults++;
    mkdirSync(records, { recursive: true });
    const file = join(records, `strewn-${seed}.json`);
    writeFileSync(file, JSON.stringify(record));
    console.error(`${file}: ${fault}`);
  }
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`strewn and played ${count}  commands ${commands}  faults ${faults}  in ${minutes} minutes`);
  return faults;
}
