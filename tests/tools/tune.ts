/**
 * Tries the weights of the computer player by play against itself:
 *   npm run tune -- [--of NAME] [--weights a,b…] [--by 1.4] [--scenario ID,…] [--level L] [--games N] [--seed S]
 * Each weight in turn is multiplied and divided by `--by`, and a player with that value plays N games against one with
 * the usual one (100 unless given), spread over the battles of its rules, with either side and equal dice. A value that
 * wins more than half for certain there, with 95 in 100, plays as many again with other dice, as of many that are tried
 * some seem better by chance; only those games decide. What is kept is the usual value for the weights after it. NAME is
 * one of `WEIGHT_FILES`, `thirty-years-war` unless given; weights are named by path, as `threats.0` or `army.french`,
 * all of the file unless given. A line for every value, and at the end what to write into the file. `--keep FOLDER`
 * leaves the players that were tried there, each of which `npm run tournament` takes as `level@FOLDER/…/mind.mjs`. Exit 1 when
 * a game did not end or a command was refused.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtMind, type Values, WEIGHT_FILES, weightsIn } from '../helpers/opponents/builtMind';
import { scoreInWords, shareOf } from '../helpers/opponents/elo';
import { type Job, playAll, type Result, scoreOf, work } from '../helpers/opponents/farm';

const { values } = parseArgs({
  options: {
    worker: { type: 'boolean', default: false },
    of: { type: 'string', default: 'thirty-years-war' },
    weights: { type: 'string' },
    by: { type: 'string', default: '1.4' },
    scenario: { type: 'string' },
    level: { type: 'string', default: 'captain' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
    processes: { type: 'string', default: `${availableParallelism()}` },
  },
});

const FREIBURG = ['freiburg-3-august', 'freiburg-5-august', 'freiburg-9-august'];
/** Short ones, in which a weight shows itself in many games. */
const BATTLES: { readonly [name in keyof typeof WEIGHT_FILES]: readonly string[] } = {
  'thirty-years-war': ['first-battle', 'rocroi', ...FREIBURG],
  freiburg: FREIBURG,
  'rocroi-1643': ['rocroi-1643-right-wing'],
};

function filesNamed(name: string) {
  if (!(name in WEIGHT_FILES)) throw new RangeError(`--of: ${Object.keys(WEIGHT_FILES).join(', ')}`);
  return name as keyof typeof WEIGHT_FILES;
}

/** Both sides of a battle with one throw of the dice, so often on each that there are as many games as asked for. */
function jobsOf(pair: Job['pair'], battles: readonly string[], seed: string): readonly Job[] {
  const rounds = Math.max(1, Math.round(Number(values.games) / 2));
  return Array.from({ length: rounds }, (_, i) => battles[i % battles.length] ?? '').flatMap((scenario, i) =>
    [false, true].map((swapped): Job => ({ scenario, pair, seed: `${values.seed}-${seed}-${i}`, swapped })),
  );
}

async function played(pair: Job['pair'], battles: readonly string[], seed: string): Promise<Result[]> {
  const results: Result[] = [];
  const jobs = jobsOf(pair, battles, seed);
  await playAll(fileURLToPath(import.meta.url), jobs, Number(values.processes), (result) => {
    results.push(result);
    if (result.trouble === '') return;
    console.error(`${result.scenario} ${result.seed}: ${result.trouble}`);
    process.exitCode = 1;
  });
  return results;
}

const rounded = (value: number) => Number(value.toPrecision(3));

async function tune(): Promise<void> {
  const name = filesNamed(values.of);
  const file = WEIGHT_FILES[name];
  const usual = weightsIn(file.weights);
  const battles = values.scenario?.split(',') ?? BATTLES[name];
  const by = Number(values.by);
  const folder =
    values.keep === undefined ? mkdtempSync(join(tmpdir(), 'tercio-tune-')) : resolve(values.keep);
  const player = async (of: string, changed: Values) => {
    const own = join(folder, of);
    mkdirSync(own, { recursive: true });
    return `${values.level}@${await builtMind(own, file, changed)}`;
  };
  let kept: Values = {};
  let best = values.level;
  let count = 0;
  const began = performance.now();
  console.log(`${file.file}, ${values.level}, ${battles.join(', ')}, seed ${values.seed}`);
  for (const weight of values.weights?.split(',') ?? Object.keys(usual))
    for (const factor of [by, 1 / by]) {
      const value = rounded((usual[weight] ?? Number.NaN) * factor);
      const tried = await player(`${weight}-${value}`, { ...kept, [weight]: value });
      const tell = (results: readonly Result[], word: string) => {
        count += results.length;
        console.log(`${weight} ${value} for ${usual[weight]}${word}: ${scoreInWords(scoreOf(results))}`);
        return shareOf(scoreOf(results)).from > 0.5;
      };
      if (!tell(await played([tried, best], battles, `${weight} ${value}`), '')) continue;
      if (!tell(await played([tried, best], battles, `${weight} ${value} again`), ', again')) continue;
      kept = { ...kept, [weight]: value };
      best = tried;
      break;
    }
  const minutes = (performance.now() - began) / 60_000;
  const found = Object.entries(kept).map(
    ([weight, value]) => `${weight}: ${value} instead of ${usual[weight]}`,
  );
  console.log(found.length > 0 ? found.join('\n') : 'nothing better was found');
  console.log(`${count} games, ${minutes.toFixed(1)} minutes, processes ${values.processes}`);
  if (values.keep === undefined) rmSync(folder, { recursive: true });
}

if (values.worker) work();
else await tune();
