/** The rulebook: every case by its number, said in our own words, the charts, and a page that compares two games. */
import type { Rulebook, RuleEntry } from '../../../core/contract/reader';
import { OPTIONS } from '../scenario/options';
import { CASES } from './cases';
import { CHARTS } from './charts';
import type { RuleCase } from './cited';
import { PLAIN_WORDS } from './plainWords';
import { SAID_01_TO_06 } from './said/01to06';
import { SAID_07_TO_09 } from './said/07to09';
import { SAID_10_TO_13 } from './said/10to13';
import type { Said } from './said/case';
import { SAID_TABLE } from './said/table';
import { TWO_DESIGNS } from './twoDesigns';

/** Of every case, so that none can be cited that is not said. */
const SAID: { readonly [C in RuleCase]: Said } = {
  ...SAID_01_TO_06,
  ...SAID_07_TO_09,
  ...SAID_10_TO_13,
  ...SAID_TABLE,
};
// Object.keys forgets what it was given
const RULES = Object.keys(CASES) as RuleCase[];
const OTHER = 'Thirty Years War (1976 rules)';

export const rulebook: Rulebook = {
  entries: RULES.map((rule): RuleEntry => {
    const { title, ruling } = CASES[rule];
    const { text, in1976 } = SAID[rule];
    const elsewhere = in1976 === '' ? {} : { elsewhere: { game: OTHER, text: in1976 } };
    return { rule, title, text, ruling, option: optionOf(rule), ...elsewhere };
  }),
  tables: CHARTS,
  histories: [TWO_DESIGNS],
  plainWords: PLAIN_WORDS,
};

/** The first option that is about a case; others of the same case are known by it, too. */
function optionOf(rule: string): string {
  return Object.entries(OPTIONS).find(([, option]) => option.rule === rule)?.[0] ?? '';
}
