/**
 * What a player presses to have units moved along: a whole rout at once, the last move again, turns seen on the way.
 */
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../src/core/contract/table';
import { resolve } from '../../../../src/core/resolve';
import { rocroi1643 } from '../../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { degrees } from '../../../../src/systems/rocroi-1643/look/face';
import { pressAll } from '../../../helpers/rocroi1643/offers';
import { stateAt } from '../../../helpers/rocroi1643/positions';
import { counter } from '../../../helpers/toy/toySystem';

const { prompt, preview, board, check, evolve } = rocroi1643;
type State = Rocroi1643['State'];
type Command = Rocroi1643['Command'];

const on = (id: string): Target => ({ on: 'counter', id: counter(id) });
const at = (hex: string): Target => ({ on: 'place', at: hex });
const option = (id: string): Target => ({ on: 'option', id });

/** As one press does it: command by command, each of them legal; every die shows the same face. */
function played(state: State, commands: readonly Command[], face = 1): State {
  return commands.reduce((now, command) => {
    expect(check(now, command), JSON.stringify(command)).toEqual([]);
    const { events } = resolve<Rocroi1643>(rocroi1643, now, command, (purposes, sides = 6) =>
      purposes.map((purpose) => ({ purpose, face, sides, by: 'hand' })),
    );
    return events.reduce(evolve, now);
  }, state);
}
function pressing(state: State, ...targets: readonly Target[]): State {
  const pressed = pressAll(state, targets);
  if (pressed.to !== 'commands') throw new Error(`no commands: ${pressed.to}`);
  return played(state, pressed.commands);
}
const unitOf = (state: State, id: string) => state.units.find((unit) => unit.id === id);

describe('a rout move with equal ways (12.3)', () => {
  const runs = played(stateAt('F foot 1410! | S foot 1310>0', { step: 'rally' }), [
    { do: 'rally', unit: counter('f1410'), facing: 3 },
  ]);
  const paths = (state: State) =>
    board(state, null).marks.flatMap(({ means, shape, label }) =>
      means === 'path' && shape.kind === 'line' ? `${shape.through.join('-')} ${label}` : [],
    );

  it('is drawn as far as it goes; what is left to the edge stands there where ways differ in it', () => {
    expect(paths(runs)).toEqual(['1410-1510-1609-1709 ', '1410-1511-1610-1710 ']);
    const held = played(
      stateAt('F foot 1410! | S foot 1310>0 | F foot 1709>3 | F foot 1710>3', { step: 'rally' }),
      [{ do: 'rally', unit: counter('f1410'), facing: 3 }],
    );
    expect(paths(held).map((path) => path.replace(/^\S+ /, ''))).toEqual([
      '1: 7 to the edge',
      '2: 8 to the edge',
    ]);
  });
  it('has the same numbers on the map as its keys in the list', () => {
    const keys = prompt(runs, null).choices.flatMap(({ target, key }) =>
      target.on === 'place' ? `${key} ${target.at}` : [],
    );
    const numbers = board(runs, null).marks.flatMap(({ means, label, shape }) =>
      typeof means === 'object' && shape.kind === 'places' ? `${label} ${shape.places.join()}` : [],
    );
    expect(keys).toEqual(['1 1510', '2 1511']);
    expect(numbers).toEqual(keys);
  });
  it('is run to its end by one press', () => {
    const [main] = prompt(runs, null).choices.filter(({ weight }) => weight === 'main');
    expect(main?.label).toBe('Run over 1510, 1609 to 1709');
    const over = pressing(runs, option('way'));
    expect(unitOf(over, 'f1410')?.at).toBe('1709');
    expect(over.agenda).toEqual([]);
  });
  it('has keys that count up with the hexes, the first of which is run by itself', () => {
    const west = played(stateAt('S foot 1318! | F foot 1418>3', { step: 'rally', side: 'S' }), [
      { do: 'rally', unit: counter('s1318'), facing: 0 },
    ]);
    const { choices } = prompt(west, null);
    expect(
      choices.flatMap(({ key, target }) => (target.on === 'place' ? `${key} ${target.at}` : [])),
    ).toEqual(['1 1217', '2 1218']);
    expect(choices.find(({ key }) => key === 'r')?.label).toMatch(/^Run over 1217, /);
  });
  it('is run hex by hex where another way is chosen, and by its end at once', () => {
    const first = pressing(runs, at('1511'));
    expect(unitOf(first, 'f1410')?.at).toBe('1511');
    expect(prompt(first, null).instruction).toContain('has run 1 hex');
    expect(unitOf(pressing(first, option('way')), 'f1410')?.at).toBe('1710');
    expect(unitOf(pressing(runs, at('1710')), 'f1410')?.at).toBe('1710');
  });
  it('says before a press where it leads', () => {
    expect(preview(runs, null, at('1511'))).toMatchObject({
      text: 'F foot runs over 1511, 1610 to 1710.',
      cost: 'then 8 to the edge',
    });
  });
});

describe('a rally to its end (12.4)', () => {
  const state = stateAt('F foot 1410! | F foot 2012! m3 | F foot 2014! m3 | S foot 1310>0', {
    step: 'rally',
  });
  const facings = [{ unit: counter('f2014'), facing: 2 }];
  const draft = { kind: 'rally', unit: null, facings } as const;
  const runs = played(state, [{ do: 'rally', unit: counter('f1410'), facing: 3 }]);
  const keptAfter = rocroi1643.goesOn?.(runs, draft) ?? null;

  it('keeps how the others are to face while one of them runs', () => {
    expect(prompt(runs, null).heading).toBe('French rout');
    expect(keptAfter).toEqual(draft);
    expect(rocroi1643.goesOn?.(stateAt('F foot 1410>3', { step: 'combat' }), draft)).toBeNull();
  });
  it('goes on with one press where the owner is asked for a way', () => {
    const on = prompt(runs, keptAfter).choices.find(({ key }) => key === 'a');
    expect(on).toMatchObject({ label: 'Run so, then roll for all 2 left', sweeping: true });
    expect(preview(runs, keptAfter, option('way-on')).text).toContain('Then 2 others are tested.');
    const pressed = rocroi1643.press(runs, keptAfter, option('way-on'));
    if (pressed.to !== 'commands') throw new Error(pressed.to);
    expect(pressed.commands.slice(-2)).toEqual([
      { do: 'rally', unit: 'f2012', facing: 3 },
      { do: 'rally', unit: 'f2014', facing: 2 },
    ]);
    expect(unitOf(played(runs, pressed.commands.slice(0, -1)), 'f1410')?.at).toBe('1709');
  });
  it('is not offered where nobody is left, or nobody rallies', () => {
    const last = played(stateAt('F foot 1410! | S foot 1310>0', { step: 'rally' }), [
      { do: 'rally', unit: counter('f1410'), facing: 3 },
    ]);
    expect(prompt(last, null).choices.map(({ key }) => key)).not.toContain('a');
  });
});

describe('the last move again (7.1)', () => {
  const line = 'F foot 1520>3 | F foot 1521>3 | F horse 1522>3 m2 | F foot 1512>2 | S foot 0201>0';
  const first = pressing(stateAt(line, { step: 'movement' }), on('f1520'), at('1319'), option('go'));
  const labels = (state: State, ...targets: readonly Target[]) => {
    const pressed = pressAll(state, targets);
    if (pressed.to !== 'draft') throw new Error(`no draft: ${pressed.to}`);
    return prompt(state, pressed.draft).choices.map(({ label, cost }) => `${label}, ${cost}`);
  };

  it('is made by another unit with one press', () => {
    expect(labels(first, on('f1521'))).toContain('As F foot moved: to 1320, facing north, 2 of 5 MP');
    const again = pressing(first, on('f1521'), option('again'));
    expect(unitOf(again, 'f1521')).toMatchObject({ at: '1320', facing: 3 });
    expect(unitOf(pressing(again, on('f1522'), option('again')), 'f1522')?.at).toBe('1321');
  });
  it('leads as far from its own front where it faces otherwise', () => {
    const again = pressing(first, on('f1512'), option('again'));
    expect(unitOf(again, 'f1512')).toMatchObject({ at: '1313', facing: 2 });
  });
  it('is not offered to who has made it, or where it cannot go', () => {
    expect(labels(first, on('f1520')).filter((label) => label.startsWith('As '))).toEqual([]);
    expect(labels(stateAt(line, { step: 'movement' }), on('f1521')).join()).not.toContain('As F');
  });
});

describe('what can still be moved (7.1)', () => {
  const state = stateAt('F foot 1520>3 | F foot 1521>3 | S foot 0201>0', { step: 'movement' });
  const spent = played(state, [
    { do: 'move', unit: counter('f1520'), steps: ['1419', '1319', '1218', '1118', '1017'] },
  ]);
  const ready = (draft: Rocroi1643['Draft'] | null) =>
    board(spent, draft).counters.flatMap(({ id, condition }) => (condition.includes('ready') ? id : []));

  it('is not who has spent all points', () => {
    expect(ready(null)).toEqual(['f1521']);
    expect(prompt(spent, null).instruction).toContain('1 unit can still move');
  });
  it('is nobody else while a way is traced', () => {
    const march = { kind: 'move', unit: counter('f1521'), steps: [], tracing: false } as const;
    expect(ready(march)).toEqual(['f1521']);
    expect(ready({ ...march, tracing: true })).toEqual([]);
  });
});

describe('a way that is put together (7.2)', () => {
  const state = stateAt('F foot 1520>3 | S foot 1319>0', { step: 'movement' });
  const marked = (steps: readonly (string | number)[]) =>
    board(state, { kind: 'move', unit: counter('f1520'), steps: [...steps], tracing: false }).marks;
  const turns = (steps: readonly (string | number)[]) =>
    marked(steps).flatMap(({ means, label, shape }) =>
      typeof means !== 'string' && means.own === 'turn' && shape.kind === 'places'
        ? [[label, ...shape.places]]
        : [],
    );
  it('shows each turn with its points, and what all of it costs', () => {
    expect(turns([4, '1519'])).toEqual([['turn 1 MP', '1520']]);
    expect(marked([4, '1519']).filter(({ means }) => means === 'path')).toMatchObject([{ label: '2 MP' }]);
  });
  it('says at its end what it comes to, and marks nothing twice', () => {
    const draft = { kind: 'move', unit: counter('f1520'), steps: ['1519'], tracing: false } as const;
    const shown = preview(state, { ...draft, steps: [4, '1519'] }, at('1519'));
    expect(shown).toMatchObject({
      text: 'F foot to 1519, facing north-east, 1 turn on the way.',
      cost: '2 of 5 MP',
      marks: [],
    });
    const turned = preview(
      state,
      { ...draft, steps: [4, '1519'] },
      { on: 'facing', counter: counter('f1520'), facing: degrees(4) },
    );
    expect(turned.marks).toEqual([]);
  });
  it('says on the button that a die is thrown on the way', () => {
    const draft = { kind: 'move', unit: counter('f1520'), steps: ['1419', 2], tracing: false } as const;
    const go = prompt(state, { ...draft, steps: ['1419', 2] }).choices.find(({ key }) => key === 'm');
    expect(go?.cost).toBe('3 of 5 MP, with a test');
  });
  it('says which turn throws a die', () => {
    expect(turns(['1419', 2])).toEqual([['turn 2 MP, test', '1419']]);
  });
});

describe('what is lit to be pressed', () => {
  const ready = (state: State, draft: Rocroi1643['Draft'] | null = null) =>
    board(state, draft).counters.flatMap(({ id, condition }) => (condition.includes('ready') ? id : []));

  it('is who could be led by a commander in chief (9.2)', () => {
    const state = stateAt('F chief3-3 1520 | F foot 1521>3 | F foot 1523>3 left | F foot 2010>3 right', {
      step: 'cup',
      cup: ['f1520c'],
    });
    const asked = played(state, [{ do: 'draw' }]);
    expect(prompt(asked, null).heading).toBe('French commander in chief: which corps');
    expect(ready(asked)).toEqual(['f1521', 'f1523']);
  });
  it('is to whom a leader goes who has lost his unit (8.4)', () => {
    const line =
      'F foot 1418>3 | S foot 1319>0 | S leader1-6 1319 | F leader4-6 1418 | S foot 1010 | S foot 0910';
    const state = stateAt(line, { step: 'combat' });
    const attack = { do: 'attack', unit: counter('f1418'), target: counter('s1319'), charge: false } as const;
    const { events } = resolve<Rocroi1643>(rocroi1643, state, attack, (purposes, sides = 6) =>
      purposes.map((purpose) => ({ purpose, face: 6, sides, by: 'hand' })),
    );
    expect(ready(events.reduce(evolve, state))).toEqual(['s1010', 's0910']);
  });
});

describe('an attack is put together (11.1)', () => {
  const state = stateAt('F foot 1418>3 | S foot 1319>0', { step: 'combat' });
  it('by pressing the attacker and his only target, one after the other', () => {
    const pressed = pressAll(state, [on('f1418'), on('s1319')]);
    expect(pressed).toMatchObject({ draft: { unit: 'f1418', target: 's1319' } });
  });
});

describe('a charge that was chosen (11.2)', () => {
  const facing = (id: string, to: number): Target => ({
    on: 'facing',
    counter: counter(id),
    facing: degrees(to),
  });
  const draftAfter = (state: State, ...targets: readonly Target[]) => {
    const pressed = pressAll(state, targets);
    if (pressed.to !== 'draft' || pressed.draft === null) throw new Error(`no draft: ${pressed.to}`);
    return pressed.draft;
  };

  describe('on the march', () => {
    const state = stateAt('F horse 1418>3 | S foot 0401>0', { map: { wood: ['1318'] } });
    const begun = [on('f1418'), at('1319'), facing('f1418', 4), option('charge-way')];
    const way = (...more: readonly Target[]) => draftAfter(state, ...begun, ...more);

    it('stays so as it turns, or goes elsewhere', () => {
      expect(way()).toMatchObject({ steps: [2, '1419', 4, '1319'] });
      expect(way(facing('f1418', 5))).toMatchObject({ steps: ['1319', '1219', 5, '1319'] });
      expect(way(at('1419'), facing('f1418', 3))).toMatchObject({ steps: [1, '1519', 3, '1419'] });
    });
    it('is a switch, with the cheapest way while it is off', () => {
      const shown = (draft: Rocroi1643['Draft']) =>
        prompt(state, draft).choices.find(({ key }) => key === 'c')?.isOn;
      expect([shown(draftAfter(state, ...begun.slice(0, 3))), shown(way())]).toEqual([false, true]);
      expect(way(option('charge-way'))).toEqual(draftAfter(state, ...begun.slice(0, 3)));
    });
    it('takes another way where none would let it charge, and says so', () => {
      const none = prompt(state, way(at('1318')));
      expect(none.choices.find(({ key }) => key === 'c')?.cost).toBe('none leads there');
      expect(way(at('1318'), at('1319'), facing('f1418', 4))).toEqual(way());
    });
  });

  describe('in combat', () => {
    const state = stateAt('F horse 1418>3 charging | S horse 1319>0 | S foot 1318>0', { step: 'combat' });
    const other = draftAfter(state, on('f1418'), on('s1319'), option('charge'), on('s1318'));

    it('stays so when the target changes, which is said before', () => {
      expect(other).toMatchObject({ target: 's1318', charge: true });
      expect(prompt(state, other).choices.map(({ label }) => label)).toContain('Charge S horse (1319)');
      expect(preview(state, other, on('s1319')).text).toBe('F horse charges S horse.');
    });
    it('waits where the ground is against it', () => {
      const wood = stateAt('F horse 1418>3 charging | S horse 1319>0 | S foot 1318>0', {
        ...{ step: 'combat', map: { wood: ['1318'] } },
      });
      const through = [on('f1418'), on('s1319'), option('charge'), on('s1318')];
      expect(prompt(wood, draftAfter(wood, ...through)).instruction).toContain('attacks S foot');
      expect(prompt(wood, draftAfter(wood, ...through, on('s1319'))).instruction).toContain(
        'charges S horse',
      );
    });
  });
});

describe('an advance that nobody wants (11.9)', () => {
  const start = stateAt('F foot 1418>3 | F foot 1721>3 | S foot 1318>0* m1 | S foot 1621>0* m1', {
    step: 'combat',
  });
  /** Both combats; each time the loser goes back by the first of his hexes, and `answer` meets the open hex. */
  const fought = (answer: Command) => {
    const asked: string[] = [];
    let now = start;
    for (const [unit, target] of [
      ['f1418', 's1318'],
      ['f1721', 's1621'],
    ] as const) {
      now = played(now, [{ do: 'attack', unit: counter(unit), target: counter(target), charge: false }], 6);
      for (let task = now.agenda[0]?.task; task !== undefined; task = now.agenda[0]?.task) {
        asked.push(task);
        const [first] = rocroi1643.moves(now);
        if (!first) throw new Error('no move');
        now = played(now, [task === 'advanceInto' ? answer : first], 6);
      }
    }
    return { asked: asked.filter((task) => task === 'advanceInto').length, now };
  };
  const nobody = { do: 'advance', unit: null, leaders: [] } as const;

  it('is asked for after each combat, or never again in the segment', () => {
    expect(fought(nobody).asked).toBe(2);
    const { asked, now } = fought({ ...nobody, rest: true });
    expect(asked).toBe(1);
    expect(now.segment?.staying).toEqual(['french']);
    expect(unitOf(now, 'f1721')?.at).toBe('1721');
  });
  it('is declined for the whole segment by a button of its own', () => {
    const open = played(
      start,
      [{ do: 'attack', unit: counter('f1418'), target: counter('s1318'), charge: false }],
      6,
    );
    const asked =
      open.agenda[0]?.task === 'retreatTo' ? played(open, [...rocroi1643.moves(open)].slice(0, 1), 6) : open;
    expect(prompt(asked, null).choices.find(({ key }) => key === 'a')?.label).toBe('Nobody in this segment');
    expect(rocroi1643.press(asked, null, option('nobody-more'))).toEqual({
      to: 'commands',
      commands: [{ ...nobody, rest: true }],
    });
    expect(rocroi1643.commandInWords?.(asked, { ...nobody, rest: true })).toContain(
      'nor later in this segment',
    );
    expect(rocroi1643.canonical(asked, { ...nobody, unit: counter('f1418'), rest: true })).not.toHaveProperty(
      'rest',
    );
  });
});

describe('what follows a movement (5.2)', () => {
  const cost = (line: string) => prompt(stateAt(line), null).choices.find(({ key }) => key === 'e')?.cost;
  it('is said on the button that ends it', () => {
    expect(cost('F foot 1418>3 | F foot 1420>3 | S foot 1318>0')).toBe('1 must fight');
    expect(cost('F foot 1418>3 | S foot 0318>0')).toBe('nobody to fight: it ends the segment');
    expect(cost('F foot 1418>3 | S foot 0318>0 | S leader1-6 1318')).toBe('a leader can be attacked');
  });
});

describe('the leader after his line has moved (5.2)', () => {
  const state = stateAt('F foot 1520>3 | F foot 1521>3 | F leader2-6 1521 | S foot 0201>0');
  it('goes along with one press', () => {
    const moved = pressing(state, on('f1520'), at('1320'), option('line'));
    const labels = prompt(moved, null).choices.map(({ label, cost }) => `${label}, ${cost}`);
    expect(labels).toContain('F leader goes along to 1321, with F foot, 2 of 12 MP');
    const over = pressing(moved, option('follow'));
    expect(over.leaders.find(({ id }) => id === 'f1521l')).toMatchObject({ at: '1321', moved: true });
  });
  it('is not asked while his unit is with him', () => {
    const moved = pressing(state, on('f1520'), at('1320'), option('go'));
    expect(
      prompt(moved, null)
        .choices.map(({ label }) => label)
        .join(),
    ).not.toContain('goes along');
  });
});

describe('what is said of corps and markers', () => {
  const chief = played(
    stateAt('F chief3-3 1520 | F foot 1521>3 | F foot 2010>3 right | S foot 0410>0', {
      step: 'cup',
      cup: ['f1520c'],
    }),
    [{ do: 'draw' }],
  );
  it('shows of a corps that could be led who would be in command (9.2)', () => {
    const far = played(
      stateAt('F chief3-3 1520 | F foot 1521>3 left | F foot 2010>3 left | S foot 0410>0', {
        step: 'cup',
        cup: ['f1520c'],
      }),
      [{ do: 'draw' }],
    );
    expect(preview(far, null, option('corps:french-left'))).toMatchObject({
      text: 'F chief leads the French left: 1 of 2 in command.',
      marks: [
        { means: { own: 'command' }, shape: { places: ['1521'] } },
        { means: { own: 'uncommanded' }, shape: { places: ['2010'] } },
      ],
    });
    const led = pressing(far, option('corps:french-left'));
    expect(prompt(led, null).acting).toEqual(['f1521', 'f2010']);
  });
  it('names a corps that is not reached, and takes no enemy for one (9.2)', () => {
    const said = (id: string) =>
      preview(chief, null, on(id)).waits?.map(({ rule, text }) => `${rule} ${text}`);
    expect(said('f2010')?.join()).toMatch(/^9\.2 .*reaches no unit of the French right/);
    expect(said('s0410')?.join()).toMatch(/^9\.2 Choose the corps that F chief \(1520\) leads/);
  });
  it('says that a corps has moved when another leader has moved it', () => {
    const state = stateAt('F foot 1520>3 moved | F leader2-6 1521');
    expect(prompt(state, null).instruction).toBe(
      'No unit of the French centre can still move. F leader can move.',
    );
  });
});

describe('a retreat that pushes a friend (11.8)', () => {
  const line =
    'F foot 1820>3 | S foot 1720>0 | S foot 1620>0 | S foot 1719>0 | S foot 1619>0 | S foot 1521>0';
  const state = stateAt(line, { step: 'combat' });
  const attack = { do: 'attack', unit: counter('f1820'), target: counter('s1720'), charge: false } as const;
  const { events } = resolve<Rocroi1643>(rocroi1643, state, attack, (purposes, sides = 6) =>
    purposes.map((purpose) => ({ purpose, face: 5, sides, by: 'hand' })),
  );
  const beaten = events.reduce(evolve, state);
  const arrows = (hex: string) =>
    preview(beaten, null, at(hex)).marks.flatMap(({ means, shape }) =>
      means === 'path' && shape.kind === 'line' ? shape.through.join('-') : [],
    );
  it('has the same number on the map as its key in the list', () => {
    const keys = prompt(beaten, null).choices.flatMap(({ target, key }) =>
      target.on === 'place' ? `${key} ${target.at}` : [],
    );
    const marked = board(beaten, null).marks.flatMap(({ means, label, shape }) =>
      typeof means === 'object' && shape.kind === 'places' ? `${label} ${shape.places.join()}` : [],
    );
    expect(keys).toEqual(['1 1619', '2 1620', '3 1719']);
    expect(marked).toEqual(keys);
  });
  it('shows before the press where the friend goes, if there is one hex for him', () => {
    expect(arrows('1620')).toEqual(['1720-1620', '1620-1520']);
    // He could choose.
    expect(arrows('1719')).toEqual(['1720-1719']);
  });
});

describe('what is said of a routed unit (12.3)', () => {
  it('is that it has no points of its own', () => {
    const [row] =
      prompt(stateAt('F foot 1410! | S foot 0310>0', { step: 'rally' }), {
        ...{ kind: 'rally', unit: counter('f1410'), facings: [] },
      }).subject?.rows ?? [];
    expect(row).toMatchObject({ label: 'Movement', now: '0', rule: '12.3' });
  });
});
