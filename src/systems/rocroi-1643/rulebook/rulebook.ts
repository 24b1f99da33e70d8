/** Every case of the rules by its number, said in our own words, and the charts, which are ours. */
import type { Rulebook } from '../../../core/contract/reader';
import { OPTIONS } from '../scenario/options';
import { CASES } from './cases';
import type { RuleCase } from './cited';
import { PRINTED_TABLES } from './printed';
import { TEXTS } from './texts';

export const rulebook: Rulebook = {
  entries: (Object.keys(CASES) as RuleCase[]).map((rule) => ({
    rule,
    title: CASES[rule].title,
    text: TEXTS[rule],
    ruling: CASES[rule].ruling,
    option: optionOf(rule),
  })),
  tables: PRINTED_TABLES,
};

function optionOf(rule: RuleCase): string {
  const found = Object.entries(OPTIONS).find(([, option]) => option.rule === rule);
  return found?.[0] ?? '';
}
