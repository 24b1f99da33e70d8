import type { OpenGame } from '../../store/table/openGame';

/** What to do now, in one sentence: while a die is awaited nothing else can be done. */
export function instructionOf({ prompt, wanted }: OpenGame): string {
  return wanted ? 'Throw a die and enter what it shows.' : prompt.instruction;
}

/** The same for screen readers, with the purpose of the die. */
export function instructionAloud(play: OpenGame): string {
  return play.wanted ? `${instructionOf(play)} ${play.wanted.purpose}.` : instructionOf(play);
}
