/** What the computer player is asked, and how it answers, in the page or in a worker. */
import type { Mind, Plan } from '../../core/contract/opponent';
import type { Rules, SystemTypes } from '../../core/contract/rules';
import type { CounterId, Json } from '../../core/contract/values';
import { LEVELS, type LevelName } from '../../core/opponent/levels';
import { decide, proposals } from '../../core/opponent/opponent';
import { type Act, type Better, type Review, review } from '../../core/opponent/review';

export type About = {
  readonly system: string;
  readonly level: LevelName;
  /** What it draws by chance comes of it: none of the dice of the game do. */
  readonly seed: string;
  /** 1: what it would do; more: so many different plans at most. */
  readonly wanted: number;
  /** What has been done from there on: it is looked back at, at whatever level, instead of what would be done now. */
  readonly acts?: readonly Act[];
};
export type Question = { readonly state: Json; readonly about: About };
export type Proposal = {
  readonly commands: readonly Json[];
  /** A reason in one sentence; '' where there is none. */
  readonly why: string;
  readonly counters: readonly CounterId[];
};
/** What was done, as the computer judges it; amounts are hundredths, for the side that decided. */
export type Judged = Omit<Review, 'better'> & {
  /** What it would have done instead, where that is clearly better. */
  readonly better: (Omit<Better, 'plan'> & Proposal) | null;
  /** What a hundred of them are, in the plural. */
  readonly unit: string;
};
export type Answer = {
  /** The best first; none where nothing is left to decide, or the system has no mind. */
  readonly proposals: readonly Proposal[];
  /** Where it was asked for what has been done; null: nothing was to be decided. */
  readonly judged?: Judged | null;
};

export type Known = { readonly systems: readonly Rules[]; readonly minds: readonly Mind[] };
/** `stop` is asked again and again; true ends the thought with what has been found. */
export type Thinker = (question: Question, stop: () => boolean) => Answer;

export function thinkerOf({ systems, minds }: Known): Thinker {
  return ({ state, about: { system, level, seed, wanted, acts } }, stop) => {
    const rules = systems.find(({ id }) => id === system);
    const mind = minds.find((one) => one.system === system);
    if (!rules || !mind) return { proposals: [] };
    if (acts)
      return {
        proposals: [],
        judged: judgedOf(mind, state, review({ rules, mind, seed }, state, acts, stop)),
      };
    const thinker = { rules, mind, level: LEVELS[level], seed };
    const plans = wanted > 1 ? proposals(thinker, state, wanted, stop) : [decide(thinker, state, stop)];
    return { proposals: plans.flatMap((plan) => (plan ? [proposalOf(mind, state, plan)] : [])) };
  };
}

function proposalOf(mind: Mind, state: Json, { commands, why }: Plan<SystemTypes>): Proposal {
  return { commands, why: mind.told?.(state, why) ?? '', counters: why.counters };
}

function judgedOf(mind: Mind, state: Json, reviewed: Review | null): Judged | null {
  if (!reviewed) return null;
  const { better, ...rest } = reviewed;
  const { unit } = mind;
  if (!better) return { ...rest, better, unit };
  const { plan, ...more } = better;
  return { ...rest, better: { ...more, ...proposalOf(mind, state, plan) }, unit };
}
