/** A position of Rocroi 1643 judged by the game and by the second implementation: what they tell differently. */

import { zoneAt } from '../../../src/systems/rocroi-1643/02-facing/facing';
import { canMove, moveOf } from '../../../src/systems/rocroi-1643/07-movement/move';
import { endsFrom } from '../../../src/systems/rocroi-1643/07-movement/reach';
import { commandNow } from '../../../src/systems/rocroi-1643/08-leaders/command';
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

export const NOTHING = {
  sides: 0,
  zones: 0,
  chains: 0,
  attacks: 0,
  supports: 0,
  retreats: 0,
  moves: 0,
  runs: 0,
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

/** All that is told differently of a state, and how much was compared. */
export function differences(state: State): Pick<Comparison, 'faults' | 'compared'> {
  const found = new Comparison();
  const board = boardOf(state);
  const men = new Map(menOf(state).map((man) => [man.id, man]));
  const onMap = board.units.filter(({ hex }) => hex >= 0);
  compareGround(found, state, onMap);
  for (const leader of board.leaders)
    for (const { id: corps, side } of state.scenario.corps) {
      if (side !== board.sideId(leader.side)) continue;
      const game = commandNow(board, leader, corps).flatMap(({ unit, by }) =>
        by === 'nobody' ? [] : [by === 'line' ? `${unit}*` : unit],
      );
      found.hold('chains', `${leader.id} ${corps}`, game.toSorted(), commanded(state, leader.id, corps));
    }
  for (const unit of onMap) {
    const man = men.get(unit.id);
    if (!man) continue;
    for (const enemy of neighboursOf(board, unit.hex)) {
      const other = men.get(enemy.id);
      if (other && other.of !== man.of) compareEnemies(found, state, [unit, man], [enemy, other]);
    }
    if (canMove(board, unit)) compareMoves(found, state, unit, man);
    const game = nextRunHexes(board, unit).map((hex) => board.number(hex));
    found.hold('runs', unit.id, game.toSorted(), runs(state, man));
  }
  const { quarters: points } = standing(board);
  const own = quarters(state);
  found.hold(
    'points',
    'of both',
    points,
    state.scenario.sides.map(({ id }) => own[id]),
  );
  return found;
}

function compareGround(found: Comparison, state: State, units: readonly Unit[]): void {
  const board = boardOf(state);
  for (const unit of units)
    for (let d = 0; d < 6; d++) {
      const next = board.neighbour(unit.hex, d);
      if (next < 0) continue;
      const hex = board.number(next);
      found.hold(
        'sides',
        `${unit.id} ${hex}`,
        zoneAt(unit.facing, d),
        sideOf(unit.at ?? '', unit.facing, hex),
      );
    }
  for (const hex of board.field.grid.numbers) {
    const held = holders(state, hex);
    for (const side of [0, 1] as const) {
      const enemy = held.some(({ of }) => of !== board.sideId(side));
      found.hold('zones', `${hex} ${side}`, inEnemyZone(board, board.hex(hex), side), enemy);
    }
  }
}

/** Of a unit on its move: the ends it can come to, and the fewest points for each. */
function compareMoves(found: Comparison, state: State, unit: Unit, man: Man): void {
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
    marches(state, man),
  );
}

type Both = readonly [Unit, Man];

function compareEnemies(found: Comparison, state: State, [unit, man]: Both, [enemy, other]: Both): void {
  const board = boardOf(state);
  const what = `${unit.id} ${enemy.id}`;
  for (const pushed of [false, true]) {
    const { open } = retreatOf(board, unit, enemy.hex, pushed);
    const game = open.map(
      ({ hex, test, pushes }) => `${board.number(hex)} ${test ?? 0}${pushes ? ' pushes' : ''}`,
    );
    found.hold('retreats', `${what} ${pushed}`, game.toSorted(), retreats(state, man, other.at, pushed));
  }
  if (unit.order === 'routed' || sideOf(man.at, man.facing, other.at) !== 'front') return;
  for (const charge of [false, true]) {
    const { total } = reckon(board, { attacker: unit, target: enemy, charge });
    found.hold('attacks', `${what} ${charge}`, total, modifier(state, man, other, charge));
  }
  const { supports } = reckon(board, { attacker: unit, target: enemy, charge: false });
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();
  const told = (given: typeof supports.attacker.given) => ids(given.map((support) => support.unit));
  found.hold('supports', what, told(supports.attacker.given), ids(helpers(state, man, other, true)));
  found.hold(
    'supports',
    `${what} target`,
    told(supports.target.given),
    ids(helpers(state, other, man, false)),
  );
}
