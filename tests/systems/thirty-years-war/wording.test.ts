/** Names before numbers: how counters and hexes are said in sentences. */

import { describe, expect, it } from 'vitest';
import { hexAt } from '../../../src/core/hex/hex';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import { wayInWords } from '../../../src/systems/thirty-years-war/play/log/lines';
import { knownPiece } from '../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import {
  allNamedFrom,
  named,
  namedFrom,
  placeFrom,
  wayFrom,
} from '../../../src/systems/thirty-years-war/wording';
import { board, counter as stateOf } from '../../helpers/positions/board';

const counter = (state: State, id: string) => knownPiece(boardOf(state), stateOf(state, id).id);
/** As `0605` says where a hex is. */
function place(state: State, hex: string, from = 'f0605') {
  const position = boardOf(state);
  return placeFrom(position, counter(state, from), hexAt(position.field.grid, hex));
}

describe('a name', () => {
  it('comes before the number of its hex', () => {
    const state = board('F 8-3 0605 | S 6-6 lost');
    expect(named(boardOf(state), counter(state, 'f0605'))).toBe('F 8-3 (0605)');
    expect(named(boardOf(state), counter(state, 's-6-6'))).toBe('S 6-6');
  });
  it('has the way to it from the counter that the sentence is about', () => {
    const state = board('F 8-3 0605 | S 4-2 0604 | S 5-2 0602');
    const [a, b] = [counter(state, 's0604'), counter(state, 's0602')];
    expect(allNamedFrom(boardOf(state), counter(state, 'f0605'), [a, b])).toBe(
      'S 4-2 beside it (0604) and S 5-2 three hexes away (0602)',
    );
  });
  it('says nothing of the way off the map', () => {
    const state = board('F 8-3 0605 | S 6-6 lost | S 4-2 0602');
    expect(namedFrom(boardOf(state), counter(state, 'f0605'), counter(state, 's-6-6'))).toBe('S 6-6');
  });
});

describe('the way to a hex', () => {
  /** The Spaniards are in the north, ten hexes from the French. */
  const facing = (more = '') => board(`F 8-3 0605 | F 8-3 0606 | S 4-2 0601 | S 4-2 0602${more}`);

  it('names no direction, which nobody has who faces nowhere', () => {
    const state = facing();
    expect(['0604', '0606', '0505', '0605', '0805', '0607'].map((hex) => place(state, hex))).toEqual([
      'beside it (0604)',
      'beside it (0606)',
      'beside it (0505)',
      'in the same hex (0605)',
      'two hexes away (0805)',
      'two hexes away (0607)',
    ]);
  });
  it('counts hexes in words up to ten', () => {
    const state = board('F 8-3 0615 | S 4-2 0601', { map: { rows: 20 } });
    expect(['0613', '0605', '0604'].map((hex) => place(state, hex, 'f0615'))).toEqual([
      'two hexes away (0613)',
      'ten hexes away (0605)',
      '11 hexes away (0604)',
    ]);
  });
  it('calls a Leader him', () => {
    const state = facing(' | F leader2 0605');
    expect(place(state, '0505', 'f0605l')).toBe('beside him (0505)');
  });
  it('of a move says how far it goes', () => {
    const state = facing();
    const position = boardOf(state);
    const way = (hex: string) => wayFrom(position, counter(state, 'f0605'), hexAt(position.field.grid, hex));
    expect(['0604', '0607', '0505', '0506', '0805', '0504', '0507', '0605'].map(way)).toEqual([
      'one hex',
      'two hexes',
      'one hex',
      'one hex',
      'two hexes',
      'two hexes',
      'two hexes',
      'out and back',
    ]);
  });
  it('of a way around says its own length, and not that its end lies nearer', () => {
    const position = boardOf(facing());
    const { grid } = position.field;
    const piece = counter(facing(), 'f0605');
    expect(wayFrom(position, piece, hexAt(grid, '0603'), 5)).toBe('five hexes');
    expect(wayFrom(position, piece, hexAt(grid, '0603'), 2)).toBe('two hexes');
    expect(wayFrom(position, piece, hexAt(grid, '0605'), 2)).toBe('out and back');
    expect(wayInWords(position, piece, ['0604', '0504', '0603'])).toBe('moved three hexes (0605 → 0603)');
    expect(wayInWords(position, piece, ['0604', '0603'])).toBe('moved two hexes (0605 → 0603)');
  });
});

describe('what a die is thrown for', () => {
  const said = (line: string, purpose: string) => thirtyYearsWar.dieInWords?.(board(line), purpose);
  it('is kept in records as it was, and said by names', () => {
    expect(said('F 8-3 0605 | S 4-2 0604', 'Battle at 0604')).toBe('Attack on S 4-2 (0604)');
    expect(said('F 8-3 0605 | S 4-2 0604 | S 5-2 0504', 'Battle at 0504 and 0604')).toBe(
      'Attack on S 5-2 (0504) and S 4-2 (0604)',
    );
    expect(said('F 8-3 0605', 'Fire at S 4-2 at 0604')).toBe('Fire at S 4-2 (0604)');
  });
  it('stays as it is where no one stands there, or no hex is named', () => {
    expect(said('F 8-3 0605', 'Battle at 0604')).toBe('Battle at 0604');
    expect(said('F 8-3 0605', 'Beck’s arrival')).toBe('Beck’s arrival');
  });
});
