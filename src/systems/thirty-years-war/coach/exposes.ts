/** What a command would expose: battles that have to be fought then, and what the enemy can do to who goes there. */
import { OFF_MAP } from '../../../core/hex/hex';
import { playOut } from '../engine/judge';
import { trying } from '../engine/suppose';
import type { Command, CommandOf } from '../engine/types';
import { enemiesControlling, mayAttack } from '../standard/07-zones-of-control';
import { defaultLeadersOfBattle } from '../standard/08-combat/combat';
import { openAttackers } from '../standard/08-combat/obligations';
import { battleFigures } from '../standard/08-combat/strength';
import type { Board } from '../state/board';
import { FOUGHT, type Piece } from '../state/piece';
import { enemySide, hexNumberOf, knownPiece, piecesOf } from '../state/position';
import { ODDS } from '../tables/combatResults';
import { allNamed, capital, named } from '../wording';
import { Gains } from './gains';
import { gatheringAt, inTurnOf } from './gathering';
import { killsOn } from './kills';
import { battlesToCome } from './outlook';
import { type Fight, owedOn } from './plan';
import { gunsInReach } from './stakes';
import { battleInWords, enemies, enemyApproach, oddsOf } from './threats';
import { type Advice, sentences, warning } from './words';

/** null: nothing that is worth a word. */
export function exposedBy(board: Board, command: Command): Advice | null {
  switch (command.do) {
    case 'move':
      return byMove(board, command);
    case 'attack':
      return byBattle(board, command);
    case 'endPhase':
      return byEnding(board);
    default:
      return null;
  }
}

function byMove(board: Board, move: CommandOf<'move'>): Advice | null {
  const piece = knownPiece(board, move.counter);
  if (piece.kind === 'leader') return null;
  const before = gunsInReach(board, piece.side).map(({ gun }) => gun);
  return trying(
    board,
    () => playOut(board, move, () => 6),
    () => {
      if (board.pending || board.over) return null;
      const isThere = piece.unit && piece.hex !== OFF_MAP;
      const fight = isThere ? mustFight(board, piece) : null;
      const threat = isThere ? threatAt(board, piece) : null;
      const guns = gunsAlone(board, piece.side, before);
      const said = [fight, threat, guns].flatMap((one) => one ?? []);
      if (said.length === 0) return null;
      const rules = fight ? (['8.11', '8.12'] as const) : threat ? (['8.0'] as const) : [];
      return warning(
        sentences(...said.map(({ text }) => text)),
        [...rules, ...(guns ? (['5.32'] as const) : [])],
        [piece, ...said.flatMap(({ others }) => others)],
        piece.hex === OFF_MAP ? [] : [hexNumberOf(board, piece)],
      );
    },
  );
}

type Said = { readonly text: string; readonly others: readonly Piece[] };

/** Guns that the enemy could take without a battle, but for those that he could take before; null: there is none. @rule 5.32 */
function gunsAlone(board: Board, side: 0 | 1, but: readonly Piece[] = []): Said | null {
  const found = gunsInReach(board, side).filter(({ gun }) => !but.includes(gun));
  if (found.length === 0) return null;
  const each = found.map(
    ({ gun, taker }) =>
      `${capital(named(board, gun))} is left without a unit: ${named(board, taker)} could take it next turn.`,
  );
  return { text: sentences(...each), others: found.flatMap(({ gun, taker }) => [gun, taker]) };
}

/** Alone against those whom nobody else can attack, or else the weakest of those who control its hex. @rule 8.11, 8.12 */
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

function figuresOf(board: Board, unit: Piece, enemies: readonly Piece[]) {
  const [attackers, defenders] = [[unit.id], enemies.map(({ id }) => id)];
  const leaders = defaultLeadersOfBattle(board, attackers, defenders);
  return battleFigures(board, { attackers, defenders, charge: false, leaders });
}

/** What the enemy could do to it there in his next turn. */
function threatAt(board: Board, unit: Piece): Said | null {
  const enemy = enemySide(unit.side);
  const threat = inTurnOf(board, enemy, () =>
    gatheringAt(board, enemyApproach(board, new Gains(), enemy), unit),
  );
  if (!threat || threat.gain <= 0) return null;
  const text = `Next turn ${enemies(threat.comers.length)} could attack it there: ${oddsOf(board, threat)}.`;
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
    () => worstOf(board, owedOn(board, new Gains()).fights, 'That leaves'),
  );
}

function byEnding(board: Board): Advice | null {
  if (board.phase === 'combat') return killMissed(board);
  if (board.phase !== 'movement') return null;
  const { fights } = battlesToCome(board, new Gains());
  const worst = worstOf(board, fights, 'In the Combat Phase there is');
  const guns = gunsAlone(board, board.phasingIndex);
  if (!guns) return worst;
  const { counters, rules, text } = worst ?? { counters: [], rules: [], text: null };
  const pieces = [...piecesOf(board, counters), ...guns.others];
  return warning(
    sentences(text, guns.text),
    [...rules, '5.32'],
    pieces,
    pieces.flatMap(({ at }) => at ?? []),
  );
}

/** A disrupted enemy who could still be eliminated. @rule 9.0 */
function killMissed(board: Board): Advice | null {
  const [kill] = killsOn(board, new Gains());
  if (!kill) return null;
  const { battle, target } = kill;
  const attackers = piecesOf(board, battle.attackers);
  const text = `${capital(named(board, target))} is disrupted, and ${allNamed(board, attackers)} could still attack: ${battleInWords(board, battle, target)}.`;
  const pieces = [target, ...attackers];
  return warning(
    text,
    ['9.0'],
    pieces,
    pieces.flatMap(({ at }) => at ?? []),
  );
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
