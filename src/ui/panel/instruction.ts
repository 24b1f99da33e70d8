import type { Playing } from '../../store/table/present';

/** What to do now, in one sentence: while a die is awaited nothing else can be done. */
export function instructionOf({ prompt, wanted }: Playing): string {
  return wanted ? 'Throw a die and enter what it shows.' : prompt.instruction;
}

/** The same for those who listen, with what the die is for. */
export function instructionAloud(play: Playing): string {
  return play.wanted ? `${instructionOf(play)} ${play.wanted.purpose}.` : instructionOf(play);
}
