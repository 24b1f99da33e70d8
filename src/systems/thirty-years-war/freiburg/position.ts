/** A position of the battle in one line: three armies, and one of its days. */
import * as v from 'valibot';
import { type Read, readJson } from '../../../core/json/readJson';
import type { BookPosition, PositionUse, Said } from '../scenario/position/form';
import { SIDES } from '../scenario/position/line';

const entries = {
  day: v.optional(v.picklist(['3-august', '5-august', '9-august']), '5-august'),
  /** By which case it is won. */
  victory: v.exactOptional(v.picklist(['17.15', '17.25', '17.36', '19.6'])),
  exits: v.optional(v.array(v.string()), []),
  firstPlayer: v.optional(v.picklist(['F', 'S', 'B']), 'F'),
  deployment: v.exactOptional(v.unknown()),
};
/** The other fields are those of any position, which have been read. */
const form = v.looseObject({ ...entries, gameTurns: v.optional(v.number(), 14) });
type Day = Read<typeof entries.day>;

const ARMIES = { F: 'french', M: 'mercenary', S: 'bavarian', B: 'bavarian' } as const;
const ENDS: { readonly [day in Day]: readonly string[] } = {
  '3-august': ['bavarian', 'french'],
  '5-august': ['bavarian', 'french', 'mercenary'],
  '9-august': [],
};
const WON_BY: { readonly [day in Day]: string } = {
  '3-august': '17.15',
  '5-august': '17.25',
  '9-august': '17.36',
};

export const FREIBURG_POSITION: BookPosition = {
  entries: { ...entries, day: v.exactOptional(entries.day.wrapped) },
  armyOf: (letter) => ARMIES[letter],
  // S plays the Bavarian part where no unit is called B.
  other: (line) => (/(^|\| *)S /.test(line) ? 'spanish' : 'bavarian'),
  parts: (use) => (use.isOwn ? partsOf(use) : {}),
};

/** The armies' Leaders are the first of theirs on the board. */
function partsOf({ pieces, said, other }: PositionUse): Said {
  const { day: id, victory, exits, firstPlayer, deployment, gameTurns } = readJson(form, said, 'position');
  const leaderOf = (army: string) =>
    pieces.find(({ counter }) => 'value' in counter && counter.category === army)?.counter.id ?? null;
  const army = (id: string, name: string, side: string) => ({ id, name, side, leader: leaderOf(id) });
  const day = {
    ...{ id, title: id.replace('-august', ' August'), firstPlayer: SIDES[firstPlayer], gameTurns },
    ...{ endsWhenDemoralized: ENDS[id], exitHexes: exits, withdrawal: id === '9-august' },
  };
  return {
    categories: [
      army('bavarian', 'Bavarian army', other),
      army('french', 'French Regular army', 'french'),
      army('mercenary', 'French Mercenary army', 'french'),
    ],
    // What victory is judged by.
    areas: { line3August: [], hill: [] },
    demoralizationPoints: {},
    deployment: deployment ?? null,
    freiburg: { victory: victory ?? WON_BY[id], days: [day] },
  };
}
