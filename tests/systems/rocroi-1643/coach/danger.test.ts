/** What the enemy could do to a side with all of his corps, before it can act again. */
import { describe, expect, it } from 'vitest';
import { reckon } from '../../../../src/systems/rocroi-1643/11-combat/modifiers';
import { approachOf } from '../../../../src/systems/rocroi-1643/coach/approach';
import { blowToAttacker, blowToTarget } from '../../../../src/systems/rocroi-1643/coach/danger/blows';
import { Danger } from '../../../../src/systems/rocroi-1643/coach/danger/danger';
import { gainOf } from '../../../../src/systems/rocroi-1643/estimate/gains';
import { planFor } from '../../../../src/systems/rocroi-1643/estimate/plan';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { stateAt } from '../../../helpers/rocroi1643/positions';
import { counter } from '../../../helpers/toy/toySystem';

/** The last of the map. */
const ROWS = 24;

/** To the French, by the Spanish. */
function dangerOf(line: string, more: object = {}): number {
  const board = boardOf(stateAt(line, more));
  return new Danger(approachOf(board, 0)).of(board);
}

describe('what an attack costs at a glance', () => {
  const others = 'F foot 2020 | F foot 2021 | F foot 2022 | S foot 0404 | S foot 0405 | S foot 0406';
  it.each([
    ['F foot 1418>3 | S foot 1319>0', 'foot'],
    ['F foot 1418>3 m3 | S foot 1319>0* m1', 'a target that may rout'],
    ['F foot 1418>3 two | S horse 1319>0*', 'horse that an asterisk strikes'],
    ['F horse 1418>3* | S tercio 1319>0', 'an attacker in disorder'],
  ])('is what it costs by the rules where nobody is in the way: %s, %s', (line) => {
    const board = boardOf(stateAt(`${line} | ${others}`, { step: 'combat' }));
    const attack = {
      attacker: board.knownUnit(counter('f1418')),
      target: board.knownUnit(counter('s1319')),
      charge: false,
    };
    const { total } = reckon(board, attack);
    const [theirs, ours] = [
      blowToTarget(attack.target, total, false),
      blowToAttacker(attack.attacker, total),
    ];
    expect(theirs.cost - ours.cost).toBeCloseTo(gainOf(board, attack));
  });
  it('is more where there is no way back', () => {
    const { units } = boardOf(stateAt('F foot 1418 | S foot 0404'));
    const [foot] = units;
    if (!foot) throw new Error('nobody');
    expect(blowToTarget(foot, 3, true).cost).toBeGreaterThan(blowToTarget(foot, 3, false).cost);
    expect(blowToTarget(foot, 3, true).lost).toBeGreaterThan(0);
  });
});

describe('the danger to a side', () => {
  const foot = 'F foot 1520>0 | F foot 2222 | F foot 2223 | F foot 2224';
  const enemies = 'S horse 1116>0 | S leader0-8 1116 | S foot 0404 | S foot 0405';

  it('is none where nobody comes near', () => {
    expect(dangerOf(`F foot 2323 | F foot 2222 | ${enemies}`)).toBe(0);
  });
  it('is none from who is lost by then, or runs', () => {
    const before = stateAt(`${foot} | ${enemies}`);
    const danger = new Danger(approachOf(boardOf(before), 0));
    const without = (change: object) =>
      danger.of(
        boardOf({
          ...before,
          units: before.units.map((unit) => (unit.at === '1116' ? { ...unit, ...change } : unit)),
        }),
      );
    expect(without({})).toBeGreaterThan(0);
    expect(without({ at: null, steps: 0 })).toBe(0);
    expect(without({ order: 'routed' })).toBe(0);
  });
  it('of two who come together is more than of one and the other', () => {
    const one = dangerOf(`${foot} | ${enemies}`);
    const two = dangerOf(`${foot} | ${enemies} | S horse 1117>0`);
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(2 * one);
  });
  it('is more where a leader stands with a unit', () => {
    const many = `${foot} | ${enemies} | S horse 1117>0`;
    const [with_, without] = ['1520', '2222'].map((at) => dangerOf(`${many} | F leader0-4 ${at} right`));
    expect(with_).toBeGreaterThan(without ?? 0);
  });
  it('is more where more of a corps would be demoralised (12.5)', () => {
    const of = (kind: string) => {
      const others = ['2220', '2221', '2222', '2223', '2224'].map((at) => `F ${kind} ${at}`);
      const lost = others.map(() => 'F horse lost');
      return dangerOf(['F foot 1520>0', ...others, ...lost, enemies, 'S horse 1117>0'].join(' | '));
    };
    expect(of('tercio')).toBeGreaterThan(of('horse'));
  });
  it('is half of it where the marker of either may come first, and none where one’s own is sure to (5.1)', () => {
    const line = `${foot} | F leader0-4 2222 | F leader0-4 2224 right | ${enemies}`;
    const at = (...cup: readonly string[]) => dangerOf(line, { step: 'cup', cup });
    const sure = at('s1116l');
    expect(sure).toBeGreaterThan(0);
    expect(at('s1116l', 'f2222l')).toBeCloseTo(sure / 2);
    const neither = at('f2224l');
    expect(neither).toBeCloseTo(sure / 2);
    expect(at('f2222l')).toBe(0);
  });
  it('is more where the way of the retreat leads off the map (11.8)', () => {
    const at = (row: number) =>
      dangerOf(
        `F foot 12${row}>3 | F foot 0404 | F foot 0405 | F foot 0406 | S horse 12${row - 3}>0 | S leader0-8 12${row - 3} | S foot 2004 | S foot 2005`,
      );
    const [inside, atTheEdge] = [at(ROWS - 3), at(ROWS)];
    expect(inside).toBeGreaterThan(0);
    expect(atTheEdge).toBeGreaterThan(inside);
  });
  it('is less where the one who could come is attacked before', () => {
    const state = stateAt(
      'F foot 1418>3 | F foot 1320>4 | F foot 2222 | F foot 2223 | S foot 1319>0 | S leader0-8 1319 | S foot 0404 | S foot 0405',
      { step: 'combat' },
    );
    const board = boardOf(state);
    const danger = new Danger(approachOf(board, 0));
    const { fights } = planFor(board);
    expect(fights.length).toBeGreaterThan(0);
    expect(danger.of(board, fights)).toBeLessThan(danger.of(board));
  });
});
