/** The Bavarians on the last day, when they need a Line of Communications and have none. */
import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../../../src/core/dice/draw';
import { effortOf } from '../../../../../src/core/opponent/effort';
import { bestFirst, plansOf } from '../../../../../src/core/opponent/plans';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgAims } from '../../../../../src/systems/thirty-years-war/freiburg/opponent/aims';
import {
  freiburgGround,
  isCutOff,
} from '../../../../../src/systems/thirty-years-war/freiburg/opponent/stakes';
import { thirtyYearsWarMind as mind } from '../../../../../src/systems/thirty-years-war/opponent';
import { worth } from '../../../../../src/systems/thirty-years-war/opponent/worth';
import { Board } from '../../../../../src/systems/thirty-years-war/state/board';
import { BAVARIAN, campaignAt, FRENCH, type Moment } from '../../../../helpers/positions/campaign';

/** Beyond the outer gateways. */
const BEFORE_THE_GATES = ['0310', '0708', '0715', '1011', '1013'];
const MERCY = 'bav-leader-von-mercy 0711';
const SEVEN = [
  ...['bav-6-3-01 0710', 'bav-6-3-02 0712', 'bav-6-3-03 0811', 'bav-6-3-04 0810'],
  ...['bav-6-3-05 0809', 'bav-6-3-06 0610', 'bav-6-3-07 0611'],
].join(', ');
/** Seven in the town, with their Leader and a gun; a weak enemy, or a strong one. */
const WEAK = `${SEVEN}, ${MERCY}, bav-art-1 0709, fr-3-8-01 0916`;
const LEADERLESS = WEAK.replace(`${MERCY}, `, '');
const STRONG = `${WEAK}, ${Array.from({ length: 9 }, (_, i) => `fr-6-3-0${i + 1} ${1016 + 100 * i}`).join(', ')}`;

const at = (moment: Partial<Moment> & Pick<Moment, 'on'>) =>
  campaignAt({ game: 'siege', day: 1, lastIn: BEFORE_THE_GATES, side: BAVARIAN, ...moment });
const boardAt = (...args: Parameters<typeof at>) => new Board(boardOf(at(...args)));
const OPEN = { lastIn: BEFORE_THE_GATES.slice(1) };
const ofTown = { game: 'both', day: 2, defence: 'town', redeployed: 'town' } as const;

describe('the Bavarians are cut off', () => {
  it.each([
    ['in the siege with every gateway shut (freiburg:19.57, 19.61)', {}, true],
    ['not with one open', OPEN, false],
    ['not once one has left', { exited: ['bav-2-8-01'] }, false],
    ['not on the first day', { day: 0 }, false],
    ['in the campaign from the town, too (freiburg:18.73)', ofTown, true],
    ['not there with one open', { ...ofTown, ...OPEN }, false],
    ['not there once their Leader is gone', { ...ofTown, on: LEADERLESS }, false],
    ['in the siege without him, too', { on: LEADERLESS }, true],
  ] as const)('%s', (_, moment, expected) => {
    expect(isCutOff(boardAt({ on: WEAK, ...moment }))).toBe(expected);
  });
});

describe('who is cut off', () => {
  it('attacks where he is the stronger side, and else stays', () => {
    const drives = [WEAK, STRONG].map((on) => freiburgAims(boardAt({ on }), 1).drive);
    expect(drives).toEqual([1, 0]);
    expect(freiburgAims(boardAt({ on: WEAK, ...OPEN }), 1).drive).toBe(0);
  });
  it.each([
    ['in the siege', {}],
    ['in the campaign from the town', ofTown],
  ] as const)('is better off with a Line: %s', (_, moment) => {
    const [closed, open] = [boardAt({ on: WEAK, ...moment }), boardAt({ on: WEAK, ...moment, ...OPEN })];
    expect(Math.abs(freiburgGround(closed) - freiburgGround(open))).toBeGreaterThan(500);
    expect(worth(open, 1)).toBeGreaterThan(worth(closed, 1));
    expect(worth(open, 1) - worth(closed, 1)).toBeLessThan(2_500);
  });
});

describe('guns of the town (freiburg:19.55)', () => {
  const plansIn = (state: ReturnType<typeof at>) =>
    plansOf(thirtyYearsWar, mind, state, { effort: effortOf({ positions: 50 }), draw: drawFrom('tests') });
  const best = (state: ReturnType<typeof at>) => {
    const [plan] = bestFirst(plansIn(state));
    if (!plan) throw new Error('no plan');
    return plan;
  };
  const firing = { phase: 'artilleryFire' } as const;

  it('breach the outer wall for a way out, and say so', () => {
    const state = at({ on: WEAK, ...firing });
    const { commands, why } = best(state);
    if (commands[0]?.do !== 'fireAtWalls') throw new Error('no shot at a wall');
    expect(why.places).toEqual([commands[0].at]);
    expect(thirtyYearsWar.check(state, commands[0])).toEqual([]);
    expect(mind.told?.(state, why)).toMatch(/^\d in 6 for a hit on our own walls: a breach is a way out/);
  });
  it('leave the walls between quarters alone', () => {
    const { sections = [], hexsides = [] } = at({ on: WEAK }).scenario.map.fortress ?? {};
    const town = sections.flatMap(({ hexes }) => hexes);
    const outer = hexsides.flatMap(({ inside, outside }) => (town.includes(outside) ? [] : [inside]));
    const aims = plansIn(at({ on: WEAK, ...firing })).flatMap(({ commands: [act] }) =>
      act?.do === 'fireAtWalls' ? [act.at] : [],
    );
    expect(aims.length).toBeGreaterThan(1);
    expect(aims.filter((hex) => !outer.includes(hex))).toEqual([]);
  });
  it.each([
    ['where a gateway is open', { on: WEAK, ...OPEN }],
    ['against a stronger besieger', { on: STRONG }],
    ['on the first day', { on: WEAK, day: 0 }],
  ] as const)('do not %s', (_, moment) => {
    expect(best(at({ ...moment, ...firing })).commands[0]?.do).toBe('endPhase');
  });
  it('of the besieger fire at any wall', () => {
    const state = at({ on: `${SEVEN}, ${MERCY}, fr-3-8-01 0916, fr-art-1 0914`, side: FRENCH, ...firing });
    expect(best(state).commands[0]?.do).toBe('fireAtWalls');
  });
});
