/** Which units of a corps their leader has in command: cases 8.1 and 8.3. */
import { between, someOf } from '../../../core/dice/drawn';
import { ids, inBounds, poor, stepOf } from '../../../core/lesson/made';
import { activeUnits, drawnLeader, isCommanded } from '../05-activation/active';
import { commandWords } from '../play/commandWords';
import type { Board, Unit } from '../state/board';
import { apart } from '../state/near';
import { counted, named } from '../wording';
import { type Kind, type Making, withCase } from './kind';
import { facingOf, siteFor, strew } from './site';

export const command: Kind = {
  id: 'command',
  title: 'Is it in command?',
  about: 'Chains of hexes from the leader, what breaks them, and lines of battle',
  make,
};

function make({ draw, level, battles }: Making) {
  const site = siteFor(draw, level, battles);
  const leader = site?.leader();
  if (!site || !leader) return null;
  const middle = site.middle();
  // With his printed radius he would reach all of so small a map.
  const radius = between(draw, 2, level > 2 ? 4 : 3);
  const hexes = site.free(site.near(middle, radius + (level > 1 ? 2 : 1)));
  for (const hex of hexes.slice(0, 4 + Math.ceil(level / 2))) {
    const unit = site.unit('acting');
    if (unit) site.put(unit, hex, facingOf(draw, site.mark));
  }
  site.putLeader(leader, middle, radius);
  strew(draw, site, middle, radius + 1, between(draw, level > 1 ? 2 : 1, 1 + level), 0);
  const laid = site.lay('movement');
  if (!laid) return null;
  // The table would mark and tell who is out of command.
  const position = { ...laid.position, commanded: 'asked' };
  return question(laid.board, position, level, (all) => someOf(draw, all, MOST));
}

/** So many units are asked about. */
const MOST = 6;

function question(
  board: Board,
  position: Parameters<typeof stepOf>[0]['position'],
  level: number,
  some: (all: readonly Unit[]) => readonly Unit[],
) {
  const leader = drawnLeader(board);
  if (!leader) return null;
  const asked = some(activeUnits(board));
  const commanded = asked.filter((unit) => isCommanded(board, unit));
  const others = asked.filter((unit) => !isCommanded(board, unit));
  const isFar = (unit: Unit) => apart(board, leader.hex, unit.hex) > leader.radius;
  if (commanded.length === 0 || others.length === 0) return null;
  // Later it is not enough to count hexes: somebody is cut off, or reached by his line.
  const isPlain = others.every(isFar) && !commanded.some(isFar);
  if (level > 2 && isPlain) return null;
  return stepOf({
    position,
    text: `The segment of ${named(leader)} begins. He commands over ${counted(leader.radius, 'hex', 'hexes')}.`,
    rules: ['8.1', '8.3'],
    lit: [leader.id, ...ids(asked)],
    goal: {
      ask: `Which of the lit units are in command? Press ${commanded.length === 1 ? 'it' : 'each of them'}.`,
      press: ids(commanded),
    },
    way: ids(commanded),
    poor: others.map((unit) => poor(unit.id, wordsOf(board, unit))),
    done: inBounds(commanded.map((unit) => wordsOf(board, unit)).join(' ')),
  });
}

function wordsOf(board: Board, unit: Unit): string {
  const { text, rule } = commandWords(board, unit);
  return withCase(`${named(unit)} is ${text}`, rule);
}
