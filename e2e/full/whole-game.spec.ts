/**
 * One whole game through the page, choosing only from what it offers: a button of the panel, a counter that is lit as
 * ready, a hex that is lit. Chance decides, and the game has to end in a level of victory.
 */
import { expect, type Page, test } from '@playwright/test';
import { Table } from '../table';
import { type Chance, chanceOf } from './chance';

const SEED = Number(process.env.SEED ?? 1);

type Offer = { readonly x: number; readonly y: number; readonly weight: number; readonly what: string };

/** What the page offers now and where it is on the screen, each with how likely it is to be taken. */
function offers(page: Page): Promise<readonly Offer[]> {
  return page.evaluate(() => {
    const centre = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const shows = (element: Element, { x, y }: { x: number; y: number }) =>
      element.contains(document.elementFromPoint(x, y));
    const board = document.querySelector('.board-window');
    const buttons = [...document.querySelectorAll('.actions .act, .choices .act')].map((button) => {
      const weight = button.classList.contains('main') ? 6 : button.classList.contains('back') ? 1 : 3;
      button.scrollIntoView({ block: 'nearest' });
      return { ...centre(button), weight, what: button.textContent ?? '' };
    });
    const counters = [...document.querySelectorAll('.counter:has(.lift)')].flatMap((counter) => {
      const at = centre(counter);
      return shows(counter, at) ? [{ ...at, weight: 1, what: counter.getAttribute('aria-label') ?? '' }] : [];
    });
    const hexes = [...document.querySelectorAll('.marks .mark.reach[data-hex]')].flatMap((hex) => {
      const at = centre(hex);
      const under = document.elementFromPoint(at.x, at.y);
      return board?.contains(under) ? [{ ...at, weight: 1, what: hex.getAttribute('aria-label') ?? '' }] : [];
    });
    return [...buttons, ...counters.slice(0, 40), ...hexes];
  });
}

/** One of the offers, by their weights. */
function drawn(offered: readonly Offer[], chance: Chance): Offer | undefined {
  let at = chance(offered.reduce((sum, { weight }) => sum + weight, 0));
  return offered.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
}

// A counter on its way would be clicked where it no longer is.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole game of Rocroi', async ({ page }) => {
  const chance = chanceOf(SEED);
  const table = await Table.playRocroi(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  let presses = 0;
  let since = 0;
  const refused: string[] = [];
  let heading = '';
  const over = page.getByText('The battle is over').first();
  while (!(await over.isVisible())) {
    // Counters that have left the screen are brought back, as anybody would.
    if (presses % 25 === 0)
      await page
        .getByRole('button', { name: /^(Show|Fit|All)/ })
        .first()
        .click();
    expect(presses++, 'a game has an end').toBeLessThan(12_000);
    const offered = await offers(page);
    expect(offered.length, `something is offered in ${heading}`).toBeGreaterThan(0);
    // After a while in one phase its main step is taken, as somebody does who has seen enough.
    const main = offered.filter(({ weight }) => weight === 6);
    const from = since > 40 && main.length > 0 ? main : offered;
    const chosen = drawn(from, chance);
    if (!chosen) break;
    await page.mouse.click(chosen.x, chosen.y);
    if (await table.whyNot.isVisible())
      refused.push(`${heading}, ${chosen.what}: ${await table.whyNot.innerText()}`);
    const now = await table.panel.getByRole('heading', { level: 1 }).innerText();
    since = now === heading ? since + 1 : 0;
    heading = now;
  }
  const result = await page.locator('.result').first().innerText();
  console.log(
    JSON.stringify({ seed: SEED, presses, refused, result: result.replaceAll('\n', ' ').slice(0, 200) }),
  );
  expect(faults).toEqual([]);
  expect(refused, 'what is offered is never refused').toEqual([]);
  expect(result).toMatch(/draw|Marginal|Substantive|Decisive/i);
});
