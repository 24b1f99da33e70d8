/** Taking a unit into a battle that is being put together, or out of it. */
import type { CounterId } from '../../../../core/contract/values';
import { type Press, refuse, toDraft } from '../../play/stage';
import type { Reason } from '../../rulebook/cited';
import { neighboursOf } from '../../state/battlefield';
import type { Piece } from '../../state/piece';
import { phasingIndex, piecesOf, positionOf, unitIn } from '../../state/position';
import type { State } from '../../state/state';
import { mayAttack } from '../07-zones-of-control';
import { chargeReasons } from './charge';
import { attackerReasons, defenderReasons, pairReasons } from './combat';
import type { BattleDraft } from './draft';
import { openAttackers, openTargets } from './obligations';
import { nextToNobody } from './reasons';

export function toggleAttacker(state: State, battle: BattleDraft, unit: Piece): Press {
  if (battle.attackers.includes(unit.id)) {
    return toDraft(tidied(state, { ...battle, attackers: battle.attackers.filter((id) => id !== unit.id) }));
  }
  const reasons = attackerReasons(state, unit);
  if (reasons.length > 0) return refuse(reasons);
  const misfits = piecesOf(state, battle.defenders).flatMap((defender) =>
    pairReasons(state, unit, defender, battle.attackers.length + 1),
  );
  if (misfits.length > 0) return refuse(misfits);
  if (openTargets(state, unit).length === 0) return refuse(whyNobody(state, unit));
  return toDraft(tidied(state, { ...battle, attackers: [...battle.attackers, unit.id] }));
}

export function toggleDefender(state: State, battle: BattleDraft, unit: Piece): Press {
  if (battle.defenders.includes(unit.id)) {
    return toDraft(tidied(state, { ...battle, defenders: battle.defenders.filter((id) => id !== unit.id) }));
  }
  const reasons = defenderReasons(state, unit);
  if (reasons.length > 0) return refuse(reasons);
  const misfits = piecesOf(state, battle.attackers).flatMap((attacker) =>
    pairReasons(state, attacker, unit, battle.attackers.length),
  );
  if (misfits.length > 0) return refuse(misfits);
  if (openAttackers(state, unit).length === 0) return refuse(whyNobody(state, unit));
  return toDraft(tidied(state, { ...battle, defenders: [...battle.defenders, unit.id] }));
}

/** Why none of a unit's neighbours of the other side can fight it; 8.15 when it has none. */
function whyNobody(state: State, unit: Piece): readonly Reason[] {
  const position = positionOf(state);
  const attacks = unit.side === phasingIndex(state);
  const beside = neighboursOf(position.field, unit.hex).flatMap(({ hex }) => {
    const other = unitIn(position, hex);
    return other && other.side !== unit.side ? [other] : [];
  });
  if (beside.length === 0) return [nextToNobody(state, unit)];
  return beside.flatMap((other) => {
    const [attacker, defender] = attacks ? [unit, other] : [other, unit];
    const own = attacks ? defenderReasons(state, defender) : attackerReasons(state, attacker);
    return own.length > 0 ? own : pairReasons(state, attacker, defender);
  });
}

/** A changed battle takes its default Leaders again, and charges only while it may; an empty one is no draft. */
export function tidied(state: State, battle: BattleDraft): BattleDraft | null {
  if (battle.attackers.length === 0 && battle.defenders.length === 0) return null;
  const [attackers, defenders] = [piecesOf(state, battle.attackers), piecesOf(state, battle.defenders)];
  const charge = battle.charge && chargeReasons(state, attackers, defenders).length === 0;
  return { ...battle, leaders: null, charge };
}

export function allWhoMayJoin(state: State, draft: BattleDraft): readonly CounterId[] {
  const defenders = piecesOf(state, draft.defenders);
  const [first] = defenders;
  if (!first) return [];
  return openAttackers(state, first)
    .filter((unit) => defenders.every((defender) => mayAttack(positionOf(state), unit, defender)))
    .map((unit) => unit.id);
}
