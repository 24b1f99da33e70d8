/**
 * Runs the engine's tests for Stryker in one process. Its own runner for Vitest starts Vitest and loads everything
 * again for every mutant; here tests and engine are bundled once, and evaluated again for each mutant, so that none
 * leaves anything in a cache: only what the tests need that reach it.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached } from '@stryker-mutator/api/test-runner';
import { build } from 'vite';

const ENTRY = 'tests';
/** `TESTS='/tests/core/hex/*.test.ts'`: some tests only, as patterns from the root of the project. */
const TESTS = process.env.TESTS?.split(' ') ?? ['/tests/core/**/*.test.ts', '/tests/systems/**/*.test.ts'];
/** Whole games, which would make every mutant wait, and tests that need Vitest itself, or what others have left. */
const LEFT_OUT =
  /properties|enumeration|oldGames|random walks|at random|on record|enough of|many kinds|often a chain|(reason|quiet|works)\.test/;
/** Milliseconds of processor time; what takes longer is run once, and not for each mutant. */
const SLOW = 1000;
/** `SAMPLE=25` tries a quarter of the mutants, `SAMPLE=25/b` another quarter. */
const [percent, seed = ''] = (process.env.SAMPLE ?? '100').split('/');
const SAMPLE = { percent: Number(percent), seed };
/** Tests that are tried first: what they take, and what it takes until the tests of their file are there, in milliseconds. */
const QUICK = { test: 20, file: 200 };
/** How long a mutant is waited for: milliseconds, and so many times what its tests usually take. */
const PATIENCE = 2000;
const SLOWER = 5;

class InOneProcess {
  #script;
  #require;
  #collect;
  /** By test, and by file until its tests are there. */
  #times = new Map();
  #collecting = new Map();
  #stryker = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    globalThis.__stryker__ = this.#stryker;
    // Stryker's copy of the project, into which it changes when this file is loaded already.
    const root = process.cwd();
    this.#require = createRequire(join(root, 'package.json'));
    this.#script = new vm.Script(await bundle(root), { filename: 'tests.cjs' });
  }

  async dryRun() {
    const tests = [];
    for (const fileName of Object.keys(this.#evaluated())) {
      if (LEFT_OUT.test(fileName)) continue;
      const { user } = process.cpuUsage();
      const all = await this.#testsOf(fileName);
      this.#collecting.set(fileName, (process.cpuUsage().user - user) / 1000);
      for (const { name } of all) {
        const id = `${fileName}#${name}`;
        if (LEFT_OUT.test(id)) continue;
        // Each is made again here too: what another test has left in a cache, this one would reach without being seen to.
        const test = (await this.#testsOf(fileName)).find((one) => one.name === name);
        this.#stryker.currentTestId = id;
        const began = performance.now();
        const cpu = process.cpuUsage();
        const failure = failureOf(test);
        const { user, system } = process.cpuUsage(cpu);
        const timeSpentMs = performance.now() - began;
        this.#stryker.currentTestId = undefined;
        this.#times.set(id, timeSpentMs);
        if ((user + system) / 1000 > SLOW) delete this.#stryker.mutantCoverage?.perTest[id];
        const status = failure === null ? 0 : 1;
        const file = join(process.cwd(), fileName);
        tests.push({ id, name, fileName: file, timeSpentMs, status, failureMessage: failure });
      }
    }
    return { status: 'complete', tests, mutantCoverage: quickestFirst(this.#stryker.mutantCoverage, tests) };
  }

  async mutantRun(options) {
    if (!isInSample(options)) return { status: 'error', errorMessage: 'not in the sample' };
    const { testFilter: ids, activeMutant, hitLimit } = options;
    Object.assign(this.#stryker, { hitCount: 0, hitLimit });
    // Most mutants are killed by a quick test: for those no one waits until the games of other files are played.
    const isQuick = (id) => this.#times.get(id) < QUICK.test && this.#collecting.get(fileOf(id)) < QUICK.file;
    const quick = await this.#tried(activeMutant, ids.filter(isQuick));
    if (quick.status !== 'survived') return quick;
    return this.#tried(
      activeMutant,
      ids.filter((id) => !isQuick(id)),
    );
  }

  /** What comes of a mutant in these tests, evaluated again. */
  async #tried({ id: mutant }, ids) {
    const files = this.#evaluated();
    const found = new Map();
    for (const name of new Set(ids.map(fileOf))) {
      for (const test of await this.#collected(files[name])) found.set(`${name}#${test.name}`, test);
    }
    const usual = ids.reduce((sum, id) => sum + (this.#times.get(id) ?? 0), 0);
    const stryker = Object.assign(this.#stryker, { activeMutant: mutant });
    try {
      const outcome = withinTime(() => firstFailure(ids, found), PATIENCE + SLOWER * usual);
      return determineHitLimitReached(stryker.hitCount, stryker.hitLimit) ?? outcome;
    } catch (error) {
      if (error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      return { status: 'timeout' };
    } finally {
      stryker.activeMutant = undefined;
    }
  }

  #evaluated() {
    const module = { exports: {} };
    this.#script.runInThisContext()(this.#require, module, module.exports);
    this.#collect = module.exports.collect;
    return module.exports.files;
  }

  async #testsOf(fileName) {
    return this.#collected(this.#evaluated()[fileName]);
  }

  async #collected(load) {
    const { tests, before } = await this.#collect(load);
    for (const run of before) run();
    return tests;
  }
}

/** A share of all mutants, spread evenly: by a hash of place and replacement. */
function isInSample({ sandboxFileName, activeMutant: { location, replacement } }) {
  const file = sandboxFileName.slice(sandboxFileName.indexOf('/src/'));
  const text = JSON.stringify([SAMPLE.seed, file, location, replacement]);
  return createHash('sha256').update(text).digest().readUInt16BE() % 100 < SAMPLE.percent;
}

/** Ends what has run into an endless loop, without ending the process. */
function withinTime(run, timeout) {
  globalThis.withinTime = run;
  return new vm.Script('withinTime()').runInThisContext({ timeout: Math.ceil(timeout) });
}

const fileOf = (id) => id.slice(0, id.indexOf('#'));

function firstFailure(ids, tests) {
  for (const [i, id] of ids.entries()) {
    const failureMessage = failureOf(tests.get(id));
    if (failureMessage !== null)
      return { status: 'killed', killedBy: [id], failureMessage, nrOfTests: i + 1 };
  }
  return { status: 'survived', nrOfTests: ids.length };
}

function failureOf(test) {
  try {
    test.run();
    return null;
  } catch (error) {
    return String(error?.message ?? error).slice(0, 300);
  }
}

/** The order in which Stryker lists the tests of a mutant is the one in which they are run. */
function quickestFirst({ static: atLoad, perTest }, tests) {
  const byTime = tests.toSorted((a, b) => a.timeSpentMs - b.timeSpentMs);
  return { static: atLoad, perTest: Object.fromEntries(byTime.map(({ id }) => [id, perTest[id] ?? {}])) };
}

/** Tests and engine as one script: a function of `require`, `module` and `exports`. */
async function bundle(root) {
  const here = {
    name: 'tests-for-mutants',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) =>
      id === `\0${ENTRY}`
        ? `export { collect } from '/tests/mutation/collect.mjs';
           export const files = import.meta.glob(${JSON.stringify(TESTS)});`
        : null,
    transform: (code, id) => {
      // The text of a file is no code.
      if (id.endsWith('?raw') || !code.includes('import.meta.url')) return null;
      return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
    },
  };
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [here],
    resolve: { alias: { vitest: join(root, 'tests/mutation/collect.mjs') } },
    build: {
      ...{ write: false, minify: false, target: 'node20', modulePreload: false, reportCompressedSize: false },
      ssr: true,
      rolldownOptions: { input: ENTRY, output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [{ code }] = built.output;
  return `(function (require, module, exports) {${code}\n})`;
}

const isText = (node) =>
  node.type === 'StringLiteral'
    ? node.value === '' || /[a-z] /i.test(node.value)
    : node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => /[a-z]/i.test(value.raw));

/** How something is put in words: what stands in a text, and which of two texts is taken. */
const wording = {
  shouldIgnore({ node }) {
    const either = node.type === 'ConditionalExpression' && isText(node.consequent) && isText(node.alternate);
    return either || (node.type === 'TemplateLiteral' && isText(node)) ? 'wording' : undefined;
  },
};

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-one-process', InOneProcess),
  declareValuePlugin(PluginKind.Ignore, 'wording', wording),
];
