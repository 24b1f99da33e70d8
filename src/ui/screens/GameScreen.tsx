import { lazy, type RefObject, Suspense, useMemo, useRef } from 'react';
import type { Mark } from '../../core/contract/board';
import type { Choice, Target } from '../../core/contract/table';
import { nextTurn } from '../../store/settings';
import { useGame, usePlay, useSettings, useShown } from '../../store/useGame';
import { Board } from '../board/Board';
import { BoardContext, type BoardHandle } from '../board/boardHandle';
import { HexNumbers, type NumbersUse } from '../board/HexNumbers';
import { placeOfTarget } from '../board/selected';
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
import { Legend } from '../panels/Legend';
import { ReplayBar } from '../panels/ReplayBar';
import { RestBubble } from '../panels/RestBubble';
import { ResultCard } from '../panels/ResultCard';
import { ShareGame } from '../panels/ShareGame';
import { Standing } from '../panels/Sheets';
import { SidePanel } from '../panels/SidePanel';
import { TYPED_COMMAND } from '../panels/TypedCommand';
import { useGameKeys } from '../useGameKeys';
import { useHasFocus } from '../useHasFocus';
import { useKeptFocus } from '../useKeptFocus';
import { useMemory } from '../useMemory';
import { HEX_NUMBERS, useOverlayMarks } from '../useOverlays';
import { useOverview } from '../useOverview';
import { usePointedStill } from '../usePointedStill';

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
  const face = usePlay((play) => counterFaceOf(play.system.id));
  const press = useGame((state) => state.press);
  const hover = useGame((state) => state.hover);
  const causes = useGame((state) => state.causes);
  const refused = useGame((state) => state.refusal?.marks);
  // What has just been refused is still pointed at, mostly; nothing is drawn twice.
  const foreseen = useGame(({ foresight, refusal }) =>
    foresight?.marks === refusal?.marks ? undefined : foresight?.marks,
  );
  const focus = useGame((state) => state.focus);
  const overlays = useOverlayMarks();
  const awaited = useGame(({ play, replay, awaitedMarks }) =>
    play?.wanted && !replay ? awaitedMarks : NO_MARKS,
  );
  const extraMarks = useMemo(
    () => [...overlays, ...awaited, ...(refused ?? []), ...(foreseen ?? []), ...causes],
    [overlays, awaited, refused, foreseen, causes],
  );
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
  // Before a track has begun, and not where the armies still stand as the last stretch has left them.
  const setUpBy = usePlay(({ interlude, tracks, prompt }) =>
    interlude === null && tracks.some(({ at }) => at === null) ? prompt.by : null,
  );
  const stretch = usePlay(({ tracks }) => (setUpBy ? tracks.map(({ of, at }) => `${of} ${at}`).join() : ''));
  const phase = usePlay(({ moment, prompt }) => (setUpBy ? '' : `${moment.turn} ${prompt.heading}`));
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
      phase={phase}
      stretch={stretch}
      turn={turn}
      onTurn={() => look({ turn: nextTurn(turn) })}
      bare={bare}
      onBare={hideCounters}
      bubble={showRest}
      showsFirst={oneTap ? undefined : wouldAct}
      numbers={showNumbers}
      overview={overview}
      memory={memory}
      onOverview={(shown) => look({ overview: shown })}
    />
  );
}

/** By itself: what is pointed at changes far more often than the board. */
function HexNumbersShown(use: NumbersUse) {
  const pointed = useGame(({ pointed: target, play, replay }) => {
    const shown = replay ?? play;
    return target && shown ? placeOfTarget(target, shown.board.counters) : null;
  });
  const all = useSettings(({ overlays }) => overlays.includes(HEX_NUMBERS));
  const isTyping = useHasFocus(TYPED_COMMAND);
  const named = usePlay(({ board }) =>
    isTyping || all
      ? [...new Set(board.counters.flatMap(({ at }) => (typeof at === 'string' ? at : [])))].join(' ')
      : '',
  );
  return <HexNumbers {...use} pointed={pointed} all={all} named={named} />;
}

const NO_CHOICES: readonly Choice[] = [];
const NO_MARKS: readonly Mark[] = [];
const showNumbers = (use: NumbersUse) => <HexNumbersShown {...use} />;
const showRest = (target: Target) => <RestBubble target={target} />;
