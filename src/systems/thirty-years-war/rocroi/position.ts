/** A position of the battle in one line: what Leaders count, and who waits for Beck. */
import * as v from 'valibot';
import { readJson } from '../../../core/json/readJson';
import type { BookPosition } from '../scenario/position/form';

const entries = {
  /** What the enemy scores for the loss of a Leader. */
  leaderPoints: v.exactOptional(v.record(v.string(), v.number())),
  /** Counters in reserve that come with a 5 and with a 6. */
  beck: v.exactOptional(v.strictObject({ 5: v.array(v.string()), 6: v.array(v.string()) })),
};
/** The other fields are those of any position, which have been read. */
const form = v.looseObject(entries);
const FROM_GAME_TURN = 9;

export const ROCROI_POSITION: BookPosition = {
  entries,
  parts({ said }) {
    const { leaderPoints, beck } = readJson(form, said, 'position');
    return {
      demoralizationPoints: { french: { some: 15, all: 20 }, spanish: { some: 15, all: 25 } },
      ...(leaderPoints && { leaderPoints }),
      ...(beck && {
        beck: { side: 'spanish', fromGameTurn: FROM_GAME_TURN, entryHexes: entryHexes(), arrivals: beck },
      }),
    };
  },
};

/** On the left edge. */
function entryHexes(): readonly string[] {
  return Array.from({ length: 9 }, (_, i) => `01${10 + i}`);
}
