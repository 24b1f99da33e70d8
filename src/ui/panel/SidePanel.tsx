import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { Actions, Listed } from '../act/Actions';
import { KeptPlace } from '../act/KeptPlace';
import { Gone, Tray } from '../act/Tray';
import { ActLists } from '../act-list/ActLists';
import { ToComePlace } from '../act-list/ToComePlace';
import { ComputerRolled } from '../answer/ComputerRolled';
import { Grave } from '../answer/Grave';
import { JustNow } from '../answer/JustNow';
import { ReceiptCard } from '../answer/ReceiptCard';
import { WhyNot } from '../answer/WhyNot';
import { CoachPlace } from '../coach/CoachPlace';
import { useIsCoached } from '../coach/coachContext';
import { AskComputer } from '../computer/AskComputer';
import { ComputerFoot } from '../computer/ComputerFoot';
import { DiceSource } from '../dice/DiceChoice';
import { DieEntry } from '../dice/DieEntry';
import { whereOf } from '../focus/focus';
import { useLayer } from '../focus/useLayer';
import { HintPlace } from '../hint/HintPlace';
import { TypedCommand } from '../keys/TypedCommand';
import { CounterHistory } from '../log/CounterHistory';
import { LogPanel } from '../log/LogPanel';
import { atNextFrame } from '../parts/atNextFrame';
import { FoldIcon } from '../parts/icons';
import { PassingPlace } from '../passing/PassingPlace';
import { StandingBar } from '../standing/Sheets';
import { LookingBack } from '../time/LookingBack';
import { WhatIfCard } from '../what-if/WhatIfCard';
import { WhatIfPlace } from '../what-if/WhatIfPlace';
import { AnswersInSight } from './AnswersInSight';
import { Banners } from './Banners';
import { NotYet } from './NotYet';
import { NowHeading } from './NowHeading';
import { ObligationList } from './ObligationList';
import { PreviewLine } from './PreviewLine';
import { SubjectCard } from './SubjectCard';
import type { Taught } from './taught';
import { uncoverHeading } from './uncoverHeading';
import './panel.css';
import './room.css';
import './edges.css';

/**
 * Beside the board, from the top: the points; whose turn and what to do; a hint, once; the selection, the last result
 * and the coach, which scroll together where there is no room; the preview; the log, beside a coach in one line; and at
 * the foot what can be pressed. Previews and refusals take their room from the log, so that nothing else moves.
 */
export function SidePanel({ taught }: { readonly taught?: Taught }) {
  const { open, setOpen, where } = useSheet();
  useLayer(open, () => setOpen(false));
  const looking = useGame((state) => state.replay !== null);
  // Nothing is advised where one only watches.
  const watching = usePlay((play) => play.computer !== null);
  const panel = useRef<HTMLElement>(null);
  const openAtCoach = () => {
    setOpen(true);
    atNextFrame(() => panel.current?.querySelector('.coach')?.scrollIntoView?.({ block: 'start' }));
  };
  // The sheet that gives way begins with its heading again.
  const giveWay = () => {
    setOpen(false);
    atNextFrame(() => panel.current?.scrollTo?.({ top: 0 }));
  };
  // While a battle is being built, or several are told, their figures take the room, and the answer below them scrolls.
  const isToldAhead = useSettings((settings) => settings.toCome);
  const isBuilt = usePlay(
    ({ prompt }) =>
      prompt.receipt !== null ||
      (prompt.list ?? null) !== null ||
      (isToldAhead && prompt.toCome !== undefined),
  );
  const isBelowHeading = taught !== undefined || watching;
  return (
    <aside
      ref={panel}
      className={`panel${open ? ' open' : ''}${taught?.buttons === null ? ' idle' : ''}`}
      aria-label="Game panel"
    >
      <button type="button" className="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FoldIcon />
        <span className="unseen">{open ? 'Less of the panel' : 'More of the panel'}</span>
      </button>
      {taught?.head ?? <StandingBar />}
      <Banners />
      {looking ? null : <NowHeading key={where} isTaught={taught !== undefined} />}
      {looking || taught ? null : <WhatIfCard />}
      {looking || watching || taught ? null : <HintPlace />}
      {looking || taught?.isTold ? null : <Grave />}
      <div className="panel-body">
        {looking ? (
          <LookingBack />
        ) : (
          <AtHand taught={taught} coach={<CoachPlace onMore={openAtCoach} onShown={giveWay} />} />
        )}
        {taught ? null : <CounterHistory />}
      </div>
      <div className="panel-answer" tabIndex={isBuilt ? 0 : undefined}>
        {looking ? null : <ShownPreview />}
        <WhyNot isTaught={taught !== undefined} />
      </div>
      {taught ? null : <LogPanel />}
      {looking || taught?.buttons === null ? null : <Foot leading={taught?.buttons} />}
      {looking || watching ? null : <AnswersInSight />}
      <ResultInSight panel={panel} where={where} isBelowHeading={isBelowHeading} />
    </aside>
  );
}

/** On a small screen the panel is a sheet; closed, as in each new phase, it shows what to do and the buttons. */
function useSheet() {
  const where = usePlay(whereOf);
  const [sheet, setSheet] = useState({ open: false, where });
  if (sheet.where !== where) setSheet({ open: false, where });
  return { open: sheet.open, setOpen: (open: boolean) => setSheet({ open, where }), where };
}

type InSightProps = {
  readonly panel: RefObject<HTMLElement | null>;
  readonly where: string;
  readonly isBelowHeading: boolean;
};

/**
 * Scrolls the result of a press, and what to do next, into view; a task stays above it, and so do who plays and which
 * phase it is. Draws nothing: what a press leads to draws its own part of the
 * panel, and not all of it again.
 */
function ResultInSight({ panel, where, isBelowHeading }: InSightProps): null {
  // Another side is asked in the middle of a phase, too, with nothing told of it yet.
  const side = usePlay(({ moment }) => moment.side);
  const asked = `${where} ${side}`;
  const seen = useRef(asked);
  const news = useGame((state) => state.news);
  useEffect(() => {
    if (news.length === 0 && seen.current === asked) return;
    seen.current = asked;
    return atNextFrame(() => {
      panel.current?.scrollTo?.({ top: 0 });
      panel.current?.querySelector('.panel-body')?.scrollTo?.({ top: 0 });
      if (!isBelowHeading) panel.current?.querySelector(RESULT)?.scrollIntoView?.({ block: 'nearest' });
      if (panel.current) uncoverHeading(panel.current);
    });
  }, [panel, news, asked, isBelowHeading]);
  return null;
}

/**
 * What has come of a press, unless the panel begins with it, or counters are to be placed, which stand above it; where
 * that is to be answered, the answers, which stand first.
 */
const RESULT =
  '.panel:not(:has(> .grave-news)) > .panel-body > :is(.listed.answers, .just-now:not(:is(.listed.answers, .tray) ~ .just-now))';

type AtHandProps = { readonly taught: Taught | undefined; readonly coach: ReactNode };

/**
 * What is being done now, what the coach says of it, and the last result. Most parts look after themselves: a press draws
 * those alone that it changes.
 */
function AtHand({ taught, coach }: AtHandProps) {
  const prompt = usePlay((play) => play.prompt);
  const isAwaited = usePlay((play) => play.wanted !== null);
  const listed = isAwaited ? null : <Listed />;
  // What the coach says of an act, what would carry it out, and what answers a result must not be pushed down by what
  // has been chosen.
  // Nor must what just happened, by what nobody has chosen.
  const isChosen = usePlay((play) => play.draft !== null);
  const isBelow = useIsCoached() || prompt.isAnswer === true || !isChosen;
  const subject = prompt.subject ? (
    <SubjectCard subject={prompt.subject} isTaught={taught !== undefined} />
  ) : null;
  return (
    <>
      <NotYet />
      {isBelow ? null : subject}
      <Tray />
      {taught ? null : <KeptPlace />}
      <Result
        isTold={taught?.isTold === true}
        coach={coach}
        answers={prompt.isAnswer === true ? listed : null}
      />
      <ActLists />
      {isBelow ? subject : null}
      {taught?.buttons === null ? null : <ObligationList obligations={prompt.obligations} />}
      {prompt.isAnswer ? null : listed}
      {taught ? null : <ToComePlace />}
      {taught ? null : <PassingPlace />}
      {taught ? null : (
        <div className="ideas">
          <AskComputer />
          <WhatIfPlace />
        </div>
      )}
      <Gone />
    </>
  );
}

type ResultProps = Pick<Taught, 'isTold'> & Pick<AtHandProps, 'coach'> & { readonly answers: ReactNode };

/**
 * What the last press has led to, with its figures; before a roll, those of what is built. What answers it stands first:
 * a long result would push it below the edge. The coach comes after what just happened or is about to be rolled for,
 * and before the figures of what is done.
 */
function Result({ isTold, coach, answers }: ResultProps) {
  const ahead = usePlay((play) => play.prompt.receipt);
  const last = useGame((state) => state.lastReceipt);
  const hasNews = useGame((state) => state.news.length > 0);
  // The last result could be mistaken for that of what is being built now.
  const building = usePlay((play) => play.draft !== null);
  const isFolded = isTold && hasNews;
  const result = (
    <>
      {isFolded ? null : answers}
      <JustNow />
      {ahead ? null : <ComputerRolled />}
      {ahead ? <ReceiptCard receipt={ahead} dice={[]} isAhead foot={<DiceSource />} /> : null}
      {coach}
      {!ahead && last?.receipt && !building ? (
        <ReceiptCard receipt={last.receipt} dice={last.dice} foot={<DiceSource />} />
      ) : null}
      {ahead ? <ComputerRolled /> : null}
    </>
  );
  if (!isFolded) return result;
  return (
    <>
      {answers}
      <details className="folding told">
        <summary>
          <h2>What happened, in full</h2>
        </summary>
        {result}
      </details>
    </>
  );
}

function ShownPreview() {
  const isOver = usePlay((play) => play.prompt.by === null);
  return isOver ? null : <PreviewLine />;
}

/** What can be pressed or typed now, always at the foot. */
function Foot({ leading }: { readonly leading: readonly string[] | undefined }) {
  const wanted = usePlay((play) => play.wanted);
  const computer = usePlay((play) => play.computer);
  return (
    <div className="panel-foot">
      {computer ? null : <TypedCommand />}
      {wanted ? (
        <DieEntry wanted={wanted} />
      ) : computer ? (
        <ComputerFoot computer={computer} />
      ) : (
        <Actions leading={leading} />
      )}
    </div>
  );
}
