import { lazy, Suspense, useRef } from 'react';
import { usePlay } from '../../store/useGame';
import { Armies } from '../armies/Armies';
import { HandOver } from '../between/HandOver';
import { InterludeCard } from '../between/InterludeCard';
import { BoardContext, type BoardHandle } from '../board/boardHandle';
import { usePointedStill } from '../board/usePointedStill';
import { useComputerPlays } from '../computer/computerContext';
import { PlayersDialog } from '../computer/PlayersDialog';
import { useKeptFocus } from '../focus/useKeptFocus';
import { GameHeader } from '../header/GameHeader';
import { KeysHelp } from '../help/KeysHelp';
import { LayersMenu } from '../help/LayersMenu';
import { Legend } from '../help/Legend';
import { useGameKeys } from '../keys/useGameKeys';
import { SidePanel } from '../panel/SidePanel';
import { ReviewDialog } from '../review/ReviewDialog';
import { ShareGame } from '../share/ShareGame';
import { ResultCard } from '../standing/ResultCard';
import { Standing } from '../standing/Sheets';
import { AskRetaking } from '../time/AskRetaking';
import { AskTakeBack } from '../time/AskTakeBack';
import { CompareDialog } from '../time/CompareDialog';
import { ReplayBar } from '../time/ReplayBar';
import { Announcer } from '../voice/Announcer';
import { TheBoard } from './TheBoard';
import './game.css';

const DockedRulebook = lazy(async () => ({ default: (await import('./RulebookScreen')).DockedRulebook }));

export function GameScreen() {
  const board = useRef<BoardHandle>(null);
  useGameKeys(board);
  useKeptFocus();
  usePointedStill();
  useComputerPlays();
  const id = usePlay((play) => play.id);
  return (
    <div className="game">
      <GameHeader />
      <Armies />
      <Suspense>
        <DockedRulebook />
      </Suspense>
      <main className="board-place">
        <TheBoard handle={board} />
        <LayersMenu />
        <Standing />
        <ReplayBar />
      </main>
      <BoardContext value={board}>
        <SidePanel />
      </BoardContext>
      <InterludeCard />
      <ResultCard />
      <AskTakeBack />
      <AskRetaking />
      <KeysHelp />
      <Legend />
      <PlayersDialog />
      <ReviewDialog />
      <CompareDialog />
      <ShareGame />
      <Announcer />
      <HandOver key={id} />
    </div>
  );
}
