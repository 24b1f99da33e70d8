/** Where the next day of the campaign may be fought from, and why there or not: cases 18.51 and 18.52. */
import type { RuleCase } from '../../rulebook';
import { type Regroup, STANDS, type Stand, type StandAfter } from '../../scenario';
import { counted } from '../../wording';

export const STAND_NAMES: { readonly [S in Stand]: string } = {
  line: 'the 3 August Line',
  rows: 'the rows of 5 August',
  hill: 'the Hill',
};

/** Where the Bavarian army sets up in it, without what is taken by a few. */
export const BAVARIAN_AREAS: { readonly [S in Stand]: string } = {
  line: 'line3August',
  rows: 'bavarian5August',
  hill: 'hill',
};

/** Every position there is, with whether it is open after that day. */
export function standsAfter({ day, line }: Pick<Regroup, 'day' | 'line'>): readonly StandAfter[] {
  return STANDS.map((to) => ({ to, isOpen: isOpenAfter(day, line, to) }));
}

function isOpenAfter(day: number, line: Regroup['line'], to: Stand): boolean {
  if (day > 0) return to === 'hill';
  return to === 'rows' || (to === 'line' && line?.broken === false);
}

export function openStands({ stands }: Regroup): readonly Stand[] {
  return stands.filter(({ isOpen }) => isOpen).map(({ to }) => to);
}

/** Why a position is open, or is not; the words go on after its name. */
export function whyStand(
  { day, line }: Regroup,
  to: Stand,
): { readonly rule: RuleCase; readonly text: string } {
  if (day > 0) {
    const text = to === 'hill' ? 'both sides set up as on 9 August' : '9 August is fought from the Hill';
    return { rule: 'freiburg:18.52', text };
  }
  if (to === 'hill') return { rule: 'freiburg:18.52', text: 'it is for 9 August alone' };
  const seen = `${counted(line?.cleared ?? 0, 'hex', 'hexes')} of it together cleared, ${line?.held ?? 0} of them held`;
  const text =
    to === 'line'
      ? line?.broken
        ? `the French have broken it: ${seen}`
        : `the French have not broken it: ${seen}`
      : line?.broken
        ? 'the Line is broken, so the army falls back'
        : 'the army may fall back all the same';
  return { rule: 'freiburg:18.51', text };
}
