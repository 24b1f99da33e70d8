/** The examples of play in `scenarios`: each becomes a test, as those written in TypeScript do. */
import { type Example, readExamples } from '../../src/core/example/example';
import { judgeOf } from '../../src/core/example/judge';
import { playOut } from '../../src/core/example/playOut';
import { scenarioNamed } from '../../src/headless/catalogue';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';

const FILES = import.meta.glob<unknown>('../../scenarios/thirty-years-war/examples/**/*.json', {
  eager: true,
  import: 'default',
});

/** By the name of their file. */
export const EXAMPLE_FILES: ReadonlyMap<string, readonly Example[]> = new Map(
  Object.entries(FILES).map(([path, json]) => [path.split('/examples/')[1] ?? path, readExamples(json)]),
);
export const DATA_EXAMPLES: readonly Example[] = [...EXAMPLE_FILES.values()].flat();

const known = new Map<string, unknown>();
function named(id: string): unknown {
  if (!known.has(id)) known.set(id, scenarioNamed(id));
  return known.get(id);
}

/**
 * Plays it out. What then tells what differs from what an example says: this one, or another with the same position and
 * commands; each reason against it has to be a sentence, too.
 */
export function judgeFor(example: Example): (said: Example) => readonly string[] {
  const played = playOut(thirtyYearsWar, example, named);
  const judge = judgeOf(thirtyYearsWar, played);
  const wordless = played.refused.filter(({ text }) => !/^[A-Z0-9].*\.$/s.test(text));
  return (said) => [...judge(said), ...wordless.map(({ text }) => `no sentence: "${text}"`)];
}
