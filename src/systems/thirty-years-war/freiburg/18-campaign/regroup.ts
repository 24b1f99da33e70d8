/** The outcome of a day of battle, worked out as it ends and kept until the next one is set up. */
import type { CounterId, SideId } from '../../../../core/contract/values';
import type { HexNumber } from '../../scenario/map';
import type { Stand } from '../scenario';

/** What the end of a day leads to, with all that it follows from (freiburg:18.3 to 18.5). */
export type Regroup = {
  /** The day that is over, from 0, and its last Game-Turn. */
  readonly day: number;
  readonly gameTurn: number;
  /** It was decided as it began, before any counter could act (freiburg:18.32). */
  readonly atOnce: boolean;
  /** The day's losses by army and type, and those of them that come back. */
  readonly losses: readonly {
    readonly army: string;
    readonly kind: 'infantry' | 'cavalry';
    readonly lost: readonly CounterId[];
    readonly back: readonly CounterId[];
    /** Its Leader is lost, and none come back (freiburg:18.43). */
    readonly leaderless: boolean;
  }[];
  readonly reinforcements: readonly CounterId[];
  /** Units that are undisrupted (freiburg:18.34). */
  readonly rallied: readonly CounterId[];
  readonly armies: readonly {
    readonly army: string;
    /** Strength Points lost on the day. */
    readonly casualties: number;
    readonly wasDemoralized: boolean;
    readonly isDemoralized: boolean;
    readonly leaderLost: boolean;
  }[];
  /** Captured guns; `inWorks`: in the captor's hands only unless a Bavarian unit is set up there (freiburg:18.36). */
  readonly guns: readonly {
    readonly gun: CounterId;
    readonly holder: SideId;
    readonly at: HexNumber;
    readonly inWorks: boolean;
  }[];
  /** Whether the French have broken the 3 August Line, as far as they have got (freiburg:18.51). */
  readonly line: { readonly broken: boolean; readonly cleared: number; readonly held: number } | null;
  /**
   * Bavarian units in the works of the Hill where they have decided the day; null where they do not (freiburg:18.71).
   */
  readonly hillWorks: number | null;
  /** The town as the day leaves it, where the Bavarians defended it from the first day (freiburg:19.31, 20.31). */
  readonly town: TownAfter | null;
  readonly stands: readonly StandAfter[];
};
export type TownAfter = {
  readonly sections: readonly { readonly id: string; readonly broken: boolean }[];
  /**
   * The hexes that the way back into the town hangs on, and whether a French unit was the last in them
   * (freiburg:20.31).
   */
  readonly bridgehead: readonly { readonly hex: HexNumber; readonly french: boolean }[];
};
/** A position that the next day may be fought from, or may not as things stand. */
export type StandAfter = { readonly to: Stand; readonly isOpen: boolean };
