import { useContext, useEffect, useMemo, useState } from 'react';
import type { Json, Shape } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import type { ComputerAnswer, Proposal } from '../../store/computer/answerer';
import { planShown } from '../../store/computer/planShown';
import { seedOf } from '../../store/computer/seed';
import type { OpenGame } from '../../store/table/openGame';
import { useGame, usePlay } from '../../store/useGame';
import { atNextFrame } from '../parts/atNextFrame';
import { noBreak } from '../parts/noBreak';
import { useLight } from '../parts/useLight';
import { ComputerContext } from './computerContext';
import { planInWords } from './planInWords';

/** So many are told. */
const TOLD = 3;

type Heard = { readonly of: Json; readonly answer: ComputerAnswer | null };

/** The best plans for the open decision, each with its reason; asked of the computer as soon as it is drawn. */
export function Proposals() {
  const desk = useContext(ComputerContext);
  const play = usePlay((one) => one);
  const state = usePlay(({ game }) => stateOf(game));
  const [heard, setHeard] = useState<Heard | null>(null);
  const system = play.system.id;
  const seed = usePlay(({ game }) => seedOf(game.record.seed));
  useEffect(() => {
    let isOver = false;
    let forget = () => {};
    const hear = (answer: ComputerAnswer | null) => {
      if (!isOver) setHeard({ of: state, answer });
    };
    desk?.fetch().then(
      (there) => {
        const about = { system, seed, kind: 'advice', wanted: TOLD } as const;
        if (!isOver) forget = there.ask({ state, about }, hear);
      },
      () => hear(null),
    );
    return () => {
      isOver = true;
      forget();
    };
  }, [desk, system, seed, state]);
  const isThere = heard?.of === state;
  const proposals = isThere ? (heard.answer?.proposals ?? []) : [];
  return (
    <div ref={isThere ? intoView : null} aria-busy={!isThere}>
      <p role="status">{isThere ? said(heard) : 'thinking…'}</p>
      {proposals.length === 0 ? null : (
        <ol>
          {proposals.map((proposal) => (
            <Proposed key={JSON.stringify(proposal.commands)} proposal={proposal} play={play} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** The question may stand at the very end of what is in sight. */
function intoView(told: HTMLElement | null): (() => void) | undefined {
  const section = told?.closest('section');
  return section ? atNextFrame(() => section.scrollIntoView?.({ block: 'start' })) : undefined;
}

function said({ answer }: Heard): string {
  if (!answer) return 'The computer player could not be fetched: there is no network.';
  const { length } = answer.proposals;
  return length === 0
    ? 'It has no proposal here.'
    : length === 1
      ? 'One plan:'
      : `The best ${length}, best first:`;
}

function Proposed({ proposal, play }: { readonly proposal: Proposal; readonly play: OpenGame }) {
  const light = useLight();
  const showPlan = useGame((state) => state.showPlan);
  const bringIntoView = useGame((state) => state.bringIntoView);
  const { counters, places } = proposal;
  const where: readonly Shape[] = places.length > 0 ? [{ kind: 'places', places }] : [];
  const about = { counters, where };
  const isNothing = useMemo(() => changesNothing(play, proposal), [play, proposal]);
  return (
    <li {...light(about)}>
      {noBreak(planInWords(play.system, stateOf(play.game), proposal.commands))}{' '}
      <span className="soft">{noBreak(proposal.why)}</span>
      {isNothing ? null : (
        <button
          type="button"
          className="act small"
          onClick={() => {
            showPlan(planShown(play, proposal));
            bringIntoView(about);
          }}
        >
          Show me
        </button>
      )}
    </li>
  );
}

/** To end a phase, for instance; a plan of several commands is not tried for it. */
function changesNothing(play: OpenGame, proposal: Proposal): boolean {
  if (proposal.counters.length > 0 || proposal.commands.length > 1) return false;
  const { steps, marks } = planShown(play, proposal);
  return steps.length + marks.length === 0;
}
