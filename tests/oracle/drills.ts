/**
 * The answers of drills a second time: from the position alone, by the wording of the cases, with the facts and laws of
 * this folder. What a drill asks is read from what is lit and from its question.
 */
import type { DrillBattle } from '../../src/core/contract/drills';
import { drillAt } from '../../src/core/lesson/drill';
import type { Step } from '../../src/core/lesson/lesson';
import { scenarioNamed } from '../../src/headless/catalogue';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { thirtyYearsWarDrills } from '../../src/systems/thirty-years-war/drills';
import type { CounterState, State } from '../../src/systems/thirty-years-war/state/state';
import { BATTLES_OF_1976 } from '../helpers/battlesOf1976';
import { RESULTS_BY_ODDS } from './combatTable';
import {
  bestOdds,
  betterWay,
  counterOf,
  declared,
  footOf,
  idsOf,
  isThere,
  leftOver,
  overAfter,
  unitsOf,
} from './drillBattles';
import { enemiesOver, groundOf, isUnitOf, placesWithin, printedOf, stepFor, unitsByHex } from './ground';
import { mayAttack, oddsOf, strengthsOf, unitsStruck } from './laws/battleLaw';
import { sightBoardOf } from './secondOpinion';
import { sees } from './sight';

const BATTLES: readonly DrillBattle[] = BATTLES_OF_1976.map((id) => ({ id, load: () => scenarioNamed(id) }));
export const DRILL_KINDS = thirtyYearsWarDrills.kinds.map(({ id }) => id);

/** The drill of that seed, and what is wrong with it; levels take turns. */
export function drillFaults(kind: string, n: number): readonly string[] {
  const address = { system: thirtyYearsWarDrills.system, kind, level: 1 + (n % 5), seed: `oracle-${n}` };
  const step = drillAt(thirtyYearsWarDrills, address, BATTLES);
  if (!step) return [`level ${address.level}, seed ${address.seed} gives no drill`];
  const [told, expected] = [answerOf(kind, step), secondAnswer(kind, step)].map((one) => JSON.stringify(one));
  const where = `level ${address.level}, seed ${address.seed}`;
  return told === expected ? [] : [`${where}: the drill says ${told}, the second opinion ${expected}`];
}

/** The position of a drill as the table starts it. */
function stateOfDrill({ position }: Step): State {
  const scenario = thirtyYearsWar.read.scenario(thirtyYearsWar.read.variant?.(position, () => undefined));
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
}

/** What the second opinion answers; in the form in which `answerOf` reads the drill. */
function secondAnswer(kind: string, step: Step): unknown {
  const answer = ANSWERS[kind];
  if (!answer) throw new Error(`no second opinion on ${kind}`);
  return answer(stateOfDrill(step), step);
}

/** What the drill takes for right. */
function answerOf(kind: string, { goal }: Step): unknown {
  if ('press' in goal) return goal.press;
  if (kind === 'leader') return 'lost';
  if (!('answer' in goal)) throw new Error('no answer');
  return kind === 'legal' ? classOf(goal.answer) : goal.answer;
}

const ANSWERS: { readonly [kind: string]: (state: State, step: Step) => unknown } = {
  sight: seenBy,
  reach: reached,
  fight: fightingAt,
  odds: bestOdds,
  left: leftOver,
  charge: betterWay,
  legal: judged,
  leader: endOfLeader,
};

/** 5.21 to 5.26 */
function seenBy(state: State, { lit }: Step) {
  const gun = counterOf(state, lit[0]);
  const board = sightBoardOf(state);
  return idsOf(
    unitsOf(state, (one) => one.holder !== gun.holder).filter((one) =>
      sees(board, gun.at ?? '', one.at ?? '', state.options.hilltopHalf),
    ),
  );
}

/** 6.14, 9.15, 12.0 */
function reached(state: State, { lit }: Step) {
  const places = placesWithin(state, counterOf(state, lit[0]));
  return lit.slice(1).filter((hex) => places.has(hex));
}

/** 7.21, 8.12 */
function fightingAt(state: State, { lit }: Step) {
  const mover = counterOf(state, lit[0]);
  return lit.slice(1).filter((at) => {
    const there = movedTo(state, mover, at);
    const unit = counterOf(there, mover.id);
    const ground = groundOf(there);
    return enemiesOver(there, ground, unit.holder, at).some((one) => mayAttack(there, ground, unit, one));
  });
}

function movedTo(state: State, mover: CounterState, at: string): State {
  return { ...state, counters: state.counters.map((one) => (one.id === mover.id ? { ...one, at } : one)) };
}

/** Cases that say the same of a command in other words are one class. */
function classOf(option: string): string {
  const number = option === 'It is legal' ? '' : (/(\d+\.\d+)/.exec(option)?.[1] ?? option);
  if (number === '') return 'legal';
  if (number.startsWith('5.2')) return 'sight';
  if (/^(8\.11|8\.12|8\.21)$/.test(number)) return 'over';
  if (/^(8\.15|8\.22)$/.test(number)) return 'apart';
  if (/^(6\.14|9\.15|11\.12)$/.test(number)) return number === '6.14' ? 'cost' : 'disrupted';
  return number === '6.12' || number === '9.14' ? number : 'ground';
}

function judged(state: State, step: Step): string {
  const first = counterOf(state, step.lit[0]);
  if (printedOf(state, first).kind === 'artillery')
    return seenBy(state, step).includes(step.lit[1] ?? '') ? 'legal' : 'sight';
  const path = step.lit.slice(1).filter((name) => !isThere(state, name));
  return path.length > 0
    ? wayJudged(state, first, path, String(answerOf('legal', step)))
    : battleJudged(state, step.lit);
}

/** 6.12, 6.14, 9.15, 12.0 */
function wayJudged(state: State, mover: CounterState, path: readonly string[], told: string): string {
  const ground = groundOf(state);
  const held = path.some((hex) =>
    unitsByHex(state)
      .get(hex)
      ?.some(({ holder }) => holder !== mover.holder),
  );
  const steps = path.map((hex, i) => stepFor(state, ground, mover, path[i - 1] ?? mover.at ?? '', hex));
  if (steps.includes(null)) return held ? '6.12' : closedBy(state, mover, path, steps.indexOf(null), told);
  const allowance = mover.disrupted ? 2 : printedOf(state, mover).movement;
  const cost = steps.reduce<number>((sum, step) => sum + (step ?? 0), 0);
  return cost <= allowance ? 'legal' : mover.disrupted ? 'disrupted' : 'cost';
}

/** What closes a way: the ground to all of that kind, its disruption, or both, of which then either may be told. */
function closedBy(
  state: State,
  mover: CounterState,
  path: readonly string[],
  at: number,
  told: string,
): string {
  const ground = groundOf(state);
  const [from, to] = [path[at - 1] ?? mover.at ?? '', path[at] ?? ''];
  const toAll = stepFor(state, ground, { ...mover, disrupted: false }, from, to) === null;
  const toDisrupted = ground.river(from, to) || (ground.terrainOf(to) === 'woods' && !ground.road(from, to));
  if (!mover.disrupted || !toDisrupted) return 'ground';
  return toAll && told === 'ground' ? told : 'disrupted';
}

/** 8.11, 8.12, 8.15, 8.22, 9.14, 12.0 */
function battleJudged(state: State, lit: readonly string[]): string {
  const ground = groundOf(state);
  const all = lit.map((id) => counterOf(state, id));
  const [attackers, defenders] = [true, false].map((ours) =>
    all.filter(({ holder }) => (holder === state.phasingSide) === ours),
  );
  if (attackers?.some(({ disrupted }) => disrupted)) return '9.14';
  const pairs = attackers?.flatMap((unit) => defenders?.map((enemy) => [unit, enemy] as const) ?? []) ?? [];
  const bad = pairs.filter(([unit, enemy]) => !mayAttack(state, ground, unit, enemy));
  if (bad.length > 0)
    return bad.some(([unit, enemy]) => !ground.around(unit.at ?? '').includes(enemy.at ?? ''))
      ? 'apart'
      : 'ground';
  return overAfter(state, new Set(lit)).length > 0 ? 'over' : 'legal';
}

/** 6.12, 10.0, 8.6: what becomes of him by the intended way, told from what it presses. */
function endOfLeader(start: State, { lit, way, dice }: Step): string {
  const leader = counterOf(start, lit[0]);
  if (dice.length === 0) {
    const mover = counterOf(start, way[0]);
    return isUnitOf(start, mover) && way[1] === leader.at && placesWithin(start, mover).has(leader.at ?? '')
      ? 'lost'
      : 'safe';
  }
  const turned = way.indexOf('option end-phase');
  const mover = turned < 0 ? null : counterOf(start, way[0]);
  if (mover && !placesWithin(start, mover).has(way[1] ?? '')) return 'out of reach';
  const state = mover ? movedTo(start, mover, way[1] ?? '') : start;
  const fighting = way
    .slice(turned + 1)
    .filter((name) => isThere(state, name))
    .map((id) => counterOf(state, id));
  const ours = fighting.filter(({ holder }) => holder === state.phasingSide);
  const theirs = fighting.filter(({ holder }) => holder !== state.phasingSide);
  const battle = declared(state, ours, theirs, way.includes('option charge'));
  const { attack, defence } = strengthsOf(state, battle);
  const result = (RESULTS_BY_ODDS[oddsOf(attack, defence)] ?? '').split(' ')[(dice[0] ?? 1) - 1] ?? '';
  const struck = unitsStruck(state, battle, result, result === 'Dx' ? footOf(state, battle) : []);
  return isCaught(state, leader, struck) ? 'lost' : 'safe';
}

/** Without a unit of his side in his hex, and under enemy control. */
function isCaught(state: State, leader: CounterState, struck: readonly string[]): boolean {
  const counters = state.counters.map((one): CounterState => {
    if (struck.includes(`${one.id} eliminated`)) return { ...one, at: null, off: 'eliminated' };
    return struck.includes(`${one.id} disrupted`) ? { ...one, disrupted: true } : one;
  });
  const after = { ...state, counters };
  const kept = unitsOf(after, (one) => one.at === leader.at && one.holder === leader.holder);
  return kept.length === 0 && enemiesOver(after, groundOf(after), leader.holder, leader.at ?? '').length > 0;
}
