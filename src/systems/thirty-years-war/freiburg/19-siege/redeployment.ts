/** Setting up again in and around the town: cases 19.31 and 19.32. */
import type { CounterId } from '../../../../core/contract/values';
import type { FortressSection } from '../../scenario/map';
import type { Force } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import { listed } from '../../wording';
import { FRENCH_AREAS } from '../18-campaign/stands';
import { sectionsOf } from './sections';

/** The Bavarians in the sections that the French have not broken; none of them left: in none. @rule freiburg:19.31 */
export function withinTown(board: Board, counters: readonly CounterId[]): readonly Force[] {
  const all = sectionsOf(board);
  const held = all.filter(({ broken }) => !broken).map(({ section }) => section);
  const [first, ...others] = held;
  if (!first) return [];
  return [
    {
      ...{ counters, zone: first.id, also: others.map(({ id }) => id), more: null },
      where: held.length === all.length ? 'the town' : sectionsInWords(held),
      rule: 'freiburg:19.31',
    },
  ];
}

/** @rule freiburg:19.32 */
export function aroundTown(board: Board, counters: readonly CounterId[]): Force {
  const broken = sectionsOf(board)
    .filter((one) => one.broken)
    .map(({ section }) => section);
  const around = 'the ground three hexes or more from the town';
  return {
    ...{ counters, zone: FRENCH_AREAS.town, also: broken.map(({ id }) => id), more: null },
    where: broken.length > 0 ? `${around}, or ${sectionsInWords(broken)}` : around,
    rule: 'freiburg:19.32',
  };
}

function sectionsInWords(sections: readonly FortressSection[]): string {
  return listed(sections.map(({ name }) => `the ${name}`));
}
