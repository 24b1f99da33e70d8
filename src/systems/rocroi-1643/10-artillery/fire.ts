/**
 * Artillery fire: cases 10.1 and 10.2. Both sides name their targets, then all dice are thrown, then all results count.
 */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../core/contract/values';
import type { Read } from '../../../core/json/readJson';
import { counterIdForm } from '../engine/commandParts';
import { command, event, task } from '../engine/declare';
import { inTurn } from '../engine/inTurn';
import { unknownCounter } from '../engine/reasons';
import type { Reason } from '../rulebook/cited';
import type { Battery, Board, Unit } from '../state/board';
import { terrainAt } from '../state/field';
import { apart } from '../state/near';
import type { SideIndex } from '../state/numbering';
import { ARTILLERY_FIRE, leastToHit } from '../tables/artilleryFire';
import { inRecords } from '../wording';
import { hasTarget, notAnEnemyUnit, notYourBattery, onTheGuns, outOfRange, sightBlocked } from './reasons';
import { sightBlockedAt } from './sight';

const aimForm = v.strictObject({ do: v.literal('aim'), battery: counterIdForm, target: counterIdForm });
const endForm = v.strictObject({ do: v.literal('endAiming') });

declare module '../engine/types' {
  interface CommandTypes {
    aim: Read<typeof aimForm>;
    endAiming: Read<typeof endForm>;
  }
  interface TaskTypes {
    beginAiming: { readonly side: SideIndex };
    fire: object;
  }
  interface EventTypes {
    aimingBegan: { readonly side: SideId };
    aimed: { readonly battery: CounterId; readonly target: CounterId };
    fired: Shot & { readonly die: number; readonly hit: boolean };
  }
}
/** A shot as it is reckoned before its die. */
export type Shot = {
  readonly battery: CounterId;
  readonly target: CounterId;
  readonly range: number;
  /** To the die. */
  readonly modifier: number;
  /** With the modifier that or more disorganises. */
  readonly least: number;
};

/** @rule 10.2, 10.3 */
export function shotOf(board: Board, battery: Battery, target: Unit): Shot {
  const range = apart(board, battery.hex, target.hex);
  const captured = battery.captured ? ARTILLERY_FIRE.captured : 0;
  const wood = terrainAt(board.field, target.hex) === 'wood' ? ARTILLERY_FIRE.intoWood : 0;
  return {
    ...{ battery: battery.id, target: target.id, range },
    modifier: captured + wood,
    least: leastToHit(range) ?? NEVER,
  };
}
const NEVER = 99;

/** Why a battery does not fire at a unit, in a word; null: it does. @rule 10.2 */
export function shotBar(board: Board, battery: Battery, target: Unit) {
  if (target.at === null || target.side === battery.side) return 'notAnEnemy';
  const range = apart(board, battery.hex, target.hex);
  if (range === 0) return 'onTheGuns';
  if (leastToHit(range) === null) return 'outOfRange';
  return sightBlockedAt(board, battery.hex, target.hex).length > 0 ? 'sightBlocked' : null;
}

/** The same as reasons. @rule 10.2 */
export function shotReasons(board: Board, battery: Battery, target: Unit): readonly Reason[] {
  const counters = [battery, target];
  switch (shotBar(board, battery, target)) {
    case 'notAnEnemy':
      return [notAnEnemyUnit({ counters })];
    case 'onTheGuns':
      return [onTheGuns({ counters })];
    case 'outOfRange':
      return [outOfRange({ counters, figures: [apart(board, battery.hex, target.hex)] })];
    case 'sightBlocked': {
      const blocked = sightBlockedAt(board, battery.hex, target.hex);
      return [sightBlocked({ counters, hexes: blocked.map((hex) => board.number(hex)) })];
    }
    case null:
      return [];
  }
}

export const aim = command('aim', {
  form: aimForm,
  given: { step: 'aiming' },
  check(board, { battery: id, target: at }) {
    const battery = board.battery(id);
    if (!battery) return [unknownCounter({ figures: [id] })];
    const target = board.unit(at);
    if (!target) return [unknownCounter({ figures: [at] })];
    if (board.sideId(battery.side) !== board.facts.side) return [notYourBattery({ counters: [battery] })];
    if (battery.target !== null) return [hasTarget({ counters: [battery] })];
    return shotReasons(board, battery, target);
  },
  *moves(board, asking) {
    const own = board.batteries.filter(
      ({ side, target }) => board.sideId(side) === board.facts.side && target === null,
    );
    for (const battery of inTurn(own, asking))
      for (const target of inTurn(board.units, asking))
        if (shotBar(board, battery, target) === null)
          yield { do: 'aim', battery: battery.id, target: target.id };
  },
  resolve: (run, { battery, target }) => run.emit({ happened: 'aimed', battery, target }),
});

export const endAiming = command('endAiming', {
  form: endForm,
  given: { step: 'aiming' },
  afterOthers: true,
  check: () => [],
  moves: () => [{ do: 'endAiming' }],
  resolve(run) {
    const { scenario, facts } = run.board;
    if (facts.side === scenario.sides[0].id) run.plan({ task: 'beginAiming', side: 1 });
    else run.plan({ task: 'fire' }, { task: 'nextMarker' });
  },
});

export const beginAiming = task('beginAiming', (run, { side }) =>
  run.emit({ happened: 'aimingBegan', side: run.board.sideId(side) }),
);

/** All dice first, then the results unit by unit, the first side’s first. @rule 10.1 */
export const fire = task('fire', (run) => {
  const { board } = run;
  const shots = board.batteries.flatMap((battery) => {
    const target = battery.target === null ? null : board.unit(battery.target);
    return target?.at ? [{ battery, target, shot: shotOf(board, battery, target) }] : [];
  });
  const dice = run.dice(
    shots.map(({ battery, target }) => `Fire of ${battery.name} at ${inRecords(target)}`),
  );
  const hit: Unit[] = [];
  for (const [i, { shot, target }] of shots.entries()) {
    const die = dice[i] ?? 1;
    const isHit = die + shot.modifier >= shot.least;
    run.emit({ happened: 'fired', ...shot, die, hit: isHit });
    if (isHit) hit.push(target);
  }
  const inOrder = hit.toSorted((a, b) => a.side - b.side || a.hex - b.hex);
  run.plan(...inOrder.map(({ id }) => ({ task: 'disorder', unit: id }) as const), { task: 'runAll' });
});

export const aimingBegan = event('aimingBegan', (board, { side }) => board.change({ step: 'aiming', side }));

export const aimed = event('aimed', (board, { battery, target }) => board.changeBattery(battery, { target }));

export const fired = event('fired', () => {});
