/** What happens: `evolve` turns each of these into the next state. */
import type { CounterId, Play, SideId } from '../../core/seam';
import type { Command, Placed } from './commands';
import type { Draft } from './draft';
import type { Options } from './options';
import type { Regroup } from './regroup';
import type {
  Defence,
  Deployment,
  HexNumber,
  MoraleRoll,
  Obligations,
  Phase,
  Scenario,
  Stand,
} from './scenario';
import type { Declaration, Pending, State } from './state';
import type { CombatResult } from './tables/combatResults';

export type Event =
  | { readonly happened: 'sideSetUp'; readonly side: SideId; readonly positions: readonly Placed[] }
  | {
      readonly happened: 'phaseBegan';
      readonly gameTurn: number;
      readonly side: SideId;
      readonly phase: Phase;
      readonly obligations: Obligations | null;
    }
  /** A phase in which nothing was done, and nothing could be (4.1). */
  | { readonly happened: 'phasePassed'; readonly phase: Phase }
  | { readonly happened: 'returnedToMovement' }
  | { readonly happened: 'decisionOpened'; readonly pending: Pending }
  | { readonly happened: 'beckRolled'; readonly die: number; readonly arrive: readonly CounterId[] }
  | {
      readonly happened: 'removalAttempted';
      readonly unit: CounterId;
      readonly leader: CounterId | null;
      readonly die: number;
      readonly undisrupted: boolean;
    }
  | {
      readonly happened: 'gunFired';
      readonly gun: CounterId;
      readonly target: CounterId;
      readonly die: number;
      readonly disrupted: boolean;
    }
  /** Fire at the walls of a hex; `hit` is one of the results that breach them (freiburg:19.55). */
  | {
      readonly happened: 'wallsFiredAt';
      readonly gun: CounterId;
      readonly at: HexNumber;
      readonly die: number;
      readonly hit: boolean;
    }
  | {
      readonly happened: 'counterMoved';
      readonly counter: CounterId;
      readonly path: readonly HexNumber[];
      readonly spent: number;
    }
  | { readonly happened: 'gunCaptured'; readonly gun: CounterId; readonly by: SideId }
  | {
      readonly happened: 'leaderEliminated';
      readonly leader: CounterId;
      readonly where: HexNumber;
      readonly caught: 'entered' | 'alone';
    }
  | {
      readonly happened: 'battleFought';
      readonly battle: Declaration;
      readonly die: number;
      readonly result: CombatResult;
    }
  | {
      readonly happened: 'unitsDisrupted';
      readonly units: readonly CounterId[];
      readonly by: 'result' | 'charge' | 'exchange' | 'entrenchments';
    }
  | {
      readonly happened: 'unitEliminated';
      readonly unit: CounterId;
      readonly where: HexNumber;
      readonly points: number;
      readonly demoralizedInfantry: boolean;
    }
  | { readonly happened: 'categoryDemoralized'; readonly category: string; readonly losses: number }
  /** A Morale Test Level was reached, or with `level` null the Leader lost; no die where it is automatic. */
  | ({ readonly happened: 'moraleTested'; readonly army: string } & MoraleRoll)
  /** An army that is demoralized because another one is (freiburg:15.16). */
  | { readonly happened: 'armyFollowed'; readonly army: string; readonly after: string }
  | { readonly happened: 'steppedBack'; readonly unit: CounterId; readonly to: HexNumber }
  | {
      readonly happened: 'gunWithdrawn';
      readonly gun: CounterId;
      readonly die: number;
      readonly away: boolean;
    }
  /** The Bavarians have chosen what they defend (freiburg:20.1). */
  | { readonly happened: 'defenceChosen'; readonly defend: Defence }
  /** A day of a campaign is over (freiburg:18.3). */
  | { readonly happened: 'dayEnded'; readonly regroup: Regroup }
  /** All forces leave the map to be set up anew for the next day. */
  | { readonly happened: 'redeployed'; readonly to: Stand; readonly deployment: Deployment }
  /** Captured guns in works that their side has set up a unit in again (freiburg:18.36). */
  | { readonly happened: 'gunsReturned'; readonly to: SideId; readonly guns: readonly Placed[] }
  /** Counters for which no hex is left where their side stands: units and the Leader are lost, guns are `to`'s (freiburg:19.31). */
  | {
      readonly happened: 'leftWithoutHex';
      readonly counters: readonly CounterId[];
      readonly guns: readonly CounterId[];
      readonly to: SideId;
    }
  | { readonly happened: 'gameEnded' };

/** All types of this system, for the seam. */
export type ThirtyYearsWar = {
  State: State;
  Command: Command;
  Event: Event;
  Draft: Draft;
  Scenario: Scenario;
  Options: Options;
};
export type BattlePlay = Play<ThirtyYearsWar>;
