/** The walls of a town and who was last in it, wherever a map has one: case 19.5, whatever battle is fought there. */
import type { Book } from '../../engine/book';
import { entered } from '../../standard/06-movement/entered';
import { barriers } from '../../standard/12-terrain/barriers';
import { TOWN_SCENARIO } from '../scenario';
import { withFreiburg } from '../state';
import { checkTown } from './check-town';
import { lastInAtStart, remembering } from './last-in';
import { wallsNow } from './walls';

export const TOWN = {
  name: 'town',
  when: ({ map }) => map.fortress !== null,
  scenario: TOWN_SCENARIO,
  check: checkTown,
  start: (state) =>
    withFreiburg(state, {
      wallHits: state.scenario.start.wallHits,
      lastIn: lastInAtStart(state.scenario),
    }),
  commands: [],
  events: [],
  decisions: [],
  overrides: [barriers.by(wallsNow), entered.by(remembering)],
} satisfies Book;
