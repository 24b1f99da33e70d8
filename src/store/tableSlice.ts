/** How one looks at the table: what is pointed at, what is laid over the map, how the sheet lies. */

import { stateOf } from '../core/game';
import type { CounterId, Foresight, GameSystem, Mark, Place, Target } from '../core/seam';
import { type Cause, causesOf, placeOf } from './causes';
import { type Cursor, targetOf } from './cursor';
import type { Hands } from './hands';
import type { PLAIN_TABLE } from './idle';
import type { Playing } from './present';

export type Consulting = { readonly system: GameSystem; readonly rule: string };

/** What can lie open over the table or beside it; `choices` are the lists of the armies, at what can be chosen now. */
export type DialogName = 'armies' | 'choices' | 'share' | 'keys' | 'legend';

export type TableState = {
  /** What is pointed at on the board, by whatever device. */
  readonly pointed: Target | null;
  readonly foresight: Foresight | null;
  /** What a refusal is about, or the one reason or log line that is pointed at. */
  readonly causes: readonly Mark[];
  /** What the board is to bring into its middle; `n` tells one call from the next. */
  readonly focus: { readonly place: Place; readonly n: number } | null;
  /** The case that the rulebook lies open at; an empty one is its first page. */
  readonly consulting: Consulting | null;
  /** The counter that overlays and history are about: the one that was last pressed or found. */
  readonly inspected: CounterId | null;
  /** All that were pressed or found, the last one first. */
  readonly lookedAt: readonly CounterId[];
  readonly dialog: DialogName | null;
  readonly countersHidden: boolean;
  /** Where the keyboard is on the board; null while it is not used there. */
  readonly cursor: Cursor | null;

  /** What a press would do now; null in a replay. The same object as long as the position is the same. */
  foresee(target: Target): Foresight | null;
  /** Whether a press there would be carried out at once, rather than begin or add to something, or be refused. */
  wouldAct(target: Target): boolean;
  hover(target: Target | null): void;
  /** Moves the cursor, which is pointing like any other. */
  pointAt(cursor: Cursor | null): void;
  /** Lights shapes and counters; with nothing given, what the refusal is about. */
  pointOut(causes: readonly Cause[]): void;
  /** Brings the first place of a reason into view. */
  lookAt(cause: Cause): void;
  consult(rule: string | null, system?: GameSystem): void;
  inspect(id: CounterId | null): void;
  /** These are as if they had never been looked at. */
  lookAway(ids: readonly CounterId[]): void;
  openDialog(name: DialogName | null): void;
  hideCounters(hidden: boolean): void;
};

export function tableSlice({ get, set }: Hands): Omit<TableState, keyof typeof PLAIN_TABLE | 'consulting'> {
  /** What was foreseen, for the present state and draft. */
  let foreseen = new Map<string, Foresight>();
  let foreseenFor: Playing | null = null;

  return {
    foresee(target) {
      const { play, replay } = get();
      if (!play || replay) return null;
      if (play !== foreseenFor) foreseen = new Map();
      foreseenFor = play;
      const key = JSON.stringify(target);
      const foresight = foreseen.get(key) ?? play.system.foresee(stateOf(play.game), play.draft, target);
      if (foresight) foreseen.set(key, foresight);
      return foresight;
    },
    wouldAct(target) {
      const { play, replay, foresee } = get();
      if (!play || replay || play.system.press(stateOf(play.game), play.draft, target).to !== 'commands')
        return false;
      return foresee(target)?.reasons.length === 0;
    },
    hover(target) {
      const { play, replay, foresee } = get();
      if (!play) return;
      if (replay) return set({ pointed: target });
      const foresight = target && foresee(target);
      if (foresight !== get().foresight || target !== get().pointed) set({ foresight, pointed: target });
    },
    pointAt(cursor) {
      const { play, replay, hover } = get();
      const shown = replay ?? play;
      set({ cursor });
      if (cursor && shown) hover(targetOf(cursor, shown.board.counters));
    },
    pointOut(pointed) {
      const { play, replay, refusal } = get();
      const shown = replay ?? play;
      if (!shown) return;
      const standing = refusal && !refusal.about ? refusal.reasons : [];
      const causes = pointed.length > 0 ? pointed : standing;
      set({ causes: causes.flatMap((cause) => causesOf(cause, shown.board)) });
    },
    lookAt(cause) {
      const { play, replay, focus } = get();
      const shown = replay ?? play;
      const place = shown && placeOf(cause, shown.board);
      if (place !== null) set({ focus: { place, n: (focus?.n ?? 0) + 1 } });
    },
    consult(rule, system = get().play?.system) {
      set({ consulting: rule !== null && system ? { system, rule } : null });
    },
    inspect: (id) => set(looking(id, get().lookedAt)),
    lookAway: (ids) => set({ lookedAt: get().lookedAt.filter((id) => !ids.includes(id)) }),
    openDialog: (dialog) => set({ dialog }),
    hideCounters: (countersHidden) => set({ countersHidden }),
  };
}

/** What is set when a counter is looked at: it goes before those that were looked at earlier. */
export function looking(id: CounterId | null, before: readonly CounterId[]) {
  const lookedAt = id === null ? before : [id, ...before.filter((other) => other !== id)];
  return { inspected: id, lookedAt };
}
