/** How much of each corps is lost or routed: what 12.5 counts. */
import type { CounterId } from '../../../core/contract/values';
import type { Board } from '../state/board';
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

type Strained = Pick<State, 'scenario' | 'units' | 'demoralized'>;

/** @rule 12.5 */
export function strainOf({ scenario, units, demoralized }: Strained, corps: string): Strain {
  let [count, lostSteps, routedSteps] = [0, 0, 0];
  for (const place of numberingOf(scenario).ofCorps.get(corps) ?? []) {
    const [printed, unit] = [scenario.units[place], units[place]];
    if (!printed || !unit) continue;
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

/** Notes the corps of a unit if it has passed half just now. @rule 12.5 */
export function noteStrain(board: Board, unit: CounterId): void {
  const { corps } = board.knownUnit(unit);
  const { strained } = board.facts;
  if (!strained.includes(corps) && strainNow(board, corps).breaks)
    board.change({ strained: [...strained, corps] });
}

/** As a board stands. @rule 12.5 */
export function strainNow({ scenario, units, facts: { demoralized } }: Board, corps: string): Strain {
  return strainOf({ scenario, units, demoralized }, corps);
}
