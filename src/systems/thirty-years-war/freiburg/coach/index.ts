/** What the coach says of the decisions of Freiburg. */
import { hexAt } from '../../../../core/hex/hex';
import type { DecisionCoach } from '../../coach/decisionCoach';
import { type Advice, idsOf, onCounter, onHex, shapesAt } from '../../coach/words';
import { theDecision } from '../../engine/declare';
import type { Command } from '../../engine/types';
import type { Board } from '../../state/board';
import { knownPiece } from '../../state/position';
import { capital, counted, named } from '../../wording';
import { GROUND_DECISIONS } from './ground';

export const FREIBURG_DECISIONS: readonly DecisionCoach[] = [
  {
    name: 'forcedSteps',
    look: 'Look where each unit can step back to, and who could attack it there.',
    rules: ['freiburg:16.1'],
    isExposed: true,
    advise: stepAdvice,
  },
  ...GROUND_DECISIONS,
];

/** @rule freiburg:16.1 */
function stepAdvice(board: Board, command: Command): Advice | null {
  if (command.do !== 'stepBack' && command.do !== 'giveUp') return null;
  const unit = knownPiece(board, command.unit);
  const who = capital(named(board, unit));
  const shared = { rules: ['freiburg:16.1'], counters: idsOf([unit]), commands: [command] } as const;
  if (command.do === 'giveUp')
    return {
      ...shared,
      text: `${who} is the one whose loss costs least: ${counted(unit.printed.strength, 'Strength Point')}.`,
      ...{ where: shapesAt([unit.at ?? '']), prepare: [], point: onCounter(unit) },
    };
  return {
    ...shared,
    text: `${who} steps back to ${command.to}: of all steps the one with the least danger.`,
    where: shapesAt([command.to]),
    // One alone is chosen already.
    prepare: theDecision(board, 'forcedSteps').units.length > 1 ? [onCounter(unit)] : [],
    point: onHex(board, hexAt(board.field.grid, command.to)),
  };
}
