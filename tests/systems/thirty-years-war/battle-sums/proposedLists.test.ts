import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../../src/core/distribution';
import { proposedLists } from '../../../../src/systems/thirty-years-war/battle-sums/proposedLists';
import { sumsOf } from '../../../../src/systems/thirty-years-war/battle-sums/sums';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { trying } from '../../../../src/systems/thirty-years-war/engine/suppose';
import type { CommandOf } from '../../../../src/systems/thirty-years-war/engine/types';
import { everyBattle } from '../../../../src/systems/thirty-years-war/standard/08-combat/battles';
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

describe('the plans that are proposed (8.0)', () => {
  it('stand in the order of the points expected of them, and are the best of all on small boards', () => {
    let [boards, allotments] = [0, 0];
    for (let seed = 1; seed <= 100; seed++) {
      const on = new Board(boardOf(small(seed)));
      const all = everyAllotment(on);
      const proposed = proposedLists(on, []).map(({ battles }) => pointsOf(on, battles));
      expect(proposed).toEqual(proposed.toSorted((a, b) => b - a));
      if (all.length === 0) continue;
      boards++;
      allotments += all.length;
      const most = Math.max(...all.map((battles) => pointsOf(on, battles)));
      // Nothing is proposed where it is better not to fight.
      if (proposed.length > 0 || most > 0) expect(proposed[0]).toBeCloseTo(most, 9);
    }
    expect([boards, allotments]).toEqual([94, 222]);
  });
});
