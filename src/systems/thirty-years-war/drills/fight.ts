/** Where a unit that stops must attack in the Combat Phase: cases 7.21 and 8.12. */

import { between, oneOf, someOf } from '../../../core/dice/drawn';
import { hexAt } from '../../../core/hex/hex';
import { inBounds, poor, stepOf } from '../../../core/lesson/made';
import { moves, playOut } from '../engine/judge';
import { trying } from '../engine/suppose';
import type { CommandOf } from '../engine/types';
import { obligationsOf } from '../standard/08-combat/obligations';
import { obligationInWords } from '../standard/08-combat/obligations-words';
import { neighboursOf } from '../state/battlefield';
import type { Board } from '../state/board';
import { knownPiece, unitIn } from '../state/position';
import { type Kind, type Making, withCase } from './kind';
import { siteFor } from './site/find';
import { lay } from './site/lay';

export const fight: Kind = {
  id: 'fight',
  title: 'Where must it fight?',
  about: 'Zones of Control, and whom they oblige to attack',
  make,
};

type Move = CommandOf<'move'>;

function make({ draw, level, battles }: Making) {
  const site = siteFor(draw, level, battles, { units: 2, enemies: 3 + level, spread: 3 });
  const laid = site && lay(site, 'movement');
  if (!laid) return null;
  const { board, position } = laid;
  const all = [...moves(board)].filter((command): command is Move => command.do === 'move');
  const movers = [...new Set(all.map(({ counter }) => counter))].filter((id) => {
    const { unit, disrupted, hex } = knownPiece(board, id);
    return unit && !disrupted && hex >= 0;
  });
  const mover = oneOf(draw, movers);
  if (mover === null) return null;
  const stops = all.filter(({ counter, path }) => counter === mover && unitInStop(board, path) === null);
  const must = stops.filter((move) => mustAttackAfter(board, move));
  const need = stops.filter((move) => !must.includes(move));
  const close = need.filter((move) => isBesideEnemy(board, move));
  if (must.length < 2 || need.length < 2) return null;
  if (level > 1 && close.length === 0) return null;
  const chosen = someOf(draw, must, between(draw, 1, 4));
  const tricky = someOf(draw, close, 2);
  const others = need.filter((move) => !tricky.includes(move));
  const not = [...tricky, ...someOf(draw, others, 6 - chosen.length - tricky.length)];
  const hexes = chosen.map(stopOf).toSorted();
  const { printed, at } = knownPiece(board, mover);
  return stepOf({
    position,
    text: `${printed.name} in ${at} may end its move in any of the lit hexes.`,
    rules: ['7.21', '8.12'],
    lit: [mover, ...[...chosen, ...not].map(stopOf).toSorted()],
    goal: { ask: 'In which of them would it have to attack? Press each of them.', press: hexes },
    way: hexes,
    poor: not.map((move) => poor(stopOf(move), whyNot(board, move))),
    done: inBounds(
      chosen
        .slice(0, 2)
        .map((move) => `In ${stopOf(move)}: ${obligationInWords(board, move)[0] ?? ''}`)
        .join(' '),
    ),
  });
}

const stopOf = ({ path }: Move) => path.at(-1) ?? '';

function unitInStop(board: Board, path: Move['path']) {
  return unitIn(board, hexAt(board.field.grid, path.at(-1) ?? ''));
}

function mustAttackAfter(board: Board, move: Move): boolean {
  return trying(
    board,
    () => playOut(board, move, () => 1),
    () => obligationsOf(board).mustAttack.includes(move.counter),
  );
}

function isBesideEnemy(board: Board, move: Move): boolean {
  const { side } = knownPiece(board, move.counter);
  const hex = hexAt(board.field.grid, stopOf(move));
  return neighboursOf(board.field, hex).some((next) => {
    const other = unitIn(board, next.hex);
    return other !== null && other.side !== side;
  });
}

function whyNot(board: Board, move: Move): string {
  const told = obligationInWords(board, move);
  return told.length > 0
    ? withCase(`It need not attack there. ${told.join(' ')}`, '7.21')
    : withCase('No enemy in good order has its Zone of Control there', '7.13');
}
