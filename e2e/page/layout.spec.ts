import { layoutFaults } from '../helpers/clipping';
import { atLengthIf, EVERY } from '../helpers/every';
import { chargePosition, openFile } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const;
/** From here on a finger is what points. */
const TOUCH = 820;

async function play(page: Page): Promise<void> {
  await Table.playRocroi(page);
}
async function settings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
}

/** The menu with what the header has no room for; where there is room there is no such menu. */
async function openMore(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  const isOpen = await page.locator('.more-menu:popover-open').isVisible();
  if (!isOpen && (await more.isVisible())) await more.click();
}

/** What is looked over, by what one does to see it from the start page. */
const SCREENS: { readonly [name: string]: (page: Page) => Promise<unknown> } = {
  'the start page': async () => undefined,
  'the start page with its settings': settings,
  'the battle': play,
  'the battle with a unit chosen': async (page) => {
    await play(page);
    await page.keyboard.press('e');
    await expect(page.locator('.now h1')).toHaveText(/Movement/);
    await page.locator('[data-counter="fr-royal"]').click({ force: true });
  },
  'the battle with its coach': async (page) => {
    await play(page);
    await page.keyboard.press('e');
    const coach = page.getByRole('button', { name: 'Coach', exact: true });
    if ((await coach.getAttribute('aria-pressed')) === 'false') await coach.click();
    await expect(page.locator('.coach li').first()).toBeAttached();
  },
  'the battle with odds and receipt': async (page) => {
    await openFile(page, chargePosition());
    await page.locator('[data-counter="gendarmes"]').click({ force: true });
    await page.locator('[data-counter="tercio"]').click({ force: true });
    await expect(page.locator('.receipt')).toBeVisible();
  },
  'the battle with its settings': async (page) => {
    await play(page);
    await settings(page);
  },
  'what the header has no room for': async (page) => {
    // The longest of titles and tracks.
    await page.getByRole('button', { name: /^Play Freiburg, 9 August/ }).click();
    await expect(page.locator('.now h1')).toHaveText('Bavarian set-up');
    await openMore(page);
  },
  'a die that is asked for': async (page) => {
    await play(page);
    await settings(page);
    await page.getByRole('radio', { name: /our own/ }).check();
    await page.keyboard.press('Escape');
    await page.locator('[data-counter="fr-art-2"]').click({ force: true });
    await page.locator('[data-counter="sp-1-spanish"]').click({ force: true });
    await expect(page.locator('.die-entry')).toBeVisible();
  },
  'the hand-over screen': async (page) => {
    await play(page);
    await settings(page);
    await page.getByRole('checkbox', { name: /^Hand-over screen/ }).check();
    await page.keyboard.press('Escape');
    for (const phase of [/Movement/, /Spanish/]) {
      await page.keyboard.press('e');
      await expect(page.locator('.now h1')).toHaveText(phase);
    }
  },
};

/** What stands in another of them, or over a battle that is looked over. */
const ALSO_ELSEWHERE: readonly string[] = [
  'the start page with its settings',
  'a die that is asked for',
  'the hand-over screen',
  // The same with more in it is among these.
  'the battle',
  'the battle with its coach',
  'the battle with its settings',
  'the battle with a unit chosen',
  'what the header has no room for',
];

/** What has to be done once more in a window of another size. */
const AFTER_RESIZING: typeof SCREENS = { 'what the header has no room for': openMore };

/** The screen in an empty browser with words of that size, in percent. */
async function openAt(page: Page, textSize: number, open: (page: Page) => Promise<unknown>): Promise<void> {
  await page.goto('/');
  await page.evaluate((size) => {
    localStorage.setItem('tercio-settings', JSON.stringify({ textSize: size, animation: false }));
    sessionStorage.clear();
  }, textSize);
  await page.goto('about:blank');
  await page.goto('/');
  await open(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Buttons and fields of the parts that are looked over here which a finger would miss. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.bar button, .menu label, .more-menu button, .die-entry button, .hand-over button',
      ),
    ]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return width < 44 || height < 44 ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
      }),
  );
}

for (const [i, [name, open]] of Object.entries(SCREENS).entries()) {
  test(
    `nothing is cut, nothing lies on something else: ${name}`,
    atLengthIf(ALSO_ELSEWHERE.includes(name)),
    async ({ page }) => {
      test.slow();
      const found: string[] = [];
      // Large words by turns; `npm run e2e:every` looks at each screen with both.
      for (const textSize of [100, 200].filter((_, size) => EVERY || size === i % 2)) {
        // Once it is opened in the largest window and made smaller, once in the smallest and made larger.
        for (const [at, [width, height]] of (textSize === 100 ? SIZES : SIZES.toReversed()).entries()) {
          await page.setViewportSize({ width, height });
          if (at === 0) await openAt(page, textSize, open);
          else await AFTER_RESIZING[name]?.(page);
          if (/settings$/.test(name)) await expect(page.locator('.menu:popover-open')).toBeVisible();
          // By night nothing is larger: every other window is looked over by night, `npm run e2e:every` each by both.
          const ways = ['light', 'dark'] as const;
          for (const colorScheme of ways.filter((_, way) => EVERY || way === at % 2)) {
            await page.emulateMedia({ colorScheme });
            // A menu lies over the rest by design: it is looked over by itself, and has to lie in the window.
            const menu = page.locator('.menu:popover-open');
            const isOpen = (await menu.count()) > 0;
            if (isOpen) await expect(menu).toBeInViewport({ ratio: 1 });
            const within = isOpen ? '.menu:popover-open' : 'body';
            const small = width <= TOUCH ? await tooSmall(page) : [];
            const faults = [...(await layoutFaults(page, { within })), ...small];
            found.push(
              ...faults.map((fault) => `${width} × ${height}, ${textSize} %, ${colorScheme}: ${fault}`),
            );
          }
        }
      }
      expect(found).toEqual([]);
    },
  );
}
