/**
 * Crude players of Rocroi 1643 who look no further than the act at hand, to see how the battle goes: everybody attacks
 * what can be attacked best; horse leaves foot in good order alone, unless it comes upon its flank or rear.
 */
import type { Draw } from '../../../src/core/dice/draw';
import { rules } from '../../../src/systems/rocroi-1643';
import { frontOf } from '../../../src/systems/rocroi-1643/02-facing/facing';
import { activeUnits } from '../../../src/systems/rocroi-1643/05-activation/active';
import { canMove, moveOf } from '../../../src/systems/rocroi-1643/07-movement/move';
import { type End, endsFrom } from '../../../src/systems/rocroi-1643/07-movement/reach';
import { waysToHit } from '../../../src/systems/rocroi-1643/10-artillery/receipt';
import { reckon } from '../../../src/systems/rocroi-1643/11-combat/modifiers';
import { optionsOf } from '../../../src/systems/rocroi-1643/11-combat/retreat';
import { flankBonus } from '../../../src/systems/rocroi-1643/11-combat/support';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { type Board, boardOf, type Unit } from '../../../src/systems/rocroi-1643/state/board';
import { withUnit } from '../../../src/systems/rocroi-1643/state/change';
import { apart, controllersOf, enemiesInFront } from '../../../src/systems/rocroi-1643/state/near';

type State = Rocroi1643['State'];
type Command = Rocroi1643['Command'];
type Player = (state: State, draw: Draw) => Command | null;

/** `cautious`: foot comes to blows only where it adds to the die, and stays three hexes away otherwise. */
export function greedy(cautious: boolean): Player {
  let segment = '';
  const stayed = new Set<string>();
  return (state, draw) => {
    const onward = rules.onward?.(state) ?? null;
    if (onward) return onward;
    const board = boardOf(state);
    const now = `${state.turn} ${state.segment?.leader} ${state.step}`;
    if (now !== segment) stayed.clear();
    segment = now;
    if (state.agenda.length > 0) return decided(board, draw);
    switch (state.step) {
      case 'movement':
        return marched(board, stayed, cautious) ?? leaderMoved(board) ?? { do: 'endMovement' };
      case 'combat':
        return fought(board, cautious);
      case 'aiming':
        return aimed(board);
      case 'rally': {
        const home = [...rules.moves(state)].find((one) => one.do === 'rally' && isHome(board, one));
        return home ?? first(state);
      }
      case 'chiefs':
        return { do: 'endChief' };
      case 'cup':
        return first(state);
    }
  };
}

function first(state: State): Command | null {
  for (const command of rules.moves(state)) return command;
  return null;
}

function isHome(board: Board, { unit, facing }: Extract<Command, { do: 'rally' }>): boolean {
  return facing === board.scenario.sides[board.knownUnit(unit).side].facing;
}

function best<I>(items: readonly I[], worth: (item: I) => number): I | null {
  let [found, most]: [I | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const item of items) {
    const value = worth(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

/** Foot in good order is nothing for horse that comes at its front. */
function isPrey(board: Board, unit: Unit, enemy: Unit): boolean {
  return unit.foot || !enemy.foot || enemy.order !== 'good' || flankBonus(board, unit, enemy) > 0;
}

/** Of the enemies in front the one that is attacked best: the sum of the modifiers; null: none. */
function bestAttack(board: Board, unit: Unit): number | null {
  const prey = enemiesInFront(board, unit);
  if (prey.length === 0) return null;
  const sums = prey.map((target) => {
    const { total } = reckon(board, { attacker: unit, target, charge: false });
    return isPrey(board, unit, target) ? total : total - 4;
  });
  return Math.max(...sums);
}

const LEAST = 1;
const ROOM = 3;

/** The next unit, from the front on, goes where it is worth most to it. */
function marched(board: Board, stayed: Set<string>, cautious: boolean): Command | null {
  const enemies = enemiesOf(board);
  const able = activeUnits(board).filter(
    (unit) => !unit.moved && !stayed.has(unit.id) && canMove(board, unit),
  );
  const unit = best(able, (one) => -nearest(board, one.hex, enemies));
  if (!unit) return null;
  stayed.add(unit.id);
  const { mover, pose } = moveOf(board, unit);
  const worth = worthOf(board, unit, enemies, cautious);
  const here = worth(pose);
  const end = best(endsFrom(board, mover, pose), (one: End) => worth(one.pose) - one.tests);
  if (!end || worth(end.pose) - end.tests <= here) return marched(board, stayed, cautious);
  return { do: 'move', unit: unit.id, steps: [...end.steps] };
}

function enemiesOf(board: Board): readonly Unit[] {
  const side = activeUnits(board)[0]?.side;
  return board.units.filter((unit) => unit.at !== null && unit.side !== side);
}

function nearest(board: Board, hex: number, enemies: readonly Unit[]): number {
  return Math.min(99, ...enemies.map((enemy) => apart(board, hex, enemy.hex)));
}

/** Asked once for each hex. */
function once(of: (hex: number) => number): (hex: number) => number {
  const known = new Map<number, number>();
  return (hex) => {
    const found = known.get(hex) ?? of(hex);
    known.set(hex, found);
    return found;
  };
}

type Pose = { readonly hex: number; readonly facing: number };

function worthOf(board: Board, unit: Unit, enemies: readonly Unit[], cautious: boolean) {
  const prey = enemies.filter((enemy) => unit.foot || !enemy.foot || enemy.order !== 'good');
  const sought = prey.length > 0 ? prey : enemies;
  const away = once((hex) => nearest(board, hex, sought));
  const closest = once((hex) => nearest(board, hex, enemies));
  const isWary = cautious && unit.foot;
  return ({ hex, facing }: Pose): number => {
    const near = closest(hex);
    if (near > 1)
      return -2 * (isWary ? Math.abs(away(hex) - ROOM) : away(hex)) - lookedAway(board, facing, unit);
    const there = boardOf(withUnit(board.state, unit.id, { at: board.number(hex), facing }));
    const moved = there.knownUnit(unit.id);
    const total = bestAttack(there, moved);
    const behind = controllersOf(there, hex, unit.side).filter(
      (enemy) => !frontOf(facing).some((d) => there.neighbour(hex, d) === enemy.hex),
    );
    const risk = 3 * behind.length;
    if (total === null) return -6 - risk;
    if (isWary && total < LEAST) return -8 - risk;
    return 2 * (total + 2) - risk;
  };
}

/** Corners between a facing and the one straight at the enemy’s edge. */
function lookedAway(board: Board, facing: number, { side }: Unit): number {
  const home = board.scenario.sides[side].facing;
  const by = Math.abs(facing - home);
  return Math.min(by, 6 - by) / 4;
}

/** To the unit of his corps that attacks best, or else to the middle of it. */
function leaderMoved(board: Board): Command | null {
  const leader = board.segment && board.leader(board.segment.leader);
  if (!leader || leader.moved || leader.at === null) return null;
  const own = activeUnits(board).filter(({ order }) => order !== 'routed');
  const places = [...rules.moves(board.state)].filter((one) => one.do === 'moveLeader');
  const value = (at: string) => {
    const unit = own.find((one) => one.at === at);
    if (!unit) return Number.NEGATIVE_INFINITY;
    const total = unit.attacked ? null : bestAttack(board, unit);
    const spread = own.reduce((sum, other) => sum + apart(board, unit.hex, other.hex), 0) / own.length;
    return (total === null ? 0 : 10 + total) - spread;
  };
  const to = best(places, (one) => (one.do === 'moveLeader' ? value(one.to) : 0));
  return to?.do === 'moveLeader' && value(to.to) > value(leader.at) ? to : null;
}

/** The best attack first; what nobody has to make only where it adds to the die. */
function fought(board: Board, cautious: boolean): Command | null {
  const all = [...rules.moves(board.state)];
  const end = all.find(({ do: what }) => what === 'endSegment') ?? null;
  const sum = (command: Command) => {
    if (command.do === 'attackLeader') return 20;
    if (command.do !== 'attack') return Number.NEGATIVE_INFINITY;
    const [attacker, target] = [board.knownUnit(command.unit), board.knownUnit(command.target)];
    return reckon(board, { attacker, target, charge: command.charge }).total;
  };
  const attack = best(all, sum);
  if (end && (!attack || sum(attack) < (cautious ? LEAST + 1 : LEAST))) return end;
  return attack ?? end;
}

function aimed(board: Board): Command | null {
  const all = [...rules.moves(board.state)];
  return best(all, (command) => {
    if (command.do !== 'aim') return 0;
    const [gun, unit] = [board.battery(command.battery), board.unit(command.target)];
    if (!gun || !unit || unit.order === 'routed') return -1;
    return waysToHit(board, gun, unit) * 10 + (unit.order === 'disorganised' ? 5 : 1) + unit.morale / 10;
  });
}

function decided(board: Board, draw: Draw): Command | null {
  const [open] = board.state.agenda;
  const all = [...rules.moves(board.state)];
  switch (open?.task) {
    case 'retreatTo': {
      const { open: hexes } = optionsOf(board, open);
      const safest = best(hexes, ({ test, pushes }) => -(test ?? 0) - (pushes ? 7 : 0) - draw(2) / 2);
      return safest ? { do: 'retreat', to: board.number(safest.hex) } : (all[0] ?? null);
    }
    case 'advanceInto': {
      const held = controllersOf(board, board.hex(open.to), open.by);
      return held.length > 1 ? { do: 'advance', unit: null, leaders: [] } : (all[0] ?? null);
    }
    case 'placeLeader':
      return best(all, (one) => (one.do === 'placeLeader' && board.unitIn(board.hex(one.to)) ? 1 : 0));
    case 'chooseCorps':
      return best(all, (one) => {
        if (one.do !== 'chooseCorps' || one.corps === null) return 0;
        return board.units.filter((unit) => unit.corps === one.corps && unit.at !== null && !unit.moved)
          .length;
      });
    default:
      return all[0] ?? null;
  }
}
