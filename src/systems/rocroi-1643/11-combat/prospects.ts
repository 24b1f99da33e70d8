/**
 * What can come of an attack, exactly, with the tests that follow from its die: what players are shown before the
 * throw.
 */

import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { DISORDERS, waysToRout } from '../12-rout/disorder';
import { runWay } from '../12-rout/run';
import { waysToFail } from '../12-rout/tests';
import type { Board, Unit } from '../state/board';
import type { Order } from '../state/state';
import { type Effect, effectOf, resultRow } from '../tables/combatResults';
import { drivenBack, stepsLost, takesAll } from './attack';
import { isTestedForCharge, waysToFailCharge } from './charge';
import { type Attack, reckon } from './modifiers';
import { type RetreatHex, retreatOf } from './retreat-hexes';

/**
 * What a combat leaves of a unit, if its owner takes the hexes of a retreat that are safest for it, and the first of equal
 * ways of a run. What becomes of friends whom it pushes or runs through is not told.
 */
export type UnitEnd = {
  /** Steps that it loses; `all`: it is eliminated, for want of a retreat or of a way, or as it leaves the map, too. */
  readonly lost: number | 'all';
  readonly order: Order;
  /** Hexes that it retreats; a unit that routs, or was routed and is driven back, runs instead. */
  readonly back: 0 | 1 | 2;
  /** Of a unit that is eliminated: on its run, with no leader any more. */
  readonly runs: boolean;
};
export type CombatEnd = {
  readonly attacker: UnitEnd;
  readonly target: UnitEnd;
  /** How likely it is. */
  readonly ways: number;
  readonly of: number;
  /** Totals of the die that lead to it. */
  readonly totals: readonly number[];
};

/** Ways of a die that are kept through that of the attack, seven more of either unit, and two of a charge. */
const OF = 6 ** 17;
type Share = { readonly ways: number; readonly of: number };
/** An end, where the unit is then and where the leaders who go along; a run is told from where it begins. */
type Chance = Share & Place & { readonly end: UnitEnd };
type Place = { readonly at: HexIndex; readonly ledAt: HexIndex };
type OrderChance = Share & { readonly order: Order };

/**
 * All ends of an attack, each once, the test of a charge included; their ways add up to `of`. @rule 11.2, 11.7, 12.2
 */
export function prospectsOf(board: Board, attack: Attack): readonly CombatEnd[] {
  return endsOfAttack(board, attack, attack.charge);
}

/** The same as the combat leaves them, before a charge is tested. @rule 11.7, 12.2 */
export function prospectsBeforeTest(board: Board, attack: Attack): readonly CombatEnd[] {
  return endsOfAttack(board, attack, false);
}

function endsOfAttack(board: Board, attack: Attack, isTested: boolean): readonly CombatEnd[] {
  const found = new Map<string, CombatEnd>();
  for (const { total, ours, theirs } of endsByFace(board, attack, { isTested }))
    for (const a of ours)
      for (const t of theirs) {
        const ways = (OF / 6 / a.of / t.of) * a.ways * t.ways;
        const key = JSON.stringify([a.end, t.end]);
        const known = found.get(key);
        const totals = [...new Set([...(known?.totals ?? []), total])];
        found.set(key, {
          ...{ attacker: a.end, target: t.end, of: OF, totals },
          ways: (known?.ways ?? 0) + ways,
        });
      }
  return [...found.values()].filter(({ ways }) => ways > 0).toSorted((a, b) => b.ways - a.ways);
}

export type FaceEnds = {
  readonly total: number;
  readonly ours: readonly Chance[];
  readonly theirs: readonly Chance[];
};

/**
 * What each face of the die can leave of either unit, in order: once it is thrown, the one does not hang on the other.
 * @rule 11.2, 11.7
 */
export function endsByFace(
  board: Board,
  attack: Attack,
  {
    isTested = attack.charge,
    waysOut = new WaysOut(board),
  }: { readonly isTested?: boolean; readonly waysOut?: WaysOut } = {},
): readonly FaceEnds[] {
  const { attacker, target } = attack;
  const { total: modifier } = reckon(board, attack);
  const [ours, theirs] = [new Map<string, readonly Chance[]>(), new Map<string, readonly Chance[]>()];
  const ofAttacker = (printed: string) => {
    const ends = endsOf(waysOut, attacker, target, effectOf(printed));
    return isTested ? ends.flatMap((one) => afterCharge(waysOut, attacker, one)) : ends;
  };
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const row = resultRow(face + modifier);
    return {
      total: face + modifier,
      ours: once(ours, row.attacker, ofAttacker),
      theirs: once(theirs, row.defender, (printed) => endsOf(waysOut, target, attacker, effectOf(printed))),
    };
  });
}

function once<K, V>(known: Map<K, V>, key: K, make: (key: K) => V): V {
  const made = known.get(key) ?? make(key);
  known.set(key, made);
  return made;
}

/** What an effect leaves of a unit. @rule 11.7 */
function endsOf(waysOut: WaysOut, unit: Unit, enemy: Unit, effect: Effect): readonly Chance[] {
  const lost = stepsLost(unit, effect);
  const here = { at: unit.hex, ledAt: unit.hex };
  if (takesAll(unit, lost)) return [chanceOf(GONE, here, ALWAYS)];
  const driven = drivenBack(unit, effect);
  if (driven.runs) return [chanceOf(endOfRun(waysOut, unit, lost), here, ALWAYS)];
  // Where the enemy has left the map there is nothing to go away from.
  const left = enemy.hex === OFF_MAP ? 0 : driven.back;
  const retreat = { lost, back: driven.back, from: enemy.hex };
  const ends: Chance[] = [];
  const orders = effect.disorganised
    ? afterDisorder(waysOut.board, unit, unit.order)
    : [{ order: unit.order, ways: 1, of: 1 }];
  for (const chance of orders) {
    if (effect.disorganised && chance.order === 'routed' && unit.order !== 'routed')
      ends.push(chanceOf(endOfRun(waysOut, unit, lost), here, chance));
    else addRetreat(ends, waysOut, unit, retreat, { ...here, left }, chance);
  }
  return ends;
}

const ALWAYS: Share = { ways: 1, of: 1 };

/** Of one shape, wherever it is made. */
function chanceOf(end: UnitEnd, { at, ledAt }: Place, { ways, of }: Share): Chance {
  return { end, at, ledAt, ways, of };
}

const GONE: UnitEnd = { lost: 'all', order: 'good', back: 0, runs: false };

const RUN_OUT: UnitEnd = { lost: 'all', order: 'routed', back: 0, runs: true };

/**
 * A unit that routs is not driven back: its rout move takes the place of a retreat. It is lost where it has no way or
 * leaves the map; its leaders have gone as it routed, and stay as it leaves. @rule 8.4, 12.2, 12.3
 */
function endOfRun(waysOut: WaysOut, unit: Unit, lost: number, at: HexIndex = unit.hex): UnitEnd {
  const ending = waysOut.endingOf(unit, at);
  if (ending === 'noWay' && unit.order === 'routed') return GONE;
  return ending === 'stays' ? { lost, order: 'routed', back: 0, runs: true } : RUN_OUT;
}

/**
 * Where a run leads that begins in a hex, and where a retreat goes on from there, each found once; of a board that
 * nobody writes to meanwhile. @rule 11.8, 12.3
 */
export class WaysOut {
  private readonly endings = new Map<string, RunEnding>();
  private readonly steps = new Map<string, RetreatHex | null>();

  constructor(readonly board: Board) {}

  endingOf(unit: Unit, at: HexIndex): RunEnding {
    return once(this.endings, `${unit.id} ${at}`, () => {
      const { toEdge, leaves } = runWay(this.board, inHex(unit, at));
      return toEdge === null ? 'noWay' : leaves ? 'leaves' : 'stays';
    });
  }

  /** The safest hex that it can retreat into; null: there is none. */
  stepOf(unit: Unit, at: HexIndex, from: HexIndex): RetreatHex | null {
    const { board, steps } = this;
    const key = `${unit.id} ${at} ${from}`;
    const known = steps.get(key);
    if (known !== undefined) return known;
    const { open } = retreatOf(board, inHex(unit, at), from, false);
    const [safest = null] = open.toSorted((a, b) => risk(board, unit, a) - risk(board, unit, b));
    steps.set(key, safest);
    return safest;
  }
}
type RunEnding = 'noWay' | 'leaves' | 'stays';

function inHex(unit: Unit, hex: HexIndex): Unit {
  return hex === unit.hex ? unit : { ...unit, hex };
}

/** Where the enemy stands, and how many hexes it goes in all. */
type Retreating = Pick<UnitEnd, 'back'> & { readonly lost: number; readonly from: HexIndex };

/** Adds what a retreat leaves of a unit, hex by hex, with the results D that wait in each. @rule 11.8 */
function addRetreat(
  ends: Chance[],
  waysOut: WaysOut,
  unit: Unit,
  retreat: Retreating,
  now: Place & { readonly left: number },
  chance: OrderChance,
): void {
  const { lost, back, from } = retreat;
  if (now.left === 0) {
    ends.push(chanceOf({ lost, order: chance.order, back, runs: false }, now, chance));
    return;
  }
  const safest = waysOut.stepOf(unit, now.at, from);
  if (!safest) {
    ends.push(chanceOf(GONE, now, chance));
    return;
  }
  const { board } = waysOut;
  // A leader who stands there alone is with it from then on.
  const ledAt = board.leadersIn(now.ledAt).length > 0 || safest.pushes ? now.ledAt : safest.hex;
  const next = { at: safest.hex, ledAt, left: now.left - 1 };
  for (const then of ordersIn(board, { ...unit, hex: ledAt }, chance, safest))
    if (then.order === 'routed') ends.push(chanceOf(endOfRun(waysOut, unit, lost, next.at), next, then));
    else addRetreat(ends, waysOut, unit, retreat, next, then);
}

/** In what order it can come out of a hex of its retreat. */
function ordersIn(
  board: Board,
  unit: Unit,
  { order, ways, of }: OrderChance,
  hex: RetreatHex,
): readonly OrderChance[] {
  const disorders = disordersIn(board, unit, hex);
  let orders: readonly OrderChance[] = [{ order, ways, of }];
  for (const one of disorders) orders = orders.flatMap((chance) => afterDanger(board, unit, chance, one));
  return orders;
}

/** With how many of six faces each result D comes about that waits in a hex: that of its test, that of pushing. */
function disordersIn({ options }: Board, { morale }: Unit, { test, pushes }: RetreatHex): readonly number[] {
  const ways = test === null ? 0 : waysToFail(morale, test);
  return [ways, pushes && options.pushDisorder === 'pushing' ? 6 : 0].filter((one) => one > 0);
}

function risk(board: Board, unit: Unit, hex: RetreatHex): number {
  return disordersIn(board, unit, hex).reduce((sum, ways) => sum + ways, 0);
}

/** The same unit after a result D that comes with so many of six faces. */
function afterDanger(board: Board, unit: Unit, chance: OrderChance, ways: number): readonly OrderChance[] {
  const { order } = chance;
  return [
    ...afterDisorder(board, unit, order).map((then) => ({
      ...then,
      ways: chance.ways * ways * then.ways,
      of: chance.of * 6 * then.of,
    })),
    { order, ways: chance.ways * (6 - ways), of: chance.of * 6 },
  ].filter((one) => one.ways > 0);
}

/** The orders in which a result D can leave a unit, the worst first. @rule 12.1, 12.2 */
function afterDisorder(board: Board, unit: Unit, order: Order): readonly OrderChance[] {
  switch (DISORDERS[order]) {
    case 'nothing':
      return [{ order, ways: 1, of: 1 }];
    case 'disorganised':
      return [{ order: 'disorganised', ways: 1, of: 1 }];
    case 'tested': {
      const routs = waysToRout(board, unit);
      return [
        { order: 'routed', ways: routs, of: 6 },
        { order, ways: 6 - routs, of: 6 },
      ];
    }
  }
}

/** The test after a charge, with the rout test of a disorganised charger and the run of one that fails it. @rule 11.2 */
function afterCharge(waysOut: WaysOut, unit: Unit, chance: Chance): readonly Chance[] {
  const { end, at, ledAt, ways, of } = chance;
  const { lost } = end;
  if (lost === 'all' || !isTestedForCharge({ at: unit.at, order: end.order })) return [chance];
  const fails = waysToFailCharge(unit);
  const failed = afterDisorder(waysOut.board, { ...unit, hex: ledAt }, end.order).map((then) =>
    chanceOf(
      then.order === 'routed' ? endOfRun(waysOut, unit, lost, at) : { ...end, order: then.order },
      chance,
      { ways: ways * fails * then.ways, of: of * 6 * then.of },
    ),
  );
  return [chanceOf(end, chance, { ways: ways * (6 - fails), of: of * 6 }), ...failed.toReversed()];
}
