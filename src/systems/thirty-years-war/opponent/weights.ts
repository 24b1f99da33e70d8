/**
 * What the computer player of the Thirty Years War cares for in any battle, in hundredths of a Strength Point. What
 * decides one battle alone is weighed in the folder of that battle. Here is only what is weighed: how far it looks, and
 * when something is enough, stands in the file of this folder that asks it, beside the question. No rule knows any of
 * it. The coach's figures are others, and meant to be (`estimate/measure`).
 */
export const WEIGHTS = {
  /** Of each Strength Point of a unit in good order, at the beginning of a battle and at its end. */
  strength: 100,
  strengthAtEnd: 30,
  /** The share of that which a disrupted unit loses, in per cent. */
  disrupted: 35,
  /** Of a demoralized one that is disrupted and cannot recover. */
  brokenForGood: 60,
  /** Of each point of leadership. */
  leadership: 150,
  leader: 100,
  gun: 350,
  /** Of a gun that would surely disrupt somebody whom it sees. */
  fire: 150,
  /** Of each Victory Point where one is about a Strength Point, and of winning where there are no points. */
  point: 100,
  victory: 3_000,
  /**
   * What the other side can do next turn counts so much, in per cent, the best of it first; any more counts as the
   * last.
   */
  threats: [70, 60, 50, 45, 40, 35, 30, 25],
  /** The same for a side that has to attack, in per cent of that. */
  threatsIfDriven: 70,
  /** Of each hex that a unit is away from where it wants to be. */
  away: 6,
  /** Of each friend beside a unit, up to two: those who stand alone are surrounded. */
  beside: 6,
  /** A Leader with a unit, and beside one that he can help to recover. */
  leaderWithUnit: 60,
  leaderHelps: 40,
  /** A Leader or gun that the enemy can take without a fight, in per cent of what it is worth. */
  alone: 60,
  /** An enemy who has to be fought and cannot: no such position is wanted. */
  unmet: 400,
} as const;
