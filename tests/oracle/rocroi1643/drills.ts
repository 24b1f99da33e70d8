/** The answers of drills of Rocroi 1643 a second time: from the position alone, with the facts of this folder. */
import type { DrillBattle } from '../../../src/core/contract/drills';
import { drillAt } from '../../../src/core/lesson/drill';
import type { Step } from '../../../src/core/lesson/lesson';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { rocroi1643Drills } from '../../../src/systems/rocroi-1643/drills';
import type { State } from '../../../src/systems/rocroi-1643/state/state';
import { WHOLE } from '../../helpers/rocroi1643/scenario';
import { commanded, helpers, type Man, menOf, modifier, retreats } from './facts';
import { sideOf } from './ground';

const BATTLES: readonly DrillBattle[] = [{ id: 'rocroi-1643', load: () => WHOLE }];
export const DRILL_KINDS = rocroi1643Drills.kinds.map(({ id }) => id);

/** The drill of that seed, and what is wrong with it; levels take turns. */
export function drillFaults(kind: string, n: number): readonly string[] {
  const where = `level ${1 + (n % 5)}, seed oracle-${n}`;
  const step = drillOf(kind, n);
  if (!step) return [`${where} gives no drill`];
  const [told, expected] = [answerOf(step), secondAnswer(kind, stateOfDrill(step), step)];
  const [a, b] = [JSON.stringify(told), JSON.stringify(expected)];
  return a === b ? [] : [`${where}: the drill says ${a}, the second opinion ${b}`];
}

/** null: that seed gives none. */
export function drillOf(kind: string, n: number): Step | null {
  const address = { system: rocroi1643Drills.system, kind, level: 1 + (n % 5), seed: `oracle-${n}` };
  return drillAt(rocroi1643Drills, address, BATTLES);
}

/** The position of a drill as the table starts it. */
export function stateOfDrill({ position }: Step): State {
  const scenario = reader.read.scenario(reader.read.variant?.(position, () => undefined));
  return rules.start(scenario, reader.read.options(scenario, {}));
}

function answerOf({ goal }: Step): readonly string[] {
  if (!('press' in goal)) throw new Error('a drill that is not answered on the map');
  return goal.press;
}

/** What the second opinion answers; what is asked about is lit. */
export function secondAnswer(kind: string, state: State, { lit }: Step): readonly string[] {
  const answer = ANSWERS[kind];
  if (!answer) throw new Error(`no second opinion on ${kind}`);
  return answer(state, lit);
}

type Answer = (state: State, lit: readonly string[]) => readonly string[];
const ANSWERS: { readonly [kind: string]: Answer } = {
  /** The one with the highest sum; more than one is no question. */
  attacker(state, [target = '']) {
    const aim = man(state, target);
    const sums = menOf(state)
      .filter((one) => mayAttack(state, one, aim))
      .map((one) => ({ id: one.id, sum: modifier(state, one, aim, false) }));
    const best = Math.max(...sums.map(({ sum }) => sum));
    return sums.filter(({ sum }) => sum === best).map(({ id }) => id);
  },
  support(state, [attacker = '', target = '']) {
    return helpers(state, man(state, attacker), man(state, target), true)
      .map(({ id }) => id)
      .toSorted();
  },
  command(state, [leader = '', ...asked]) {
    const corps = state.segment?.corps ?? '';
    const all = commanded(state, leader, corps).map((id) => id.replace('*', ''));
    return asked.filter((id) => all.includes(id)).toSorted();
  },
  retreat(state, [unit = '', enemy = '']) {
    return retreats(state, man(state, unit), man(state, enemy).at, false)
      .map((hex) => hex.slice(0, 4))
      .toSorted();
  },
};

function mayAttack({ segment }: State, one: Man, target: Man): boolean {
  const isAble = one.corps === segment?.corps && one.order !== 'routed' && !one.attacked;
  return isAble && one.of !== target.of && sideOf(one.at, one.facing, target.at) === 'front';
}

function man(state: State, id: string): Man {
  const found = menOf(state).find((one) => one.id === id);
  if (!found) throw new RangeError(`nobody is ${id}`);
  return found;
}
