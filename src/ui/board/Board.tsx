import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BoardView, Mark, Remnant } from '../../core/contract/board';
import type { Turn } from '../../core/contract/geometry';
import type { TableView } from '../../core/contract/map';
import type { Choice, Target } from '../../core/contract/table';
import type { CounterId, Place, SideId } from '../../core/contract/values';
import type { Cursor } from '../../store/table/cursor';
import { useLatest } from '../parts/useLatest';
import { useAssistedPresses } from './assisted';
import './board.css';
import type { Surface } from '../../surface/surface';
import { BareNote, BoardButtons } from './BoardButtons';
import { BoardLayers, type Drawn } from './BoardLayers';
import { BoardPointer } from './BoardPointer';
import { type BoardHandle, useBoardHandle } from './boardHandle';
import { boxOfPlay, boxOfSetUp, boxOfTaught } from './camera/box';
import { SETTLED_AFTER } from './camera/drawing';
import { useShownPlaces } from './camera/shownPlaces';
import { useTaughtInView } from './camera/taughtInView';
import { useCamera } from './camera/useCamera';
import { useInSight } from './camera/useInSight';
import { keyOnBoard } from './cursor/cursorKeys';
import { useTapElsewhere } from './longPress';
import { Overview } from './overview/Overview';
import type { PointerUse, Rest, Turning } from './pointerUse';
import { isSameTarget } from './sameTarget';
import { isReached, placeOfTarget, selectedPlace, startOfCursor } from './selected';
import { NO_GHOSTS, turnable, turnedAbout } from './turning/turned';

export type BoardProps = Drawn & {
  readonly table: TableView;
  readonly view: BoardView;
  /** Marks that are not of the state and stay for a while, as what *Show* lays over the map. */
  readonly extraMarks: readonly Mark[];
  /** What the game lies on and looks like. */
  readonly surface: Surface;
  /** Brings a place into the middle whenever `n` changes. */
  readonly focusPlace?: { readonly place: Place; readonly n: number } | undefined;
  /** Brings places into view whenever `n` changes, moving no further than it must, or than their figures need. */
  readonly inView?:
    | { readonly places: readonly Place[]; readonly n: number; readonly legibly?: true }
    | undefined;
  /** While a side sets up its ground is to be seen, then the counters, unless the player has placed the map. */
  readonly setUpBy?: SideId | null | undefined;
  /** Which segment of the game is set up, '' in play: a new one is shown wherever the player has placed the map. */
  readonly segment?: string | undefined;
  /** What all of the ground stays in view for, as a step of a lesson: as that changes it is shown again. */
  readonly whole?: string | undefined;
  /** Places to be seen with the counters where all of the ground would be too small for their figures. */
  readonly wholeWith?: readonly Place[] | undefined;
  /** Which phase of which player it is: as a new one begins, a small screen shows who can act. */
  readonly phase?: string | undefined;
  /** Who acts in it, as `Prompt.acting`. */
  readonly acting?: readonly CounterId[] | undefined;
  /** Degrees, clockwise; text and counters stay upright. */
  readonly turn?: Turn | undefined;
  /** Counters are taken off, so that the map can be seen. */
  readonly bare?: boolean | undefined;
  /** What can be chosen now; of these, the ones on the board are stops of Tab. */
  readonly choices?: readonly Choice[] | undefined;
  readonly cursor?: Cursor | null | undefined;
  /** What the cursor has come to, for those who hear the board. */
  readonly said?: string | undefined;
  /** What is shown beside a finger that rests on something. */
  readonly bubble?: ((target: Target) => ReactNode) | undefined;
  /** Whether a finger is first shown what a press there would do; it does it when it comes again. */
  readonly showsFirst?: ((target: Target) => boolean) | undefined;
  /** Several counters can be chosen: with Shift, by one press after the other or by a frame. */
  readonly several?: boolean | undefined;
  /** None of them is chosen yet: a drag anywhere draws the frame, without Shift. */
  readonly framed?: boolean | undefined;
  /** A row can be drawn over the map. */
  readonly row?: PointerUse['row'];
  /** What the turn before has left to be seen. */
  readonly memory?: readonly Remnant[] | undefined;
  /** Whether a small picture of the whole map shows where one is. */
  readonly overview?: boolean | undefined;
  readonly ref?: Ref<BoardHandle> | undefined;
  onPress(target: Target): void;
  onHover(target: Target | null): void;
  onCursor?: ((cursor: Cursor | null) => void) | undefined;
  onTurn?: (() => void) | undefined;
  onBare?: ((bare: boolean) => void) | undefined;
  onOverview?: ((shown: boolean) => void) | undefined;
};

const NO_CHOICES: readonly Choice[] = [];
const NOBODY: readonly CounterId[] = [];
const NO_PLACES: readonly Place[] = [];
/** Milliseconds that a counter glides, as `--glide` has it. */
const GLIDE = 260;
const NOTHING_LEFT: readonly Remnant[] = [];

/** Sheet, marks and counters, each composited by itself, under one transform. */
export function Board({
  table,
  view,
  extraMarks,
  surface,
  focusPlace,
  inView,
  setUpBy = null,
  segment = '',
  whole = '',
  wholeWith = NO_PLACES,
  phase = '',
  acting = NOBODY,
  turn = 0,
  bare = false,
  choices = NO_CHOICES,
  cursor = null,
  said = '',
  bubble,
  showsFirst,
  several = false,
  framed = false,
  row,
  passing,
  ghosts,
  numbers,
  overview = false,
  memory = NOTHING_LEFT,
  ref,
  onPress,
  onHover,
  onCursor = () => {},
  onTurn,
  onBare,
  onOverview,
}: BoardProps) {
  const boardRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const help = useId();
  const [pressed, setPressed] = useState<Place | null>(null);
  /** Where the handle is drawn to look, as long as it is drawn. */
  const [turning, setTurning] = useState<Turning | null>(null);
  const [rest, setRest] = useState<(Rest & { readonly view: BoardView }) | null>(null);
  const geometry = surface.geometryOf(table.ground.field, turn);
  const { counters, ghosts: begun = NO_GHOSTS } = view;
  const inHand = useMemo(() => turnable(counters, begun, geometry), [counters, begun, geometry]);
  const selected = selectedPlace(counters, cursor, pressed);
  const camera = useCamera(boardRef, stageRef, geometry, {
    start: (window) =>
      whole
        ? boxOfTaught(view, wholeWith, geometry, window)
        : setUpBy
          ? boxOfSetUp(view, geometry, window)
          : boxOfPlay(view, geometry, window, acting),
    selected: () => (selected === null ? null : geometry.centreOf(selected)),
    ...{ setUpBy, segment, whole },
  });
  useShownPlaces(camera, geometry, focusPlace, selected, inView, view.marks);
  useTaughtInView(camera, geometry, view, whole);
  useInSight({ boardRef, camera, geometry, view, acting, phase });

  function press(target: Target) {
    setPressed(placeOfTarget(target, counters) ?? pressed);
    onPress(target);
  }
  /** What a finger has been shown is meant, where it comes again as near as a finger can. */
  const isShown = (target: Target) =>
    rest?.view === view && isSameTarget(rest.target, target, geometry, camera);
  function pressByPointer(target: Target) {
    onCursor(null);
    press(rest && isShown(target) ? rest.target : target);
  }
  const use: PointerUse = {
    camera,
    geometry,
    counters,
    ghosts: begun,
    turnable: inHand,
    onTurning: setTurning,
    onPress: pressByPointer,
    onHover,
    onRest: (resting) => setRest(resting && { ...resting, view }),
    several,
    framed,
    row,
    byKeys: cursor !== null,
    isLit: (target) => target.on === 'place' && isReached(view, target.at),
    showsFirst: (target) => !isShown(target) && showsFirst?.(target) === true,
  };
  const latestUse = useLatest(use);
  const lookAgain = useRef<() => void>(null);
  // With the press itself: an effect that comes later would let what the last press has left to be done come before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other counters stand on the board, or elsewhere
  useLayoutEffect(() => {
    const due = setTimeout(() => lookAgain.current?.(), SETTLED_AFTER + GLIDE);
    return () => clearTimeout(due);
  }, [view]);
  useTapElsewhere(boardRef, rest !== null, () => {
    setRest(null);
    onHover(null);
  });
  useAssistedPresses(boardRef, { counters, choices, onCursor, onPress: press });

  const handle = useBoardHandle(ref, {
    boardRef,
    camera,
    view,
    geometry,
    isWhole: whole !== '',
    turnable: inHand,
    cursor,
    onCursor,
    onPress: press,
  });
  const keys = { geometry, counters, choices, cursor, several, onCursor, onPress: press };
  const start = () => startOfCursor(counters, pressed);

  return (
    <section className="board" aria-label={`Map of ${table.title}`}>
      <BoardPointer boardRef={boardRef} latest={latestUse} lookAgain={lookAgain} />
      <div
        className={`board-window${bare ? ' bare' : ''}${framed ? ' framed' : ''}${setUpBy ? ' setting-up' : ''}`}
        ref={boardRef}
        data-zoom="far"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the one stop of the board; its cursor does the rest
        tabIndex={0}
        aria-label={`${table.title}: arrow keys move over the map, Enter chooses`}
        aria-describedby={help}
        onPointerDown={({ currentTarget }) => currentTarget.setAttribute(BY, 'pointer')}
        onKeyDown={(event) => {
          if (!keyOnBoard(event, { ...keys, start })) return;
          event.currentTarget.removeAttribute(BY);
          event.preventDefault();
        }}
        // Keys have brought the focus here: a finger or a mouse points by itself.
        onFocus={({ target }) => {
          if (target === boardRef.current && cursor && target.matches(':focus-visible')) onCursor(cursor);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          currentTarget.removeAttribute(BY);
          onHover(null);
        }}
      >
        <div
          className="board-stage"
          ref={stageRef}
          style={{ width: geometry.width, height: geometry.height }}
        >
          <BoardLayers
            {...{
              table,
              view,
              extraMarks,
              surface,
              geometry,
              camera,
              focusPlace,
              bare,
              choices,
              cursor,
              memory,
            }}
            {...{ passing, ghosts, numbers }}
            turnable={inHand && turning ? turnedAbout(inHand, turning.facing, turning.pivot, turn) : inHand}
          />
        </div>
      </div>
      <p id={help} hidden>
        {HELP}
      </p>
      <p className="by-keys" aria-hidden="true">
        Your keys act on the map: arrows go from hex to hex, Enter presses.
      </p>
      <div className="unseen" role="status">
        {said}
      </div>
      {rest?.view === view && bubble ? (
        <div
          key={JSON.stringify(rest.target)}
          className={`bubble ${rest.place.hangs}`}
          style={{ maxHeight: rest.place.room, '--from': `${rest.place.from}px` } as CSSProperties}
        >
          {bubble(rest.target)}
        </div>
      ) : null}
      {overview ? <Overview {...{ table, view, geometry, camera }} /> : null}
      {bare ? <BareNote onBack={() => onBare?.(false)} /> : null}
      <BoardButtons
        board={handle}
        bare={bare}
        turn={turn}
        onBare={onBare}
        onTurn={onTurn}
        overview={overview}
        onOverview={onOverview}
      />
    </section>
  );
}

/** Of the window: a pointer has brought the focus there, and no key has acted on the map since (board.css). */
const BY = 'data-by';
const HELP =
  'Tab goes through what can be chosen now, N to the next counter that can act, X through the counters of a hex; ' +
  'Escape puts back. The question mark lists all keys.';
