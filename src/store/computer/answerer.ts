/** What the computer player is asked, and how it answers, in the page or in a worker. */
import type { Mind, Plan, Why } from '../../core/contract/opponent';
import type { Rules, SystemTypes } from '../../core/contract/rules';
import type { CounterId, Json, Place } from '../../core/contract/values';
import { ADVISER, LEVELS, type LevelName } from '../../core/opponent/levels';
import { decide, proposals } from '../../core/opponent/opponent';
import { rehearse } from '../../core/opponent/rehearse';
import { type Act, type Better, type Review, review } from '../../core/opponent/review';
import type { Answerer, Question } from '../desk/question';

/** What it draws by chance comes of the seed: none of the dice of the game do. */
export type ComputerAbout = { readonly system: string; readonly seed: string } & Asked;
type Asked =
  /** What a player of that level does. */
  | { readonly kind: 'decision'; readonly level: LevelName }
  /** What a person might do: so many different plans at most. */
  | { readonly kind: 'advice'; readonly wanted: number }
  /** Nothing: it plays on for itself at that level, so that the first answers do not take longer than others. */
  | { readonly kind: 'rehearsal'; readonly level: LevelName }
  /** What has been done from there on, to look back at. */
  | { readonly kind: 'review'; readonly acts: readonly Act[] };
export type ComputerQuestion = Question<ComputerAbout>;
export type Proposal = {
  readonly commands: readonly Json[];
  /** A reason in one sentence; '' where there is none. */
  readonly why: string;
  readonly counters: readonly CounterId[];
  readonly places: readonly Place[];
  /** What is done after it as long as it is legal, each with its own reason. */
  readonly after: readonly Pick<Proposal, 'commands' | 'why'>[];
};
/** What was done, as the computer judges it; amounts are hundredths, for the side that decided. */
export type Judged = Omit<Review, 'better'> & {
  /** What it would have done instead, where that is clearly better. */
  readonly better: (Omit<Better, 'plan'> & Proposal) | null;
  /** What a hundred of them are, in the plural. */
  readonly unit: string;
};
export type ComputerAnswer = {
  /** The best first; none where nothing is left to decide, or the system has no mind. */
  readonly proposals: readonly Proposal[];
  /** Where it was asked for what has been done; null: nothing was to be decided. */
  readonly judged?: Judged | null;
};

/** Commands of a rehearsal, and milliseconds that it lasts at most: who begins to play before its end waits for that. */
const REHEARSED = 200;
const REHEARSING = 500;

type Known = { readonly systems: readonly Rules[]; readonly minds: readonly Mind[] };

export function computerAnswerer({ systems, minds }: Known): Answerer<ComputerAbout, ComputerAnswer> {
  return ({ state, about }, stop) => {
    const rules = systems.find(({ id }) => id === about.system);
    const mind = minds.find(({ system }) => system === about.system);
    if (!rules || !mind) return { proposals: [] };
    const { seed } = about;
    if (about.kind === 'rehearsal') {
      const end = performance.now() + REHEARSING;
      const isOver = () => performance.now() > end || stop();
      rehearse({ rules, mind, level: LEVELS[about.level], seed }, state, REHEARSED, isOver);
      return { proposals: [] };
    }
    if (about.kind === 'review') {
      const reviewed = review({ rules, mind, seed }, state, about.acts, stop);
      return { proposals: [], judged: judgedOf(mind, state, reviewed) };
    }
    const plans =
      about.kind === 'advice'
        ? proposals({ rules, mind, level: ADVISER, seed }, state, about.wanted, stop)
        : [decide({ rules, mind, level: LEVELS[about.level], seed }, state, stop)];
    return { proposals: plans.flatMap((plan) => (plan ? [proposalOf(mind, state, plan)] : [])) };
  };
}

function proposalOf(mind: Mind, state: Json, { commands, why, after = [] }: Plan<SystemTypes>): Proposal {
  const told = (reason: Why) => mind.told?.(state, reason) ?? '';
  return {
    ...{ commands, why: told(why), counters: why.counters, places: why.places ?? [] },
    after: after.map((one) => ({ commands: one.commands, why: told(one.why) })),
  };
}

function judgedOf(mind: Mind, state: Json, reviewed: Review | null): Judged | null {
  if (!reviewed) return null;
  const { better, ...rest } = reviewed;
  const { unit } = mind;
  if (!better) return { ...rest, better, unit };
  const { plan, ...more } = better;
  return { ...rest, better: { ...more, ...proposalOf(mind, state, plan) }, unit };
}
