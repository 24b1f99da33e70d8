/** How the table is viewed: what is pointed at, looked at and open. */

import type { Preview } from '../../core/contract/table';
import type { CounterId } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import type { StoreContext } from '../context';
import type { PLAIN_TABLE } from '../idle';
import type { TableState } from '../state';
import { causesOf, placeOf, placesOfCause } from './causes';
import { targetOf } from './cursor';
import type { OpenGame } from './openGame';

export function tableSlice({
  get,
  set,
}: StoreContext): Omit<TableState, keyof typeof PLAIN_TABLE | 'consulting'> {
  /** Previews for the present state and draft. */
  let previewed = new Map<string, Preview>();
  let previewedIn: OpenGame | null = null;

  return {
    previewOf(target) {
      const { play, replay } = get();
      if (!play || replay) return null;
      if (play !== previewedIn) previewed = new Map();
      previewedIn = play;
      const key = JSON.stringify(target);
      const known = previewed.get(key);
      if (known) return known;
      const preview = play.system.preview(stateOf(play.game), play.draft, target);
      const shown = play.computer && preview ? atRest(preview) : preview;
      if (shown) previewed.set(key, shown);
      return shown;
    },
    wouldAct(target) {
      const { play, replay, previewOf } = get();
      if (
        !play ||
        replay ||
        play.computer ||
        play.system.press(stateOf(play.game), play.draft, target).to !== 'commands'
      )
        return false;
      return previewOf(target)?.reasons.length === 0;
    },
    hover(target, given) {
      const { play, replay, previewOf } = get();
      if (!play) return;
      if (replay) return set({ pointed: target });
      const preview = given ?? (target && previewOf(target));
      if (preview !== get().preview || target !== get().pointed) set({ preview, pointed: target });
    },
    pointAt(cursor) {
      const { play, replay, hover } = get();
      const shown = replay ?? play;
      set({ cursor });
      if (cursor && shown) hover(targetOf(cursor, shown.board.counters));
    },
    pointOut(pointed, means = 'named') {
      const { play, replay, refusal } = get();
      const shown = replay ?? play;
      if (!shown) return;
      const standing = refusal && !refusal.about ? refusal.reasons : [];
      const [causes, as] = pointed.length > 0 ? [pointed, means] : [standing, 'cause' as const];
      set({ causes: causes.flatMap((cause) => causesOf(cause, shown.board, as)) });
    },
    lookAt(cause) {
      const { play, replay, focus } = get();
      const shown = replay ?? play;
      const place = shown && placeOf(cause, shown.board);
      if (place !== null) set({ focus: { place, n: (focus?.n ?? 0) + 1 } });
    },
    bringIntoView(cause, legibly) {
      const { play, replay, inView } = get();
      const shown = replay ?? play;
      const places = shown ? placesOfCause(cause, shown.board) : [];
      if (places.length > 0)
        set({ inView: { places, n: (inView?.n ?? 0) + 1, ...(legibly && { legibly }) } });
    },
    showPlan: (plan) => set({ plan }),
    consult(rule, system = get().play?.system) {
      set({ consulting: rule !== null && system ? { system, rule } : null });
    },
    inspect: (id) => set(looking(id, get().lookedAt)),
    lookAway: (ids) => set({ lookedAt: get().lookedAt.filter((id) => !ids.includes(id)) }),
    openDialog: (dialog) => set({ dialog }),
    hideCounters: (countersHidden) => set({ countersHidden }),
  };
}

/** What is set when a counter is looked at: it comes before those looked at earlier. */
export function looking(id: CounterId | null, before: readonly CounterId[]) {
  const lookedAt = id === null ? before : [id, ...before.filter((other) => other !== id)];
  return { inspected: id, lookedAt };
}

/** What is there, without what a press would do. */
function atRest({ about }: Preview): Preview {
  return { ...(about ? { about } : {}), text: '', cost: '', reasons: [], marks: [] };
}
