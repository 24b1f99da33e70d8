/** Attacks on a leader who stands alone: case 8.4. */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';
import type { Read } from '../../../core/json/readJson';
import { frontOf } from '../02-facing/facing';
import { activeUnits } from '../05-activation/active';
import { counterIdForm } from '../engine/commandParts';
import { command, event } from '../engine/declare';
import { inTurn } from '../engine/inTurn';
import { unknownCounter } from '../engine/reasons';
import type { Reason } from '../rulebook/cited';
import { type Board, enemyOf, type Leader, type Unit } from '../state/board';
import { hasInFront } from '../state/near';
import { inRecords } from '../wording';
import { attackerReasons } from './attack';
import { mustAttack } from './obligations';
import { leaderIsNotAlone, mustAttackFirst, noEnemyLeader, notInItsFront } from './reasons';

const leaderForm = v.strictObject({
  do: v.literal('attackLeader'),
  unit: counterIdForm,
  leader: counterIdForm,
});

declare module '../engine/types' {
  interface CommandTypes {
    attackLeader: Read<typeof leaderForm>;
  }
  interface EventTypes {
    leaderAttacked: {
      readonly unit: CounterId;
      readonly leader: CounterId;
      readonly die: number;
      readonly killed: boolean;
    };
  }
}

/** That or more kills or takes him. @rule 8.4 */
export const LEADER_TAKEN = 5;

/** Enemy leaders that a unit has in front of it without a unit. @rule 8.4 */
export function loneLeadersBefore(board: Board, unit: Unit): readonly Leader[] {
  const enemy = enemyOf(unit.side);
  const found: Leader[] = [];
  for (const direction of frontOf(unit.facing)) {
    const hex = board.neighbour(unit.hex, direction);
    if (!board.hasLeader(hex, enemy) || board.unitIn(hex)) continue;
    for (const leader of board.leadersIn(hex)) if (leader.side === enemy) found.push(leader);
  }
  return found;
}

function leaderReasons(board: Board, unit: Unit, leader: Leader): readonly Reason[] {
  const counters = [unit, leader];
  if (leader.at === null || leader.side === unit.side) return [noEnemyLeader({ counters })];
  if (board.unitIn(leader.hex)) return [leaderIsNotAlone({ counters })];
  if (!hasInFront(board, unit, leader.hex)) return [notInItsFront({ counters })];
  return mustAttack(board, unit) ? [mustAttackFirst({ counters: [unit] })] : [];
}

export const attackLeader = command('attackLeader', {
  form: leaderForm,
  given: { step: 'combat' },
  check(board, { unit: id, leader: at }) {
    const [unit, leader] = [board.unit(id), board.leader(at)];
    if (!unit) return [unknownCounter({ figures: [id] })];
    if (!leader) return [unknownCounter({ figures: [at] })];
    const barred = attackerReasons(board, unit);
    return barred.length > 0 ? barred : leaderReasons(board, unit, leader);
  },
  *moves(board, asking) {
    for (const unit of inTurn(activeUnits(board), asking)) {
      if (unit.attacked || unit.order === 'routed' || mustAttack(board, unit)) continue;
      for (const { id } of loneLeadersBefore(board, unit))
        yield { do: 'attackLeader', unit: unit.id, leader: id };
    }
  },
  resolve(run, { unit: id, leader: at }) {
    const { board } = run;
    const [unit, leader] = [board.knownUnit(id), board.knownLeader(at)];
    const die = run.die(
      `Attack of ${inRecords(unit)} on ${inRecords({ name: leader.printedName, at: leader.at })}`,
    );
    const killed = die >= LEADER_TAKEN;
    const from = leader.at ?? '';
    run.emit({ happened: 'leaderAttacked', unit: id, leader: at, die, killed });
    run.plan(
      killed
        ? { task: 'leaderLost', leader: at, surely: true }
        : { task: 'placeLeader', leader: at, where: 'nearest', from },
      { task: 'advances', offers: [{ to: from, among: [id] }] },
    );
  },
});

export const leaderAttacked = event('leaderAttacked', (board, { unit }) =>
  board.changeUnit(unit, { attacked: true }),
);
