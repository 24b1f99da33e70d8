/**
 * Plays the sides that are the computer's: asks what it would do, and carries that out act by act at the pace that the
 * player has chosen. It follows the game on the table, so that whatever happens there (a stop, a take-back, another
 * tab, a look back) is heeded at once.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { Json, SideId } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import type { LevelName } from '../../core/opponent/levels';
import { liesOn, ROOT } from '../../core/record/record';
import type { Lazy } from '../opening/lazy';
import type { Pace, SettingsState } from '../settings';
import type { GameStore } from '../state';
import type { OpenGame } from '../table/openGame';
import type { Proposal } from './answerer';
import type { ComputerDesk } from './desk';
import { deciding, giveIn, NOT_FETCHED } from './due';
import { seedOf } from './seed';

export type Playing = {
  readonly game: GameStore;
  readonly settings: StoreApi<Pick<SettingsState, 'pace'>>;
  readonly desk: Lazy<ComputerDesk>;
};

/** Milliseconds before each act. */
const PACE_OF: { readonly [P in Pace]: number } = { once: 0, brisk: 700, slow: 2_200 };

const NOTHING_LEGAL =
  'The computer has found nothing that may be done here. That is a fault in Tercio: take its side over to play on.';

/** A decision that is open, and what has been found to do. */
type Turn = {
  readonly id: string;
  readonly state: Json;
  readonly side: SideId;
  readonly level: LevelName;
  act: Act | null;
  /** It waits for a look back, or a question, to end. */
  isDue: boolean;
  cancel(): void;
};
/** A command, with what is left of the plan after it. */
type Act = { readonly command: Json; readonly why: string; readonly left: readonly Doing[] };
type Doing = Pick<Proposal, 'commands' | 'why'>;

/** What is returned ends it. */
export function followComputer({ game, settings, desk }: Playing): () => void {
  let turn: Turn | null = null;
  /** What is left of the plan of each side. */
  const left = new Map<string, readonly Doing[]>();
  let stood = { id: '', head: ROOT };
  /** The states between two segments at which it has waited, so that their results could be read. */
  const read = new WeakSet<object>();

  const end = () => {
    const ended = turn;
    turn = null;
    ended?.cancel();
    if (game.getState().thinking) game.setState({ thinking: false });
  };

  const carryOut = (ended: Turn) => {
    const { act } = ended;
    if (turn !== ended || !act) return;
    const { replay, asking, carryOut: done } = game.getState();
    ended.isDue = true;
    if (replay || asking) return;
    turn = null;
    left.set(keyOf(ended), act.left);
    // It was legal: only a full game refuses it, and says so.
    if (!done(act.command, act.why)) game.getState().hold(true);
  };
  const prepare = (begun: Turn, act: Act) => {
    begun.act = act;
    const timer = setTimeout(() => carryOut(begun), PACE_OF[settings.getState().pace]);
    begun.cancel = () => clearTimeout(timer);
  };
  const found = (begun: Turn, proposal: Proposal | undefined) => {
    if (turn !== begun) return;
    game.setState({ thinking: false });
    const act = proposal ? firstOf([proposal, ...proposal.after]) : null;
    if (act) prepare(begun, act);
    else giveIn(game, NOTHING_LEGAL);
  };
  const think = (begun: Turn, play: OpenGame) => {
    const { state, level } = begun;
    const seed = seedOf(play.game.record.seed);
    const about = { system: play.system.id, seed, kind: 'decision', level } as const;
    game.setState({ thinking: true });
    const ask = (there: ComputerDesk) => {
      if (turn !== begun) return;
      begun.cancel = there.ask({ state, about }, (answer) => {
        if (turn !== begun) return;
        if (answer) found(begun, answer.proposals[0]);
        else giveIn(game, NOT_FETCHED);
      });
    };
    const there = desk.now();
    if (there) ask(there);
    else desk.fetch().then(ask, () => turn === begun && giveIn(game, NOT_FETCHED));
  };
  const begin = (play: OpenGame, begun: Turn) => {
    turn = begun;
    const act = firstOf(left.get(keyOf(begun)) ?? []);
    const { system } = play;
    const isLegal = act && system.check(begun.state, system.canonical(begun.state, act.command)).length === 0;
    if (isLegal) prepare(begun, act);
    else think(begun, play);
  };

  const look = () => {
    const now = game.getState();
    const { play } = now;
    if (play) {
      const { entries, head } = play.game.record;
      if (play.id !== stood.id || !liesOn(entries, stood.head, head)) left.clear();
      stood = { id: play.id, head };
    }
    const results = play && resultsIn(play);
    if (results && now.held) read.add(results);
    const decides = play && deciding(now);
    if (!play || !decides) return end();
    const at = { id: play.id, state: stateOf(play.game), side: decides.side.id, level: decides.level };
    if (turn && isSame(turn, at)) {
      if (turn.isDue) carryOut(turn);
      return;
    }
    end();
    // What that has changed was looked at already.
    if (turn) return;
    // Held there, it counts them as read.
    if (results && !read.has(results)) return now.hold(true);
    begin(play, { ...at, act: null, isDue: false, cancel: () => {} });
  };

  const unfollow = game.subscribe(look);
  look();
  return () => {
    unfollow();
    end();
  };
}

/** null: nothing is left. */
function firstOf([next, ...others]: readonly Doing[]): Act | null {
  const [command, ...rest] = next?.commands ?? [];
  if (!next || command === undefined) return null;
  const { why } = next;
  return { command, why, left: rest.length > 0 ? [{ commands: rest, why }, ...others] : others };
}

/** The state whose results are there to be read; null: there are none. */
function resultsIn({ interlude, game }: OpenGame): object | null {
  const state = stateOf(game);
  return interlude && typeof state === 'object' ? state : null;
}

function keyOf({ side, level }: Pick<Turn, 'side' | 'level'>): string {
  return `${side} ${level}`;
}

function isSame(one: Turn, other: Pick<Turn, 'id' | 'state' | 'side' | 'level'>): boolean {
  return (
    one.id === other.id && one.state === other.state && one.side === other.side && one.level === other.level
  );
}
