/** Who fights how, besides what the examples of play show: case 11.0. */
import { describe, expect, it } from 'vitest';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { isCommanded } from '../../../src/systems/rocroi-1643/05-activation/active';
import { chargeModifier, reckon } from '../../../src/systems/rocroi-1643/11-combat/modifiers';
import { prospectsOf } from '../../../src/systems/rocroi-1643/11-combat/prospects';
import { retreatOf } from '../../../src/systems/rocroi-1643/11-combat/retreat-hexes';
import { supportsOf } from '../../../src/systems/rocroi-1643/11-combat/support';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { played, stateAt, unfolded } from '../../helpers/rocroi1643/positions';
import { counter } from '../../helpers/toy/toySystem';

const boardAt = (position: string, more: object = {}) =>
  boardOf(stateAt(position, { step: 'combat', ...more }));
/** F foot in 1418 or horse there attacks 1319. */
const fight = (position: string, more: object = {}) => {
  const board = boardAt(position, more);
  const [attacker, target] = [board.knownUnit(counter('f1418')), board.knownUnit(counter('s1319'))];
  return { board, attacker, target };
};

describe('the ground of an attack (11.4)', () => {
  it('is told with the hexes that count', () => {
    const ground = { wood: ['1319'], streams: [['1418', '1319']] };
    const { board, ...units } = fight('F horse 1418>3 C | S foot 1319>0 C', { map: ground });
    const { modifiers } = reckon(board, { ...units, charge: false });
    expect(modifiers.map(({ rule, ...rest }) => rest)).toEqual([
      { kind: 'terrain', by: -1, hexes: ['1319'], counters: [] },
      { kind: 'horseInTheRough', by: -1, hexes: ['1319'], counters: ['f1418'] },
      { kind: 'stream', by: -1, hexes: ['1418', '1319'], counters: [] },
    ]);
  });
});

describe('a charge (11.2, 11.4)', () => {
  it('counts against horse, more against foot in disorder, and not against foot in good order', () => {
    const modifier = (target: string) => chargeModifier(fight(`F horse 1418>3 | ${target}`).target);
    expect(modifier('S horse 1319>0')).toBe(1);
    expect(modifier('S foot 1319>0*')).toBe(2);
    expect(modifier('S foot 1319>0')).toBe(0);
    expect(modifier('S foot 1319>0!')).toBe(0);
  });

  it('is offered beside the plain attack, and does not wait for others who end theirs', () => {
    const horse = 'F horse 1418>3 charging | F horse 1422>3 charging | S foot 1319>0';
    const state = stateAt(horse, { step: 'combat' });
    const attack = { do: 'attack', unit: 'f1418', target: 's1319' };
    const offered = [...rules.moves(state)];
    expect(offered).toContainEqual(reader.read.command({ ...attack, charge: true }));
    expect(offered).toContainEqual(reader.read.command({ ...attack, charge: false }));
    const beaten = played(state, reader.read.command(attack), 6);
    const after = played(beaten, reader.read.command({ do: 'retreat', to: '1218' }));
    const advance = reader.read.command({ do: 'advance', unit: 'f1418', leaders: [] });
    expect(played(after, advance).segment?.charging).toEqual(['f1422']);
  });
});

describe('an attack on a leader who escaped (8.4)', () => {
  it('may be made by another unit where he stands alone still', () => {
    const state = stateAt('F foot 1418>3 | F foot 1219>0 | S leader1-6 1319', { step: 'combat' });
    const order = (unit: string) => reader.read.command({ do: 'attackLeader', unit, leader: 's1319l' });
    const after = played(state, order('f1418'), 1);
    expect(rules.check(after, order('f1418'))).not.toEqual([]);
    expect(rules.check(after, order('f1219'))).toEqual([]);
  });
});

describe('who has to fight (11.0)', () => {
  it('is not offered the end of the segment, and has attacked after it', () => {
    const state = stateAt('F foot 1418>3 | S foot 1319>0', { step: 'combat' });
    const [attack, ...others] = [...rules.moves(state)];
    expect(attack).toMatchObject({ do: 'attack', unit: 'f1418' });
    expect(others).toEqual([]);
    const fought = played(state, reader.read.command({ do: 'attack', unit: 'f1418', target: 's1319' }), 3);
    expect(fought.units.filter(({ attacked }) => attacked).map(({ id }) => id)).toEqual(['f1418']);
    expect([...rules.moves(fought)]).toEqual([reader.read.command({ do: 'endSegment' })]);
  });
});

describe('who does not support (11.5)', () => {
  it('is told with the reason, and the enemy in its other front', () => {
    const others = 'F foot 1218>5 | F foot 1419>3 | F foot 1318>3! | S foot 1320>0';
    const { board, attacker, target } = fight(`F foot 1418>3 | S foot 1319>0 | ${others}`);
    const { refused } = supportsOf(board, attacker, target).attacker;
    expect(refused.map(({ unit, why, because }) => [unit.id, why, because.map(({ id }) => id)])).toEqual([
      ['f1318', 'routed', []],
      ['f1419', 'otherFront', ['s1320']],
      ['f1218', 'notFacing', []],
    ]);
  });
});

describe('who counted as support (11.0)', () => {
  it.each([
    ['is noted', 'centre', ['f1419']],
    ['is not noted who is of a corps that is not active', 'left', []],
  ])('%s', (_, corps, noted) => {
    const state = stateAt(`F foot 1418>3 | F foot 1419>3 ${corps} | S foot 1319>0`, { step: 'combat' });
    const after = played(state, reader.read.command({ do: 'attack', unit: 'f1418', target: 's1319' }), 3);
    expect(after.segment).toMatchObject({ supported: noted, targets: ['s1319'] });
  });
});

describe('units of other corps (8.1)', () => {
  it('are not out of command in a segment that is not theirs', () => {
    const board = boardAt('F leader1-1 0101 | F foot 1418>3 | F foot 1520 left | S foot 1319>0');
    expect(board.units.filter((unit) => !isCommanded(board, unit)).map(({ id }) => id)).toEqual(['f1418']);
  });
});

describe('the hexes of a retreat (11.8)', () => {
  const retreat = (position: string, options: object = {}, pushed = false) => {
    const { board, target } = fight(position, { options });
    const { open, worse, removable } = retreatOf(board, target, board.hex('1418'), pushed);
    const numbers = (hexes: typeof open) => hexes.map(({ hex }) => board.number(hex));
    return { open: numbers(open), worse: numbers(worse), removable };
  };

  it('are worse where a test waits, and may not be chosen while another is free', () => {
    expect(retreat('F foot 1418>3 | F foot 1119>0 | S foot 1319>0')).toEqual({
      open: ['1320'],
      worse: ['1219', '1218'],
      removable: false,
    });
  });

  it('are by option those beside, where none leads away', () => {
    const shut = 'F foot 1418>3 | S foot 1319>0 | F foot 1219 | F foot 1218 | F foot 1320';
    expect(retreat(shut, { retreatDistance: 'equal' })).toEqual({
      open: ['1318', '1419'],
      worse: [],
      removable: false,
    });
    expect(retreat(shut)).toEqual({ open: [], worse: [], removable: false });
    const free = retreat('F foot 1418>3 | S foot 1319>0', { retreatDistance: 'equal' });
    expect(free.open).toEqual(['1320', '1219', '1218']);
  });

  it('may all be chosen where none is free, and nobody is removed while one is vacant', () => {
    expect(retreat('F foot 1418>3 | S foot 1319>0 | S foot 1320 | F foot 1119>0')).toEqual({
      open: ['1320', '1219', '1218'],
      worse: [],
      removable: false,
    });
  });

  it('are for who is pushed those that are vacant, and those of friends where there is none', () => {
    const between = 'F foot 1418>3 | S foot 1319>0 | S foot 1320 | S foot 1219';
    expect(retreat(between, {}, true)).toEqual({ open: ['1218'], worse: ['1320', '1219'], removable: true });
    const among = retreat(`${between} | S foot 1218`, {}, true);
    expect(among).toEqual({ open: ['1320', '1219', '1218'], worse: [], removable: true });
  });
});

describe('an attack that is refused (11.0)', () => {
  const refused = (position: string, unit: string, target: string, charge = false) =>
    rules
      .check(
        stateAt(position, { step: 'combat' }),
        reader.read.command({ do: 'attack', unit, target, charge }),
      )
      .map(({ rule, text }) => `${rule} ${text}`);

  it('of one who is lost, says so', () => {
    const [reason] = refused('F foot lost | F foot 1418>3 | S foot 1319>0', 'f-foot', 's1319');
    expect(reason).toMatch(/^11\.0 F foot is not on the map/);
  });

  it('on one who is lost, says so', () => {
    const [reason] = refused('F foot 1418>3 | S foot 0401 | S foot lost', 'f1418', 's-foot');
    expect(reason).toMatch(/^11\.0 S foot is no enemy unit on the map/);
  });

  it('is not weighed as a charge too', () => {
    expect(refused('F horse 1418>3 | S foot 0401', 'f1418', 's0401', true)).toEqual([
      expect.stringMatching(/^11\.0 .*not in front/),
    ]);
  });
});

describe('an attack on a leader (8.4)', () => {
  const commands = (position: string) =>
    [...rules.moves(stateAt(position, { step: 'combat' }))].map((command) => command.do);

  it('is offered on one who stands alone in front, and is an enemy', () => {
    expect(commands('F foot 1418>3 | S leader1-6 1319 | S foot 0401')).toContain('attackLeader');
    expect(commands('F foot 1418>3 | F leader1-6 1319 | S foot 0401')).not.toContain('attackLeader');
    expect(commands('F foot 1418>3 | S leader1-6 1319 | S foot 1319')).not.toContain('attackLeader');
    expect(commands('F foot 1418>3! | S leader1-6 1319 | S foot 0401')).not.toContain('attackLeader');
    expect(commands('F foot 1418>3 attacked | S leader1-6 1319 | S foot 0401')).not.toContain('attackLeader');
  });

  it.each([
    ['lost', 'F foot 1418>3 | S leader1-6 lost | S foot 0401', 's-leaderl', /no enemy leader on the map/],
    ['of his own side', 'F foot 1418>3 | F leader1-6 1319 | S foot 0401', 'f1319l', /no enemy leader/],
    ['behind it', 'F foot 1418>3 | S leader1-6 1519 | S foot 0401', 's1519l', /not in front/],
  ])('who is %s is refused', (_, position, leader, text) => {
    const order = reader.read.command({ do: 'attackLeader', unit: 'f1418', leader });
    const [reason, ...others] = rules.check(stateAt(position, { step: 'combat' }), order);
    expect(reason?.text).toMatch(text);
    expect(others).toEqual([]);
  });
});

describe('a unit that retreats (11.8)', () => {
  const attack = reader.read.command({ do: 'attack', unit: 'f1418', target: 's1319' });
  const before = stateAt('F foot 1418>3 | S foot 1319>0 | S leader1-6 1319', { step: 'combat' });
  const beaten = () => played(before, attack, 5);

  it('takes its leaders along', () => {
    const { events } = unfolded(beaten(), reader.read.command({ do: 'retreat', to: '1218' }));
    expect(events).toContainEqual(
      expect.objectContaining({ happened: 'retreated', unit: 's1319', leaders: ['s1319l'] }),
    );
  });

  it('goes before all else', () => {
    const [reason] = rules.check(beaten(), reader.read.command({ do: 'endSegment' }));
    expect(reason).toMatchObject({ rule: '11.8', counters: ['s1319'] });
    expect(reason?.text).toMatch(/S foot.* retreats/);
  });

  it('leaves a hex of which it is said next who advances there (11.9)', () => {
    const after = played(beaten(), reader.read.command({ do: 'retreat', to: '1218' }));
    const [reason] = rules.check(after, reader.read.command({ do: 'endSegment' }));
    expect(reason).toMatchObject({ rule: '11.9' });
    expect(reason?.text).toContain('1319');
    const nobody = { do: 'advance', unit: null, leaders: [], rest: true };
    expect(rules.canonical(after, reader.read.command(nobody))).toEqual(nobody);
    const somebody = { do: 'advance', unit: 'f1418', leaders: [] };
    expect(rules.canonical(after, reader.read.command({ ...somebody, rest: true }))).toEqual(somebody);
  });
});

describe('a routed unit that is attacked (11.7)', () => {
  const runs = (position: string, die: number) => {
    const attack = reader.read.command({ do: 'attack', unit: 'f1418', target: 's1319' });
    const after = played(stateAt(position, { step: 'combat' }), attack, die);
    return [...rules.moves(after)].some((command) => command.do === 'runTo');
  };

  it('runs again where it is driven back, and stays where it is not', () => {
    expect(runs('F foot 1418>3 | S foot 1319>0!', 5)).toBe(true);
    expect(runs('F foot 1418>3 | S foot 1319>0!', 1)).toBe(false);
  });
});

describe('what can come of an attack on a routed unit (11.7)', () => {
  it('is that it runs, or stays routed where it is', () => {
    const { board, ...units } = fight('F foot 1418>3 | S foot 1319>0!');
    const ends = prospectsOf(board, { ...units, charge: false }).map(({ target }) => target);
    const routed = { lost: 0, order: 'routed', back: 0 };
    expect(ends).toContainEqual({ ...routed, runs: true });
    expect(ends).toContainEqual({ ...routed, runs: false });
    expect(ends.filter(({ order }) => order !== 'routed')).toEqual([]);
  });
});

describe('who advances (11.9)', () => {
  it('is the winner with those of its leaders who go along, or nobody', () => {
    const position = 'F foot 1418>3 | F leader0-6 1418 | S foot 1319>0';
    const attack = reader.read.command({ do: 'attack', unit: 'f1418', target: 's1319' });
    const beaten = played(stateAt(position, { step: 'combat' }), attack, 5);
    const after = played(beaten, reader.read.command({ do: 'retreat', to: '1218' }));
    const advance = (unit: string | null, ...leaders: readonly string[]) => ({
      do: 'advance',
      unit,
      leaders,
    });
    expect([...rules.moves(after)]).toEqual([advance('f1418', 'f1418l'), advance('f1418'), advance(null)]);
  });
});

describe('support on flank and rear (11.6)', () => {
  const given = (position: string, options: object = {}) => {
    const { board, attacker, target } = fight(`F foot 1418>3 | S foot 1319>0 | ${position}`, { options });
    return supportsOf(board, attacker, target).attacker.given.map(
      ({ unit, kind, bonus, without, because }) => [
        ...[unit.id, kind, bonus, without],
        ...because.map(({ id }) => id),
      ],
    );
  };
  const around = 'F foot 1318>2 | F foot 1320>5 | F foot 1218>0';

  it('has its bonus for each unit', () => {
    expect(given(around)).toEqual([
      ['f1318', 'onFlank', 2, null],
      ['f1320', 'onFlank', 2, null],
      ['f1218', 'onRear', 3, null],
    ]);
  });

  it('has by option each bonus once', () => {
    expect(given(around, { flankBonus: 'once' })).toEqual([
      ['f1318', 'onFlank', 2, null],
      ['f1320', 'onFlank', 0, 'counted'],
      ['f1218', 'onRear', 3, null],
    ]);
  });

  it('has none against a tercio', () => {
    const { board, attacker, target } = fight('F foot 1418>3 | S tercio 1319>0 | F foot 1318>2');
    const [support] = supportsOf(board, attacker, target).attacker.given;
    expect(support).toMatchObject({ kind: 'onFlank', bonus: 0, without: 'tercio' });
  });

  it('has none in the zone of another enemy, who is named', () => {
    expect(given('F foot 1318>2 | S foot 1317>1')).toEqual([['f1318', 'onFlank', 0, 'otherZone', 's1317']]);
  });
});

describe('what can come of a charge (11.2)', () => {
  const orders = (position: string) => {
    const { board, ...units } = fight(position);
    const ends = prospectsOf(board, { ...units, charge: true });
    expect(ends.filter(({ ways }) => ways <= 0)).toEqual([]);
    return new Set(ends.flatMap(({ attacker }) => (attacker.lost === 'all' ? [] : attacker.order)));
  };

  it('is disorder for horse in good order, and rout for horse in disorder, if its morale allows', () => {
    const others = 'F leader5-6 1418 | S foot 1319>0* m1';
    expect(orders(`F horse 1418>3 m1 | ${others}`)).toEqual(new Set(['good', 'disorganised']));
    expect(orders(`F horse 1418>3* m1 | ${others}`)).toEqual(new Set(['disorganised', 'routed']));
    expect(orders(`F horse 1418>3* m4 | ${others}`)).toEqual(new Set(['disorganised']));
  });
});
