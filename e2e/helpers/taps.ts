import type { Table } from './table';
import { expect, type Locator } from './test';

/** Taps the middle of a counter or of a lit hex. */
export async function tap(table: Table, what: Locator): Promise<void> {
  const { x, y } = await table.centreOf(what);
  await table.page.touchscreen.tap(x, y);
}

/** The first tap shows what the second one does. */
export async function tapTwice(table: Table, what: Locator): Promise<void> {
  const { x, y } = await table.centreOf(what);
  await table.page.touchscreen.tap(x, y);
  await expect(table.page.locator('.bubble')).toContainText('Tap there again to do this');
  await expect(table.panel).toContainText('Tap there again to do this');
  await table.page.touchscreen.tap(x, y);
}
