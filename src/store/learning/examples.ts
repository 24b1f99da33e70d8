/**
 * The examples of play that come with the page, by case. A section's file is fetched when one of its cases is opened.
 */
import { type Example, readExamples } from '../../core/example/example';

const FILES = import.meta.glob<string>('../../../scenarios/*/examples/*/*.json', {
  import: 'default',
  query: '?raw',
});
const read = new Map<string, Promise<readonly Example[]>>();

/** Whether there is a file for the section of a case. */
export function hasExamples(system: string, rule: string): boolean {
  return fileOf(system, rule) !== undefined;
}

/**
 * Those of a case, the ones to begin with first; where it only introduces others, theirs. Rejects without a network.
 */
export async function examplesOf(system: string, rule: string): Promise<readonly Example[]> {
  const path = fileOf(system, rule);
  if (path === undefined) return [];
  const examples = await fetched(path);
  const own = examples.filter((example) => example.rule === rule);
  return bestFirst(own.length > 0 ? own : examples.filter((example) => isUnder(rule, example.rule)));
}

/** `examples/standard/08-combat.json` of 8.21, `examples/rocroi/16-charge.json` of rocroi:16.11. */
function fileOf(system: string, rule: string): string | undefined {
  const [, book = 'standard', section] = /^(?:([\w-]+):)?(\d+)\./.exec(rule) ?? [];
  if (section === undefined) return undefined;
  const start = `/${system}/examples/${book}/${section.padStart(2, '0')}-`;
  return Object.keys(FILES).find((path) => path.includes(start));
}

/** A file that could not be fetched is asked for again. */
function fetched(path: string): Promise<readonly Example[]> {
  const known = read.get(path);
  if (known) return known;
  const coming = (FILES[path]?.() ?? Promise.resolve('{"examples":[]}')).then((text) =>
    readExamples(JSON.parse(text)),
  );
  coming.catch(() => read.delete(path));
  read.set(path, coming);
  return coming;
}

/** 15.1 introduces 15.11 to 15.16, and 15.0 the whole section. */
function isUnder(rule: string, other: string): boolean {
  return other.startsWith(rule.endsWith('.0') ? rule.slice(0, -1) : rule.slice(0, rule.indexOf('.') + 2));
}

/**
 * Something forbidden, something allowed, something counted in turn; of each kind the plainest first. What goes on from
 * another one follows it.
 */
function bestFirst(examples: readonly Example[]): readonly Example[] {
  const turns = new Map<string, number>();
  return threadsOf(examples)
    .toSorted((a, b) => weightOf(a) - weightOf(b))
    .map((thread) => {
      const kind = thread[0]?.kind ?? '';
      const turn = turns.get(kind) ?? 0;
      turns.set(kind, turn + 1);
      return { thread, kind, turn };
    })
    .toSorted((a, b) => a.turn - b.turn || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .flatMap(({ thread }) => thread);
}
const KINDS = ['illegal', 'legal', 'counted'];

/** Each with those behind it in the file that go on from it by their names. */
function threadsOf(examples: readonly Example[]): readonly (readonly Example[])[] {
  const threads: Example[][] = [];
  for (const example of examples) {
    const last = threads.at(-1);
    if (last && GOES_ON.test(example.name)) last.push(example);
    else threads.push([example]);
  }
  return threads;
}
const GOES_ON =
  /^(and|nor|not|but|or|neither|it|its|he|they|so|then|with|without|where|by|also|in that|there)\b/;

/** Where something is tried is plainer than a mere position; what goes on has more to say. */
function weightOf(thread: readonly Example[]): number {
  const [first] = thread;
  const { act, before = [], refused = [] } = first ?? {};
  return (act ? 0 : 8) + before.length + Math.max(0, refused.length - 1) + (thread.length - 1);
}
