/** Playwright's `test` for pages whose map nobody looks at. */
import { type BrowserContext, test as base } from '@playwright/test';

export { type Browser, expect, type Locator, type Page } from '@playwright/test';

const NOTHING_PAINTED = '.ground { visibility: hidden !important }';

/**
 * Without a graphics card the ground of a map is painted by the processor at each start and each turn, which takes a
 * third of a test. Everything else is as players see it; what has to do with the ground itself takes
 * `@playwright/test`.
 */
export async function leaveGroundUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript((css) => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    });
  }, NOTHING_PAINTED);
}

export const test = base.extend({
  context: async ({ context }, use) => {
    await leaveGroundUnpainted(context);
    await use(context);
  },
});
