/** Which hexes what is lit is about: their numbers have to be read, whatever the zoom. */

import type { Mark } from '../../../core/contract/board';
import type { Place } from '../../../core/contract/values';
import { placesOf } from '../../../core/hex/shapes';

/** All hexes of what is marked so. */
const WHOLE: readonly Mark['means'][] = ['cause', 'blocker', 'selected', 'attack', 'hint', 'named'];
/** Of a line its end alone: what lies on the way is not what it is about. */
const ENDS: readonly Mark['means'][] = ['path', 'sight', 'sight-blocked'];
/** As many can be told apart; more at once are a whole front, whose counters their numbers would hide. */
const MOST = 8;

/**
 * The numbers of these hexes and of the one pointed at, each once, `0304 1612`; a text, so that the same stays the
 * same.
 */
export function concernedBy(marks: readonly Mark[], pointed: Place | null): string {
  const places = marks.flatMap(({ means, shape }) => {
    if (WHOLE.includes(means)) return placesOf(shape);
    return ENDS.includes(means) ? placesOf(shape).slice(-1) : [];
  });
  const hexes = new Set(places.filter((place) => typeof place === 'string'));
  if (hexes.size > MOST) hexes.clear();
  if (typeof pointed === 'string') hexes.add(pointed);
  return [...hexes].sort().join(' ');
}

/** Hexes with something written below their counters. */
export function labelledHexes(marks: readonly Mark[]): string {
  const places = marks.flatMap(({ label, shape }) =>
    label !== '' && shape.kind === 'places' ? shape.places : [],
  );
  return places.filter((place) => typeof place === 'string').join(' ');
}
