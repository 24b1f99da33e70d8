import { useMemo } from 'react';
import { StoresContext, useGame, usePlay } from '../../../store/useGame';
import { Actions } from '../../panels/Actions';
import { Armies } from '../../panels/Armies';
import { Banners } from '../../panels/Banners';
import { DieEntry } from '../../panels/DieEntry';
import { ForesightLine } from '../../panels/ForesightLine';
import { JustNow } from '../../panels/JustNow';
import { KeysHelp } from '../../panels/KeysHelp';
import { LayersContent } from '../../panels/LayersMenu';
import { LogPanel } from '../../panels/LogPanel';
import { NowHeading } from '../../panels/NowHeading';
import { OwedList } from '../../panels/OwedList';
import { Reasons } from '../../panels/Reasons';
import { ReceiptCard } from '../../panels/ReceiptCard';
import { ResultCard } from '../../panels/ResultCard';
import { ShareGame } from '../../panels/ShareGame';
import { Sheets } from '../../panels/Sheets';
import { SubjectCard } from '../../panels/SubjectCard';
import { Tracks } from '../../panels/Tracks';
import { Tray } from '../../panels/Tray';
import { TypedCommand } from '../../panels/TypedCommand';
import { WhyNot } from '../../panels/WhyNot';
import { useOffer } from '../../useOffer';
import { Piece } from './Piece';
import { scenesOf } from './scenes';

/** Every panel, each in a moment of play in which it has something to say. */
export function PanelGallery() {
  const { systems } = useOffer();
  const scenes = useMemo(() => scenesOf(systems), [systems]);
  return scenes.map(({ title, stores }) => (
    <Piece key={title} title={title}>
      <StoresContext value={stores}>
        <div className="gallery-scene" data-still="">
          <div className="bar">
            <Tracks />
          </div>
          <PanelOfScene />
          <LayersOfScene />
          <ResultCard />
          <Armies />
          <ShareGame />
          <KeysHelp />
        </div>
      </StoresContext>
    </Piece>
  ));
}

/** The panel in full, whatever the size of the screen. */
function PanelOfScene() {
  const prompt = usePlay((play) => play.prompt);
  const wanted = usePlay((play) => play.wanted);
  const last = useGame((state) => state.lastReceipt);
  return (
    <div className="panel open">
      <Banners />
      <NowHeading />
      <WhyNot />
      {prompt.objections.length > 0 ? (
        <section className="objections">
          <h2>Not as it stands</h2>
          <Reasons reasons={prompt.objections} />
        </section>
      ) : null}
      {prompt.subject ? <SubjectCard subject={prompt.subject} /> : null}
      <ForesightLine />
      <JustNow />
      {prompt.receipt ? <ReceiptCard receipt={prompt.receipt} dice={[]} /> : null}
      {last?.receipt ? <ReceiptCard receipt={last.receipt} dice={last.dice} /> : null}
      <Tray />
      <OwedList owed={prompt.owed} />
      {wanted ? <DieEntry wanted={wanted} /> : <Actions />}
      <TypedCommand />
      <Sheets />
      <LogPanel />
    </div>
  );
}

/** What lies over the map and its key, where overlays are chosen. */
function LayersOfScene() {
  const chosen = useGame((state) => state.overlays.length > 0);
  return chosen ? (
    <div className="layers-menu">
      <LayersContent />
    </div>
  ) : null;
}
