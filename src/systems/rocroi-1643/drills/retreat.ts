/** Where a unit that is driven back can go: case 11.8. */
import { between, oneOf } from '../../../core/dice/drawn';
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { inBounds, poor, stepOf } from '../../../core/lesson/made';
import { entryBar } from '../03-stacking/stacking';
import { type RetreatHex, retreatOf } from '../11-combat/retreat-hexes';
import type { Board, Unit } from '../state/board';
import { apart, enemiesInFront } from '../state/near';
import { listed, named } from '../wording';
import { type Kind, type Making, withCase } from './kind';
import { leadFrom } from './mingled';
import { facingOf, otherMark, type Site, siteFor, strew } from './site';

export const retreat: Kind = {
  id: 'retreat',
  title: 'Where can it retreat?',
  about: 'Away from the enemy, free hexes first; zones, flanks, friends',
  make,
};

function make({ draw, level, battles }: Making) {
  const site = siteFor(draw, level, battles);
  if (!site) return null;
  const middle = site.middle();
  const [loser, winner] = [site.unit('enemy'), site.unit('acting')];
  const from = site.free(site.near(middle, 1).filter((hex) => hex !== middle))[0];
  if (!loser || !winner || from === undefined) return null;
  site.put(loser, middle, facingOf(draw, otherMark(site.mark)), 'good');
  site.put(winner, from, facingAt(site, from, middle, draw(2)), 'good');
  leadFrom(site, from);
  strew(draw, site, middle, 2, between(draw, 1, 1 + Math.ceil(level / 2)), between(draw, 1, 1 + level));
  const laid = site.lay('combat');
  if (!laid) return null;
  const { board, position } = laid;
  const pairs = board.units.flatMap((enemy) =>
    enemy.order === 'routed' || enemy.side !== sideOfSegment(board)
      ? []
      : enemiesInFront(board, enemy).map((unit) => ({ unit, enemy })),
  );
  const pair = oneOf(
    draw,
    pairs.filter(({ unit, enemy }) => isQuestion(board, unit, enemy, level)),
  );
  return pair && question(board, position, pair.unit, pair.enemy);
}

/** One of the two facings that have a neighbouring hex in front. */
function facingAt({ grid }: Site, from: HexIndex, to: HexIndex, which: number): number {
  const direction = [0, 1, 2, 3, 4, 5].find((d) => grid.neighbours[from * 6 + d] === to) ?? 0;
  return (direction + 5 - which + 6) % 6;
}

function sideOfSegment(board: Board) {
  return board.units.find(({ corps }) => corps === board.segment?.corps)?.side;
}

/** Some hexes can be chosen and others cannot; later not for distance alone. */
function isQuestion(board: Board, unit: Unit, enemy: Unit, level: number): boolean {
  if (unit.order === 'routed') return false;
  const { open, worse } = retreatOf(board, unit, enemy.hex, false);
  if (open.length === 0) return false;
  const isTricky = worse.length > 0 || open.some(({ test, pushes }) => test !== null || pushes !== null);
  return level === 1 || isTricky;
}

function question(board: Board, position: Parameters<typeof stepOf>[0]['position'], unit: Unit, enemy: Unit) {
  const { open } = retreatOf(board, unit, enemy.hex, false);
  const around = [0, 1, 2, 3, 4, 5].map((d) => board.neighbour(unit.hex, d)).filter((hex) => hex !== OFF_MAP);
  const press = open.map(({ hex }) => board.number(hex)).toSorted();
  const closed = around.filter((hex) => !open.some((one) => one.hex === hex));
  return stepOf({
    position,
    text: `${enemy.name} in ${enemy.at} has beaten ${unit.name} in ${unit.at}, which goes back one hex.`,
    rules: ['11.8'],
    lit: [unit.id, enemy.id, ...around.map((hex) => board.number(hex)).toSorted()],
    goal: {
      ask: `Which hexes may its owner choose? Press ${press.length === 1 ? 'it' : 'each of them'}.`,
      press,
    },
    way: press,
    poor: closed.map((hex) => poor(board.number(hex), whyNot(board, unit, enemy, hex))),
    done: inBounds(
      withCase(open.map((one) => `${board.number(one.hex)}: ${waitingWords(one)}`).join('; '), '11.8'),
    ),
  });
}

function whyNot(board: Board, unit: Unit, enemy: Unit, hex: HexIndex): string {
  const at = board.number(hex);
  const there = board.unitIn(hex);
  switch (entryBar(board, unit, hex)) {
    case 'enemyUnit':
      return withCase(`${there ? named(there) : 'An enemy'} is there`, '11.8');
    case 'enemyLeader':
      return withCase('An enemy leader stands there alone: no unit enters his hex', '8.4');
    case 'pond':
      return withCase(`${at} is a pond`, '11.8');
    default:
  }
  if (apart(board, hex, enemy.hex) <= apart(board, unit.hex, enemy.hex))
    return withCase(`${at} is no further from ${named(enemy)} than where it stands`, '11.8');
  const { open, worse } = retreatOf(board, unit, enemy.hex, false);
  const waiting = worse.find((one) => one.hex === hex);
  const free = listed(open.map((one) => board.number(one.hex)));
  return withCase(
    `${waiting ? waitingWords(waiting) : 'Something waits there'}, while ${free} can be had without`,
    '11.8',
  );
}

/** What waits for it there. */
function waitingWords({ test, pushes }: RetreatHex): string {
  const parts = [
    ...(pushes ? [`${named(pushes)} would be pushed on`] : []),
    ...(test === null ? [] : [`die and morale of ${test} or less disorganise it`]),
  ];
  return parts.length > 0 ? parts.join(' and ') : 'nothing waits there';
}
