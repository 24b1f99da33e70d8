/** Taking a unit into a battle that is being put together, or out of it. */
import type { CounterId } from '../../../../core/contract/values';
import { type Press, refuse, toDraft } from '../../play/stage';
import type { Reason } from '../../rulebook/cited';
import { neighboursOf } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { piecesOf, unitIn } from '../../state/position';
import type { Declaration } from '../../state/state';
import { mayAttack } from '../07-zones-of-control';
import type { AttackCommand } from './attack';
import { chargeReasons } from './charge';
import {
  attackerReasons,
  battleReasons,
  defaultLeadersOfBattle,
  defenderReasons,
  pairReasons,
} from './combat';
import { type BattleDraft, isInHand, listedIn, NO_BATTLE, withListed, withoutProposals } from './draft';
import { openAttackers, openTargets } from './obligations';
import { nextToNobody } from './reasons';

export function toggleAttacker(board: Board, battle: BattleDraft, unit: Piece): Press {
  if (battle.attackers.includes(unit.id)) {
    return toDraft(tidied(board, { ...battle, attackers: battle.attackers.filter((id) => id !== unit.id) }));
  }
  const reasons = attackerReasons(board, unit);
  if (reasons.length > 0) return refuse(reasons);
  const misfits = piecesOf(board, battle.defenders).flatMap((defender) =>
    pairReasons(board, unit, defender, battle.attackers.length + 1),
  );
  if (misfits.length > 0) return refuse(misfits);
  if (openTargets(board, unit).length === 0) return refuse(whyNobody(board, unit));
  return toDraft(tidied(board, { ...battle, attackers: [...battle.attackers, unit.id] }));
}

export function toggleDefender(board: Board, battle: BattleDraft, unit: Piece): Press {
  if (battle.defenders.includes(unit.id)) {
    return toDraft(tidied(board, { ...battle, defenders: battle.defenders.filter((id) => id !== unit.id) }));
  }
  const reasons = defenderReasons(board, unit);
  if (reasons.length > 0) return refuse(reasons);
  const misfits = piecesOf(board, battle.attackers).flatMap((attacker) =>
    pairReasons(board, attacker, unit, battle.attackers.length),
  );
  if (misfits.length > 0) return refuse(misfits);
  if (openAttackers(board, unit).length === 0) return refuse(whyNobody(board, unit));
  return toDraft(tidied(board, { ...battle, defenders: [...battle.defenders, unit.id] }));
}

/** Why none of a unit's neighbours of the other side can fight it; 8.15 when it has none. */
function whyNobody(board: Board, unit: Piece): readonly Reason[] {
  const attacks = unit.side === board.phasingIndex;
  const beside = neighboursOf(board.field, unit.hex).flatMap(({ hex }) => {
    const other = unitIn(board, hex);
    return other && other.side !== unit.side ? [other] : [];
  });
  if (beside.length === 0) return [nextToNobody(board, unit)];
  return beside.flatMap((other) => {
    const [attacker, defender] = attacks ? [unit, other] : [other, unit];
    const own = attacks ? defenderReasons(board, defender) : attackerReasons(board, attacker);
    return own.length > 0 ? own : pairReasons(board, attacker, defender);
  });
}

/**
 * A changed battle takes its default Leaders again, and charges only while it may; an empty one is no draft. Plans to
 * choose from are no longer shown beside it.
 */
export function tidied(board: Board, battle: BattleDraft): BattleDraft | null {
  if (!isInHand(battle)) return withListed(NO_BATTLE, listedIn(battle));
  const [attackers, defenders] = [piecesOf(board, battle.attackers), piecesOf(board, battle.defenders)];
  const charge = battle.charge && chargeReasons(board, attackers, defenders).length === 0;
  return { ...withoutProposals(battle), leaders: null, charge };
}

export function allWhoMayJoin(board: Board, draft: Pick<BattleDraft, 'defenders'>): readonly CounterId[] {
  const defenders = piecesOf(board, draft.defenders);
  const [first] = defenders;
  if (!first) return [];
  return openAttackers(board, first)
    .filter((unit) => defenders.every((defender) => mayAttack(board, unit, defender)))
    .map((unit) => unit.id);
}

/**
 * Units that are not in a listed battle and could join it, each alone, the strongest first. Asked of a board on which
 * the other listed battles are declared: what could not be fought then is not proposed. @rule 8.11
 */
export function whoCouldJoin(board: Board, battle: Declaration): readonly Piece[] {
  return allWhoMayJoin(board, battle)
    .filter((id) => !battle.attackers.includes(id))
    .filter((id) => battleReasons(board, { ...battle, attackers: [...battle.attackers, id] }).length === 0)
    .flatMap((id) => piecesOf(board, [id]))
    .toSorted((a, b) => b.printed.strength - a.printed.strength || a.index - b.index);
}

/** The battle in hand as it would be declared. */
export function commandOf(board: Board, draft: BattleDraft): AttackCommand {
  const leaders = draft.leaders ?? defaultLeadersOfBattle(board, draft.attackers, draft.defenders);
  const { attackers, defenders, charge } = draft;
  return { do: 'attack', attackers, defenders, charge, leaders };
}
