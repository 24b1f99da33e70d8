/** Looks back at a whole game, stretch after stretch, as long as somebody wants to know; what was found is kept. */
import type { Json } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import type { Judged } from '../computer/answerer';
import type { ComputerDesk } from '../computer/desk';
import { seedOf } from '../computer/seed';
import type { OpenGame } from '../table/openGame';
import { stretchesOf } from './stretches';
import type { Reviewed } from './totals';

export type ReviewProgress = {
  readonly done: number;
  readonly of: number;
  readonly all: readonly Reviewed[];
  /** Nothing more can be found: the rules for it could not be fetched. */
  readonly failed: boolean;
};

/** By the state that a stretch ends with, which belongs to its last entry alone; null: nothing was to be decided. */
const kept = new WeakMap<object, Judged | null>();

/** `hear` is called at once and with every stretch; what is returned ends it. */
export function reviewGame(
  desk: Pick<ComputerDesk, 'ask'>,
  play: OpenGame,
  hear: (progress: ReviewProgress) => void,
): () => void {
  const stretches = stretchesOf(play);
  const all: Reviewed[] = [];
  const about = { system: play.system.id, seed: seedOf(play.game.record.seed), kind: 'review' } as const;
  let isOver = false;
  let forget = () => {};
  const tell = (done: number, failed = false) => hear({ done, of: stretches.length, all: [...all], failed });
  const lookAt = (i: number) => {
    tell(i);
    const stretch = stretches[i];
    if (isOver || !stretch) return;
    const { state, acts, entries } = stretch;
    const ended = stateOf(play.game, entries.at(-1));
    const found = (judged: Judged | null) => {
      if (judged) all.push({ ...stretch, judged });
      lookAt(i + 1);
    };
    const known = isObject(ended) ? kept.get(ended) : undefined;
    if (known !== undefined) return found(known);
    forget = desk.ask({ state, about: { ...about, acts } }, (answer) => {
      if (isOver) return;
      if (!answer) return tell(i, true);
      const judged = answer.judged ?? null;
      if (isObject(ended)) kept.set(ended, judged);
      found(judged);
    });
  };
  lookAt(0);
  return () => {
    isOver = true;
    forget();
  };
}

function isObject(state: Json): state is Json & object {
  return typeof state === 'object' && state !== null;
}
