/** An attack as it is put together at the table: who could attack whom, and how well. */
import { activeUnits } from '../05-activation/active';
import { check } from '../engine/judge';
import type { Command } from '../engine/types';
import type { Draft, DraftOf } from '../play/drafts';
import { counterOf } from '../play/stage';
import type { Board, Leader, Unit } from '../state/board';
import { attackerReasons } from './attack';
import { chargeReasons } from './charge';
import { loneLeadersBefore } from './lone-leader';
import { reckon } from './modifiers';
import { attackersOf, mustAttack, openObligations, targetsOf } from './obligations';

type FightDraft = DraftOf<'fight'>;
/** An attack as far as it is put together. */
export type Fight = {
  readonly unit: Unit | null;
  readonly target: Unit | Leader | null;
  /** It can be made now. */
  readonly charge: boolean;
  /** One was chosen; it stays so while attacker and target change. */
  readonly wish: boolean;
};
const EMPTY: Fight = { unit: null, target: null, charge: false, wish: false };

export function activeSide(board: Board) {
  return activeUnits(board)[0]?.side ?? -1;
}

/** The draft as it can still be carried on. */
export function fightOf(board: Board, draft: Draft | null): Fight {
  if (draft?.kind !== 'fight') return EMPTY;
  const unit = draft.unit === null ? null : board.unit(draft.unit);
  const target = draft.target === null ? null : counterOf(board, draft.target);
  const able = unit && attackerReasons(board, unit).length === 0 ? unit : null;
  const enemy =
    target && target.is !== 'battery' && target.at !== null && target.side !== activeSide(board)
      ? target
      : null;
  if (able && enemy && check(board, commandOf(able, enemy, false)).length > 0)
    return { ...EMPTY, unit: able, wish: draft.charge };
  return {
    unit: able,
    target: enemy,
    charge: draft.charge && enemy !== null && mayCharge(board, able, enemy),
    wish: draft.charge,
  };
}

export function draftOf(fight: Partial<Omit<Fight, 'charge'>>): FightDraft {
  const { unit = null, target = null, wish = false } = fight;
  return { kind: 'fight', unit: unit?.id ?? null, target: target?.id ?? null, charge: wish };
}

export function commandOf(unit: Unit, target: Unit | Leader, charge: boolean): Command {
  return target.is === 'leader'
    ? { do: 'attackLeader', unit: unit.id, leader: target.id }
    : { do: 'attack', unit: unit.id, target: target.id, charge };
}

export function mayCharge(board: Board, unit: Unit | null, target: Unit | Leader): boolean {
  return unit !== null && target.is === 'unit' && chargeReasons(board, unit, target).length === 0;
}

/** Whom a unit can attack now: units, then leaders who stand alone. */
export function targetsFor(board: Board, unit: Unit): readonly (Unit | Leader)[] {
  if (attackerReasons(board, unit).length > 0) return [];
  const leaders = mustAttack(board, unit) ? [] : loneLeadersBefore(board, unit);
  return [...targetsOf(board, unit), ...leaders];
}

export function attackers(board: Board): readonly Unit[] {
  return activeUnits(board).filter((unit) => targetsFor(board, unit).length > 0);
}

export function totalOf(board: Board, attacker: Unit, target: Unit, charge = false): number {
  return reckon(board, { attacker, target, charge }).total;
}

/** Those who can attack it, the best first. */
export function attackersOn(board: Board, target: Unit | Leader): readonly Unit[] {
  if (target.is === 'unit') return attackersOf(board, target).map(({ unit }) => unit);
  return attackers(board).filter((unit) => targetsFor(board, unit).includes(target));
}

/** The highest modifier, of units that must fight while there are any. */
export function bestAttack(board: Board): FightDraft | null {
  const open = openObligations(board);
  const pairs = (open.length > 0 ? open : attackers(board)).flatMap((unit) =>
    targetsFor(board, unit).map((target) => ({
      unit,
      target,
      worth: target.is === 'unit' ? totalOf(board, unit, target) : 0,
    })),
  );
  const [best] = pairs.toSorted((a, b) => b.worth - a.worth);
  return best ? draftOf(best) : null;
}
