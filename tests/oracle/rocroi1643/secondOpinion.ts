/** A position of Rocroi 1643 judged by the game and by the second implementation: what they tell differently. */

import { rocroi1643 } from '../../../src/systems/rocroi-1643';
import { zoneAt } from '../../../src/systems/rocroi-1643/02-facing/facing';
import { canMove, moveOf } from '../../../src/systems/rocroi-1643/07-movement/move';
import { endsFrom } from '../../../src/systems/rocroi-1643/07-movement/reach';
import { commandNow } from '../../../src/systems/rocroi-1643/08-leaders/command';
import { shotReasons } from '../../../src/systems/rocroi-1643/10-artillery/fire';
import { sightBlockedAt } from '../../../src/systems/rocroi-1643/10-artillery/sight';
import { reckon } from '../../../src/systems/rocroi-1643/11-combat/modifiers';
import { retreatOf } from '../../../src/systems/rocroi-1643/11-combat/retreat-hexes';
import { nextRunHexes } from '../../../src/systems/rocroi-1643/12-rout/run';
import { standing } from '../../../src/systems/rocroi-1643/13-victory/points';
import { boardOf, type Unit } from '../../../src/systems/rocroi-1643/state/board';
import { inEnemyZone, neighboursOf } from '../../../src/systems/rocroi-1643/state/near';
import type { State } from '../../../src/systems/rocroi-1643/state/state';
import { commanded, helpers, holders, type Man, menOf, modifier, quarters, retreats, runs } from './facts';
import { sideOf } from './ground';
import { marches } from './marches';
import { sees, targets } from './sight';

export const NOTHING = {
  sides: 0,
  zones: 0,
  chains: 0,
  attacks: 0,
  supports: 0,
  retreats: 0,
  moves: 0,
  runs: 0,
  sights: 0,
  shots: 0,
  risks: 0,
  points: 0,
};
export type Compared = typeof NOTHING;

class Comparison {
  readonly faults: string[] = [];
  readonly compared: { [K in keyof Compared]: number } = { ...NOTHING };

  hold(kind: keyof Compared, what: string, game: unknown, oracle: unknown): void {
    this.compared[kind]++;
    const [a, b] = [JSON.stringify(game), JSON.stringify(oracle)];
    if (a !== b) this.faults.push(`${kind} ${what}: ${a}, and the oracle ${b}`);
  }
}

/**
 * All that is told differently of a state, and how much was compared; `told`: what the oracle is asked about instead,
 * to see whether it notices.
 */
export function differences(state: State, told = state): Pick<Comparison, 'faults' | 'compared'> {
  const found = new Comparison();
  const board = boardOf(state);
  const men = new Map(menOf(told).map((man) => [man.id, man]));
  const onMap = board.units.filter(({ hex }) => hex >= 0);
  compareGround(found, state, told, onMap);
  for (const leader of board.leaders)
    for (const { id: corps, side } of state.scenario.corps) {
      if (side !== board.sideId(leader.side)) continue;
      const game = commandNow(board, leader, corps).flatMap(({ unit, by }) =>
        by === 'nobody' ? [] : [by === 'line' ? `${unit}*` : unit],
      );
      found.hold('chains', `${leader.id} ${corps}`, game.toSorted(), commanded(told, leader.id, corps));
    }
  for (const unit of onMap) {
    const man = men.get(unit.id);
    if (!man) continue;
    for (const enemy of neighboursOf(board, unit.hex)) {
      const other = men.get(enemy.id);
      if (other && other.of !== man.of) compareEnemies(found, state, told, [unit, man], [enemy, other]);
    }
    if (canMove(board, unit)) compareMoves(found, state, told, unit, man);
    const game = nextRunHexes(board, unit).map((hex) => board.number(hex));
    found.hold('runs', unit.id, game.toSorted(), runs(told, man));
  }
  compareSights(found, state, told, onMap);
  compareLeaders(found, state, told);
  const { quarters: points } = standing(board);
  const own = quarters(told);
  found.hold(
    'points',
    'of both',
    points,
    state.scenario.sides.map(({ id }) => own[id]),
  );
  return found;
}

function compareGround(found: Comparison, state: State, told: State, units: readonly Unit[]): void {
  const board = boardOf(state);
  for (const unit of units) {
    const facing = told.units.find(({ id }) => id === unit.id)?.facing ?? 0;
    for (let d = 0; d < 6; d++) {
      const next = board.neighbour(unit.hex, d);
      if (next < 0) continue;
      const hex = board.number(next);
      found.hold('sides', `${unit.id} ${hex}`, zoneAt(unit.facing, d), sideOf(unit.at ?? '', facing, hex));
    }
  }
  for (const hex of board.field.grid.numbers) {
    const held = holders(told, hex);
    for (const side of [0, 1] as const) {
      const enemy = held.some(({ of }) => of !== board.sideId(side));
      found.hold('zones', `${hex} ${side}`, inEnemyZone(board, board.hex(hex), side), enemy);
    }
  }
}

/** Of a unit on its move: the ends it can come to, and the fewest points for each. */
function compareMoves(found: Comparison, state: State, told: State, unit: Unit, man: Man): void {
  const board = boardOf(state);
  const { mover, pose } = moveOf(board, unit);
  const least = new Map<string, number>();
  for (const { pose: end } of endsFrom(board, mover, pose)) {
    const key = `${board.number(end.hex)}>${end.facing}`;
    least.set(key, Math.min(least.get(key) ?? end.spent, end.spent));
  }
  least.delete(`${unit.at}>${unit.facing}`);
  found.hold(
    'moves',
    unit.id,
    [...least].map(([end, spent]) => `${end} ${spent}`).sort(),
    marches(told, man),
  );
}

type Both = readonly [Unit, Man];

function compareEnemies(
  found: Comparison,
  state: State,
  told: State,
  [unit, man]: Both,
  [enemy, other]: Both,
): void {
  const board = boardOf(state);
  const what = `${unit.id} ${enemy.id}`;
  for (const pushed of [false, true]) {
    const { open } = retreatOf(board, unit, enemy.hex, pushed);
    const game = open.map(
      ({ hex, test, pushes }) => `${board.number(hex)} ${test ?? 0}${pushes ? ' pushes' : ''}`,
    );
    found.hold('retreats', `${what} ${pushed}`, game.toSorted(), retreats(told, man, other.at, pushed));
  }
  if (unit.order === 'routed' || sideOf(man.at, man.facing, other.at) !== 'front') return;
  for (const charge of [false, true]) {
    const { total } = reckon(board, { attacker: unit, target: enemy, charge });
    found.hold('attacks', `${what} ${charge}`, total, modifier(told, man, other, charge));
  }
  const { supports } = reckon(board, { attacker: unit, target: enemy, charge: false });
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();
  const givers = (given: typeof supports.attacker.given) => ids(given.map((support) => support.unit));
  found.hold('supports', what, givers(supports.attacker.given), ids(helpers(told, man, other, true)));
  found.hold(
    'supports',
    `${what} target`,
    givers(supports.target.given),
    ids(helpers(told, other, man, false)),
  );
}

/** From each unit to each other one, and whom each battery can fire at. */
function compareSights(found: Comparison, state: State, told: State, units: readonly Unit[]): void {
  const board = boardOf(state);
  for (const one of units)
    for (const other of units) {
      if (one.id >= other.id || one.at === null || other.at === null) continue;
      const open = sightBlockedAt(board, one.hex, other.hex).length === 0;
      found.hold('sights', `${one.at} ${other.at}`, open, sees(told, one.at, other.at));
    }
  for (const battery of board.batteries) {
    const game = units.filter((unit) => shotReasons(board, battery, unit).length === 0).map(({ id }) => id);
    found.hold('shots', battery.id, game.toSorted(), targets(told, battery.id));
  }
}

/** The leaders whom the table marks as being at risk. */
function compareLeaders(found: Comparison, state: State, told: State): void {
  for (const { id, face } of rocroi1643.board(state, null).counters) {
    const i = state.leaders.findIndex((leader) => leader.id === id);
    const [leader, printed] = [state.leaders[i], state.scenario.leaders[i]];
    if (!leader || !printed) continue;
    const { at } = leader;
    const faced = at !== null && holders(told, at).some(({ of }) => of !== printed.side);
    found.hold('risks', id, (face as { readonly atRisk?: unknown }).atRisk === true, faced);
  }
}
