/** Where counters may be, whatever is played: asked so often that nothing of the engine is loaded for it. */
import type { State } from '../../../src/systems/thirty-years-war/state/state';

const GONE: readonly string[] = ['exited', 'withdrawn', 'destroyed'];
const MAY_LEAVE_TO: readonly string[] = ['eliminated', ...GONE];

/** No counter is lost or doubled. */
export function counterFaults(state: State, before: State): readonly string[] {
  const faults: string[] = [];
  const printed = state.scenario.counters;
  if (state.counters.map((c) => c.id).join() !== printed.map((c) => c.id).join())
    faults.push('counters differ');
  for (const [index, counter] of state.counters.entries()) {
    if ((counter.at === null) === (counter.off === null))
      faults.push(`${counter.id} is in no place or in two`);
    const was = before.counters[index];
    // Between two days replacements come back, and the field is cleared (freiburg:18.33, 18.41).
    if (state.day !== before.day) continue;
    if (was?.off === 'eliminated' && counter.off !== 'eliminated') faults.push(`${counter.id} rose again`);
    if (was && was.off === null && counter.off !== null && !MAY_LEAVE_TO.includes(counter.off))
      faults.push(`${counter.id} vanished`);
    if (was && GONE.includes(was.off ?? '') && counter.off !== was.off)
      faults.push(`${counter.id} came back`);
  }
  return faults;
}

/** 6.12, 5.31 always; 6.32 when a phase has ended and in every phase but movement. */
export function stackingFaults(state: State, onlyOne: boolean): readonly string[] {
  const faults: string[] = [];
  const unitIn = new Map<string, string>();
  const isUnit = (index: number) => (state.scenario.counters[index]?.strength ?? 0) > 0;
  for (const [index, { id, at, holder }] of state.counters.entries()) {
    if (at === null || !isUnit(index)) continue;
    const already = unitIn.get(at);
    if (already !== undefined && (onlyOne || already !== holder)) faults.push(`${id} is not alone in ${at}`);
    unitIn.set(at, holder);
  }
  for (const [index, { id, at, holder }] of state.counters.entries()) {
    const with_ = at === null ? undefined : unitIn.get(at);
    if (!isUnit(index) && with_ !== undefined && with_ !== holder)
      faults.push(`${id} is left with an enemy in ${at}`);
  }
  return faults;
}
