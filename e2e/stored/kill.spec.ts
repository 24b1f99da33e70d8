/**
 * The browser is killed in the middle of play and started again on the same profile. Nothing that the page has shown
 * may be missing but the press that was being made, and the game goes on. `npm run kill` does it 50 times as fast as a
 * page can be pressed, and 50 times as fast as a person does.
 */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { chanceOf } from '../full/chance';
import { atLengthIf } from '../helpers/every';
import { killBrowser, startBrowser } from '../helpers/ownBrowser';

const KILLS = Number(process.env.KILLS ?? 1);
const SEED = Number(process.env.SEED ?? 1);
/** The title of the battle that is played, as the button has it after `Play`. */
const GAME = process.env.GAME ?? 'Rocroi';
/** After so many kills another game is begun: of a long one the log shows only its last pages. */
const KILLS_OF_A_GAME = 5;
/** Milliseconds between two presses, at least and at most, and after how many presses at most the kill comes. */
const PACES = {
  machine: { least: 15, most: 75, presses: 60 },
  human: { least: 500, most: 2_000, presses: 6 },
} as const;
const PACE = process.env.PACE === 'human' ? 'human' : 'machine';
const { least, most, presses: mostPresses } = PACES[PACE];

/** Presses whatever the list of choices has, by chance, and says what the log has come to after each press. */
function playInPage([seed, fewest, most]: readonly [seed: number, fewest: number, most: number]): void {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  let told = 0;
  const play = async () => {
    for (;;) {
      const groups = [...document.querySelectorAll('.armies .choices')].filter(
        ({ children }) => children.length,
      );
      // mostly the last group: where what is in hand can go
      const group = groups[below(3) > 0 ? groups.length - 1 : below(groups.length)];
      const buttons = group?.querySelectorAll<HTMLElement>('.act') ?? [];
      console.debug('press');
      buttons[below(buttons.length)]?.click();
      await pause(0);
      const lines = [...document.querySelectorAll('.log .line-text')].map(({ textContent }) => textContent);
      console.debug(`lines ${JSON.stringify({ length: lines.length, news: lines.slice(told) })}`);
      told = lines.length;
      await pause(fewest + below(most - fewest));
    }
  };
  void play();
}

function logLines(page: Page): Promise<readonly string[]> {
  return page.locator('.log .line-text').allTextContents();
}

async function toChoose(page: Page): Promise<void> {
  await page.locator('.counter').first().waitFor();
  await page.keyboard.press('Shift+L');
  await page.getByRole('tab', { name: /^To choose/ }).click();
}

// `npm run kill` asks for so many.
test(
  `killed ${KILLS} times at the pace of a ${PACE}, nothing is missing but the press of that instant`,
  atLengthIf(!process.env.KILLS),
  async ({ baseURL }) => {
    test.setTimeout(60_000 + KILLS * 30_000);
    const chance = chanceOf(SEED);
    const profile = mkdtempSync(join(tmpdir(), 'tercio-kill-'));
    const missing: number[] = [];
    let running = await startBrowser(profile);
    try {
      /** What the log has said, and how long after each press that the page has reported. */
      let said: string[] = [];
      let lines = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        if (kill % KILLS_OF_A_GAME === 0) {
          await running.page.goto(baseURL ?? '');
          await running.page.getByRole('button', { name: new RegExp(`^Play ${GAME}`) }).click();
          await toChoose(running.page);
          said = [];
        }
        const lengths = [said.length];
        let presses = 0;
        const { page } = running;
        said = [];
        page.on('console', (message) => {
          if (message.text() === 'press') presses++;
          const [, told] = /^lines (.*)$/.exec(message.text()) ?? [];
          if (told === undefined) return;
          const { length, news }: { length: number; news: string[] } = JSON.parse(told);
          said = [...said.slice(0, length - news.length), ...news];
          if (length !== lengths.at(-1)) lengths.push(length);
        });
        await page.evaluate(playInPage, [SEED * 1000 + kill, least, most] as const);
        const last = 2 + chance(mostPresses);
        await expect.poll(() => presses, { intervals: [2], timeout: 60_000 }).toBeGreaterThan(last);
        // every other time in the moments after a press has begun, when its write is under way
        await sleep(kill % 2 === 0 ? chance(12) : chance(200));
        await killBrowser(running);

        const address = page.url();
        running = await startBrowser(profile);
        await running.page.goto(address);
        await toChoose(running.page);
        const kept = await logLines(running.page);
        const lost = lengths.filter((length) => length > kept.length).length;
        missing.push(lost);
        expect(kept.slice(0, said.length), 'what is kept is what was said').toEqual(
          said.slice(0, kept.length),
        );
        expect(lost, `of ${lengths.length} presses with a line, those that are missing`).toBeLessThanOrEqual(
          1,
        );
        await expect(running.page.locator('.notices, .banner')).toHaveCount(0);
        lines += kept.length - (lengths[0] ?? 0);
        said = [...kept];
      }
      console.log(JSON.stringify({ kills: KILLS, pace: PACE, seed: SEED, lines, missing }));
      // A press may be one that begins something, and writes nothing.
      expect(lines).toBeGreaterThan(KILLS / 4);
    } finally {
      await killBrowser(running);
      // Not in one go: what is being written at the kill may come to lie in a folder that was empty.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  },
);
