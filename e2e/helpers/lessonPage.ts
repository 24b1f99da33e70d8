/** A lesson as somebody takes it, with the presses that its file names. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Lesson, Step } from '../../src/core/lesson/lesson';

export class LessonPage {
  constructor(readonly page: Page) {}

  get card(): Locator {
    return this.page.getByRole('region', { name: 'Lesson', exact: true });
  }
  /** Of a press that was refused, or of what is put together and cannot be carried out. */
  get refusal(): Locator {
    return this.page.getByRole('region', { name: /^(Why not\?|Not yet)$/ });
  }

  async isAt(n: number, { steps }: Lesson): Promise<void> {
    await expect(this.card).toContainText(`Step ${n + 1} of ${steps.length}`);
    await expect(this.page.locator('.lettering .number').first()).toBeAttached();
  }

  /** `f0605` a counter, `0606` a place, `option roll` a button of the panel, `answer 4-1` an answer. */
  async press(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const [word, rest] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
      if (word === 'option') await this.page.locator(`[data-option="${rest}"]`).first().click();
      else if (word === 'answer') await this.card.getByRole('button', { name: rest, exact: true }).click();
      else {
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

  /** Told that it is done, and on to the next step, if there is one. */
  async goOn(step: Step): Promise<void> {
    if (!('read' in step.goal)) await expect(this.card.locator('.lesson-said.done')).toBeVisible();
    const next = this.card.getByRole('button', { name: 'Next', exact: true });
    if ((await next.count()) > 0) await next.click();
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

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const middle = { x: 0, y: 0 };
  await expect(async () => {
    const box = await what.boundingBox();
    if (!box) throw new Error('not on the screen');
    middle.x = box.x + box.width / 2;
    middle.y = box.y + box.height / 2;
  }).toPass();
  return middle;
}
