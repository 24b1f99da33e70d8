/** What the rules of a skirmish add to the printed ones: it stands with what the table itself asks for. */
import type { CaseText } from '../rulebook/case';

export const SKIRMISH_CASES = {
  'table:victory': {
    title: 'Victory by losses',
    text: 'A rule of this table’s own for scenarios of its own, and not of the printed game. After the last Game-Turn the side with more points wins: 1 for each enemy Strength Point eliminated, and what the scenario names for a captured gun that is held then and for an eliminated Leader.',
    ruling:
      'Units count with their face strength. A gun counts against its printed owner, one that was retaken for neither side. A lead smaller than the scenario asks for is a draw.',
    option: '',
  },
} satisfies { readonly [rule: string]: CaseText };

type Cases = { readonly [C in keyof typeof SKIRMISH_CASES]: true };
declare module '../engine/types' {
  interface CaseTypes extends Cases {}
}
