/**
 * Everything that can be counted in a position, without a command: reach, Zones of Control, sight, obligations, odds,
 * points and levels. One object for each thing that it is about, in the form that docs/manual.md describes.
 */

import type { Json } from '../../../core/contract/values';
import { distance, numberOf } from '../../../core/hex/hex';
import { verdict } from '../standard/04-sequence/end';
import { targetsOf, waysToDisrupt } from '../standard/05-artillery/artillery';
import { lineOfSight, obstacleInWords } from '../standard/05-artillery/line-of-sight';
import { allowanceOf, reachOf } from '../standard/06-movement/reach';
import { mayAttack } from '../standard/07-zones-of-control';
import { chargeReasons } from '../standard/08-combat/charge';
import { obligationsOf, openObligations } from '../standard/08-combat/obligations';
import { battleFigures } from '../standard/08-combat/strength';
import type { Piece } from '../state/piece';
import { controllersOf, hexNumberOf, positionOf, sideOf } from '../state/position';
import type { Declaration, State } from '../state/state';
import { COMBAT_RESULTS, ODDS } from '../tables/combatResults';
import { moraleTried, sheets } from './standing';

export type Answer = { readonly about: string; readonly [field: string]: Json };

export function answers(state: State): readonly Answer[] {
  const onMap = positionOf(state).pieces.filter(({ hex }) => hex >= 0);
  return [
    momentOf(state),
    ...onMap.filter(({ unit }) => unit).map((unit) => unitOf(state, unit)),
    ...onMap.filter(({ kind }) => kind === 'leader').map((leader) => leaderOf(state, leader)),
    ...onMap.filter(({ kind }) => kind === 'artillery').map((gun) => gunOf(state, gun, onMap)),
    obligationAnswer(state),
    ...onMap.flatMap((attacker) => pairsOf(state, attacker, onMap)),
    ...armiesOf(state),
    standingOf(state),
    ...sheets(state).map((sheet) => ({ about: 'sheet', ...sheetOf(sheet) })),
  ];
}

function momentOf({ day, gameTurn, phasingSide, phase, pending, over }: State): Answer {
  const open = pending && { kind: pending.kind, by: pending.by };
  return { about: 'moment', ...{ day: day + 1, gameTurn, phasing: phasingSide, phase, pending: open, over } };
}

function counterOf(state: State, { id, printed, side, state: { at } }: Piece) {
  return { id, name: printed.name, side: sideOf(state, side), at };
}

/** Movement Points to each hex, or hexes for a disrupted unit, as if it moved now and had not yet. @rule 6.14, 9.15 */
function moveOf(state: State, piece: Piece) {
  const { grid } = positionOf(state).field;
  const { hexes, spent } = reachOf(state, piece);
  const reach = hexes.map((hex) => [numberOf(grid, hex), spent[hex] ?? 0] as const);
  return {
    allowance: allowanceOf(state, piece),
    allowanceIn: piece.state.disrupted ? 'hexes' : 'Movement Points',
    moved: piece.state.moved,
    reach: Object.fromEntries(reach.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** @rule 7.1, 7.13 */
function unitOf(state: State, unit: Piece): Answer {
  const position = positionOf(state);
  const { grid } = position.field;
  const { kind, printed } = unit;
  const { disrupted, fought } = unit.state;
  const controlled = grid.numbers.filter((_, hex) => controllersOf(position, unit.side, hex).includes(unit));
  return {
    ...{ about: 'unit', ...counterOf(state, unit), kind },
    ...{ strength: disrupted ? printed.disruptedStrength : printed.strength, disrupted, fought },
    ...moveOf(state, unit),
    zone: controlled,
  };
}

function leaderOf(state: State, leader: Piece): Answer {
  return {
    ...{ about: 'leader', ...counterOf(state, leader), value: leader.printed.value },
    ...moveOf(state, leader),
  };
}

/** Enemies in sight with the ways in six to disrupt them, and what hides the others. @rule 5.1, 5.2 */
function gunOf(state: State, gun: Piece, onMap: readonly Piece[]): Answer {
  const position = positionOf(state);
  const { grid } = position.field;
  const seen = targetsOf(state, gun);
  const hidden = onMap.filter((piece) => piece.unit && piece.side !== gun.side && !seen.includes(piece));
  const from = (piece: Piece) => ({
    ...{ id: piece.id, at: hexNumberOf(position, piece), range: distance(grid, gun.hex, piece.hex) },
  });
  return {
    ...{ about: 'gun', ...counterOf(state, gun), fired: gun.state.fired },
    sees: seen.map((piece) => ({
      ...from(piece),
      chance: piece.state.disrupted ? [0, 6] : [waysToDisrupt(distance(grid, gun.hex, piece.hex)), 6],
    })),
    hidden: hidden.map((piece) => ({
      ...from(piece),
      by: lineOfSight(position, state.options, gun.hex, piece.hex).blocks.map(({ by, rule }) => ({
        what: by.map((obstacle) => obstacleInWords(position, obstacle)),
        rule,
      })),
    })),
  };
}

/** In a Combat Phase those still open; before it those that the position would make. @rule 7.21, 8.11, 8.12 */
function obligationAnswer(state: State): Answer {
  if (state.obligations) {
    const { attackers, defenders } = openObligations(state);
    const ids = (pieces: readonly Piece[]) => pieces.map(({ id }) => id);
    return { about: 'obligations', fixed: true, mustAttack: ids(attackers), mustBeAttacked: ids(defenders) };
  }
  const { mustAttack, mustBeAttacked } = obligationsOf(state);
  return { about: 'obligations', fixed: false, mustAttack, mustBeAttacked };
}

/** Each enemy that it may attack, alone and without Leaders. @rule 8.0, 8.4, 8.6 */
function pairsOf(state: State, attacker: Piece, onMap: readonly Piece[]): readonly Answer[] {
  const position = positionOf(state);
  if (!attacker.unit || attacker.state.disrupted) return [];
  const enemies = onMap.filter(
    (piece) =>
      piece.unit &&
      piece.side !== attacker.side &&
      distance(position.field.grid, attacker.hex, piece.hex) === 1 &&
      mayAttack(position, attacker, piece),
  );
  return enemies.map((defender) => {
    const mayCharge = chargeReasons(state, [attacker], [defender]).length === 0;
    const charge = mayCharge ? oddsOf(state, attacker, defender, true) : null;
    return {
      ...{ about: 'pair', attacker: attacker.id, from: hexNumberOf(position, attacker) },
      ...{ defender: defender.id, at: hexNumberOf(position, defender) },
      ...oddsOf(state, attacker, defender, false),
      charge,
    };
  });
}

function oddsOf(state: State, attacker: Piece, defender: Piece, charge: boolean) {
  const battle: Declaration = { attackers: [attacker.id], defenders: [defender.id], charge, leaders: [] };
  const { attack, defence, column } = battleFigures(state, battle);
  return {
    ...{ attack, defence, odds: ODDS[column] ?? '' },
    results: COMBAT_RESULTS.map((row) => row[column] ?? ''),
  };
}

/** Losses against levels: of an army whose morale is tried its own, else of its side for all its categories. */
function armiesOf(state: State): readonly Answer[] {
  const { scenario, losses, demoralized } = state;
  return scenario.categories.map(({ id, side, name, level }) => {
    const { ordinary = 0, demoralizedInfantry = 0 } = losses[side] ?? {};
    const morale = moraleTried(state, id);
    return {
      ...{ about: 'army', id, name, side, demoralized: demoralized.includes(id) },
      lost: morale ? morale.casualties : ordinary + demoralizedInfantry,
      level,
      levelsTested: morale?.levelsTested ?? null,
      leaderLost: morale?.leaderLost ?? null,
    };
  });
}

/** Who would have won if the game ended now. */
function standingOf(state: State): Answer {
  const { winner, level, points } = verdict(state);
  return { about: 'standing', winner, level, points };
}

function sheetOf({ id, title, side, rows }: ReturnType<typeof sheets>[number]) {
  return {
    id,
    title,
    side,
    rows: rows.map(({ label, value, note, rule }) => ({ label, value, note, rule })),
  };
}
