/** The examples of play of Rocroi 1643: each becomes a test. */
import { type Example, readExamples } from '../../../src/core/example/example';
import { faultsOf } from '../../../src/core/example/judge';
import { playOut } from '../../../src/core/example/playOut';
import { rocroi1643 } from '../../../src/systems/rocroi-1643';
import { WHOLE } from './scenario';

const FILES = import.meta.glob<unknown>('../../../scenarios/rocroi-1643/examples/*.json', {
  eager: true,
  import: 'default',
});

/** By the name of their file. */
export const EXAMPLE_FILES: ReadonlyMap<string, readonly Example[]> = new Map(
  Object.entries(FILES).map(([path, json]) => [path.split('/examples/')[1] ?? path, readExamples(json)]),
);

/** What differs from what the example says; each reason against it has to be a sentence, too. */
export function faultsIn(example: Example): readonly string[] {
  const played = playOut(rocroi1643, example, (id) => (id === 'rocroi-1643' ? WHOLE : undefined));
  const wordless = played.refused.filter(({ text }) => !/^[A-Z0-9].*\.$/s.test(text));
  return [...faultsOf(rocroi1643, example, played), ...wordless.map(({ text }) => `no sentence: "${text}"`)];
}
