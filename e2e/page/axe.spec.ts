import { violationsOn } from '../helpers/accessibility';
import { atLengthIf, EVERY } from '../helpers/every';
import { chargePosition, openExchange, openFile, twoToRally } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const settingsOf = (page: Page) => page.getByRole('button', { name: 'Settings' });
const head = (page: Page) => page.locator('.now h1');
async function play(page: Page): Promise<void> {
  await Table.playRocroi(page);
}
/** On to the phase of that name, through those between. */
async function playTo(page: Page, phase: RegExp): Promise<void> {
  await play(page);
  for (const name of [/Movement/, /^Spanish/]) {
    if (phase.test(await head(page).innerText())) return;
    await page.keyboard.press('e');
    await expect(head(page)).toHaveText(name);
  }
}
async function pick(page: Page, id: string): Promise<void> {
  await page.locator(`[data-counter="${id}"]`).click({ force: true });
}
/** The folds of all new games, with what they hold: the page has it a moment after it can be seen. */
async function openChoices(page: Page): Promise<void> {
  const folds = page.locator('.new-game .more-title');
  await folds.first().waitFor();
  for (const fold of await folds.all()) await fold.click();
  await page.locator('.new-game input[name$="take-back"]').first().waitFor();
}
/** A tool of the header, wherever the header has it. */
async function tool(page: Page, name: string): Promise<void> {
  const inBar = page.locator('.seldom').getByRole('button', { name });
  if (await inBar.isVisible()) return inBar.click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('group', { name: 'More' }).getByRole('button', { name }).click();
}
/** The battle of `chargePosition` fought to its end, in the last Game-Turn: the game is over. */
async function playToTheEnd(page: Page): Promise<void> {
  await openFile(page, chargePosition());
  const over = page.locator('dialog.result');
  for (let presses = 0; presses < 40 && !(await over.isVisible()); presses++) {
    await page.locator('.actions .act').first().click();
  }
  await expect(over).toBeVisible();
}

/** Every screen, by what one does to see it from an empty browser. A new screen is one line more. */
const SCREENS: { readonly [name: string]: (page: Page) => Promise<unknown> } = {
  'the start page': async (page) => page.goto('/'),
  'the start page with games': async (page) => {
    await play(page);
    await page.keyboard.press('e');
    await page.goBack();
    await expect(page.locator('.saved')).toBeVisible();
  },
  'the start page with its settings': async (page) => {
    await page.goto('/');
    await settingsOf(page).click();
  },
  'the choices of a new game': async (page) => {
    await page.goto('/');
    await openChoices(page);
  },
  'the Disruption Removal Phase': (page) => openFile(page, twoToRally()),
  'the Artillery Fire Phase, a gun chosen': async (page) => {
    await playTo(page, /Artillery Fire/);
    await pick(page, 'fr-art-2');
  },
  'the Movement Phase, a unit chosen': async (page) => {
    await playTo(page, /Movement/);
    await pick(page, 'fr-royal');
  },
  'the Movement Phase with the coach, an act shown': async (page) => {
    await playTo(page, /Movement/);
    const coach = page.getByRole('button', { name: 'Coach', exact: true });
    if ((await coach.getAttribute('aria-pressed')) === 'false') await coach.click();
    // What is told once gives its room to the coach.
    await page.getByRole('button', { name: 'Switch hints off' }).click();
    // On a small screen it lies in the sheet.
    const more = page.locator('.panel .fold[aria-expanded="false"]');
    if (await more.isVisible()) await more.click();
    await page.locator('.coach').getByRole('button', { name: 'Show me' }).first().click();
    // On a small screen the sheet has made way for what is shown on the map.
    await expect(page.locator('.coach-prepared')).toBeAttached();
  },
  'the Combat Phase, a battle put together': async (page) => {
    await openFile(page, chargePosition());
    await pick(page, 'gendarmes');
    await pick(page, 'tercio');
    await expect(page.locator('.receipt')).toBeVisible();
  },
  'an open decision': (page) => openFile(page, openExchange()),
  'a refusal': async (page) => {
    await play(page);
    await pick(page, 'sp-1-spanish');
    await expect(page.locator('.why-not')).toBeVisible();
  },
  'a thrown die and its receipt': async (page) => {
    await playTo(page, /Artillery Fire/);
    await pick(page, 'fr-art-2');
    await pick(page, 'sp-1-spanish');
    await expect(page.locator('.just-now')).toBeVisible();
  },
  'a die that is asked for': async (page) => {
    await playTo(page, /Artillery Fire/);
    await settingsOf(page).click();
    await page.getByRole('radio', { name: /our own/ }).check();
    await page.keyboard.press('Escape');
    await pick(page, 'fr-art-2');
    await pick(page, 'sp-1-spanish');
    await expect(page.locator('.die-entry')).toBeVisible();
  },
  'the hand-over screen': async (page) => {
    await playTo(page, /Movement/);
    await settingsOf(page).click();
    await page.getByRole('checkbox', { name: /^Hand-over screen/ }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await expect(page.locator('.hand-over')).toBeVisible();
  },
  'the result': playToTheEnd,
  'the rulebook': async (page) => {
    await play(page);
    await tool(page, 'Rules');
    await expect(page.locator('dialog.rulebook')).toBeVisible();
  },
  'the settings': async (page) => {
    await play(page);
    await settingsOf(page).click();
  },
  'what leads back and on': async (page) => {
    await playTo(page, /Movement/);
    await page.getByRole('button', { name: 'Time', exact: true }).click();
    await expect(page.locator('.time-menu')).toBeVisible();
  },
  'a replay': async (page) => {
    await playTo(page, /Movement/);
    await page.getByRole('button', { name: 'Time', exact: true }).click();
    await page.getByRole('button', { name: /^Look back/ }).click();
    await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  },
  'a take-back that is asked for': async (page) => {
    await page.goto('/');
    const rocroi = page.locator('.new-game', { hasText: 'Play Rocroi' });
    await rocroi.getByText('Options').click();
    await rocroi.locator('input[name$="take-back"]').nth(1).check();
    await page.getByRole('button', { name: /^Play Rocroi/ }).click();
    await expect(head(page)).toHaveText(/Artillery/);
    await page.keyboard.press('e');
    await expect(head(page)).toHaveText(/Movement/);
    await page.keyboard.press('Control+z');
    await expect(page.locator('dialog.ask')).toBeVisible();
  },
  'both armies': async (page) => {
    await play(page);
    await tool(page, 'Armies');
    await expect(page.getByRole('heading', { name: /armies/i }).first()).toBeVisible();
  },
  'two lines of play side by side': async (page) => {
    await play(page);
    await page.keyboard.press('e');
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Time', exact: true }).click();
    await page.getByRole('button', { name: /^Compare lines/ }).click();
    await expect(page.getByRole('dialog', { name: 'Lines of play side by side' })).toBeVisible();
    await page.getByRole('button', { name: 'What is alike, too' }).click();
  },
  'threats, on the map and as a list': async (page) => {
    await play(page);
    await page.keyboard.press('Shift+D');
    await tool(page, 'Armies');
    await page.getByRole('tab', { name: 'Threats' }).click();
    await expect(page.getByRole('heading', { name: /^Threats to the French \d+/ })).toBeVisible();
  },
  'who plays': async (page) => {
    await play(page);
    await tool(page, 'Players');
    await expect(page.getByRole('dialog', { name: 'Who plays' })).toBeVisible();
  },
  'the computer, stopped': async (page) => {
    await play(page);
    await page.keyboard.press('Shift+P');
    const french = page.getByRole('group', { name: 'French' });
    await french.getByRole('radio', { name: /^Captain/ }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Captain waits.')).toBeVisible();
  },
  'what the computer would do': async (page) => {
    await play(page);
    // On a small screen it is in the sheet.
    const fold = page.locator('.panel > .fold');
    if (await fold.isVisible()) await fold.click();
    await page.getByRole('button', { name: 'What would you do?' }).click();
    await expect(page.getByRole('button', { name: 'Show me' }).first()).toBeVisible();
  },
  'sharing a game': async (page) => {
    await play(page);
    await tool(page, 'Share');
    await expect(page.locator('dialog[open]')).toBeVisible();
  },
  'what is laid over the map': async (page) => {
    await play(page);
    await page.keyboard.press('Shift+1');
    await page.keyboard.press('Shift+2');
    await page.getByRole('button', { name: 'Show' }).click();
  },
  'the lessons': async (page) => {
    await page.goto('/#learn');
    await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
  },
  'a lesson, a step of it done': async (page) => {
    await page.goto('/#learn=thirty-years-war/battle');
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator('.lesson-said.done')).toBeVisible();
  },
  'the keys': async (page) => {
    await play(page);
    await tool(page, 'Keys');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  },
};

/**
 * The screens that differ by what is on the map. The others have the same hundreds of counters beside what
 * they are about, and looking at those again and again would take most of the time of all browser tests.
 */
const ON_THE_MAP: readonly string[] = [
  'the Disruption Removal Phase',
  'the Artillery Fire Phase, a gun chosen',
  'the Movement Phase, a unit chosen',
  'the Combat Phase, a battle put together',
  'an open decision',
  'what is laid over the map',
];

/** What these are about is in the gallery, which is looked at every time (`gallery.spec.ts`). */
const IN_THE_GALLERY: readonly string[] = [
  'the start page with its settings',
  'a refusal',
  'a thrown die and its receipt',
  'a die that is asked for',
  'the hand-over screen',
  'the result',
  'the settings',
  'what leads back and on',
  'a replay',
  'a take-back that is asked for',
  'both armies',
  'sharing a game',
  'what is laid over the map',
  'the keys',
];

/** Made of parts that are there too, or much like another of these screens. */
const LIKE_ANOTHER: readonly string[] = [
  'the choices of a new game',
  'the rulebook',
  'the start page with games',
  'who plays',
  'the Disruption Removal Phase',
  'the Artillery Fire Phase, a gun chosen',
  'the Movement Phase, a unit chosen',
  'the Movement Phase with the coach, an act shown',
  'the computer, stopped',
  'what the computer would do',
  'two lines of play side by side',
  'an open decision',
  'a lesson, a step of it done',
  'threats, on the map and as a list',
];
const LEFT_OUT = [...IN_THE_GALLERY, ...LIKE_ANOTHER];

/** What lies over the page. */
const over = (page: Page) =>
  page.locator('dialog[open], :popover-open').evaluateAll((all) => all.map(({ className }) => className));

const WAYS = ['light', 'dark'] as const;

for (const [i, [name, open]] of Object.entries(SCREENS).entries()) {
  test(`nothing against WCAG 2.2 AA: ${name}`, atLengthIf(LEFT_OUT.includes(name)), async ({ page }) => {
    test.slow();
    const found: string[] = [];
    const opened: string[][] = [];
    // Every other screen is opened on the small window and then made large.
    for (const [at, size] of (i % 2 === 0 ? SIZES : SIZES.toReversed()).entries()) {
      await page.setViewportSize(size);
      if (at === 0) await open(page);
      opened.push(await over(page));
      // By turns, by day on the large one or by night on the small one, or the other way round; all with `e2e:every`.
      for (const [way, colorScheme] of WAYS.entries()) {
        if (!EVERY && (at !== Math.floor(i / 4) % 2 || way !== Math.floor(i / 2) % 2)) continue;
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // What is printed on the map is drawing: thousands of strokes without a name or a role.
        const without = ON_THE_MAP.includes(name) ? '.ground > *, .lettering' : '.board-stage > *';
        const all = await violationsOn(page, { for: 'everything', without });
        found.push(...all.slice(0, 8).map((one) => `${size.width} ${colorScheme} ${one}`));
      }
    }
    expect(found).toEqual([]);
    expect(opened[1], 'the same lies over both').toEqual(opened[0]);
  });
}

test('the screens that are looked at with their map, or at length, are among them', () => {
  expect([...ON_THE_MAP, ...LEFT_OUT].filter((name) => !(name in SCREENS))).toEqual([]);
});

test('what is against them is found, and what is left out is there again', async ({ page }) => {
  await page.goto('/');
  const nodes = await page.evaluate(() => {
    const faulty = document.createElement('p');
    faulty.textContent = 'Hardly to be read';
    faulty.style.cssText = 'color: #ccc; background: #fff';
    const picture = document.createElement('img');
    document.querySelector('main')?.append(faulty, picture);
    return document.querySelectorAll('*').length;
  });
  const everything = await violationsOn(page, { for: 'everything', without: '.new-game' });
  expect(everything.map((one) => one.split(':')[0]).sort()).toEqual(['color-contrast', 'image-alt']);
  expect(await violationsOn(page, { for: 'colours', without: 'main > p' })).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBe(nodes);
});
