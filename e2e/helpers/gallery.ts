/** Everything that can be drawn, on one page. */
import { expect, type Page } from '@playwright/test';

/** Some fifty thousand elements are drawn at once: beside other tests that takes longer than most of what is waited for. */
const DRAWN = { timeout: 60_000 };

export async function openGallery(page: Page): Promise<void> {
  await page.goto('/?gallery');
  await expect(page.getByRole('region', { name: 'By night', exact: true })).toBeVisible(DRAWN);
}
