import { type RefObject, useMemo, useRef } from 'react';
import type { Choice, Mark, Target } from '../../core/seam';
import { useGame, usePlay, useShown } from '../../store/useGame';
import { Board } from '../board/Board';
import { BoardContext, type BoardHandle } from '../board/boardHandle';
import { useCursorVoice } from '../board/useCursorVoice';
import { counterFaceOf } from '../counterFaces';
import { Announcer } from '../panels/Announcer';
import { Armies } from '../panels/Armies';
import { AskTakeBack } from '../panels/AskTakeBack';
import { GameHeader } from '../panels/GameHeader';
import { HandOver } from '../panels/HandOver';
import { InterludeCard } from '../panels/InterludeCard';
import { KeysHelp } from '../panels/KeysHelp';
import { LayersMenu } from '../panels/LayersMenu';
import { ReplayBar } from '../panels/ReplayBar';
import { RestBubble } from '../panels/RestBubble';
import { ResultCard } from '../panels/ResultCard';
import { ShareGame } from '../panels/ShareGame';
import { SidePanel } from '../panels/SidePanel';
import { useGameKeys } from '../useGameKeys';
import { useKeptFocus } from '../useKeptFocus';
import { useOverlayMarks } from '../useOverlays';

export function GameScreen() {
  const board = useRef<BoardHandle>(null);
  useGameKeys(board);
  useKeptFocus();
  const id = usePlay((play) => play.id);
  return (
    <div className="game">
      <GameHeader />
      <Armies />
      <main className="board-place">
        <TheBoard handle={board} />
        <LayersMenu />
        <ReplayBar />
      </main>
      <BoardContext value={board}>
        <SidePanel />
      </BoardContext>
      <InterludeCard />
      <ResultCard />
      <AskTakeBack />
      <KeysHelp />
      <ShareGame />
      <Announcer />
      <HandOver key={id} />
    </div>
  );
}

/** By itself, so that the panel can change without it. */
function TheBoard({ handle }: { readonly handle: RefObject<BoardHandle | null> }) {
  const table = usePlay((play) => play.table);
  const view = useShown((shown) => shown.board);
  const face = usePlay((play) => counterFaceOf(play.system.id));
  const press = useGame((state) => state.press);
  const hover = useGame((state) => state.hover);
  const causes = useGame((state) => state.causes);
  const foreseen = useGame((state) => state.foresight?.marks);
  const focus = useGame((state) => state.focus);
  const overlays = useOverlayMarks();
  const awaited = useGame(({ play, replay, awaitedMarks }) =>
    play?.wanted && !replay ? awaitedMarks : NO_MARKS,
  );
  const extraMarks = useMemo(
    () => [...overlays, ...awaited, ...(foreseen ?? []), ...causes],
    [overlays, awaited, foreseen, causes],
  );
  const choices = useGame(({ play, replay }) => (play && !replay ? play.prompt.choices : NO_CHOICES));
  const cursor = useGame((state) => state.cursor);
  const pointAt = useGame((state) => state.pointAt);
  const said = useCursorVoice();
  const turned = useGame((state) => state.turned);
  const turn = useGame((state) => state.turnBoard);
  // Before a track has begun, and not where the armies still stand as the last stretch has left them.
  const setUpBy = usePlay(({ interlude, tracks, prompt }) =>
    interlude === null && tracks.some(({ at }) => at < 0) ? prompt.by : null,
  );
  const bare = useGame((state) => state.countersHidden);
  const hideCounters = useGame((state) => state.hideCounters);
  if (!face) return null;
  return (
    <Board
      ref={handle}
      table={table}
      view={view}
      extraMarks={extraMarks}
      onPress={press}
      onHover={hover}
      counterFace={face}
      focusPlace={focus ?? undefined}
      choices={choices}
      cursor={cursor}
      said={said}
      onCursor={pointAt}
      setUpBy={setUpBy}
      turned={turned}
      onTurn={() => turn(!turned)}
      bare={bare}
      onBare={hideCounters}
      bubble={showRest}
    />
  );
}

const NO_CHOICES: readonly Choice[] = [];
const NO_MARKS: readonly Mark[] = [];
const showRest = (target: Target) => <RestBubble target={target} />;
