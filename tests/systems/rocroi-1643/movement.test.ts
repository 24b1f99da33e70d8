/** Moves of units, besides what the examples of play show: cases 7.0 and 5.2. */
import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../src/core/dice/draw';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { againOf, followingOf } from '../../../src/systems/rocroi-1643/07-movement/again';
import { goingUnit } from '../../../src/systems/rocroi-1643/07-movement/movable';
import { canMove, moveOf } from '../../../src/systems/rocroi-1643/07-movement/move';
import { endsFrom } from '../../../src/systems/rocroi-1643/07-movement/reach';
import { marchOf } from '../../../src/systems/rocroi-1643/07-movement/ways';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { played, stateAt } from '../../helpers/rocroi1643/positions';
import { counter } from '../../helpers/toy/toySystem';

const move = (unit: string, ...steps: readonly (string | number)[]) =>
  reader.read.command({ do: 'move', unit, steps });

describe('who moves (5.2, 7.1)', () => {
  it('is nobody who is lost', () => {
    const state = stateAt('F foot 1520>3 | F foot lost | S foot 0401');
    const board = boardOf(state);
    expect(board.units.filter((unit) => canMove(board, unit)).map(({ id }) => id)).toEqual(['f1520']);
    const refused = rules.check(state, move('f-foot', '1420'));
    expect(refused).toMatchObject([{ rule: '7.1', counters: ['f-foot'] }]);
    expect(refused[0]?.text).toMatch(/is not on the map/);
  });

  it('goes on with a move while there are points left, and no longer', () => {
    const begun = played(
      stateAt('F foot 1520>3 | S foot 0401'),
      move('f1520', '1420', '1320', '1220', '1121'),
    );
    expect(goingUnit(boardOf(begun))?.id).toBe('f1520');
    expect(goingUnit(boardOf(played(begun, move('f1520', '1021'))))).toBeNull();
  });

  it('goes on with what makes a charge possible (11.2)', () => {
    const before = stateAt('F horse 2010>3 | S horse 1710>0');
    const poseIn = (board: ReturnType<typeof boardOf>) =>
      moveOf(board, board.knownUnit(counter('f2010'))).pose;
    expect(poseIn(boardOf(before))).toMatchObject({ spent: 0, charge: false });
    const after = played(before, move('f2010', '1910'));
    expect(poseIn(boardOf(after))).toMatchObject({ spent: 1, charge: true });
    const turned = played(before, move('f2010', '1910', 2));
    expect(poseIn(boardOf(turned))).toMatchObject({ spent: 2, charge: false });
  });

  it('leaves an enemy zone by the front or straight back, not to its side (7.3)', () => {
    const state = stateAt('F foot 1418>3 | S foot 1319>0');
    expect(rules.check(state, move('f1418', '1518'))).toEqual([]);
    expect(rules.check(state, move('f1418', '1417'))).toMatchObject([{ rule: '7.1', counters: ['f1418'] }]);
    expect(rules.check(stateAt('F foot 1418>3 | S foot 0401'), move('f1418', '1518'))).toMatchObject([
      { rule: '7.1', counters: ['f1418'] },
    ]);
  });

  it('turns with its last point (7.2)', () => {
    const one = [...rules.moves(stateAt('F foot 1520>3 p1 | S foot 0401'))];
    expect(one).toEqual(expect.arrayContaining([move('f1520', 2), move('f1520', 4), move('f1520', '1420')]));
    expect(one).not.toContainEqual(move('f1520', 1));
  });

  it('is told how often it turns on the way', () => {
    const board = boardOf(stateAt('F foot 1520>3 | S foot 0401'));
    const { mover, pose } = moveOf(board, board.knownUnit(counter('f1520')));
    const ends = endsFrom(board, mover, pose);
    expect(new Set(ends.map(({ turns }) => turns))).toEqual(new Set([0, 1, 2]));
    const counted = (steps: (typeof ends)[number]['steps']) =>
      steps.filter((one) => typeof one === 'number').length;
    expect(ends.filter(({ turns, steps }) => turns !== counted(steps))).toEqual([]);
  });

  it('comes out of command next to no enemy, not to one beside whom it stands (8.2)', () => {
    const state = stateAt('F leader1-1 0101 | F foot 1320>3 | S foot 1319>0');
    expect(rules.check(state, move('f1320', '1219'))).toMatchObject([
      { rule: '8.2', counters: ['f1320', 's1319'] },
    ]);
    expect(rules.check(state, move('f1320', '1220'))).toEqual([]);
  });

  it('is drawn, where moves are asked for by chance', () => {
    const state = stateAt('F foot 1520>3 | S foot 0401');
    const inOrder = [...rules.moves(state)].map((command) => JSON.stringify(command));
    const drawn = [...rules.moves(state, { draw: drawFrom('moves') })].map((command) =>
      JSON.stringify(command),
    );
    expect(drawn).not.toEqual(inOrder);
    expect(drawn.toSorted()).toEqual(inOrder.toSorted());
  });
});

describe('a step that is refused', () => {
  it('into the hex of an enemy leader names him, and no leader of its own side (8.4)', () => {
    const state = stateAt('F foot 1420>3 | S leader1-6 1320 | F leader1-6 1320 | S foot 0401');
    expect(rules.check(state, move('f1420', '1320'))).toMatchObject([
      { rule: '8.4', counters: ['f1420', 's1320l'] },
    ]);
  });

  it('after going back out of an enemy zone names the unit (7.3)', () => {
    const state = played(stateAt('F foot 1418>3 | S foot 1319>0'), move('f1418', '1518'));
    const [reason] = rules.check(state, move('f1418', '1418'));
    expect(reason).toMatchObject({ rule: '7.3', counters: ['f1418'] });
    expect(reason?.text).toMatch(/F foot.* only turns now/);
  });
});

describe('a move that is refused', () => {
  const texts = (position: string, unit: string, ...steps: readonly (string | number)[]) =>
    rules.check(stateAt(`${position} | S foot 0401`, { map: { wood: ['1420'] } }), move(unit, ...steps));

  it.each([
    ['without an act', 'F foot 1520>3', [], '7.1', /at least one step/],
    ['to a hex further on', 'F foot 1520>3', ['1320'], '7.1', /1320 is not the next hex/],
    ['for want of points', 'F foot 1520>3 p1', ['1420'], '7.1', /costs 2 points; F foot.* has 1 left/],
    ['for want of points to turn', 'F foot 1520>3 p2', [0], '7.2', /turn costs 3 points; .* has 2 left/],
    [
      'for want of points out of command (8.2)',
      'F leader1-1 0101 | F foot 1520>3 p6',
      ['1419', '1319', '1218', '1118'],
      '8.2',
      /costs 1 point; .* has 3 of 6 points, and 0 left/,
    ],
  ])('%s says why', (_, position, steps, rule, text) => {
    const reasons = texts(position, 'f1520', ...steps);
    const counters = steps.length > 0 ? ['f1520'] : [];
    expect(reasons).toMatchObject([{ rule, counters }]);
    expect(reasons[0]?.text).toMatch(text);
  });
});

describe('turns that follow each other (7.2)', () => {
  const canonical = (...steps: readonly (string | number)[]) =>
    rules.canonical(stateAt('F foot 1520>3 | S foot 0401'), move('f1520', ...steps));

  it('are written as one', () => {
    expect(canonical(2, 1, '1520')).toEqual(move('f1520', 1, '1520'));
    expect(canonical('1420', 2, 4, '1321', 3)).toEqual(move('f1520', '1420', 4, '1321', 3));
  });

  it('are none where they lead back to the facing before them', () => {
    expect(canonical('1420', 2, 3, '1320')).toEqual(move('f1520', '1420', '1320'));
    expect(canonical('1420', 2, '1419', 2, '1418')).toEqual(move('f1520', '1420', 2, '1419', '1418'));
  });
});

describe('the last move again (7.1)', () => {
  const again = (...steps: readonly (string | number)[]) => {
    const before = stateAt('F foot 1520>4 | F foot 1512>2 | S foot 0401');
    const board = boardOf(played(before, move('f1520', '1519', 5)));
    const march = marchOf(board, { kind: 'move', unit: counter('f1512'), steps, tracing: false });
    if (!march) throw new Error('no move is begun');
    return againOf(board, march);
  };

  it('is turned as far from the facing that the unit has', () => {
    const made = again();
    expect(made?.like.id).toBe('f1520');
    expect(made?.end.pose.facing).toBe(3);
    expect(made?.end.steps).toHaveLength(2);
  });

  it('is not made by who has begun another way', () => {
    expect(again('1513')).toBeNull();
  });
});

describe('a leader goes along (7.4)', () => {
  const following = (unit: string) => {
    const before = stateAt(`F foot 1520>3 | F leader1-6 1721 | S foot 0401 | ${unit}`);
    const board = boardOf(played(before, move('f1520', '1420')));
    return followingOf(board, board.knownLeader(counter('f1721l')));
  };

  it('as far as the unit that moved last, to a unit of his corps', () => {
    expect(following('F foot 1621')).toMatchObject({ unit: { id: 'f1621' }, to: '1621', cost: 1 });
  });

  it('but not where he cannot come', () => {
    const ponds = { pond: ['1720', '1722', '1620', '1621', '1820', '1821'] };
    const before = stateAt('F foot 1520>3 | F leader1-6 1721 | F foot 1521 | S foot 0401', { map: ponds });
    const board = boardOf(played(before, move('f1520', '1420', '1320')));
    expect(followingOf(board, board.knownLeader(counter('f1721l')))).toBeNull();
  });

  it.each([
    ['of another corps', 'F foot 1621 left'],
    ['that is routed', 'F foot 1621!'],
  ])('but to none %s', (_, unit) => {
    expect(following(unit)).toBeNull();
  });
});
