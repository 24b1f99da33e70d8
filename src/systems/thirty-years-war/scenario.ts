/**
 * What a scenario file says: printed values, map, positions and where in the sequence of play it starts.
 * A scenario is never changed by play; a state points at the one it was started from.
 */
import type { CounterId, SideId } from '../../core/seam';

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

/** Which exclusive rules hold; `standard` has cases 3 to 12 only. */
export const RULE_FOLDERS = ['standard', 'rocroi'] as const;
export type RuleFolder = (typeof RULE_FOLDERS)[number];

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
  /** The category or army that is demoralized as one; null for leaders and artillery. */
  readonly category: string | null;
};

export type MapLabel = {
  readonly text: string;
  readonly hex: HexNumber;
  readonly kind: 'edge' | 'pond' | 'marsh' | 'wood' | 'village' | 'town' | 'height';
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
  readonly level: number;
};

/** Case 17.0 of Rocroi: who comes with which roll, and where they enter. */
export type BeckArrival = {
  readonly side: SideId;
  readonly fromGameTurn: number;
  readonly entryHexes: readonly HexNumber[];
  /** Counters that come with each arriving roll; they are in `counters` and have no position. */
  readonly arrivals: { readonly [roll: string]: readonly CounterId[] };
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
  /** Counters that have arrived but found no entry hex yet. */
  readonly waiting: readonly CounterId[];
  /** Strength Points lost so far by a side: ordinary ones, and those of infantry demoralized when it was eliminated (20.1). */
  readonly losses: {
    readonly [side: string]: { readonly ordinary: number; readonly demoralizedInfantry: number };
  };
  readonly demoralized: readonly string[];
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
  readonly rules: RuleFolder;
  /** What is not printed fact and must be said so on the page. */
  readonly reconstructed: readonly string[];
  readonly map: BattleMap;
  /** First Player first. */
  readonly sides: readonly { readonly id: SideId; readonly name: string; readonly livery: string }[];
  readonly gameTurns: number;
  readonly counters: readonly PrintedCounter[];
  /** Counters without a position are off the map. */
  readonly positions: { readonly [counter: string]: HexNumber };
  readonly categories: readonly Category[];
  readonly beck: BeckArrival | null;
  /** Victory Points for eliminated Leaders (20.11, 20.12). */
  readonly leaderPoints: { readonly [counter: string]: number };
  /** Victory Points for demoralizing some categories of a side, and all of them. */
  readonly demoralizationPoints: { readonly [side: string]: { readonly some: number; readonly all: number } };
  readonly start: Start;
  /** Options that this file presets. */
  readonly options: { readonly [option: string]: string };
};
