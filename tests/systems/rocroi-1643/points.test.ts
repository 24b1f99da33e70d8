import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/systems/rocroi-1643';
import { allMarkers } from '../../../src/systems/rocroi-1643/04-sequence/sequence';
import { judged, scoresOf } from '../../../src/systems/rocroi-1643/13-victory/points';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { stateAt } from '../../helpers/rocroi1643/positions';
import { strewnState } from '../../helpers/rocroi1643/strewn';

describe('levels of victory (13.0)', () => {
  it.each([
    [0, 0, null, 'draw'],
    [1, 0, null, 'strategic'],
    [40, 40, 10, 'draw'],
    [43, 40, 10, 'draw'],
    [44, 40, 11, 'minor'],
    [59, 40, 14, 'minor'],
    [60, 40, 15, 'major'],
    [79, 40, 19, 'major'],
    [80, 40, 20, 'strategic'],
  ])('%i to %i quarters', (larger, smaller, ratio, level) => {
    expect(judged(larger, smaller)).toMatchObject({ ratio, level, leader: larger === smaller ? null : 0 });
    expect(judged(smaller, larger)).toMatchObject({ ratio, level, leader: larger === smaller ? null : 1 });
  });

  it('a verdict names the winner, his level and the points', () => {
    const state = { ...strewnState(3), over: true };
    const verdict = rules.verdict(state);
    const board = boardOf(state);
    const points = [0, 1].map(
      (side) => scoresOf(board, side === 0 ? 0 : 1).reduce((sum, { quarters }) => sum + quarters, 0) / 4,
    );
    expect(verdict?.points).toEqual({ spanish: points[0], french: points[1] });
    expect(verdict?.text).toMatch(/^(A draw|\w+ (tactical )?victory).*\.$/);
  });
});

describe('points (13.0)', () => {
  it('are for each loss of the enemy, a quarter for disorder', () => {
    const tercios = 'S tercio 1319 reduced | S tercio 1320!';
    const others = 'S foot 1016! | S horse 1017* | S foot lost* | S horse lost! | S aide0-4 0501';
    const board = boardOf(stateAt(`F foot 2001 | F horse 1901! | ${tercios} | ${others}`));
    expect(scoresOf(board, 1)).toEqual([
      { counter: 's0501l', kind: 'leader', quarters: 4 * 6 },
      { counter: 's1319', kind: 'lost', quarters: 4 * 3 },
      { counter: 's1320', kind: 'routed', quarters: 4 * 3 * 2 },
      { counter: 's1016', kind: 'routed', quarters: 4 * 2 },
      { counter: 's1017', kind: 'disorganised', quarters: 1 },
      { counter: 's-foot', kind: 'lost', quarters: 4 * 2 },
      { counter: 's-horse', kind: 'lost', quarters: 4 },
    ]);
    expect(scoresOf(board, 0)).toEqual([{ counter: 'f1901', kind: 'routed', quarters: 4 }]);
  });

  it('are for a commander in chief, a leader and each of his aides who fell', () => {
    const state = stateAt('F foot 2001 | S foot 0401 | S leader1-6 lost | S chief3-8 lost');
    const leaders = state.leaders.map((leader) => ({
      ...leader,
      fallen: true,
      aidesLost: leader.id === 's-leaderl' ? 2 : 0,
    }));
    expect(scoresOf(boardOf({ ...state, leaders }), 1)).toEqual([
      { counter: 's-leaderl', kind: 'leader', quarters: 4 * 6 },
      { counter: 's-leaderl', kind: 'aide', quarters: 4 * 3 * 2 },
      { counter: 's-chiefc', kind: 'chief', quarters: 4 * 10 },
    ]);
  });
});

describe('the winner (13.0)', () => {
  const verdictOf = (position: string) => rules.verdict({ ...stateAt(position), over: true });
  const eachLost = [...Array(8).fill('F foot lost'), ...Array(8).fill('S foot lost')].join(' | ');

  it('is the side with more points', () => {
    const verdict = verdictOf('F foot 2001 | S foot 0401 | F foot lost');
    expect(verdict?.winner).toBe('spanish');
    expect(verdict?.text).toContain('of the Spanish');
  });

  it('is nobody in a draw, though one side has more', () => {
    const verdict = verdictOf(`F foot 2001* | S foot 0401 | ${eachLost}`);
    const { spanish = 0, french = 0 } = verdict?.points ?? {};
    expect(spanish).toBeGreaterThan(french);
    expect(verdict?.winner).toBeNull();
    expect(verdict?.text).toMatch(/^A draw/);
  });
});

describe('the markers of a turn (5.1, 9.4)', () => {
  it('are of all leaders, aides too, but of no dead commander in chief', () => {
    const state = strewnState(5);
    const fallen = { ...state, leaders: state.leaders.map((leader) => ({ ...leader, fallen: true })) };
    const corps = state.scenario.leaders.filter((leader) => leader.corps !== null).map(({ id }) => id);
    expect(allMarkers(fallen)).toEqual(corps);
    const alive = { ...state, leaders: state.leaders.map((leader) => ({ ...leader, fallen: false })) };
    expect(allMarkers(alive).length).toBe(state.leaders.length);
    expect(state.leaders.length).toBeGreaterThan(corps.length);
  });
});
