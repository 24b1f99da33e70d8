/**
 * Damaged records, scenarios, drafts, stored games and notes against the loader, as the page uses it, then scenarios
 * that were altered so that it takes them, played on: and random positions of Rocroi 1643, too:
 *   npm run fuzz [-- --count N] [--played N] [--strewn N] [--seed S]
 * Exit 1 when anything but a polite refusal or a legal game came of one. Such a case is written to `.records/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mostMilliseconds, tryLoading } from '../helpers/damage/loaderTrial';
import { hugeCases, type Mutant, mutants, sampleGames } from '../helpers/damage/mutants';
import { headlessOffer } from '../helpers/headlessOffer';
import { holdLaws } from '../oracle/laws/laws';
import { playAltered, playStrewn } from './fuzzPlayed';

holdLaws();

const RECORDS = '.records';
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    played: { type: 'string', default: '20000' },
    strewn: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(values.count);
/** Others than tests look at. */
const STREWN_FROM = 100_000;
const offer = headlessOffer();
const games = sampleGames(values.seed);
const outcomes = new Map<string, number>();
let slowest = { milliseconds: 0, kind: '' };
let faults = 0;

function run({ kind, given }: Mutant, name: string): void {
  const { outcome, milliseconds, fault } = tryLoading(offer, given);
  for (const key of [outcome, kind]) outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, kind: `${kind} ${name}` };
  if (fault === null) return;
  faults++;
  mkdirSync(RECORDS, { recursive: true });
  const file = join(RECORDS, `fuzz-${values.seed}-${name}.json`);
  writeFileSync(file, JSON.stringify(given));
  console.error(`${file}: ${kind}: ${fault}`);
}

const began = performance.now();
let tried = 0;
for (const mutant of mutants(games, count, values.seed)) run(mutant, `${++tried}`);
if (count > 0) for (const huge of hugeCases(games)) run(huge(), `huge-${++tried - count}`);
const minutes = (performance.now() - began) / 60_000;
console.log(
  [
    `mutations ${tried}`,
    ...[...outcomes].map(([key, times]) => `${key} ${times}`),
    `faults ${faults} (crashes, more than ${Math.round(mostMilliseconds())} ms, no path, illegal and accepted)`,
    `slowest ${Math.round(slowest.milliseconds)} ms (${slowest.kind})`,
    `in ${minutes.toFixed(1)} minutes`,
  ].join('  '),
);
const broken =
  playAltered(Number(values.played), values.seed, RECORDS) +
  playStrewn(Number(values.strewn), STREWN_FROM, RECORDS);
process.exitCode = faults + broken === 0 && tried >= count ? 0 : 1;
