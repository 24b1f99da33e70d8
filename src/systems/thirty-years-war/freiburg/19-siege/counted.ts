/**
 * What can be counted of a town: whose units were the last where, hits on walls, and its sections. Cases 19.55 to
 * 19.58.
 */
import type { Counted } from '../../play/standing';
import { sideName } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { counted, listed } from '../../wording';
import { frenchSide } from '../15-morale/armies';
import { freiburgOf } from '../state';
import { sectionsOf } from './sections';

/** @rule freiburg:19.55, freiburg:19.57, freiburg:19.58 */
export function countedInTown(board: Board): readonly Counted[] {
  const { wallHits } = freiburgOf(board);
  return [
    lastIn(board),
    ...Object.entries(wallHits).map(([at, hits]) => ({
      answer: { about: 'walls', at, hits },
      words: `The walls of ${at}: ${counted(hits, 'hit')} of 2.`,
    })),
    ...sectionsOf(board).map(({ section: { id, name }, broken, groups }) => ({
      answer: { about: 'section', id, broken, together: groups[0]?.length ?? 0 },
      words: `The ${name} is ${broken ? 'broken' : 'not broken'}.`,
    })),
  ];
}

/** Hexes in which a French unit was the last: only those are kept. @rule freiburg:19.57 */
function lastIn(board: Board): Counted {
  const side = frenchSide(board.scenario);
  const hexes = Object.keys(freiburgOf(board).lastIn).toSorted();
  const where = hexes.length > 0 ? `in ${listed(hexes)}` : 'nowhere';
  return {
    answer: { about: 'lastIn', side, hexes },
    words: `${sideName(board.scenario, side)} units were the last ${where}.`,
  };
}
