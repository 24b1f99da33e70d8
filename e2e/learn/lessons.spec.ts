/**
 * Lessons to their end, as a learner takes them: a wrong try first, then the intended way, and again by another one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { caseName } from '../../src/core/caseName';
import { type Lesson, readLesson, type Step } from '../../src/core/lesson/lesson';
import { AT_LENGTH, EVERY } from '../helpers/every';
import { LessonPage } from '../helpers/lessonPage';
import { expect, type Page, test } from '../helpers/test';

type Taken = Lesson & {
  readonly system: string;
  /** As tests call it: `lesson 4, Guns`, `lesson 4 of rocroi-1643, Command`. */
  readonly called: string;
};

function lessonsOf(system: string, of: string): readonly Taken[] {
  const folder = `scenarios/${system}/lessons`;
  return readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .sort()
    .map((name) => {
      const lesson = readLesson(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
      return { ...lesson, system, called: `lesson ${lesson.number}${of}, ${lesson.title}` };
    });
}

const LESSONS = [...lessonsOf('thirty-years-war', ''), ...lessonsOf('rocroi-1643', ' of rocroi-1643')];

/**
 * `npm run e2e:every` takes all of them in the browser, and the other ways, too; unit tests take each step by each way,
 * and each wrong try, every time. Of the first system one is taken by finger, below.
 */
const TAKEN: { readonly [system: string]: readonly number[] } = {
  'rocroi-1643': [3],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const lesson of LESSONS.filter(({ system, number }) => EVERY || TAKEN[system]?.includes(number))) {
  test(`${lesson.called}: wrong tries are refused with their case, and the way leads to its end`, async ({
    page,
  }) => {
    const learner = await open(page, lesson);
    for (const [n, step] of lesson.steps.entries()) {
      await learner.isAt(n, lesson);
      if (step.wrong) {
        await learner.press(step.wrong.way);
        const { rule } = step.wrong;
        await expect(learner.refusal.getByRole('button', { name: caseName(rule) }).first()).toBeVisible();
        await learner.beginAgain(n);
      }
      await learner.press(step.way);
      await learner.goOn(step);
    }
    await expect(learner.card.getByRole('button', { name: 'All lessons' })).toBeVisible();
    if (lesson.leadsTo) await expect(learner.card.getByRole('button', { name: /^Play / })).toBeVisible();
    await page.goto('/#learn');
    await expect(page.getByRole('button', { name: new RegExp(`${lesson.title}.*Done`) })).toBeVisible();
  });

  if (EVERY && lesson.steps.some(({ other }) => other))
    test(`${lesson.called}: another way counts as well`, async ({ page }) => {
      const learner = await open(page, lesson);
      for (const [n, step] of lesson.steps.entries()) {
        await learner.isAt(n, lesson);
        await learner.press(step.other ?? step.way);
        await learner.goOn(step);
      }
    });
}

/** Those that a keyboard and a finger are tried on besides. */
const SOME: { readonly [system: string]: readonly number[] } = {
  'thirty-years-war': EVERY ? [1, 2, 4, 6, 8, 9] : [1],
  'rocroi-1643': EVERY ? [1, 2, 6, 7] : [],
};

for (const lesson of LESSONS.filter(({ system, number }) => SOME[system]?.includes(number))) {
  test(`${lesson.called}: by keyboard alone`, AT_LENGTH, async ({ page }) => {
    const learner = await open(page, lesson);
    for (const [n, step] of lesson.steps.entries()) {
      await learner.isAt(n, lesson);
      await learner.pressByKeys(step.way);
      await learner.goOnByKeys(step);
    }
    await expect(learner.card.getByRole('button', { name: 'All lessons' })).toBeVisible();
  });

  test.describe('by finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${lesson.called}: on a phone`, async ({ page }) => {
      const learner = await open(page, lesson);
      const tried = lesson.steps.findIndex(({ wrong }) => wrong?.way.length === 1);
      for (const [n, step] of lesson.steps.entries()) {
        await learner.isAt(n, lesson);
        await learner.isInSight();
        if (n === tried) await readsRefusal(learner, step);
        await learner.tap(step.way);
        await learner.isInSight();
        await learner.goOn(step);
      }
      await expect(learner.card.getByRole('button', { name: 'All lessons' })).toBeVisible();
    });
  });
}

for (const width of [360, 390, 430])
  test.describe(`on a phone ${width} wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test('counters show both of their numbers where a lesson speaks of them', AT_LENGTH, async ({ page }) => {
      const lesson = LESSONS.find(({ system, id }) => system === 'thirty-years-war' && id === 'counter');
      if (!lesson) throw new Error('no lesson about counters');
      const learner = await open(page, lesson);
      for (const [n, step] of lesson.steps.entries()) {
        await learner.isAt(n, lesson);
        const figures = page.locator('.board .figures');
        await expect(figures.locator('.strength').first()).toBeInViewport();
        const small = figures.locator('.movement');
        for (const one of await small.all()) await expect(one).toBeInViewport({ ratio: 0.95 });
        if (step !== lesson.steps.at(-1)) await learner.card.getByRole('button', { name: 'Skip' }).tap();
      }
    });
  });

test(
  'a lesson goes on where one left off, after a reload too, and can begin again',
  AT_LENGTH,
  async ({ page }) => {
    const lesson = LESSONS.find(({ system, id }) => system === 'thirty-years-war' && id === 'marching');
    if (!lesson) throw new Error('no lesson about marching');
    const learner = await open(page, lesson);
    for (const n of [0, 1]) {
      await learner.isAt(n, lesson);
      await learner.card.getByRole('button', { name: 'Skip' }).click();
    }
    await page.reload();
    await learner.isAt(2, lesson);
    await learner.card.getByRole('button', { name: 'Begin again' }).click();
    await learner.isAt(0, lesson);
    await page.reload();
    await learner.isAt(0, lesson);
    await expect(learner.card.getByRole('button', { name: 'Begin again' })).toBeHidden();
  },
);

/** The task stays in sight beside what refuses a wrong try; the way is gone on from there. */
async function readsRefusal(learner: LessonPage, { wrong }: Step): Promise<void> {
  await learner.tap(wrong?.way ?? []);
  await expect(learner.refusal.first()).toBeInViewport({ ratio: 0.6 });
  await expect(learner.card.locator('.lesson-text')).toBeInViewport({ ratio: 0.9 });
}

async function open(page: Page, lesson: Taken): Promise<LessonPage> {
  await page.goto(`/#learn=${lesson.system}/${lesson.id}`);
  return new LessonPage(page);
}
