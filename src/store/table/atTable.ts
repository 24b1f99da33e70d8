/**
 * What acts on the game on the table. It is loaded with the battles and their rules: the start page, which is there
 * before them, has no game to act on. Nothing here judges what is legal: a press goes to the system, its commands
 * through `perform`, and the result is set at once.
 */

import { assertNever } from '../../core/assertNever';
import type { SystemTypes } from '../../core/contract/rules';
import type { GameSystem } from '../../core/contract/system';
import type { Target } from '../../core/contract/table';
import type { Json, Reason } from '../../core/contract/values';
import { enterDie, takeDiceFrom } from '../../core/dice/handDice';
import {
  type Arrival,
  arriving,
  begunAt,
  type Drafts,
  declared,
  drawn,
  goingOn,
  laidAside,
  putBack,
} from '../../core/drafts';
import { type Game, stateOf } from '../../core/game';
import { DataError } from '../../core/json/dataError';
import { itemAt } from '../../core/list';
import { goOn, performPress } from '../../core/perform';
import { inCommon, OPENING } from '../../core/record/record';
import type { Performed } from '../../core/resolve';
import { computerSlice } from '../computer/computerSlice';
import type { AtTable, Outside, StoreContext } from '../context';
import { NO_TIME_TRAVEL } from '../idle';
import { savedOf } from '../saved/savedOf';
import { NO_SPARES } from '../saved/spares';
import type { GameState, Refused, TableActions } from '../state';
import { askToKeep, storageOf, underItsName } from '../storageState';
import { IN_WHAT_IF, isAtEndOfWhatIf, realOf, WHAT_IF_ENDS, withinWhatIf } from '../what-if/whatIf';
import { whatIfSlice } from '../what-if/whatIfSlice';
import { causesOf, markedAt } from './causes';
import { writtenOf } from './gameLog';
import { builtBy, deriveView, type OpenGame, summaryOf, wayBack } from './openGame';
import { planAfter, planWith } from './planAfter';
import { putBackBy } from './putBack';
import { COMPUTER_DECIDES, ELSEWHERE, LOOKING_BACK, tableRefusal } from './tableRefusals';
import { looking, tableSlice } from './tableSlice';
import { timeSlice } from './timeSlice';

/** What no longer applies once position or draft have changed. */
const FRESH = {
  ...NO_TIME_TRAVEL,
  ...{ refusal: null, putBack: [], preview: null, causes: [], plan: null, news: [] },
} as const;
const MISTAKE = 'This is a fault in Tercio, not in your play. Nothing was changed.';
const DIE_AWAITED = tableRefusal(
  'table:dice',
  'dieFirst',
  'A die is awaited: enter it, or take the command back first.',
);

export function atTable({ get, set }: Pick<StoreContext, 'get' | 'set'>, outside: Outside): AtTable {
  const { savedGames, spares = NO_SPARES } = outside;
  const keep = async (play: OpenGame) => {
    const [saved, summary] = [savedOf(play), summaryOf(play)];
    const kept = await savedGames.write(play.id, saved, summary);
    if (kept.kept !== 'memory') {
      void askToKeep(play.game.record.entries.length);
      spares.keep(kept.id, saved, summary);
      // After a failed write the browser may throw its database away, though this write has succeeded.
      if (get().storage.kept === 'memory') void spares.flush();
    }
    set({ storage: storageOf(kept, get()), ...underItsName(kept, play, get()) });
  };

  const context: StoreContext = {
    get,
    set,
    commit(play, more = {}) {
      if (get().elsewhere && get().play?.id === play.id) return refuse(ELSEWHERE, null);
      // First of all: if something that only watches fails, that must not cost the command.
      void keep(realOf(play));
      set({ ...FRESH, ...more, play });
    },
    commitGame(game, drafts, more = {}) {
      const { play } = get();
      if (play && (game !== play.game || drafts.draft !== play.draft || drafts.trails !== play.trails))
        context.commit(deriveView(play, game, drafts, play), more);
    },
    commitCommands(play, game, more = {}, arrival = 'left') {
      const next = deriveView(play, game, draftsAfter(play, game, arrival), play);
      const news = next.log.line
        .slice(inCommon(play.log.line, next.log.line))
        .flatMap((entry) => writtenOf(next.system, next.game, entry).lines);
      // The dice thrown are shown until the game goes on without any.
      const lastReceipt = news.findLast((line) => line.receipt && line.dice.length > 0) ?? null;
      context.commit(next, { ...more, news, lastReceipt, plan: planAfter(get().plan, next.board) });
    },
    refuse(reasons, target, marks = []) {
      const { play } = get();
      const causes = play ? reasons.flatMap((reason) => causesOf(reason, play.board)) : [];
      set({ refusal: { reasons, target, marks }, causes, ...inspecting(target) });
    },
  };
  const { commit, commitGame, commitCommands, refuse } = context;
  /** A counter that is pressed becomes the one looked at, whatever the press leads to. */
  const inspecting = (target: Target | null): Partial<GameState> =>
    target?.on === 'counter' ? looking(target.id, get().lookedAt) : {};

  const refusePress = (reasons: readonly Reason[], target: Target) =>
    refuse(reasons, target, get().previewOf(target)?.marks);

  /** Nothing was attempted, so nothing stands in its way: no cause is lit. */
  const explain = (reasons: readonly Reason[], target: Target, about: readonly string[]) =>
    set({ refusal: { reasons, target, marks: [], about }, causes: [], ...inspecting(target) });

  const pressOn = (play: OpenGame, target: Target) => {
    const { system, game, draft } = play;
    const pressed = system.press(stateOf(game), draft, target);
    switch (pressed.to) {
      case 'draft': {
        const drafts = drawn(play, game.record.head, pressed.draft, builtBy(system));
        const next = deriveView(play, game, drafts, play);
        commit(next, {
          lastReceipt: get().lastReceipt,
          plan: planWith(get().plan, target),
          putBack: putBackBy(target, play.board, next.board),
          ...inspecting(target),
        });
        if (pressed.left && get().play === next) refuse(pressed.left, target);
        return;
      }
      case 'refusal':
        return pressed.about
          ? explain(pressed.reasons, target, pressed.about)
          : refusePress(pressed.reasons, target);
      case 'commands': {
        const done = withinWhatIf(play, performPress(system, game, pressed.commands));
        if (done.refused) return refusePress(done.refused, target);
        const awaitedMarks = markedAt(play, target);
        // Who plays on wants the others to.
        const more = { ...inspecting(target), awaitedMarks, held: false };
        const begun = pressed.begun === undefined ? play : { ...play, draft: pressed.begun };
        if (done.game !== game) commitCommands(begun, done.game, more);
        return;
      }
      default:
        return assertNever(pressed);
    }
  };

  const after = (performed: Performed<SystemTypes>, play: OpenGame) => {
    if (performed.outcome === 'refused') return refuse(performed.reasons, null);
    const { game } = performed;
    const press = itemAt(game.record.entries, game.record.head)?.press ?? OPENING;
    commitCommands(play, performed.outcome === 'done' ? goOn(play.system, game, press) : game);
  };

  const actions: TableActions = {
    ...timeSlice(context),
    ...tableSlice(context),
    ...computerSlice(context),
    ...whatIfSlice(context),

    asSaved() {
      const { play } = get();
      return play && savedOf(realOf(play));
    },

    press(target) {
      const { play, replay } = get();
      if (!play) return;
      if (replay) return refuse(LOOKING_BACK, target);
      if (play.computer) return refuse(COMPUTER_DECIDES, target);
      if (isAtEndOfWhatIf(play)) return refuse(WHAT_IF_ENDS, target);
      try {
        pressOn(play, target);
      } catch (error) {
        // If nothing was set yet, the game is unchanged; the player has to know.
        if (get().play === play) refuse(tableRefusal('table:mistake', 'mistake', MISTAKE), target);
        throw error;
      }
    },
    prepare(targets) {
      const { play, replay } = get();
      const begun = play && !play.computer && !replay ? begunBy(play, targets) : null;
      if (!play || !begun) return false;
      const drafts = drawn(play, play.game.record.head, begun.draft, builtBy(play.system));
      const [first = null] = targets;
      commit(deriveView(play, play.game, drafts, play), {
        lastReceipt: get().lastReceipt,
        ...inspecting(first),
      });
      return true;
    },
    giveAll(commands) {
      const { play, replay } = get();
      if (!play || play.computer || play.wanted || isAtEndOfWhatIf(play)) return false;
      if (replay) {
        refuse(LOOKING_BACK, null);
        return false;
      }
      const done = withinWhatIf(play, performPress(play.system, play.game, commands));
      if (done.refused) refuse(done.refused, null);
      if (done.game === play.game) return false;
      commitCommands(play, done.game, { held: false });
      return true;
    },
    layAgain(json) {
      const { play, replay } = get();
      if (!play || replay || play.computer) return null;
      const { system, game } = play;
      const read = asDraft(system, json);
      if ('text' in read) return read;
      const reasons = system.whyNotKept?.(stateOf(game), read.draft) ?? [];
      if (reasons.length > 0) return { text: '', reasons };
      commit(deriveView(play, game, drawn(play, game.record.head, read.draft, builtBy(system)), play), {
        lastReceipt: get().lastReceipt,
      });
      return null;
    },
    cancelDraft() {
      const { play, replay } = get();
      if (replay) return get().endLookBack();
      const choice = play && wayBack(play.prompt);
      if (choice) return get().press(choice.target);
      const back = play && putBack(play, play.game.record.head, builtBy(play.system));
      if (play && back) commitGame(play.game, back);
      else set({ ...FRESH });
    },
    dismissRefusal: () => set({ refusal: null, causes: [] }),

    takeDiceFrom(by) {
      const { play, lastReceipt, news } = get();
      if (!play || realOf(play).game.record.diceFrom === by) return;
      if (play.whatIf) return refuse(IN_WHAT_IF, null);
      if (play.game.record.awaiting) return refuse(DIE_AWAITED, null);
      commitGame(takeDiceFrom(play.game, by), play, { lastReceipt, news, replay: get().replay });
    },
    enterDie(face) {
      const { play, replay } = get();
      if (replay) refuse(LOOKING_BACK, null);
      else if (play) after(enterDie(play.system, play.game, face), play);
    },
    withdrawDie() {
      const { play, undo } = get();
      if (play?.game.record.awaiting) undo();
    },
  };
  return { actions, commit, keep };
}

/** A draft as its system reads it, or what is wrong with it and where. */
function asDraft(system: GameSystem, json: Json): { readonly draft: Json } | Refused {
  try {
    return { draft: system.read.draft(json) };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { text: `It is damaged: ${error.message}.`, reasons: [] };
  }
}

/**
 * What these presses begin, one after the other with nothing begun; null: one of them carries something out or is
 * refused.
 */
function begunBy({ system, game }: OpenGame, targets: readonly Target[]): { readonly draft: Json } | null {
  let draft: Json = null;
  for (const target of targets) {
    const pressed = system.press(stateOf(game), draft, target);
    if (pressed.to !== 'draft') return null;
    draft = pressed.draft;
  }
  return { draft };
}

/** While a die is awaited nothing is begun; the draft of the command is kept in case it is withdrawn. */
function draftsAfter(
  { system, draft, trails, game: before }: OpenGame,
  game: Game,
  arrival: Arrival,
): Drafts {
  const [from, to] = [before.record.head, game.record.head];
  const isNew = game.record.entries !== before.record.entries;
  const left = isNew ? declared({ draft, trails }, from) : laidAside({ draft, trails });
  if (from === to || game.record.awaiting) return left;
  // With a die entered by hand, what goes on has been laid aside already.
  const begun = draft ?? begunAt({ trails }, from);
  const on = isNew && begun !== null ? (system.goesOn?.(stateOf(game), begun) ?? null) : null;
  return arriving(goingOn(left, to, on), to, arrival, builtBy(system));
}
