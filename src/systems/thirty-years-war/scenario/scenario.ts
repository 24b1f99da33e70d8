/**
 * What a scenario file says: printed values, map, positions and where in the sequence of play it starts.
 * A scenario is never changed by play; a state points at the one it was started from.
 */
import type { Livery } from '../../../core/contract/map';
import type { CounterId, SideId } from '../../../core/contract/values';

/** A printed hex number, `XXYY`. */
export type HexNumber = string;
export type Hexside = readonly [HexNumber, HexNumber];

export const COUNTER_KINDS = ['infantry', 'cavalry', 'leader', 'artillery'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** Hex terrain of the Terrain Effects Chart (12.0); a hex that no list names is clear. */
export const HEX_TERRAINS = ['forest', 'woods', 'town', 'marsh', 'rough', 'ditch', 'entrenchment'] as const;
export type HexTerrain = (typeof HEX_TERRAINS)[number];

export const PHASES = ['disruptionRemoval', 'artilleryFire', 'movement', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

/** Values printed on a counter. Leaders have a `value`, units a `strength` on either face, guns neither. */
export type PrintedCounter = {
  readonly id: CounterId;
  readonly name: string;
  readonly side: SideId;
  readonly kind: CounterKind;
  /** Strength Points of the undisrupted face; 0 for leaders and artillery. */
  readonly strength: number;
  /** Strength Points of the disrupted face. */
  readonly disruptedStrength: number;
  /** Movement Points; 0 for artillery. */
  readonly movement: number;
  /** Leadership Value; 0 for all but leaders. */
  readonly value: number;
  /** The category or army that is demoralized as one; null for artillery, and for Leaders who command no army. */
  readonly category: string | null;
};

// biome-ignore format: one line
export const LABEL_KINDS = ['edge', 'pond', 'marsh', 'wood', 'village', 'town', 'height', 'works'] as const;
export type MapLabel = {
  readonly text: string;
  readonly hex: HexNumber;
  readonly kind: (typeof LABEL_KINDS)[number];
};

/** Walls of a town (19.5): its sections, and the hexsides that part them from each other and from the field. */
export type Fortress = {
  /** The side that holds every hex of it until the other enters (19.57). */
  readonly owner: SideId;
  readonly sections: readonly FortressSection[];
  readonly hexsides: readonly Wall[];
};
export type FortressSection = {
  readonly id: string;
  readonly name: string;
  readonly hexes: readonly HexNumber[];
};
/** A fortified or gateway hexside; its teeth point to `outside`, and it belongs to the section of `inside`. */
export type Wall = {
  readonly inside: HexNumber;
  readonly outside: HexNumber;
  readonly kind: 'fortification' | 'gateway';
  readonly section: string;
  /** The name of a gateway; '' for a stretch of wall. */
  readonly name: string;
};
export type BattleMap = {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: { readonly [T in HexTerrain]?: readonly HexNumber[] };
  /** Each road as the hexes it runs through, neighbour to neighbour. */
  readonly roads: readonly { readonly name: string; readonly hexes: readonly HexNumber[] }[];
  readonly streams: readonly { readonly name: string; readonly hexsides: readonly Hexside[] }[];
  readonly rivers: readonly { readonly name: string; readonly hexsides: readonly Hexside[] }[];
  readonly bridges: readonly {
    readonly name: string;
    readonly kind: 'bridge' | 'ford';
    readonly hexside: Hexside;
  }[];
  /** A slope hexside: `[slope hex (lower), upper hex]`. */
  readonly slopes: readonly Hexside[];
  /** Who built the entrenchments; null: they are everybody's own (12.0). */
  readonly entrenchmentOwner: SideId | null;
  readonly fortress: Fortress | null;
  /** Groups of hexes that the rules speak of: zones of deployment, the Hill, exits. */
  readonly areas: { readonly [area: string]: readonly HexNumber[] };
  readonly labels: readonly MapLabel[];
  readonly edges: {
    readonly [edge in 'top' | 'right' | 'bottom' | 'left']: {
      readonly label: string;
      readonly compass: string;
    };
  };
};

export type Category = {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  /** Losses at which it is demoralized; null where dice decide it (freiburg:15.0). */
  readonly level: number | null;
  /** The Leader who commands it, if one does. */
  readonly leader: CounterId | null;
};

/** Case 17.0 of Rocroi: who comes with which roll, and where they enter. */
export type BeckArrival = {
  readonly side: SideId;
  readonly fromGameTurn: number;
  readonly entryHexes: readonly HexNumber[];
  /** Counters that come with each arriving roll; they are in `counters` and have no position. */
  readonly arrivals: { readonly [roll: string]: readonly CounterId[] };
};

/** Part of what a side sets up: these counters, each somewhere in that area of the map. */
export type Force = {
  readonly counters: readonly CounterId[];
  /** An area of the map, or a section of its fortress. */
  readonly zone: string;
  /** Further ones that are part of the zone. */
  readonly also: readonly string[];
  /** That area in words: `the entrenchments of the 3 August Line`. */
  readonly where: string;
  /** The case that gives it, with its book. */
  readonly rule: string;
  /** A second area that takes units of it, so many at most. */
  readonly more: { readonly zone: string; readonly most: number; readonly rule: string } | null;
  /** Where the zone depends on how the other side has set up. */
  readonly apart?: Apart;
};
/** Open ground of an area, so many hexes or more from every enemy counter on the map (freiburg:19.12). */
export type Apart = { readonly zone: string; readonly hexes: number; readonly where: string };

/** Who sets up what before play begins; equal counters stand for each other. */
export type Deployment = {
  /** The side that sets up first, and the other. */
  readonly order: readonly SideId[];
  readonly forces: { readonly [side: string]: readonly Force[] };
  /** A whole set-up that may be taken instead of an own one. */
  readonly suggested: { readonly [counter: string]: HexNumber };
};

export const DAY_IDS = ['3-august', '5-august', '9-august'] as const;
/** One day of battle before Freiburg. */
export type Day = {
  readonly id: (typeof DAY_IDS)[number];
  /** The day whose rows of the Morale Test Table are used; its own, unless a case says otherwise (freiburg:20.22). */
  readonly moraleRow: (typeof DAY_IDS)[number];
  /** `3 August` */
  readonly title: string;
  readonly firstPlayer: SideId;
  readonly gameTurns: number;
  /** The day is over the instant all of these are demoralized; none: they do not end it. */
  readonly endsWhenDemoralized: readonly string[];
  /** Where Bavarian units and the Leader may leave the map (freiburg:17.33). */
  readonly exitHexes: readonly HexNumber[];
  /** Whether guns may be withdrawn instead of firing (freiburg:17.34). */
  readonly withdrawal: boolean;
};

export const VICTORIES = ['17.15', '17.25', '17.36', '18.7', '19.6'] as const;
/** What only the Exclusive Rules of Freiburg speak of. */
export type Freiburg = {
  readonly days: readonly Day[];
  /** What the Bavarians may choose before the first set-up instead of the Line (freiburg:20.1). */
  readonly townDefence: TownDefence | null;
  /** The case by which victory is judged. */
  readonly victory: (typeof VICTORIES)[number];
  /** Counters that come before the second day (freiburg:18.21). */
  readonly reinforcements: readonly CounterId[];
  /** Where an army might stand in that position, the hexes that matter most first; a reconstruction. */
  readonly suggested: { readonly [stand: string]: { readonly [army: string]: SuggestedHexes } };
};
/** A game that begins in the town: its days, and who sets up what; no reinforcements come (freiburg:20.1, 20.2). */
export type TownDefence = { readonly days: readonly Day[]; readonly deployment: Deployment };
export type SuggestedHexes = {
  readonly infantry: readonly HexNumber[];
  readonly cavalry: readonly HexNumber[];
};

/** Where the armies stand before a day: at the 3 August Line, in the rows of 5 August, on the Hill, in and around the town (freiburg:18.5, 19.3). */
export const STANDS = ['line', 'rows', 'hill', 'town'] as const;
export type Stand = (typeof STANDS)[number];
/** Where the Bavarians may stand from the first day, if they have the choice (freiburg:20.1). */
export const DEFENCES = ['line', 'town'] as const;
export type Defence = (typeof DEFENCES)[number];

/** How far an army's morale has been tried (freiburg:15.1, 15.2). */
export type Morale = {
  /** Strength Points of its eliminated units. */
  readonly casualties: number;
  /** How many of its Morale Test Levels have been dealt with. */
  readonly levelsTested: number;
  /** Its Leader is lost and the test for that is behind it. */
  readonly leaderLost: boolean;
  readonly rolls: readonly MoraleRoll[];
};
export type MoraleRoll = {
  /** The level that was reached; null for the loss of the Leader. */
  readonly level: number | null;
  /** null where no die is thrown. */
  readonly die: number | null;
  readonly demoralized: boolean;
};

/** An open decision that a scenario starts with. */
export type StartPending =
  | { readonly kind: 'rollForBeck' }
  | {
      readonly kind: 'chooseDisrupted';
      readonly attackers: readonly CounterId[];
      readonly defenders: readonly CounterId[];
      readonly charge: boolean;
    }
  | {
      readonly kind: 'defenderLeaders';
      readonly attackers: readonly CounterId[];
      readonly defenders: readonly CounterId[];
      readonly charge: boolean;
      readonly attackerLeaders: readonly LeaderUse[];
    };
/** A Leader who adds his value to a unit in one battle (10.11). */
export type LeaderUse = { readonly leader: CounterId; readonly unit: CounterId };

export type Obligations = {
  readonly mustAttack: readonly CounterId[];
  readonly mustBeAttacked: readonly CounterId[];
};

/** Where play starts. A file may leave out any part but Game-Turn, side and phase; the reader fills it in. */
export type Start = {
  /** Which of the days it is, from 1; the first where it is left out (freiburg:18.0). */
  readonly day?: number;
  /** Where the Bavarians have redeployed before a later day; the usual position where it is left out (freiburg:18.5). */
  readonly stand?: Stand;
  readonly gameTurn: number;
  readonly phasingSide: SideId;
  readonly phase: Phase;
  readonly disrupted: readonly CounterId[];
  readonly captured: readonly CounterId[];
  readonly attempted: readonly CounterId[];
  readonly fired: readonly CounterId[];
  readonly moved: readonly CounterId[];
  /** Units that have fought and Leaders that were used in this Combat Phase. */
  readonly fought: readonly CounterId[];
  readonly eliminated: readonly CounterId[];
  /** Who has left the map alive, guns taken off it or lost in that, and who was eliminated on an earlier day (freiburg:17.33, 17.34, 18.41). */
  readonly exited?: readonly CounterId[];
  readonly withdrawn?: readonly CounterId[];
  readonly destroyed?: readonly CounterId[];
  readonly fallen?: readonly CounterId[];
  /** Counters that have arrived but found no entry hex yet. */
  readonly waiting: readonly CounterId[];
  /** Strength Points lost so far by a side: ordinary ones, and those of infantry demoralized when it was eliminated (20.1). */
  readonly losses: {
    readonly [side: string]: { readonly ordinary: number; readonly demoralizedInfantry: number };
  };
  readonly demoralized: readonly string[];
  /** Fortress and gateway hexes that a unit of another side than the owner's was the last in (freiburg:19.57). */
  readonly lastIn: { readonly [hex: HexNumber]: SideId };
  /** Results of fire against walls so far, 2 breach those of a hex (freiburg:19.55). */
  readonly wallHits: { readonly [hex: HexNumber]: number };
  readonly armies: { readonly [army: string]: Morale };
  /** What the Bavarians have chosen to defend, where they have the choice and have made it (freiburg:20.1). */
  readonly defence: Defence | null;
  readonly beckHasCome: boolean;
  /** null: computed when a start in a Combat Phase needs them (8.11, 8.12). */
  readonly obligations: Obligations | null;
  readonly pending: StartPending | null;
};

export type Scenario = {
  readonly system: 'thirty-years-war';
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** The book whose exclusive rules hold; `standard` has cases 3 to 12 only. */
  readonly rules: string;
  /** What is not printed fact and must be said so on the page. */
  readonly reconstructed: readonly string[];
  readonly map: BattleMap;
  /** First Player first. */
  readonly sides: readonly { readonly id: SideId; readonly name: string; readonly livery: Livery }[];
  readonly gameTurns: number;
  readonly counters: readonly PrintedCounter[];
  /** Counters without a position are off the map, or are set up by the players. */
  readonly positions: { readonly [counter: string]: HexNumber };
  readonly categories: readonly Category[];
  readonly beck: BeckArrival | null;
  readonly deployment: Deployment | null;
  readonly freiburg: Freiburg | null;
  /** Victory Points for eliminated Leaders (20.11, 20.12). */
  readonly leaderPoints: { readonly [counter: string]: number };
  /** Victory Points for demoralizing some categories of a side, and all of them. */
  readonly demoralizationPoints: { readonly [side: string]: { readonly some: number; readonly all: number } };
  readonly start: Start;
  /** Options that this file presets. */
  readonly options: { readonly [option: string]: string };
};
