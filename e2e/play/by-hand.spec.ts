/** How many presses, drags and keys a whole Player-Turn of Rocroi takes with the planner, and how many without. */
import { AT_LENGTH } from '../helpers/every';
import { middleOf } from '../helpers/middle';
import { Table } from '../helpers/table';
import { expect, type Locator, type Page, test } from '../helpers/test';

type Point = { readonly x: number; readonly y: number };

/** A press, a drag or a key is one act; a drag with Shift as well. */
class Counted {
  acts = 0;

  constructor(private readonly page: Page) {}

  async press(what: Locator): Promise<void> {
    this.acts++;
    await what.click();
  }

  async key(key: string): Promise<void> {
    this.acts++;
    await this.page.keyboard.press(key);
  }

  async pressAt({ x, y }: Point): Promise<void> {
    this.acts++;
    await this.page.mouse.click(x, y);
  }

  async drag(from: Point, to: Point): Promise<void> {
    this.acts++;
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  async frame(from: Point, to: Point): Promise<void> {
    await this.page.keyboard.down('Shift');
    await this.drag(from, to);
    await this.page.keyboard.up('Shift');
  }
}

/** Where every French counter stands. */
async function standing(page: Page): Promise<ReadonlyMap<string, string>> {
  const all = await page
    .locator('[data-counter^="fr-"][data-hex]')
    .evaluateAll((counters) =>
      counters.map((one) => [one.getAttribute('data-counter') ?? '', one.getAttribute('data-hex') ?? '']),
    );
  return new Map(all.map(([id = '', hex = '']) => [id, hex]));
}

test(
  'a French Player-Turn at Rocroi takes less than half as many acts as one by one',
  AT_LENGTH,
  async ({ page }) => {
    const table = await Table.playRocroi(page);
    const hand = new Counted(page);

    // All guns that see the Spanish centre fire at it.
    await hand.press(table.button('All guns on one target'));
    await hand.press(table.counter('sp-1-spanish'));
    await hand.press(table.button(/^Fire /));
    await expect(table.log).toContainText('fires on 1/Spanish');
    await hand.press(table.button(/^Go on/));
    await table.isAt('French Movement Phase');

    const begun = await standing(page);

    // One counter by itself: it is taken up, and its hex is pressed.
    const single = new Counted(page);
    await single.press(table.counter('fr-la-ferte'));
    await single.pressAt(await middleOf(table.lit('1721')));
    await expect(table.counter('fr-la-ferte')).toHaveAttribute('data-hex', '1721');
    await page.keyboard.press('Control+z');
    await expect(table.counter('fr-la-ferte')).toHaveAttribute('data-hex', '1821');
    await page.keyboard.press('Escape');

    // A wing, the centre and the other wing: a frame around each, and one of them dragged to where it goes.
    const at = async (id: string) => await middleOf(table.counter(id));
    const [north, south] = [await at('fr-royal'), await at('fr-1-fusiliers')];
    const [front, rear] = [await at('fr-gardes'), await at('fr-chac')];
    const [column, row] = [(rear.x - north.x) / 3, (south.y - north.y) / 19];
    /** The middle of a row of the map, by its number, in the column of the first line. */
    const yOf = (printed: number) => north.y + (printed - 6) * row;
    for (const [from, to, leader] of [
      [10.7, 2.5, 'fr-mestre-de-camp'],
      [18.7, 10.7, 'fr-persan'],
      [18.7, 25.6, 'fr-la-ferte'],
    ] as const) {
      // Who stayed before is put back, and nothing may still glide under the frame.
      await hand.key('Escape');
      await at(leader);
      await hand.frame({ x: rear.x + 1.6 * column, y: yOf(from) }, { x: front.x - 0.6 * column, y: yOf(to) });
      await expect(table.panel).toContainText(/ chosen\./);
      const { x, y } = await at(leader);
      await hand.drag({ x, y }, { x: x - 2 * column, y });
      await hand.press(table.button(/^Move (all )?\d+/));
    }
    const then = await standing(page);
    const moved = [...begun].filter(([id, hex]) => then.get(id) !== hex).length;
    expect(moved).toBeGreaterThanOrEqual(40);
    await hand.press(table.button(/^(Go on|End the Player-Turn)/));
    await table.isAt(/^Spanish/);

    const shots = await page
      .getByRole('region', { name: 'Log', exact: true })
      .getByText(/fires on 1\/Spanish/)
      .count();
    expect(shots).toBeGreaterThan(0);
    // A shot by itself is a gun and its target; both ways go on twice.
    expect(single.acts).toBe(2);
    const oneByOne = single.acts * (moved + shots) + 2;
    expect(oneByOne).toBeGreaterThan(80);
    expect(hand.acts).toBeLessThanOrEqual(47);
    expect(2 * hand.acts).toBeLessThanOrEqual(oneByOne);
    test.info().annotations.push({
      type: 'acts',
      description: `${hand.acts} for ${moved} counters and ${shots} shots, ${oneByOne} one by one`,
    });
  },
);
