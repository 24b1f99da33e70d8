/** How much of each corps is lost or routed: what 12.5 counts. */
import type { CounterId } from '../../../core/contract/values';
import type { Board } from '../state/board';
import { numberingOf } from '../state/numbering';
import type { State, UnitState } from '../state/state';

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
type Standing = Pick<UnitState, 'at' | 'order' | 'steps'>;

/** @rule 12.5 */
export function strainOf({ scenario, units, demoralized }: Strained, corps: string): Strain {
  let [count, lostSteps, routedSteps] = [0, 0, 0];
  for (const place of numberingOf(scenario).ofCorps.get(corps) ?? []) {
    const [printed, unit] = [scenario.units[place], units[place]];
    if (!printed || !unit) continue;
    count++;
    lostSteps += printed.steps - unit.steps;
    routedSteps += stepsThatRun(unit);
  }
  return strain(corps, count, lostSteps, routedSteps, demoralized.includes(corps));
}

/** The same if one of its units stood otherwise. @rule 12.5 */
export function strainIf(now: Strain, unit: Standing, changed: Standing): Strain {
  const { corps, units, lostSteps, routedSteps, demoralized } = now;
  return strain(
    corps,
    units,
    lostSteps + unit.steps - changed.steps,
    routedSteps + stepsThatRun(changed) - stepsThatRun(unit),
    demoralized,
  );
}

const stepsThatRun = ({ order, at, steps }: Standing): number =>
  order === 'routed' && at !== null ? steps : 0;

function strain(
  corps: string,
  units: number,
  lostSteps: number,
  routedSteps: number,
  demoralized: boolean,
): Strain {
  const breaks = 2 * (lostSteps + routedSteps) > units;
  return { corps, units, lostSteps, routedSteps, breaks, demoralized };
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
