/** Corps that lose heart as a turn ends: case 12.5. */
import { disorganise } from '../08-leaders/loss';
import { event, type Run } from '../engine/declare';
import type { Board } from '../state/board';
import { strainNow } from './strain';

declare module '../engine/types' {
  interface EventTypes {
    demoralized: { readonly corps: string; readonly lost: number; readonly routed: number };
  }
}

/** The corps that are demoralised as the turn ends now. @rule 12.5 */
function breaking(board: Board): readonly string[] {
  const { demoralized, strained } = board.facts;
  const now = board.scenario.corps.map(({ id }) => id).filter((id) => !demoralized.includes(id));
  return now.filter(
    (corps) =>
      strainNow(board, corps).breaks ||
      (board.options.demoralization === 'anyMoment' && strained.includes(corps)),
  );
}

export function demoralize(run: Run): void {
  for (const corps of breaking(run.board)) {
    const { lostSteps, routedSteps } = strainNow(run.board, corps);
    run.emit({ happened: 'demoralized', corps, lost: lostSteps, routed: routedSteps });
  }
}

export const demoralized = event('demoralized', (board, { corps }) => {
  board.change({ demoralized: [...board.facts.demoralized, corps] });
  disorganise(board, (unit) => unit.corps === corps);
});
