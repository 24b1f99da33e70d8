/** What the coach reckons with, held against the throws themselves. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../../../src/systems/rocroi-1643';
import { rocroi1643Coach as coach } from '../../../../src/systems/rocroi-1643/coach';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { played, stateAt, unfolded } from '../../../helpers/rocroi1643/positions';

type State = Rocroi1643['State'];
type Command = Rocroi1643['Command'];
const FACES = [1, 2, 3, 4, 5, 6];
const command = (json: unknown): Command => reader.read.command(json);
const french = (state: State) => coach.measure(state, state.scenario.sides[1].id);

/** Every throw of three dice. */
const THROWS = FACES.flatMap((one) => FACES.flatMap((two) => FACES.map((three) => [one, two, three])));

/** The measure after each of them, on average. */
function mean(state: State, act: Command): number {
  const all = THROWS.map((faces) => french(played(state, act, ...faces)));
  return all.reduce((sum, worth) => sum + worth, 0) / all.length;
}

describe('the measure', () => {
  const of = (line: string) => french(stateAt(line));

  it('counts the points of 13.0 that stand, a quarter less in disorder, and those of the enemy against it', () => {
    expect(of('F foot 1418 | S foot 0404')).toBe(0);
    expect(of('F foot 1418* | S foot 0404')).toBe(-50);
    expect(of('F foot lost | S foot 0404')).toBe(-200 - 400);
    expect(of('F tercio 1418 | S horse 0404')).toBe(600 - 100);
  });

  it('takes a corps that has lost more than half for nearly broken (12.5)', () => {
    const [whole, half] = ['F foot 1418', 'F foot lost'].map((one) =>
      of(`${one} | F foot 1419 | F foot 1420`),
    );
    const broken = of('F foot lost | F horse lost | F foot 1420');
    expect(whole).toBe(600);
    expect(half).toBe(400);
    expect(broken).toBe(200 - 400);
  });

  it('takes it for more the more of it has to stay in disorder (12.5)', () => {
    const ofMany = (broken: string) =>
      of(`${broken} | ${['2120', '2121', '2122', '2123', '2124'].map((at) => `F tercio ${at}`).join(' | ')}`);
    const lost = Array.from({ length: 6 }, () => 'F horse lost').join(' | ');
    const [whole, broken] = ['F foot 1418', lost].map(ofMany);
    expect(whole).toBe(200 + 5 * 600);
    // Of each a quarter at once, as of any unit in disorder, and then a quarter of what is left.
    expect(broken).toBe(Math.round(5 * 600 * 0.75 * 0.75));
  });

  it('takes all units of a commander in chief who is dead for worth a quarter less (9.4)', () => {
    const line = 'F foot 1418* | F tercio 1420* | S foot 0404* | S foot 0405*';
    const state = stateAt(line);
    expect(french({ ...state, chiefless: [state.scenario.sides[1].id] })).toBe(
      french(state) - (150 + 450) / 4,
    );
    expect(french({ ...state, chiefless: [state.scenario.sides[0].id] })).toBe(french(state) + 300 / 4);
  });

  it('is the same with the other sign for the other side', () => {
    const state = stateAt('F foot 1418 | F leader2-6 1418 | S tercio 1319* | S gun 1010 | S chief2-7 1010');
    const [spanish, other] = state.scenario.sides;
    expect(coach.measure(state, spanish.id) + coach.measure(state, other.id)).toBe(0);
  });
});

describe('the worth of a command is the exact average over its dice', () => {
  it.each([
    ['F foot 1418 | S tercio 1319>5', 'both in good order'],
    ['F foot 1418* m3 | S foot 1319* m1', 'both in disorder, with rout tests'],
    ['F horse 1418* m1 | S horse 1319 m3', 'horse that an asterisk strikes'],
    ['F foot 1418 | S foot 1319>3* | S leader2-6 1319 | S foot 0404', 'a leader who shares its fate'],
    [
      'F foot 1418 | S foot 1319>3* | S chief2-6 1319 | S tercio 0404',
      'a commander in chief who shares its fate',
    ],
    ['F foot 1418 | S horse 1319>3* | S foot 0404 | S foot 0405', 'a corps that is not broken by it'],
  ])('of an attack: %s, %s', (line) => {
    const state = stateAt(line, { step: 'combat' });
    const attack = command({ do: 'attack', unit: 'f1418', target: 's1319' });
    const ground = THROWS.map((faces) => groundWon(state, attack, ...faces));
    const hexes = ground.reduce((sum, one) => sum + one, 0) / ground.length;
    // Ground that is won or lost is counted besides, at 15 a hex.
    expect(coach.worthOf(state, [attack])).toBe(Math.round(mean(state, attack) + 15 * hexes));
  });

  it('of a rally with the leader who helps', () => {
    const state = stateAt('F foot 1418! m1 | F leader2-6 1520 | S foot 0404', { step: 'rally' });
    const rally = command({ do: 'rally', unit: 'f1418', facing: 3 });
    expect(coach.worthOf(state, [rally])).toBe(Math.round(mean(state, rally)));
  });

  it('of a shot, and more of one that an attack can follow', () => {
    const [far, near] = ['F foot 2323', 'F horse 1516>3'].map((line) =>
      stateAt(`${line} | F gun 1418 | F leader1-6 1617 | S tercio 1114 | S leader1-6 0404`, {
        step: 'aiming',
      }),
    );
    const aim = command({ do: 'aim', battery: 'f1418g', target: 's1114' });
    const worth = (state: State | undefined) =>
      state ? coach.worthOf(state, [aim]) - coach.worthOf(state, []) : 0;
    // In range 4 it takes a 5: a quarter of six points at a third.
    expect(worth(far)).toBe(50);
    expect(worth(near)).toBe(75);
  });
});

/** Hexes that the Spanish unit is driven back, less those of the French one; who runs or is lost is not counted. */
function groundWon(state: State, attack: Command, ...faces: readonly number[]): number {
  const { events, state: after } = unfolded(state, attack, ...faces);
  const [fought] = events.flatMap((event) => (event.happened === 'fought' ? [event] : []));
  const back = (id: string, result = '') => {
    const unit = after.units.find((one) => one.id === id);
    if (!unit || unit.at === null || unit.order === 'routed') return 0;
    return result.includes('R2') ? 2 : result.includes('R') ? 1 : 0;
  };
  return back('s1319', fought?.targetResult) - back('f1418', fought?.attackerResult);
}
