/**
 * Whether a scenario makes sense: printed values, sides, positions, points, and what its books ask for. The start has a
 * file of its own.
 */
import { DataError } from '../../../core/json/dataError';
import { mustBelong, scenarioChecks } from '../engine/book';
import { isUnit } from '../state/battlefield';
import type { HexNumber } from './map';
import { type CountersById, counterOf, mustBeSide } from './namedThere';
import { readOptions } from './options';
import type { PrintedCounter, Scenario } from './scenario';
import { checkDeployment } from './validate-deployment';
import { type CheckedMap, checkMap } from './validate-map';

type Totals = { readonly [side: string]: { readonly units: number; readonly strength: number } };

/** What the start is checked against; throws a `DataError` at the first fault. */
export function checkScenario(scenario: Scenario, totals: Totals): CountersById {
  const map = checkMap(scenario.map);
  checkSides(scenario);
  const counters = checkCounters(scenario);
  checkPositions(scenario, counters, map);
  for (const check of scenarioChecks()) check(scenario, counters, map);
  if (scenario.deployment) checkDeployment(scenario, scenario.deployment, counters, map, 'deployment');
  readOptions(scenario.options, scenario);
  checkTotals(scenario, totals);
  return counters;
}

function checkSides({ sides, categories, map }: Scenario): void {
  if (sides[0]?.id === sides[1]?.id) throw new DataError('sides[1].id', 'another id than the first side has');
  if (sides[0]?.livery === sides[1]?.livery)
    throw new DataError('sides[1].livery', 'another livery than the first side has');
  const seen = new Set<string>();
  if (map.entrenchmentOwner !== null) mustBeSide(sides, map.entrenchmentOwner, 'map.entrenchmentOwner');
  if (map.fortress) mustBeSide(sides, map.fortress.owner, 'map.fortress.owner');
  categories.forEach(({ id, side }, i) => {
    if (seen.has(id)) throw new DataError(`categories[${i}].id`, `an id of its own; "${id}" is taken`);
    seen.add(id);
    mustBeSide(sides, side, `categories[${i}].side`);
  });
}

function checkCounters(scenario: Scenario): CountersById {
  const counters = new Map<string, PrintedCounter>();
  scenario.counters.forEach((counter, i) => {
    const path = `counters[${i}]`;
    if (counters.has(counter.id))
      throw new DataError(`${path}.id`, `an id of its own; "${counter.id}" is taken`);
    counters.set(counter.id, counter);
    mustBeSide(scenario.sides, counter.side, `${path}.side`);
    checkValues(counter, path);
    checkCategory(scenario, counter, path);
  });
  scenario.categories.forEach(({ id, leader }, i) => {
    if (leader === null) return;
    const path = `categories[${i}].leader`;
    const { kind, category } = counterOf(counters, leader, path);
    if (kind !== 'leader' || category !== id) throw new DataError(path, `a Leader of category "${id}"`);
  });
  return counters;
}

/** Printed values by kind; a disrupted unit has half its strength, rounded up. */
function checkValues(counter: PrintedCounter, path: string): void {
  const { kind, strength, disruptedStrength, movement, value } = counter;
  const must = (field: string, isRight: boolean, expected: string) => {
    if (!isRight) throw new DataError(`${path}.${field}`, `${expected} (${kind})`);
  };
  const unit = isUnit(counter);
  must('strength', unit ? strength > 0 : strength === 0, unit ? 'at least 1' : '0');
  const half = Math.ceil(strength / 2);
  must('disruptedStrength', disruptedStrength === half, `half the strength rounded up, ${half}`);
  must(
    'movement',
    kind === 'artillery' ? movement === 0 : movement > 0,
    kind === 'artillery' ? '0' : 'at least 1',
  );
  must('value', kind === 'leader' ? value > 0 : value === 0, kind === 'leader' ? 'at least 1' : '0');
}

function checkCategory({ rules, categories }: Scenario, counter: PrintedCounter, path: string): void {
  const at = `${path}.category`;
  const mayBelong = isUnit(counter) || mustBelong(rules, counter);
  if (!mayBelong) {
    if (counter.category !== null) throw new DataError(at, `null (${counter.kind})`);
    return;
  }
  if (counter.category === null) {
    if (!mustBelong(rules, counter)) return;
    throw new DataError(at, 'the id of a category; every unit belongs to one');
  }
  const category = categories.find(({ id }) => id === counter.category);
  if (!category) throw new DataError(at, `the id of a category; there is no "${counter.category}"`);
  if (category.side !== counter.side)
    throw new DataError(at, `a category of its own side, "${counter.side}"`);
}

/** Where counters stand; several friendly units in one hex are left to the Movement Phase that then is under way. */
function checkPositions(scenario: Scenario, counters: CountersById, map: CheckedMap): void {
  const captured = new Set<string>(scenario.start.captured);
  const inHex = new Map<HexNumber, PrintedCounter[]>();
  for (const [id, hex] of Object.entries(scenario.positions)) {
    const path = `positions.${id}`;
    const counter = counterOf(counters, id, path);
    if (!map.isOn(hex)) throw new DataError(path, `a hex on the map; ${hex} is not`);
    const prohibition = map.prohibition(counter.kind, hex);
    if (prohibition) throw new DataError(path, `another hex; ${prohibition} (12.0)`);
    const others = inHex.get(hex) ?? [];
    for (const other of others) {
      const clash = clashOf(counter, other, captured, mayStack(scenario, counter.side));
      if (clash) throw new DataError(path, `another hex; "${other.id}" is in ${hex}: ${clash}`);
    }
    inHex.set(hex, [...others, counter]);
  }
}

/** Only the side that is moving may have units in one hex, and only until its Movement Phase ends. @rule 6.32 */
function mayStack({ start }: Scenario, side: string): boolean {
  return start.phase === 'movement' && side === start.phasingSide;
}

/** Why two counters cannot stand in one hex, or null. */
function clashOf(
  a: PrintedCounter,
  b: PrintedCounter,
  captured: ReadonlySet<string>,
  stacks: boolean,
): string | null {
  const holds = (counter: PrintedCounter, side: string) =>
    (counter.side === side) !== captured.has(counter.id);
  if (!isUnit(a) && !isUnit(b)) return null;
  const [unit, other] = isUnit(a) ? [a, b] : [b, a];
  if (other.kind === 'artillery')
    return holds(other, unit.side) ? null : 'a unit captures an enemy gun at once (5.31)';
  if (unit.side !== other.side) return 'no counter may be with an enemy unit (6.12)';
  return isUnit(other) && !stacks ? 'one unit a hex (6.32)' : null;
}

function checkTotals(scenario: Scenario, totals: Totals): void {
  for (const [side, expected] of Object.entries(totals)) {
    mustBeSide(scenario.sides, side, `totals.${side}`);
    const forces = Object.values(scenario.deployment?.forces ?? {}).flat();
    const toSetUp = new Set<string>(forces.flatMap((force) => force.counters));
    const units = scenario.counters.filter(
      ({ id, ...counter }) =>
        counter.side === side &&
        isUnit({ id, ...counter }) &&
        (Object.hasOwn(scenario.positions, id) || toSetUp.has(id)),
    );
    if (units.length !== expected.units)
      throw new DataError(`totals.${side}.units`, `${units.length} units on the map`);
    const strength = units.reduce((sum, unit) => sum + unit.strength, 0);
    if (strength !== expected.strength)
      throw new DataError(`totals.${side}.strength`, `${strength} points on the map`);
  }
}
