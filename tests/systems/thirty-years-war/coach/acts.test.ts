import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { thirtyYearsWarCoach } from '../../../../src/systems/thirty-years-war/coach';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { coachFaults } from '../../../helpers/coached';
import { assign, attack, board, chooseDisrupted, endPhase, played } from '../../../helpers/positions/board';
import { BAVARIAN, FRENCH } from '../../../helpers/positions/campaign';
import { catalogued } from '../../../helpers/positions/catalogued';
import { first } from '../../../helpers/positions/siege';

/** What it advises, with the commands; all that must hold of it is looked at too. */
function acts(state: State) {
  expect(coachFaults(state)).toEqual([]);
  return thirtyYearsWarCoach.coach(state).acts;
}
const texts = (state: State) => acts(state).map(({ text }) => plain(text));
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const commands = (state: State) => acts(state).map((act) => act.commands);
const look = (state: State) => thirtyYearsWarCoach.coach(state).look;

describe('in the Movement Phase', () => {
  const alone = board('F 8-3 0606 | F 4-3 0707 | F 8-3 0507 | S 10-2* 0610', { phase: 'movement' });

  it('it names a disrupted enemy who stands alone, who can reach him, odds and chances', () => {
    expect(texts(alone)).toEqual([
      'S 10-2 (0610) is disrupted and alone: three of yours can reach it, 20 against 5, 4-1, eliminated 83 %, nothing 17 %. F 8-3 to 0510, F 8-3 to 0609 and F 4-3 to 0710.',
    ]);
    expect(look(alone)).toContain('1 enemy unit can be attacked this turn with more to win than to lose.');
  });

  it('it shows the whole plan: every way in its order, who will stand where, and who attacks whom', () => {
    const [act] = acts(alone);
    expect(act?.plan?.steps).toEqual(
      act?.commands.map((command, index) => {
        if (command.do !== 'move') throw new Error(command.do);
        const { counter, path } = command;
        const from = counter.slice(1);
        return {
          marks: [
            { means: 'path', label: `${index + 1}`, shape: { kind: 'line', through: [from, ...path] } },
          ],
          ghost: { counter, at: path.at(-1) },
        };
      }),
    );
    const through = (end: string) => ({ kind: 'line', through: [end, '0610'] });
    expect(act?.plan?.marks).toEqual([
      { means: 'target', label: '', shape: { kind: 'places', places: ['0610'] } },
      ...['0510', '0609', '0710'].map((end) => ({ means: 'attack', label: '', shape: through(end) })),
    ]);
  });

  it('it counts those who stand beside him already', () => {
    const beside = board('F 8-3 0609 | F 8-3 0507 | S 10-2* 0610', { phase: 'movement' });
    expect(texts(beside)[0]).toContain(
      'one of yours stands beside it and one more can come, 16 against 5, 3-1',
    );
  });

  it('it proposes nothing that the day may end in the midst of (15.2)', () => {
    // The way of the first catches von Mercy: the die for morale that follows may end the day.
    const caught = board('F 3-8 0606 | F 3-8 0506 | B leader5 0607 | B 6-3* 0610 | B 6-3 1010', {
      ...{ rules: 'freiburg', phase: 'movement', day: '5-august' },
    });
    expect(texts(caught).filter((text) => text.includes('can reach it'))).toEqual([]);
  });

  it('it takes a Leader along who would be left alone', () => {
    const led = board('F 8-3 0607 | F leader2 0607 | S 10-2* 0610', { phase: 'movement' });
    expect(commands(led)[0]).toEqual([
      expect.objectContaining({ counter: 'f0607', path: expect.arrayContaining(['0609']) }),
      expect.objectContaining({ counter: 'f0607l', path: expect.arrayContaining(['0609']) }),
    ]);
    expect(texts(led)[0]).toContain('10 against 5, 2-1');
  });

  it('10.0 it says whether a Leader who goes along can be lost with his unit', () => {
    const safe = board('F 8-3 0607 | F leader2 0607 | S 10-2* 0610', { phase: 'movement' });
    expect(texts(safe)[0]).toMatch(/F leader2 goes along: as things stand he cannot be lost there\.$/);
    const held = board('F 2-6 0606 | F leader1 0606 | S gun 0610 | S 14-4 0612', {
      ...{ phase: 'movement', gameTurns: 5 },
    });
    expect(texts(held)[0]).toMatch(
      /eliminated 17 %, .* F leader1 goes along: if that unit is eliminated, he is lost too \(17 % if it is attacked next turn\)\.$/,
    );
    expect(commands(held)[0]?.map((move) => 'counter' in move && move.counter)).toEqual(['f0606', 'f0606l']);
  });

  it('10.0 it takes a Leader out of danger with his unit', () => {
    const danger = board('F 4-3 0606 | F leader1 0606 | S 12-4 0610 | S 12-4 0710', {
      ...{ phase: 'movement', gameTurns: 5 },
    });
    const [act] = acts(danger);
    const ends = act?.commands.map((move) => move.do === 'move' && [move.counter, move.path.at(-1)]);
    expect(ends).toEqual([
      ['f0606', '0603'],
      ['f0606l', '0603'],
    ]);
  });

  it('10.0 it does not leave a Leader where an enemy could catch him, and brings him back to a unit', () => {
    const stays = 'F 8-3 0607 | F leader2 0607 moved | S 10-2* 0610';
    const set = { phase: 'movement', gameTurns: 5 } as const;
    expect(texts(board(stays, set))[0]).toContain('8 against 5, 1-1');
    expect(texts(board(`${stays} | S 4-6 0612`, set))).toEqual([]);
    const alone = board('F 8-3 0606 | F leader2 0608 | S 8-4 0611', set);
    expect(texts(alone)).toEqual([
      'F leader2 (0608) stands alone, and next turn an enemy could catch him. With F 8-3 (0606) he has a unit to protect him.',
    ]);
    expect(commands(alone)[0]).toEqual([
      expect.objectContaining({ counter: 'f0608l', path: expect.arrayContaining(['0606']) }),
    ]);
  });

  it('it says who else must be fought from there, at the odds that all of it allows', () => {
    const both = board('F 14-2 0708 | F 14-2 0807 | S 4-3 0610 | S 4-3 0810', { phase: 'movement' });
    // The unit that comes to 0710 is beside both enemies: two against one of them leave nobody for the other.
    expect(texts(both)).toEqual([
      'S 4-3 (0810) stands alone: one of yours can reach it, 14 against 4, 3-1, disrupted 67 %, nothing 33 %. F 14-2 to 0710 and F 14-2 to 0809. Then you also have to attack S 4-3 (0610): 14 against 4, 3-1, which is in your favour.',
    ]);
  });

  it('where one of these risks more than it gains, it says that all of it gains, once', () => {
    const mixed = board('F 14-4 0807 | F 10-3 0506 | F 2-3 0709 | S 14-4 0607 | S 10-3* 0608', {
      ...{ phase: 'movement', gameTurns: 5 },
    });
    expect(texts(mixed)[0]).toMatch(
      / What is won there outweighs a battle that risks more than it gains\. Then you also have to attack S 14-4 \(0607\): 10 against 14, 1-2\.$/,
    );
  });

  it('an act that obliges to a hopeless battle beside its own is left out where another makes sense', () => {
    const hopeless = 'F 14-4 0807 | F 6-3 0506 | F 2-3 0709 | S 18-4 0607 | S 10-3* 0608';
    const set = { phase: 'movement', gameTurns: 5 } as const;
    expect(texts(board(hopeless, set))).toEqual([
      expect.stringMatching(/^S 10-3 \(0608\) .* attack S 18-4 \(0607\): 6 against 18, 1-3\.$/),
    ]);
    expect(texts(board(`${hopeless} | F 8-3 1010 | F 8-3 1110 | S 4-3* 1012`, set))).toEqual([
      expect.stringMatching(/^S 4-3 \(1012\) is disrupted and alone: /),
    ]);
  });

  it('it proposes no attack that with all it obliges to is not better than none (8.11)', () => {
    const poor = board('F 2-3 0510 | F 4-3 0706 | S 2-4 0507 | S 2-4 0509 | S 10-2 0505 | S 4-2 0811', {
      ...{ phase: 'movement', gameTurns: 5 },
    });
    expect(texts(poor).filter((text) => text.startsWith('S '))).toEqual([]);
  });

  it('it says with which other enemy one must be fought, and whether that one is beside it', () => {
    const apart = board('F 8-4 0710 | F 2-2 0505 | S 10-4 0608 | S 8-3* 0510 | S 8-4 0706', {
      ...{ phase: 'movement', gameTurns: 5 },
    });
    expect(texts(apart)[0]).toContain(
      'one of yours can reach it. Fought together with the enemy S 10-4 (0608): 8 against 14, 1-2, ',
    );
    const beside = board(
      'F 2-2 0508 | F 8-2 0505 | F 2-4 0507 | S 2-4* 0706 | S 4-4* 0611 | S 14-4 0810 | S 10-3 0605',
      { phase: 'movement', gameTurns: 5 },
    );
    expect(texts(beside).join(' ')).toContain(
      '. Fought together with the enemy S 10-3 (0605) beside it: 8 against 11, 1-2, ',
    );
  });

  it('it says which Leader has to come for these odds', () => {
    const led = board('F 8-3 0607 | F leader2 0607 | S 10-2* 0610', { phase: 'movement' });
    expect(texts(led)[0]).toContain('F 8-3 and F leader2 to 0609.');
    const stays = board('F 8-3 0607 | F leader2 0607 moved | S 10-2* 0610', { phase: 'movement' });
    expect(texts(stays)[0]).toContain('8 against 5, 1-1');
  });

  it('it sends nobody to where a friend stands', () => {
    const danger = 'F 4-3 0606 | S 8-4 0610 | S 8-4 0710';
    const toOf = (line: string) => {
      const mine = texts(board(line, { phase: 'movement', gameTurns: 5 })).find((text) =>
        text.startsWith('F 4-3 (0606) could be attacked'),
      );
      return /At (\d{4})/.exec(mine ?? '')?.[1] ?? '';
    };
    // The friend could still go on, so that the rules would allow it.
    const free = toOf(danger);
    const taken = toOf(`${danger} | F 14-3 ${free}`);
    expect([free, taken]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
    expect(taken).not.toBe(free);
  });

  it('it sees a gun that nobody guards', () => {
    const gun = board('F 4-6 0606 | S gun 0610', { phase: 'movement' });
    expect(texts(gun)).toEqual(['S gun (0610) stands without a unit: F 4-6 (0606) can take it.']);
  });

  it('it sees who is in danger, and a hex where he is not', () => {
    const danger = board('F 4-3 0606 | S 8-4 0610 | S 8-4 0710', { phase: 'movement' });
    expect(texts(danger)[0]).toMatch(
      /^F 4-3 \(0606\) could be attacked by two enemies next turn: 16 against 4, 4-1, .* At \d{4} there is no good attack on it\.$/,
    );
  });

  it('it advises no march into two enemies who are stronger', () => {
    const strong = board('F 2-3 0606 | S 10-2 0610 | S 10-2 0611', { phase: 'movement' });
    expect(texts(strong)).toEqual([]);
  });

  it('it says what keeps the phase from ending', () => {
    const stacked = board('F 8-3 0606 | F 4-3 0606 | S 10-2 0612', { phase: 'movement' });
    expect(look(stacked)).toContain('stand in one hex; one of them must go on.');
  });
});

describe('in the Combat Phase', () => {
  it('it gives strengths, odds and what may come of it, and prepares the battle', () => {
    const state = board('F 8-3 0609 | F 4-3 0710 | S 10-2* 0610', { phase: 'combat' });
    const [act] = acts(state);
    expect(plain(act?.text)).toMatch(
      /^F 8-3 \(0609\) and F 4-3 \(0710\) attack S 10-2 \(0610\): 12 against 5, 2-1\. S 10-2: eliminated 67 %, nothing 33 %\. /,
    );
    expect(act?.prepare.map((target) => target.on === 'counter' && target.id)).toEqual([
      'f0609',
      'f0710',
      's0610',
    ]);
  });

  it('it would rather charge where that is worth its price', () => {
    const state = board('F 4-8 0609 | S 14-2* 0610', { phase: 'combat', rules: 'rocroi' });
    expect(texts(state)[0]).toContain('F 4-8 (0609) attacks with a charge S 14-2 (0610): 8 against 7, 1-1.');
    expect(acts(state)[0]?.rules).toContain('rocroi:16.14');
  });

  it('it meets what must be fought, with nobody left over', () => {
    // Both enemies must be attacked, and one of the French reaches only the stronger of them.
    const state = board('F 8-3 0609 | F 8-3 0710 | S 2-3 0610 | S 4-3 0711', { phase: 'combat' });
    expect(state.obligations?.mustBeAttacked).toHaveLength(2);
    const all = acts(state);
    expect(all.length).toBeGreaterThan(0);
    expect(all[0]?.text).toContain('It meets what must be fought.');
    expect(look(state)).toContain('2 enemy units must be attacked and 2 units of yours must attack');
  });

  it('it says when no battle is worth its risk', () => {
    const state = board('F 2-3 0609 | S 10-2* 0610', { phase: 'combat' });
    expect(state.obligations?.mustAttack).toEqual([]);
    expect(texts(state)).toEqual(['No battle that you may still fight gains more than it risks: go on.']);
  });

  it('it tells what would demoralize an army', () => {
    const state = board('F 10-3 0609 | S 10-2* 0610 italian', {
      ...{ phase: 'combat', rules: 'rocroi', losses: { S: [105, 0] } },
    });
    expect(texts(state)[0]).toMatch(/It could demoralize: Italian infantry 67 %\.$/);
  });
});

describe('in the other phases', () => {
  it('fire: the shot that most can be made of', () => {
    const state = board('F gun 0606 | F 8-3 0605 | S 10-2 0608 | S 2-3 1010', { phase: 'artilleryFire' });
    expect(texts(state)).toEqual([
      'F gun (0606) fires on S 10-2 (0608), range 2: disrupted 50 %, nothing 50 %. Disrupted, one of yours could attack it: 8 against 5, 1-1, eliminated 50 %, nothing 50 %.',
    ]);
  });

  it('fire: guns go to targets that are about as good', () => {
    const two = board('F gun 0606 | F gun 0706 | S 14-2 0612 | S 12-2 0712', { phase: 'artilleryFire' });
    expect(acts(two).map(({ point }) => point?.on === 'counter' && point.id)).toEqual(['s0612', 's0712']);
  });

  it('fire: several on one target are one act, with the chance of all of them', () => {
    const set = { phase: 'artilleryFire' } as const;
    const line = 'F gun 0606 | F gun 0706 | S 10-2 0608';
    const said = [
      'F gun (0606) at range 2 and F gun (0706) at range 3 fire on S 10-2 (0608), one after the other: 67 % that it is disrupted.',
    ];
    expect(texts(board(line, set))).toEqual(said);
    expect(commands(board(line, set))[0]).toHaveLength(2);
    expect(texts(board(`${line} | S 2-3 0708`, set))).toEqual(said);
  });

  it('fire: it names no battle afterwards that costs more than it gains with all that it leads to', () => {
    const first = played(catalogued('rocroi'), [endPhase()]);
    expect(first.phase).toBe('artilleryFire');
    expect(new Set(acts(first).map(({ point }) => JSON.stringify(point))).size).toBe(3);
    expect(texts(first).filter((text) => text.includes('could attack it'))).toEqual([]);
  });

  it('fire: nothing on those who are disrupted already', () => {
    const state = board('F gun 0606 | S 10-2* 0608', { phase: 'artilleryFire' });
    expect(texts(state)).toEqual([]);
    expect(look(state)).toBe(
      'Your guns see only units that are disrupted already: fire would not change them. Go on to the Movement Phase.',
    );
  });

  it.each([
    ['none is there', 'F 8-3 0606 | S 10-2 0608', 'You have no guns.'],
    ['none sees an enemy', 'F gun 0601 | F 8-3 0603 | S 10-2 0608', 'No gun has an enemy in sight.'],
  ])('fire: it says why no gun can, where %s', (_, line, said) => {
    expect(look(board(line, { phase: 'artilleryFire' }))).toBe(`${said} Go on to the Movement Phase.`);
  });

  it('fire: it says when all have fired', () => {
    const state = board('F gun 0606 | S 10-2 0608', { phase: 'artilleryFire' });
    const fire = { do: 'fire', gun: 'f0606g', target: 's0608' };
    expect(look(played(state, [() => thirtyYearsWar.read.command(fire), 6]))).toBe(
      'All your guns have fired. Go on to the Movement Phase.',
    );
  });

  it('recovery: the chance, with the Leader who helps', () => {
    const state = board('F 8-3* 0606 | F leader2 0606 | F 4-3* 0609 | S 10-2 0610', {
      phase: 'disruptionRemoval',
    });
    expect(texts(state)).toEqual([
      'Roll for F 8-3 (0606) with the help of F leader2: recovers 67 %, stays disrupted 33 %.',
    ]);
    expect(look(state)).toMatch(/^1 disrupted unit can recover\. 1 other cannot/);
  });
});

describe('where nothing is worth an attack it says what to do instead', () => {
  const moving = { phase: 'movement', gameTurns: 5 } as const;
  it('out of reach: whom to come nearer to, and how far he is', () => {
    expect(look(board('F 8-3 0602 | F 4-3 0603 | S 4-2 0612 | S 4-2 0712', moving))).toMatch(
      /^No unit of yours can reach an enemy\. S 4-2 \(0612\) is the nearest, nine hexes from F 4-3 \(0603\): come nearer together, or end the phase\./,
    );
  });
  it('in the last Game-Turn: nobody is to come nearer', () => {
    expect(look(board('F 4-3 0603 | S 4-2 0612', { ...moving, gameTurn: 5 }))).toContain(
      'nine hexes from F 4-3 (0603): end the phase.',
    );
  });
  it('in reach, but too strong: to bring more, or to keep away', () => {
    expect(look(board('F 4-3 0603 | S 12-2 0605', moving))).toContain(
      'more to win than to lose: bring more units up together, keep the weak ones out of reach, or end the phase.',
    );
  });
  it('once all have marched: to end the phase', () => {
    expect(look(board('F 8-3 0602 moved | F leader2 0602 | S 4-2 0612', moving))).toMatch(
      /^No unit of yours can march on an enemy now: end the phase\./,
    );
  });
  it('in combat, once nothing has to be fought: to attack where it pays, or to end the phase', () => {
    expect(look(board('F 8-3 0602 | S 4-2 0612', { phase: 'combat' }))).toContain(
      'Nothing has to be fought any more: attack where it pays, or end the phase.',
    );
  });
});

describe('at a decision', () => {
  it('the exchange takes the least that is enough', () => {
    const fought = board('F 8-3 0609 | F 4-3 0710 | S 4-3 0610', { phase: 'combat' });
    const open = played(fought, [attack(['0609', '0710'], ['0610']), 4]);
    expect(open.pending?.kind).toBe('chooseDisrupted');
    expect(commands(open)).toEqual([[chooseDisrupted('f0710')(open)]]);
    expect(texts(open)[0]).toMatch(/^Disrupt F 4-3 \(0710\): 4 of the 4 Strength Points/);
  });

  it('the defender adds the Leader who changes the odds', () => {
    const fought = board('F 8-3 0609 | S 4-3 0610 | S leader2 0610', {
      phase: 'combat',
      options: { askDefender: 'yes' },
    });
    const open = played(fought, attack(['0609'], ['0610']));
    expect(open.pending?.kind).toBe('defenderLeaders');
    expect(commands(open)).toEqual([[assign(['s0610l', 's0610'])(open)]]);
    expect(texts(open)[0]).toMatch(/^Add S leader2 to S 4-3: 1-1 then\./);
  });

  it('a Leader who changes nothing is kept back, and taken out of what is proposed', () => {
    const fought = board('F 2-3 0609 | S 10-2 0610 | S leader2 0610', {
      ...{ phase: 'combat', options: { askDefender: 'yes' } },
    });
    const open = played(fought, attack(['0609'], ['0610']));
    expect(commands(open)).toEqual([[assign()(open)]]);
    expect(texts(open)[0]).toMatch(/^Add no Leader: 1-5 either way\./);
    expect(acts(open)[0]?.prepare).toEqual([{ on: 'option', id: 'leader:s0610l:' }]);
  });
});

describe('a set-up', () => {
  it('is offered whole, and can be shown', () => {
    const [act] = acts(catalogued('freiburg-9-august'));
    expect(act?.text).toMatch(/^Have all 17 counters placed: /);
    expect(act?.commands[0]).toMatchObject({ do: 'setUp' });
  });
});

describe('guns before walls', () => {
  const firing = (wallHits: { readonly [hex: string]: number }) => {
    const state = first({ phase: 'artilleryFire', side: FRENCH, on: 'bav-6-3-01 0711, fr-art-1 0914' });
    return state.freiburg ? { ...state, freiburg: { ...state.freiburg, wallHits } } : state;
  };
  const [nearest] = acts(firing({}));

  it('fire at the likeliest hex where no unit is worth a shot', () => {
    expect(plain(nearest?.text)).toMatch(
      / fires at the walls of \d{4}, range 1: hit once \d+ %, nothing \d+ %\. /,
    );
    expect(nearest?.commands[0]?.do).toBe('fireAtWalls');
  });

  it('at one that was hit before any other', () => {
    const targets = thirtyYearsWar.moves(firing({}));
    const other = [...targets].flatMap((one) => (one.do === 'fireAtWalls' ? [one.at] : [])).at(-1) ?? '';
    const [second] = acts(firing({ [other]: 1 }));
    expect(second?.commands[0]).toMatchObject({ do: 'fireAtWalls', at: other });
    expect(plain(second?.text)).toContain(': breached ');
  });

  it('and says of a hit what the table says of it', () => {
    const at = nearest?.point?.on === 'place' ? String(nearest.point.at) : '';
    for (const wallHits of [{}, { [at]: 1 }]) {
      const state = firing(wallHits);
      const [act] = acts(state);
      const gun = act?.prepare[0] ? thirtyYearsWar.press(state, null, act.prepare[0]) : null;
      const draft = gun?.to === 'draft' ? gun.draft : null;
      const told = act?.point ? thirtyYearsWar.preview(state, draft, act.point).text : '';
      const breaches = /: (.* hits? breach(?:es)? .*)$/.exec(told)?.[1] ?? '';
      expect(breaches).toContain(Object.keys(wallHits).length === 0 ? 'two hits breach ' : 'the second hit ');
      expect(plain(act?.text).toLowerCase()).toContain(plain(breaches).toLowerCase());
    }
  });

  it('not those of the town itself', () => {
    const state = first({ phase: 'artilleryFire', side: BAVARIAN, on: 'bav-6-3-01 0711, bav-art-1 0711' });
    expect(acts(state)).toEqual([]);
  });
});
