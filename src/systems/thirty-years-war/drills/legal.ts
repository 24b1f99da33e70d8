/** Whether a command is legal, and if not, which case forbids it. */
import { caseName } from '../../../core/caseName';
import { oneOf, shuffled } from '../../../core/dice/drawn';
import { inBounds, poor, reasonsInWords, stepOf } from '../../../core/lesson/made';
import { canonical, check } from '../engine/judge';
import type { Reason, RuleCase } from '../rulebook/cited';
import { ruleCases } from '../rulebook/rulebook';
import type { Phase } from '../scenario/scenario';
import type { Kind, Making } from './kind';
import { siteFor } from './site/find';
import { lay } from './site/lay';
import { suggested } from './suggested';

export const legal: Kind = {
  id: 'legal',
  title: 'Is this legal?',
  about: 'And if it is not: which case forbids it',
  make,
};

const LEGAL = 'It is legal';
/** Cases that are offered beside the right answer, by phase. */
const LIKELY: { readonly [P in Phase]: readonly RuleCase[] } = {
  disruptionRemoval: [],
  artilleryFire: ['5.0', '5.11', '5.23', '5.26', '5.31', '5.33', '5.34'],
  movement: ['6.11', '6.12', '6.13', '6.14', '6.16', '6.32', '6.33', '7.21', '12.0'],
  combat: ['8.11', '8.12', '8.14', '8.15', '8.21', '8.22', '8.3', '9.14', '12.0'],
};
/** What is cited with the question: nothing that would give the answer away. */
const ABOUT: { readonly [P in Phase]: RuleCase } = {
  disruptionRemoval: '9.2',
  artilleryFire: '5.0',
  movement: '6.0',
  combat: '8.0',
};
/** Two of these would be right together, or as good as right: they are never offered beside each other. */
const ALIKE: readonly (readonly RuleCase[])[] = [
  ['5.22', '5.23', '5.24', '5.25', '5.26'],
  ['6.14', '6.21', '6.22', '6.23', '6.24', '9.15', '11.12', '12.0'],
  ['8.11', '8.21'],
  ['8.15', '8.22'],
];
const PHASES = ['artilleryFire', 'movement', 'combat', 'combat'] as const;
/** One command in so many is legal. */
const LEGAL_ONES = 3;

function make({ draw, level, battles }: Making) {
  const phase = oneOf(draw, PHASES) ?? 'combat';
  const spread = phase === 'combat' ? 2 : 4;
  const wish = {
    units: 2 + level,
    enemies: 2 + level,
    guns: phase === 'artilleryFire' ? 2 : 0,
    leaders: 1,
    spread,
  };
  const site = siteFor(draw, level, battles, wish);
  const laid = site && lay(site, phase);
  const one = laid && suggested(draw, laid.board, phase);
  if (!laid || !one) return null;
  const { board, position } = laid;
  const reasons = check(board, canonical(board, one.command));
  const rules = [...new Set(reasons.map(({ rule }) => rule))];
  if (rules.length > 1 || (rules.length === 0) !== (draw(LEGAL_ONES) === 0)) return null;
  const offered = optionsFor(rules, shuffled(draw, LIKELY[phase]));
  const answer = rules[0] === undefined ? LEGAL : optionOf(rules[0]);
  const options = [LEGAL, ...shuffled(draw, offered.map(optionOf))];
  return stepOf({
    position,
    text: inBounds(`Suppose: ${one.words}`),
    rules: [ABOUT[phase]],
    lit: one.lit,
    goal: { ask: 'Is that legal now, and if not, by which case?', options, answer },
    way: [`answer ${answer}`],
    poor: options
      .filter((option) => option !== answer)
      .map((option) => poor(option, whyNot(option, reasons))),
    done: reasons.length > 0 ? reasonsInWords(reasons) : 'Nothing is against it.',
  });
}

/** The answer, if it is a case, and others that are wrong; four in all. */
function optionsFor(answer: readonly RuleCase[], others: readonly RuleCase[]): readonly RuleCase[] {
  const isAlike = (a: RuleCase, b: RuleCase) => ALIKE.some((all) => all.includes(a) && all.includes(b));
  const wrong = others.filter((one) => !answer.some((right) => one === right || isAlike(one, right)));
  return [...answer, ...wrong].slice(0, 4);
}

/** `8.12 Units that must attack` */
function optionOf(rule: RuleCase): string {
  return `${caseName(rule)} ${ruleCases()[rule]?.title ?? ''}`;
}

function whyNot(option: string, reasons: readonly Reason[]): string {
  if (reasons.length === 0) return 'That case does not forbid it.';
  if (option === LEGAL) return reasonsInWords(reasons);
  return `Another case forbids it. ${reasonsInWords(reasons, 1)}`;
}
