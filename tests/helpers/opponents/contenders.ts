/**
 * Who can take a seat in a match: the crude players of a system by name, and its computer player by level, or by the
 * numbers of one that is tried: `positions:care:playedOn:times:onTheWay:turns:commands`.
 */
import type { Mind } from '../../../src/core/contract/opponent';
import type { SystemTypes } from '../../../src/core/contract/rules';
import { LEVELS, type Level } from '../../../src/core/opponent/levels';
import { playerOf } from '../../../src/core/opponent/opponent';
import { chanceOf } from '../../../src/headless/randomPlayer';
import { mindOf } from '../../../src/systems/opponents';
import type { Kind } from '../random/kinds';
import type { Seat } from './match';

/** Of one game; levels with that mind. Throws a RangeError where there is no such player. */
export function contender(
  kind: Kind,
  name: string,
  seed: string,
  mind: Mind | null = mindOf(kind.system.id),
): Seat<SystemTypes> {
  const crude = kind.players()[name];
  const chance = chanceOf(seed);
  if (crude) return (state) => crude.play(state, chance);
  const level = levelOf(name);
  if (!mind || !level) throw new RangeError(`no player ${name} of ${kind.system.id}`);
  return playerOf({ rules: kind.system, mind, level, seed });
}

function levelOf(name: string): Level | null {
  const known = Object.entries(LEVELS).find(([one]) => one === name);
  if (known) return known[1];
  const [positions, care = 100, playedOn = 0, times = 0, onTheWay = 0, turns = 2, commands] = name
    .split(':')
    .map(Number);
  const most = commands === undefined ? {} : { commands };
  return positions ? { positions, care, playedOn, times, onTheWay, turns, ...most } : null;
}
