/** Each test that did not pass, with its file and the first line of why. */
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** `tests/core/hex/hex.test.ts › distances are symmetric: expected 1 to be 2` */
function named(file, title, message = '') {
  const [why = ''] = stripVTControlCharacters(message).split('\n');
  return `${relative('.', file)} › ${title}${why && `: ${why}`}`;
}

/** From a report of Vitest. */
export const unitFailures = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    // A file that could not even be loaded has no tests.
    if (assertionResults.length === 0) return [named(name, 'as a whole', message)];
    return assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages: [why] = [] }) => named(name, fullName, why));
  });

/** From a report of Playwright; one that passed only when repeated has failed. */
export const e2eFailures = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, title, tests }) =>
      named(
        join('e2e', file),
        title,
        tests.flatMap(({ results }) => results).find((r) => r.error)?.error.message,
      ),
    ),
  ...suites.flatMap(e2eFailures),
];
