/** What the coach says of guns that could fire at walls. */
import { endsInWords } from '../../../../core/prospects';
import { type Advice, hexNumbers, idsOf, onCounter, onOption, sentences, shapesAt } from '../../coach/words';
import type { Command } from '../../engine/types';
import { expected } from '../../estimate/expect';
import { measure } from '../../estimate/measure';
import type { HexNumber } from '../../scenario/map';
import { targetsOf, waysToDisrupt } from '../../standard/05-artillery/artillery';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { capital, named } from '../../wording';
import { hitInWords, rangeTo, wallFireReceipt, wallTargets } from '../19-siege/breaching';
import { offersWalls } from '../19-siege/wall-fire';
import { freiburgOf } from '../state';

/**
 * The besieger's guns that see nobody worth a shot fire at walls: where one hit lies already, then where it is
 * likeliest.
 * @rule freiburg:19.55
 */
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
