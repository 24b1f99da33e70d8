/** What else has to be fought once those who move are where they are proposed to go. */
import { distance } from '../../../../core/hex/hex';
import { type Fight, meetsObligation } from '../../estimate/plan';
import { battleFigures } from '../../standard/08-combat/strength';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { piecesOf } from '../../state/position';
import { ODDS } from '../../tables/combatResults';
import { allNamed } from '../../wording';

/**
 * Of the battles of a plan those that must be fought by one of these or against an enemy beside one of them, as a
 * sentence: `Then you also have to attack S 4-3 (0610): 14 against 4, 3-1, which is in your favour.`; null: there is
 * none. Only for a plan that gains as a whole: where one of them risks more than it gains, that is what is said. The
 * board is in its Combat Phase. @rule 8.11, 8.12
 */
export function priceOf(
  board: Board,
  fights: readonly Fight[],
  who: readonly Piece[],
  besides: 'also' | null,
): string | null {
  const mandatory = obligedBy(board, fights, who);
  if (mandatory.length === 0) return null;
  const each = mandatory.map(({ battle }) => {
    const { attack, defence, column } = battleFigures(board, battle);
    const defenders = allNamed(board, piecesOf(board, battle.defenders));
    return `${defenders}: ${attack} against ${defence}, ${ODDS[column]}`;
  });
  const isInFavour = mandatory.every(({ gain }) => gain > 0);
  const why = isInFavour ? '' : 'What is won there outweighs a battle that risks more than it gains. ';
  const inAll = isInFavour ? `, ${mandatory.length > 1 ? 'all' : 'which is'} in your favour` : '';
  return `${why}Then you ${besides ? `${besides} ` : ''}have to attack ${each.join('; and ')}${inAll}.`;
}

/** Whether one of those battles, other than on those whom it is about, is fought at 1-3 or worse. @rule 8.11, 8.12 */
export function hasHopelessBattle(
  board: Board,
  fights: readonly Fight[],
  who: readonly Piece[],
  about: readonly Piece[],
): boolean {
  const others = fights.filter(({ battle }) => !about.some(({ id }) => battle.defenders.includes(id)));
  return obligedBy(board, others, who).some(({ battle }) => battleFigures(board, battle).column <= HOPELESS);
}

const HOPELESS = ODDS.indexOf('1-3');

/** Those that must be fought by one of these, or against an enemy beside one of them. @rule 8.11, 8.12 */
function obligedBy(board: Board, fights: readonly Fight[], who: readonly Piece[]): readonly Fight[] {
  const { grid } = board.field;
  return fights.filter(({ battle }) => {
    const isConcerned =
      who.some(({ id }) => battle.attackers.includes(id)) ||
      piecesOf(board, battle.defenders).some((enemy) =>
        who.some((unit) => distance(grid, unit.hex, enemy.hex) === 1),
      );
    return isConcerned && meetsObligation(board, battle);
  });
}
