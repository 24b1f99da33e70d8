/** What each unit is worth in a battle, item by item: cases 8.0, 8.3, 8.4, 10.12 and 12.0. */

import type { Receipt, ReceiptItem } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { pieceOf, piecesOf } from '../../state/position';
import type { Declaration } from '../../state/state';
import { combatResult, ODDS, oddsColumn } from '../../tables/combatResults';
import { HEX_TERRAIN_EFFECTS } from '../../tables/terrainEffects';
import { allNamed, named } from '../../wording';
import { leaderHelp } from '../10-leaders/help';
import { withArticle } from '../12-terrain/names';
import { terrainOf } from '../12-terrain/terrain';
import { chargeRule } from './charge-rule';
import { battleOutcomes } from './effects';
import { type Tell, withTerrain } from './terrain';

export type BattleFigures = {
  /** Strength Points of all attackers and of all defenders. */
  readonly attack: number;
  readonly defence: number;
  /** Column of the Combat Results Table, 0 to 9. */
  readonly column: number;
  readonly items: readonly ReceiptItem[];
};

/** The one computation behind preview, resolution and log, with every item of it. @rule 8.0 */
export function battleFigures(board: Board, battle: Declaration): BattleFigures {
  const items: ReceiptItem[] = [];
  const figures = computeFigures(board, battle, (item) => items.push(item()));
  return { ...figures, items };
}

/** The same column, without a word. @rule 8.0 */
export function battleColumn(board: Board, battle: Declaration): number {
  return computeFigures(board, battle, () => {}).column;
}

function computeFigures(board: Board, battle: Declaration, tell: Tell): Omit<BattleFigures, 'items'> {
  const attackers = piecesOf(board, battle.attackers);
  const defenders = piecesOf(board, battle.defenders);
  let defence = 0;
  for (const unit of defenders) defence += defenderStrength(board, unit, attackers, battle, tell);
  let attack = 0;
  for (const unit of attackers) attack += attackerStrength(board, unit, battle, tell);
  const column = oddsColumn(attack, defence);
  tell(() => {
    const rounding = exactRatio(attack, defence) ? '' : ', rounded in the defender’s favour';
    const because = `${attack} against ${defence}${rounding}`;
    return { by: ODDS[column] ?? '', because, rule: '8.0', counters: [] };
  });
  return { attack, defence, column };
}

/** `3-1` */
export function oddsOf(board: Board, battle: Declaration): string {
  return ODDS[battleFigures(board, battle).column] ?? '';
}

/** @rule 10.12: Leader first, then half of a disrupted unit rounded up, then the one terrain effect. */
function defenderStrength(
  board: Board,
  unit: Piece,
  attackers: readonly Piece[],
  battle: Declaration,
  tell: Tell,
): number {
  let points = withLeader(board, unit, battle, tell, 'defends');
  if (unit.disrupted) {
    points = half(points);
    tell(() => ({
      by: 'halved',
      because: `${unit.printed.name} is disrupted, fractions rounded up: ${points}`,
      rule: '9.13',
      counters: [unit.id],
    }));
  }
  return withTerrain(board, unit, attackers, points, tell);
}

function attackerStrength(board: Board, unit: Piece, battle: Declaration, tell: Tell): number {
  let points = withLeader(board, unit, battle, tell, 'attacks');
  const charge = battle.charge && unit.kind === 'cavalry' ? chargeRule(board) : null;
  if (charge) {
    points += unit.printed.strength;
    tell(() => ({
      by: `+${unit.printed.strength}`,
      because: `${unit.printed.name} charges: its own strength is doubled`,
      rule: charge.cases.doubled,
      counters: [unit.id],
    }));
  }
  const { attacking, name } = HEX_TERRAIN_EFFECTS[terrainOf(board.field, unit.hex)];
  if (attacking !== 'halved') return points;
  tell(() => ({
    by: 'halved',
    because: `${unit.printed.name} attacks from ${withArticle(name)}, fractions rounded up: ${half(points)}`,
    rule: '12.0',
    counters: [unit.id],
  }));
  return half(points);
}

/** Printed strength and, if one is named, the Leader's value. @rule 10.11, 10.12 */
function withLeader(board: Board, unit: Piece, battle: Declaration, tell: Tell, does: string): number {
  tell(() => ({
    by: `${unit.printed.strength}`,
    because: `${named(board, unit)} ${does}`,
    rule: '8.3',
    counters: [unit.id],
  }));
  const use = battle.leaders.find((named) => named.unit === unit.id);
  const leader = use && pieceOf(board, use.leader);
  if (!leader) return unit.printed.strength;
  const rule = leader.hex === unit.hex ? '10.11' : leaderHelp(board).rule;
  tell(() => ({
    by: `+${leader.printed.value}`,
    because: `${leader.printed.name} with ${unit.printed.name}`,
    rule,
    counters: [leader.id, unit.id],
  }));
  return unit.printed.strength + leader.printed.value;
}

function half(points: number): number {
  return Math.floor((points + 1) / 2);
}

function exactRatio(attack: number, defence: number): boolean {
  return Math.max(attack, defence) % Math.min(attack, defence) === 0;
}

/** `Royal (0903) attacks` */
function attackersInWords(board: Board, { attackers, charge }: Declaration): string {
  const pieces = piecesOf(board, attackers);
  const does = charge ? 'charge' : 'attack';
  return `${allNamed(board, pieces)} ${pieces.length === 1 ? `${does}s` : does}`;
}

/** What the die will decide, or with `die` has decided. */
export function battleReceipt(board: Board, battle: Declaration, die: number | null): Receipt {
  const { attack, defence, column, items } = battleFigures(board, battle);
  return {
    title: `${battle.charge ? 'Charge' : 'Attack'} on ${allNamed(board, piecesOf(board, battle.defenders))}`,
    subtitle: `${attackersInWords(board, battle)}: ${attack} against ${defence}`,
    items,
    total: ODDS[column] ?? '',
    figures: { attack, defence },
    ...battleOutcomes(board, battle, column, die === null ? null : combatResult(column, die)),
    table: { id: 'combat-results', column, row: die === null ? null : die - 1 },
  };
}
