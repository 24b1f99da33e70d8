import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../../src/core/distribution';
import { proposedLists } from '../../../../src/systems/thirty-years-war/battle-sums/proposedLists';
import { sumsOf } from '../../../../src/systems/thirty-years-war/battle-sums/sums';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { trying } from '../../../../src/systems/thirty-years-war/engine/suppose';
import type { CommandOf } from '../../../../src/systems/thirty-years-war/engine/types';
import { Gains } from '../../../../src/systems/thirty-years-war/estimate/gains';
import { everyBattle } from '../../../../src/systems/thirty-years-war/standard/08-combat/battles';
import { requiredBattles } from '../../../../src/systems/thirty-years-war/standard/08-combat/completion';
import { openObligations } from '../../../../src/systems/thirty-years-war/standard/08-combat/obligations';
import { engage } from '../../../../src/systems/thirty-years-war/standard/08-combat/results';
import { Board } from '../../../../src/systems/thirty-years-war/state/board';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../helpers/positions/board';
import { chance } from '../../../helpers/positions/scattered';

type Battle = CommandOf<'attack'>;

/** A few units of both sides in a patch of four hexes by three, in a Combat Phase. */
function small(seed: number): State {
  const draw = chance(seed * 7919 + 3);
  for (let i = 0; i < 5; i++) draw(2);
  const free = Array.from({ length: 12 }, (_, i) => `0${3 + Math.floor(i / 3)}0${3 + (i % 3)}`);
  const hex = () => free.splice(draw(free.length), 1)[0];
  const unit = (side: string) =>
    `${side} ${[2, 4, 6, 8, 10, 12][draw(6)]}-${draw(3) === 0 ? 6 : 3}${draw(4) === 0 ? '*' : ''} ${hex()}`;
  const units = [
    ...Array.from({ length: 3 + draw(2) }, () => unit('F')),
    ...Array.from({ length: 2 + draw(3) }, () => unit('S')),
  ];
  return board(units.join(' | '), { phase: 'combat', rules: 'rocroi' });
}

const keyOf = ({ attackers, defenders, charge }: Omit<Battle, 'do'>) =>
  `${attackers.join()}x${defenders.join()}${charge ? '!' : ''}`;

/** All sets of battles that can be fought together and leave nobody who must fight. @rule 8.11, 8.12 */
function everyAllotment(board: Board): readonly (readonly Battle[])[] {
  const found = new Map<string, readonly Battle[]>();
  const seen = new Set<string>();
  const go = (chosen: readonly Battle[]): void => {
    const key = chosen.map(keyOf).toSorted().join('|');
    if (seen.has(key)) return;
    seen.add(key);
    const { attackers, defenders } = openObligations(board);
    if (chosen.length > 0 && attackers.length + defenders.length === 0) found.set(key, chosen);
    for (const battle of [...everyBattle(board)])
      trying(
        board,
        () => engage(board, battle),
        () => go([...chosen, battle]),
      );
  };
  go([]);
  return [...found.values()];
}

const pointsOf = (board: Board, battles: readonly Omit<Battle, 'do'>[]) => {
  const { ahead } = sumsOf(
    board,
    battles.map((battle): Battle => ({ do: 'attack', ...battle })),
  );
  if (!ahead) throw new Error('no points');
  return meanOf(ahead);
};

/** By how much the measure of the attacker is expected to change by all of them. */
const worthOf = (board: Board, gains: Gains, battles: readonly Battle[]) =>
  battles.reduce((sum, battle) => sum + gains.of(board, battle, board.phasingIndex), 0);

describe('the plans that are proposed (8.0)', () => {
  it('are the three of all that promise most points, in that order, on small boards', () => {
    let [boards, allotments, shown] = [0, 0, 0];
    for (let seed = 1; seed <= 100; seed++) {
      const on = new Board(boardOf(small(seed)));
      const gains = new Gains();
      const all = everyAllotment(on).map((battles) => ({
        points: pointsOf(on, battles),
        worth: worthOf(on, gains, battles),
      }));
      const required = requiredBattles(on);
      const least = { points: pointsOf(on, required), worth: worthOf(on, gains, required) };
      // None is proposed that is worse in everything than what has to be fought.
      const best = all
        .filter(({ points, worth }) => worth >= least.worth || points > least.points)
        .map(({ points }) => points)
        .toSorted((a, b) => b - a)
        .slice(0, 3);
      const proposed = proposedLists(on, []).map(({ battles }) => pointsOf(on, battles));
      expect(proposed, `${seed}`).toEqual(best.map((points) => expect.closeTo(points, 9)));
      if (all.length === 0) continue;
      boards++;
      allotments += all.length;
      shown += proposed.length;
    }
    expect([boards, allotments, shown]).toEqual([94, 222, 150]);
  });
});
