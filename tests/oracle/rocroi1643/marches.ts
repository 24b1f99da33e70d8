/**
 * Where a unit can come on its move, a second time: every way is tried, act by act, as the rules tell it (7.1 to 7.3,
 * 8.2).
 */
import type { State } from '../../../src/systems/rocroi-1643/state/state';
import { canEnter, holders, type Man, menOf } from './facts';
import { groundAt, hasStream, nextTo, sideOf } from './ground';

type At = {
  readonly hex: string;
  readonly facing: number;
  readonly spent: number;
  readonly first: boolean;
  readonly free: boolean;
  readonly turned: boolean;
  readonly inside: boolean;
};

const COSTS: { readonly [ground: string]: { readonly [kind: string]: number } } = {
  clear: { infantry: 1, tercio: 1, cavalry: 1 },
  wood: { infantry: 2, tercio: 3, cavalry: 3 },
  marsh: { infantry: 2, tercio: 3, cavalry: 3 },
};

/**
 * `1319>0 3`: hex, facing and the fewest points, for a unit that has not begun to move; `untested`: where it comes to
 * without turning in a zone of the enemy.
 */
export function marches(state: State, man: Man, untested = false): readonly string[] {
  const { segment, scenario } = state;
  const out = segment?.command.some(({ unit, by }) => unit === man.id && by === 'nobody') === true;
  const others = menOf(state).filter(({ id }) => id !== man.id);
  const inZone = (hex: string) => holders(state, hex).some(({ of }) => of !== man.of);
  const enemiesBy = (hex: string) =>
    others.filter(({ at, of }) => of !== man.of && nextTo(scenario, hex).includes(at));
  const fromZone = inZone(man.at);
  const points = out && !fromZone ? Math.ceil(man.movement / 2) : man.movement;
  const cost = (from: string, to: string) =>
    (COSTS[groundAt(scenario, to)]?.[man.kind] ?? 99) + (hasStream(scenario, from, to) ? 1 : 0);
  const mayCome = (from: string, to: string) => {
    if (!out) return true;
    const near = enemiesBy(to);
    return fromZone ? near.every((enemy) => enemiesBy(from).includes(enemy)) : near.length === 0;
  };

  const best = new Map<string, number>();
  const seen = new Map<string, number>();
  const open: At[] = [
    { hex: man.at, facing: man.facing, spent: 0, first: true, free: true, turned: false, inside: false },
  ];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.spent > points) continue;
    const key = `${at.hex} ${at.facing} ${at.free} ${at.turned} ${at.first}`;
    if ((seen.get(key) ?? 99) <= at.spent) continue;
    seen.set(key, at.spent);
    const end = `${at.hex}>${at.facing}`;
    if (!at.first && !at.inside) best.set(end, Math.min(best.get(end) ?? 99, at.spent));
    if (!at.turned && !at.inside) open.push(...turns(at));
    if (at.free) for (const to of nextTo(scenario, at.hex)) open.push(...stepsTo(at, to));
  }
  best.delete(`${man.at}>${man.facing}`);
  return [...best].map(([end, spent]) => `${end} ${spent}`).sort();

  function turns(at: At): readonly At[] {
    if (untested && inZone(at.hex)) return [];
    const rate = inZone(at.hex) ? 2 : 1;
    const stays = at.first && fromZone;
    return [1, 2, 3, 4, 5].map((by) => ({
      ...at,
      facing: (at.facing + by) % 6,
      spent: at.spent + rate * Math.min(by, 6 - by),
      ...{ first: false, free: at.free && !stays, turned: true },
    }));
  }

  function stepsTo(at: At, to: string): readonly At[] {
    const side = sideOf(at.hex, at.facing, to);
    const leaves = at.first && fromZone;
    if (side === 'flank' || (side === 'rear' && !leaves)) return [];
    if (!canEnter(state, man, to) || !mayCome(at.hex, to)) return [];
    const friend = others.find((other) => other.at === to);
    const moved = { ...at, hex: to, first: false, turned: false };
    if (side === 'rear')
      return friend ? [] : [{ ...moved, spent: Math.ceil(man.movement / 2) + cost(at.hex, to), free: false }];
    const passes =
      man.kind === 'cavalry' &&
      friend?.kind !== 'cavalry' &&
      friend?.order !== 'routed' &&
      friend?.facing === at.facing &&
      !inZone(to);
    if (friend && !passes) return [];
    const spent = at.spent + cost(at.hex, to) + (leaves ? 1 : 0);
    return [{ ...moved, spent, free: !inZone(to), inside: friend !== undefined }];
  }
}
