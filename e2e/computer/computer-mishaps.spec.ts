/** What may happen while the computer thinks: its worker ends, the page is loaded again, another tab takes over. */
import { AT_LENGTH } from '../helpers/every';
import { type Host, startHost, stored } from '../helpers/host';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

const computer = (page: Page) => page.getByRole('region', { name: 'Computer', exact: true });

/** To the Spanish Movement Phase of the first battle: over that a marshal thinks long enough to be met at it. */
async function untilItThinks(page: Page): Promise<Table> {
  const card = page.getByRole('article').filter({ hasText: 'Your first battle' });
  await card.getByRole('button', { name: 'Against the computer' }).click();
  await card.getByRole('radio', { name: /^Marshal/ }).check();
  await card.getByRole('button', { name: 'Begin against the computer' }).click();
  const table = new Table(page);
  for (const phase of ['French Artillery Fire Phase', 'French Movement Phase']) {
    await table.isAt(phase);
    await page.keyboard.press('e');
  }
  await thinks(page);
  return table;
}

async function thinks(page: Page): Promise<void> {
  await new Table(page).isAt('Spanish Movement Phase');
  await expect(computer(page)).toContainText('Marshal is thinking…');
}

/** It has thought that phase through, and played until the French are asked, for their Leaders or a turn of theirs. */
async function playsOn(page: Page): Promise<void> {
  await expect(computer(page)).toHaveCount(0, { timeout: 90_000 });
  await expect(new Table(page).panel.getByRole('heading', { level: 1 })).not.toHaveText(
    'Spanish Movement Phase',
  );
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tercio-settings', JSON.stringify({ pace: 'once' })));
});

test('loaded again while it thinks, the page has it think once more, and it plays on', async ({ page }) => {
  await page.goto('/');
  await untilItThinks(page);
  await page.reload();
  await thinks(page);
  await playsOn(page);
});

test('in two tabs the one that plays has it think', AT_LENGTH, async ({ page, context }) => {
  await page.goto('/');
  await untilItThinks(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const second = new Table(other);
  await expect(second.panel.getByText('This game is being played in another tab.')).toBeVisible();
  await expect(computer(other)).toContainText('Marshal does nothing in this tab.');
  await second.button('Play on here').click();
  await playsOn(other);
  await expect(new Table(page).panel.getByText('This game is being played in another tab.')).toBeVisible();
  await expect(page.getByText('Marshal is thinking…')).toHaveCount(0);
});

test('a worker that is gone in mid-thought is replaced after a while', AT_LENGTH, async ({ page }) => {
  await page.addInitScript(() => {
    const { Worker: Own } = window;
    const begun: Worker[] = [];
    Object.assign(window, { begun });
    window.Worker = class extends Own {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        if (`${address}`.includes('computer')) begun.push(this);
      }
    };
  });
  await page.goto('/');
  await untilItThinks(page);
  const begun = () => page.evaluate(() => (window as unknown as { begun: Worker[] }).begun.length);
  const count = await begun();
  expect(count).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const worker of (window as unknown as { begun: Worker[] }).begun) worker.terminate();
  });
  await playsOn(page);
  expect(await begun()).toBeGreaterThan(count);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  let host: Host;
  test.beforeEach(async () => {
    host = await startHost();
  });
  test.afterEach(() => host.close());

  test('it thinks and plays', AT_LENGTH, async ({ page, context }) => {
    await host.visit(page);
    await stored(page);
    await context.setOffline(true);
    await host.stop();
    await page.reload();
    await untilItThinks(page);
    await playsOn(page);
  });
});
