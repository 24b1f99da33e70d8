/** The examples of play in `scenarios`: each becomes a test, as those written in TypeScript do. */
import { type Example, readExamples } from '../../src/core/example/example';
import { faultsOf } from '../../src/core/example/judge';
import { type PlayedOut, playOut } from '../../src/core/example/playOut';
import { scenarioNamed } from '../../src/headless/catalogue';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';

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

/** What comes of it, with the position and the commands of the example. */
export function outcomeOf(example: Example): PlayedOut<ThirtyYearsWar> {
  return playOut(thirtyYearsWar, example, named);
}

/**
 * What differs from what the example says; each reason against it has to be a sentence, too. `played` is what comes of it,
 * where that is known already.
 */
export function faultsIn(example: Example, played = outcomeOf(example)): readonly string[] {
  const wordless = played.refused.filter(({ text }) => !/^[A-Z0-9].*\.$/s.test(text));
  return [
    ...faultsOf(thirtyYearsWar, example, played),
    ...wordless.map(({ text }) => `no sentence: "${text}"`),
  ];
}
