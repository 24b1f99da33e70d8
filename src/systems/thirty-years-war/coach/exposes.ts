/** What a command would expose: battles that have to be fought then, and what the enemy can do to who goes there. */

import { OFF_MAP } from '../../../core/hex/hex';
import { playOut } from '../engine/judge';
import { trying } from '../engine/suppose';
import type { Command, CommandOf } from '../engine/types';
import { Gains } from '../estimate/gains';
import { type Fight, requiredOn } from '../estimate/plan';
import { isLastTurn } from '../standard/04-sequence/turns-to-come';
import { enemiesControlling, mayAttack } from '../standard/07-zones-of-control';
import { defaultLeadersOfBattle } from '../standard/08-combat/combat';
import { openAttackers } from '../standard/08-combat/obligations';
import { battleFigures } from '../standard/08-combat/strength';
import type { Board } from '../state/board';
import { FOUGHT, type Piece } from '../state/piece';
import { enemySide, hexNumberOf, knownPiece, piecesOf } from '../state/position';
import { ODDS } from '../tables/combatResults';
import { allNamed, capital } from '../wording';
import { approachTo, gatheringAt, inTurnOf } from './gathering';
import { aloneInWords, isAlone, leadersInReach, leadersLeftBy } from './leaders';
import { battlesToCome } from './outlook';
import { enemies, gatheringInWords, thenInWords } from './threats/threats';
import { type Advice, sentences, warning } from './words';

/** null: nothing that is worth a word. */
export function exposedBy(board: Board, command: Command): Advice | null {
  switch (command.do) {
    case 'move':
      return byMove(board, command);
    case 'attack':
      return byBattle(board, command);
    case 'endPhase':
      return board.phase === 'movement' ? byEnding(board) : null;
    default:
      return null;
  }
}

function byMove(board: Board, move: CommandOf<'move'>): Advice | null {
  const before = knownPiece(board, move.counter);
  const left = (before.unit ? leadersLeftBy(board, before, [before]) : [before]).map(({ id }) => id);
  return trying(
    board,
    () => playOut(board, move, () => 6),
    () => {
      const unit = knownPiece(board, move.counter);
      if (unit.hex === OFF_MAP || board.pending) return null;
      const fight = unit.unit ? mustFight(board, unit) : null;
      const threat = unit.unit ? threatAt(board, unit) : null;
      const alone = leftAlone(board, left);
      const text = sentences(fight?.text ?? null, threat?.text ?? null, alone?.text ?? null);
      if (text === '') return null;
      const others = [fight, threat, alone].flatMap((said) => said?.others ?? []);
      const rules: Advice['rules'] = fight ? ['8.11', '8.12'] : threat ? ['8.0'] : [];
      return warning(text, alone ? [...rules, '10.0'] : rules, [unit, ...others], [hexNumberOf(board, unit)]);
    },
  );
}

/**
 * Leaders who would stand without a unit where they can be lost: the one who moves, or those of the unit that does.
 * @rule 10.0
 */
function leftAlone(board: Board, leaders: readonly Piece['id'][]): Said | null {
  const alone = leaders.map((id) => knownPiece(board, id)).filter((leader) => isAlone(board, leader));
  const [first] = alone;
  if (!first) return null;
  const caught = leadersInReach(board, first.side);
  const text = sentences(...alone.flatMap((leader) => aloneInWords(board, leader, caught)));
  if (text === '') return null;
  return { text, others: [...alone, ...caught.flatMap(({ by }) => by)] };
}

type Said = { readonly text: string; readonly others: readonly Piece[] };

/**
 * Alone against those whom nobody else can attack, or else the weakest of those who control its hex. @rule 8.11, 8.12
 */
function mustFight(board: Board, unit: Piece): Said | null {
  if (unit.disrupted) return null;
  const enemies = enemiesControlling(board, unit).filter((enemy) => mayAttack(board, unit, enemy));
  if (enemies.length === 0) return null;
  const alone = enemies.filter((enemy) => openAttackers(board, enemy).every((one) => one === unit));
  const [weakest] = enemies.toSorted(
    (a, b) => figuresOf(board, unit, [a]).defence - figuresOf(board, unit, [b]).defence,
  );
  const whom = alone.length > 0 ? alone : weakest ? [weakest] : [];
  const { attack, defence, column } = figuresOf(board, unit, whom);
  const how = alone.length > 0 ? 'would have to attack' : 'would have to attack at least';
  const text = `There ${unit.printed.name} ${how} ${allNamed(board, whom)}: ${attack} against ${defence}, ${ODDS[column]}.`;
  return { text, others: whom };
}

/** With the Leaders of both, though a defender who is asked sends his later. @rule 10.11 */
function figuresOf(board: Board, unit: Piece, enemies: readonly Piece[]) {
  const [attackers, defenders] = [[unit.id], enemies.map(({ id }) => id)];
  const leaders = defaultLeadersOfBattle(board, attackers, defenders, false);
  return battleFigures(board, { attackers, defenders, charge: false, leaders });
}

/** What the enemy could do to it there in his next turn. */
function threatAt(board: Board, unit: Piece): Said | null {
  if (isLastTurn(board)) return null;
  const enemy = enemySide(unit.side);
  const threat = inTurnOf(board, enemy, () =>
    gatheringAt(board, approachTo(board, new Gains(), enemy, unit.hex), unit),
  );
  if (!threat || threat.gain <= 0) return null;
  const text = `${capital(thenInWords(board))} ${enemies(threat.comers.length)} could attack it there: ${gatheringInWords(board, threat)}.`;
  return { text, others: threat.comers.map(({ piece }) => piece) };
}

/** The worst that must still be fought once this battle is. */
function byBattle(board: Board, battle: CommandOf<'attack'>): Advice | null {
  return trying(
    board,
    () => {
      for (const unit of piecesOf(board, [...battle.attackers, ...battle.defenders]))
        board.flag(unit, FOUGHT);
    },
    () => worstOf(board, requiredOn(board, new Gains()).fights, 'That leaves'),
  );
}

function byEnding(board: Board): Advice | null {
  const { fights } = battlesToCome(board, new Gains());
  return worstOf(board, fights, 'In the Combat Phase there is');
}

/** The battle that is expected to cost most; null: none costs anything. */
function worstOf(board: Board, fights: readonly Fight[], leaves: string): Advice | null {
  const [worst] = fights.toSorted((a, b) => a.gain - b.gain);
  if (!worst || worst.gain >= 0) return null;
  const { battle } = worst;
  const [attackers, defenders] = [piecesOf(board, battle.attackers), piecesOf(board, battle.defenders)];
  const { attack, defence, column } = battleFigures(board, battle);
  const text = `${leaves} a battle of ${allNamed(board, attackers)} against ${allNamed(board, defenders)}: ${attack} against ${defence}, ${ODDS[column]}.`;
  const pieces = [...attackers, ...defenders];
  return warning(
    text,
    ['8.11', '8.12'],
    pieces,
    pieces.flatMap(({ at }) => at ?? []),
  );
}
