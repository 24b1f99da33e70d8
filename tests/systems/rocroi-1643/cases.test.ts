import { describe, expect, it } from 'vitest';
import type { Example } from '../../../src/core/example/example';
import { CASES } from '../../../src/systems/rocroi-1643/rulebook/cases';
import { falsified } from '../../helpers/falsified';
import { EXAMPLE_FILES, faultsIn } from '../../helpers/rocroi1643/examples';

/** Cases that only introduce others, or say what a counter is. */
const NO_BEHAVIOUR: { readonly [rule: string]: string } = {
  '8.0': 'introduces 8.1 to 8.4',
  '9.0': 'introduces 9.1 to 9.4',
  '10.0': 'introduces 10.1 to 10.3',
  '11.3': 'introduces the die and the table of 11.4 and 11.7',
};

const ALL = [...EXAMPLE_FILES.values()].flat();
const titleOf = ({ rule, name }: { readonly rule: string; readonly name: string }) => `${rule} ${name}`;

function shows(example: Example): void {
  expect(faultsIn(example), titleOf(example)).toEqual([]);
}

describe('examples of play of Rocroi 1643, case by case', () => {
  it.each(ALL.map((example) => [titleOf(example), example] as const))('%s', (_, example) => {
    shows(example);
  });
});

describe('the files of examples', () => {
  const files = [...EXAMPLE_FILES];
  const order = Object.keys(CASES);
  it.each(files)('%s has the cases of its section, in printed order', (file, examples) => {
    const places = examples.map(({ rule }) => order.indexOf(rule));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const section = Number(/^\d+/.exec(file)?.[0]);
    expect(examples.filter(({ rule }) => Number(rule.split('.')[0]) !== section)).toEqual([]);
    expect(examples.filter(({ rule }) => !Object.hasOwn(CASES, rule))).toEqual([]);
  });

  it.each(files)('%s fails by name when an example says anything else', (_, examples) => {
    for (const example of examples)
      for (const wrong of falsified(example)) expect(() => shows(wrong)).toThrow(titleOf(example));
  });

  it('have a legal and an illegal example, or a counted one, for every case that does something', () => {
    const missing = Object.keys(CASES).filter((rule) => {
      if (rule.startsWith('table:') || Object.hasOwn(NO_BEHAVIOUR, rule)) return false;
      const kinds = new Set(ALL.filter((example) => example.rule === rule).map(({ kind }) => kind));
      return !(kinds.has('counted') || (kinds.has('legal') && kinds.has('illegal')));
    });
    expect(missing).toEqual([]);
  });

  it('have none for a case that does nothing, and each its own name', () => {
    expect(ALL.filter(({ rule }) => Object.hasOwn(NO_BEHAVIOUR, rule))).toEqual([]);
    const names = ALL.map(titleOf);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });
});
