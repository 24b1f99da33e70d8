/** Battles that positions are taken from, each read once. */
import type { DrillBattle } from '../../../../core/contract/drills';
import { knownBooks } from '../../engine/book';
import type { BookPosition } from '../../scenario/position/form';
import { type Letter, SIDES } from '../../scenario/position/line';
import { readScenario } from '../../scenario/readScenario';
import type { PrintedCounter, Scenario } from '../../scenario/scenario';

const read = new WeakMap<DrillBattle, Scenario>();

export function scenarioOf(battle: DrillBattle): Scenario {
  const scenario = read.get(battle) ?? readScenario(battle.load());
  read.set(battle, scenario);
  return scenario;
}

/** The rules that positions of the battle are played by: its own, where these can be said beside a line. */
export function rulesOf({ rules }: Scenario): string {
  return bookPosition(rules) ? rules : 'standard';
}

function bookPosition(rules: string): BookPosition | null {
  return knownBooks().find(({ name }) => name === rules)?.position ?? null;
}

const LETTERS = Object.keys(SIDES).filter((letter): letter is Letter => Object.hasOwn(SIDES, letter));

/** The letter of its side in a line of counters, and of its army where the rules have several; null: it has none. */
export function letterOf({ rules }: Scenario, { side, category }: PrintedCounter): Letter | null {
  const armyOf = bookPosition(rules)?.armyOf;
  const ofSide = LETTERS.filter((letter) => SIDES[letter] === side);
  return ofSide.find((letter) => armyOf?.(letter) === category) ?? ofSide[0] ?? null;
}

/** Its values as a line of counters has them. */
export function formOf({ kind, strength, movement, value }: PrintedCounter): string {
  if (kind === 'artillery') return 'gun';
  return kind === 'leader' ? `leader${value}-${movement}` : `${strength}-${movement}`;
}

/** What the line would take it for otherwise. */
export function wordsOf({ kind, movement }: PrintedCounter): readonly string[] {
  if (kind === 'cavalry' && movement < 6) return ['cav'];
  return kind === 'infantry' && movement >= 6 ? ['inf'] : [];
}
