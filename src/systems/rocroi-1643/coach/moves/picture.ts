/** All moves of an idea as the board shows them at once. */
import type { Mark } from '../../../../core/contract/board';
import type { PlanView } from '../../../../core/contract/coach';
import type { Command } from '../../engine/types';
import { degrees } from '../../look/face';
import type { Board } from '../../state/board';
import { apart } from '../../state/near';
import type { Idea } from './idea';

/** `after`: the board as all will stand. Ways are numbered in the order in which they have to be gone. */
export function pictureOf(after: Board, { commands, movers, about }: Idea): PlanView {
  const ways = commands.map(wayOf);
  const steps = ways.flatMap((way, index) => {
    const mover = way && movers.find(({ id }) => id === way.counter);
    if (!way || !mover?.at) return [];
    const through = [mover.at, ...way.hexes];
    const label = ways.length > 1 ? `${index + 1}` : '';
    const unit = after.unit(way.counter);
    const path: Mark = { means: 'path', label, shape: { kind: 'line', through } };
    return [
      {
        marks: way.hexes.length > 0 ? [path] : [],
        ghost: {
          counter: way.counter,
          at: through.at(-1) ?? mover.at,
          ...(unit ? { facing: degrees(unit.facing) } : {}),
        },
      },
    ];
  });
  return { steps, marks: about.flatMap((target) => struck(after, target, movers[0]?.id)) };
}

function wayOf(command: Command) {
  if (command.do === 'move')
    return {
      counter: command.unit,
      hexes: command.steps.filter((one): one is string => typeof one === 'string'),
    };
  return command.do === 'moveLeader' ? { counter: command.leader, hexes: [command.to] } : null;
}

/** An enemy that it is about, and the arrow of the unit that will attack it. */
function struck(after: Board, { id, at }: Idea['about'][number], by: string | undefined): readonly Mark[] {
  const [target, unit] = [after.units.find((one) => one.id === id), after.units.find((one) => one.id === by)];
  if (!target || !unit?.at || at === null || target.side === unit.side) return [];
  const ring: Mark = { means: 'target', label: '', shape: { kind: 'places', places: [at] } };
  const isBeside = apart(after, unit.hex, target.hex) === 1;
  return isBeside
    ? [ring, { means: 'attack', label: '', shape: { kind: 'line', through: [unit.at, at] } }]
    : [ring];
}
