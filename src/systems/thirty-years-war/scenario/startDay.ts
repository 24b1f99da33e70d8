/** Whether a scenario starts on its first day, and which counters are not set up any more. */

import type { OffMap } from '../state/state';
import type { Start } from './scenario';

export function isFirstDay({ day }: Pick<Start, 'day'>): boolean {
  return (day ?? 1) === 1;
}

/** Whether forces that have no hexes yet are set up before play begins. */
export function setsUp({ day, deployed }: Pick<Start, 'day' | 'deployed'>): boolean {
  return (day ?? 1) === 1 && !deployed;
}

/** Ids of counters that have been in play and are off the map, each with what happened to it. */
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
