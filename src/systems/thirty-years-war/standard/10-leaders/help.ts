/**
 * How far a Leader helps in battle and recovery: cases 10.11 and 10.21, and the reach that exclusive rules give him.
 */
import { hook } from '../../engine/hook';
import type { RuleCase } from '../../rulebook/cited';
import type { Piece } from '../../state/piece';

/** How far a Leader helps in battle and where units recover, in hexes, and the case that says so. */
export type LeaderHelp = {
  readonly inBattle: (leader: Piece) => number;
  readonly inRecovery: (leader: Piece) => number;
  /** Whether he must be added to the attacked unit in his own hex. */
  readonly must: boolean;
  /** Of what goes beyond 10.11 and 10.21. */
  readonly rule: RuleCase;
};

const DEFAULTS: LeaderHelp = { inBattle: () => 0, inRecovery: () => 1, must: false, rule: '10.11' };

export const leaderHelp = hook((): LeaderHelp => DEFAULTS);
