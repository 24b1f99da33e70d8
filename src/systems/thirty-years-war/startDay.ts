/** Which day a scenario starts on, where the armies stand then, and who is not to be set up any more. */
import { isSiege } from './exclusive/freiburg/armies';
import type { Scenario, Stand, Start } from './scenario';
import type { OffMap } from './state';

export function isFirstDay({ day }: Pick<Start, 'day'>): boolean {
  return (day ?? 1) === 1;
}

/** The position taken before that day, the usual one where the file says nothing; null on the first. @rule freiburg:18.5 */
export function standAtStart(scenario: Scenario): Stand | null {
  const { start } = scenario;
  if (isFirstDay(start)) return null;
  const inTown = isSiege({ scenario }) || start.defence === 'town';
  return start.stand ?? (inTown ? 'town' : start.day === 2 ? 'rows' : 'hill');
}

/** Ids of counters that have been in play and are off the map, each with what became of it. */
export function goneAtStart(start: Start): ReadonlyMap<string, OffMap> {
  const { eliminated, waiting, exited, withdrawn, destroyed, fallen } = start;
  const gone = new Map<string, OffMap>();
  const add = (off: OffMap, ids: readonly string[] = []) => {
    for (const id of ids) gone.set(id, off);
  };
  add('eliminated', eliminated);
  add('waiting', waiting);
  add('exited', exited);
  add('withdrawn', withdrawn);
  add('destroyed', destroyed);
  add('fallen', fallen);
  return gone;
}
