/**
 * Several battles fought through the game's own engine with every face of every die: what the exact sums are held to.
 */
import type { Die } from '../../src/core/dice/dice';
import { resolve } from '../../src/core/resolve';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { boardOf } from '../../src/systems/thirty-years-war/engine/boards';
import type { Command } from '../../src/systems/thirty-years-war/engine/types';
import { leaderUses } from '../../src/systems/thirty-years-war/standard/08-combat/battles';
import { battleFigures } from '../../src/systems/thirty-years-war/standard/08-combat/strength';
import { piecesOf } from '../../src/systems/thirty-years-war/state/position';
import type { State } from '../../src/systems/thirty-years-war/state/state';

class MoreDice extends Error {}

/** The states after a command, each with its share of all ways; decisions that it opens are answered. */
function* after(state: State, command: Command, answered: Answered): Generator<readonly [State, number]> {
  const open: number[][] = [[]];
  for (let faces = open.pop(); faces; faces = open.pop()) {
    let at = 0;
    const thrown = (purposes: readonly string[], sides: number) =>
      purposes.map((purpose): Die => {
        const face = faces?.[at++];
        if (face === undefined) throw new MoreDice();
        return { purpose, sides, face, by: 'hand' };
      });
    try {
      const next = resolve(thirtyYearsWar, state, command, thrown).state;
      const share = 6 ** -faces.length;
      const answer = answered(next);
      if (answer) for (const [end, part] of after(next, answer, answered)) yield [end, share * part];
      else yield [next, share];
    } catch (error) {
      if (!(error instanceof MoreDice)) throw error;
      for (let face = 6; face >= 1; face--) open.push([...faces, face]);
    }
  }
}

type Answered = (state: State) => Command | null;

/** Every end of all these, in order, with its share; null: one of them is no longer legal in some of the ways. */
export function everyEnd(
  start: State,
  battles: readonly Command[],
): readonly (readonly [State, number])[] | null {
  let ends: readonly (readonly [State, number])[] = [[start, 1]];
  for (const battle of battles) {
    const next: (readonly [State, number])[] = [];
    for (const [state, share] of ends) {
      if (thirtyYearsWar.check(state, battle).length > 0) return null;
      for (const [end, part] of after(state, battle, usualAnswer)) next.push([end, share * part]);
    }
    ends = next;
  }
  return ends;
}

/**
 * The attacker disrupts the least Strength that is enough, the defender makes the least of the odds. @rule 8.61, 10.11
 */
function usualAnswer(state: State): Command | null {
  const { pending } = state;
  const board = boardOf(state);
  if (pending?.kind === 'chooseDisrupted') {
    const strengthOf = (ids: readonly string[]) =>
      state.scenario.counters.reduce((sum, { id, ...of }) => {
        return ids.includes(id) && 'strength' in of ? sum + of.strength : sum;
      }, 0);
    const ways = [...thirtyYearsWar.moves(state)].flatMap((one) =>
      one.do === 'chooseDisrupted' ? [{ one, strength: strengthOf(one.units) }] : [],
    );
    return ways.toSorted((a, b) => a.strength - b.strength)[0]?.one ?? null;
  }
  if (pending?.kind !== 'defenderLeaders') return null;
  const { battle } = pending;
  const answers = leaderUses(board, piecesOf(board, battle.defenders)).map((leaders) => {
    const { column, defence } = battleFigures(board, { ...battle, leaders: [...battle.leaders, ...leaders] });
    return { leaders, column, defence };
  });
  const [least] = answers.toSorted((a, b) => a.column - b.column || b.defence - a.defence);
  return { do: 'assignDefenderLeaders', leaders: least?.leaders ?? [] };
}
