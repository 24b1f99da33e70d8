import type { Proposal } from '../../store/computer/answerer';
import { planShown } from '../../store/computer/planShown';
import type { Reviewed } from '../../store/review/totals';
import type { OpenGame } from '../../store/table/openGame';
import { useGame } from '../../store/useGame';
import { noBreak } from '../parts/noBreak';
import { amount } from './amounts';
import { betterInWords } from './betterInWords';

/** A plan that would have been clearly better, where there is one, and what it comes to. */
export function BetterPlan({
  reviewed,
  play,
  began,
}: {
  readonly reviewed: Reviewed;
  readonly play: OpenGame;
  readonly began: string;
}) {
  const show = useShowPlan(play);
  const { better } = reviewed.judged;
  if (!better) return null;
  const played = reviewed.acts.map(({ command }) => command);
  return (
    <p>
      {began} {noBreak(betterInWords(play.system, reviewed.state, better.commands, played))}{' '}
      <b>
        About {amount(better.by)} more, give or take {amount(better.give)}.
      </b>{' '}
      <button type="button" className="act small" onClick={() => show(reviewed, better)}>
        Show me
      </button>
    </p>
  );
}

/** The position before it was decided, and the plan on it. */
function useShowPlan({ system, game }: OpenGame) {
  const openDialog = useGame((state) => state.openDialog);
  const lookBack = useGame((state) => state.lookBack);
  const showPlan = useGame((state) => state.showPlan);
  return ({ from, state }: Reviewed, plan: Proposal) => {
    openDialog(null);
    lookBack(from);
    const then = { ...game, record: { ...game.record, head: from } };
    showPlan(planShown({ system, game: then, board: system.board(state, null) }, plan));
  };
}
