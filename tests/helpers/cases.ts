/** Examples of play by case number. Each becomes a test; together they must cover the rulebook. */
import { expect } from 'vitest';
import type { Reason } from '../../src/core/contract/values';
import type { RuleCase } from '../../src/systems/thirty-years-war/rulebook/cited';
import { causesOf, refused } from './positions/board';

export type Example = {
  readonly rule: RuleCase;
  readonly kind: 'legal' | 'illegal' | 'counted';
  readonly name: string;
  readonly run: () => void;
};

/** Filled by the files of examples as they are imported. */
export const EXAMPLES: Example[] = [];

/** Something that the case allows: no reason speaks against it. */
export function legal(rule: RuleCase, name: string, against: () => readonly Reason[]): void {
  EXAMPLES.push({ rule, kind: 'legal', name, run: () => expect(refused(against())).toEqual([]) });
}

/** Something that the case forbids: one of the reasons is this case and, if given, names exactly these causes. */
export function illegal(
  rule: RuleCase,
  name: string,
  against: () => readonly Reason[],
  causes?: readonly string[],
): void {
  const run = () => {
    const found = against();
    expect(found.map((reason) => reason.rule)).toContain(rule);
    for (const reason of found) expect(reason.text).toMatch(/^[A-Z0-9].*\.$/s);
    if (!causes) return;
    const named = found.filter((reason) => reason.rule === rule).map(causesOf);
    expect(named).toContainEqual([...causes].sort());
  };
  EXAMPLES.push({ rule, kind: 'illegal', name, run });
}

/** Something that the case lets us count or see: what comes out and what the case says. */
export function counted(
  rule: RuleCase,
  name: string,
  example: () => readonly [actual: unknown, expected: unknown],
): void {
  const run = () => {
    const [actual, expected] = example();
    expect(actual).toEqual(expected);
  };
  EXAMPLES.push({ rule, kind: 'counted', name, run });
}
