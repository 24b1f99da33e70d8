/** What players read and see of Rocroi 1643: prompts, previews, refusals, receipts, log, sheets, overlays. */
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../src/core/contract/table';
import { resolve } from '../../../../src/core/resolve';
import { rocroi1643 } from '../../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { pressAll } from '../../../helpers/rocroi1643/offers';
import { stateAt } from '../../../helpers/rocroi1643/positions';
import { counter } from '../../../helpers/toy/toySystem';

const { press, preview, prompt, board, tell, sheets, overlay, read } = rocroi1643;
type State = Rocroi1643['State'];
const on = (id: string): Target => ({ on: 'counter', id: counter(id) });
const at = (hex: string): Target => ({ on: 'place', at: hex });
const option = (id: string): Target => ({ on: 'option', id });
const typed = (text: string): Target => ({ on: 'typed', text });
const texts = (state: State, draft: Rocroi1643['Draft'] | null, target: Target) => {
  const { reasons, waits = [], about = [] } = preview(state, draft, target);
  return [...reasons, ...waits]
    .map(({ text }) => text)
    .concat(about)
    .join(' ');
};

/** The log of a command with these dice. */
function logOf(state: State, command: Rocroi1643['Command'], faces: readonly number[]): readonly string[] {
  let left = faces;
  const { events } = resolve<Rocroi1643>(rocroi1643, state, command, (purposes, sides = 6) => {
    const thrown = left.slice(0, purposes.length);
    left = left.slice(purposes.length);
    return purposes.map((purpose, i) => ({ purpose, face: thrown[i] ?? 1, sides, by: 'hand' }));
  });
  let now = state;
  return events.flatMap((event) => {
    const line = tell(now, event);
    now = rocroi1643.evolve(now, event);
    return line ? [line.text] : [];
  });
}

describe('targets (10.1)', () => {
  const state = stateAt('S gun 1219 | S gun 1222 | F foot 2019>3 | F foot 2022>3* | F gun 2219', {
    step: 'aiming',
    side: 'S',
  });
  it('are about the batteries that have one', () => {
    expect(rocroi1643.prompt(state, null).acting).toEqual(['s1219g', 's1222g']);
  });
  it('a shot without effect is called so, and a hit may still be without one (10.2, 12.1)', () => {
    const shot = (battery: string, target: string, hit: boolean) => {
      const fired = { happened: 'fired', die: hit ? 6 : 1, hit, range: 8, modifier: 0, least: 6 } as const;
      const told = tell(state, { ...fired, battery: counter(battery), target: counter(target) });
      const { outcomes, prospects, result } = told?.receipt ?? {};
      const ends = prospects?.[0]?.ends.map(({ what, by }) => `${what}: ${by.join()}`);
      return { names: outcomes?.map(({ label }) => label), ends, result };
    };
    expect(shot('s1219g', 'f2019', false)).toEqual({
      names: ['D', 'no effect'],
      ends: ['disorganised: D', 'no effect: no effect'],
      result: 'no effect',
    });
    // It is in disorder: the die of its test decides.
    expect(shot('s1222g', 'f2022', true).ends).toEqual(['routs: D', 'no effect: D,no effect']);
  });
  it('take the next battery into the hand by themselves', () => {
    const pressed = pressAll(state, [on('s1219g'), on('f2019')]);
    expect(pressed).toMatchObject({
      to: 'draft',
      draft: { battery: 's1222g', shots: [{ target: 'f2019' }] },
    });
  });
  it('are all given at once, the likeliest and weakest first', () => {
    const pressed = press(state, null, option('best'));
    expect(pressed).toMatchObject({
      draft: { battery: null, shots: [{ target: 'f2022' }, { target: 'f2022' }] },
    });
  });
  it('10.2 say of a shot that can do nothing why, before it is chosen', () => {
    const gone = stateAt('S gun 1219 | F foot 1619!', { step: 'aiming', side: 'S' });
    const draft = read.draft({ kind: 'aim', battery: 's1219g', shots: [] });
    expect(preview(gone, draft, on('f1619'))).toMatchObject({
      text: expect.stringMatching(/Can do nothing: .* is routed already \(10\.2\)\.$/),
      cost: 'no effect',
    });
    expect(
      preview(state, read.draft({ kind: 'aim', battery: 's1219g', shots: [] }), on('f2019')).text,
    ).not.toContain('nothing');
  });
  it('show what blocks the sight, with the case', () => {
    const blocked = stateAt('S gun 1219 | S foot 1419>0 | F foot 2019>3', { step: 'aiming', side: 'S' });
    const draft = read.draft({ kind: 'aim', battery: 's1219g', shots: [] });
    expect(preview(blocked, draft, on('f2019')).reasons).toMatchObject([
      {
        ...{ rule: '10.2', kind: 'sightBlocked' },
        text: 'The line of sight to F foot (2019) is blocked in 1419: choose a unit in sight, or none.',
      },
    ]);
    expect(press(blocked, null, on('s1219g'))).toMatchObject({
      to: 'refusal',
      reasons: [{ kind: 'noTargetInSight' }],
    });
  });
});

describe('the cup (5.1)', () => {
  const line = 'F leader1-6 2010 left | F leader1-6 2012 | S leader1-6 1010 left | S leader1-6 1012';
  it('says how likely each marker is', () => {
    const { subject } = prompt(stateAt(line, { step: 'cup' }), null);
    expect(subject?.rows.map(({ now }) => now)).toEqual(['1 in 4', '1 in 4', '1 in 4', '1 in 4']);
  });
  it('names the limit of two in a row where it bites', () => {
    const { instruction, subject } = prompt(stateAt(line, { step: 'cup', drawn: 'F2' }), null);
    expect(instruction).toContain('Two French markers came in a row: the next is Spanish, one of 2 (5.1).');
    expect(subject?.rows.map(({ now }) => now)).toEqual(['1 in 2', '1 in 2', 'not now', 'not now']);
  });
});

describe('a move (7.1)', () => {
  const state = stateAt('F foot 1520>3 | F foot 1521>3 | F foot 1522>3 | S tercio 1019>0');
  const draft = read.draft({ kind: 'move', unit: 'f1521', steps: [], tracing: false });

  it('shows cost, facing and turns before it is made', () => {
    expect(preview(state, draft, at('1320'))).toMatchObject({
      text: 'F foot to 1320, facing north.',
      cost: '2 of 5 MP',
      ghosts: [{ counter: 'f1521', at: '1320', facing: 270 }],
    });
  });
  it('says why a hex is too far, and what it would cost', () => {
    expect(texts(state, draft, at('1015'))).toMatch(/That costs \d+ points; F foot \(1521\) has 5 left\./);
  });
  it('8.2 of a unit out of command that it has but half of its points', () => {
    const out = stateAt('F foot 2020>3 | F leader1-3 0505', { commanded: 'reached' });
    const its = read.draft({ kind: 'move', unit: 'f2020', steps: [], tracing: false });
    expect(texts(out, its, at('1620'))).toContain('is out of command, has 3 of 5 points');
    expect(texts(out, null, on('f2020'))).toMatch(
      /Out of command: \d+ hexes from F leader \(0505\), who reaches 3\./,
    );
  });
  it('goes on along the whole line with one press', () => {
    const pressed = pressAll(state, [on('f1521'), at('1420'), option('line')]);
    expect(pressed).toMatchObject({
      to: 'commands',
      commands: [
        { unit: 'f1521', steps: ['1420'] },
        { unit: 'f1520', steps: ['1419'] },
        { unit: 'f1522', steps: ['1421'] },
      ],
    });
  });
  it('outlines its line before that is pressed, without the rank behind it (8.3)', () => {
    const ranks = stateAt('F foot 1418>3 | F foot 1419>3 | F foot 1519>3 | S tercio 0519>0');
    const pressed = pressAll(ranks, [on('f1419'), at('1319')]);
    if (pressed.to !== 'draft') throw new Error(pressed.to);
    const inLine = board(ranks, pressed.draft).marks.filter(
      ({ means }) => typeof means === 'object' && means.own === 'in-line',
    );
    expect(inLine.map(({ shape }) => shape)).toEqual([{ kind: 'places', places: ['1418'] }]);
    expect(preview(ranks, pressed.draft, option('line'))).toMatchObject({
      text: 'F foot moves, and with it F foot (1418).',
      ghosts: [{ counter: 'f1418', at: '1318', facing: 270 }],
    });
    expect(pressAll(ranks, [on('f1419'), at('1319'), option('line')])).toMatchObject({
      commands: [{ unit: 'f1419' }, { unit: 'f1418', steps: ['1318'] }],
    });
    expect(board(ranks, null).marks).toEqual([]);
  });
  it('7.2 tells the die that a turn in an enemy zone needs, before it is ordered', () => {
    const held = stateAt('F foot 1419>3 | S foot 1319>0');
    const its = read.draft({ kind: 'move', unit: 'f1419', steps: [], tracing: false });
    const { text } = preview(held, its, { on: 'facing', counter: counter('f1419'), facing: 330 });
    expect(text).toContain(
      'It turns in an enemy zone of control: a die of 4 or more, or it is disorganised.',
    );
  });
  it('is told as one way', () => {
    expect(logOf(state, { do: 'move', unit: counter('f1521'), steps: ['1420', '1320', 2] }, [])).toEqual([
      'F foot: 1521 → 1320, facing north-west, 3 MP.',
    ]);
  });
});

describe('command (8.1)', () => {
  it('names the hex that breaks the chain, and who does it', () => {
    const state = stateAt('F foot 2015>3 | F leader1-3 2316 | S foot 2115>0', { commanded: 'reached' });
    expect(texts(state, null, on('f2015'))).toMatch(
      /Out of command: the chain from F leader \(2316\) is broken in \d{4}, .*S foot \(2115\)/,
    );
    expect(preview(state, null, on('f2015')).marks).toContainEqual(
      expect.objectContaining({ means: { own: 'breaks' }, label: 'breaks the chain' }),
    );
    expect(board(state, null).counters.find(({ id }) => id === 'f2015')?.face).toMatchObject({
      outOfCommand: true,
    });
  });
});

describe('an attack (11.4)', () => {
  const line =
    'F foot 1418>3 | F foot 1419>3 | F horse 1320>4 charging | F leader2-6 1418 | S foot 1319>0* | S foot 1318>0 | S horse 1220>0 right | S leader1-6 1319';
  const state = stateAt(line, { step: 'combat' });
  const draft = read.draft({ kind: 'fight', unit: 'f1418', target: 's1319', charge: false });

  it('has a receipt with every modifier, and with who gives no bonus and why', () => {
    const { receipt } = prompt(state, draft);
    expect(receipt?.items.map(({ by, because }) => `${by} ${because}`)).toEqual([
      '+2 F leader (1418) leads the attack',
      '+1 S foot (1319) is disorganised',
      '+1 F foot (1419) supports the attack, from its front',
      '+1 F horse (1320) supports the attack, on the flank',
      '+1 foot and horse together: F foot (1418), F foot (1419) and F horse (1320)',
      '-1 S foot (1318) supports the target, from its front',
      '0 no bonus for F horse (1320) in the flank: it is in the zone of control of S horse (1220)',
    ]);
    expect(receipt?.total).toBe('die +5');
  });
  it('has chances that add up, of the leader with the target too', () => {
    for (const { ends } of prompt(state, draft).receipt?.prospects ?? []) {
      const ways = ends.reduce((sum, { chance }) => sum + chance[0], 0);
      expect(ways).toBe(ends[0]?.chance[1]);
    }
    expect(prompt(state, draft).receipt?.prospects.map(({ who }) => who)).toContain('S leader');
  });
  it('is told with the receipt that was shown before', () => {
    const { receipt } = prompt(state, draft);
    const { events } = resolve<Rocroi1643>(
      rocroi1643,
      state,
      { do: 'attack', unit: counter('f1418'), target: counter('s1319'), charge: false },
      (purposes) => purposes.map((purpose) => ({ purpose, face: 1, sides: 6, by: 'hand' })),
    );
    const fought = events.find(({ happened }) => happened === 'fought');
    const told = fought && tell(state, fought)?.receipt;
    expect(told).toMatchObject({
      items: receipt?.items,
      outcomes: receipt?.outcomes,
      prospects: receipt?.prospects,
    });
    expect(told?.result).toBe('D');
  });
  it('begins with the best attacker of an enemy who is pressed first', () => {
    expect(press(state, null, on('s1319'))).toMatchObject({ draft: { unit: 'f1418', target: 's1319' } });
    expect(prompt(state, draft).choices.map(({ label }) => label)).toContain('F foot (1419) attacks instead');
  });
  it('11.2 says why it is no charge', () => {
    const its = read.draft({ kind: 'fight', unit: 'f1418', target: 's1319', charge: false });
    expect(press(state, its, option('charge'))).toMatchObject({ reasons: [{ kind: 'chargesNever' }] });
  });
  it('11.0 is not passed over: the end is offered only after all obligations, and else explained', () => {
    const { choices, obligations, askable } = prompt(state, null);
    expect(choices.map(({ label }) => label)).not.toContain('End the segment');
    expect(obligations).toMatchObject([{ rule: '11.0', counters: ['f1418', 'f1419', 'f1320'] }]);
    expect(askable).toMatchObject([{ key: 'e' }]);
    expect(press(state, null, option('end'))).toMatchObject({ reasons: [{ kind: 'mustStillAttack' }] });
  });
});

describe('a retreat (11.8)', () => {
  const attack = (line: string, face: number) => {
    const state = stateAt(line, { step: 'combat' });
    const command = {
      do: 'attack',
      unit: counter('f1820'),
      target: counter('s1720'),
      charge: false,
    } as const;
    const { state: after } = resolve<Rocroi1643>(rocroi1643, state, command, (purposes) =>
      purposes.map((purpose) => ({ purpose, face, sides: 6, by: 'hand' })),
    );
    return after;
  };
  const after = attack('F foot 1820>3 | S foot 1720>0 | S foot 1619>0 | S foot 1620>0 | S foot 1719>0', 5);

  it('is asked of the owner by name, with what each hex does', () => {
    const { by, heading, choices } = prompt(after, null);
    expect([by, heading]).toEqual(['spanish', 'Spanish retreat']);
    expect(choices.map(({ cost }) => cost)).toContainEqual(
      expect.stringMatching(/^pushes S foot \(1620\), who goes to .* and is disorganised$/),
    );
    const hexes = choices.slice(0, -1);
    expect(hexes.map(({ key }) => key)).toEqual(hexes.map((_, i) => `${i + 1}`));
    expect(hexes.map(({ label }) => label)).toEqual(hexes.map(({ label }) => label).toSorted());
    expect(choices.at(-1)?.label).toBe('Remove S foot (1720) instead');
    expect([prompt(after, null).isAnswer, prompt(stateAt('F foot 1820>3'), null).isAnswer]).toEqual([
      true,
      undefined,
    ]);
    expect(board(after, null).marks.map(({ means }) => means)).toContainEqual({ own: 'pushes' });
  });
  it('12.2 says of a friend in disorder that it may rout', () => {
    const worn = attack('F foot 1820>3 | S foot 1720>0 | S foot 1619>0 | S foot 1620>0* | S foot 1719>0', 5);
    expect(prompt(worn, null).choices.map(({ cost }) => cost)).toContainEqual(
      expect.stringMatching(/^pushes S foot \(1620\), .* and is disorganised again and may rout$/),
    );
  });
  it('is previewed with the chain that it starts', () => {
    expect(preview(after, null, at('1620')).text).toMatch(/goes back to 1620: pushes S foot \(1620\)/);
  });
});

describe('rally (12.4)', () => {
  const state = stateAt('F foot 2010! m2 | F horse 2012! m3 left | F leader2-6 2210', {
    step: 'rally',
    side: 'F',
  });
  it('says the die that each needs, and who helps', () => {
    const costs = prompt(state, null).choices.map(({ cost }) => cost);
    expect(costs.slice(0, 2)).toEqual(['3 or more, with F leader', '4 or more, no leader reaches it']);
  });
  it('rolls for all at once, each with the facing that was chosen', () => {
    const pressed = pressAll(state, [
      on('f2010'),
      { on: 'facing', counter: counter('f2010'), facing: 210 },
      option('cancel'),
      option('all'),
    ]);
    expect(pressed).toEqual({
      to: 'commands',
      commands: [
        { do: 'rally', unit: 'f2010', facing: 2 },
        { do: 'rally', unit: 'f2012', facing: 3 },
      ],
    });
  });
});

describe('typed commands', () => {
  const state = stateAt('F foot 1520>3 | F leader1-6 1522 | S foot 1018>0');
  it.each([
    ['1520-1419', { do: 'move', unit: 'f1520', steps: ['1419'] }],
    ['1520-1419>2', { do: 'move', unit: 'f1520', steps: ['1419', 2] }],
    ['1520>2', { do: 'move', unit: 'f1520', steps: [2] }],
    ['L1522-1521', { do: 'moveLeader', leader: 'f1522l', to: '1521' }],
    ['e', { do: 'endMovement' }],
  ])('%s', (text, command) => {
    expect(press(state, null, typed(text))).toMatchObject({ to: 'commands', commands: [command] });
  });
  it('keep the facing, by a dearer way where it takes one', () => {
    const way = (text: string) => press(stateAt('F foot 1520>3 | S foot 0118>0'), null, typed(text));
    expect(way('1520-1521')).toMatchObject({ commands: [{ steps: [2, '1521', 3] }] });
    expect(way('1520-1521>2')).toMatchObject({ commands: [{ steps: [2, '1521'] }] });
  });
  it('name the facings that there are where it cannot be kept', () => {
    const refused = press(stateAt('F foot 1520>3 | S foot 0118>0'), null, typed('1520-1622'));
    expect(refused).toMatchObject({
      to: 'refusal',
      reasons: [{ rule: 'table:typed', kind: 'facesOtherwise' }],
    });
    expect(refused.to === 'refusal' && refused.reasons[0]?.text).toMatch(
      /^F foot \(1520\) cannot come to 1622 and face as now. There it can face south-west \(>1\)/,
    );
  });
  it('that mean nothing say so', () => {
    expect(press(state, null, typed('go west'))).toMatchObject({ reasons: [{ rule: 'table:typed' }] });
  });
  it('can be completed', () => {
    expect(rocroi1643.completeTyped?.(state, null, '1520-14')).toContain('1520-1419');
  });
  it('attack', () => {
    const fight = stateAt('F foot 1418>3 | S foot 1319>0', { step: 'combat' });
    expect(press(fight, null, typed('1418x1319'))).toMatchObject({
      commands: [{ do: 'attack', charge: false }],
    });
  });
});

describe('how it stands (12.5, 13.0)', () => {
  it('shows losses and routs against half, and points with the level', () => {
    const state = stateAt(
      'S horse 1010>0 right | S horse 1012! right | S horse lost right | F foot 2020>3* | F leader1-6 2020',
    );
    const all = sheets(state);
    const corps = all.find(({ id }) => id === 'corps-spanish')?.rows.find(({ label }) => label === 'right');
    expect(corps).toMatchObject({
      value: '1 lost, 1 routed',
      share: [3, 3],
      note: 'breaks as the turn ends',
    });
    expect(all.find(({ id }) => id === 'level')?.rows).toMatchObject([
      { label: 'Level', value: 'Strategic victory, French', note: '½ : 2, 4.0 to 1' },
    ]);
    // The list of stored games shows them by their titles.
    expect(all.flatMap(({ points, title }) => (points === undefined ? [] : title))).toEqual([
      'Spanish points: ½',
      'French points: 2, strategic victory',
    ]);
  });
  it('has overlays of zones, with those that are cancelled', () => {
    const state = stateAt('S foot 1219>0 | F foot 1319>3');
    expect(overlay(state, 'zones-spanish', null)).toMatchObject([
      { means: { own: 'front' }, shape: { places: ['1319', '1320'] } },
      { means: { own: 'cancelled' }, shape: { places: ['1319'] } },
    ]);
    expect(overlay(state, 'nothing', null)).toEqual([]);
  });
});

describe('what a screen reader hears', () => {
  it('says all of a counter, and of a hex whose zone it lies in', () => {
    const state = stateAt('S tercio 1219>0 | F horse 1320>3*');
    expect(board(state, null).counters.map(({ label }) => label)).toContain(
      '1320, F horse, French cavalry C of the centre, facing north: morale 2, moves 8, charges, disorganised, in an enemy zone of control',
    );
    expect(rocroi1643.describe(state, '1319')).toBe('1319, nobody; clear; in front of S tercio (1219)');
  });
});

describe('a rout move (12.3)', () => {
  it('shows each equal way as far as it goes, and how far the edge is', () => {
    const state = stateAt('S foot 1010! | F foot 2020>3', { step: 'rally', side: 'S' });
    const { state: after } = resolve<Rocroi1643>(
      rocroi1643,
      state,
      { do: 'rally', unit: counter('s1010'), facing: 0 },
      (purposes) => purposes.map((purpose) => ({ purpose, face: 1, sides: 6, by: 'hand' })),
    );
    const { heading, choices } = prompt(after, null);
    expect([heading, choices.map(({ cost }) => cost)]).toEqual([
      'Spanish rout',
      ['free', 'free', '7 to the edge'],
    ]);
    const ways = board(after, null).marks.flatMap(({ means, shape }) =>
      means === 'path' && shape.kind === 'line' ? [shape.through.length] : [],
    );
    expect(ways).toEqual([4, 4]);
  });
});

describe('what is said of a charge on the march (11.2)', () => {
  const saidAt = (line: string) => {
    const state = stateAt(line);
    const pressed = pressAll(state, [on('f1410')]);
    if (pressed.to !== 'draft') throw new Error(`not in the hand: ${JSON.stringify(pressed)}`);
    const hexes = [8, 9, 10, 11, 12, 13].flatMap((column) =>
      [7, 8, 9, 10, 11, 12].map((row) => `${column < 10 ? '0' : ''}${column}${row < 10 ? '0' : ''}${row}`),
    );
    return hexes
      .map((hex) => texts(state, pressed.draft, at(hex)) + preview(state, pressed.draft, at(hex)).text)
      .join(' ');
  };
  it('is who could be charged, and nothing where nobody is near', () => {
    expect(saidAt('F horse 1410>3 | S foot 1010>0')).toContain('could charge S foot (1010) from there');
    expect(saidAt('F horse 1410>3 | S foot 0310>0')).not.toContain('could charge');
  });
});

describe('a target that no other may attack (11.1)', () => {
  it('has been attacked, though another unit has it in front', () => {
    const state = stateAt('F foot 1418>3 | F foot 1419>3 | S foot 1319>0', { step: 'combat' });
    const first = { do: 'attack', unit: counter('f1418'), target: counter('s1319'), charge: false } as const;
    const thrown = (purposes: readonly string[]) =>
      purposes.map((purpose) => ({ purpose, face: 5, sides: 6, by: 'hand' as const }));
    const { state: after } = resolve<Rocroi1643>(rocroi1643, state, first, thrown);
    expect(texts(after, null, on('s1319'))).toContain('S foot (1319) has been attacked in this segment');
  });
});

it('the combat of a segment is about all who can attack (11.0)', () => {
  const line = 'F foot 1418>3 | F foot 1419>3 | F foot 1010>3 | S foot 1319>0';
  const led = stateAt(line, { step: 'combat' });
  expect(rocroi1643.prompt(led, null).acting).toEqual(['f1418', 'f1419']);
});

it('a commander in chief who may move comes into view (9.3)', () => {
  const state = stateAt('F chief3-8 1720 | F foot 1620 | S foot 0404', { step: 'chiefs', side: 'F' });
  const chief = state.leaders[0]?.id;
  expect(chief).toBeDefined();
  expect(rocroi1643.prompt(state, null).acting).toEqual([chief]);
});

it('what is left in the cup is what the phase is about, and selected by nobody (5.1)', () => {
  const state = stateAt('F leader2-6 1720 | F foot 1720 | S leader2-6 0404 | S foot 0404', { step: 'cup' });
  expect(rocroi1643.prompt(state, null).subject).toMatchObject({ title: 'In the cup', ofPhase: true });
});

it('a turn that has begun is named above its own lines, not before that the last one is over (4.0)', () => {
  const state = stateAt('F chief3-8 1720 | F foot 1620 | S foot 0404', { step: 'chiefs', side: 'F' });
  const told = logOf(state, { do: 'endChief' }, []);
  expect(told).toContain('Rally: no French unit is routed.');
  expect(told.join(' ')).not.toContain('Turn 2');
});

describe('a segment in which the other side decides (11.8)', () => {
  it('is still that of the corps whose marker was drawn', () => {
    const line = 'F foot 1418>3 | F leader2-6 1418 | S foot 1319>0';
    const state = stateAt(line, { step: 'combat' });
    const attack = { do: 'attack', unit: counter('f1418'), target: counter('s1319'), charge: false } as const;
    const thrown = (purposes: readonly string[]) =>
      purposes.map((purpose) => ({ purpose, face: 6, sides: 6, by: 'hand' as const }));
    const { state: after } = resolve<Rocroi1643>(rocroi1643, state, attack, thrown);
    expect(prompt(after, null).heading).toBe('Spanish retreat');
    expect(rocroi1643.moment(after).segment).toBe('F leader, French centre: combat');
  });
});

describe('who is asked at the cup (5.1, 9.2)', () => {
  it('is nobody for a marker, and the side of a commander in chief for his corps', () => {
    const state = stateAt('F chief3-8 1520 | F foot 1521>3 | S foot 0320>0', { step: 'cup' });
    expect(prompt(state, null).forBoth).toBe(true);
    const drawn = (purposes: readonly string[]) =>
      purposes.map((purpose) => ({ purpose, face: 1, sides: 1, by: 'hand' as const }));
    const { state: after } = resolve<Rocroi1643>(rocroi1643, state, { do: 'draw' }, drawn);
    expect(prompt(after, null).heading).toBe('French commander in chief: which corps');
    expect(prompt(after, null).forBoth).toBeUndefined();
  });
});
