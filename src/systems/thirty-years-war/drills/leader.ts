/**
 * A puzzle: an enemy Leader is to be eliminated in this Player-Turn, with dice that are set. Cases 6.12, 10.0 and 8.6.
 */
import type { CounterId } from '../../../core/contract/values';
import type { Draw } from '../../../core/dice/draw';
import { oneOf } from '../../../core/dice/drawn';
import { distance, hexAt, OFF_MAP } from '../../../core/hex/hex';
import { stepOf } from '../../../core/lesson/made';
import { check, moves, playOut } from '../engine/judge';
import { trying } from '../engine/suppose';
import type { Command, CommandOf } from '../engine/types';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { knownPiece, unitIn } from '../state/position';
import type { Kind, Making } from './kind';
import { siteFor } from './site/find';
import { type Laid, lay } from './site/lay';
import type { Site } from './site/site';

export const leader: Kind = {
  id: 'leader',
  title: 'Eliminate the Leader this turn',
  about: 'A puzzle: reach him, or kill the unit that he is with',
  make,
};

function make({ draw, level, battles }: Making) {
  const wish = { units: 3 + level, enemies: 2 + Math.ceil(level / 2), spread: level < 3 ? 3 : 2, leaders: 3 };
  const site = siteFor(draw, level, battles, wish);
  if (!site) return null;
  if (level < 3) return byMove(draw, site);
  return level === 3 ? byBattle(draw, site) : byMoveAndBattle(draw, site);
}

/** A Leader without a unit is lost as an enemy unit enters his hex. */
function byMove(draw: Draw, site: Site) {
  const laid = lay(standingAlone(draw, site), 'movement');
  const target =
    laid &&
    oneOf(
      draw,
      enemyLeaders(laid.board).filter((one) => !unitIn(laid.board, one.hex)),
    );
  if (!laid || !target) return null;
  const { board } = laid;
  const all = take(moves(board));
  const good = all.filter((command) => isLostBy(board, target, [command], []));
  const movers = new Set(good.map(moverOf));
  const others = board.pieces.filter((one) => one.unit && one.hex >= 0 && one.side === board.phasingIndex);
  const first = good[0];
  if (!first || movers.size > 2 || others.length < movers.size + 2) return null;
  return puzzle(laid, target, [first], []);
}

/** One of the enemy's Leaders steps off his unit. */
function standingAlone(draw: Draw, site: Site): Site {
  const isLeader = ({ printed }: Site['counters'][number]) => printed.kind === 'leader';
  const taken = new Set(site.counters.map(({ hex }) => hex));
  const closed = new Set([...(site.map.forest ?? []), ...(site.map.town ?? []), ...(site.map.woods ?? [])]);
  const free = allHexes(site).filter((hex) => !taken.has(hex) && !closed.has(hex));
  const moved = oneOf(draw, site.counters.filter(isLeader));
  const hex = oneOf(draw, free);
  if (!moved || hex === null) return site;
  return { ...site, counters: site.counters.map((one) => (one === moved ? { ...one, hex } : one)) };
}

function allHexes({ map: { columns, rows } }: Site): readonly string[] {
  const twoDigits = (n: number) => String(n).padStart(2, '0');
  return Array.from({ length: columns * rows }, (_, i) =>
    [(i % columns) + 1, Math.floor(i / columns) + 1].map(twoDigits).join(''),
  );
}

/** His unit is eliminated beside an enemy in good order. */
function byBattle(draw: Draw, site: Site) {
  const laid = lay(site, 'combat');
  const target = laid && oneOf(draw, enemyLeaders(laid.board));
  if (!laid || !target) return null;
  const dice = [1 + draw(6)];
  const all = take(moves(laid.board));
  const good = all.filter((command) => isLostBy(laid.board, target, [command], dice));
  const first = good[0];
  if (!first || all.length < 4 || good.length * 3 > all.length) return null;
  return puzzle(laid, target, [first], dice);
}

/** Somebody has to come up first: as things stand no battle does it. */
function byMoveAndBattle(draw: Draw, site: Site) {
  const laid = lay(site, 'movement');
  const target = laid && oneOf(draw, enemyLeaders(laid.board));
  if (!laid || !target || !unitIn(laid.board, target.hex)) return null;
  const { board } = laid;
  const dice = [1 + draw(4)];
  const end: Command = { do: 'endPhase', phase: 'movement' };
  const all = take(moves(board)).filter((one): one is Move => one.do === 'move');
  // Only who comes next to him can fight the unit that he is with, or catch him.
  const close = all.filter(({ path }) => isBeside(board, target, path.at(-1) ?? ''));
  if (close.length === 0 || battleAfter(board, target, [end], dice)) return null;
  if (close.some((move) => isLostBy(board, target, [move, end], dice))) return null;
  const ways = close.flatMap((move) => {
    const battle = battleAfter(board, target, [move, end], dice);
    return battle ? [[move, end, battle]] : [];
  });
  const way = oneOf(draw, ways);
  if (!way || ways.length * 4 > all.length) return null;
  return puzzle(laid, target, way, dice);
}

type Move = CommandOf<'move'>;

function isBeside({ field: { grid } }: Board, target: Piece, number: string): boolean {
  const hex = hexAt(grid, number);
  return hex !== OFF_MAP && distance(grid, hex, target.hex) === 1;
}

/** A battle by which he is lost after these commands; null: none. */
function battleAfter(
  board: Board,
  target: Piece,
  before: readonly Command[],
  dice: readonly number[],
): Command | null {
  const [command, ...more] = before;
  if (command) {
    if (check(board, command).length > 0) return null;
    return trying(
      board,
      () => playOut(board, command, () => 1),
      () => battleAfter(board, target, more, dice),
    );
  }
  if (board.pending || board.over || board.phase !== 'combat') return null;
  const own = unitIn(board, target.hex);
  const battles = take(moves(board)).filter(
    (one) => one.do === 'attack' && (own === null || one.defenders.includes(own.id)),
  );
  return battles.find((battle) => isLostBy(board, target, [battle], dice)) ?? null;
}

function isLostBy(
  board: Board,
  target: Piece,
  commands: readonly Command[],
  dice: readonly number[],
): boolean {
  const [command, ...more] = commands;
  if (!command) return knownPiece(board, target.id).off === 'eliminated';
  let thrown = 0;
  return trying(
    board,
    () => playOut(board, command, () => dice[thrown++] ?? 1),
    () => isLostBy(board, target, more, dice),
  );
}

function puzzle({ position, board }: Laid, target: Piece, way: readonly Command[], dice: readonly number[]) {
  const name = target.printed.name;
  const own = unitIn(board, target.hex);
  const where = own ? `with ${own.printed.name} in ${target.at}` : `alone in ${target.at}`;
  const shows = dice.length > 0 ? ` The die will show ${dice[0]}.` : '';
  const how =
    way.length > 1
      ? 'Move one unit, go on, and fight one battle'
      : dice.length > 0
        ? 'Fight one battle'
        : 'Move one unit';
  return stepOf({
    position,
    text: `${name} is ${where}. ${how} so that he is eliminated.${shows}`,
    rules: dice.length > 0 ? ['10.0', '8.6', '8.61'] : ['10.0', '6.12'],
    lit: [target.id],
    goal: { holds: [{ about: 'off', id: target.id, off: 'eliminated' }], lacks: [] },
    acts: way.length,
    dice: [...dice],
    way: way.flatMap((command) => pressesOf(command)),
    poor: [],
    done: `${name} is lost.`,
  });
}

/** How a command is made at the table. */
function pressesOf(command: Command): readonly string[] {
  switch (command.do) {
    case 'move':
      return [command.counter, command.path.at(-1) ?? ''];
    case 'attack':
      return [
        ...command.attackers,
        ...command.defenders,
        ...(command.charge ? ['option charge'] : []),
        'option roll',
      ];
    default:
      return ['option end-phase'];
  }
}

function enemyLeaders(board: Board): readonly Piece[] {
  return board.leaders.filter(({ hex, side }) => hex >= 0 && side !== board.phasingIndex);
}

function moverOf(command: Command): CounterId | null {
  return command.do === 'move' ? command.counter : null;
}

/** Taken before anything is tried: they are found on the position as they are taken. */
function take(all: Iterable<Command>): readonly Command[] {
  return [...all];
}
