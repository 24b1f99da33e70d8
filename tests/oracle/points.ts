/** Victory Points counted from the printed schedules: rocroi:20.1, freiburg:17.36 and 19.6. */
import type { CounterState, State } from '../../src/systems/thirty-years-war/state/state';
import { lineFrom } from './communications';
import { isUnitOf, printedOf } from './ground';

/** rocroi:20.11 and 20.12, line by line. */
const SCHEDULE: {
  readonly [side: string]: {
    readonly part: number;
    readonly whole: number;
    readonly leaders: { readonly [name: string]: number };
  };
} = {
  // what the French lose is worth to the Spanish, and the other way round
  french: { part: 15, whole: 20, leaders: { enghien: 20, gassion: 10, seneterre: 5, despendin: 5 } },
  spanish: {
    part: 15,
    whole: 25,
    leaders: { melos: 15, yenbourg: 10, fontaine: 5, albuquerque: 5, beck: 5 },
  },
};

/** Points of a side at Rocroi as the position stands. */
export function pointsAtRocroi(state: State, side: string): number {
  const enemies = state.counters.filter((one) => printedOf(state, one).side !== side);
  const [enemy] = enemies;
  if (!enemy) return 0;
  const loser = printedOf(state, enemy).side;
  const { ordinary, demoralizedInfantry } = state.losses[loser] ?? { ordinary: 0, demoralizedInfantry: 0 };
  const { part, whole, leaders } = SCHEDULE[loser] ?? { part: 0, whole: 0, leaders: {} };
  const kindOf = (one: CounterState) => printedOf(state, one).kind;
  const guns = enemies.filter((one) => kindOf(one) === 'artillery' && one.holder === side).length;
  const dead = enemies.filter((one) => kindOf(one) === 'leader' && one.off === 'eliminated');
  const worth = dead.reduce((sum, { id }) => {
    const [, points] = Object.entries(leaders).find(([name]) => id.includes(name)) ?? [];
    return sum + (points ?? 0);
  }, 0);
  const groups = [
    ...new Set(state.scenario.categories.filter((one) => one.side === loser).map(({ id }) => id)),
  ];
  const broken = groups.filter((id) => state.demoralized.includes(id)).length;
  const simplified = state.options.simplifiedDemoralization === 'yes';
  const forArmy = broken === groups.length ? whole : broken > 0 && !simplified ? part : 0;
  return ordinary + 2 * demoralizedInfantry + 5 * guns + worth + forArmy;
}

/** table:victory, from what the file of the scenario says. */
export function pointsInSkirmish({ scenario, counters, losses }: State, side: string): number {
  const theirs = counters.filter((_, i) => scenario.counters[i]?.side !== side);
  const kindOf = ({ id }: CounterState) => scenario.counters.find((one) => one.id === id)?.kind;
  const loser = scenario.sides.find(({ id }) => id !== side)?.id ?? '';
  const { ordinary, demoralizedInfantry } = losses[loser] ?? { ordinary: 0, demoralizedInfantry: 0 };
  const { gun, leader } = scenario.victory ?? { gun: 0, leader: 0 };
  const taken = theirs.filter((one) => kindOf(one) === 'artillery' && one.holder === side).length;
  const dead = theirs.filter((one) => kindOf(one) === 'leader' && one.off === 'eliminated').length;
  return ordinary + demoralizedInfantry + gun * taken + leader * dead;
}

/** freiburg:17.36, as the position stands: a unit that is not off the map has not left it. */
export function pointsOn9August(state: State): { readonly french: number; readonly bavarian: number } {
  const bavarians = state.counters.filter((one) => printedOf(state, one).side === 'bavarian');
  const guns = bavarians.filter((one) => printedOf(state, one).kind === 'artillery');
  const units = bavarians.filter((one) => isUnitOf(state, one));
  const left = units.filter(({ off }) => off === 'exited').length;
  const lost = guns.filter(({ off, holder }) => off === 'destroyed' || (off === null && holder === 'french'));
  const [regulars, mercenaries] = ['french', 'mercenary'].map((army) => state.demoralized.includes(army));
  const forArmies = mercenaries ? (regulars ? 35 : 5) : 0;
  return { french: lost.length + units.length - left, bavarian: left + forArmies };
}

/** freiburg:19.61 and 19.62, each condition by itself; `broken`: of how many sections the control is broken. */
export function pointsOfSiege(
  state: State,
  broken: number,
): { readonly french: number; readonly bavarian: number } {
  const { sections = [] } = state.scenario.map.fortress ?? {};
  const ours = state.counters.filter((one) => printedOf(state, one).side === 'bavarian');
  const left = ours.filter(({ at, holder }) => at !== null && holder === 'bavarian');
  const away = ours.filter(({ off }) => off === 'exited');
  const hasLine = lineFrom(state);
  const isBroken = (army: string) => state.demoralized.includes(army);
  const led = away.some(({ id }) => id === 'bav-leader-von-mercy');
  const french = [
    away.length === 0 && left.length > 0 && !left.some(({ at }) => hasLine(at ?? '')) ? 2 : 0,
    isBroken('bavarian') ? 1 : 0,
    broken === sections.length ? 1 : 0,
    away.length === 0 && left.length === 0 ? 1 : 0,
  ];
  const bavarian = [
    isBroken('french') && isBroken('mercenary') ? 1 : 0,
    led && away.filter((one) => isUnitOf(state, one)).length >= 7 ? 1 : 0,
    broken === 0 ? 1 : 0,
  ];
  const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);
  return { french: sum(french), bavarian: sum(bavarian) };
}
