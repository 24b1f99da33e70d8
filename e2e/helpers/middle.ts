import { expect, type Locator, type Page } from '@playwright/test';

/** Milliseconds between looks: what comes with a frame is not waited for longer. */
const FRAMES = [16, 16, 32, 32, 64, 128, 250];

/** Whether anything still glides over the map: a counter that passes over another one would take the press. */
function isGliding(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.target?.closest('.board-window') != null &&
          effect.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame),
      ),
  );
}

/**
 * What is lit comes a frame after the press, and may replace what was there before: it is looked for until it is there.
 * A counter may still be on its way to where it stands, so two looks in a row have to find the same.
 */
export async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const middle = { x: Number.NaN, y: Number.NaN };
  await expect(async () => {
    const before = { ...middle };
    if (await isGliding(what.page())) throw new Error('something glides over the map');
    const box = await what.boundingBox();
    if (!box) throw new Error('not on the screen');
    middle.x = box.x + box.width / 2;
    middle.y = box.y + box.height / 2;
    if (middle.x !== before.x || middle.y !== before.y) throw new Error('still moves');
  }).toPass({ intervals: FRAMES });
  return middle;
}
