/** Drills of the Thirty Years War as they are made and taken, and what their questions do not tell. */
import { expect, it } from 'vitest';
import { thirtyYearsWarDrills as drills } from '../../../src/systems/thirty-years-war/drills';
import { ruleCases } from '../../../src/systems/thirty-years-war/rulebook/rulebook';
import { drillOf, drillsHold, seedsOf } from '../../helpers/drillsHold';

drillsHold(drills, ruleCases());

it.each(['legal', 'left'])('the cases cited with the question do not give the answer away: %s', (kind) => {
  const cited = seedsOf(kind).map((address) => drillOf(drills, address));
  for (const { rules, goal } of cited)
    if ('answer' in goal) for (const rule of rules) expect(goal.answer.startsWith(`${rule} `)).toBe(false);
  const ofPhase = cited.map(({ position, rules }) => JSON.stringify([Object(position).phase, rules]));
  expect(new Set(ofPhase).size).toBe(new Set(cited.map(({ position }) => Object(position).phase)).size);
});
