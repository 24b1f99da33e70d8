/** A position of the battle in one line: three armies, and the day that is fought with those that follow it. */
import * as v from 'valibot';
import { readJson } from '../../../core/json/readJson';
import type { BookPosition, PositionUse, Said } from '../scenario/position/form';
import { SIDES } from '../scenario/position/line';
import { DAY_IDS, VICTORIES } from './scenario';

const day = v.picklist(DAY_IDS);
const entries = {
  day: v.optional(day, '5-august'),
  /** The days after it; the armies regroup before each of them, and leave the map on the last one. */
  later: v.optional(v.pipe(v.array(day), v.maxLength(DAY_IDS.length - 1)), []),
  /** Counters in reserve that come before the second day. */
  reinforcements: v.optional(v.array(v.string()), []),
  /** By which case it is won. */
  victory: v.exactOptional(v.picklist(VICTORIES)),
  exits: v.optional(v.array(v.string()), []),
  firstPlayer: v.optional(v.picklist(['F', 'S', 'B']), 'F'),
};
/** The other fields are those of any position, which have been read. */
const form = v.looseObject({ ...entries, gameTurns: v.optional(v.number(), 14) });
type Own = v.InferOutput<typeof form>;
type Day = Own['day'];

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
  const own = readJson(form, said, 'position');
  const leaderOf = (army: string) =>
    pieces.find(({ counter }) => 'value' in counter && counter.category === army)?.counter.id ?? null;
  const army = (id: string, name: string, side: string) => ({ id, name, side, leader: leaderOf(id) });
  const days = daysOf(own, other);
  return {
    categories: [
      army('bavarian', 'Bavarian army', other),
      army('french', 'French Regular army', 'french'),
      army('mercenary', 'French Mercenary army', 'french'),
    ],
    // What victory is judged by.
    areas: { line3August: [], hill: [] },
    demoralizationPoints: {},
    gameTurns: own.gameTurns * days.length,
    freiburg: { victory: victoryOf(own), days, reinforcements: own.reinforcements },
  };
}

function daysOf(own: Own, other: string): readonly object[] {
  const { day, later, exits, firstPlayer, gameTurns } = own;
  const isCampaign = victoryOf(own) === '18.7';
  return [day, ...later].map((id, i) => ({
    ...{ id, title: id.replace('-august', ' August'), gameTurns, endsWhenDemoralized: ENDS[id] },
    // The Bavarians begin the second day of a campaign, and no guns are withdrawn in it (18.0).
    firstPlayer: isCampaign && i === 1 ? other : SIDES[firstPlayer],
    exitHexes: i === later.length ? exits : [],
    withdrawal: id === '9-august' && later.length === 0,
  }));
}

function victoryOf({ day, later, victory }: Own): string {
  return victory ?? (later.length > 0 ? '18.7' : WON_BY[day]);
}
