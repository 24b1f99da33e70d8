/**
 * What one battle changes in the standard rules, each change under its own name. `STANDARD` is the rulebook without
 * any exclusive folder; a battle overrides what its folder says and nothing else.
 */
import type { Reason, Sheet, Verdict } from '../../../core/seam';
import type { BattlePlay } from '../events';
import type { Piece } from '../position';
import type { RuleCase } from '../rulebook';
import type { HexNumber } from '../scenario';
import type { Pending, State } from '../state';
import { because } from '../wording';

export type ExclusiveRules = {
  /** Why Cavalry may not charge in this battle; none: it may. */
  chargeReasons(state: State, attackers: readonly Piece[], defenders: readonly Piece[]): readonly Reason[];
  /** The case by which charging Cavalry is doubled. */
  readonly chargeCase: RuleCase;
  /** Hexes from a Leader to a unit that he may help in battle; 0: his own hex only. */
  combatRadius(state: State, leader: Piece): number;
  /** Hexes from a Leader to a unit whose Disruption Removal he may help. */
  removalRadius(state: State, leader: Piece): number;
  /** Whether a Leader must be added to the attacked unit in his own hex. */
  leaderMustHelp(state: State): boolean;
  /** Where an arrived counter may enter the map. */
  entryHexes(state: State, piece: Piece): readonly HexNumber[];
  /** Whether arrived counters enter as soon as they can. */
  mustEnter(state: State): boolean;
  /** A decision that is due before the first phase of this Game-Turn, or null. */
  decisionBeforeGameTurn(state: State): Pending | null;
  /** Answers an open roll before a Game-Turn. */
  rollForArrival(play: BattlePlay): void;
  /** Called after each battle, when losses stand as they now are. */
  afterLosses(play: BattlePlay): void;
  /** Categories that the losses of a scenario's start have demoralized. */
  demoralizedAtStart(state: State): readonly string[];
  sheets(state: State): readonly Sheet[];
  verdict(state: State): Verdict;
};

export const STANDARD: ExclusiveRules = {
  chargeReasons: () => [because('rocroi:16.0', 'These rules know no cavalry charge.')],
  chargeCase: 'rocroi:16.13',
  combatRadius: () => 0,
  removalRadius: () => 1,
  leaderMustHelp: () => false,
  entryHexes: () => [],
  mustEnter: () => false,
  decisionBeforeGameTurn: () => null,
  rollForArrival: () => {},
  afterLosses: () => {},
  demoralizedAtStart: () => [],
  sheets: () => [],
  verdict: () => ({ winner: null, level: null, points: null, text: 'The last Game-Turn is over.' }),
};
