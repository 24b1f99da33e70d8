/** How much of each corps is lost or routed: what 12.5 counts. */
import { numberingOf } from '../state/numbering';
import type { State } from '../state/state';

export type Strain = {
  readonly corps: string;
  /** Units that it began with. */
  readonly units: number;
  readonly lostSteps: number;
  /** Remaining steps of its units that are routed now. */
  readonly routedSteps: number;
  /** More than half: it is demoralised as the turn ends, unless enough of it rallies. */
  readonly breaks: boolean;
  readonly demoralized: boolean;
};

/** @rule 12.5 */
export function strainOf({ scenario, units, demoralized }: State, corps: string): Strain {
  let [count, lostSteps, routedSteps] = [0, 0, 0];
  for (const [i, printed] of scenario.units.entries()) {
    if (printed.corps !== corps) continue;
    const unit = units[i];
    if (!unit) continue;
    count++;
    lostSteps += printed.steps - unit.steps;
    if (unit.order === 'routed' && unit.at !== null) routedSteps += unit.steps;
  }
  return {
    ...{ corps, units: count, lostSteps, routedSteps },
    breaks: 2 * (lostSteps + routedSteps) > count,
    demoralized: demoralized.includes(corps),
  };
}

/** The state with the corps of a unit noted, if it has passed half just now. @rule 12.5 */
export function noted(state: State, unit: string): State {
  const at = numberingOf(state.scenario).units.get(unit);
  const corps = at === undefined ? undefined : state.scenario.units[at]?.corps;
  if (corps === undefined || state.strained.includes(corps) || !strainOf(state, corps).breaks) return state;
  return { ...state, strained: [...state.strained, corps] };
}
