import { type RefObject, useCallback, useMemo } from 'react';
import type { BoardView, Mark } from '../../core/contract/board';
import type { PlanView } from '../../core/contract/coach';
import type { Choice, Target } from '../../core/contract/table';
import type { Place } from '../../core/contract/values';
import { nextTurn } from '../../store/settings';
import { useGame, usePlay, useSettings, useShown } from '../../store/useGame';
import { Board } from '../board/Board';
import type { BoardHandle } from '../board/boardHandle';
import type { GhostsUse } from '../board/counters/GhostLayer';
import { GhostsShown } from '../board/counters/GhostsShown';
import { useCursorVoice } from '../board/cursor/useCursorVoice';
import type { NumbersUse } from '../board/marks/HexNumbers';
import { HexNumbersShown, PassingMarks, type PassingUse } from '../board/marks/PassingMarks';
import { useMemory } from '../board/marks/useMemory';
import { useOverview } from '../board/overview/useOverview';
import { usePressPointing } from '../board/usePointedStill';
import { useOverlayMarks } from '../help/useOverlays';
import { RestBubble } from '../panel/RestBubble';
import { useSurface } from '../useSurface';

type Props = {
  readonly handle: RefObject<BoardHandle | null>;
  /** What is lit besides. */
  readonly lit?: readonly Mark[];
  /** What all of the ground stays in view for: as that changes it is shown again. */
  readonly whole?: string;
  /** Places to be seen with the counters where all of the ground would be too small for their figures. */
  readonly wholeWith?: readonly Place[];
};

/** The board of the game on the table: by itself, so that the panel can change without it. */
export function TheBoard({ handle, lit = NO_MARKS, whole, wholeWith }: Props) {
  const table = usePlay((play) => play.table);
  const plan = useGame((state) => state.plan);
  const view = useWithoutReach(
    useShown((shown) => shown.board),
    plan,
  );
  const surface = useSurface();
  const press = usePressPointing();
  const hover = useGame((state) => state.hover);
  const focus = useGame((state) => state.focus);
  const inView = useGame((state) => state.inView);
  const overlays = useOverlayMarks();
  const awaited = useGame(({ play, replay, awaitedMarks }) =>
    play?.wanted && !replay ? awaitedMarks : NO_MARKS,
  );
  const extraMarks = useMemo(
    () => [...overlays, ...awaited, ...lit, ...marksOfPlan(plan)],
    [overlays, awaited, lit, plan],
  );
  const choices = useGame(({ play, replay }) => (play && !replay ? play.prompt.choices : NO_CHOICES));
  const several = useGame(({ play, replay }) =>
    replay || play?.computer ? undefined : play?.prompt.several,
  );
  const row = useGame(({ play, replay }) => (replay || play?.computer ? undefined : play?.prompt.row));
  const oneTap = useSettings((settings) => settings.oneTap);
  const wouldAct = useGame((state) => state.wouldAct);
  const cursor = useGame((state) => state.cursor);
  const pointAt = useGame((state) => state.pointAt);
  const said = useCursorVoice();
  const turn = useSettings((settings) => settings.turn);
  const look = useSettings((settings) => settings.look);
  const onTurn = useCallback(() => look({ turn: nextTurn(turn) }), [look, turn]);
  const overview = useOverview();
  const onOverview = useCallback((shown: boolean) => look({ overview: shown }), [look]);
  const memory = useMemory();
  // Before a track has begun, and not where the armies still stand as the last segment has left them.
  const setUpBy = usePlay(({ interlude, tracks, prompt }) =>
    interlude === null && tracks.some(({ at }) => at === null) ? prompt.by : null,
  );
  const segment = usePlay(({ tracks }) => (setUpBy ? tracks.map(({ of, at }) => `${of} ${at}`).join() : ''));
  const phase = usePlay(({ moment, prompt }) => (setUpBy ? '' : `${moment.turn} ${prompt.heading}`));
  const acting = usePlay(({ prompt }) => prompt.acting);
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
      inView={inView ?? undefined}
      choices={choices}
      cursor={cursor}
      said={said}
      onCursor={pointAt}
      setUpBy={setUpBy}
      phase={phase}
      acting={acting}
      whole={whole}
      wholeWith={wholeWith}
      segment={segment}
      turn={turn}
      onTurn={onTurn}
      bare={bare}
      onBare={hideCounters}
      bubble={showRest}
      showsFirst={oneTap ? undefined : wouldAct}
      several={several !== undefined}
      framed={several === 'none'}
      row={row}
      passing={showPassing}
      ghosts={showGhosts}
      numbers={whole ? showAllNumbers : showNumbers}
      overview={overview}
      memory={memory}
      onOverview={onOverview}
    />
  );
}

/** What surrounds a chosen counter would hide the ways of a plan, and its costs look like their numbers. */
const SURROUNDING: readonly Mark['means'][] = ['reach', 'control'];

function useWithoutReach(view: BoardView, plan: PlanView | null): BoardView {
  const isOrdered = plan !== null && plan.steps.length > 1;
  return useMemo(
    () =>
      isOrdered ? { ...view, marks: view.marks.filter(({ means }) => !SURROUNDING.includes(means)) } : view,
    [view, isOrdered],
  );
}

/** The way to go next as any other, those after it quieter. */
function marksOfPlan(plan: PlanView | null): readonly Mark[] {
  if (!plan) return NO_MARKS;
  const steps = plan.steps.flatMap(({ marks }, index) => (index === 0 ? marks : marks.map(asLater)));
  return [...steps, ...plan.marks];
}

function asLater(mark: Mark): Mark {
  return mark.means === 'path' ? { ...mark, means: 'later' } : mark;
}

const NO_CHOICES: readonly Choice[] = [];
const NO_MARKS: readonly Mark[] = [];
const showPassing = (use: PassingUse) => <PassingMarks {...use} />;
const showGhosts = (use: GhostsUse) => <GhostsShown {...use} />;
const showNumbers = (use: NumbersUse) => <HexNumbersShown {...use} />;
/** Scale at which printed numbers are as high as what is read beside the map. */
const READABLE = 1;
const showAllNumbers = (use: NumbersUse) => <HexNumbersShown allBelow={READABLE} {...use} />;
const showRest = (target: Target) => <RestBubble target={target} />;
