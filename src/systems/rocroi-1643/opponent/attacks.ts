/**
 * The combat of a segment for those who may weigh many positions: an attack is worth what stands after it on average,
 * with all that its dice can bring, less what the enemy could do next: who is lost by then, or runs, no longer can.
 */
import type { Effort, Plan, Why } from '../../../core/contract/opponent';
import { attackAdvice, commandOf, worthWithReply } from '../coach/combat';
import type { Threats } from '../coach/threats';
import { check } from '../engine/judge';
import type { Rocroi1643 } from '../engine/system';
import type { Attack } from '../estimate/gains';
import { fightsOn } from '../estimate/plan';
import type { Board } from '../state/board';

/** So many of the attacks that gain most by themselves, and to make none that need not be made. */
const TRIED = 6;
const END = { do: 'endSegment' } as const;

export function* attackPlans(board: Board, threats: Threats, effort: Effort): Generator<Plan<Rocroi1643>> {
  if (check(board, END).length === 0)
    yield {
      commands: [END],
      worth: Math.round(worthWithReply(board, null, threats)),
      why: { kind: 'noAttack', counters: [], figures: {} },
    };
  for (const { attack } of fightsOn(board).slice(0, TRIED)) {
    if (!effort.weigh()) return;
    yield {
      commands: [commandOf(attack)],
      worth: Math.round(worthWithReply(board, attack, threats)),
      why: whyOf(attack),
    };
  }
}

function whyOf({ attacker, target, charge }: Attack): Why {
  return { kind: 'attack', counters: [attacker.id, target.id], figures: { charge: Number(charge) } };
}

/** The reason for one of these plans in a sentence; null: of another one. */
export function attackTold(board: Board, { kind, counters, figures }: Why): string | null {
  if (kind === 'noAttack')
    return 'No attack promises more than it risks, with what the enemy could do after it.';
  if (kind !== 'attack') return null;
  const [attacker, target] = counters.map((id) => board.knownUnit(id));
  if (!attacker || !target) return null;
  return attackAdvice(board, { attacker, target, charge: figures.charge === 1 }).text;
}
