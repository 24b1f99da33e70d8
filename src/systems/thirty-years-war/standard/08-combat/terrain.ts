/**
 * What terrain does for a defender: every effect that could count is looked at and named, and one counts, the best
 * for him. @rule 8.4, 12.0
 */

import { directionTo, type HexIndex } from '../../../../core/hex/hex';
import type { ReceiptItem, RuleCase } from '../../rulebook/cited';
import { wallIsBreached, wallStands } from '../../state/barriers';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import {
  type DoublingKind,
  HEX_TERRAIN_EFFECTS,
  HEXSIDE_EFFECTS,
  type HexsideGround,
} from '../../tables/terrainEffects';
import { allNamed, listed } from '../../wording';
import { withArticle } from '../12-terrain/names';
import { groundFor, hexsidesCrossed } from '../12-terrain/terrain';

/** Notes an item of a strength; it is made only if a receipt is asked for. */
export type Tell = (item: () => ReceiptItem) => void;

/** Strength Points of a defender after terrain; notes what counts, and what does not and why. */
export function withTerrain(
  board: Board,
  unit: Piece,
  attackers: readonly Piece[],
  points: number,
  tell: Tell,
): number {
  const { name } = unit.printed;
  const add = (by: string, because: () => string, rule: RuleCase) =>
    tell(() => ({ by, because: because(), rule, counters: [unit.id] }));
  const none = (because: () => string, rule: RuleCase) => add('no effect', because, rule);
  const doubled = isDoubled(board, unit, attackers, points, add);
  const overTeeth = attackers.filter((attacker) => isOverWall(board, attacker, unit));
  if (overTeeth.length > 0) {
    const by = () => allNamed(board, overTeeth);
    const rule = board.walls?.cases.attack ?? '12.0';
    none(() => `${name} is attacked over the teeth of an unbreached wall by ${by()}`, rule);
  }
  const ground = groundFor(board.field, unit.side, unit.hex);
  const row = HEX_TERRAIN_EFFECTS[ground];
  const where = () => withArticle(row.name);
  if (ground === 'enemyEntrenchment')
    none(() => `${name} stands in ${where()} of the enemy, which helps only him`, '12.0');
  if (row.defending === 'none') return doubled ? points * 2 : points;
  if (doubled) {
    none(() => `${name} is in ${where()}: of several effects only the best for it counts`, '8.4');
    return points * 2;
  }
  if (row.defending === '+1') {
    add('+1', () => `${name} defends in ${where()}`, '12.0');
    return points + 1;
  }
  const halved = Math.floor((points + 1) / 2);
  add('halved', () => `${name} stands in ${where()}, fractions rounded up: ${halved}`, '12.0');
  return halved;
}

/** Whether all attack across a hexside that doubles the defender; once only, however many do. @rule 8.4 */
function isDoubled(
  board: Board,
  unit: Piece,
  attackers: readonly Piece[],
  points: number,
  add: (by: string, because: () => string, rule: RuleCase) => void,
): boolean {
  const { name } = unit.printed;
  let doubled = false;
  for (const { kind, without } of hexsidesOf(board, attackers, unit)) {
    const rule = (kind === 'wall' ? board.walls?.cases.breach : null) ?? '8.4';
    if (without.length > 0) {
      const who = () => listed(without.map((attacker) => attacker.printed.name));
      const verb = without.length > 1 ? 'do' : 'does';
      add('no effect', () => `${name} is not doubled: ${who()} ${verb} not attack ${ACROSS[kind]}`, rule);
    } else if (doubled) {
      add('no effect', () => `all attack ${name} ${ACROSS[kind]} too: doubled once only`, rule);
    } else {
      add('doubled', () => `all attack ${name} ${ACROSS[kind]}: ${points * 2}`, rule);
      doubled = true;
    }
  }
  return doubled;
}

const ACROSS: { readonly [K in DoublingKind]: string } = {
  water: 'across water',
  slope: 'uphill from slope hexes',
  wall: 'through a breach',
};

/** A kind of hexside that could double a defender, with the attackers who do not cross such a one. */
type Doubling = { readonly kind: DoublingKind; readonly without: readonly Piece[] };

const KINDS: readonly DoublingKind[] = ['water', 'slope', 'wall'];
const NONE: readonly never[] = [];

/** Those that somebody crosses, in the chart's order. */
function hexsidesOf(board: Board, attackers: readonly Piece[], defender: Piece): readonly Doubling[] {
  const across = attackers.map((attacker) => kindsCrossed(board, attacker, defender));
  // Most battles are fought over open ground.
  if (across.every((crossed) => crossed.length === 0)) return NONE;
  return KINDS.filter((kind) => across.some((crossed) => crossed.includes(kind))).map((kind) => ({
    kind,
    without: attackers.filter((_, i) => !across[i]?.includes(kind)),
  }));
}

function kindsCrossed(board: Board, attacker: Piece, defender: Piece): readonly DoublingKind[] {
  return kindsBetween(board, attacker.hex, defender.hex);
}

function kindsBetween({ field, walls }: Board, from: HexIndex, to: HexIndex): readonly DoublingKind[] {
  const direction = directionTo(field.grid, from, to);
  const open: readonly HexsideGround[] = hexsidesCrossed(field, from, direction);
  const isBreach = wallIsBreached(walls, from, direction);
  if (open.length === 0 && !isBreach) return NONE;
  const rows = isBreach ? [...open, 'breachedFortification' as const] : open;
  return rows.flatMap((row) => HEXSIDE_EFFECTS[row].doubles ?? []);
}

/** As bits, one for each kind of hexside: what doubles a defender whom all attack over it. @rule 8.4 */
export function doublingAcross(board: Board, from: HexIndex, to: HexIndex): number {
  const crossed = kindsBetween(board, from, to);
  return KINDS.reduce((bits, kind, at) => (crossed.includes(kind) ? bits | (1 << at) : bits), 0);
}

function isOverWall({ field, walls }: Board, attacker: Piece, defender: Piece): boolean {
  return wallStands(walls, attacker.hex, directionTo(field.grid, attacker.hex, defender.hex));
}
