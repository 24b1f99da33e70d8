/** Artillery fire and its capture: cases 5.0 to 5.35. */
import { distance, type HexGrid, type HexIndex, numberOf, OFF_MAP } from '../../../core/hex';
import type { CounterId, Reason, Receipt, Shape } from '../../../core/seam';
import { exclusiveRules } from '../exclusive';
import { lastAsked } from '../lastAsked';
import { hexNumberOf, type Piece, phasingIndex, pieceOf, positionOf } from '../position';
import type { State } from '../state';
import { ARTILLERY_FIRE, FIRE_RESULT_MEANS, fireResult, RANGES, rangeColumn } from '../tables/artilleryFire';
import { because, named, unknownCounter } from '../wording';
import { type Aim, hasLineOfSight, lineOfSight, type Obstacle } from './05-line-of-sight';

/** All reasons why a gun may not fire at a unit now; the phase is judged by the sequence of play. */
export function fireReasons(state: State, gunId: CounterId, targetId: CounterId): readonly Reason[] {
  const gun = pieceOf(state, gunId);
  const target = pieceOf(state, targetId);
  if (!gun) return [unknownCounter(gunId)];
  if (!target) return [unknownCounter(targetId)];
  return [...gunReasons(state, gun), ...targetReasons(state, gun, target)];
}

/** Why a counter cannot be chosen to fire. */
export function gunReasons(state: State, gun: Piece): readonly Reason[] {
  const position = positionOf(state);
  const reasons: Reason[] = [];
  if (gun.kind !== 'artillery') {
    return [because('5.0', `Only artillery fires; ${named(position, gun)} is none.`, [gun])];
  }
  if (gun.side !== phasingIndex(state)) {
    reasons.push(
      because('5.33', `${named(position, gun)} is in the hands of the enemy and fires for him.`, [gun]),
    );
  }
  if (gun.hex === OFF_MAP) reasons.push(because('5.0', `${named(position, gun)} is not on the map.`, [gun]));
  if (gun.state.fired)
    reasons.push(because('5.0', `${named(position, gun)} has fired in this phase.`, [gun]));
  return reasons;
}

/** Why a gun may not fire at that counter where both stand. */
function targetReasons(state: State, gun: Piece, target: Piece): readonly Reason[] {
  const position = positionOf(state);
  if (!target.unit) {
    return [because('5.0', `Fire is aimed at a unit; ${named(position, target)} is none.`, [target])];
  }
  if (target.side === phasingIndex(state)) {
    return [because('5.0', `${named(position, target)} is a friend.`, [target])];
  }
  if (target.hex === OFF_MAP)
    return [because('5.0', `${named(position, target)} is not on the map.`, [target])];
  return gun.hex === OFF_MAP ? [] : sightReasons(state, gun, target.hex, 'unit');
}

/** All that stops the gun's line of sight to a hex. */
export function sightReasons(state: State, gun: Piece, target: HexIndex, aim: Aim): readonly Reason[] {
  const position = positionOf(state);
  const sight = lineOfSight(position, state.options, gun.hex, target, aim);
  const { grid } = position.field;
  return sight.blocks.map(({ by, rule }) => {
    const what = by.map(({ name }) => name).join(' and ');
    const between =
      by.length === 2 ? 'runs along a hexside and is blocked on either side of it' : 'is blocked';
    const text = `The line of sight from ${hexNumberOf(position, gun)} to ${numberOf(grid, target)} ${between}: ${what}.`;
    const places = by.flatMap(({ hexes: [hex, beyond] }) => (beyond === undefined ? hex : []));
    const reason = because(
      rule,
      text,
      by.flatMap(({ piece }) => piece ?? []),
      places.map((hex) => numberOf(grid, hex)),
    );
    return { ...reason, where: [...reason.where, ...by.flatMap((obstacle) => wallShape(grid, obstacle))] };
  });
}

/** The hexside of a wall that stops a line. */
export function wallShape(grid: HexGrid, { hexes: [a, b] }: Obstacle): readonly Shape[] {
  if (b === undefined) return [];
  return [{ kind: 'hexside', between: [numberOf(grid, a), numberOf(grid, b)] }];
}

/** Guns of the Phasing Player that have not fired and see an enemy unit or a wall, or may be withdrawn instead. */
export const gunsThatMayAct = lastAsked((state): readonly Piece[] =>
  positionOf(state).pieces.filter(
    (piece) =>
      piece.kind === 'artillery' &&
      piece.hex !== OFF_MAP &&
      !piece.state.fired &&
      piece.side === phasingIndex(state) &&
      mayAct(state, piece),
  ),
);

function mayAct(state: State, gun: Piece): boolean {
  const { wallTargets, withdrawalReasons } = exclusiveRules(state);
  return (
    positionOf(state).pieces.some((piece) => isSeenBy(state, gun, piece)) ||
    wallTargets(state, gun).length > 0 ||
    withdrawalReasons(state, gun).length === 0
  );
}

/** Enemy units that a gun sees, disrupted ones too (5.11). */
export function targetsOf(state: State, gun: Piece): readonly Piece[] {
  return positionOf(state).pieces.filter((piece) => isSeenBy(state, gun, piece));
}

function isSeenBy(state: State, gun: Piece, { unit, hex, side }: Piece): boolean {
  return (
    unit &&
    hex !== OFF_MAP &&
    side !== gun.side &&
    hasLineOfSight(positionOf(state), state.options, gun.hex, hex)
  );
}

/** Hexes from the gun to the target, the target counted. @rule 5.11 */
export function rangeOf(state: State, gun: Piece, target: Piece): number {
  return distance(positionOf(state).field.grid, gun.hex, target.hex);
}

/** Ways in six of disrupting at that range. */
export function waysToDisrupt(range: number): number {
  const column = rangeColumn(range);
  return ARTILLERY_FIRE.filter((row) => row[column] === 'Dd').length;
}

/** What the die will decide, or with `die` has decided. @rule 5.1 */
export function fireReceipt(state: State, gun: Piece, target: Piece, die: number | null): Receipt {
  const position = positionOf(state);
  const range = rangeOf(state, gun, target);
  const column = rangeColumn(range);
  const ways = waysToDisrupt(range);
  const without = target.state.disrupted;
  return {
    title: `Fire from ${hexNumberOf(position, gun)} on ${named(position, target)}`,
    items: [
      {
        by: `range ${range}`,
        because: `column ${RANGES[column]} of the Artillery Fire Table`,
        rule: '5.11',
        counters: [gun.id, target.id],
      },
      ...(without
        ? [
            {
              by: 'no effect',
              because: 'the target is disrupted already and fire eliminates nobody',
              rule: '5.11',
              counters: [target.id],
            },
          ]
        : []),
    ],
    total: `${ways} in 6`,
    outcomes: [
      {
        label: 'Dd',
        means: without ? 'no effect on a disrupted unit' : FIRE_RESULT_MEANS.Dd,
        tone: 'good',
        chance: [ways, 6],
      },
      { label: '•', tone: 'none', means: FIRE_RESULT_MEANS['•'], chance: [6 - ways, 6] },
    ],
    came: die === null ? null : fireResult(column, die),
    table: { id: 'artillery-fire', column, row: die === null ? null : die - 1 },
  };
}

/** Whether that die disrupts at the range between the two. */
export function disrupts(state: State, gun: Piece, target: Piece, die: number): boolean {
  return !target.state.disrupted && fireResult(rangeColumn(rangeOf(state, gun, target)), die) === 'Dd';
}
