/** The gallery has everything in both themes, and nothing on it is cut or covered at any size. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../helpers/accessibility';
import { layoutFaults } from '../helpers/clipping';
import { AT_LENGTH } from '../helpers/every';
import { openGallery } from '../helpers/gallery';

// Where they are kept from the page, registering one gives nothing, and that is an error of its own.
test.use({ serviceWorkers: 'allow' });

const PIECES = [
  'Counters',
  'Terrain',
  'Stacks',
  'Marks',
  'A counter to be moved',
  'A refusal',
  'A gun and its target',
  'What is still to be done',
  'A battle to be declared',
  'A die that is awaited',
  'A battle that was fought',
  'Counters beside the map',
  'The battle is over',
  'A file that could not be opened',
  'Overlays of the map',
  'Both armies',
  'To save or to send',
  'The keys',
  'What all that is drawn means',
  'Looking back',
  'What leads back',
  'A take-back that is asked for',
  'The table is covered',
  'The settings',
];

test('every part is there, by day and by night', AT_LENGTH, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openGallery(page);
  for (const theme of ['By day', 'By night']) {
    const part = page.getByRole('region', { name: theme, exact: true });
    await expect(part.locator('.gallery-piece > h3')).toHaveText(PIECES);
    await expect(part.locator('.gallery-counters')).toHaveCount(4);
    // twelve faces in six states, three of them in two forms
    await expect(part.locator('.gallery-counters').first().locator('.card')).toHaveCount(90);
  }
  const day = page.getByRole('region', { name: 'By day', exact: true });
  const piece = (name: string) => day.getByRole('region', { name, exact: true });
  await expect(piece('A refusal').getByRole('region', { name: 'Why not?' })).toBeVisible();
  await expect(piece('A counter to be moved').getByRole('region', { name: 'Selected' })).toBeVisible();
  await expect(piece('A battle to be declared').locator('.receipt')).toHaveCount(1);
  await expect(
    piece('What is still to be done').getByRole('region', { name: 'Still to be done' }),
  ).toBeVisible();
  await expect(piece('A die that is awaited').locator('.die-entry')).toBeVisible();
  await expect(piece('A battle that was fought').locator('.receipt .is-result').first()).toBeVisible();
  await expect(piece('Counters beside the map').locator('.tray')).toBeVisible();
  await expect(piece('The battle is over').locator('dialog.result')).toBeVisible();
  await expect(piece('A file that could not be opened').locator('.banner')).toBeVisible();
  await expect(piece('Both armies').locator('.armies')).toBeVisible();
  await expect(piece('To save or to send').locator('dialog.share')).toBeVisible();
  await expect(piece('The keys').locator('dialog.keys-help')).toBeVisible();
  await expect(piece('Looking back').locator('.replay-bar')).toBeVisible();
  await expect(piece('What leads back').locator('.menu-branch')).toHaveCount(2);
  await expect(piece('A take-back that is asked for').locator('dialog.ask')).toBeVisible();
  await expect(piece('The settings').locator('fieldset')).toHaveCount(4);
  await expect(piece('The table is covered').locator('dialog.hand-over')).toBeVisible();
  await test.step('themes differ, whatever the device prefers', () => themesDiffer(page));
  await test.step('strengths are as legible after a unit has acted, disrupted or not', () => isLegible(page));
  expect(errors).toEqual([]);
});

async function themesDiffer(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const paper = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await paper('By day')).toBe('rgb(236, 225, 200)');
  expect(await paper('By night')).toBe('rgb(23, 21, 17)');
}

async function isLegible(page: Page): Promise<void> {
  for (const theme of ['By day', 'By night']) {
    const cards = page
      .getByRole('region', { name: theme, exact: true })
      .locator('.gallery-counters .card.is-spent:is(.is-infantry, .is-cavalry)');
    const contrasts = await cards.evaluateAll((all) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const rgb = (colour: string): readonly number[] => {
        if (!context) return [];
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
      };
      const light = (colour: readonly number[]) => {
        const [r = 0, g = 0, b = 0] = colour.map((one) => {
          const share = one / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return all.map((card) => {
        const [face, figures] = ['.face', '.figures'].map((part) => card.querySelector(part));
        if (!face || !figures) return 0;
        const ground = rgb(getComputedStyle(face).fill);
        const { fill, opacity } = getComputedStyle(figures);
        const ink = rgb(fill).map(
          (one, i) => one * Number(opacity) + (ground[i] ?? 0) * (1 - Number(opacity)),
        );
        const [a, b] = [light(ground), light(ink)].sort((one, other) => other - one);
        return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
      });
    });
    expect(contrasts.length).toBeGreaterThan(15);
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  }
}

test('nothing against WCAG 2.2 AA', AT_LENGTH, async ({ page }) => {
  test.slow();
  await openGallery(page);
  // Boards are looked at on their own screens, and what is in a picture is no part of a page; here both would take
  // minutes. The same parts by night have other colours, and nothing else, which the screens in use are tested for too.
  const boards = '.gallery-board > *, .gallery-piece svg > :not(title)';
  const part = (theme: string) => `section[aria-label="${theme}"] > *`;
  expect(await violationsOn(page, { for: 'everything', without: `${boards}, ${part('By night')}` })).toEqual(
    [],
  );
  expect(await violationsOn(page, { for: 'colours', without: `${boards}, ${part('By day')}` })).toEqual([]);
});

const SIZES = [
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const;

test('nothing is cut or covered at any size', AT_LENGTH, async ({ page }) => {
  test.slow();
  await openGallery(page);
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const faults = await layoutFaults(page, { except: '.board-window' });
    expect(faults, `at ${width}×${height}`).toEqual([]);
  }
});

test('the search for faults finds them', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const faulty = document.createElement('header');
    faulty.className = 'faulty';
    const [heading, narrow, wide] = ['h2', 'p', 'p'].map((name) => {
      const element = document.createElement(name);
      element.textContent = 'Words that lie on each other';
      faulty.append(element);
      return element;
    });
    if (heading) heading.style.cssText = 'width: 20px; overflow: hidden; height: 8px';
    if (narrow) narrow.style.cssText = 'width: 1.5em';
    if (narrow) narrow.textContent = '14-10';
    if (wide) wide.style.cssText = 'margin-top: -20px; white-space: nowrap; width: 3000px';
    document.querySelector('main')?.prepend(faulty);
  });
  const faults = await layoutFaults(page, { within: '.faulty' });
  for (const kind of [
    'too wide for its box',
    'too high for its box',
    'words on words',
    'torn figure',
    'the page is',
    'beyond the screen',
  ]) {
    expect(faults.filter((fault) => fault.startsWith(kind))).not.toEqual([]);
  }
});
