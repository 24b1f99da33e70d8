/** What the built page may load, run and reach, as the browser is told it: nothing but what lies beside it. */
import { expect, test } from '@playwright/test';

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
