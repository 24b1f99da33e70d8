/** What the computer player is asked, and how it answers, in the page or in a worker. */
import type { Mind, Plan } from '../../core/contract/opponent';
import type { Rules, SystemTypes } from '../../core/contract/rules';
import type { CounterId, Json } from '../../core/contract/values';
import { LEVELS, type LevelName } from '../../core/opponent/levels';
import { decide, proposals } from '../../core/opponent/opponent';

export type About = {
  readonly system: string;
  readonly level: LevelName;
  /** What it draws by chance comes of it: none of the dice of the game do. */
  readonly seed: string;
  /** 1: what it would do; more: so many different plans at most. */
  readonly wanted: number;
};
export type Question = { readonly state: Json; readonly about: About };
export type Proposal = {
  readonly commands: readonly Json[];
  /** A reason in one sentence; '' where there is none. */
  readonly why: string;
  readonly counters: readonly CounterId[];
};
/** The best first; none where nothing is left to decide, or the system has no mind. */
export type Answer = { readonly proposals: readonly Proposal[] };

export type Known = { readonly systems: readonly Rules[]; readonly minds: readonly Mind[] };
/** `stop` is asked again and again; true ends the thought with what has been found. */
export type Thinker = (question: Question, stop: () => boolean) => Answer;

export function thinkerOf({ systems, minds }: Known): Thinker {
  return ({ state, about: { system, level, seed, wanted } }, stop) => {
    const rules = systems.find(({ id }) => id === system);
    const mind = minds.find((one) => one.system === system);
    if (!rules || !mind) return { proposals: [] };
    const thinker = { rules, mind, level: LEVELS[level], seed };
    const plans = wanted > 1 ? proposals(thinker, state, wanted, stop) : [decide(thinker, state, stop)];
    return { proposals: plans.flatMap((plan) => (plan ? [proposalOf(mind, state, plan)] : [])) };
  };
}

function proposalOf(mind: Mind, state: Json, { commands, why }: Plan<SystemTypes>): Proposal {
  return { commands, why: mind.told?.(state, why) ?? '', counters: why.counters };
}
