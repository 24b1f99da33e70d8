/** What pointing at a destination says of the obligations there, and that the Combat Phase then holds it to that. */
import { describe, expect, it } from 'vitest';
import type { CounterId } from '../../../../../src/core/contract/values';
import { resolve } from '../../../../../src/core/resolve';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import type { MoveCommand } from '../../../../../src/systems/thirty-years-war/standard/06-movement/move';
import { movableCounters } from '../../../../../src/systems/thirty-years-war/standard/06-movement/movement';
import { reachOf } from '../../../../../src/systems/thirty-years-war/standard/06-movement/reach';
import { destinations, moveTo } from '../../../../../src/systems/thirty-years-war/standard/06-movement/ways';
import { obligationsOf } from '../../../../../src/systems/thirty-years-war/standard/08-combat/obligations';
import {
  battleOf,
  obligationAfter,
} from '../../../../../src/systems/thirty-years-war/standard/08-combat/obligations-words';
import { battleFigures } from '../../../../../src/systems/thirty-years-war/standard/08-combat/strength';
import type { Piece } from '../../../../../src/systems/thirty-years-war/state/piece';
import { hexNumberOf, phasingIndex } from '../../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { board, move, after as outcomeOf } from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';
import { strewn } from '../../../../helpers/positions/strewn';
import { groundOf } from '../../../../oracle/ground';
import { mayAttack, strengthsOf } from '../../../../oracle/laws/battleLaw';

/** What pointing at a hex says, behind the words about the way. */
function pointing(line: string, from: string, to: string, setting: Setting = {}): string {
  const state = board(line, { phase: 'movement', ...setting });
  const mover = state.counters.find(({ at }) => at === from);
  if (!mover) throw new Error('nobody there');
  const draft = { kind: 'move', counter: mover.id, path: [], tracing: false } as const;
  const { text } = thirtyYearsWar.preview(state, draft, { on: 'place', at: to });
  return text.replace(/^Move .*? \(\d{4}\)\. ?(Costs more: .*?\.)? ?/, '');
}

describe('pointing at a destination (7.21, 8.11)', () => {
  it('names all who must be fought, with the odds of a fight alone', () => {
    expect(pointing('F 2-6 0603 | S 4-2 0606 | S 4-2 0707', '0603', '0706')).toBe(
      'There it must fight S 4-2 (0606) and S 4-2 (0707), both: alone 2 against 8 at 1-4. No other unit could join.',
    );
  });

  it('says who stands next to it already, the odds together, and how many could still come', () => {
    const line = 'F 4-6 0603 | F 8-3 0506 | F 5-3 0604 | F 5-3 0102 | S 6-2 0606';
    expect(pointing(line, '0603', '0605')).toBe(
      'There it must fight S 6-2 (0606), 4 against 6 at 1-2. F 8-3 (0506) is next to it already: together 12 against 6 at 2-1. 1 other unit of yours could still join.',
    );
  });

  it('8.12 lets it choose among enemies whom others can fight, disrupted ones too', () => {
    const line = 'F 4-6 0603 | F 8-3 0706 | S 6-2 0606 | S 8-2* 0505';
    expect(pointing(line, '0603', '0605')).toMatch(
      /^There it must fight S 6-2 .*\(0606\), 4 against 6 at 1-2; or S 8-2 .*\(0505\), disrupted, 4 against 4 at 1-1\. F 8-3 \(0706\) is next to it already/,
    );
  });

  it('8.11 says that one of several needs no one else, and the other someone', () => {
    const line = 'F 9-6 0603 | F 8-3 0707 | S 4-2 0506 | S 6-2 0606';
    expect(pointing(line, '0603', '0605')).toMatch(
      /^There it must fight S 4-2 .*\(0506\): alone 9 against 4 at 2-1\. S 6-2 .*\(0606\) must be fought too, by it or by others\./,
    );
  });

  it('8.4, 10.12 reads terrain, disruption and Leaders as the receipt does', () => {
    const line = 'F 8-3 0604 | F leader2 0605 | S 3-2 0606 | S leader1 0606';
    expect(pointing(line, '0604', '0605', { map: { streams: [['0605', '0606']] } })).toMatch(
      /alone 10 against 8 at 1-1/,
    );
  });

  it('a disrupted neighbour may be attacked, and need not be', () => {
    expect(pointing('F 8-3 0604 | S 4-2* 0606', '0604', '0605')).toBe(
      'There it may attack S 4-2 (0606), disrupted, 8 against 2 at 4-1.',
    );
  });

  it('12.0 a pair that may not fight has no obligation', () => {
    const text = pointing('F 8-6 0604 | S 4-2 0606', '0604', '0605', { map: { woods: ['0606'] } });
    expect(text).toMatch(/^It need not fight S 4-2 .*\(0606\): no attack by Cavalry into a woods/);
    expect(text).not.toMatch(/must fight/);
  });

  it('a disrupted unit and a Leader have none of these obligations', () => {
    const said = [
      pointing('F 8-3* 0604 | S 4-2 0606', '0604', '0605'),
      pointing('F leader2 0604 | S 4-2 0606', '0604', '0605'),
    ];
    expect(said.filter((text) => /must|may/.test(text.replaceAll('Move', '')))).toEqual([]);
  });
});

describe('in positions of every game', () => {
  const standing = (state: State, { id }: Piece) => state.counters.find((one) => one.id === id);

  const fights = (state: State, attacker: Piece, defender: Piece) => {
    const [one, other] = [standing(state, attacker), standing(state, defender)];
    return one && other ? mayAttack(state, groundOf(state), one, other) : false;
  };

  /** Units that could come next to one of the enemies and attack it, tried move by move. */
  function whoCouldCome(state: State, except: readonly CounterId[], touched: readonly Piece[]) {
    const position = boardOf(state);
    const { grid } = position.field;
    return position.pieces
      .filter(
        (piece) =>
          piece.unit &&
          piece.side === phasingIndex(boardOf(state)) &&
          !piece.disrupted &&
          !piece.moved &&
          !except.includes(piece.id),
      )
      .filter((piece) =>
        [...reachOf(boardOf(state), piece).hexes].some((hex) => {
          const at = grid.numbers[hex] ?? '';
          const { id, off, holder, disrupted, attempted, fired, moved, fought } = piece;
          const there = { id, at, off, holder, disrupted, attempted, fired, moved, fought };
          const draft = { kind: 'move', counter: piece.id, path: [], tracing: false } as const;
          return (
            touched.some((enemy) => {
              const other = standing(state, enemy);
              return other && mayAttack(state, groundOf(state), there, other);
            }) && thirtyYearsWar.check(state, moveTo(boardOf(state), { piece, draft }, hex)).length === 0
          );
        }),
      )
      .map(({ id }) => id);
  }

  /** As many dice as the move asks for: a Leader lost on the way may be a matter of morale. */
  function diceOf(before: State, command: MoveCommand): readonly number[] {
    const dice: number[] = [];
    resolve(thirtyYearsWar, before, command, (purposes, sides) => {
      dice.push(...purposes.map(() => 6));
      return purposes.map((purpose) => ({ purpose, sides, face: 6, by: 'hand' }));
    });
    return dice;
  }

  it('names exactly the obligations and figures that the stop has', { timeout: 120_000 }, () => {
    const seen = { alone: 0, shared: 0, further: 0 };
    for (let seed = 1; seed <= 60; seed++) {
      const drawn = strewn(seed);
      // A defender who is asked names his Leaders later; the figures have those that usually help.
      const before: State = { ...drawn, options: { ...drawn.options, askDefender: 'no' } };
      const units = movableCounters(boardOf(before)).filter(({ unit }) => unit);
      for (const piece of units.filter((_, i) => i % 2 === seed % 2)) {
        const draft = { kind: 'move', counter: piece.id, path: [], tracing: false } as const;
        const places = destinations(boardOf(before), piece, draft);
        const place = places[(seed * 7) % Math.max(1, places.length)];
        const hex = boardOf(before).field.grid.indexOf.get(place?.at ?? '') ?? -1;
        if (hex < 0) continue;
        const command: MoveCommand = moveTo(boardOf(before), { piece, draft }, hex);
        const found = obligationAfter(boardOf(before), command);
        const { state } = outcomeOf(before, () => command, diceOf(before, command));
        if (piece.disrupted || state.pending || state.over) {
          expect(found).toBeNull();
          continue;
        }
        if (!found) throw new Error('no answer');
        const touched = [...found.alone, ...found.shared];
        const obligations = obligationsOf(boardOf(state));
        expect(obligations.mustAttack.includes(piece.id)).toBe(touched.length > 0);
        for (const { id } of touched) expect(obligations.mustBeAttacked).toContain(id);
        for (const other of found.already)
          expect(touched.some((enemy) => fights(state, other, enemy))).toBe(true);
        for (const enemies of [found.alone, ...touched.map((one) => [one])]) {
          if (enemies.length === 0) continue;
          const battle = battleOf(boardOf(state), [found.unit], enemies);
          const own = thirtyYearsWar.check(
            { ...state, phase: 'combat', obligations: obligations },
            { do: 'attack', ...battle },
          );
          expect(own.filter(({ rule }) => rule !== '8.11' && rule !== '8.12' && rule !== '8.21')).toEqual([]);
          expect(battleFigures(boardOf(state), battle)).toMatchObject(strengthsOf(state, battle));
        }
        if (touched.length > 0) {
          const except = [piece.id, ...found.already.map(({ id }) => id)];
          const truly = whoCouldCome(state, except, touched);
          expect(found.further.map(({ id }) => id).sort()).toEqual(truly.sort());
        }
        seen.alone += found.alone.length;
        seen.shared += found.shared.length;
        seen.further += found.further.length;
        expect(hexNumberOf(boardOf(state), found.unit)).toBe(place?.at);
      }
    }
    expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
  });

  it('does not touch the position that it is asked about', () => {
    const state = board('F 8-3 0604 | S 4-2 0606', { phase: 'movement' });
    const copy = structuredClone(state);
    const command = move('0604', '0605')(state);
    if (command.do === 'move') obligationAfter(boardOf(state), command);
    expect(state).toEqual(copy);
  });
});
