/**
 * Everything that can be counted in a position, without a command: reach, Zones of Control, sight, obligations, odds,
 * points and levels. One object for each thing that it is about, in the form that docs/manual.md describes.
 */

import type { Answer } from '../../../core/contract/table';
import { distance, neighbour, numberOf, OFF_MAP } from '../../../core/hex/hex';
import { gameTurns, verdict } from '../standard/04-sequence/end';
import { targetsOf, waysToDisrupt } from '../standard/05-artillery/artillery';
import { lineOfSight, obstacleInWords } from '../standard/05-artillery/line-of-sight';
import { allowanceOf, reachOf } from '../standard/06-movement/reach';
import { mayAttack } from '../standard/07-zones-of-control';
import { chargeReasons } from '../standard/08-combat/charge';
import { obligationsOf, openObligations } from '../standard/08-combat/obligations';
import { battleFigures } from '../standard/08-combat/strength';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { controllersOf, hexNumberOf, sideOf } from '../state/position';
import type { Declaration } from '../state/state';
import { COMBAT_RESULTS, ODDS } from '../tables/combatResults';
import { moment } from './log/tell';
import { alsoCounted, moraleTried, sheets } from './standing';

/** `about`: the subjects that are asked for alone. */
export function answers(board: Board, about?: ReadonlySet<string>): readonly Answer[] {
  const onMap = board.pieces.filter(({ hex }) => hex >= 0);
  const of = (subject: string, find: () => readonly Answer[]) =>
    about === undefined || about.has(subject) ? find() : [];
  const each = (those: (piece: Piece) => boolean, answer: (piece: Piece) => Answer) => () =>
    onMap.filter(those).map(answer);
  return [
    ...of('moment', () => [momentOf(board)]),
    ...of(
      'unit',
      each(
        ({ unit }) => unit,
        (unit) => unitOf(board, unit),
      ),
    ),
    ...of(
      'leader',
      each(
        ({ kind }) => kind === 'leader',
        (leader) => leaderOf(board, leader),
      ),
    ),
    ...of(
      'gun',
      each(
        ({ kind }) => kind === 'artillery',
        (gun) => gunOf(board, gun, onMap),
      ),
    ),
    ...of('off', () => board.pieces.flatMap((piece) => offOf(board, piece))),
    ...of('obligations', () => [obligationAnswer(board)]),
    ...of('pair', () => onMap.flatMap((attacker) => pairsOf(board, attacker, onMap))),
    ...of('army', () => armiesOf(board)),
    ...of('standing', () => [standingOf(board)]),
    ...of('force', () => forcesOf(board)),
    ...alsoCounted(board).flatMap(({ answer }) => of(answer.about, () => [answer])),
    ...of('sheet', () => sheets(board).map((sheet) => ({ about: 'sheet', ...sheetOf(sheet) }))),
  ];
}

function momentOf(board: Board): Answer {
  const { day, gameTurn, phasingSide, phase, pending, over } = board;
  const open = pending && { kind: pending.kind, by: pending.by };
  return {
    ...{ about: 'moment', day: day + 1, turn: moment(board).turn, gameTurn, gameTurns: gameTurns(board) },
    ...{ phasing: phasingSide, phase, pending: open, over },
  };
}

function counterOf(board: Board, { id, printed, side, at }: Piece) {
  return { id, name: printed.name, side: sideOf(board, side), at };
}

/** Movement Points to each hex, or hexes for a disrupted unit, as if it moved now and had not yet. @rule 6.14, 9.15 */
function moveOf(board: Board, piece: Piece) {
  const { grid } = board.field;
  const { hexes, spent } = reachOf(board, piece);
  const reach = hexes.map((hex) => [numberOf(grid, hex), spent[hex] ?? 0] as const);
  return {
    allowance: allowanceOf(board, piece),
    allowanceIn: piece.disrupted ? 'hexes' : 'Movement Points',
    moved: piece.moved,
    reach: Object.fromEntries(reach.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** @rule 7.1, 7.13 */
function unitOf(board: Board, unit: Piece): Answer {
  const { grid } = board.field;
  const { kind, printed } = unit;
  const { disrupted, fought } = unit;
  const around = [0, 1, 2, 3, 4, 5].map((direction) => neighbour(grid, unit.hex, direction));
  const controlled = around
    .filter((hex) => hex !== OFF_MAP && controllersOf(board, unit.side, hex).includes(unit))
    .map((hex) => numberOf(grid, hex))
    .sort();
  return {
    ...{ about: 'unit', ...counterOf(board, unit), kind },
    ...{ strength: disrupted ? printed.disruptedStrength : printed.strength, disrupted, fought },
    ...moveOf(board, unit),
    zone: controlled,
  };
}

function leaderOf(board: Board, leader: Piece): Answer {
  return {
    ...{ about: 'leader', ...counterOf(board, leader), value: leader.printed.value },
    ...moveOf(board, leader),
  };
}

/** Enemies in sight with the ways in six to disrupt them, and what hides the others. @rule 5.1, 5.2 */
function gunOf(board: Board, gun: Piece, onMap: readonly Piece[]): Answer {
  const { grid } = board.field;
  const seen = targetsOf(board, gun);
  const hidden = onMap.filter((piece) => piece.unit && piece.side !== gun.side && !seen.includes(piece));
  const from = (piece: Piece) => ({
    ...{ id: piece.id, at: hexNumberOf(board, piece), range: distance(grid, gun.hex, piece.hex) },
  });
  return {
    ...{ about: 'gun', ...counterOf(board, gun), fired: gun.fired },
    sees: seen.map((piece) => ({
      ...from(piece),
      chance: piece.disrupted ? [0, 6] : [waysToDisrupt(distance(grid, gun.hex, piece.hex)), 6],
    })),
    hidden: hidden.map((piece) => ({
      ...from(piece),
      by: lineOfSight(board, gun.hex, piece.hex).blocks.map(({ by, rule }) => ({
        what: by.map((obstacle) => obstacleInWords(board, obstacle)),
        rule,
      })),
    })),
  };
}

/** A counter that is not on the map, and why. */
function offOf(board: Board, { id, printed, side, off }: Piece): readonly Answer[] {
  return off ? [{ about: 'off', id, name: printed.name, side: sideOf(board, side), off }] : [];
}

/** In a Combat Phase those still open; before it those that the position would make. @rule 7.21, 8.11, 8.12 */
function obligationAnswer(board: Board): Answer {
  if (board.obligations) {
    const { attackers, defenders } = openObligations(board);
    const ids = (pieces: readonly Piece[]) => pieces.map(({ id }) => id);
    return { about: 'obligations', fixed: true, mustAttack: ids(attackers), mustBeAttacked: ids(defenders) };
  }
  const { mustAttack, mustBeAttacked } = obligationsOf(board);
  return { about: 'obligations', fixed: false, mustAttack, mustBeAttacked };
}

/** Each enemy that it may attack, alone and without Leaders. @rule 8.0, 8.4, 8.6 */
function pairsOf(board: Board, attacker: Piece, onMap: readonly Piece[]): readonly Answer[] {
  if (!attacker.unit || attacker.disrupted) return [];
  const enemies = onMap.filter(
    (piece) =>
      piece.unit &&
      piece.side !== attacker.side &&
      distance(board.field.grid, attacker.hex, piece.hex) === 1 &&
      mayAttack(board, attacker, piece),
  );
  return enemies.map((defender) => {
    const mayCharge = chargeReasons(board, [attacker], [defender]).length === 0;
    const charge = mayCharge ? pairFigures(board, attacker, defender, true) : null;
    return {
      ...{ about: 'pair', attacker: attacker.id, from: hexNumberOf(board, attacker) },
      ...{ defender: defender.id, at: hexNumberOf(board, defender) },
      ...pairFigures(board, attacker, defender, false),
      charge,
    };
  });
}

function pairFigures(board: Board, attacker: Piece, defender: Piece, charge: boolean) {
  const battle: Declaration = { attackers: [attacker.id], defenders: [defender.id], charge, leaders: [] };
  const { attack, defence, column } = battleFigures(board, battle);
  return {
    ...{ attack, defence, odds: ODDS[column] ?? '' },
    results: COMBAT_RESULTS.map((row) => row[column] ?? ''),
  };
}

/** Losses against levels: of an army whose morale is tried its own, else of its side for all its categories. */
function armiesOf(board: Board): readonly Answer[] {
  const { scenario, losses, demoralized } = board;
  return scenario.categories.map(({ id, side, name, level }) => {
    const { ordinary = 0, demoralizedInfantry = 0 } = losses[side] ?? {};
    const morale = moraleTried(board, id);
    return {
      ...{ about: 'army', id, name, side, demoralized: demoralized.includes(id) },
      lost: morale ? morale.casualties : ordinary + demoralizedInfantry,
      level,
      levelsTested: morale?.levelsTested ?? null,
      leaderLost: morale?.leaderLost ?? null,
    };
  });
}

/** The result if the game ended now. */
function standingOf(board: Board): Answer {
  const { winner, level, points, text } = verdict(board);
  return { about: 'standing', winner, level, points, text };
}

/** The parts of the forces that are set up for this day, each with its counters and where it may stand. @rule 3.0 */
function forcesOf({ deployment }: Board): readonly Answer[] {
  return Object.entries(deployment?.forces ?? {}).flatMap(([side, forces]) =>
    forces.map(({ where, rule, zone, also, more, counters }) => ({
      ...{ about: 'force', side, where, rule, areas: [zone, ...also], counters },
      more: more ? { area: more.zone, most: more.most, rule: more.rule } : null,
    })),
  );
}

function sheetOf({ id, title, side, rows }: ReturnType<typeof sheets>[number]) {
  return {
    id,
    title,
    side,
    rows: rows.map(({ label, value, share, note, rule, counters = [] }) => ({
      ...{ label, value, share, note, rule, counters },
    })),
  };
}
