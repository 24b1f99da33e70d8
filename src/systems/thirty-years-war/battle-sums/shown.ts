/**
 * The listed battles at the table: each with its odds, what it narrowly lacks and what now forbids it, and their sums.
 */

import { barsOf, chanceInWords as chance, rounded, signed } from '../../../core/charts';
import type { Target } from '../../../core/contract/table';
import { meanOf, type Spread, shareOf } from '../../../core/distribution';
import type { ActList, Reason, RuleCase, SheetRow, Sums as SumsShown } from '../rulebook/cited';
import { beforeTheDefender } from '../standard/08-combat/before-defender';
import { battleReasons } from '../standard/08-combat/combat';
import { whoCouldJoin } from '../standard/08-combat/joining';
import { battleFigures } from '../standard/08-combat/strength';
import { sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { sideOf } from '../state/position';
import type { Declaration } from '../state/state';
import { ODDS, oddsColumn } from '../tables/combatResults';
import { counted, listed, named } from '../wording';
import { afterThose } from './afterListed';
import { type PieceAtRisk, type Sums, sumsOf } from './sums';

/** null: none is listed. */
export function listPrompt(board: Board, listed: readonly Declaration[]): ActList | null {
  if (listed.length === 0) return null;
  const acts = listed.map((battle, at) => shownAct(board, listed, battle, at));
  const legal = listed.filter((_, at) => acts[at]?.objections.length === 0);
  const words = { title: 'Planned battles', barred: 'It can no longer be fought:' };
  return { ...words, acts, sums: shownSums(board, legal) };
}

function shownAct(
  board: Board,
  listed: readonly Declaration[],
  battle: Declaration,
  at: number,
): ActList['acts'][number] {
  const command = { do: 'attack', ...battle } as const;
  const { objections, receipt } = afterThose(board, listed.slice(0, at), () => ({
    // Asked of the battle alone: while a decision is open nothing can be declared, but that will pass.
    objections: battleReasons(board, command).map(asSaid),
    receipt: beforeTheDefender(board, command),
  }));
  const left =
    objections.length > 0
      ? []
      : afterThose(board, listed.toSpliced(at, 1), () => whoCouldJoin(board, battle));
  return {
    ...{ receipt, objections },
    hint: objections.length > 0 ? '' : shortOf(board, battle, left),
    counters: [...battle.attackers, ...battle.defenders],
    edit: option(`plan-edit-${at}`),
    out: option(`plan-out-${at}`),
    places: listed.map((_, to) => option(`plan-move-${at}-${to}`)),
  };
}

function option(id: string): Target {
  return { on: 'option', id };
}

/** Worded while the board stands as it is asked. */
function asSaid({ rule, kind, text, counters, where }: Reason): Reason {
  return { rule, kind, text, counters, where };
}

/** Within so many points the next column is worth a word even where nobody could add them. */
const NEAR = 2;
const NAMED = 3;

/** Who could add to a battle, and how much; what that takes is said in `could`: `add`, `come and add`. */
export type Adding = { readonly unit: Piece; readonly more: number; readonly could: string };

/**
 * `1 point short of 2-1; Royaux (0903) could add 8.` Of those who would first have to come nobody is named unless it is
 * enough with them.
 */
export function shortOf(
  board: Board,
  battle: Declaration,
  left: readonly Piece[],
  comers: readonly Adding[] = [],
): string {
  const { attack, defence, column } = battleFigures(board, battle);
  const next = ODDS[column + 1];
  if (next === undefined) return '';
  let short = 1;
  while (oddsColumn(attack + short, defence) <= column) short++;
  const there = left.slice(0, NAMED).map((unit): Adding => {
    const attackers = [...battle.attackers, unit.id];
    return { unit, more: battleFigures(board, { ...battle, attackers }).attack - attack, could: 'add' };
  });
  const all = [...there, ...comers];
  const adds = all.reduce((sum, { more }) => sum + more, 0) >= short ? all : there;
  if (adds.length === 0 && short > NEAR) return '';
  const who = adds.map(({ unit, more, could }) => `${named(board, unit)} could ${could} ${more}`);
  return [`${counted(short, 'point')} short of ${next}`, ...(who.length > 0 ? [listed(who)] : [])]
    .join('; ')
    .concat('.');
}

const NOTE =
  'Exact, over every way of throwing the dice. Each battle counts as it stands now; an exchange disrupts as little Strength as is enough, and a defender who is asked uses his Leaders as is best for him.';

/** The sums of battles that are legal one after the other. */
export function shownSums(board: Board, battles: readonly Declaration[]): SumsShown {
  const sums = sumsOf(
    board,
    battles.map((battle) => ({ do: 'attack', ...battle })),
  );
  const us = board.phasingIndex;
  const them = us === 0 ? 1 : 0;
  const loses = (side: 0 | 1) => ({
    title: `${nameOf(board, side)} losses`,
    average: `${rounded(meanOf(sums.lost[side]))} Strength Points on average`,
    side: sideOf(board, side),
    bars: barsOf(sums.lost[side]),
  });
  const each = (side: 0 | 1, points: Spread) => `${nameOf(board, side)} ${signed(meanOf(points))}`;
  const points = sums.ahead &&
    sums.points && {
      title: `Points for the ${nameOf(board, us)}, less the others’`,
      average: `${signed(meanOf(sums.ahead))} on average: ${each(us, sums.points[us])}, ${each(them, sums.points[them])}`,
      side: null,
      bars: barsOf(sums.ahead),
    };
  return {
    charts: [loses(them), loses(us), ...(points ? [points] : [])],
    rows: [...levelRows(sums), ...disruptedRows(board, sums), ...takenRows(board, sums)],
    note: NOTE,
  };
}

function nameOf(board: Board, side: 0 | 1): string {
  return sideName(board.scenario, sideOf(board, side));
}

/** What cannot be reached by these battles is left out. */
function levelRows({ levels }: Sums): readonly SheetRow[] {
  return levels.flatMap(({ name, level, left, rule, reached }) => {
    const share = shareOf(reached.ways, reached.of);
    if (share === 0) return [];
    return [row(`${name}: level of ${level} reached`, chance(share), `${left} still missing`, rule)];
  });
}

function disruptedRows(board: Board, { disrupted, eliminated }: Sums): readonly SheetRow[] {
  return ([0, 1] as const).flatMap((index) => {
    const side = board.phasingIndex === index ? 'attacker' : 'defender';
    const of = (found: readonly PieceAtRisk[]) => found.filter(({ piece }) => piece.side === index);
    const [down, gone] = [of(disrupted), of(eliminated)];
    if (down.length + gone.length === 0) return [];
    const value = `${rounded(expected(down))} disrupted, ${rounded(expected(gone))} eliminated`;
    const counters = [...new Set([...down, ...gone].map(({ piece }) => piece.id))];
    const label = `${nameOf(board, index)} units, on average`;
    return [{ ...row(label, value, `as the ${side}`, '8.6'), counters }];
  });
}

function takenRows(board: Board, { taken }: Sums): readonly SheetRow[] {
  return taken.map(({ piece, ways, of }) => ({
    ...row(`${named(board, piece)} lost`, chance(ways / of), '', piece.kind === 'leader' ? '10.0' : '5.32'),
    counters: [piece.id],
  }));
}

function row(label: string, value: string, note: string, rule: RuleCase): SheetRow {
  return { label, value, share: null, note, rule };
}

function expected(found: readonly PieceAtRisk[]): number {
  return found.reduce((sum, { ways, of }) => sum + ways / of, 0);
}
