/** Whom a battle that is being put together still lacks, where taking them in is all that it needs. */
import type { CounterId } from '../../../../core/contract/values';
import { check } from '../../engine/judge';
import { reworded } from '../../engine/reason';
import type { Reason } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { piecesOf } from '../../state/position';
import { allNamed } from '../../wording';
import type { AttackCommand } from './attack';

/** Kinds of reasons that name whom to take in, or only say so once more. */
const LEFT_OUT: ReadonlySet<string> = new Set(['leftUnattacked', 'leftIdle']);
const ALSO = 'mustAttackRest';

/**
 * The objections as next acts, each with its case; none when taking in those that it would leave over is not enough.
 * A unit that joins may leave another over in turn: `check` is asked until none is. @rule 8.11, 8.12
 */
export function missingFrom(
  board: Board,
  battle: AttackCommand,
  changed: (attackers: readonly CounterId[], defenders: readonly CounterId[]) => AttackCommand,
): readonly Reason[] {
  const missing: Reason[] = [];
  let command = battle;
  for (;;) {
    const objections = check(board, command);
    if (objections.length === 0) return missing;
    if (!objections.every(({ kind }) => LEFT_OUT.has(kind) || kind === ALSO)) return [];
    const named = objections.filter(({ kind }) => LEFT_OUT.has(kind));
    const taken = new Set([...command.attackers, ...command.defenders]);
    // Only who is not in it can join: so this comes to an end.
    if (!named.some(({ counters }) => counters.some((id) => !taken.has(id)))) return [];
    missing.push(...named.map((reason) => asNextAct(board, reason)));
    const [attackers, defenders] = [withThose(named, 'leftIdle'), withThose(named, 'leftUnattacked')];
    command = changed([...command.attackers, ...attackers], [...command.defenders, ...defenders]);
  }
}

function withThose(reasons: readonly Reason[], kind: string): readonly CounterId[] {
  return reasons.flatMap((reason) => (reason.kind === kind ? reason.counters : []));
}

function asNextAct(board: Board, reason: Reason): Reason {
  const units = piecesOf(board, reason.counters);
  const many = units.length > 1;
  const why =
    reason.kind === 'leftIdle'
      ? `${many ? 'they' : 'it'} must attack, and ${many ? 'have' : 'has'} nobody else to attack`
      : `${many ? 'they' : 'it'} must be attacked, and nobody else can do it`;
  return reworded(reason, `Now also press ${allNamed(board, units)}: ${why}.`);
}
