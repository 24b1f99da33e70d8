/** Plans as they are kept beside the record of a game, which knows nothing of them. */
import type { Json, Reason, SideId } from '../../core/contract/values';

/** A plan as it is kept beside the record; '' is the name of the one that is being made. */
export type KeptPlan = { readonly name: string; readonly side: SideId; readonly commands: readonly Json[] };
/** A command of a kept plan that can no longer be given. */
export type BarredCommand = { readonly text: string; readonly reasons: readonly Reason[] };
/** Letters of a name. */
export const LONGEST_PLAN_NAME = 40;
export const NO_PLANS: readonly KeptPlan[] = [];
/** So many are kept beside a game, and so many commands of each. */
const MOST_PLANS = 50;
const MOST_COMMANDS = 1_000;

/** What is stored and understood of it. */
export function readPlans(json: unknown): readonly KeptPlan[] {
  if (!Array.isArray(json)) return NO_PLANS;
  const plans = json.slice(0, MOST_PLANS).flatMap((one: unknown): readonly KeptPlan[] => {
    if (typeof one !== 'object' || one === null) return [];
    const { name, side, commands } = one as { readonly [key: string]: unknown };
    if (typeof name !== 'string' || typeof side !== 'string' || !Array.isArray(commands)) return [];
    return [{ name, side: side as SideId, commands: commands.slice(0, MOST_COMMANDS) as readonly Json[] }];
  });
  return plans.length > 0 ? plans : NO_PLANS;
}

/** What is written beside a record: nothing where there is none. */
export function plansBeside(plans: readonly KeptPlan[] | undefined): { plans?: readonly KeptPlan[] } {
  return plans && plans.length > 0 ? { plans } : {};
}

export function withoutPlan(plans: readonly KeptPlan[], side: SideId, name: string): readonly KeptPlan[] {
  return plans.filter((one) => one.side !== side || one.name !== name);
}
