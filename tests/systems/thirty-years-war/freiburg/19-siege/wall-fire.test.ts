/** A gun that can fire at units and at walls: how the one aim or the other is taken at the table. */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../../helpers/positions/board';
import { counter } from '../../../../helpers/toy/toySystem';

const { preview, press, prompt, read } = thirtyYearsWar;
const TOWN = { sections: [['0606', '0607']], gates: [['0606', '0605']] } as const;
const SETTING = { map: TOWN, rules: 'freiburg', phase: 'artilleryFire' } as const;
/** In the siege, where walls are what guns are for. */
const on = (line: string, wallHits: object = {}) =>
  board(line, { ...SETTING, victory: '19.6', start: { wallHits } });
/** On a day in the field: the walls stand there all the same. */
const inField = (line: string) => board(line, SETTING);
const BOTH = on('F gun 0603 | F gun 0805 | S 6-3 0404', { '0606': 1 });
const ONLY_WALLS = on('F gun 0603 | S 6-3 0607');
const aimed = (gun: string, aim: string) => read.draft({ kind: 'fire', gun, aim });
const offered = (...args: Parameters<typeof prompt>) =>
  prompt(...args).choices.map(({ target, cost }) =>
    [
      target.on === 'place'
        ? target.at
        : target.on === 'counter'
          ? target.id
          : target.on === 'option' && target.id,
      cost,
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('a gun that is taken up', () => {
  it('says what it sees', () => {
    expect(prompt(BOTH, null).choices.map(({ cost }) => cost)).toContain('1 target, 8 hexes with walls');
    expect(prompt(ONLY_WALLS, null).instruction).toBe('1 gun may fire. Choose one, or go on.');
  });
  it('is aimed at units first, at walls where it sees nothing else', () => {
    expect(press(BOTH, null, { on: 'counter', id: counter('f0603g') })).toMatchObject({
      draft: { aim: 'unit' },
    });
    expect(press(ONLY_WALLS, null, { on: 'counter', id: counter('f0603g') })).toMatchObject({
      draft: { aim: 'walls' },
    });
  });
  it('of an older saved game is aimed at units', () => {
    expect(read.draft({ kind: 'fire', gun: 'f0603g' })).toEqual(aimed('f0603g', 'unit'));
  });
  it('is turned to walls and back by a button', () => {
    const units = aimed('f0603g', 'unit');
    expect(offered(BOTH, units)).toContain('aim-walls 8 hexes in sight');
    const turned = press(BOTH, units, { on: 'option', id: 'aim-walls' });
    expect(turned).toEqual({ to: 'draft', draft: aimed('f0603g', 'walls') });
    expect(offered(BOTH, aimed('f0603g', 'walls'))).toContain('aim-units 1 target');
    expect(offered(ONLY_WALLS, aimed('f0603g', 'walls'))).not.toContain('aim-units 0 targets');
  });
  it('is turned to walls by a press on an empty hex with a wall', () => {
    const units = aimed('f0603g', 'unit');
    expect(press(BOTH, units, { on: 'place', at: '0606' })).toEqual({
      to: 'draft',
      draft: aimed('f0603g', 'walls'),
    });
    expect(preview(BOTH, units, { on: 'place', at: '0606' }).text).toContain(
      'Press to fire at walls instead.',
    );
    expect(press(BOTH, units, { on: 'place', at: '0604' })).toMatchObject({ reasons: [{ rule: '5.0' }] });
  });
});

it('a gun that has fired is no gun to take up: who presses it means the walls of its hex', () => {
  const at0605 = { on: 'counter', id: counter('f0605g') } as const;
  const walls = aimed('f0603g', 'walls');
  const free = on('F gun 0603 | F gun 0605 | S 6-3 0607');
  expect(press(free, walls, at0605)).toEqual({ to: 'draft', draft: aimed('f0605g', 'walls') });
  const fired = board('F gun 0603 | F gun 0605 | S 6-3 0607', {
    ...SETTING,
    ...{ victory: '19.6', start: { fired: ['f0605g'] } },
  });
  expect(press(fired, walls, at0605)).toMatchObject({ commands: [{ do: 'fireAtWalls', at: '0605' }] });
  expect(preview(fired, walls, at0605).text).toContain('at the walls of 0605');
  expect(press(fired, null, at0605)).toMatchObject({ reasons: [{ rule: '5.0' }, {}] });
});

it('a gun aimed at units says of one behind a wall that the wall can be fired at', () => {
  const state = on('F gun 0603 | S 6-3 0606');
  const told = preview(state, aimed('f0603g', 'unit'), { on: 'counter', id: counter('s0606') });
  expect(told).toMatchObject({
    text: 'The gun can fire at the walls of 0606 instead.',
    reasons: [{ rule: 'freiburg:19.52' }],
  });
});

it('a gun names the hex that blocks its line, to the nearest enemy and to an empty hex', () => {
  const state = board('F gun 0603 | S 6-3 0607 | S 6-3 0610', {
    ...SETTING,
    map: { ...TOWN, sections: [['0911', '0912']], gates: [['0911', '0910']], forest: ['0605'] },
  });
  const units = aimed('f0603g', 'unit');
  expect(prompt(state, units).instruction).toMatch(/to S 6-3 .*\(0607\) is blocked: forest \(0605\)\.$/);
  const pressed = press(state, units, { on: 'place', at: '0606' });
  const told = pressed.to === 'refusal' ? pressed.reasons.map(({ rule, text }) => `${rule} ${text}`) : [];
  expect(told).toHaveLength(2);
  expect(told[1]).toMatch(/^5\.2\d .*\(0606\) is blocked: forest \(0605\)\.$/);
});

describe('a gun aimed at walls', () => {
  const walls = aimed('f0603g', 'walls');
  it('is offered every hex with a wall in sight, the nearest first, with its chance', () => {
    expect(offered(BOTH, walls).slice(0, 3)).toEqual(['0605 3 in 6', '0506 2 in 6', '0606 2 in 6']);
    const hit = prompt(BOTH, walls).choices.find(
      ({ target }) => target.on === 'place' && target.at === '0606',
    );
    expect(hit?.label).toBe('Walls of 0606, range 3, hit once');
  });
  it('fires at the press of a hex, whatever unit stands there', () => {
    const fires = { to: 'commands', commands: [{ do: 'fireAtWalls', gun: 'f0603g', at: '0606' }] };
    expect(press(BOTH, walls, { on: 'place', at: '0606' })).toEqual(fires);
    const held = on('F gun 0603 | S 6-3 0606');
    expect(press(held, walls, { on: 'counter', id: counter('s0606') })).toEqual(fires);
    const mine = on('F gun 0603 | F gun 0605 | F 6-3 0605 | S 6-3 0607');
    expect(press(mine, walls, { on: 'place', at: '0605' })).toMatchObject({ to: 'commands' });
  });
  it('gives way to another gun that is pressed itself', () => {
    expect(press(BOTH, walls, { on: 'counter', id: counter('f0805g') })).toMatchObject({
      to: 'draft',
      draft: { gun: 'f0805g' },
    });
    expect(press(BOTH, walls, { on: 'counter', id: counter('f0603g') })).toEqual({
      to: 'draft',
      draft: null,
    });
  });
  it('says why not', () => {
    expect(press(BOTH, walls, { on: 'place', at: '0304' })).toMatchObject({
      reasons: [{ rule: 'freiburg:19.55' }],
    });
    expect(press(BOTH, walls, { on: 'place', at: '0607' })).toMatchObject({
      reasons: [{ rule: 'freiburg:19.52' }],
    });
  });
  it('is turned to a unit that is pressed where there is no wall, when it can fire at it', () => {
    const unit = { on: 'counter', id: counter('s0404') } as const;
    expect(press(BOTH, walls, unit)).toEqual({ to: 'draft', draft: aimed('f0603g', 'unit') });
    expect(preview(BOTH, walls, unit).text).toBe('Press to fire at the unit instead.');
  });
  it('says why not of a unit that is pressed as well as of walls', () => {
    const hidden = on('F gun 0603 | F 6-3 0602 | S 6-3 0601');
    const told = press(hidden, walls, { on: 'counter', id: counter('s0601') });
    expect(told).toMatchObject({ reasons: [{ rule: '5.23' }, { rule: 'freiburg:19.55' }] });
    const behind = press(on('F gun 0603 | S 6-3 0607'), walls, { on: 'counter', id: counter('s0607') });
    expect(behind).toMatchObject({ reasons: [{ rule: 'freiburg:19.52' }] });
  });
  it('previews what a hit would do', () => {
    const at = (place: string) => preview(BOTH, walls, { on: 'place', at: place });
    expect(at('0606').text).toBe(
      'Fire of F gun (0603) at the walls of 0606: the second hit breaches the walls to 0506, 0507, 0706 and 0707 and the gateway to 0605.',
    );
    expect(at('0605')).toMatchObject({
      text: 'Fire of F gun (0603) at the walls of 0605: two hits breach the gateway to 0606.',
      cost: '3 in 6 to hit',
    });
    expect(at('0605').marks).toMatchObject([{ means: 'sight' }]);
    expect(at('0607')).toMatchObject({ reasons: [{ rule: 'freiburg:19.52' }] });
  });
  it('has its targets lit, with the chance', () => {
    const { marks } = thirtyYearsWar.board(BOTH, walls);
    expect(marks.filter(({ means }) => means === 'target')).toHaveLength(8);
  });
});

describe('a typed shot at walls', () => {
  const typed = (text: string) => press(BOTH, null, { on: 'typed', text });
  it('names the gun and the hex', () => {
    expect(typed('0603x0606w')).toEqual({
      to: 'commands',
      commands: [{ do: 'fireAtWalls', gun: 'f0603g', at: '0606' }],
    });
  });
  it('needs a gun that can fire', () => {
    expect(typed('0604x0606w')).toMatchObject({ reasons: [{ rule: '5.0' }] });
  });
});

describe('where no siege is on', () => {
  const field = inField('F gun 0603 | F gun 0805 | S 6-3 0404');
  const onlyWalls = inField('F gun 0603 | S 6-3 0607');
  const units = aimed('f0603g', 'unit');
  it('walls are no targets of a gun that is offered, nor of one that is taken up', () => {
    expect(prompt(field, null).choices.map(({ cost }) => cost)).toContain('1 target');
    expect(prompt(onlyWalls, null).instruction).toBe('No gun has an enemy in sight.');
    expect(offered(onlyWalls, null)).toEqual(['aim-walls 1 gun with one in sight', 'end-phase']);
    // A gun that sees units is offered for them alone until it is taken.
    expect(offered(inField('F gun 0603 | S 6-3 0404'), null).join()).not.toContain('aim-walls');
    const taken = press(onlyWalls, null, { on: 'counter', id: counter('f0603g') });
    expect(taken).toEqual({ to: 'draft', draft: units });
    expect(prompt(onlyWalls, units).instruction).toMatch(
      /^F gun \(0603\) has no enemy in sight\. The line of sight from F gun \(0603\) to S 6-3 .* is blocked: .+\.$/,
    );
    expect(thirtyYearsWar.board(onlyWalls, units).marks.map(({ means }) => means)).toEqual(['selected']);
  });
  it('a press on a wall is no shot, and pointing at one proposes none', () => {
    expect(press(field, units, { on: 'place', at: '0606' })).toMatchObject({
      reasons: [{ rule: '5.0' }, { rule: 'freiburg:19.52' }],
    });
    expect(preview(field, units, { on: 'place', at: '0606' }).text).not.toContain('walls instead');
  });
  it('who wants to turns a gun to them, 19.55 allows it', () => {
    expect(offered(field, units)).toContain('aim-walls 8 hexes in sight');
    const walls = aimed('f0603g', 'walls');
    expect(press(onlyWalls, null, { on: 'option', id: 'aim-walls' })).toEqual({ to: 'draft', draft: walls });
    expect(offered(onlyWalls, walls)).toContain('0606 2 in 6');
    expect(press(onlyWalls, walls, { on: 'place', at: '0606' })).toMatchObject({
      commands: [{ do: 'fireAtWalls', gun: 'f0603g', at: '0606' }],
    });
  });
  it('another gun that sees nothing but walls is turned to them then too', () => {
    const two = inField('F gun 0603 | F gun 0805 | S 6-3 0607');
    const walls = aimed('f0603g', 'walls');
    expect(offered(two, walls).some((choice) => choice.startsWith('f0805g'))).toBe(true);
    expect(press(two, walls, { on: 'counter', id: counter('f0805g') })).toMatchObject({
      draft: { gun: 'f0805g', aim: 'walls' },
    });
  });
});

it('whose town is besieged is not offered its walls, and can fire at them all the same (freiburg:19.55)', () => {
  const line = 'S gun 0603 | F 6-3 0404';
  const state = board(line, { ...SETTING, victory: '19.6', side: 'S' });
  expect(offered(state, null).join()).not.toContain('with walls');
  expect(offered(state, null).join()).not.toContain('aim-walls');
  expect(offered(state, aimed('s0603g', 'unit')).join()).toContain('aim-walls');
});

it('the besieger turns a gun to a wall before any is chosen (key B)', () => {
  expect(offered(ONLY_WALLS, null)).toContain('aim-walls 1 gun with one in sight');
  const walls = aimed('f0603g', 'walls');
  expect(press(ONLY_WALLS, null, { on: 'option', id: 'aim-walls' })).toEqual({ to: 'draft', draft: walls });
});

describe('key B where no gun is turned to a wall', () => {
  const aimWalls = { on: 'option', id: 'aim-walls' } as const;
  const told = (state: State, draft: Parameters<typeof press>[1] = null) => {
    const keys = prompt(state, draft).askable?.map(({ key, target }) => `${key} ${JSON.stringify(target)}`);
    const pressed = press(state, draft, aimWalls);
    return [keys, pressed.to === 'refusal' ? pressed.reasons.map(({ text }) => text) : pressed.to];
  };
  const key = [`b ${JSON.stringify(aimWalls)}`];
  it('says that no gun sees one, or which do', () => {
    const hidden = {
      ...SETTING,
      victory: '19.6',
      map: { ...TOWN, forest: ['0602', '0502', '0702'] },
    } as const;
    expect(told(board('F gun 0601 | S 6-3 0404', hidden))).toEqual([
      key,
      ['No gun that can still fire has an unbreached wall in sight.'],
    ]);
    expect(told(board('F gun 0601 | S 6-3 0404', hidden), aimed('f0601g', 'unit'))).toEqual([
      key,
      ['F gun (0601) has no unbreached wall in sight.'],
    ]);
    expect(told(inField('F gun 0603 | S 6-3 0404'))).toEqual([
      key,
      [expect.stringMatching(/take up a gun that sees one: F gun \(0603\)\.$/)],
    ]);
  });
  it('is a choice where one is, and nothing at all without a town', () => {
    expect(told(ONLY_WALLS)).toEqual([[], 'draft']);
    const withoutTown = board('F gun 0603 | S 6-3 0404', { phase: 'artilleryFire' });
    expect(prompt(withoutTown, null).askable).toEqual([]);
  });
});

describe('going on from Artillery Fire', () => {
  const toGoOn = (state: State) => prompt(state, null).choices.find(({ key }) => key === 'e')?.label;
  it('says how many guns have not fired that could', () => {
    expect(toGoOn(ONLY_WALLS)).toMatch(/; 1 gun has not fired$/);
    expect(toGoOn(BOTH)).toMatch(/; 2 guns have not fired$/);
  });
  it('says nothing of guns that see no one', () => {
    expect(toGoOn(inField('F gun 0603 | S 6-3 0607'))).not.toContain('fired');
  });
});
