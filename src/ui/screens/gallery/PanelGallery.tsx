import { useMemo } from 'react';
import { StoresContext, useGame, usePlay, useSettings } from '../../../store/useGame';
import { Actions, Listed } from '../../act/Actions';
import { Tray } from '../../act/Tray';
import { JustNow } from '../../answer/JustNow';
import { ReceiptCard } from '../../answer/ReceiptCard';
import { WhyNot } from '../../answer/WhyNot';
import { Armies } from '../../armies/Armies';
import { Cover } from '../../between/HandOver';
import { InterludeCard } from '../../between/InterludeCard';
import { DieEntry } from '../../dice/DieEntry';
import { SettingsContent } from '../../header/SettingsMenu';
import { Tracks } from '../../header/Tracks';
import { KeysHelp } from '../../help/KeysHelp';
import { LayersContent } from '../../help/LayersMenu';
import { Legend } from '../../help/Legend';
import { TypedCommand } from '../../keys/TypedCommand';
import { LogPanel } from '../../log/LogPanel';
import { Banners } from '../../panel/Banners';
import { NotYet } from '../../panel/NotYet';
import { NowHeading } from '../../panel/NowHeading';
import { ObligationList } from '../../panel/ObligationList';
import { PreviewLine } from '../../panel/PreviewLine';
import { SubjectCard } from '../../panel/SubjectCard';
import { ShareGame } from '../../share/ShareGame';
import { ResultCard } from '../../standing/ResultCard';
import { Sheets } from '../../standing/Sheets';
import { AskTakeBack } from '../../time/AskTakeBack';
import { LookingBack } from '../../time/LookingBack';
import { ReplayBar } from '../../time/ReplayBar';
import { TimeContent } from '../../time/TimeMenu';
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
      <NotYet />
      {prompt.subject ? <SubjectCard subject={prompt.subject} /> : null}
      <JustNow />
      {prompt.receipt ? <ReceiptCard receipt={prompt.receipt} dice={[]} /> : null}
      {last?.receipt ? <ReceiptCard receipt={last.receipt} dice={last.dice} /> : null}
      <Tray />
      <ObligationList obligations={prompt.obligations} />
      {lookingBack || wanted ? null : <Listed />}
      <Sheets />
      <PreviewLine />
      <WhyNot />
      <LogPanel />
      <div className="panel-foot">
        <TypedCommand />
        {lookingBack ? null : wanted ? <DieEntry wanted={wanted} /> : <Actions />}
      </div>
    </div>
  );
}

/** The menus over the map where overlays are chosen. */
function LayersOfScene() {
  const chosen = useSettings(({ overlays }) => overlays.length > 0);
  return chosen ? (
    <div className="layers-menu">
      <LayersContent />
    </div>
  ) : null;
}

/** Menus of the header are open, and the cover is in the flow of the page. */
function OpenInScene({ what }: { readonly what: Scene['open'] }) {
  const side = usePlay((play) => play.table.sides[1]);
  const news = useGame((state) => state.news);
  switch (what) {
    case 'time':
      return (
        <div className="scrolls menu time-menu">
          <TimeContent />
        </div>
      );
    case 'settings':
      return (
        <div className="scrolls menu settings">
          <SettingsContent />
        </div>
      );
    case 'cover':
      return side ? <Cover side={side} news={news} onContinue={() => {}} /> : null;
    case null:
      return null;
  }
}
