/** What the Combat Phase asks for, in words. */
import type { CounterId } from '../../../../core/contract/values';
import type { Reason } from '../../rulebook/cited';
import { lastAsked } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { phasingIndex, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { counted, listed, named } from '../../wording';
import { combatOpen } from '../04-sequence/sequence';
import type { BattleDraft } from './draft';
import { openAttackers, openObligations, openTargets } from './obligations';

/** What is left to fight besides these, with a number for the names: the counters stand beside it. */
export function obligationsInCombat(state: State, drafted: readonly CounterId[]): readonly Reason[] {
  return combatOpen(state, new Set(drafted)).map((reason) => {
    const { length } = reason.counters;
    const text =
      reason.rule === '8.11'
        ? `Still to be attacked: ${counted(length, 'enemy unit')}.`
        : `Still to attack: ${counted(length, 'unit')} of yours.`;
    return { ...reason, text };
  });
}

/** Whom the instruction is about: what must be fought, then what may be. */
export function whomItNames(state: State): readonly Piece[] {
  const { attackers, defenders } = openObligations(state);
  const must = [...defenders, ...attackers];
  return must.length > 0 ? must : openEnemies(state);
}

export function instructionFor(state: State): string {
  const { attackers, defenders } = openObligations(state);
  if (attackers.length + defenders.length > 0) {
    const must = [
      ...(defenders.length > 0 ? [`${counted(defenders.length, 'enemy unit')} must be attacked`] : []),
      ...(attackers.length > 0 ? [`${counted(attackers.length, 'unit')} of yours must attack`] : []),
    ];
    return `${listed(must)}. Choose attackers and defenders.`;
  }
  const fought = positionOf(state).pieces.some((piece) => piece.unit && piece.state.fought);
  const open = openEnemies(state);
  if (open.length > 0) {
    const position = positionOf(state);
    const first = open.slice(0, NAMED).map((unit) => named(position, unit));
    const more = open.length - first.length;
    const who = listed(more > 0 ? [...first, counted(more, 'other')] : first);
    return `${fought ? 'All that must be fought is fought.' : 'Nothing has to be fought.'} You may still attack ${who}.`;
  }
  return fought ? 'All battles are fought.' : 'There is nothing to fight.';
}

/** How many enemies are named before the rest is counted. */
const NAMED = 3;

function openEnemies(state: State): readonly Piece[] {
  const phasing = phasingIndex(state);
  return opponents(state).filter(({ side }) => side !== phasing);
}

/** Units of either side that still have somebody to fight. */
export const opponents = lastAsked((state): readonly Piece[] =>
  positionOf(state)
    .pieces.filter((piece) => piece.unit && piece.hex >= 0)
    .filter((piece) =>
      piece.side === phasingIndex(state)
        ? openTargets(state, piece).length > 0
        : openAttackers(state, piece).length > 0,
    ),
);

export function buildingInstruction(draft: BattleDraft, objected: boolean): string {
  if (draft.defenders.length === 0) return 'Choose the enemy to attack.';
  if (draft.attackers.length === 0) return 'Choose who attacks.';
  return objected ? 'This battle cannot be fought as it stands.' : 'Roll, or add to the battle.';
}
