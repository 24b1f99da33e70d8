/** The examples of play of Rocroi 1643: each becomes a test. The system has no table yet, so its places stand here. */
import { type Example, readExamples } from '../../../src/core/example/example';
import { faultsOf } from '../../../src/core/example/judge';
import { playOut } from '../../../src/core/example/playOut';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { answers } from '../../../src/systems/rocroi-1643/answers/answers';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { WHOLE } from './scenario';

const FILES = import.meta.glob<unknown>('../../../scenarios/rocroi-1643/examples/*.json', {
  eager: true,
  import: 'default',
});

/** By the name of their file. */
export const EXAMPLE_FILES: ReadonlyMap<string, readonly Example[]> = new Map(
  Object.entries(FILES).map(([path, json]) => [path.split('/examples/')[1] ?? path, readExamples(json)]),
);

const system = {
  ...rules,
  ...reader,
  board(state: Rocroi1643['State']) {
    const { units, leaders, batteries } = boardOf(state);
    return { counters: [...units, ...leaders, ...batteries] };
  },
  tell: () => null,
  answers: (state: Rocroi1643['State']) => answers(boardOf(state)),
};

/** What differs from what the example says; each reason against it has to be a sentence, too. */
export function faultsIn(example: Example): readonly string[] {
  const played = playOut(system, example, (id) => (id === 'rocroi-1643' ? WHOLE : undefined));
  const wordless = played.refused.filter(({ text }) => !/^[A-Z0-9].*\.$/s.test(text));
  return [...faultsOf(system, example, played), ...wordless.map(({ text }) => `no sentence: "${text}"`)];
}
