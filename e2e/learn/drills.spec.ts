/** A drill of each kind, answered wrong and right: the answers are read from the drill that its address makes. */

import type { DrillKind } from '../../src/core/contract/drills';
import { type DrillAddress, drillAddress, drillAt } from '../../src/core/lesson/drill';
import type { Step } from '../../src/core/lesson/lesson';
import { catalogue, scenarioNamed } from '../../src/headless/catalogue';
import { DRILLS } from '../../src/systems/drills';
import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH, atLengthIf } from '../helpers/every';
import { LessonPage } from '../helpers/lessonPage';
import { expect, type Locator, test } from '../helpers/test';

const BATTLES = catalogue().map(({ id, system }) => ({ id, system, load: () => scenarioNamed(id) }));
/** Of every game. */
const KINDS: readonly (DrillKind & { readonly system: string })[] = DRILLS.flatMap(({ system, kinds }) =>
  kinds.map((kind) => ({ ...kind, system })),
);

class DrillPage extends LessonPage {
  override get card(): Locator {
    return this.page.getByRole('region', { name: 'Drill', exact: true });
  }
  async open(address: DrillAddress): Promise<void> {
    await this.page.goto('/#learn');
    await this.page.goto(`/#${drillAddress(address)}`);
    await expect(this.page.locator('.lettering .number').first()).toBeAttached();
  }
  async standing(): Promise<string> {
    return (await this.card.locator('.drill-standing span').textContent()) ?? '';
  }
}

function drillOf(address: DrillAddress): Step {
  const drills = DRILLS.find(({ system }) => system === address.system);
  const battles = BATTLES.filter(({ system }) => system === address.system);
  const step = drills && drillAt(drills, address, battles);
  if (!step) throw new Error(`no drill at ${drillAddress(address)}`);
  return step;
}

/** The press or the answer that is told to be wrong first; null where goals are played. */
function wrongOf({ goal, poor }: Step): string | null {
  const [first] = poor.flatMap((one) => ('when' in one ? [String(one.when)] : []));
  if (first === undefined) return null;
  return 'options' in goal ? `answer ${first}` : first;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A question with an answer on the board. */
const ALWAYS = ['sight'];

for (const [i, { system, id: kind, title }] of KINDS.entries()) {
  test(
    `${title} A wrong answer ends the row, the right one leads on, and counts at the first try`,
    atLengthIf(!ALWAYS.includes(kind)),
    async ({ page }) => {
      const address = (seed: string) => ({ system, kind, level: 1 + (i % 5), seed });
      const learner = new DrillPage(page);
      const first = drillOf(address('e2e-a'));
      await learner.open(address('e2e-a'));
      await expect(learner.card).toContainText(first.text);
      await learner.press(first.way);
      await expect(learner.card.locator('.lesson-said.done')).toContainText(first.done);
      expect(await learner.standing()).toContain('In a row: 1');

      const second = drillOf(address('e2e-b'));
      await learner.open(address('e2e-b'));
      const wrong = wrongOf(second);
      if (wrong === null) await learner.card.getByRole('button', { name: 'Show me' }).click();
      else {
        await learner.press([wrong]);
        await expect(learner.card.locator('.lesson-said.wrong')).toBeVisible();
        expect(await learner.standing()).toContain('In a row: 0');
        await learner.press(second.way);
      }
      await expect(learner.card.locator('.lesson-said.done')).toBeVisible();
      expect(await learner.standing()).toContain('In a row: 0 (best 1)');
      const before = page.url();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(before);
      await expect(page).toHaveURL(new RegExp(`#drill=${system}/${kind}/1/`));
      await expect(learner.card.locator('.lesson-said')).toBeEmpty();
    },
  );
}

const BY_OTHER_MEANS = ['sight', 'reach', 'odds', 'attacker', 'command', 'retreat'];

for (const { system, id: kind, title } of KINDS.filter(({ id }) => BY_OTHER_MEANS.includes(id))) {
  const address = { system, kind, level: 1, seed: 'e2e-c' };

  test(`${title} By keyboard alone`, AT_LENGTH, async ({ page }) => {
    const learner = new DrillPage(page);
    const step = drillOf(address);
    await learner.open(address);
    await learner.pressByKeys(step.way);
    await expect(learner.card.locator('.lesson-said.done')).toContainText(step.done);
    await page.keyboard.press('Enter');
    await expect(learner.card.locator('.lesson-said')).toBeEmpty();
  });

  test.describe('by finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${title} On a phone`, atLengthIf(kind !== 'sight'), async ({ page }) => {
      const learner = new DrillPage(page);
      const step = drillOf(address);
      await learner.open(address);
      await learner.isInSight();
      await learner.tap(step.way);
      // A counter that is named is drawn beside its name, figures and all.
      const words = () =>
        learner.card.locator('.lesson-said.done').evaluate((said) => {
          const copy = said.cloneNode(true) as Element;
          for (const drawn of copy.querySelectorAll('svg')) drawn.remove();
          return copy.textContent;
        });
      await expect.poll(words).toContain(step.done);
      await expect(learner.card.getByRole('button', { name: 'Next', exact: true })).toBeInViewport();
    });
  });
}

test('a drill has no violations in either theme, and the list leads to one', AT_LENGTH, async ({ page }) => {
  await page.goto('/#learn');
  await page.getByRole('button', { name: /Which can this gun see/ }).click();
  await expect(page).toHaveURL(/#drill=thirty-years-war\/sight\/1\//);
  await expect(page.locator('.lettering .number').first()).toBeAttached();
  // Its advice would be the answer.
  await expect(page.getByRole('button', { name: 'Coach' })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const look = colorScheme === 'light' ? 'everything' : 'colours';
    expect(await violationsOn(page, { for: look, without: '.lettering' })).toEqual([]);
  }
});

test(
  'the list has the drills of each game under its name, and a drill says which game it is of',
  AT_LENGTH,
  async ({ page }) => {
    await page.goto('/#learn');
    const ofRocroi = page
      .getByRole('region', { name: 'Drills' })
      .getByRole('region', { name: 'Enghien at Rocroi' });
    await expect(ofRocroi.getByRole('listitem')).toHaveCount(4);
    await ofRocroi.getByRole('button', { name: /Where can it retreat/ }).click();
    await expect(page).toHaveURL(/#drill=rocroi-1643\/retreat\/1\//);
    await expect(page.getByText('Enghien at Rocroi: drill, level 1')).toBeVisible();
    expect(await violationsOn(page, { for: 'everything', without: '.lettering' })).toEqual([]);
  },
);
