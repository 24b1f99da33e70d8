import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Look = {
  /** All rules, or those that can come out otherwise when nothing but the colours has changed. */
  readonly for: 'everything' | 'colours';
  /**
   * What is not looked at. It is taken out of the page meanwhile: axe reads every node of a page before it leaves any
   * out, and a map has thousands.
   */
  readonly without: string;
};

/** Everything against WCAG 2.2 AA, a line each. */
export async function violationsOn(page: Page, look: Look): Promise<readonly string[]> {
  // A page that was loaded again has lost it. Evaluated, it is let through whatever the page's policy is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: look.for === 'colours' ? { type: 'rule', values: OF_COLOUR } : { type: 'tag', values: TAGS },
  };
  return await page.evaluate(
    async ([{ without }, given]) => {
      const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
      const out = [...document.querySelectorAll(without)].map((node) => {
        const place = document.createComment('');
        node.replaceWith(place);
        return { node, place };
      });
      try {
        const { violations } = await axe.run(given);
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
        );
      } finally {
        for (const { node, place } of out) place.replaceWith(node);
      }
    },
    [look, options] as const,
  );
}
