/** What the coach says of the decisions of Freiburg. */
import { hexAt } from '../../../core/hex/hex';
import { endsInWords } from '../../../core/prospects';
import type { DecisionCoach } from '../coach/decisionCoach';
import { expected } from '../coach/expect';
import { measure } from '../coach/measure';
import {
  type Advice,
  hexNumbers,
  idsOf,
  onCounter,
  onHex,
  onOption,
  sentences,
  shapesAt,
} from '../coach/words';
import { theDecision } from '../engine/declare';
import type { Command } from '../engine/types';
import type { HexNumber } from '../scenario/map';
import { targetsOf, waysToDisrupt } from '../standard/05-artillery/artillery';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { knownPiece } from '../state/position';
import { capital, counted, named } from '../wording';
import { hitInWords, rangeTo, wallFireReceipt, wallTargets } from './19-siege/breaching';
import { offersWalls } from './19-siege/wall-fire';
import { freiburgOf } from './state';

export const FREIBURG_DECISIONS: readonly DecisionCoach[] = [
  {
    name: 'forcedSteps',
    look: 'Look where each unit can step back to, and who could attack it there.',
    rules: ['freiburg:16.1'],
    isExposed: true,
    advise: stepAdvice,
  },
];

/** The besieger's guns that see nobody worth a shot fire at walls: where one hit lies already, then where it is likeliest. @rule freiburg:19.55 */
export function wallShots(board: Board, guns: readonly Piece[]): readonly Advice[] {
  if (!offersWalls(board, 'unit')) return [];
  return guns
    .flatMap((gun) => {
      const hits = (at: HexNumber) => freiburgOf(board).wallHits[at] ?? 0;
      const chance = (at: HexNumber) => waysToDisrupt(rangeTo(board, gun, at));
      const [best] = wallTargets(board, gun).toSorted((a, b) => hits(b) - hits(a) || chance(b) - chance(a));
      return best === undefined || chance(best) === 0 ? [] : [{ gun, at: best, chance: chance(best) }];
    })
    .filter(({ gun, at }) => isNoLoss(board, { do: 'fireAtWalls', gun: gun.id, at }))
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ gun, at }) => wallAdvice(board, gun, at));
}

/** A breach can also let the enemy out: what the battle counts may be worse for it. */
function isNoLoss(board: Board, shot: Command): boolean {
  const side = board.phasingIndex;
  return expected(board, shot, side, (after) => measure(after, side)) >= measure(board, side);
}

function wallAdvice(board: Board, gun: Piece, at: HexNumber): Advice {
  const receipt = wallFireReceipt(board, gun, at, null);
  const ends = receipt.prospects.map(endsInWords).join(', ');
  return {
    text: sentences(
      `${capital(named(board, gun))} fires at the walls of ${at}, range ${rangeTo(board, gun, at)}: ${ends}.`,
      `${capital(hitInWords(board, at))}.`,
    ),
    ...{ rules: ['freiburg:19.55'], counters: idsOf([gun]) },
    where: shapesAt([...hexNumbers(board, [gun.hex]), at]),
    commands: [{ do: 'fireAtWalls', gun: gun.id, at }],
    prepare: [onCounter(gun), ...(targetsOf(board, gun).length > 0 ? [onOption('aim-walls')] : [])],
    point: { on: 'place', at },
  };
}

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
