/** What the built page may load, run and reach, as the browser receives it: nothing but what lies beside it. */
import { expect, type Page, test } from '@playwright/test';
import { AT_LENGTH } from '../helpers/every';
import { openGallery } from '../helpers/gallery';
import { Table } from '../helpers/table';

test('the built page runs no script of its own text, and loads and sends nothing beyond itself', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [meta = '', content = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const directives = content.replaceAll('&#39;', "'").split('; ');
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("script-src 'self'");
  const allowed = directives.flatMap((directive) => directive.split(' ').slice(1));
  expect([...new Set(allowed)].toSorted()).toEqual(["'none'", "'self'", 'data:']);
  // Pictures alone may be written into the page itself.
  expect(directives.filter((directive) => directive.includes('data:'))).toEqual(["img-src 'self' data:"]);

  // It holds for what follows it.
  const [before = '', after = ''] = html.split(meta);
  expect(before).not.toMatch(/<(script|link|style)/);
  const scripts = [...after.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => !/ src="\.\//.test(tag))).toEqual([]);
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

/** From the first visit to a battle and its rules, and on to what else is opened. */
async function asksNoOtherHost(page: Page, host: string | undefined, andThen?: () => Promise<void>) {
  const asked: URL[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const table = await Table.playRocroi(page);
  await table.pick('fr-art-2');
  await table.pick('sp-1-spanish');
  await expect(table.log).toContainText('fires on');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /Rules/ })).toBeVisible();
  await andThen?.();

  const hosts = asked.filter(({ protocol }) => protocol.startsWith('http')).map(({ origin }) => origin);
  expect(hosts.length).toBeGreaterThan(5);
  expect([...new Set(hosts)]).toEqual([host]);
  expect(refused, 'nothing was tried that the policy forbids').toEqual([]);
}

test('nothing is asked of another host, from the first visit to a battle and its rules', async ({
  page,
  baseURL,
}) => {
  await asksNoOtherHost(page, baseURL);
});

test('nor for anything that is drawn in a battle', AT_LENGTH, async ({ page, baseURL }) => {
  await asksNoOtherHost(page, baseURL, () => openGallery(page));
});
