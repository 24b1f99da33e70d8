import { readFile } from 'node:fs/promises';
import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { type Browser, expect, leaveGroundUnpainted, type Page, test } from '../helpers/test';

/** A game in which Royal has moved and a bookmark stands, as its file. */
async function savedFile(page: Page): Promise<{ readonly fileName: string; readonly text: string }> {
  const table = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await table.move('fr-royal', '1607');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save or send this game' });
  await dialog.getByLabel('Name of this game').fill('To Anna');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  return { fileName: download.suggestedFilename(), text };
}

/** The start page of another player. */
async function anotherPlayer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await leaveGroundUnpainted(context);
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

/** Another player, who opens that file. */
async function opensFile(browser: Browser, text: string): Promise<Table> {
  const page = await anotherPlayer(browser);
  await page.getByLabel('Open a game from a file').setInputFiles({
    name: 'to-anna.tercio.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  return new Table(page);
}

test('a game goes to a friend as a file and is played on there', async ({ page, browser }) => {
  const { fileName, text } = await savedFile(page);
  expect(fileName).toBe('to-anna-game-turn-1.tercio.json');
  const table = await opensFile(browser, text);
  await table.isAt('French Movement Phase');
  await expect(table.page.locator('.bar-title')).toContainText('To Anna');
  await expect(table.panel).not.toContainText('differs');
  await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', '1607');
  await table.page.keyboard.press('Control+z');
  await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', '1806');
  await table.page.keyboard.press('Control+Shift+z');
  await table.move('fr-mestre-de-camp', '1308');
  await table.page.reload();
  await expect(table.counter('fr-mestre-de-camp')).toHaveAttribute('data-hex', '1308');
});

test(
  'a game goes to a friend as pasted text, with a letter around it',
  AT_LENGTH,
  async ({ page, browser }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await savedFile(page);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect(page.getByText(/^Copied/)).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.length).toBeLessThan(5_000);
    const other = await anotherPlayer(browser);
    await other.getByText('Paste a game as text').click();
    await other.getByRole('textbox', { name: 'Game as text' }).fill(`Your turn!\n\n${text}\n\nYours, B.`);
    await other.getByRole('button', { name: 'Open this text' }).click();
    await expect(new Table(other).counter('fr-royal')).toHaveAttribute('data-hex', '1607');
  },
);

test('a file that is dropped on the start page is opened', AT_LENGTH, async ({ page, browser }) => {
  const { text } = await savedFile(page);
  const other = await anotherPlayer(browser);
  const files = await other.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await other.getByRole('main').dispatchEvent('dragover', { dataTransfer: files });
  await other.getByRole('main').dispatchEvent('drop', { dataTransfer: files });
  await expect(new Table(other).counter('fr-royal')).toHaveAttribute('data-hex', '1607');
});

test(
  'a damaged file opens up to the damage; one without a game is refused, and nothing is lost',
  AT_LENGTH,
  async ({ page, browser }) => {
    const { text } = await savedFile(page);
    const table = await opensFile(browser, text.slice(0, text.lastIndexOf('"command"')));
    await table.isAt('French Movement Phase');
    await expect(table.panel).toContainText('Command 3 cannot be read: The text ends before it is complete.');
    await expect(table.panel).toContainText('The first 2 commands are kept.');
    await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', '1806');

    const refused = await opensFile(browser, 'Dear Anna');
    await expect(refused.page.getByRole('status').filter({ hasText: 'could not be opened' })).toContainText(
      'There should be a game; it begins with “Dear Anna”.',
    );
    await expect(refused.page.getByRole('button', { name: /^Play Rocroi/ })).toBeVisible();
  },
);

test(
  'a file that becomes illegal at a command opens up to it, and the case can be read',
  AT_LENGTH,
  async ({ page, browser }) => {
    const { text } = await savedFile(page);
    const lines = text.split('\n');
    const moved = lines.findIndex((line) => line.includes('"fr-royal"') && line.includes('"command"'));
    const illegal = lines.map((line, i) =>
      i === moved ? line.replace(/"path":\[[^\]]*\]/, '"path":["0101"]') : line,
    );
    const table = await opensFile(browser, illegal.join('\n'));
    await expect(table.panel).toContainText(
      /Command 3 is not legal: .*\(6\.\d+\) The first 2 commands are kept\./,
    );
    await table.move('fr-royal', '1607');
  },
);

test(
  'a file made for an altered scenario says in what it differs, and is played with its own',
  AT_LENGTH,
  async ({ page, browser }) => {
    const { text } = await savedFile(page);
    const altered = text.replace('"gameTurns": 14', '"gameTurns": 12');
    expect(altered).not.toBe(text);
    const table = await opensFile(browser, altered);
    await expect(table.panel).toContainText('The scenario of this game differs from the one in this Tercio');
    await expect(table.panel).toContainText('Game turns: 12 in the game, 14 in this Tercio.');
    await expect(table.page.getByRole('list', { name: 'Game-Turn' }).getByRole('listitem')).toHaveCount(12);
    await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', '1607');
  },
);
