import { useMemo } from 'react';
import { StoresContext, useGame, usePlay, useSettings } from '../../../store/useGame';
import { Actions, Listed } from '../../panels/Actions';
import { Armies } from '../../panels/Armies';
import { AskTakeBack } from '../../panels/AskTakeBack';
import { Banners } from '../../panels/Banners';
import { DieEntry } from '../../panels/DieEntry';
import { ForesightLine } from '../../panels/ForesightLine';
import { Cover } from '../../panels/HandOver';
import { InterludeCard } from '../../panels/InterludeCard';
import { JustNow } from '../../panels/JustNow';
import { KeysHelp } from '../../panels/KeysHelp';
import { LayersContent } from '../../panels/LayersMenu';
import { Legend } from '../../panels/Legend';
import { LogPanel } from '../../panels/LogPanel';
import { LookingBack } from '../../panels/LookingBack';
import { NowHeading } from '../../panels/NowHeading';
import { OwedList } from '../../panels/OwedList';
import { Reasons } from '../../panels/Reasons';
import { ReceiptCard } from '../../panels/ReceiptCard';
import { ReplayBar } from '../../panels/ReplayBar';
import { ResultCard } from '../../panels/ResultCard';
import { SettingsContent } from '../../panels/SettingsMenu';
import { ShareGame } from '../../panels/ShareGame';
import { Sheets } from '../../panels/Sheets';
import { SubjectCard } from '../../panels/SubjectCard';
import { TimeContent } from '../../panels/TimeMenu';
import { Tracks } from '../../panels/Tracks';
import { Tray } from '../../panels/Tray';
import { TypedCommand } from '../../panels/TypedCommand';
import { WhyNot } from '../../panels/WhyNot';
import { useOffer } from '../../useOffer';
import { Piece } from './Piece';
import { type Scene, scenesOf } from './scenes';

/** Every panel, each in a moment of play in which it has something to say. */
export function PanelGallery() {
  const systems = useOffer()?.systems;
  const scenes = useMemo(() => (systems ? scenesOf(systems) : []), [systems]);
  return scenes.map(({ title, stores, open }) => (
    <Piece key={title} title={title}>
      <StoresContext value={stores}>
        <div className="gallery-scene" data-still="">
          <div className="bar">
            <Tracks />
          </div>
          <PanelOfScene />
          <LayersOfScene />
          <ReplayBar />
          <OpenInScene what={open} />
          <InterludeCard />
          <ResultCard />
          <AskTakeBack />
          <Armies />
          <ShareGame />
          <KeysHelp />
          <Legend />
        </div>
      </StoresContext>
    </Piece>
  ));
}

/** The panel in full, whatever the size of the screen. */
function PanelOfScene() {
  const lookingBack = useGame((state) => state.replay !== null);
  const prompt = usePlay((play) => play.prompt);
  const wanted = usePlay((play) => play.wanted);
  const last = useGame((state) => state.lastReceipt);
  return (
    <div className="panel open">
      <Banners />
      {lookingBack ? <LookingBack /> : <NowHeading />}
      {prompt.objections.length > 0 ? (
        <section className="objections">
          <h2>Not as it stands</h2>
          <Reasons reasons={prompt.objections} />
        </section>
      ) : null}
      {prompt.subject ? <SubjectCard subject={prompt.subject} /> : null}
      <JustNow />
      {prompt.receipt ? <ReceiptCard receipt={prompt.receipt} dice={[]} /> : null}
      {last?.receipt ? <ReceiptCard receipt={last.receipt} dice={last.dice} /> : null}
      <Tray />
      <OwedList owed={prompt.owed} />
      {lookingBack || wanted ? null : <Listed />}
      <Sheets />
      <ForesightLine />
      <WhyNot />
      <LogPanel />
      <div className="panel-foot">
        <TypedCommand />
        {lookingBack ? null : wanted ? <DieEntry wanted={wanted} /> : <Actions />}
      </div>
    </div>
  );
}

/** What lies over the map, where overlays are chosen. */
function LayersOfScene() {
  const chosen = useSettings(({ overlays }) => overlays.length > 0);
  return chosen ? (
    <div className="layers-menu">
      <LayersContent />
    </div>
  ) : null;
}

/** Menus of the header lie open, and the cover among the others. */
function OpenInScene({ what }: { readonly what: Scene['open'] }) {
  const side = usePlay((play) => play.table.sides[1]);
  const news = useGame((state) => state.news);
  switch (what) {
    case 'time':
      return (
        <div className="menu time-menu">
          <TimeContent />
        </div>
      );
    case 'settings':
      return (
        <div className="menu settings">
          <SettingsContent />
        </div>
      );
    case 'cover':
      return side ? <Cover side={side} news={news} onContinue={() => {}} /> : null;
    case null:
      return null;
  }
}
