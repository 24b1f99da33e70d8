import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the built page carries the licence of everything that is bundled', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  const parts = [...read('dist/sw.js').matchAll(/workbox:([a-z]+):/g)].map(([, part]) => `workbox-${part}`);
  expect(parts.length).toBeGreaterThan(2);
  const licences = ['modules', 'others', 'tercio'].map((name) => read(`dist/licences/${name}.md`)).join('\n');
  for (const name of [...Object.keys(dependencies), ...parts, 'scheduler']) {
    expect(licences).toMatch(new RegExp(`^## ${name} .*\\d`, 'm'));
  }
  for (const words of ['SIL OPEN FONT LICENSE', 'MIT License', 'Permission to use, copy, modify']) {
    expect(licences).toContain(words);
  }
});
