/** The walls of a town and who was last in it, wherever a map has one: case 19.5, whatever battle is fought there. */
import type { Book } from '../../engine/book';
import { entered } from '../../rules/06-entered';
import { barriers } from '../../rules/12-barriers';
import { lastInAtStart, remembering } from './19-last-in';
import { wallsNow } from './19-walls';
import { withFreiburg } from './state';

export const TOWN = {
  name: 'town',
  when: ({ map }) => map.fortress !== null,
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
