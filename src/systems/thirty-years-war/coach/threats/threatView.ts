/** The threats to a side as the table shows them: a row for each counter, and marks on the map. */

import type { Mark } from '../../../../core/contract/board';
import type { CounterId } from '../../../../core/contract/values';
import { hexAt, OFF_MAP, opposite } from '../../../../core/hex/hex';
import { playOut } from '../../engine/judge';
import { trying } from '../../engine/suppose';
import type { Command } from '../../engine/types';
import { Gains, type Gathering } from '../../estimate/gains';
import { inOne, placesToStop } from '../../play/board/overlayMarks';
import { atHex } from '../../play/stage';
import type { Threat, Threats } from '../../rulebook/cited';
import { hasTurnToCome } from '../../standard/04-sequence/turns-to-come';
import { oddsOf } from '../../standard/08-combat/strength';
import { attackBar } from '../../standard/12-terrain/terrain';
import { neighboursOf } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { DISRUPTED, type Piece } from '../../state/piece';
import { enemySide, hexNumberOf, knownPiece, pieceOf, sideOf, unitIn } from '../../state/position';
import { allNamed, capital, countInWords, named } from '../../wording';
import { type Approach, approachTo, comeThere, inTurnOf } from '../gathering';
import { aloneInWords, type Caught, isAlone, leadersInReach } from '../leaders';
import { gunsInReach } from '../stakes';
import { chanceInWords, hexNumbers, sentences, shapesAt, warning } from '../words';
import { type Threatened, threatenedBy } from './threatened';
import { battleInWords, enemies, enemyApproach, wordsOfBattle } from './threats';

const NOTE =
  'Counted as the position stands: undisrupted enemies come by the ways that are open now, each to a free hex of its own, and those beside a unit stay there; Leaders and guns stay where they are, all guns that see a unit fire on it, and whom they would have to attack besides is left to others.';
const NO_TURN = 'No Player-Turn of the enemy is to come.';
const NOBODY_COMES = 'No enemy can come to attack or fire on anyone.';

/**
 * What the enemy of that side could do to it in his next Player-Turn; with a counter, too, wherever that one could
 * stop.
 */
export function threatsShown(board: Board, side: 0 | 1, counter: CounterId | null): Threats {
  if (board.over || board.pending?.kind === 'setUp' || !hasTurnToCome(board, enemySide(side)))
    return { rows: [], note: NO_TURN, marks: [] };
  const all = threatenedOf(board, side);
  const rows = [
    ...leadersInReach(board, side).map((caught) => leaderRow(board, caught)),
    ...all.map((one) => unitRow(board, one, whoComes(board))),
    ...gunRows(board, side),
  ];
  const piece = counter === null ? null : pieceOf(board, counter);
  const about = piece?.side === side && piece.unit ? piece : null;
  const ground = about ? whereverItGoes(board, about) : contact(board, side);
  return {
    rows,
    note: rows.length > 0 ? NOTE : NOBODY_COMES,
    marks: [...ground, ...all.map((one) => unitMark(board, one))],
  };
}

/** What could be brought against the counter of that side that a command moves, or against that one as it stands. */
export function threatShownTo(
  board: Board,
  side: 0 | 1,
  command: Command | null,
  counter: CounterId | null,
): Threat | null {
  if (board.over || board.pending || !hasTurnToCome(board, enemySide(side))) return null;
  const moved = command?.do === 'move' ? command.counter : null;
  const about = moved ?? counter;
  const piece = about === null ? null : pieceOf(board, about);
  if (!piece || piece.side !== side) return null;
  return trying(
    board,
    () => {
      if (command && moved !== null) playOut(board, command, () => 6);
    },
    () => threatAt(board, piece, moved === null ? againstIt : broughtHere),
  );
}

function threatAt(board: Board, piece: Piece, opening: Opening): Threat | null {
  if (piece.hex === OFF_MAP) return null;
  if (!piece.unit) return threatToAlone(board, piece);
  const one = threatenedAt(board, piece);
  return isThreatened(one) ? unitRow(board, one, opening) : null;
}

/** Of a Leader or a gun without a unit. @rule 5.32, 10.0 */
function threatToAlone(board: Board, piece: Piece): Threat | null {
  if (piece.kind === 'artillery')
    return gunRows(board, piece.side).find((row) => row.counter === piece.id) ?? null;
  if (!isAlone(board, piece)) return null;
  const caught = leadersInReach(board, piece.side);
  const [text] = aloneInWords(board, piece, caught);
  const by = caught.find(({ leader }) => leader.index === piece.index)?.by ?? [];
  return text === undefined ? null : rowOf(board, piece, text, ['10.0'], by);
}

function threatenedAt(board: Board, unit: Piece): Threatened {
  const enemy = enemySide(unit.side);
  return inTurnOf(board, enemy, () =>
    threatenedBy(board, approachTo(board, new Gains(), enemy, unit.hex), unit),
  );
}

/** Every unit of that side that somebody could come to or fire on, the likeliest lost first. */
function threatenedOf(board: Board, side: 0 | 1): readonly Threatened[] {
  const enemy = enemySide(side);
  return inTurnOf(board, enemy, () => {
    const approach = enemyApproach(board, new Gains(), enemy);
    return board.forces[side]
      .filter(({ unit, hex }) => unit && hex !== OFF_MAP)
      .map((unit) => threatenedBy(board, approach, unit))
      .filter(isThreatened)
      .toSorted((a, b) => b.lost - a.lost || gainOf(b) - gainOf(a) || a.target.index - b.target.index);
  });
}

function gainOf({ battle }: Threatened): number {
  return battle?.gain ?? Number.NEGATIVE_INFINITY;
}

function isThreatened({ battle, guns }: Threatened): boolean {
  return battle !== null || guns.length > 0;
}

/** The beginning of a sentence about a battle; `against` is `8 against 2`. */
type Opening = (gathering: Gathering, against: string) => string;
const broughtHere: Opening = (_, against) => `Here ${against} could be brought:`;
const againstIt: Opening = (_, against) => `${against} could be brought against it:`;
function whoComes(board: Board): Opening {
  return ({ comers, target }, against) =>
    `${capital(enemies(comers.length))} could attack ${named(board, target)}: ${against},`;
}

function unitRow(board: Board, one: Threatened, opening: Opening): Threat {
  const { target, battle, guns, once } = one;
  const text = sentences(
    battle && fightInWords(board, battle, opening),
    guns.length > 0 ? gunsInWords(board, one) : null,
  );
  const rules: Threat['rules'] = [
    ...(battle || once ? (['8.0'] as const) : []),
    ...(battle?.battle.charge || once?.battle.charge ? (['8.3'] as const) : []),
    ...(guns.length > 0 ? (['5.11'] as const) : []),
  ];
  const comers = [...(battle?.comers ?? []), ...(once?.comers ?? [])];
  const row = rowOf(board, target, text, rules, [...comers.map(({ piece }) => piece), ...guns]);
  return { ...row, where: shapesAt(hexNumbers(board, [target.hex, ...comers.map(({ hex }) => hex)])) };
}

/** `Here 8 against 2 could be brought: 4-1, eliminated 17 %.` */
function fightInWords(board: Board, gathering: Gathering, opening: Opening): string {
  const { against, comesTo } = onceThere(board, gathering, (at) =>
    wordsOfBattle(at, gathering.battle, gathering.target),
  );
  return `${opening(gathering, against)} ${comesTo}.`;
}

/** What the board answers when all have come to fight. */
function onceThere<T>(board: Board, { target, comers }: Gathering, question: (board: Board) => T): T {
  return inTurnOf(board, enemySide(target.side), () => {
    comeThere(board, comers);
    return question(board);
  });
}

/** `S gun (0608) could disrupt it first, 50 %: then 8 against 2, 4-1, eliminated 83 %. In all: eliminated 45 %.` */
function gunsInWords(board: Board, { target, battle, guns, disrupts, once, lost }: Threatened): string {
  const who = capital(guns.length > 2 ? `${countInWords(guns.length)} guns` : allNamed(board, guns));
  const whom = battle ? 'it first' : named(board, target);
  const fire = `${who} could disrupt ${whom}, ${chanceInWords(disrupts)}`;
  if (!once) return `${fire}.`;
  const fight = trying(
    board,
    () => board.flag(target, DISRUPTED),
    () => onceThere(board, once, () => battleInWords(board, once.battle, target)),
  );
  return `${fire}: then ${fight}. In all: eliminated ${chanceInWords(lost)}.`;
}

function leaderRow(board: Board, { leader, by }: Caught): Threat {
  const text = `${capital(enemies(by.length))} could catch ${named(board, leader)}: a Leader without a unit is lost then.`;
  return rowOf(board, leader, text, ['10.0'], by);
}

/** @rule 5.32 */
function gunRows(board: Board, side: 0 | 1): readonly Threat[] {
  return gunsInReach(board, side).map(({ gun, taker }) =>
    rowOf(
      board,
      gun,
      `${capital(named(board, taker))} could take ${named(board, gun)}: no unit holds it.`,
      ['5.32'],
      [taker],
    ),
  );
}

function rowOf(
  board: Board,
  about: Piece,
  text: string,
  rules: Threat['rules'],
  others: readonly Piece[],
): Threat {
  const { counters, where } = warning(text, rules, [about, ...others], [hexNumberOf(board, about)]);
  return { counter: about.id, text, rules, counters, where };
}

/** From so much on a unit is likelier lost than not. */
const LIKELY_LOST = 0.5;
type Grade = 'contact' | 'danger' | 'peril';

function gradeOf({ lost }: Threatened): Grade {
  return lost === 0 ? 'contact' : lost < LIKELY_LOST ? 'danger' : 'peril';
}

/** With the best odds; where guns alone can do something to it, with the chance that one of them does. */
function unitMark(board: Board, one: Threatened): Mark {
  const { target, battle, disrupts } = one;
  const label = battle ? oddsThere(board, battle) : chanceInWords(disrupts);
  const side = sideOf(board, target.side);
  return { means: { own: gradeOf(one) }, label, shape: atHex(hexNumberOf(board, target)), side };
}

/** `3-1`, once all are there. */
function oddsThere(board: Board, gathering: Gathering): string {
  return onceThere(board, gathering, () => oddsOf(board, gathering.battle));
}

/** Hexes in which the enemy could attack a unit of that side. */
function contact(board: Board, side: 0 | 1): readonly Mark[] {
  const enemy = enemySide(side);
  const approach = inTurnOf(board, enemy, () => enemyApproach(board, new Gains(), enemy));
  const hexes = Array.from({ length: board.field.grid.size }, (_, hex) => hex).filter(
    (hex) => unitIn(board, hex)?.side !== enemy && isInContact(board, approach, hex),
  );
  return inOne({ own: 'contact' }, sideOf(board, side), board, hexes);
}

function isInContact({ field, walls }: Board, { comers }: Approach, hex: number): boolean {
  return neighboursOf(field, hex).some(({ hex: from, direction }) =>
    (comers.get(from) ?? []).some(
      ({ kind }) => attackBar(field, walls, kind, from, opposite(direction)) === null,
    ),
  );
}

/** The hexes in which that unit could stop, by what it would have to fear there. */
function whereverItGoes(board: Board, unit: Piece): readonly Mark[] {
  const by: { readonly [G in Grade]: number[] } = { contact: [], danger: [], peril: [] };
  for (const { at } of placesToStop(board, unit)) {
    const hex = hexAt(board.field.grid, at);
    const one = trying(
      board,
      () => board.place(unit, hex),
      () => threatenedAt(board, knownPiece(board, unit.id)),
    );
    if (isThreatened(one)) by[gradeOf(one)].push(hex);
  }
  const side = sideOf(board, unit.side);
  return (['contact', 'danger', 'peril'] as const).flatMap((own) => inOne({ own }, side, board, by[own]));
}
