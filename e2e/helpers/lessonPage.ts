/** A lesson as somebody takes it, with the presses that its file names. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Lesson, Step } from '../../src/core/lesson/lesson';
import { Hand } from './hand';
import { middleOf } from './middle';

type Spot = { readonly x: number; readonly y: number };

/** Milliseconds. */
const DOUBLE_TAP = 500;

export class LessonPage {
  constructor(readonly page: Page) {}

  get card(): Locator {
    return this.page.getByRole('region', { name: 'Lesson', exact: true });
  }
  /** Of a press that was refused or explained, or of what is put together and cannot be carried out. */
  get refusal(): Locator {
    return this.page.getByRole('region', { name: /^(Why not\?|What this is|Not yet)$/ });
  }

  async isAt(n: number, { steps }: Lesson): Promise<void> {
    await expect(this.card).toContainText(`Step ${n + 1} of ${steps.length}`);
    await expect(this.page.locator('.lettering .number').first()).toBeAttached();
    // Its advice would be the answer.
    await expect(this.page.getByRole('button', { name: 'Coach' })).toHaveCount(0);
  }

  /**
   * `f0605` a counter, `0606` a place, `option roll` a button, `facing f0605 90` a turn by the handle, `answer 4-1`.
   */
  async press(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const [word, rest] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
      if (word === 'option') await this.page.locator(`[data-option="${rest}"]`).first().click();
      else if (word === 'answer') await this.card.getByRole('button', { name: rest, exact: true }).click();
      else if (word === 'facing') {
        const { handle, to } = await this.turnOf(rest);
        await this.page.mouse.move(handle.x, handle.y);
        await this.page.mouse.down();
        await this.page.mouse.move(to.x, to.y, { steps: 4 });
        await this.page.mouse.up();
      } else {
        const { x, y } = await this.spotOf(name);
        await this.page.mouse.click(x, y);
      }
    }
  }

  /** The step from its beginning, whatever was tried. */
  async beginAgain(n: number): Promise<void> {
    await this.page.getByRole('button', { name: `Step ${n + 1}`, exact: true }).click();
    await expect(this.page.locator('.lettering .number').first()).toBeAttached();
  }

  /** The same without a pointer: the cursor of the board, the letters of the choices, and Tab. */
  async pressByKeys(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const [word, rest] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
      if (word === 'option') {
        const key = await this.page
          .locator(`[data-option="${rest}"]`)
          .first()
          .getAttribute('aria-keyshortcuts');
        if (key === null) await this.enter(this.page.locator(`[data-option="${rest}"]`).first());
        else await this.page.keyboard.press(key);
      } else if (word === 'answer')
        await this.enter(this.card.getByRole('button', { name: rest, exact: true }));
      else if (word === 'facing') await this.turnByKeys(rest);
      else await this.enterOnBoard(name);
    }
  }

  /** The same by finger; what acts at once is shown by the first tap and done by the second. */
  async tap(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const [word, rest] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
      if (name === 'option roll')
        await expect.poll(() => this.page.evaluate(hiddenChances), 'chances above the buttons').toEqual([]);
      if (word === 'option') {
        // Who reads what was said does not tap twice within the time of a double tap, which presses once.
        await this.page.waitForTimeout(DOUBLE_TAP);
        await this.page.locator(`[data-option="${rest}"]`).first().tap();
      } else if (word === 'answer') await this.card.getByRole('button', { name: rest, exact: true }).tap();
      else if (word === 'facing') {
        const { handle, to } = await this.turnOf(rest);
        const hand = await Hand.of(this.page);
        await hand.down(handle);
        await hand.move(to);
        await hand.rest();
        await hand.up();
      } else {
        const { x, y } = await this.spotOf(name);
        const ghosts = this.page.locator('.ghost');
        const begun = await ghosts.count();
        await this.page.touchscreen.tap(x, y);
        if (!(await this.isShownFirst())) continue;
        // What a tap has begun is told as well; the way itself says what comes of it.
        if ((await ghosts.count()) > begun) continue;
        expect(await this.page.evaluate(cutOfBubble), 'what a tap would do is not cut').toBe(0);
        await this.page.touchscreen.tap(x, y);
      }
    }
  }

  /** Whether the first tap only shows what the second would do; that may come a frame or two after it. */
  private isShownFirst(): Promise<boolean> {
    const bubble = this.page.locator('.bubble');
    return bubble.waitFor({ state: 'visible', timeout: 300 }).then(
      () => true,
      () => false,
    );
  }

  /** Where the handle is by which `f0605 90` is turned, where it is to be drawn to, and how far round that is. */
  private async turnOf(words: string): Promise<{ handle: Spot; to: Spot; degrees: number }> {
    const [counter = '', facing = ''] = words.split(' ');
    const handle = await middleOf(this.page.locator('.turn-handle'));
    const ghost = this.page.locator('.ghost').first();
    const there = (await ghost.count()) > 0 ? ghost : this.page.locator(`[data-counter="${counter}"]`);
    const { x, y } = await middleOf(there);
    const [dx, dy] = [handle.x - x, handle.y - y];
    const away = Math.hypot(dx, dy);
    const angle = (Number(facing) * Math.PI) / 180;
    const now = (Math.atan2(dx, -dy) * 180) / Math.PI;
    const to = { x: x + away * Math.sin(angle), y: y - away * Math.cos(angle) };
    return { handle, to, degrees: Math.round(Number(facing) - now + 720) % 360 };
  }

  /** A corner at a time; the handle has followed before the next one. */
  private async turnByKeys(words: string): Promise<void> {
    for (let turns = 0; turns < 6; turns++) {
      const { degrees } = await this.turnOf(words);
      if (isThere(degrees)) return;
      await this.page.keyboard.press(degrees <= 180 ? ']' : '[');
      await this.page.keyboard.press('Enter');
      await expect.poll(async () => (await this.turnOf(words)).degrees, 'it is turned').not.toBe(degrees);
    }
    expect(isThere((await this.turnOf(words)).degrees), 'it looks there').toBe(true);
  }

  /** Tab leads there, and Enter presses it. */
  private async enter(button: Locator): Promise<void> {
    const isThere = () => button.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 80 && !(await isThere()); tabs++) await this.page.keyboard.press('Tab');
    expect(await isThere(), 'Tab leads to it').toBe(true);
    await this.page.keyboard.press('Enter');
  }

  private async enterOnBoard(name: string): Promise<void> {
    const goal = await this.spotOf(name);
    const [first, right, below] = [
      await this.spotOf('0101'),
      await this.spotOf('0201'),
      await this.spotOf('0102'),
    ];
    await this.page.keyboard.press('g');
    await this.page.keyboard.press('ArrowUp');
    const ring = this.page.locator('.cursor').first();
    for (let steps = 0; steps < 40; steps++) {
      const at = await middleOf(ring);
      const [dx, dy] = [goal.x - at.x, goal.y - at.y];
      if (Math.abs(dx) > (right.x - first.x) / 2)
        await this.page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
      else if (Math.abs(dy) > (below.y - first.y) * 0.6)
        await this.page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
      else break;
    }
    await this.page.keyboard.press('Enter');
  }

  /** What the step says is read, its counters lie on the map that is seen, and buttons can be hit by a finger. */
  async isInSight(): Promise<void> {
    await expect(this.card.locator('.lesson-text')).toBeInViewport({ ratio: 0.95 });
    await expect
      .poll(() => this.page.evaluate(outOfSight), 'counters beside the map that is seen')
      .toEqual([]);
    await expect(this.page.locator('.hex-numbers.all text').first(), 'texts name hexes').toBeVisible();
    const onward = this.card.locator('.lesson-acts .main');
    if ((await onward.count()) > 0) await expect(onward.first()).toBeInViewport({ ratio: 0.95 });
    expect(await this.card.evaluate(tooSmall), 'buttons too small for a finger').toEqual([]);
  }

  /** Told that it is done, and on to the next step, if there is one. */
  async goOn(step: Step): Promise<void> {
    if (!('read' in step.goal))
      await expect(this.card.locator('.lesson-said.done')).toBeInViewport({ ratio: 0.9 });
    const next = this.card.getByRole('button', { name: 'Next', exact: true });
    if ((await next.count()) === 0) return;
    const at = await middleOf(next);
    await next.click();
    await expect(this.card).not.toContainText(step.text);
    expect(await this.page.evaluate(isAnswerAt, at), 'a second press does not answer').toBe(false);
  }

  /** The way on has the focus as soon as there is one; where the step is only read, Tab leads to it. */
  async goOnByKeys(step: Step): Promise<void> {
    if (!('read' in step.goal)) await expect(this.card.locator('.lesson-said.done')).toBeVisible();
    const next = this.card.getByRole('button', { name: 'Next', exact: true });
    if ((await next.count()) > 0) await this.enter(next);
  }

  /** The middle of a counter or of a hex, lit or not. */
  private async spotOf(name: string): Promise<{ x: number; y: number }> {
    if (!/^\d/.test(name)) return middleOf(this.page.locator(`[data-counter="${name}"]`));
    const numbers = (hex: string) => this.page.locator('.lettering .number', { hasText: hex }).first();
    const [first, below] = [await middleOf(numbers('0101')), await middleOf(numbers('0102'))];
    const { x, y } = await middleOf(numbers(name));
    // A number stands near the upper edge of its hex.
    return { x, y: y + (below.y - first.y) * 0.4 };
  }
}

/** Degrees that are left of a turn, as far as they can be measured on the screen. */
function isThere(degrees: number): boolean {
  return degrees < 20 || degrees > 340;
}

/** CSS pixels of what a first tap shows that lie below its lower edge. */
function cutOfBubble(): number {
  const bubble = document.querySelector('.rest-bubble');
  return bubble ? bubble.scrollHeight - bubble.clientHeight : 0;
}

/** What a battle that is put together leaves to scroll for: its odds, what may come of it, and their bar. */
function hiddenChances(): readonly string[] {
  const foot = document.querySelector('.panel-foot')?.getBoundingClientRect().top ?? 0;
  const top = document.querySelector('.panel')?.getBoundingClientRect().top ?? 0;
  return ['.receipt-head', '.prospects', '.outcome-bar'].filter((part) => {
    const box = document.querySelector(`.receipt.ahead ${part}`)?.getBoundingClientRect();
    return !box || box.top < top || box.bottom > foot;
  });
}

function outOfSight(): readonly string[] {
  const seen = document.querySelector('.board-window')?.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('.counters [data-counter]')].flatMap((counter) => {
    const { left, right, top, bottom } = counter.getBoundingClientRect();
    const isSeen =
      seen && left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom;
    return isSeen ? [] : (counter.dataset.counter ?? '');
  });
}

function tooSmall(card: Element): readonly string[] {
  return [...card.querySelectorAll('button')].flatMap((button) => {
    const { width, height } = button.getBoundingClientRect();
    // An answer that was wrong is left out when the right one is found.
    return width === 0 || (width >= 44 && height >= 44) ? [] : (button.textContent ?? '');
  });
}

function isAnswerAt({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return document.elementFromPoint(x, y)?.closest('.lesson-options button') != null;
}
