/** What `npm run mutation` changes, and how it tries that: see tests/mutation/runner.mjs. */

/** A sample has results of its own: what it leaves out is kept as an error, and would never be tried again. */
const { SAMPLE } = process.env;
const kept = SAMPLE ? `sample-${SAMPLE.replaceAll('/', '-')}` : 'incremental';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['./tests/mutation/runner.mjs'],
  testRunner: 'in-one-process',
  coverageAnalysis: 'perTest',
  tsconfigFile: 'none',
  disableTypeChecks: false,
  mutate: [
    'src/core/**/*.ts',
    'src/systems/thirty-years-war/*.ts',
    'src/systems/thirty-years-war/{rules,exclusive}/**/*.ts',
    '!src/systems/thirty-years-war/{index,rulebook,wording,draft,scenarioSchema}.ts',
    '!src/systems/thirty-years-war/exclusive/freiburg/*-sheets.ts',
  ],
  mutator: { excludedMutations: ['StringLiteral', 'OptionalChaining'] },
  ignorers: ['wording'],
  ignoreStatic: true,
  ignorePatterns: ['/.mutation', '/dist'],
  concurrency: 1,
  timeoutMS: 60000,
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: `.mutation/${kept}.json`,
  tempDirName: '.mutation/sandbox',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.mutation/report.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
