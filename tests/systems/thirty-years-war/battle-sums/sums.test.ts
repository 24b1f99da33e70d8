import { describe, expect, it } from 'vitest';
import { type Spread, shareOf } from '../../../../src/core/distribution';
import { lossesOn, pointsOn } from '../../../../src/systems/thirty-years-war/battle-sums/fought';
import { shownSums } from '../../../../src/systems/thirty-years-war/battle-sums/shown';
import { type Sums, sumsOf } from '../../../../src/systems/thirty-years-war/battle-sums/sums';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { trying } from '../../../../src/systems/thirty-years-war/engine/suppose';
import type { Command } from '../../../../src/systems/thirty-years-war/engine/types';
import { nextLevels } from '../../../../src/systems/thirty-years-war/play/standing';
import type { AttackCommand } from '../../../../src/systems/thirty-years-war/standard/08-combat/attack';
import { likelyBattles } from '../../../../src/systems/thirty-years-war/standard/08-combat/battles';
import { engage } from '../../../../src/systems/thirty-years-war/standard/08-combat/results';
import { Board } from '../../../../src/systems/thirty-years-war/state/board';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { everyEnd } from '../../../helpers/everyDie';
import { type Act, attack, board } from '../../../helpers/positions/board';
import type { Setting } from '../../../helpers/positions/boardFile';
import { chance } from '../../../helpers/positions/scattered';
import { strewn } from '../../../helpers/positions/strewn';

type Ends = NonNullable<ReturnType<typeof everyEnd>>;

const asAttack = (command: Command): AttackCommand => {
  if (command.do !== 'attack') throw new Error('no attack');
  return command;
};

/** How often each figure comes up, rounded, so that two ways of counting can be compared. */
const shares = (found: Iterable<readonly [number, number]>) => {
  const by = new Map<number, number>();
  for (const [figure, share] of found) by.set(figure, (by.get(figure) ?? 0) + share);
  return [...by].toSorted(([a], [b]) => a - b).map(([figure, share]) => `${figure}: ${share.toFixed(9)}`);
};
const ofSpread = ({ of, bars }: Spread) =>
  shares(bars.map(({ figure, ways }) => [figure, shareOf(ways, of)] as const));

function ofEnds(before: State, ends: Ends, figure: (board: Board) => number) {
  const at = figure(new Board(boardOf(before)));
  return shares(ends.map(([state, share]) => [figure(new Board(boardOf(state))) - at, share] as const));
}

const ofCounters = (ends: Ends, holds: (state: State, id: string) => boolean, ids: readonly string[]) =>
  ids
    .map(
      (id) => [id, ends.reduce((sum, [state, share]) => (holds(state, id) ? sum + share : sum), 0)] as const,
    )
    .filter(([, share]) => share > 0)
    .map(([id, share]) => `${id}: ${share.toFixed(9)}`)
    .toSorted();
const atRisk = (found: Sums['taken']) =>
  found.map(({ piece, ways, of }) => `${piece.id}: ${(ways / of).toFixed(9)}`).toSorted();

const counterOf = (state: State, id: string) => state.counters.find((one) => one.id === id);

function expectSame(state: State, battles: readonly AttackCommand[], ends: Ends): void {
  const sums = sumsOf(new Board(boardOf(state)), battles);
  for (const side of [0, 1] as const) {
    expect(ofSpread(sums.lost[side])).toEqual(ofEnds(state, ends, (after) => lossesOn(after)[side]));
    if (sums.points)
      expect(ofSpread(sums.points[side])).toEqual(
        ofEnds(state, ends, (after) => pointsOn(after)?.[side] ?? 0),
      );
  }
  for (const { name, level, reached } of sums.levels) {
    const is = (end: State) => nextLevels(boardOf(end)).find((one) => one.name === name)?.level !== level;
    const share = ends.reduce((sum, [end, part]) => (is(end) ? sum + part : sum), 0);
    expect(shareOf(reached.ways, reached.of)).toBeCloseTo(share, 9);
  }
  const ids = state.counters.map(({ id }) => id);
  const isUnit = (id: string) => {
    const kind = state.scenario.counters.find((one) => one.id === id)?.kind;
    return kind === 'infantry' || kind === 'cavalry';
  };
  const gone = (end: State, id: string) =>
    counterOf(end, id)?.off === 'eliminated' && counterOf(state, id)?.off !== 'eliminated';
  const turned = (end: State, id: string) => {
    const after = counterOf(end, id);
    return after?.at !== null && after?.disrupted === true && counterOf(state, id)?.disrupted !== true;
  };
  // Which attackers an exchange disrupts is a matter of choice where several are alike.
  const defenders = battles.flatMap((battle) => battle.defenders);
  expect(atRisk(sums.disrupted.filter(({ piece }) => defenders.includes(piece.id)))).toEqual(
    ofCounters(ends, turned, defenders),
  );
  expect(atRisk(sums.eliminated)).toEqual(ofCounters(ends, gone, ids.filter(isUnit)));
  expect(atRisk(sums.taken)).toEqual(
    ofCounters(
      ends,
      gone,
      ids.filter((id) => !isUnit(id)),
    ),
  );
}

const ROCROI: Setting = { phase: 'combat', rules: 'rocroi' };

describe('the sums of several battles', () => {
  it.each<[string, Setting, readonly Act[]]>([
    [
      'F 8-3 0609 | S 4-3 0610 | F 12-3 0303 | S 8-2* 0304',
      ROCROI,
      [attack(['0609'], ['0610']), attack(['0303'], ['0304'])],
    ],
    [
      'F 8-3 0609 | F 6-3 0710 | S 6-3 0610 | F 4-3 0303 | S 12-3 0304 | F 9-6 0909 | S 3-2 0910',
      ROCROI,
      [attack(['0609', '0710'], ['0610']), attack(['0303'], ['0304']), attack(['0909'], ['0910'])],
    ],
    [
      'F 8-3 0609 | F leader2 0609 | S 4-3 0610 | S leader1 0610 | F 6-3 0303 | S 12-3* 0304',
      { ...ROCROI, leaderPoints: { f0609l: 4, s0610l: 3 } },
      [attack(['0609'], ['0610'], { leaders: 'default' }), attack(['0303'], ['0304'])],
    ],
  ])('are those of every way of throwing the dice (8.6, 8.61): %s', (line, setting, acts) => {
    const state = board(line, setting);
    const battles = acts.map((act) => asAttack(act(state)));
    const ends = everyEnd(state, battles);
    if (!ends) throw new Error('a battle became illegal');
    expectSame(state, battles, ends);
  });

  it('count points for a level that only both battles together reach (rocroi:19.1, rocroi:20.12)', () => {
    const setting: Setting = { ...ROCROI, losses: { F: [10, 0], S: [91, 0] } };
    const state = board('F 12-6 0609 | S 6-6* 0610 | F 12-6 0303 | S 5-6* 0304', setting);
    const battles = [attack(['0609'], ['0610']), attack(['0303'], ['0304'])].map((act) =>
      asAttack(act(state)),
    );
    const ends = everyEnd(state, battles);
    if (!ends) throw new Error('a battle became illegal');
    expectSame(state, battles, ends);
    const { levels, points } = sumsOf(new Board(boardOf(state)), battles);
    const cavalry = levels.find(({ name }) => name === 'Spanish cavalry');
    // Each of them is eliminated by 1 to 3 at 2-1 and by Dx as well.
    expect(cavalry?.left).toBe(9);
    expect(Number(cavalry?.reached.ways)).toBeGreaterThan(0);
    expect(Math.max(...(points?.[0].bars ?? []).map(({ figure }) => figure))).toBeGreaterThan(11);
  });

  it('are told as points of both sides, too (rocroi:19.1)', () => {
    const setting: Setting = { ...ROCROI, losses: { F: [95, 0], S: [95, 0] } };
    const state = board('F 12-6 0609 | S 6-6* 0610 | F 6-6 0303 | S 30-6 0304', setting);
    const battles = [attack(['0609'], ['0610']), attack(['0303'], ['0304'])].map((act) =>
      asAttack(act(state)),
    );
    const { charts } = shownSums(new Board(boardOf(state)), battles);
    // Five of six faces eliminate 6, and 15 come with the level of 100; four of six eliminate the 6 at 1-5.
    expect(charts[2]?.average).toBe('+13.5 on average: French +17.5, Spanish +4.0');
  });

  it('reach no level by which an army breaks before it (freiburg:15.16)', () => {
    const state = board('F 3-3 0605 | B 12-3 0606 | B 6-3 1010 | F 6-3 0101 | M 4-3 0110', {
      ...{ rules: 'freiburg', phase: 'combat', day: '5-august' },
      start: { armies: { french: { casualties: 76, levelsTested: 3 } } },
    });
    const { levels } = sumsOf(new Board(boardOf(state)), [asAttack(attack(['0605'], ['0606'])(state))]);
    const chances = levels.map(({ id, reached: { ways }, rule }) => [id, ways > 0n, rule]);
    expect(chances).toContainEqual(['french', true, 'freiburg:15.12']);
    expect(chances).toContainEqual(['mercenary', false, 'freiburg:15.12']);
  });

  it('are nothing where nothing is fought', () => {
    const sums = sumsOf(new Board(boardOf(board('F 8-3 0609 | S 4-3 0610', ROCROI))), []);
    expect(sums.lost.map(ofSpread)).toEqual([['0: 1.000000000'], ['0: 1.000000000']]);
    expect(sums.eliminated).toEqual([]);
  });

  it('leave the position as it was', () => {
    const state = board('F 8-3 0609 | S 4-3 0610', ROCROI);
    const now = new Board(boardOf(state));
    const before = JSON.stringify(now.toState());
    sumsOf(now, [asAttack(attack(['0609'], ['0610'])(state))]);
    expect(JSON.stringify(now.toState())).toBe(before);
  });
});

/** Legal battles one after the other, drawn from those that there are. */
function drawn(now: Board, draw: ReturnType<typeof chance>, most: number): readonly AttackCommand[] {
  const battles: AttackCommand[] = [];
  trying(
    now,
    () => {
      for (let one = 0; one < most; one++) {
        const legal = [...likelyBattles(now, {})];
        const battle = legal[draw(Math.max(1, legal.length))];
        if (!battle) break;
        battles.push(battle);
        engage(now, battle);
      }
    },
    () => {},
  );
  return battles;
}

/** Positions of every game, strewn: so many are looked at. */
const SEEDS = 40;

describe('in positions of every game', () => {
  it('what both sides lose is that of every way of throwing the dice, where no battle changes another', () => {
    let compared = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const strewnAt = strewn(seed);
      const state: State = {
        ...strewnAt,
        phase: 'combat',
        obligations: { mustAttack: [], mustBeAttacked: [] },
      };
      const battles = drawn(new Board(boardOf(state)), chance(seed), 2);
      if (battles.length < 2) continue;
      const ends = everyEnd(state, battles);
      // One that a result of another forbids, or with which the day ends, is not independent.
      if (!ends || ends.some(([end]) => end.over || end.pending !== null)) continue;
      if (!staysAsItStands(state, battles)) continue;
      compared++;
      expectSame(state, battles, ends);
    }
    expect(compared).toBeGreaterThan(SEEDS / 6);
  });
});

/** Whether each battle brings the same after every result of those before it as it would bring now. */
function staysAsItStands(state: State, battles: readonly AttackCommand[]): boolean {
  return battles.every((battle, at) => {
    const before = everyEnd(state, battles.slice(0, at)) ?? [];
    const alone = JSON.stringify(endsOf(state, battle));
    return before.every(([end]) => JSON.stringify(endsOf(end, battle)) === alone);
  });
}

function endsOf(state: State, battle: AttackCommand) {
  const [before, ends] = [new Board(boardOf(state)), everyEnd(state, [battle]) ?? []];
  const levels = nextLevels(before);
  return ends.map(([end, share]) => {
    const after = new Board(boardOf(end));
    const points = (side: 0 | 1) => (pointsOn(after)?.[side] ?? 0) - (pointsOn(before)?.[side] ?? 0);
    return [
      share,
      lossesOn(after).map((lost, side) => lost - (lossesOn(before)[side] ?? 0)),
      [points(0), points(1)],
      nextLevels(after)
        .map(({ level }) => level)
        .join() === levels.map(({ level }) => level).join(),
      battle.attackers.concat(battle.defenders).map((id) => {
        const { off, at, disrupted } = counterOf(end, id) ?? {};
        return `${off ?? at}${disrupted ? '*' : ''}`;
      }),
      after.leaders.map(({ off }, index) => off === before.leaders[index]?.off),
    ];
  });
}
