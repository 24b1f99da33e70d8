/** The lessons that come with the page. Loaded when somebody begins to learn. */
import { type Lesson, readLesson } from '../../core/lesson/lesson';

const TEXTS = import.meta.glob<string>('../../../scenarios/*/lessons/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** `at` is its place in the page's address: `thirty-years-war/battle`. */
export type Listed = Lesson & { readonly system: string; readonly at: string };

/** In their order, system by system. */
export const LESSONS: readonly Listed[] = Object.entries(TEXTS)
  .map(([path, text]) => {
    const system = path.split('/').at(-3) ?? '';
    const lesson = readLesson(JSON.parse(text));
    return { ...lesson, system, at: `${system}/${lesson.id}` };
  })
  .toSorted((a, b) => (a.system === b.system ? a.number - b.number : a.system < b.system ? -1 : 1));
