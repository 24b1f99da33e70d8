import type { OpenGame } from '../../store/table/openGame';

/** What the second tap on the map is for; beside the finger and, while that is read, in the panel. */
export const AGAIN = 'Tap there again to do this.';

/** What to do now, in one sentence: while a die is awaited nothing else can be done. */
export function instructionOf({ prompt, wanted }: OpenGame): string {
  return wanted ? 'Throw a die and enter what it shows.' : prompt.instruction;
}

/** The same for screen readers, with the purpose of the die. */
export function instructionAloud(play: OpenGame): string {
  return play.wanted ? `${instructionOf(play)} ${play.wanted.purpose}.` : instructionOf(play);
}

/** What a press on something that was chosen has done; said to those who listen with all that was built (`voice`). */
export function putBackInWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const whom = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
  return `${whom} ${names.length > 1 ? 'are' : 'is'} no longer chosen.`;
}
