import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { e2eFailures, unitFailures } from './failures.mjs';

describe('what failed is named once more at the end', () => {
  it('of the unit tests, with the file and the first line of why', () => {
    const file = (name: string) => join(process.cwd(), 'tests', name);
    const good = { status: 'passed', fullName: 'a game is the same', failureMessages: [] };
    const bad = {
      status: 'failed',
      fullName: 'a game ends',
      failureMessages: ['\u001b[31mError: 1\u001b[39m\n  at x'],
    };
    const skipped = { status: 'pending', fullName: 'a game begins', failureMessages: [] };
    expect(
      unitFailures({
        testResults: [
          { name: file('a.test.ts'), message: '', assertionResults: [good, bad, skipped] },
          { name: file('b.test.ts'), message: 'no such module', assertionResults: [] },
          { name: file('c.test.ts'), message: '', assertionResults: [good] },
        ],
      }),
    ).toEqual([
      'tests/a.test.ts › a game ends: Error: 1',
      'tests/a.test.ts › a game begins',
      'tests/b.test.ts › as a whole: no such module',
    ]);
  });

  it('of the end-to-end tests, however deep they are described, and also if they passed when repeated', () => {
    const spec = (title: string, status: string, ...messages: readonly (string | null)[]) => {
      const results = messages.map((message) => (message === null ? {} : { error: { message } }));
      return { file: 'touch.spec.ts', title, tests: [{ status, results }] };
    };
    const inner = {
      specs: [spec('a tap', 'flaky', 'Error: late\n  at x', null), spec('a pinch', 'expected', null)],
    };
    const outer = {
      specs: [spec('a press', 'unexpected', 'Timeout'), spec('a drag', 'skipped')],
      suites: [inner],
    };
    expect(e2eFailures({ suites: [outer] })).toEqual([
      'e2e/touch.spec.ts › a press: Timeout',
      'e2e/touch.spec.ts › a drag',
      'e2e/touch.spec.ts › a tap: Error: late',
    ]);
  });
});
