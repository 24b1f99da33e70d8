/** The page as a player uses it: what the specs say is what somebody at the table would do. */
import { expect, type Locator, type Page } from '@playwright/test';

export class Table {
  constructor(readonly page: Page) {}

  /** A new game of Rocroi with the usual rules. */
  static async playRocroi(page: Page): Promise<Table> {
    await page.goto('/');
    await page.getByRole('button', { name: /^Play Rocroi/ }).click();
    const table = new Table(page);
    await table.isAt('French Disruption Removal Phase');
    return table;
  }

  /** The phase that the panel names. */
  async isAt(heading: string | RegExp): Promise<void> {
    await expect(this.panel.getByRole('heading', { level: 1 })).toHaveText(heading);
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'Game panel' });
  }

  counter(id: string): Locator {
    return this.page.locator(`[data-counter="${id}"]`);
  }

  /** What is lit in a hex: somewhere to go, a target. */
  lit(hex: string): Locator {
    return this.page.locator(`.marks [data-hex="${hex}"]`).first();
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name });
  }

  get whyNot(): Locator {
    return this.panel.getByRole('region', { name: 'Why not?' });
  }

  get log(): Locator {
    return this.panel.getByRole('region', { name: 'Log' });
  }

  async pick(id: string): Promise<void> {
    await this.counter(id).click();
  }

  async move(id: string, hex: string): Promise<void> {
    await this.pick(id);
    await clickCentre(this.lit(hex));
    await expect(this.counter(id)).toHaveAttribute('data-hex', hex);
  }

  /** The point on the screen where a counter or a lit hex is. */
  async centreOf(what: Locator): Promise<{ x: number; y: number }> {
    const box = await what.boundingBox();
    if (!box) throw new Error('not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}

/** Marks let the pointer through to the board, so the click goes to where they are drawn. */
async function clickCentre(mark: Locator): Promise<void> {
  const box = await mark.boundingBox();
  if (!box) throw new Error('not on the screen');
  await mark.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
