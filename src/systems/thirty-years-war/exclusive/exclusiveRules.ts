/**
 * What one battle changes in the standard rules, each change under its own name. `STANDARD` is the rulebook without
 * any exclusive folder; a battle overrides what its folder says and nothing else.
 */
import type { HexIndex } from '../../../core/hex';
import type { Interlude, Reason, Sheet, SideId, Verdict } from '../../../core/seam';
import { sideAt } from '../battlefield';
import type { BattlePlay } from '../events';
import type { Piece } from '../piece';
import type { RuleCase } from '../rulebook';
import type { Defence, HexNumber, Stand } from '../scenario';
import type { Pending, State } from '../state';
import { because } from '../wording';

/** A way over the map by hex numbers, and the hexes of it that enemies close. */
export type Route = {
  readonly way: readonly string[];
  readonly cut: readonly { readonly hex: string; readonly by: readonly Piece[] }[];
};

/** Losses that try or break an army or a part of it, and how many of them are still to come. */
export type NextLevel = { readonly name: string; readonly level: number; readonly left: number };

export type ExclusiveRules = {
  /** Why Cavalry may not charge in this battle; none: it may. */
  chargeReasons(state: State, attackers: readonly Piece[], defenders: readonly Piece[]): readonly Reason[];
  /** The case by which charging Cavalry is doubled. */
  readonly chargeCase: RuleCase;
  /** The case by which it ends disrupted, whatever the die brought. */
  readonly chargePriceCase: RuleCase;
  /** Hexes from a Leader to a unit that he may help in battle; 0: his own hex only. */
  combatRadius(state: State, leader: Piece): number;
  /** Hexes from a Leader to a unit whose Disruption Removal he may help. */
  removalRadius(state: State, leader: Piece): number;
  /** Whether a Leader must be added to the attacked unit in his own hex. */
  leaderMustHelp(state: State): boolean;
  /**
   * Hexes that a counter may not enter whatever the ground, each with the enemies that close it to him; null: none.
   * The same object as long as the position is.
   */
  closedHexes(state: State, piece: Piece): ReadonlyMap<HexIndex, readonly Piece[]> | null;
  /** The refusal for such a hex. */
  closedReason(state: State, piece: Piece, hex: HexNumber, by: readonly Piece[]): Reason;
  /** Where arrived counters may enter the map. */
  entryHexes(state: State): readonly HexNumber[];
  /** Whether arrived counters enter as soon as they can. */
  mustEnter(state: State): boolean;
  /** A decision that is due before the first phase of this Game-Turn, or null. */
  decisionBeforeGameTurn(state: State): Pending | null;
  /** Answers an open roll before a Game-Turn. */
  rollForArrival(play: BattlePlay): void;
  /** Called after each battle and each other elimination, when losses stand as they now are. */
  afterLosses(play: BattlePlay): void;
  /** Called after that, when Leaders caught alone have been lost too. */
  afterLeaderLoss(play: BattlePlay): void;
  /** Called when a phase has begun; may open a decision. */
  phaseBegins(play: BattlePlay): void;
  /** Whether the game, or its day, is decided at this instant. */
  endsNow(state: State): boolean;
  /** The last Game-Turn is over, or `endsNow` held: the game ends, or what comes after the day begins. */
  timeIsUp(play: BattlePlay): void;
  /** A decision that is due before anybody sets up, or null. */
  decisionBeforeSetUp(state: State): Pending | null;
  /** Answers an open choice of what is defended. */
  chooseDefence(play: BattlePlay, defend: Defence): void;
  /** Called when a side has set up. */
  afterSetUp(play: BattlePlay, side: SideId): void;
  /** Answers an open choice of where to redeploy. */
  redeploy(play: BattlePlay, to: Stand): void;
  /** Whose Player-Turn is the first of each Game-Turn. */
  firstPlayer(state: State): SideId;
  /** Game-Turns until the game, or its day, is over. */
  gameTurns(state: State): number;
  /** Hexes from which a counter may leave the map. */
  exitHexes(state: State, piece: Piece): readonly HexNumber[];
  /** The case that names these hexes. */
  exitCase(state: State): RuleCase;
  /** Why a counter for which there are none cannot leave: who can, and when. */
  closedMap(state: State): { readonly rule: RuleCase; readonly text: string };
  /** All reasons why a gun may not fire at the walls of a hex. */
  wallFireReasons(state: State, gun: Piece, at: HexNumber): readonly Reason[];
  /** Hexes at whose walls it may fire. */
  wallTargets(state: State, gun: Piece): readonly HexNumber[];
  fireAtWalls(play: BattlePlay, gun: Piece, at: HexNumber): void;
  /** Whether a town is fought over, so that its walls are worth a shot. */
  isBesieged(state: State): boolean;
  /** Further reasons why a disrupted unit has no roll where it stands. */
  removalBars(state: State, unit: Piece): readonly Reason[];
  /** All reasons why a gun may not be withdrawn instead of firing. */
  withdrawalReasons(state: State, gun: Piece): readonly Reason[];
  withdraw(play: BattlePlay, gun: Piece): void;
  /** The way a gun would be withdrawn by, with what cuts it; null where none ever is. */
  withdrawalRoute(state: State, gun: Piece): Route | null;
  /** Categories that the losses of a scenario's start have demoralized. */
  demoralizedAtStart(state: State): readonly string[];
  /** What a Leader or gun counts for in the end, without a full stop; '' where the outcome does not depend on it. */
  worth(state: State, piece: Piece): string;
  /** Of each army, or part of one, that still has a level before it. */
  nextLevels(state: State): readonly NextLevel[];
  sheets(state: State): readonly Sheet[];
  /** What lies between the day that is over and the next; null in the middle of a day. */
  interlude(state: State): Interlude | null;
  verdict(state: State): Verdict;
};

export const STANDARD: ExclusiveRules = {
  chargeReasons: () => [because('rocroi:16.0', 'These rules know no cavalry charge.')],
  chargeCase: 'rocroi:16.13',
  chargePriceCase: 'rocroi:16.14',
  combatRadius: () => 0,
  removalRadius: () => 1,
  leaderMustHelp: () => false,
  closedHexes: () => null,
  closedReason: () => because('6.12', 'This hex is closed.'),
  entryHexes: () => [],
  mustEnter: () => false,
  decisionBeforeGameTurn: () => null,
  rollForArrival: () => {},
  afterLosses: () => {},
  afterLeaderLoss: () => {},
  phaseBegins: () => {},
  endsNow: () => false,
  timeIsUp: (play) => play.emit({ happened: 'gameEnded' }),
  decisionBeforeSetUp: () => null,
  chooseDefence: () => {},
  afterSetUp: () => {},
  redeploy: () => {},
  firstPlayer: (state) => sideAt(state.scenario, 0),
  gameTurns: (state) => state.scenario.gameTurns,
  exitHexes: () => [],
  closedMap: () => ({ rule: '6.15', text: 'this battle has no hexes to leave it by' }),
  exitCase: () => '6.15',
  wallFireReasons: () => [because('5.0', 'Artillery fires at enemy units; there are no walls to breach.')],
  wallTargets: () => [],
  fireAtWalls: () => {},
  isBesieged: () => false,
  removalBars: () => [],
  withdrawalReasons: () => [because('5.35', 'Guns stay on the field; they cannot be withdrawn.')],
  withdraw: () => {},
  withdrawalRoute: () => null,
  demoralizedAtStart: () => [],
  worth: () => '',
  nextLevels: () => [],
  sheets: () => [],
  interlude: () => null,
  verdict: () => ({ winner: null, level: null, points: null, text: 'The last Game-Turn is over.' }),
};
