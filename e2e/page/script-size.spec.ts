/** How much script the built page waits for, as the browser receives it. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { MOST_AT_START } from '../helpers/scriptSize';

test('the script that the start page waits for stays small', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const urls = new Set([...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, url]) => `/${url}`));
  expect(urls.size).toBeGreaterThan(2);
  const sizes = await Promise.all(
    [...urls].map(async (url) => gzipSync(await (await request.get(url)).body(), { level: 9 }).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_AT_START * 1024);
});
