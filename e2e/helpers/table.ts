/** The page as a player uses it: what the specs say is what a player at the table would do. */
import { expect, type Locator, type Page } from '@playwright/test';
import { middleOf } from './middle';

export class Table {
  constructor(readonly page: Page) {}

  /** A new game of Rocroi with the usual rules, all its counters in view: it opens on a part of them. */
  static async playRocroi(page: Page): Promise<Table> {
    await page.goto('/');
    await page.getByRole('button', { name: /^Play Rocroi/ }).click();
    const table = new Table(page);
    await table.isAt('French Artillery Fire Phase');
    // The numbers of the hexes come last of all that is drawn.
    await page.waitForFunction(() => document.querySelectorAll('.lettering .number').length === 756);
    await page.keyboard.press('0');
    await expect(page.locator('.board-stage')).not.toHaveClass(/moving|gliding/);
    return table;
  }

  /** 3 August before Freiburg: the Bavarians set up. */
  static async setUpFreiburg(page: Page): Promise<Table> {
    await page.goto('/');
    await page.getByRole('button', { name: /^Play Freiburg, 3 August/ }).click();
    const table = new Table(page);
    await table.isAt('Bavarian set-up');
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
    // The figure of a cost lies below the counters of a hex, not in its middle.
    return this.page.locator(`.choice-spot[data-hex="${hex}"], .marks.under [data-hex="${hex}"]`).first();
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name });
  }

  /** The calm answer to a press with nothing chosen. */
  get answer(): Locator {
    return this.panel.getByRole('region', { name: 'What this is' });
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

  async clickLit(hex: string): Promise<void> {
    await clickCentre(this.lit(hex));
  }

  async move(id: string, hex: string): Promise<void> {
    await this.pick(id);
    await this.clickLit(hex);
    await expect(this.counter(id)).toHaveAttribute('data-hex', hex);
  }

  /** Where a hex is on the screen, lit or not, by two lit ones of other columns and rows. */
  async centreOfHex(hex: string): Promise<{ x: number; y: number }> {
    const [a, b] = [await this.centreOf(this.lit('1319')), await this.centreOf(this.lit('2122'))];
    const [p, q, r] = [spotOf('1319'), spotOf('2122'), spotOf(hex)];
    return {
      x: a.x + ((r.x - p.x) * (b.x - a.x)) / (q.x - p.x),
      y: a.y + ((r.y - p.y) * (b.y - a.y)) / (q.y - p.y),
    };
  }

  /** Clicks in the middle of a hex, whatever lies there. */
  async clickHex(hex: string): Promise<void> {
    const { x, y } = await this.centreOfHex(hex);
    await this.page.mouse.click(x, y);
  }

  async drag(id: string, hex: string): Promise<void> {
    await this.carry(this.counter(id), hex);
  }

  /** Drags whatever stands for a counter, on the map or beside it. */
  async carry(what: Locator, hex: string): Promise<void> {
    const from = await this.centreOf(what);
    const to = await this.centreOfHex(hex);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Presses whatever carries the game on until the other side is to play. */
  async playOn(from: RegExp, to: RegExp): Promise<void> {
    await this.isAt(from);
    for (let clicks = 0; clicks < 12; clicks++) {
      if (await this.panel.getByRole('heading', { level: 1, name: to }).isVisible()) return;
      const complete = this.button(/Fight what is left|Choose the least|Disrupt these|So be it/).first();
      await ((await complete.isVisible())
        ? complete
        : this.button(/^(Go on|End|Roll for .* and go on)/).first()
      ).click();
    }
    await this.isAt(to);
  }

  /** The point on the screen where a counter or a lit hex is. */
  centreOf(what: Locator): Promise<{ x: number; y: number }> {
    return middleOf(what);
  }
}

/** Columns and rows of a printed hex number, a row lower by half in even columns. */
function spotOf(hex: string): { x: number; y: number } {
  const column = Number(hex.slice(0, 2));
  return { x: column, y: Number(hex.slice(2)) + (column % 2 === 0 ? 0.5 : 0) };
}

/** Marks let the pointer through to the board, so the click goes to where they are drawn. */
async function clickCentre(mark: Locator): Promise<void> {
  const { x, y } = await middleOf(mark);
  await mark.page().mouse.click(x, y);
}
