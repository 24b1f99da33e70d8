import { lazy, type RefObject, Suspense, useMemo, useRef } from 'react';
import type { Mark } from '../../core/contract/board';
import type { Choice, Target } from '../../core/contract/table';
import { nextTurn } from '../../store/settings';
import { useGame, usePlay, useSettings, useShown } from '../../store/useGame';
import { Armies } from '../armies/Armies';
import { HandOver } from '../between/HandOver';
import { InterludeCard } from '../between/InterludeCard';
import { Board } from '../board/Board';
import { BoardContext, type BoardHandle } from '../board/boardHandle';
import type { GhostsUse } from '../board/counters/GhostLayer';
import { GhostsShown } from '../board/counters/GhostsShown';
import { useCursorVoice } from '../board/cursor/useCursorVoice';
import type { NumbersUse } from '../board/marks/HexNumbers';
import { HexNumbersShown, PassingMarks, type PassingUse } from '../board/marks/PassingMarks';
import { useMemory } from '../board/marks/useMemory';
import { useOverview } from '../board/overview/useOverview';
import { usePointedStill } from '../board/usePointedStill';
import { useKeptFocus } from '../focus/useKeptFocus';
import { GameHeader } from '../header/GameHeader';
import { KeysHelp } from '../help/KeysHelp';
import { LayersMenu } from '../help/LayersMenu';
import { Legend } from '../help/Legend';
import { useOverlayMarks } from '../help/useOverlays';
import { useGameKeys } from '../keys/useGameKeys';
import { RestBubble } from '../panel/RestBubble';
import { SidePanel } from '../panel/SidePanel';
import { ShareGame } from '../share/ShareGame';
import { ResultCard } from '../standing/ResultCard';
import { Standing } from '../standing/Sheets';
import { AskTakeBack } from '../time/AskTakeBack';
import { ReplayBar } from '../time/ReplayBar';
import { useSurface } from '../useSurface';
import { Announcer } from '../voice/Announcer';
import './game.css';

const DockedRulebook = lazy(async () => ({ default: (await import('./RulebookScreen')).DockedRulebook }));

export function GameScreen() {
  const board = useRef<BoardHandle>(null);
  useGameKeys(board);
  useKeptFocus();
  usePointedStill();
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
      <KeysHelp />
      <Legend />
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
  const surface = useSurface();
  const press = useGame((state) => state.press);
  const hover = useGame((state) => state.hover);
  const focus = useGame((state) => state.focus);
  const overlays = useOverlayMarks();
  const awaited = useGame(({ play, replay, awaitedMarks }) =>
    play?.wanted && !replay ? awaitedMarks : NO_MARKS,
  );
  const extraMarks = useMemo(() => [...overlays, ...awaited], [overlays, awaited]);
  const choices = useGame(({ play, replay }) => (play && !replay ? play.prompt.choices : NO_CHOICES));
  const oneTap = useSettings((settings) => settings.oneTap);
  const wouldAct = useGame((state) => state.wouldAct);
  const cursor = useGame((state) => state.cursor);
  const pointAt = useGame((state) => state.pointAt);
  const said = useCursorVoice();
  const turn = useSettings((settings) => settings.turn);
  const look = useSettings((settings) => settings.look);
  const overview = useOverview();
  const memory = useMemory();
  // Before a track has begun, and not where the armies still stand as the last segment has left them.
  const setUpBy = usePlay(({ interlude, tracks, prompt }) =>
    interlude === null && tracks.some(({ at }) => at === null) ? prompt.by : null,
  );
  const segment = usePlay(({ tracks }) => (setUpBy ? tracks.map(({ of, at }) => `${of} ${at}`).join() : ''));
  const phase = usePlay(({ moment, prompt }) => (setUpBy ? '' : `${moment.turn} ${prompt.heading}`));
  const bare = useGame((state) => state.countersHidden);
  const hideCounters = useGame((state) => state.hideCounters);
  if (!surface) return null;
  return (
    <Board
      ref={handle}
      table={table}
      view={view}
      extraMarks={extraMarks}
      onPress={press}
      onHover={hover}
      surface={surface}
      focusPlace={focus ?? undefined}
      choices={choices}
      cursor={cursor}
      said={said}
      onCursor={pointAt}
      setUpBy={setUpBy}
      phase={phase}
      segment={segment}
      turn={turn}
      onTurn={() => look({ turn: nextTurn(turn) })}
      bare={bare}
      onBare={hideCounters}
      bubble={showRest}
      showsFirst={oneTap ? undefined : wouldAct}
      passing={showPassing}
      ghosts={showGhosts}
      numbers={showNumbers}
      overview={overview}
      memory={memory}
      onOverview={(shown) => look({ overview: shown })}
    />
  );
}

const NO_CHOICES: readonly Choice[] = [];
const NO_MARKS: readonly Mark[] = [];
const showPassing = (use: PassingUse) => <PassingMarks {...use} />;
const showGhosts = (use: GhostsUse) => <GhostsShown {...use} />;
const showNumbers = (use: NumbersUse) => <HexNumbersShown {...use} />;
const showRest = (target: Target) => <RestBubble target={target} />;
