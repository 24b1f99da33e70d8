/** Back and forth in a game: taking back, branches and bookmarks, and looking back without changing anything. */

import { withdrawAwaiting } from '../../core/dice/handDice';
import { type Arrival, arriving, stepBack, stepOn, stepsAhead } from '../../core/drafts';
import { type Game, stateOf } from '../../core/game';
import { nameBranch, withLabel } from '../../core/record/branches';
import { areAtStart, liesOn, MOST_LABELS, parentOf, ROOT } from '../../core/record/record';
import { moveHead, pressesTakenBack, startOfSegment } from '../../core/record/timeline';
import { personsAt } from '../computer/players';
import type { StoreContext } from '../context';
import { NO_TIME_TRAVEL } from '../idle';
import type { Asking, TimeState } from '../state';
import { IN_WHAT_IF, WHAT_IF_BEGINS } from '../what-if/whatIf';
import { builtBy, type OpenGame } from './openGame';
import { beforeLastOwn, redoToOwn } from './ownPresses';
import { lookBackAt, replayOf } from './replay';
import { hasMoveToTakeBack, withoutMoveOf } from './retaking';
import { LOOKING_BACK, tableRefusal } from './tableRefusals';

export function timeSlice(
  context: StoreContext,
): Omit<TimeState, 'asking' | 'retaking' | 'replay' | 'replaySpeed' | 'resumed'> {
  const { get, set, commitGame, refuse } = context;
  const withPlay = (work: (play: OpenGame) => void) => {
    const { play } = get();
    if (play) work(play);
  };
  /** While looking back, only what names a point goes there. */
  const atTheHead = (work: (play: OpenGame) => void) => {
    if (get().replay) refuse(LOOKING_BACK, null);
    else withPlay(work);
  };
  const { moveTo, arrive, goForward, leave } = moves(context);
  const annotate = (play: OpenGame, labels: Partial<Pick<Game['record'], 'bookmarks' | 'branchNames'>>) => {
    if (play.whatIf) return refuse(IN_WHAT_IF, null);
    const { bookmarks = [], branchNames = [] } = labels;
    if (Math.max(bookmarks.length, branchNames.length) > MOST_LABELS) return refuse(TOO_MANY_LABELS, null);
    const { replay, lastReceipt, news, resumed } = get();
    const record = { ...play.game.record, ...labels };
    commitGame({ ...play.game, record }, play, { replay, lastReceipt, news, resumed });
  };

  return {
    undo: () =>
      atTheHead((play) => {
        const { record } = play.game;
        if (record.awaiting && !play.computer) {
          if (isThrown(play)) return refuse(DIE_THROWN, null);
          return commitGame(
            withdrawAwaiting(play.game),
            arriving(play, record.head, 'left', builtBy(play.system)),
          );
        }
        const back = play.computer ? null : stepBack(play, record.head, builtBy(play.system));
        if (back) return commitGame(play.game, back);
        if (areAtStart(record, record.head)) return refuse(AT_THE_START, null);
        const before = beforeLastOwn(play);
        if (before === null) refuse(NOTHING_OF_YOURS, null);
        else moveTo(play, before, 'last');
      }),
    redo: () =>
      atTheHead((play) => {
        const on = play.game.record.awaiting ? null : stepOn(play, play.game.record.head);
        if (on) commitGame(play.game, on);
        else goForward(play, redoToOwn(play), 'first');
      }),
    redoAll: () => atTheHead((play) => goForward(play, moveHead(play.game, play.game.record.tip), 'last')),
    undoSegment: () =>
      atTheHead((play) => {
        const { record } = play.game;
        const start = Math.max(startOfSegment(play.system, play.game), play.whatIf?.from ?? ROOT);
        const begun = arriving(play, record.head, 'first', builtBy(play.system));
        if (begun.trails !== play.trails && !isWithin(play, start)) commitGame(play.game, begun);
        else if (areAtStart(record, record.head)) refuse(AT_THE_START, null);
        else moveTo(play, start, 'first');
      }),
    goToEntry: (entry) => withPlay((play) => moveTo(play, entry, 'left')),
    answerTakeBack: (agreed) =>
      withPlay((play) => {
        const { asking } = get();
        if (asking && agreed) arrive(play, asking.to, asking.arrival);
        else set({ asking: null });
      }),
    canRetake(counter) {
      const { play, replay } = get();
      return play !== null && !replay && !play.computer && hasMoveToTakeBack(play, counter);
    },
    retake: (counter) =>
      atTheHead((play) => {
        if (play.game.record.takeBack === 'never') return refuse(NOT_AGREED, null);
        const found = withoutMoveOf(play, counter);
        if (!found) return refuse(STAYS_THROWN, null);
        const barred = found.barred.map(({ command, state, reasons }) => ({
          text: play.system.commandInWords?.(state, command) ?? '',
          reasons,
        }));
        const { asks } = play.game.record.takeBack === 'ask' && personsAt(play) > 1 ? whoAsks(play) : NOBODY;
        if (barred.length === 0 && !asks) leave(play, found.game);
        else set({ retaking: { counter, barred, asks }, ...UNPOINTED });
      }),
    answerRetaking: (agreed) =>
      withPlay((play) => {
        const { retaking } = get();
        const found = retaking && agreed ? withoutMoveOf(play, retaking.counter) : null;
        if (found) leave(play, found.game);
        else set({ retaking: null });
      }),
    nameBranch: (leaf, name) =>
      withPlay((play) => annotate(play, { branchNames: nameBranch(play.game.record, leaf, name.trim()) })),
    bookmark: (entry, text) =>
      withPlay((play) => {
        annotate(play, { bookmarks: withLabel(play.game.record.bookmarks, entry, text.trim()) });
      }),

    lookBack: (entry, end) => withPlay((play) => set({ replay: replayOf(play, entry, end), ...UNPOINTED })),
    lookBackTo: (at) =>
      withPlay((play) => {
        const { replay } = get();
        if (replay) set({ replay: lookBackAt(play, replay, at), ...UNPOINTED });
      }),
    endLookBack: () => set({ replay: null, ...UNPOINTED }),
    continueHere: () =>
      withPlay((play) => {
        const { replay } = get();
        if (replay?.entry === play.game.record.head) refuse(STANDS_HERE, null);
        else if (replay) moveTo(play, replay.entry, 'left');
      }),
    setReplaySpeed: (replaySpeed) => set({ replaySpeed }),
  };
}

/** How the head moves. Leaving entries of the present line takes something back; going forward on it never does. */
function moves({ set, commitGame, commitCommands, refuse }: StoreContext) {
  const moveTo = (play: OpenGame, entry: number, arrival: Arrival) => {
    const { record } = play.game;
    const { whatIf } = play;
    if (whatIf && (entry === whatIf.from ? record.head === entry : !leadsOn(play, whatIf.from, entry)))
      return refuse(WHAT_IF_BEGINS, null);
    if (entry === record.head) return set({ ...NO_TIME_TRAVEL, ...UNPOINTED });
    if (isThrown(play)) return refuse(DIE_THROWN, null);
    const presses = pressesTakenBack(record, entry);
    const resumed = isOnBranch(play, entry);
    if (presses === 0) return commitCommands(play, moveHead(play.game, entry), { resumed, ...HELD }, arrival);
    if (record.takeBack === 'never') return refuse(NOT_AGREED, null);
    // A computer has nothing against it.
    if (record.takeBack === 'free' || personsAt(play) < 2) return arrive(play, entry, arrival);
    set({ asking: { to: entry, arrival, presses, ...whoAsks(play) }, ...UNPOINTED });
  };
  const arrive = (play: OpenGame, entry: number, arrival: Arrival) => {
    const more = { ...NO_TIME_TRAVEL, ...HELD, lastReceipt: null, resumed: isOnBranch(play, entry) };
    commitGame(moveHead(play.game, entry), arriving(play, entry, arrival, builtBy(play.system)), more);
  };
  /** To a line that has taken the place of the present one. */
  const leave = (play: OpenGame, game: Game) => {
    const drafts = arriving(play, game.record.head, 'left', builtBy(play.system));
    commitGame(game, drafts, { ...NO_TIME_TRAVEL, ...HELD, lastReceipt: null });
  };
  const goForward = (play: OpenGame, game: Game, arrival: Arrival) => {
    const { head } = play.game.record;
    if (isThrown(play)) refuse(DIE_THROWN, null);
    else if (game !== play.game) commitCommands(play, game, HELD, arrival);
    else if (stepsAhead(play, head) > 0)
      commitGame(game, arriving(play, head, arrival, builtBy(play.system)));
    else refuse(NOTHING_UNDONE, null);
  };
  return { moveTo, arrive, goForward, leave };
}

/** Whether an entry lies on a line that goes on from another one. */
function leadsOn({ game }: OpenGame, from: number, entry: number): boolean {
  return entry >= from && liesOn(game.record.entries, from, entry);
}

/** Whether an entry lies in the present segment of the game. */
function isWithin({ system, game, moment }: OpenGame, entry: number): boolean {
  const there = system.moment(stateOf(game, entry));
  return entry !== game.record.head && there.turn === moment.turn && there.segment === moment.segment;
}

/** Whether going there leaves the present line. */
function isOnBranch({ game: { record } }: OpenGame, entry: number): boolean {
  return !liesOn(record.entries, entry, record.tip);
}

/** Whether a die has been entered for a command that waits for another. */
function isThrown({ game }: OpenGame): boolean {
  return (game.record.awaiting?.dice.length ?? 0) > 0;
}

/** A player who goes to another point of the game wants to look: the computer waits there. */
const HELD = { held: true, thinking: false } as const;

const UNPOINTED = { refusal: null, preview: null, causes: [] } as const;

const NOBODY = { asks: null } as const;

const STAYS_THROWN = tableRefusal(
  'table:take-back',
  'staysThrown',
  'A die has been thrown since, and stays thrown: only undo goes back to before it.',
);
const AT_THE_START = tableRefusal(
  'table:take-back',
  'nothingToTakeBack',
  'Nothing has been played yet: there is nothing to take back.',
);
const NOTHING_OF_YOURS = tableRefusal(
  'table:take-back',
  'nothingOfYours',
  'Only the computer has played so far: there is nothing of yours to take back.',
);
const NOTHING_UNDONE = tableRefusal('table:take-back', 'nothingToRedo', 'There is nothing to redo here.');
const NOT_AGREED = tableRefusal(
  'table:take-back',
  'noTakingBack',
  'You agreed at set-up that nothing is taken back: a move that is made stays made.',
);
const TOO_MANY_LABELS = tableRefusal(
  'table:full',
  'tooManyLabels',
  `A game has room for ${MOST_LABELS} bookmarks, and for as many named branches: remove one first.`,
);
const STANDS_HERE = tableRefusal(
  'table:replay',
  'standsHere',
  'The game is already at this point. Return to the game to play on.',
);
const DIE_THROWN = tableRefusal(
  'table:dice',
  'dieThrown',
  'A die has been thrown for this command: it can no longer be taken back before its dice are entered.',
);

/** The side whose play would be taken back asks, the other one answers. */
function whoAsks({ game, system, table }: OpenGame): Pick<Asking, 'by' | 'asks'> {
  const { entries, head } = game.record;
  const before = parentOf(entries, head);
  const mover = system.prompt(stateOf(game, before), null).by;
  return {
    by: table.sides.find(({ id }) => id === mover) ?? null,
    asks: table.sides.find(({ id }) => id !== mover) ?? null,
  };
}
