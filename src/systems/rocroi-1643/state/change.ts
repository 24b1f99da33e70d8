/** States that are supposed: one counter changed, everything else the same objects. */
import { numberingOf } from './numbering';
import type { LeaderState, Segment, State, UnitState } from './state';

function unitIn(state: State, id: string): UnitState {
  const unit = state.units[numberOf(state, id)];
  if (!unit) throw new RangeError(`no unit ${id}`);
  return unit;
}

export function withUnit(state: State, id: string, change: Partial<UnitState>): State {
  const units = state.units.with(numberOf(state, id), { ...unitIn(state, id), ...change });
  return { ...state, units };
}

function numberOf({ scenario }: State, id: string): number {
  return numberingOf(scenario).units.get(id) ?? -1;
}

export function withLeader(state: State, id: string, change: Partial<LeaderState>): State {
  const at = numberingOf(state.scenario).leaders.get(id);
  const leader = at === undefined ? undefined : state.leaders[at];
  if (at === undefined || !leader) throw new RangeError(`no leader ${id}`);
  return { ...state, leaders: state.leaders.with(at, { ...leader, ...change }) };
}

export function withSegment(state: State, change: Partial<Segment>): State {
  if (!state.segment) throw new Error('no segment is going on');
  return { ...state, segment: { ...state.segment, ...change } };
}
