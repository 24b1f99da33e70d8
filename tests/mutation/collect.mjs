/** What the tests use of Vitest, as far as it goes without its machinery: they are collected, to be run at will. */
import { format } from 'node:util';
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

let suites = [];
let tests = [];
let before = [];
let beforeEvery = [];
let afterEvery = [];

/** The tests that are defined while `define` runs, by their full names, and what has to be done before them. */
export async function collect(define) {
  [suites, tests, before, beforeEvery, afterEvery] = [[], [], [], [], []];
  await define();
  return { tests, before };
}

export const expect = chai.expect;

export function describe(name, define) {
  suites.push(name);
  define();
  suites.pop();
}

export function it(name, run) {
  const full = [...suites, name].join(' ');
  const same = tests.filter((test) => test.full === full).length;
  const [first, last] = [beforeEvery, afterEvery];
  const runAll = () => {
    for (const prepare of first) prepare();
    try {
      run();
    } finally {
      for (const tidy of last) tidy();
    }
  };
  tests.push({ full, name: same > 0 ? `${full} (${same + 1})` : full, run: runAll });
}

export function beforeAll(run) {
  before.push(run);
}

export function beforeEach(run) {
  beforeEvery.push(run);
}

export function afterEach(run) {
  afterEvery.push(run);
}

/** Tests that need it are left out (`runner.mjs`): it can only be imported. */
export const vi = {};

const each = (define) => (rows) => (name, run) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    define(titleOf(name, values), () => run(...values));
  }
};
describe.each = each(describe);
it.each = each(it);

function titleOf(name, values) {
  const named = name.match(/%/g)?.length ?? 0;
  if (named > 0) return format(name, ...values.slice(0, named));
  return name.replace(/\$(\w+)/g, (all, key) => (typeof values[0][key] === 'object' ? all : values[0][key]));
}
