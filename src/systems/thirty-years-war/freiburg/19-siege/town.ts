/** The walls of a town and who was last in it, wherever a map has one: case 19.5, whatever battle is fought there. */
import type { Book } from '../../engine/book';
import { entered } from '../../standard/06-movement/entered';
import { barriers, closedByWall } from '../../standard/12-terrain/barriers';
import { TOWN_SCENARIO } from '../scenario';
import { changeFreiburg } from '../state';
import { checkTown } from './check-town';
import { lastInAtStart, remembering } from './last-in';
import { closedReason, wallsNow } from './walls';

export const TOWN = {
  name: 'town',
  when: ({ map }) => map.fortress !== null,
  scenario: TOWN_SCENARIO,
  check: checkTown,
  start: (board) =>
    changeFreiburg(board, {
      wallHits: board.scenario.start.wallHits,
      lastIn: lastInAtStart(board.scenario),
    }),
  commands: [],
  events: [],
  decisions: [],
  overrides: [barriers.by(wallsNow), closedByWall.by(closedReason), entered.by(remembering)],
} satisfies Book;
