/** What the coach says of positions in which it is plain what is good. */
import { describe, expect, it } from 'vitest';
import { reader, rocroi1643 } from '../../../../src/systems/rocroi-1643';
import { rocroi1643Coach as coach } from '../../../../src/systems/rocroi-1643/coach';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { judgeOf } from '../../../helpers/coached';
import { played, stateAt } from '../../../helpers/rocroi1643/positions';

type State = Rocroi1643['State'];
const judge = judgeOf(rocroi1643, coach);
const command = (json: unknown) => reader.read.command(json);

/** The first act, its text with plain spaces; all that is said is well. */
function said(state: State) {
  expect(judge.ask(state).faults).toEqual([]);
  const { look, acts, threats } = coach.coach(state);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const [first] = acts;
  return {
    look: plain(look),
    act: plain(first?.text ?? ''),
    does: first?.commands[0],
    all: acts.map(({ commands }) => commands),
    threats: threats.map(({ text }) => plain(text)),
  };
}

const exposed = (state: State, json: unknown) =>
  coach.exposes(state, command(json))?.text.replaceAll('\u00a0', ' ') ?? '';

describe('in combat', () => {
  it('the better of two attacks one enemy while the other supports it, and it says what may come of it', () => {
    const { act, does } = said(stateAt('F foot 1418>3 | F horse 1320>4 | S foot 1319>0', { step: 'combat' }));
    expect(does).toMatchObject({ do: 'attack', unit: 'f1418', target: 's1319' });
    expect(act).toContain('F foot attacks S foot (1319): die +4.');
    expect(act).toMatch(/S foot: .*disorganised.* \d+ %/);
    expect(act).toContain('Others who could attack it: F horse die +3.');
  });

  it('of obligations that cost it takes the one that costs least first, and says that it is one', () => {
    const { act, look, does } = said(
      stateAt('F foot 1418>3 | F foot 1422>3 | S tercio 1319>0 | S foot 1323>0*', { step: 'combat' }),
    );
    expect(look).toContain('2 units must fight');
    expect(does).toMatchObject({ unit: 'f1422' });
    expect(act).toContain('It must fight in any case.');
  });

  it('it ends the segment where no attack must be made or is good', () => {
    const { does, act } = said(
      stateAt('F horse 1418>3 attacked | F foot 1616>3 | S tercio 1319>0', { step: 'combat' }),
    );
    expect(does).toEqual({ do: 'endSegment' });
    expect(act).toContain('end the segment');
  });

  it('it goes for a leader who stands alone', () => {
    const { does } = said(stateAt('F foot 1418>3 | S leader2-6 1319 | S foot 0404', { step: 'combat' }));
    expect(does).toEqual({ do: 'attackLeader', unit: 'f1418', leader: 's1319l' });
  });
});

describe('in movement', () => {
  it('it rides round the flank, with the facing and the presses that lead there', () => {
    const { act, does } = said(stateAt('F horse 1621>3 | F leader1-6 1621 | S foot 1319>0 | S foot 0404'));
    expect(act).toMatch(
      /^F horse \(1621\) goes to \d{4}, facing [a-z-]+\. .*S foot (in the rear|on its flank)/,
    );
    expect(does).toMatchObject({ do: 'move', unit: 'f1621' });
  });

  it('it turns whom the enemy could take in the rear', () => {
    const { acts } = coach.coach(
      stateAt('F tercio 1520>3 two | F foot 1522>0 | S horse 1116>0 | S leader2-8 1116'),
    );
    expect(acts.map(({ text }) => text).join()).toMatch(/Where it stands S horse \(1116\) could attack it/);
  });

  it('it tells of no attack by whom a failed test would most likely remove first (7.2)', () => {
    const around = ['1417', '1419', '1319', '1518', '1519'].map((hex) => `S horse ${hex} m3`).join(' | ');
    const state = stateAt(
      `F horse 1418>0* m1 | F leader2-6 1404 | F foot 1404 moved | S light 1318>3* m1 | ${around} | S foot 0404`,
      { commanded: 'all' },
    );
    expect(said(state).all.flat()).not.toContainEqual(expect.objectContaining({ do: 'move', unit: 'f1418' }));
  });

  it('it warns of what the next segment can bring, with the die and the chances', () => {
    const { threats } = said(stateAt('F foot 1520>0 | S horse 1116>0 | S leader2-8 1116'));
    expect(threats[0]).toMatch(
      /^Next segment S horse \(1116\) could come to \d{4} and .* in the rear, die \+\d/,
    );
    expect(threats[0]).toMatch(/\d+ %/);
  });

  it('it marches on with the whole line while no enemy is near, and the leader with it', () => {
    const state = stateAt('F foot 2020>3 | F foot 2021>3 | F foot 2022>3 | F leader1-3 2021 | S foot 0420>0');
    const { act, all } = said(state);
    expect(act).toMatch(
      /^F foot \(20\d\d\) goes to \d{4}, facing north, and 2 units of its line with it: \d hexes/,
    );
    expect(act).toMatch(/F leader goes to \d{4}, from where he has 3 units in command\./);
    expect(act).toContain('Nobody could attack them there to his gain.');
    expect(all[0]?.map((one) => one.do)).toEqual(['move', 'move', 'move', 'moveLeader']);
  });

  it('it goes nowhere that is nearer but out of command', () => {
    const state = stateAt('F foot 2020>3 | F leader1-1 2020 moved | S foot 0420>0');
    expect(said(state).does).toEqual({ do: 'endMovement' });
  });

  it('it brings the leader to those whom he would lose', () => {
    const { all } = said(
      stateAt('F foot 1420 | F foot 1421 | F foot 1423 | F leader1-3 1434 | S foot 0404', {
        map: { columns: 24, rows: 38 },
      }),
    );
    expect(all.flat()).toContainEqual(expect.objectContaining({ do: 'moveLeader' }));
  });

  it('it brings the leader to a unit that the enemy cannot strike (8.4)', () => {
    const { all } = said(
      stateAt(
        'F foot 1520>0 attacked moved | F foot 1522>0 attacked moved | F foot 2020 moved | F leader0-8 1520 | S horse 1116>0 | S horse 1117>0 | S horse 1118>0 | S leader2-8 1116',
      ),
    );
    expect(all.flat()).toContainEqual({ do: 'moveLeader', leader: 'f1520l', to: '2020' });
  });
});

describe('what a command would expose', () => {
  const march = stateAt(
    'F foot 1619>3 | F foot 1620>3 | F leader1-2 1720 | S foot 1418>0 | S leader2-6 1318',
  );

  it('the attack that it would have to make there', () => {
    const text = exposed(march, { do: 'move', unit: 'f1619', steps: ['1519'] });
    expect(text).toContain('There F foot has S foot (1418) in front and must fight: plain die');
  });

  it('its flank or rear, and to whom', () => {
    const state = stateAt('F foot 1619>3 | F leader1-6 1720 | S horse 1116>0 | S leader2-8 1116');
    const text = exposed(state, { do: 'move', unit: 'f1619', steps: [0] });
    expect(text).toContain('Its flank or rear is open to S horse (1116)');
    expect(text).toMatch(
      /Next segment S horse \(1116\) could come to \d{4} and attack F foot \(1619\) in the rear/,
    );
  });

  it('who would be out of command', () => {
    const state = stateAt('F foot 1620>3 | F foot 1621>3 | F leader1-2 1721 | S foot 0404');
    const text = exposed(state, { do: 'move', unit: 'f1620', steps: ['1520', '1419', '1319'] });
    expect(text).toBe('F foot (1620) would be out of command of F leader as he stands then.');
  });

  it('a leader who would stand alone before the enemy', () => {
    const safe = exposed(march, { do: 'moveLeader', leader: 'f1720l', to: '1620' });
    expect(safe).not.toContain('with no unit');
    const alone = exposed(march, { do: 'moveLeader', leader: 'f1720l', to: '1719' });
    expect(alone).toContain('would be with no unit where the enemy can come to him');
  });

  it('what still has to be fought once an attack is made', () => {
    const state = stateAt('F foot 1418>3 | F foot 1422>3 | S tercio 1319>0 | S foot 1323>0*', {
      step: 'combat',
    });
    const text = exposed(state, { do: 'attack', unit: 'f1422', target: 's1323' });
    expect(text).toContain('That leaves the attack of F foot (1418) on S tercio (1319): die');
  });
});

describe('at the guns, at the cup, in decisions, at the rally', () => {
  it('every battery has a target, the one in disorder that may run before others', () => {
    const { does, act } = said(
      stateAt('F gun 1418 | F foot 2020 | S foot 1118>0* m1 | S foot 1117>0 m1', { step: 'aiming' }),
    );
    expect(does).toEqual({ do: 'aim', battery: 'f1418g', target: 's1118' });
    expect(act).toMatch(/routs \d+ %/);
  });

  it('the chance of the next marker is told', () => {
    const { look, does } = said(
      stateAt(
        'F leader1-6 2020 | F foot 2020 | S leader1-6 0404 left | S leader1-6 0405 right | S foot 0404',
        {
          step: 'cup',
        },
      ),
    );
    expect(look).toContain('Spanish 67 % and French 33 %');
    expect(does).toEqual({ do: 'draw' });
  });

  it('a marker that has to come is no chance: why it has to is told (5.1)', () => {
    const leaders =
      'F leader1-6 2020 | F foot 2020 | S leader1-6 0404 left | S leader1-6 0405 right | S foot 0404';
    const state = stateAt(leaders, { step: 'cup' });
    const french = state.scenario.sides.find(({ name }) => name === 'French')?.id;
    if (french === undefined) throw new Error('no French');
    const { look } = said({ ...state, inARow: { side: french, markers: 2 } });
    expect(look).not.toContain('%');
    expect(look).toMatch(/^Two French markers came in a row: the next is Spanish, one of 2 \(5\.1\)\./);
  });

  it('a beaten unit goes where it cannot be taken in the flank, if it can choose', () => {
    const start = stateAt('S foot 1418>0 | F foot 1319>3 | S foot 2020', { step: 'combat', side: 'S' });
    const beaten = played(start, command({ do: 'attack', unit: 's1418', target: 'f1319' }), 5);
    expect(beaten.agenda[0]?.task).toBe('retreatTo');
    expect(said(beaten).act).toMatch(/^F foot \(1319\) goes back to \d{4}: safe\.$/);
  });

  it('the unit that is likelier to rally is named first, with who helps it and how it should face', () => {
    const { act, does } = said(
      stateAt('F foot 1418! m1 | F foot 2020! m3 | F leader2-6 2020 | S foot 0404', { step: 'rally' }),
    );
    expect(does).toMatchObject({ do: 'rally', unit: 'f2020' });
    expect(act).toContain('with the help of F leader: rallies 83 %, runs on 17 %.');
  });

  it('of the next turn it speaks where one comes', () => {
    const line = 'F chief3-8 1720 | F foot 1620 | S foot 0404';
    const lookAt = (turn: number) => said(stateAt(line, { step: 'chiefs', turn })).look;
    const [first, last] = [lookAt(1), lookAt(stateAt(line).scenario.turns.count)];
    expect(first).toMatch(/ look whom he can help, and whom he will reach next turn\.$/);
    expect(last).toMatch(/ look whom he can help\.$/);
  });

  it('a commander in chief leads the corps that he has in command', () => {
    const state = stateAt(
      'F chief3-8 1720 | F foot 1620 left | F foot 1621 left | F foot 1622 right | S foot 0404 | F leader1-6 1720 left | F leader1-6 1622 right',
      {
        step: 'cup',
        cup: ['f1720c'],
      },
    );
    const open = played(state, command({ do: 'draw' }));
    expect(said(open).does).toEqual({ do: 'chooseCorps', corps: 'french-left' });
  });
});
