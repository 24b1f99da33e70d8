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
    'src/systems/thirty-years-war/{engine,freiburg,rocroi,scenario,standard,state}/**/*.ts',
    '!src/systems/thirty-years-war/scenario/scenarioSchema.ts',
    // What the table shows: stages, drafts, words, tellings and sheets.
    '!src/systems/thirty-years-war/**/{choices,decisions,describe,draft,joining,open-hexes,passing,preview,stage,table,tellings,unplaced-units,ways}.ts',
    '!src/systems/thirty-years-war/**/{*-choice,*-marks,*-table,*-tasks,*-words,placing*,sheet*,traces,words}.ts',
    '!src/systems/thirty-years-war/freiburg/cases/*.ts',
    '!src/systems/thirty-years-war/rocroi/cases.ts',
    'src/systems/rocroi-1643/{0*,1*,engine,scenario,state}/**/*.ts',
    // The same here: stages, what is shown, words.
    '!src/systems/rocroi-1643/**/{*stage,*-marks,*receipt,march-prompt,preview,reasons,words}.ts',
    '!src/systems/rocroi-1643/{07-movement/{line,ways},11-combat/fight}.ts',
    '!src/systems/rocroi-1643/scenario/{scenario,schemaParts}.ts',
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
