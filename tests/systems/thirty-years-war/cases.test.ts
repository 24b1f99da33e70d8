import { describe, expect, it } from 'vitest';
import type { RuleCase } from '../../../src/systems/thirty-years-war/rulebook/cited';
import { inPrintedOrder, ruleCases } from '../../../src/systems/thirty-years-war/rulebook/rulebook';
import { EXAMPLES } from '../../helpers/cases';

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

describe('examples of play, case by case', () => {
  const inOrder = EXAMPLES.toSorted((a, b) => inPrintedOrder(a.rule, b.rule));
  it.each(inOrder.map((example) => [`${example.rule} ${example.name}`, example.run] as const))(
    '%s',
    (_, run) => {
      run();
    },
  );
});

describe('the rulebook as a whole', () => {
  const kinds = (rule: string) =>
    new Set(EXAMPLES.filter((example) => example.rule === rule).map((example) => example.kind));

  it('has a legal and an illegal example, or a counted one, for every case that does something', () => {
    const missing = Object.keys(ruleCases()).filter((rule) => {
      if (rule.startsWith('table:') || Object.hasOwn(NO_BEHAVIOUR, rule)) return false;
      const shown = kinds(rule);
      return !(shown.has('counted') || (shown.has('legal') && shown.has('illegal')));
    });
    expect(missing).toEqual([]);
  });

  it('has no example for a case that is said to do nothing', () => {
    expect(Object.keys(NO_BEHAVIOUR).filter((rule) => kinds(rule).size > 0)).toEqual([]);
  });

  it('tells each example by its name', () => {
    const names = EXAMPLES.map(({ rule, name }) => `${rule} ${name}`);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });
});
