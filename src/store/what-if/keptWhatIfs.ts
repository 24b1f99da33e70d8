/** What sides would do, as it is kept beside the record of a game, which knows nothing of it. Stored under `plans`. */
import type { Json, Reason, SideId } from '../../core/contract/values';

/** '' is the name of the one that is being tried. */
export type KeptWhatIf = { readonly name: string; readonly side: SideId; readonly commands: readonly Json[] };
/** A command of a kept one that can no longer be given. */
export type BarredCommand = { readonly text: string; readonly reasons: readonly Reason[] };
/** Letters of a name. */
export const LONGEST_WHAT_IF_NAME = 40;
export const NO_WHAT_IFS: readonly KeptWhatIf[] = [];
/** So many are kept beside a game, and so many commands of each. */
const MOST_WHAT_IFS = 50;
const MOST_COMMANDS = 1_000;

/** What is stored and understood of it. */
export function readWhatIfs(json: unknown): readonly KeptWhatIf[] {
  if (!Array.isArray(json)) return NO_WHAT_IFS;
  const all = json.slice(0, MOST_WHAT_IFS).flatMap((one: unknown): readonly KeptWhatIf[] => {
    if (typeof one !== 'object' || one === null) return [];
    const { name, side, commands } = one as { readonly [key: string]: unknown };
    if (typeof name !== 'string' || typeof side !== 'string' || !Array.isArray(commands)) return [];
    return [{ name, side: side as SideId, commands: commands.slice(0, MOST_COMMANDS) as readonly Json[] }];
  });
  return all.length > 0 ? all : NO_WHAT_IFS;
}

/** What is written beside a record: nothing where there is none. */
export function whatIfsBeside(all: readonly KeptWhatIf[] | undefined): { plans?: readonly KeptWhatIf[] } {
  return all && all.length > 0 ? { plans: all } : {};
}

export function withoutWhatIf(all: readonly KeptWhatIf[], side: SideId, name: string): readonly KeptWhatIf[] {
  return all.filter((one) => one.side !== side || one.name !== name);
}
