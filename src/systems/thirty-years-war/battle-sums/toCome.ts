/**
 * What the moves so far lead to: whom the Combat Phase would oblige to fight, the best odds for each of them, and the
 * best plan for all of it with its sums. Counted as if the Movement Phase ended now.
 */

import { trying } from '../engine/suppose';
import { Gains } from '../estimate/gains';
import { inCombat, planned } from '../estimate/toCombat';
import type { SheetRow, ToCome } from '../rulebook/cited';
import { moverReasons } from '../standard/06-movement/movement';
import { reachOf } from '../standard/06-movement/reach';
import { mayStopByUsualWay } from '../standard/06-movement/stacking';
import { mayAttack } from '../standard/07-zones-of-control';
import { beforeTheDefender } from '../standard/08-combat/before-defender';
import { whoCouldJoin } from '../standard/08-combat/joining';
import { openAttackers, openObligations } from '../standard/08-combat/obligations';
import { battleOf } from '../standard/08-combat/obligations-words';
import { battleFigures } from '../standard/08-combat/strength';
import { neighboursOf } from '../state/battlefield';
import type { Board } from '../state/board';
import { MOVED, type Piece } from '../state/piece';
import { piecesOf } from '../state/position';
import type { Declaration } from '../state/state';
import { ODDS } from '../tables/combatResults';
import { allNamed, counted, named } from '../wording';
import { afterThose } from './afterListed';
import { type Adding, shortOf, shownSums } from './shown';

/** null: no Movement Phase is going on. */
export function toCome(board: Board): ToCome | null {
  if (board.over || board.pending || board.phase !== 'movement') return null;
  const battles = inCombat(board, () =>
    planned(board, new Gains()).fights.map(({ battle: { do: _, ...battle } }) => battle),
  );
  // They still move: asked before the phase is supposed to have ended.
  const comers = battles.map((battle) => whoCouldCome(board, battle, battles));
  return inCombat(board, () => {
    // The phase may end the day, and all fighting with it.
    if (board.over || board.pending || board.phase !== 'combat') return { ...NOTHING, text: ENDS };
    const { defenders } = openObligations(board);
    return {
      ...WORDS,
      text: dutiesInWords(board, battles),
      rows: defenders.map((enemy) => rowOf(board, enemy)),
      acts: battles.map((battle, at) =>
        actOf(board, battle, battles.slice(0, at), battles.toSpliced(at, 1), comers[at] ?? []),
      ),
      sums: battles.length > 0 ? shownSums(board, battles) : null,
    };
  });
}

const WORDS = {
  rowsTitle: 'Must be attacked, with the best odds',
  actsTitle: 'How all of it could be fought',
};
const NOTHING: Omit<ToCome, 'text'> = { ...WORDS, rows: [], acts: [], sums: null };
const ENDS = 'Nothing is fought: the end of this phase comes before that.';

function dutiesInWords(board: Board, battles: readonly Declaration[]): string {
  const { attackers, defenders } = openObligations(board);
  const required =
    defenders.length === 0
      ? 'If you stopped here, nothing would have to be fought.'
      : `If you stopped here, ${counted(attackers.length, 'unit')} of yours would have to attack, and ${counted(defenders.length, 'enemy unit')} would have to be attacked.`;
  const free = battles.filter((battle) => !isRequired(board, battle)).length;
  if (free === 0) return required;
  return `${required} ${counted(free, 'battle')} more would pay.`;
}

/** @rule 8.11, 8.12 */
function isRequired(board: Board, { attackers, defenders }: Declaration): boolean {
  const open = openObligations(board);
  return [...open.attackers, ...open.defenders].some(({ id }) => [...attackers, ...defenders].includes(id));
}

/** An enemy who must be attacked, and the odds with everybody who stands there for it. @rule 8.11 */
function rowOf(board: Board, enemy: Piece): SheetRow {
  const all = openAttackers(board, enemy);
  const { attack, defence, column } = battleFigures(board, battleOf(board, all, [enemy]));
  return {
    label: named(board, enemy),
    value: ODDS[column] ?? '',
    share: null,
    note: `by ${allNamed(board, all)}: ${attack} against ${defence}`,
    rule: '8.11',
    counters: [enemy, ...all].map(({ id }) => id),
  };
}

function actOf(
  board: Board,
  battle: Declaration,
  before: readonly Declaration[],
  others: readonly Declaration[],
  comers: readonly Adding[],
): ToCome['acts'][number] {
  const receipt = afterThose(board, before, () => beforeTheDefender(board, { do: 'attack', ...battle }));
  const left = afterThose(board, others, () => whoCouldJoin(board, battle));
  return {
    receipt,
    hint: shortOf(board, battle, left, comers),
    counters: [...battle.attackers, ...battle.defenders],
  };
}

/** So many who could still come are named for a battle. */
const NAMED = 2;

/**
 * Units that have yet to move, take part in no other battle, and could stop where they attack the same enemies: the
 * strongest first, each with what it would add there. @rule 6.14, 8.14
 */
function whoCouldCome(board: Board, battle: Declaration, all: readonly Declaration[]): readonly Adding[] {
  const defenders = piecesOf(board, battle.defenders);
  const busy = new Set(all.flatMap(({ attackers }) => attackers));
  const found = board.forces[board.phasingIndex]
    .filter(
      (unit) => unit.unit && !unit.disrupted && !busy.has(unit.id) && moverReasons(board, unit).length === 0,
    )
    .flatMap((unit) => {
      const hex = hexBeside(board, unit, defenders);
      return hex === null ? [] : [{ unit, hex }];
    })
    .toSorted((a, b) => b.unit.printed.strength - a.unit.printed.strength || a.unit.index - b.unit.index)
    .slice(0, NAMED);
  return found.map(({ unit, hex }) => ({
    unit,
    more: added(board, battle, unit, hex),
    could: 'come and add',
  }));
}

/** Where it would attack all of them from, having moved there; null: nowhere, or it stands there already. */
function hexBeside(board: Board, unit: Piece, defenders: readonly Piece[]): number | null {
  const attacksFrom = (hex: number) => defenders.every((enemy) => mayAttack(board, { ...unit, hex }, enemy));
  const isBeside = (hex: number) =>
    defenders.every((enemy) => neighboursOf(board.field, enemy.hex).some((other) => other.hex === hex));
  if (unit.hex >= 0 && isBeside(unit.hex) && attacksFrom(unit.hex)) return null;
  const found = reachOf(board, unit).hexes.find(
    (hex) => isBeside(hex) && attacksFrom(hex) && mayStopByUsualWay(board, unit, hex),
  );
  return found ?? null;
}

function added(board: Board, battle: Declaration, unit: Piece, hex: number): number {
  const attackers = [...battle.attackers, unit.id];
  return trying(
    board,
    () => board.place(unit, hex, MOVED),
    () => battleFigures(board, { ...battle, attackers }).attack - battleFigures(board, battle).attack,
  );
}
