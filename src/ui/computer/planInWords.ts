import type { GameSystem } from '../../core/contract/system';
import type { Json } from '../../core/contract/values';

/** Commands of a plan that are put into words; one more is not worth leaving out. */
const IN_WORDS = 2;

/** Its first commands in sentences, and how many more there are; '' where the system puts none into words. */
export function planInWords(system: GameSystem, state: Json, commands: readonly Json[]): string {
  const told = commands
    .slice(0, commands.length > IN_WORDS + 1 ? IN_WORDS : commands.length)
    .flatMap((command) => system.commandInWords?.(state, command) ?? []);
  const more = commands.length - told.length;
  return [...told, ...(more > 0 && told.length > 0 ? [`And ${more} more.`] : [])].join(' ');
}
