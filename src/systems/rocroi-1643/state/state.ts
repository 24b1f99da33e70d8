/** What a game stands at. Plain JSON; everything that the rest of the game depends on is here. */
import type { CounterId, SideId } from '../../../core/contract/values';
import type { Task } from '../engine/types';
import type { Options } from '../scenario/options';
import type { Scenario, Step } from '../scenario/scenario';

/** `disorganised` and `routed` as in 12.1 and 12.2. */
export type Order = 'good' | 'disorganised' | 'routed';
/** Why a unit is no longer on the map. */
export type Gone = 'combat' | 'noWay' | 'removed' | 'leftMap';

/** One a printed unit, in the scenario's order. */
export type UnitState = {
  readonly id: CounterId;
  /** null: it is gone. */
  readonly at: string | null;
  readonly facing: number;
  readonly steps: number;
  readonly order: Order;
  /** In this turn (5.2). */
  readonly moved: boolean;
  readonly attacked: boolean;
};

export type LeaderState = {
  readonly id: CounterId;
  /** null: nobody commands any more. */
  readonly at: string | null;
  /** The leader is lost, and an aide stands in for him or did so. */
  readonly fallen: boolean;
  readonly aidesLost: number;
  /** In this turn (8.0, 9.3). */
  readonly moved: boolean;
};

export type BatteryState = {
  readonly id: CounterId;
  readonly owner: SideId;
  /** Ever: it counts for the rest of the game (10.3). */
  readonly captured: boolean;
  /** Named in this turn. */
  readonly target: CounterId | null;
};

/** Why a unit of the corps is in command or not, as it was fixed (8.1 to 8.3). */
export type Commanded = {
  readonly unit: CounterId;
  readonly by: 'chain' | 'line' | 'nobody';
  /** Hexes from the leader to the unit; of a unit out of command the way that is nearest to being one, or none. */
  readonly chain: readonly string[];
  /** The first hex that breaks it. */
  readonly brokenAt: string | null;
  /** The neighbour through whom a line of battle reaches it. */
  readonly from: CounterId | null;
};

/** What a move may still do: anything, or turn where it stands. */
export type Freedom = 'free' | 'turnOnly';
/** The unit that is on its move, and how far it is. */
export type Moving = {
  readonly unit: CounterId;
  readonly spent: number;
  readonly freedom: Freedom;
  /** It began in an enemy zone of control. */
  readonly fromZone: boolean;
  /** Where it stood before, and how it faced: for those that are to make the same move. */
  readonly began: { readonly at: string; readonly facing: number };
};

export type Segment = {
  readonly leader: CounterId;
  readonly side: SideId;
  /** null: the commander in chief leads none. */
  readonly corps: string | null;
  readonly command: readonly Commanded[];
  readonly moving: Moving | null;
  /** Units whose last step makes a charge possible (11.2). */
  readonly charging: readonly CounterId[];
  /** Units of the corps that counted as support. */
  readonly supported: readonly CounterId[];
  /** Enemy units that were attacked (11.1). */
  readonly targets: readonly CounterId[];
  /** Sides that want no advance any more in it; left out: none. */
  readonly staying?: readonly SideId[];
};

export type State = {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly turn: number;
  readonly step: Step;
  /** Whose step it is; null before a marker is drawn. */
  readonly side: SideId | null;
  readonly units: readonly UnitState[];
  readonly leaders: readonly LeaderState[];
  readonly batteries: readonly BatteryState[];
  /** Leaders whose markers are in the cup. */
  readonly cup: readonly CounterId[];
  /** Markers drawn last in a row, all of one side; null: none in this turn. */
  readonly inARow: { readonly side: SideId; readonly markers: number } | null;
  readonly segment: Segment | null;
  /** What comes next, the first one first; a decision waits there for its answer. */
  readonly agenda: readonly Task[];
  /** Units that have routed and still have to run, in the order in which they routed. */
  readonly routing: readonly CounterId[];
  /** Routed units that still have to be tested in this Rally Phase. */
  readonly rallying: readonly CounterId[];
  /** Sides whose commander in chief is dead. */
  readonly chiefless: readonly SideId[];
  /** Corps that are demoralised. */
  readonly demoralized: readonly string[];
  /** Corps that at some moment of this turn had lost more than half (switch of 12.5). */
  readonly strained: readonly string[];
  readonly over: boolean;
};
