/** The examples of play in `scenarios`: each becomes a test, as those written in TypeScript do. */
import { type Example, readExamples } from '../../src/core/example/example';
import { judgeOf } from '../../src/core/example/judge';
import { type PlayedOut, playOut } from '../../src/core/example/playOut';
import { stateOf } from '../../src/core/game';
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

/**
 * Plays it out. What then tells what differs from what an example says: this one, or another with the same position and
 * commands; what players read of it has to be sentences, too.
 */
export function judgeFor(example: Example): (said: Example) => readonly string[] {
  const played = playOut(thirtyYearsWar, example, named);
  const judge = judgeOf(thirtyYearsWar, played);
  const wordless = faultsInWords(example, played);
  return (said) => [...judge(said), ...wordless];
}

/** What is no sentence, or says the id of a counter, of what is tried, why it is refused and what is counted. */
function faultsInWords({ act, facts = [] }: Example, played: PlayedOut<ThirtyYearsWar>): readonly string[] {
  const [before, after] = [stateOf(played.begun), stateOf(played.game)];
  const tried = act && thirtyYearsWar.commandInWords?.(before, thirtyYearsWar.read.command(act.command));
  const counted = facts.flatMap(({ about, ...fact }) =>
    typeof about === 'string' ? (thirtyYearsWar.answersInWords?.(after, { about, ...fact }) ?? []) : [],
  );
  const reasons = played.refused.map(({ text }) => text);
  const shown = [...(tried === undefined ? [] : [tried]), ...counted];
  return [
    ...reasons.filter((text) => !/^[A-Z0-9].*\.$/s.test(text)),
    ...shown.filter((text) => !/^[A-Za-z0-9].*[.:]$/s.test(text)),
    ...shown.filter((text) => before.counters.some(({ id }) => text.includes(id))),
  ].map((text) => `no sentence for players: "${text}"`);
}
