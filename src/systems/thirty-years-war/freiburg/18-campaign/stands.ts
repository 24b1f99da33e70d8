/** Where the next day may be fought from, and why there or not: cases 18.51, 18.52, 19.31, 20.31 and 20.32. */

import type { RuleCase } from '../../rulebook/cited';
import type { Scenario } from '../../scenario/scenario';
import { counted, listed } from '../../wording';
import { isSiege } from '../15-morale/armies';
import { STANDS, type Stand } from '../scenario';
import type { Regroup, StandAfter, TownAfter } from './regroup';

export const STAND_NAMES: { readonly [S in Stand]: string } = {
  line: 'the 3 August Line',
  rows: 'the rows of 5 August',
  hill: 'the Hill',
  town: 'the town',
};

/** Where the Bavarian army sets up in it, without what is taken by a few or closed by the enemy. */
export const BAVARIAN_AREAS: { readonly [S in Stand]: string } = {
  line: 'line3August',
  rows: 'bavarian5August',
  hill: 'hill',
  town: 'town',
};
/** What takes a few of them more. */
export const OVERFLOW_AREAS = { line: 'line3AugustCavalry', hill: 'hillOverflow' } as const;
/** Where the French army sets up against it. */
export const FRENCH_AREAS: { readonly [S in Stand]: string } = {
  line: 'french3August',
  rows: 'french5August',
  hill: 'french5August',
  town: 'siegeFrenchRedeploy',
};

/** Every area of the map that is asked for where the Bavarians stand there. */
export function areasOf(to: Stand): readonly string[] {
  const more = to === 'line' || to === 'hill' ? [OVERFLOW_AREAS[to]] : [];
  return [BAVARIAN_AREAS[to], ...more, FRENCH_AREAS[to]];
}

/** What decides which positions are open. */
type After = Pick<Regroup, 'day' | 'line' | 'town'>;

/** Every position that the game knows. */
export function standsIn(game: { readonly scenario: Scenario }): readonly Stand[] {
  if (isSiege(game)) return ['town'];
  return game.scenario.freiburg?.townDefence ? STANDS : STANDS.filter((to) => to !== 'town');
}

/** Each of them, with whether it is open after that day. */
export function standsAfter(game: { readonly scenario: Scenario }, after: After): readonly StandAfter[] {
  return standsIn(game).map((to) => ({ to, isOpen: isOpenAfter(after, to) }));
}

function isOpenAfter(after: After, to: Stand): boolean {
  const { day, line, town } = after;
  switch (to) {
    case 'line':
      return line?.broken === false;
    case 'rows':
      return line !== null;
    case 'hill':
      return day > 0 && !town;
    default:
      // Where there is no other ground it is open as it is; no section may be left of it.
      return town !== null && (line === null || !(isCutOff(town) || isLost(town)));
  }
}

/** French units were the last in all hexes that the way back hangs on. @rule freiburg:20.31 */
function isCutOff({ bridgehead }: TownAfter): boolean {
  return bridgehead.length > 0 && bridgehead.every(({ french }) => french);
}

/** No section is left to stand in. @rule freiburg:19.31 */
function isLost({ sections }: TownAfter): boolean {
  return sections.every(({ broken }) => broken);
}

export function openStands({ stands }: Pick<Regroup, 'stands'>): readonly Stand[] {
  return stands.filter(({ isOpen }) => isOpen).map(({ to }) => to);
}

type Why = { readonly rule: RuleCase; readonly words: () => string };

/** Why a position is open, or is not; the words go on after its name. */
export function whyStand(after: After, to: Stand): Why {
  const { day, town } = after;
  if (to === 'town') return whyTown(after);
  if (day > 0) {
    if (town) return { rule: 'freiburg:20.32', words: () => 'who has started in the town stays with it' };
    const words = to === 'hill' ? 'both sides set up as on 9 August' : '9 August is fought from the Hill';
    return { rule: 'freiburg:18.52', words: () => words };
  }
  if (to === 'hill') return { rule: 'freiburg:18.52', words: () => 'it is for 9 August alone' };
  return { rule: 'freiburg:18.51', words: () => (to === 'line' ? lineInWords(after) : rowsInWords(after)) };
}

function lineInWords({ line }: After): string {
  const seen = `${counted(line?.cleared ?? 0, 'hex', 'hexes')} of it together cleared, ${line?.held ?? 0} of them held`;
  return `the French have ${line?.broken ? 'broken it' : 'not broken it'}: ${seen}`;
}

function rowsInWords({ line }: After): string {
  return line?.broken ? 'the Line is broken, so the army falls back' : 'the army may fall back all the same';
}

function whyTown(after: After): Why {
  const { day, line, town } = after;
  if (!town) {
    const rule = day > 0 ? 'freiburg:20.32' : 'freiburg:20.31';
    return { rule, words: () => 'the army did not start in it' };
  }
  const held = town.sections.filter(({ broken }) => !broken).length;
  const sections = () => `${held} of ${town.sections.length} sections are Bavarian`;
  if (line === null) {
    // Alone in the siege, or on the last day of the campaign.
    const rule = town.bridgehead.length > 0 ? 'freiburg:20.32' : 'freiburg:19.31';
    return { rule, words: held > 0 ? sections : () => 'no section is left, so no unit finds a hex' };
  }
  const hexes = () => listed(town.bridgehead.map(({ hex }) => hex));
  if (isCutOff(town))
    return { rule: 'freiburg:20.31', words: () => `French units were the last in ${hexes()}` };
  if (held === 0) return { rule: 'freiburg:19.31', words: () => 'no section of it is left' };
  const words = () => `French units were not the last in all of ${hexes()}; ${sections()}`;
  return { rule: 'freiburg:20.31', words };
}
