/** The lessons that come with the page, by course. Loaded when somebody begins to learn. */
import { type Course, readCourse } from '../../core/lesson/course';
import { type Lesson, readLesson } from '../../core/lesson/lesson';

const TEXTS = import.meta.glob<string>('../../../scenarios/*/lessons/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const COURSE = '/course.json';

/** `at` is its place in the page's address: `thirty-years-war/battle`. */
export type Listed = Lesson & { readonly system: string; readonly at: string };
export type ListedCourse = Course & { readonly system: string; readonly lessons: readonly Listed[] };

/** Those that have lessons in their order, each with its lessons in theirs. */
export const COURSES: readonly ListedCourse[] = Object.entries(TEXTS)
  .filter(([path]) => path.endsWith(COURSE))
  .map(([path, text]) => ({
    ...readCourse(JSON.parse(text)),
    system: systemOf(path),
    lessons: lessonsIn(path.slice(0, -COURSE.length)),
  }))
  .filter(({ lessons }) => lessons.length > 0)
  .toSorted((a, b) => a.number - b.number);

/** All of them, course by course. */
export const LESSONS: readonly Listed[] = COURSES.flatMap(({ lessons }) => lessons);

/** What the course of a system is called; empty where it has none. */
export function courseTitle(system: string): string {
  return COURSES.find((course) => course.system === system)?.title ?? '';
}

/** The one that follows in the same course; null after its last. */
export function lessonAfter({ system, number }: Pick<Listed, 'system' | 'number'>): Listed | null {
  return LESSONS.find((one) => one.system === system && one.number > number) ?? null;
}

function lessonsIn(folder: string): readonly Listed[] {
  return Object.entries(TEXTS)
    .filter(([path]) => path.startsWith(`${folder}/`) && !path.endsWith(COURSE))
    .map(([path, text]) => {
      const lesson = readLesson(JSON.parse(text));
      const system = systemOf(path);
      return { ...lesson, system, at: `${system}/${lesson.id}` };
    })
    .toSorted((a, b) => a.number - b.number);
}

/** The folder beside whose battles the lessons lie. */
function systemOf(path: string): string {
  return path.split('/').at(-3) ?? '';
}
