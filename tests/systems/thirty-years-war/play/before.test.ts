/** What the table says before a shot, a charge and a battle. */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { Draft } from '../../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../helpers/positions/board';

const idAt = (state: State, hex: string) => {
  const found = state.counters.find(({ at, id }) => at === hex && !id.endsWith('l'));
  if (!found) throw new Error(`nobody at ${hex}`);
  return found.id;
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('before a shot (5.11, 9.1)', () => {
  const aiming = (line: string, rules: 'standard' | 'rocroi' = 'standard') => {
    const state = board(line, { phase: 'artilleryFire', rules });
    const draft: Draft = { kind: 'fire', gun: idAt(state, '0601'), aim: 'unit' };
    return { state, draft };
  };
  const pointing = (line: string) => {
    const { state, draft } = aiming(line);
    return thirtyYearsWar.preview(state, draft, { on: 'place', at: '0604' });
  };

  it('says what disruption would mean for the unit, with its figures', () => {
    const { text, cost } = pointing('F gun 0601 | S 7-2 0604');
    expect([text, cost]).toEqual([
      'Fire of F gun (0601) on S 7-2 (0604). Disrupted, it has strength 4 instead of 7, controls no hexes, may not attack and moves two hexes; in battle a second disruption eliminates it, fire never does.',
      '2 in 6 to disrupt',
    ]);
  });

  it('11.12 a unit of a demoralized army would go four hexes', () => {
    const { state, draft } = aiming('F gun 0601 | S 7-2 0604 italian', 'rocroi');
    const broken = { ...state, demoralized: state.scenario.categories.map(({ id }) => id) };
    expect(thirtyYearsWar.preview(broken, draft, { on: 'place', at: '0604' }).text).toMatch(
      /moves four hexes/,
    );
  });

  it('5.11 a disrupted target has no chance anywhere, and may be fired at', () => {
    const { state, draft } = aiming('F gun 0601 | S 8-2* 0604 | S 6-2 0803');
    const { text, cost } = thirtyYearsWar.preview(state, draft, { on: 'place', at: '0604' });
    expect([text, cost]).toEqual([
      'Fire of F gun (0601) on S 8-2 (0604). Can do nothing: it is disrupted already, and fire eliminates no unit (5.11). A press asks first.',
      'no effect',
    ]);
    const marks = thirtyYearsWar
      .board(state, draft)
      .marks.flatMap(({ means, label, shape }) =>
        shape.kind === 'places' && means !== 'selected' ? [[shape.places[0], means, label]] : [],
      );
    expect(marks).toEqual([
      ['0604', 'futile', '–'],
      ['0803', 'target', '2/6'],
    ]);
    const target = idAt(state, '0604');
    const { choices } = thirtyYearsWar.prompt(state, draft);
    const choice = choices.find((one) => one.target.on === 'counter' && one.target.id === target);
    expect([choice?.label, choice?.cost]).toEqual(['S 8-2 (0604), range 3, disrupted already', 'no effect']);
    expect(thirtyYearsWar.prompt(state, null).choices[0]?.cost).toBe('1 target, 1 disrupted already');
  });

  it('5.11 a shot that can do nothing is asked about once, and fired at the button or a second press', () => {
    const { state, draft } = aiming('F gun 0601 | S 8-2* 0604 | S 6-2 0803');
    const target = { on: 'counter', id: idAt(state, '0604') } as const;
    const asked = thirtyYearsWar.press(state, draft, target);
    if (asked.to !== 'draft') throw new Error(`it comes to ${asked.to}`);
    const { instruction, choices } = thirtyYearsWar.prompt(state, asked.draft);
    expect(plain(instruction)).toBe(
      'This shot can have no effect: S 8-2 (0604) is disrupted already. Fire all the same, or choose another target.',
    );
    const button = choices.find(({ label }) => label === 'Fire all the same');
    expect(button?.cost).toBe('no effect');
    const fire = { do: 'fire', gun: idAt(state, '0601'), target: idAt(state, '0604') };
    for (const again of [target, button?.target ?? target])
      expect(thirtyYearsWar.press(state, asked.draft, again)).toMatchObject({
        to: 'commands',
        commands: [fire],
      });
    // Another target is fired at as ever, and to leave it fires nothing.
    const other = { on: 'counter', id: idAt(state, '0803') } as const;
    expect(thirtyYearsWar.press(state, asked.draft, other)).toMatchObject({ to: 'commands' });
    expect(thirtyYearsWar.press(state, asked.draft, { on: 'option', id: 'cancel' })).toEqual({
      to: 'draft',
      draft: null,
    });
  });
});

describe('guns whose fire could do nothing are not proposed (5.11)', () => {
  const words = (line: string) => {
    const {
      instruction,
      names = [],
      choices,
    } = thirtyYearsWar.prompt(board(line, { phase: 'artilleryFire' }), null);
    return [
      instruction,
      names.join(),
      choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : [])).join(),
    ];
  };
  it('others come first, and alone are named', () => {
    expect(words('F gun 0601 | F gun 0707 | S 8-2* 0604 | S 6-2 0606')).toEqual([
      '1 gun may fire. Choose one, or go on. One more sees only units that are disrupted already.',
      'f0707g',
      'f0707g,f0601g',
    ]);
  });
  it('if there is no other, it says to go on', () => {
    expect(words('F gun 0601 | S 8-2* 0604')).toEqual([
      'No shot can do anything: all that your guns see is disrupted already. Go on.',
      '',
      'f0601g',
    ]);
  });
});

describe('before a charge (rocroi:16.14)', () => {
  const charging = (charge: boolean) => {
    const state = board('F 4-6 0605 | F 8-3 0506 | S 8-2* 0606', { phase: 'combat', rules: 'rocroi' });
    const [attackers, defenders] = [[idAt(state, '0605'), idAt(state, '0506')], [idAt(state, '0606')]];
    const draft: Draft = { kind: 'battle', attackers, defenders, charge, leaders: null };
    return { state, draft };
  };
  const CHARGE = { on: 'option', id: 'charge' } as const;

  it('the button says what it costs, and pointing at it what it does and to whom', () => {
    const { state, draft } = charging(false);
    const button = thirtyYearsWar.prompt(state, draft).choices.find(({ key }) => key === 'h');
    expect([button?.label, button?.isOn, button?.cost]).toEqual([
      'Charge',
      false,
      'would disrupt its Cavalry whatever the die',
    ]);
    expect(thirtyYearsWar.preview(state, draft, CHARGE)).toMatchObject({
      text: 'F 4-6 charges with 4 Strength Points more. Whatever the die brings, it ends disrupted and suffers nothing worse (Rocroi 16.14).',
      cost: '4-1',
    });
  });

  it('pointing at it again says what doing without it would be', () => {
    const { state, draft } = charging(true);
    expect(thirtyYearsWar.preview(state, draft, CHARGE)).toMatchObject({
      text: 'F 4-6 would attack without a charge.',
      cost: '3-1',
    });
  });
});

describe('before a battle', () => {
  it('pointing at who would join says what may become of each', () => {
    const state = board('F 8-3 0605 | S 8-2 0606', { phase: 'combat' });
    const draft: Draft = {
      ...{ kind: 'battle', attackers: [idAt(state, '0605')], defenders: [] },
      ...{ charge: false, leaders: null },
    };
    const { text, cost } = thirtyYearsWar.preview(state, draft, { on: 'place', at: '0606' });
    expect([plain(text), cost]).toEqual([
      'Attacked: S 8-2 (0606). S 8-2: disrupted 50 %, nothing 50 %. F 8-3: disrupted 50 %, nothing 50 %.',
      '1-1',
    ]);
  });

  it('10.11 says that a defender who is asked may still add a Leader', () => {
    const items = (askDefender: 'no' | 'yes') => {
      const state = board('F 8-3 0605 | S 8-2 0606 | S leader2 0606', {
        phase: 'combat',
        options: { askDefender },
      });
      const [attackers, defenders] = [[idAt(state, '0605')], [idAt(state, '0606')]];
      const draft: Draft = { kind: 'battle', attackers, defenders, charge: false, leaders: null };
      const { receipt, choices } = thirtyYearsWar.prompt(state, draft);
      const roll = choices.find(({ key }) => key === 'r')?.label;
      const told = receipt?.items
        .filter(({ rule }) => rule === '10.11')
        .map(({ by, because }) => `${by}: ${because}`);
      return [roll, told, receipt?.total, receipt?.subtitle, receipt?.given];
    };
    expect([items('yes'), items('no')]).toEqual([
      [
        'Attack, and ask the defender',
        ['open: the defender is asked for S leader2 before the die'],
        '1-1 or 1-2',
        'F 8-3 (0605) attacks: 8 against 8. The defender is asked first: with S leader2 it is 8 against 10, 1-2',
        'If the defender uses no Leader',
      ],
      ['Roll the die', ['+2: S leader2 with S 8-2'], '1-2', 'F 8-3 (0605) attacks: 8 against 10', undefined],
    ]);
  });
});
