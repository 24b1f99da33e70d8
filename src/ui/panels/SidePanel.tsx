import { useState } from 'react';
import { useGame, usePlay } from '../../store/useGame';
import { Actions } from './Actions';
import { Banners } from './Banners';
import { CounterHistory } from './CounterHistory';
import { DiceSource } from './DiceChoice';
import { DieEntry } from './DieEntry';
import { ForesightLine } from './ForesightLine';
import { FoldIcon } from './icons';
import { JustNow } from './JustNow';
import { LogPanel } from './LogPanel';
import { LookingBack } from './LookingBack';
import { NowHeading } from './NowHeading';
import { OwedList } from './OwedList';
import { Reasons } from './Reasons';
import { ReceiptCard } from './ReceiptCard';
import { Sheets } from './Sheets';
import { SubjectCard } from './SubjectCard';
import { Gone, Tray } from './Tray';
import { TypedCommand } from './TypedCommand';
import { WhyNot } from './WhyNot';

/** Beside the board: whose turn, what to do, what is selected, what it would cost; then the records. */
export function SidePanel() {
  const prompt = usePlay((play) => play.prompt);
  // On a small screen the panel is a sheet; closed it shows what to do and the buttons.
  const [open, setOpen] = useState(false);
  const looking = useGame((state) => state.replay !== null);
  return (
    <aside className={open ? 'panel open' : 'panel'} aria-label="Game panel">
      <button type="button" className="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FoldIcon />
        <span className="unseen">{open ? 'Less' : 'More'}</span>
      </button>
      <Banners />
      {looking ? <LookingBack /> : <NowHeading key={prompt.heading} />}
      <WhyNot />
      {looking ? null : <AtHand />}
      <CounterHistory />
      <Sheets />
      <LogPanel />
    </aside>
  );
}

/** What is being done now, and what can be. */
function AtHand() {
  const prompt = usePlay((play) => play.prompt);
  const wanted = usePlay((play) => play.wanted);
  const lastReceipt = useGame((state) => state.lastReceipt);
  // The last result would be taken for that of what is being put together now.
  const building = usePlay((play) => play.draft !== null);
  return (
    <>
      {prompt.objections.length === 0 ? null : (
        <section className="objections" aria-label="Not yet">
          <h2>Not as it stands</h2>
          <Reasons reasons={prompt.objections} />
        </section>
      )}
      {prompt.subject ? <SubjectCard subject={prompt.subject} /> : null}
      {prompt.by === null ? null : <ForesightLine />}
      <Tray />
      <JustNow />
      {prompt.receipt ? (
        <ReceiptCard receipt={prompt.receipt} dice={[]} foot={<DiceSource />} />
      ) : lastReceipt?.receipt && !building ? (
        <ReceiptCard receipt={lastReceipt.receipt} dice={lastReceipt.dice} foot={<DiceSource />} />
      ) : null}
      <Gone />
      <OwedList owed={prompt.owed} />
      {wanted ? <DieEntry wanted={wanted} /> : <Actions />}
      <TypedCommand />
    </>
  );
}
