/** What only a scenario by the rules of Freiburg has: its days, and where the armies may stand before each of them. */
import * as v from 'valibot';
import type { Read } from '../../../core/json/readJson';
import { counterId, hex, id, sideId, whole } from '../../../core/json/schemaParts';
import { deployment } from '../scenario/scenario';
import { MOST } from '../scenario/scenarioCaps';
import { hexes, list, table, title } from '../scenario/schemaParts';

export const DAY_IDS = ['3-august', '5-august', '9-august'] as const;

/** One day of battle before Freiburg. */
const day = v.pipe(
  v.strictObject({
    id: v.picklist(DAY_IDS),
    /** The day whose rows of the Morale Test Table are used; its own, unless a case says otherwise (20.22). */
    moraleRow: v.optional(v.picklist(DAY_IDS)),
    /** `3 August` */
    title,
    firstPlayer: sideId,
    gameTurns: whole(1, 99),
    /** The day is over the instant all of these are demoralized; none: they do not end it. */
    endsWhenDemoralized: list(id, 9),
    /** Where Bavarian units and the Leader may leave the map (17.33). */
    exitHexes: v.optional(hexes, []),
    /** Whether guns may be withdrawn instead of firing (17.34). */
    withdrawal: v.optional(v.boolean(), false),
  }),
  v.transform((read) => ({ ...read, moraleRow: read.moraleRow ?? read.id })),
);
export type Day = Read<typeof day>;
const days = v.pipe(v.array(day), v.nonEmpty('one day or more'), v.maxLength(3, 'three days at most'));

export const VICTORIES = ['17.15', '17.25', '17.36', '18.7', '19.6'] as const;

/**
 * Where the armies stand before a day: at the 3 August Line, in the rows of 5 August, on the Hill, in and around the
 * town (18.5, 19.3).
 */
export const STANDS = ['line', 'rows', 'hill', 'town'] as const;
export type Stand = (typeof STANDS)[number];
/** Where the Bavarians may stand from the first day, if they have the choice (20.1). */
export const DEFENCES = ['line', 'town'] as const;
export type Defence = (typeof DEFENCES)[number];

/** A game that begins in the town: its days, and who sets up what; no reinforcements come (20.1, 20.2). */
const townDefence = v.strictObject({ days, deployment });
export type TownDefence = Read<typeof townDefence>;

const suggestedHexes = v.strictObject({ infantry: list(hex), cavalry: list(hex) });
const freiburg = v.strictObject({
  days,
  /** What the Bavarians may choose before the first set-up instead of the Line (20.1). */
  townDefence: v.optional(v.nullable(townDefence), null),
  /** The case by which victory is judged. */
  victory: v.picklist(VICTORIES),
  /** Counters that come before the second day (18.21). */
  reinforcements: list(counterId),
  /** Where an army might stand in that position, the hexes that matter most first; a reconstruction. */
  suggested: v.optional(v.record(v.picklist(STANDS), v.record(id, suggestedHexes)), {}),
});
export type Freiburg = Read<typeof freiburg>;

const roll = v.strictObject({
  /** The level that was reached; null for the loss of the Leader. */
  level: v.nullable(whole(1, 999)),
  /** null where no die is thrown. */
  die: v.nullable(whole(1, 6)),
  demoralized: v.boolean(),
});
export type MoraleRoll = Read<typeof roll>;
/** How far an army's morale has been tried (15.1, 15.2). */
const morale = v.strictObject({
  /** Strength Points of its eliminated units. */
  casualties: v.optional(whole(0, 99_999), 0),
  /** How many of its Morale Test Levels have been dealt with; left out: as many as the casualties have reached. */
  levelsTested: v.exactOptional(whole(0, 4)),
  /** Its Leader is lost and the test for that is behind it. */
  leaderLost: v.optional(v.boolean(), false),
  rolls: list(roll, 99),
});
export type Morale = Required<Read<typeof morale>>;

const entries = { freiburg: v.optional(v.nullable(freiburg), null) };
const start = {
  /** Where the Bavarians have redeployed before a later day; the default position where it is left out (18.5). */
  stand: v.exactOptional(v.picklist(STANDS)),
  armies: v.optional(table(v.string(), morale), {}),
  /** What the Bavarians have chosen to defend, where they have the choice and have made it (20.1). */
  defence: v.optional(v.nullable(v.picklist(DEFENCES)), null),
};
/** Of a town with walls, whatever battle is fought there. */
const townStart = {
  /** Fortress and gateway hexes that a unit of another side than the owner's was the last in (19.57). */
  lastIn: v.optional(table(hex, sideId, MOST.hexes), {}),
  /** Results of fire against walls so far, 2 breach those of a hex (19.55). */
  wallHits: v.optional(table(hex, whole(1, 2), MOST.hexes), {}),
};

const scenarioForm = v.strictObject(entries);
const startForm = v.strictObject({ ...start, ...townStart });
declare module '../engine/types' {
  interface ScenarioTypes extends Read<typeof scenarioForm> {}
  interface StartTypes extends Read<typeof startForm> {}
}
export const FREIBURG_SCENARIO = { entries, start };
export const TOWN_SCENARIO = { start: townStart };
