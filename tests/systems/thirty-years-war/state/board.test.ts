/** A board that is written on keeps its tables as one that is made from the same state has them, both ways. */

import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../../src/core/json/hash';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { boardOf, boardToPlayOn, glanceAt } from '../../../../src/systems/thirty-years-war/engine/boards';
import { moves, think } from '../../../../src/systems/thirty-years-war/engine/judge';
import { supposing, trying } from '../../../../src/systems/thirty-years-war/engine/suppose';
import { reground } from '../../../../src/systems/thirty-years-war/standard/12-terrain/barriers';
import { Board } from '../../../../src/systems/thirty-years-war/state/board';
import { DISRUPTED, MOVED } from '../../../../src/systems/thirty-years-war/state/piece';
import { knownPiece } from '../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { BATTLES_OF_1976 } from '../../../helpers/battlesOf1976';
import { board, counter } from '../../../helpers/positions/board';
import { chance } from '../../../helpers/positions/scattered';

function startOf(id: string): State {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
}

/** Made of nothing but the state. */
function again(state: State): Board {
  const made = new Board(state);
  reground(made);
  return made;
}

/** All that its tables say, hex by hex. */
function tables(of: Board): unknown {
  const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id);
  const sides = [0, 1] as const;
  return {
    hexes: of.field.grid.numbers.map((_, hex) => [
      ids(of.piecesIn(hex)),
      of.unitIn(hex)?.id,
      of.opaque[hex],
      ...sides.map((side) => [
        of.unitsBy(side)[hex],
        ids(of.controllersOf(side, hex)),
        of.isControlled(side, hex),
        of.isBeside(side, hex),
      ]),
    ]),
    crowded: sides.map((side) => of.isCrowded(side)),
    phasing: of.phasingIndex,
  };
}

describe('a board that is written on', () => {
  it.each(BATTLES_OF_1976)('has the tables of one that is made of its state: %s', (id) => {
    let state = startOf(id);
    const [start, atStart] = [state, tables(again(state))];
    const on = think(state);
    const draw = chance(5);
    for (let played = 0; played < 240 && !on.over; played++) {
      const [command] = on.moves({ draw });
      if (!command) throw new Error('nothing is legal');
      on.play(command, (sides) => 1 + draw(sides));
      if (played % 12 > 0) continue;
      state = on.state();
      const fresh = again(state);
      const asMade = tables(fresh);
      expect(tables(boardOf(state))).toEqual(asMade);
      expect(tables(glanceAt(state))).toEqual(asMade);
      expect(tables(boardToPlayOn(state))).toEqual(asMade);
      expect(hashOf(fresh.toState())).toBe(hashOf(state));
      expect([...moves(fresh)]).toEqual([...on.moves()]);
    }
    expect(tables(glanceAt(start))).toEqual(atStart);
  });

  it('tells a state in which counters that did not change are the same objects', () => {
    const state = board('F 8-3 0609 | F 6-3 0709 | S 10-2 0611');
    const on = boardToPlayOn(state);
    expect(on.toState()).toBe(state);
    on.flag(knownPiece(on, counter(state, 'f0609').id), MOVED);
    const { counters } = on.toState();
    expect(counters.map((one, i) => one === state.counters[i])).toEqual([false, true, true]);
    expect(counters[0]).toEqual({ ...state.counters[0], moved: true });
  });

  it('is as it was once what was tried on it is taken back, however deep', () => {
    const on = boardToPlayOn(board('F 8-3 0609 | F 6-3 0709 | S 10-2 0611'));
    const before = [hashOf(on.toState()), on.stamp, tables(on)];
    const [first, second] = on.pieces;
    if (!first || !second) throw new Error('nobody');
    const inner = () =>
      trying(
        on,
        () => {
          on.remove(second, 'eliminated');
          on.change({ gameTurn: 9 });
        },
        () => [on.gameTurn, on.isCrowded(0), on.unitIn(second.hex)?.id ?? null],
      );
    const outer = trying(
      on,
      () => {
        on.place(first, second.hex);
        on.flag(first, DISRUPTED);
      },
      () => [on.isCrowded(0), ...inner(), on.gameTurn],
    );
    expect(outer).toEqual([true, 9, false, null, 1]);
    expect([hashOf(on.toState()), on.stamp, tables(on)]).toEqual(before);
  });

  it('stays as it is beside one that is supposed, and is that one if nothing would change', () => {
    const on = boardOf(board('F 8-3 0609 | S 10-2 0611'));
    const [first] = on.pieces;
    if (!first) throw new Error('nobody');
    const supposed = supposing(on, (other) => other.flag(first, DISRUPTED));
    expect([on.pieces[0]?.disrupted, supposed.pieces[0]?.disrupted]).toEqual([false, true]);
    expect(supposing(on, (other) => other.flag(first, 0, DISRUPTED))).toBe(on);
  });
});
