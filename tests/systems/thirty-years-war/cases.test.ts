import { describe, expect, it } from 'vitest';
import type { Example } from '../../../src/core/example/example';
import type { RuleCase } from '../../../src/systems/thirty-years-war/rulebook/cited';
import { inPrintedOrder, ruleCases } from '../../../src/systems/thirty-years-war/rulebook/rulebook';
import { EXAMPLES } from '../../helpers/cases';
import { DATA_EXAMPLES, EXAMPLE_FILES, judgeFor } from '../../helpers/exampleFiles';
import { falsified } from '../../helpers/falsified';

import.meta.glob('./**/*.examples.ts', { eager: true });

/** Cases that only introduce others. */
const NO_BEHAVIOUR: { readonly [R in RuleCase]?: string } = {
  'rocroi:14.0': 'history',
  'rocroi:15.1': 'introduces the two lists 15.11 and 15.12',
  'rocroi:15.2': 'introduces 15.21 and 15.22',
  'freiburg:14.0': 'history',
  'freiburg:15.0': 'introduces 15.1 to 15.3',
  'freiburg:15.1': 'introduces 15.11 to 15.16',
  'freiburg:15.2': 'introduces 15.21 to 15.24',
  'freiburg:17.0': 'introduces the three days',
  'freiburg:17.1': 'introduces 17.11 to 17.15',
  'freiburg:17.2': 'introduces 17.21 to 17.26',
  'freiburg:17.3': 'introduces 17.31 to 17.37',
};

/** Those written in TypeScript, and those of `scenarios`, which players see too. */
const ALL = [...EXAMPLES, ...DATA_EXAMPLES.map((example) => ({ ...example, run: () => shows(example) }))];
const titleOf = ({ rule, name }: { readonly rule: string; readonly name: string }) => `${rule} ${name}`;

/** It is as it says, and whatever else it might say would be noticed. */
function shows(example: Example): void {
  const judge = judgeFor(example);
  expect(judge(example), titleOf(example)).toEqual([]);
  const unnoticed = falsified(example).filter((wrong) => judge(wrong).length === 0);
  expect(unnoticed, titleOf(example)).toEqual([]);
}

describe('examples of play, case by case', () => {
  const inOrder = ALL.toSorted((a, b) => inPrintedOrder(a.rule, b.rule));
  it.each(inOrder.map((example) => [titleOf(example), example.run] as const))('%s', (_, run) => {
    run();
  });
});

describe('the files of examples', () => {
  const files = [...EXAMPLE_FILES];
  it.each(files)('%s has the cases of its section, in printed order', (file, examples) => {
    const rules = examples.map(({ rule }) => rule);
    expect(rules).toEqual(rules.toSorted(inPrintedOrder));
    expect(rules.filter((rule) => sectionOf(rule) !== file.replace(/-.*|\.json/, ''))).toEqual([]);
    expect(rules.filter((rule) => !Object.hasOwn(ruleCases(), rule))).toEqual([]);
  });

  it.each(files)('%s fails by name when an example says anything else', (_, [example]) => {
    for (const wrong of example ? falsified(example) : []) expect(() => shows(wrong)).toThrow(titleOf(wrong));
  });
});

/** `standard/08`, `rocroi/16`, `standard/table` */
function sectionOf(rule: string): string {
  const [, book = 'standard', number = ''] = /^(?:(\w+):)?(\d*)/.exec(rule) ?? [];
  return book === 'table' ? 'standard/table' : `${book}/${number.padStart(2, '0')}`;
}

describe('the rulebook as a whole', () => {
  const kinds = (rule: string) =>
    new Set(ALL.filter((example) => example.rule === rule).map((example) => example.kind));

  it('has a legal and an illegal example, or a counted one, for every case that does something', () => {
    const missing = Object.keys(ruleCases()).filter((rule) => {
      if (rule.startsWith('table:') || Object.hasOwn(NO_BEHAVIOUR, rule)) return false;
      const shown = kinds(rule);
      return !(shown.has('counted') || (shown.has('legal') && shown.has('illegal')));
    });
    expect(missing).toEqual([]);
  });

  it('has an example that players see for every case that does something', () => {
    const missing = Object.keys(ruleCases()).filter((rule) => {
      if (rule.startsWith('table:') || Object.hasOwn(NO_BEHAVIOUR, rule)) return false;
      return DATA_EXAMPLES.every((example) => example.rule !== rule);
    });
    expect(missing).toEqual([]);
  });

  it('has no example for a case that is said to do nothing', () => {
    expect(Object.keys(NO_BEHAVIOUR).filter((rule) => kinds(rule).size > 0)).toEqual([]);
  });

  it('tells each example by its name', () => {
    const names = ALL.map(titleOf);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });
});
