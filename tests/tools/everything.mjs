/**
 * All checks and tests in one go. What failed is named once more at the end, where a log that is cut short still has
 * it. The last line counts: `N passed, N failed`; each static check counts as one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { e2eFailures, unitFailures } from './failures.mjs';

const reports = mkdtempSync(join(tmpdir(), 'tercio-'));
let passed = 0;
let failed = 0;
/** Tests that did not pass, and wholes that failed without one. */
const names = [];

function fail(count, what) {
  failed += count;
  names.push(...what);
}

function run(title, script, args, env = {}) {
  console.log(`\n— ${title}`);
  const began = Date.now();
  const { status } = spawnSync(process.execPath, [script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(
    `  ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

/** The same beside others: what it prints comes when it has ended. */
function runBeside(title, script, args) {
  const began = Date.now();
  const printed = [];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(data));
    child.on('close', (status) => {
      process.stdout.write(`\n— ${title}\n${Buffer.concat(printed)}`);
      console.log(
        `  ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`,
      );
      resolve(status === 0);
    });
  });
}

/** A check that either holds or does not. */
function check(title, holds) {
  if (holds) passed++;
  else fail(1, [title]);
}

/**
 * Tests that count themselves in a JSON report; one that leaves no count has failed as a whole. What is skipped or left
 * out has not passed, so it has failed.
 */
function count(title, ok, file, counts) {
  try {
    const [good, bad, what] = counts(JSON.parse(readFileSync(file, 'utf8')));
    passed += good;
    fail(bad, what);
    if (!ok && bad === 0) fail(1, [`${title}: failed as a whole`]);
    if (good + bad === 0) fail(1, [`${title}: no test was run`]);
  } catch (error) {
    fail(1, [`${title}: no report (${error.message})`]);
  }
}

const bin = (name, file) => join('node_modules', name, file);
const CHECKS = [
  ['format and lint', bin('@biomejs/biome', 'bin/biome'), 'ci', '.'],
  ['types', bin('typescript', 'bin/tsc'), '-p', 'tsconfig.json'],
  ['types of core and systems without a browser', bin('typescript', 'bin/tsc'), '-p', 'tsconfig.engine.json'],
  ['nothing unused', bin('knip', 'bin/knip.js')],
];
// Each of them waits for files a part of the time.
await Promise.all(
  CHECKS.map(async ([title, script, ...args]) => check(title, await runBeside(title, script, args))),
);

const unitReport = join(reports, 'unit.json');
const unitArgs = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
const unitOk = run('unit, component and property tests', bin('vitest', 'vitest.mjs'), unitArgs);
count('unit tests', unitOk, unitReport, (report) => {
  const { numPassedTests: good, numTotalTests: all } = report;
  return [good, all - good, unitFailures(report)];
});

check('build', run('build', bin('vite', 'bin/vite.js'), ['build', '--logLevel', 'warn']));
try {
  const { path, how } = findBrowser();
  console.log(`\nBrowser: ${path} (${how})`);
  const e2eReport = join(reports, 'e2e.json');
  const e2eOk = run('end-to-end tests', bin('@playwright/test', 'cli.js'), ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
  });
  count('end-to-end tests', e2eOk, e2eReport, (report) => {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return [expected, unexpected + flaky + skipped, e2eFailures(report)];
  });
} catch (error) {
  fail(1, [`end-to-end tests: ${error.message}`]);
}
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
