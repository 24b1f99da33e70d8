import { describe, expect, it } from 'vitest';
import { thirtyYearsWarCoach as coach } from '../../../../src/systems/thirty-years-war/coach';
import { assaultOn } from '../../../../src/systems/thirty-years-war/coach/assault';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { Gains } from '../../../../src/systems/thirty-years-war/estimate/gains';
import { Board } from '../../../../src/systems/thirty-years-war/state/board';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { coachFaults } from '../../../helpers/coached';
import { type Act, attack, board, chooseDisrupted, endPhase, played } from '../../../helpers/positions/board';
import {
  ALTSTADT,
  choose,
  defend,
  NEUBURG,
  settled,
  startOf,
  startOfCampaign,
  VORSTADT,
} from '../../../helpers/positions/campaign';
import { over } from '../../../helpers/positions/choiceOfGround';
import { BOTH, firstOver } from '../../../helpers/positions/siege';
import { hit, on } from '../../../helpers/positions/town';

/** What can be done to the force of the second side. */
const assault = (state: State) => assaultOn(new Board(boardOf(state)), new Gains(), 1);

describe('how a force stands up to attacks', () => {
  const far = { phase: 'movement' } as const;

  it('is how much of it is undisrupted on average after the best attack that finds room', () => {
    const state = board('F 8-3 0202 | F 8-3 0203 | S 4-3 0610', far);
    const { units, strength, from, left } = assault(state);
    expect({ units, strength, from: from.length }).toEqual({ units: 1, strength: 4, from: 6 });
    const beside = board('F 8-3 0609 | F 8-3 0510 | S 4-3 0610', { phase: 'combat' });
    const stands = [1, 2, 3, 4, 5, 6].filter((die) => {
      const fought = played(beside, [attack(['0609', '0510'], ['0610']), die]);
      const { counters } = fought.pending ? played(fought, chooseDisrupted('f0609')) : fought;
      return counters.some(({ id, at, disrupted }) => id === 's0610' && at === '0610' && !disrupted);
    });
    expect(stands.length).toBeGreaterThan(0);
    expect(left).toBeCloseTo((4 * stands.length) / 6, 9);
  });

  it('loses nothing to attacks that do not pay', () => {
    const { from, attacks, left } = assault(board('F 2-3 0202 | S 10-2 0610', far));
    expect([from.length, attacks.length, left]).toEqual([6, 0, 10]);
  });

  it('is safe where friends stand, and its guns see the ways to it', () => {
    const open = 'F 8-3 0202 | S 10-2 0610 | S 10-2 0611';
    const [one, other] = [assault(board(open, far)), assault(board(`${open} | S gun 0610`, far))];
    expect([one.from.length, one.seen.length]).toEqual([8, 0]);
    expect(other.from).toEqual(one.from);
    expect(other.seen.length).toBeGreaterThan(3);
  });

  it('is as strong as its walls', () => {
    const line = 'F 10-3 0602 | F 10-3 0502 | F 10-3 0402 | F 10-3 0302 | S 4-3 0606 | S 4-3 0607';
    expect(assault(on(line)).from).toEqual([]);
    const breached = assault(on(line, hit({ '0606': 2 })));
    expect(breached.from.length).toBeGreaterThan(0);
    expect(breached.left).toBeLessThan(8);
  });
});

describe('where the Bavarians choose their ground', () => {
  const first = startOf('both');
  const afterFirst = toDecision(settled(startOfCampaign(), 2));
  const fromTown = toDecision(settled(played(first, defend('town')), 2));

  it('the answer that leaves most is advised, half as much counted where the Hill decides (18.71)', () => {
    expect(advice(first)).toMatch(
      /^Defend the town: 82 of 82 Strength Points hold out, against \d+(\.\d)? of 94 for the 3 August Line\. No enemy can come to attack the army there as things stand; with every wall breached \d+(\.\d)? hold out\. The day lasts 12 Game-Turns there, 5 for the 3 August Line\. Counted with both armies set up as the table would: /,
    );
    expect(advice(afterFirst)).toMatch(
      /^Hold the 3 August Line again: 26 of 94 Strength Points hold out, against 44\.7 of 94 for the rows of 5 August\. The army can be attacked there from \d+ hexes, of which its guns see \d+.* The works on the Hill decide the day for the rows of 5 August only: what holds out there counts half\./,
    );
    expect(advice(fromTown)).toMatch(
      /^Stand in the town: .* against \d+(\.\d)? of 82 for the 3 August Line and \d+(\.\d)? of 82 for the rows of 5 August\..* The works on the Hill decide the day for the rows of 5 August only: what holds out there counts half\./,
    );
  });

  it.each([
    ['the first day', first, defend, ['line', 'town']],
    ['the second day', afterFirst, choose, ['line', 'rows']],
    ['the second day of a town', fromTown, choose, ['line', 'rows', 'town']],
  ])('its figures are those of %s as it is set up', (_day, state, answer, answers) => {
    const figures = answers.map((one) => {
      const { left, strength } = assault(settled(played(state, answer(one)), 2));
      const each = one === 'rows' ? 50 : 100;
      expect(coach.worthOf(state, [answer(one)(state)])).toBe(Math.round(each * left));
      return `${Math.round(10 * left) / 10} of ${strength}`;
    });
    const text = advice(state);
    for (const figure of figures) expect(text).toContain(figure);
    const worths = answers.map((one) => coach.worthOf(state, [answer(one)(state)]));
    const [act] = coach.coach(state).acts;
    expect(coach.worthOf(state, act?.commands ?? [])).toBe(Math.max(...worths));
  });

  it('works on the Hill that decide on any ground are no difference', () => {
    const always = toDecision(settled(startOfCampaign({ hillWorks: 'always' }), 2));
    expect(advice(always)).not.toContain('decide the day');
  });

  it('where one alone is open, why, and what awaits the army there', () => {
    const broken = over({ day: 0, defence: 'line', on: 'bav-6-3-01 0711, fr-6-3-01 1319, fr-6-3-02 1419' });
    expect(advice(broken)).toMatch(/^Nothing but the rows of 5 August is open: the Line is broken, /);
    const hill = toDecision(settled(played(afterFirst, choose('rows')), 2));
    expect(advice(hill)).toMatch(
      /^Nothing but the Hill is open: both sides set up as on 9 August\. \d+(\.\d)? of 94 Strength Points hold out there\. The army can be attacked there from /,
    );
  });

  it('a town of which nothing is left is told as it is', () => {
    const lost = firstOver({ on: BOTH, lastIn: [...ALTSTADT, ...NEUBURG, ...VORSTADT] });
    expect(advice(lost)).toBe('Nothing but the town is open: no section is left, so no unit finds a hex.');
  });
});

/** The one act that is advised; all that must hold of what is said is looked at too. */
function advice(state: State): string {
  expect(coachFaults(state)).toEqual([]);
  const { acts } = coach.coach(state);
  expect(acts).toHaveLength(1);
  return acts[0]?.text.replaceAll('\u00a0', ' ') ?? '';
}

/** All phases ended one after the other, until the next ground is chosen. */
function toDecision(state: State): State {
  const end: Act = endPhase();
  return state.pending?.kind === 'chooseRedeployment' ? state : toDecision(played(state, end));
}
