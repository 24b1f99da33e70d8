/** Corps that lose heart as a turn ends: case 12.5. */
import { inDisorder } from '../08-leaders/loss';
import { event, type Run } from '../engine/declare';
import type { Board } from '../state/board';
import { strainOf } from './strain';

declare module '../engine/types' {
  interface EventTypes {
    demoralized: { readonly corps: string; readonly lost: number; readonly routed: number };
  }
}

/** The corps that are demoralised as the turn ends now. @rule 12.5 */
function breaking({ state, options }: Board): readonly string[] {
  const now = state.scenario.corps.map(({ id }) => id).filter((id) => !state.demoralized.includes(id));
  return now.filter(
    (corps) =>
      strainOf(state, corps).breaks ||
      (options.demoralization === 'anyMoment' && state.strained.includes(corps)),
  );
}

export function demoralize(run: Run): void {
  for (const corps of breaking(run.board)) {
    const { lostSteps, routedSteps } = strainOf(run.board.state, corps);
    run.emit({ happened: 'demoralized', corps, lost: lostSteps, routed: routedSteps });
  }
}

export const demoralized = event('demoralized', (state, { corps }) => ({
  ...state,
  demoralized: [...state.demoralized, corps],
  units: inDisorder(state, (one) => one === corps),
}));
