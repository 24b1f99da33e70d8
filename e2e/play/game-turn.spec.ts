import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

test('a Game-Turn of both sides by mouse', async ({ page }) => {
  const table = await Table.playRocroi(page);

  await table.isAt('French Artillery Fire Phase');
  await table.pick('fr-art-2');
  await table.pick('sp-1-spanish');
  await expect(table.log).toContainText('Second French battery (1814) fires on 1/Spanish (1214), range 6');
  await expect(table.panel.getByRole('region', { name: /^Fire of Second French battery/ })).toContainText(
    'range 6',
  );

  await table.button(/^Go on/).click();
  await table.isAt('French Movement Phase');
  // Mestre de Camp rides up to the Spanish left, and Gassion with it.
  await table.move('fr-mestre-de-camp', '1308');
  await table.move('fr-leader-gassion', '1308');
  await expect(table.log).toContainText('(1807 → 1308), 5 of 6 MP');

  await table.button('Go on to the Combat Phase').click();
  await table.isAt('French Combat Phase');
  await expect(table.panel.getByRole('region', { name: /still/i })).toContainText('Still to be attacked');
  await table.pick('fr-mestre-de-camp');
  for (const enemy of await table.page.locator('.counter[aria-label*="must be attacked"]').all())
    await enemy.click();
  await expect(table.panel).toContainText('Gassion');
  // Two play: the defender of the Spanish is asked for his Leaders first.
  await table.button(/^Attack, and ask the defender/).click();
  await table.button(/^So be it/).click();
  await expect(table.log).toContainText('attack');
  await table
    .button(/End the Player-Turn|Disrupt these|So be it/)
    .first()
    .click();

  await table.isAt(/^Spanish/);
  for (let clicks = 0; clicks < 6; clicks++) {
    if (await table.panel.getByRole('heading', { level: 1, name: /^French/ }).isVisible()) break;
    const complete = table.button(/Fight what is left|Choose the least|Disrupt these|So be it/).first();
    await ((await complete.isVisible())
      ? complete
      : table.button(/^(Go on|End|Roll for .* and go on)/).first()
    ).click();
  }
  await table.isAt(/^French/);
  await expect(table.panel).toContainText('Game-Turn 2');
});

test('dragging a counter moves it', async ({ page }) => {
  const table = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  const from = await table.centreOf(table.counter('fr-royal'));
  const to = await table.centreOf(table.counter('sp-cav-9-spanish'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x * 3 + to.x) / 4, (from.y * 3 + to.y) / 4, { steps: 4 });
  const dropped = (from.x * 2 + to.x) / 3;
  await page.mouse.move(dropped, from.y, { steps: 4 });
  await page.mouse.up();
  await expect(table.counter('fr-royal')).not.toHaveAttribute('data-hex', '1806');
  await expect(table.log).toContainText(/Royal: moved [a-z ]+ \(1806 →/);
});

test(
  'with one picked by a click, it or another is dragged all the same, and nothing else is lit',
  AT_LENGTH,
  async ({ page }) => {
    const table = await Table.playRocroi(page);
    await page.keyboard.press('e');
    const light = table.counter('fr-sully').locator('.lift');
    await expect(light).toHaveCSS('visibility', 'visible');
    const drag = async (id: string, hex: string) => {
      const [from, to] = [await table.centreOf(table.counter(id)), await table.centreOf(table.lit(hex))];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await expect(table.counter(id)).toHaveAttribute('data-hex', hex);
    };
    await table.pick('fr-mestre-de-camp');
    await expect(light).toHaveCSS('visibility', 'hidden');
    await drag('fr-royal', '1607');
    await expect(table.counter('fr-mestre-de-camp')).toHaveAttribute('data-hex', '1807');
    await expect(light).toHaveCSS('visibility', 'visible');
    await table.pick('fr-mestre-de-camp');
    await drag('fr-mestre-de-camp', '1508');
  },
);

test('undo and redo by step', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await table.move('fr-royal', '1607');
  await page.keyboard.press('Control+z');
  await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', '1806');
  await page.keyboard.press('Control+Shift+z');
  await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', '1607');
});
