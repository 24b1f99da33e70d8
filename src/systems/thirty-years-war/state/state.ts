/** What a game stands at. Plain JSON; everything that the rest of the game depends on is here. */
import type { CounterId, SideId } from '../../../core/contract/values';
import type { Pending, SliceTypes } from '../engine/types';
import type { HexNumber } from '../scenario/map';
import type { Options } from '../scenario/optionSettings';
import type { Deployment, LeaderUse, Obligations, Phase, Scenario } from '../scenario/scenario';

/** Why a counter is not on the map; the undo log of a board has room for fourteen. */
export const OFF_MAP_PLACES = [
  'reserve',
  'waiting',
  'eliminated',
  'exited',
  'withdrawn',
  'destroyed',
  'fallen',
] as const;
export type OffMap = (typeof OFF_MAP_PLACES)[number];

/** One a printed counter, in the scenario's order. */
export type CounterState = {
  readonly id: CounterId;
  readonly at: HexNumber | null;
  /**
   * null while on the map. `waiting`: arrived and not yet entered (rocroi:17.12); `exited`: left it alive; `fallen`:
   * eliminated on an earlier day, or between two.
   */
  readonly off: OffMap | null;
  /** Whose it is: its printed side, but for captured artillery (5.33). */
  readonly holder: SideId;
  readonly disrupted: boolean;
  /** Disruption Removal was attempted in this Player-Turn (9.2). */
  readonly attempted: boolean;
  /** Fired in this Player-Turn (5.0). */
  readonly fired: boolean;
  /** Moved in this Player-Turn (6.16). */
  readonly moved: boolean;
  /** Took part in a battle of this Combat Phase (8.14); of a Leader: was used in one. */
  readonly fought: boolean;
};

/** A battle as declared: who attacks whom, whether Cavalry charges, and the Leaders of both sides. */
export type Declaration = {
  readonly attackers: readonly CounterId[];
  readonly defenders: readonly CounterId[];
  readonly charge: boolean;
  readonly leaders: readonly LeaderUse[];
};

/** Strength Points lost by a side; those of infantry that was demoralized when eliminated count apart (rocroi:20.1). */
export type Losses = { readonly ordinary: number; readonly demoralizedInfantry: number };

export type State = SharedState & Slices;

/** What a battle keeps of its own, by its book. */
type Slices = { readonly [B in keyof SliceTypes]?: SliceTypes[B] };

type SharedState = {
  readonly scenario: Scenario;
  readonly options: Options;
  /** Which of the days of a campaign it is, from 0; always 0 where there is but one. */
  readonly day: number;
  /** Who sets up what, and where, before this day; null where everything stands from the start (3.0). */
  readonly deployment: Deployment | null;
  readonly gameTurn: number;
  readonly phasingSide: SideId;
  readonly phase: Phase;
  readonly counters: readonly CounterState[];
  readonly losses: { readonly [side: string]: Losses };
  /** Categories that are demoralized, for good (rocroi:19.21). */
  readonly demoralized: readonly string[];
  /** Fixed when the Movement Phase ended; null outside the Combat Phase (7.21, 8.11, 8.12). */
  readonly obligations: Obligations | null;
  /** The Movement Phase of this Player-Turn can be gone back to: no die was thrown since (6.13). */
  readonly mayReturnToMovement: boolean;
  readonly pending: Pending | null;
  readonly over: boolean;
};
