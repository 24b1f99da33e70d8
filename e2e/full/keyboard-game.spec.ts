/**
 * One whole game by keyboard alone, choosing only from what the page offers: letters of the panel's buttons, the next
 * counter that can act, stops of Tab, arrows over the hexes, typed commands, the focus for buttons without a letter.
 */
import { expect, test } from '@playwright/test';
import { Table } from '../helpers/table';
import { chanceOf } from './chance';
import { KeyboardPlayer } from './keyboardPlayer';
import { account, look, OF_1976 } from './reading';

const SEED = Number(process.env.SEED ?? 1);
/** So many acts in one phase; then its main step is taken, as a player does who has seen enough. */
const PATIENCE = 20;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole game of Rocroi by keyboard alone', async ({ page }) => {
  const began = Date.now();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play Rocroi/ })).toBeVisible();
  const player = new KeyboardPlayer(page, chanceOf(SEED));
  await player.begin(/^Play Rocroi/);
  await new Table(page).isAt('French Artillery Fire Phase');

  const refused: string[] = [];
  let acts = 0;
  let since = 0;
  for (let seen = await look(page); !seen.over; ) {
    expect(acts++, 'a game has an end').toBeLessThan(4_000);
    const what = await player.act(seen, since > PATIENCE);
    const after = await look(page);
    if (after.refused !== '') refused.push(`${seen.heading}, ${what}: ${after.refused}`);
    since = after.heading === seen.heading ? since + 1 : 0;
    seen = after;
  }
  const result = await page.getByRole('dialog').first().innerText();
  const told = await account(page, OF_1976);
  const minutes = Math.round((Date.now() - began) / 6_000) / 10;
  const used = Object.fromEntries(player.used);
  console.log(
    JSON.stringify({ seed: SEED, acts, minutes, refused, ...told, used, result: result.slice(0, 200) }),
  );
  expect(faults).toEqual([]);
  expect(refused, 'what is offered is never refused').toEqual([]);
  for (const side of told.sides) {
    expect(side.moves, 'both sides move').toBeGreaterThan(20);
    expect(side.shots, 'both sides fire').toBeGreaterThan(0);
    expect(side.battles, 'both sides attack').toBeGreaterThan(5);
  }
  expect(told.eliminated, 'there are losses').toBeGreaterThan(0);
  expect(Math.max(...told.points), 'losses count').toBeGreaterThan(0);
  for (const key of [
    'n',
    'Shift+N',
    'Tab',
    'Shift+Tab',
    'ArrowUp',
    'Shift+ArrowLeft',
    'Enter',
    'typed',
    'r',
    'e',
  ])
    expect(player.used.get(key) ?? 0, `${key} is used`).toBeGreaterThan(0);
  expect(result).toMatch(/draw|Marginal|Substantive|Decisive/i);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
});
