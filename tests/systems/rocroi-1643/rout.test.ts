/** Rout and rally, besides what the examples of play show: cases 12.2 to 12.4. */
import { describe, expect, it } from 'vitest';
import { reader, rocroi1643, rules } from '../../../src/systems/rocroi-1643';
import { nextRunHexes, runWay } from '../../../src/systems/rocroi-1643/12-rout/run';
import { strainIf, strainOf } from '../../../src/systems/rocroi-1643/12-rout/strain';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { withUnit } from '../../../src/systems/rocroi-1643/state/change';
import { played, stateAt, unfolded } from '../../helpers/rocroi1643/positions';
import { strewnState } from '../../helpers/rocroi1643/strewn';
import { counter } from '../../helpers/toy/toySystem';

const rally = (unit: string, facing?: number) =>
  reader.read.command({ do: 'rally', unit, ...(facing === undefined ? {} : { facing }) });

describe('the rally (12.4)', () => {
  const chiefs = stateAt(
    'S foot 0910! | S foot 0310! | S foot lost! | S foot 0501 | F foot 2001! | F foot 1901!',
    { step: 'chiefs', side: 'F' },
  );
  const begin = () => unfolded(chiefs, reader.read.command({ do: 'endChief' }));

  it('is of the routed units on the map, the first side first', () => {
    const begun = begin();
    const ofSpanish = { happened: 'rallyBegan', side: 'spanish', units: ['s0310', 's0910'] };
    expect(begun.events).toContainEqual(ofSpanish);
    const [reason] = rules.check(begun.state, rally('f2001'));
    expect(reason).toMatchObject({ rule: '12.4', counters: ['f2001'] });
    const { events } = unfolded(played(begun.state, rally('s0910'), 6), rally('s0310'), 6);
    const ofFrench = { happened: 'rallyBegan', side: 'french', units: ['f1901', 'f2001'] };
    expect(events).toContainEqual(ofFrench);
  });

  it('turns a unit towards the enemy where nothing else is said', () => {
    const { state } = begin();
    const { events } = unfolded(state, rally('s0310'), 6);
    expect(events).toContainEqual({ happened: 'rallied', unit: 's0310', facing: 0 });
    const turned = unfolded(state, rally('s0310', 2), 6);
    expect(turned.events).toContainEqual({ happened: 'rallied', unit: 's0310', facing: 2 });
  });

  it('offers every facing, but none to choose in an enemy zone', () => {
    const state = stateAt('F foot 1418>3! | F foot 1520>0! | S foot 1319>0', { step: 'rally' });
    const free = [0, 1, 2, 3, 4, 5].map((facing) => rally('f1520', facing));
    expect([...rules.moves(state)]).toEqual([rally('f1418', 3), ...free]);
    expect(rules.canonical(state, rally('f1520'))).toEqual(rally('f1520', 3));
  });
});

describe('a rout test (12.2)', () => {
  const attacked = (target: string) =>
    unfolded(
      stateAt(`F foot 1418>3 m3 | ${target}`, { step: 'combat' }),
      reader.read.command({ do: 'attack', unit: 'f1418', target: 's1319' }),
      ...[6, 1],
    );

  it('tells the leader who helps', () => {
    const { events } = attacked('S foot 1319>0* | S leader1-6 1319');
    const test = { happened: 'tested', test: 'rout', plus: 1, helper: 's1319l', most: 5 };
    expect(events).toContainEqual(expect.objectContaining(test));
  });

  it('has no help of one who stands beside', () => {
    const { events } = attacked('S foot 1319>0* | S leader1-6 1320');
    const test = { happened: 'tested', test: 'rout', plus: 0, helper: null };
    expect(events).toContainEqual(expect.objectContaining(test));
  });

  it('is followed by the run before all else (12.3)', () => {
    const { state } = attacked('S foot 1319>0*');
    const [reason] = rules.check(state, reader.read.command({ do: 'endSegment' }));
    expect(reason).toMatchObject({ rule: '12.3', counters: ['s1319'] });
    expect(reason?.text).toContain('S foot');
  });
});

describe('a rout move (12.3)', () => {
  const running = (position: string, map: object = {}) => {
    const board = boardOf(stateAt(`F foot 1410! | ${position}`, { step: 'rally', map }));
    return { board, unit: board.knownUnit(counter('f1410')) };
  };

  it('goes, of equal ways, by one outside enemy zones', () => {
    const next = (position: string) => {
      const { board, unit } = running(position);
      return nextRunHexes(board, unit).map((hex) => board.number(hex));
    };
    expect(next('S foot 0401')).toEqual(['1510', '1511']);
    expect(next('S foot 1509>2')).toEqual(['1511']);
  });

  it('that has no way leaves the map nowhere', () => {
    const pond = ['1409', '1411', '1310', '1311', '1510', '1511'];
    const { board, unit } = running('S foot 0401', { pond });
    expect(runWay(board, unit)).toEqual({ hexes: [], chosen: [], toEdge: null, leaves: false });
    const free = running('S foot 0401');
    expect(runWay(free.board, free.unit)).toMatchObject({ toEdge: 11, leaves: false });
  });

  it('faces where it runs, towards the edge of its side (11.4)', () => {
    const state = stateAt('S foot 0420! | F foot 2001', { step: 'rally', side: 'S' });
    const runs = unfolded(state, rally('s0420'), 1).state;
    const { events } = unfolded(runs, reader.read.command({ do: 'runTo', to: '0320' }));
    expect(events).toContainEqual({ happened: 'ran', unit: 's0420', to: '0320', facing: 3 });
  });

  it('is named where it is the only one to be rallied (12.4)', () => {
    const says = (line: string) =>
      rocroi1643.prompt(stateAt(line, { step: 'rally', side: 'S' }), null).instruction;
    expect(says('S foot 0820! | F foot 2001')).toBe('S foot (0820) must be tested.');
    expect(says('S foot 0820! | S foot 0822! | F foot 2001')).toMatch(
      /^2 routed Spanish units .* or choose one/,
    );
  });

  it('is told on its way how far it has run, and how far it still has to (12.3)', () => {
    const state = stateAt('S foot 0820! | F foot 2001', { step: 'rally', side: 'S' });
    const runs = unfolded(state, rally('s0820'), 1).state;
    const says = (at: typeof state) => rocroi1643.prompt(at, null).instruction;
    expect(says(runs)).toMatch(/^S foot runs, 8 hexes from leaving the map\./);
    const to = [...rules.moves(runs)].find((one) => one.do === 'runTo');
    expect(to && says(unfolded(runs, to).state)).toMatch(
      /^S foot has run 1 hex, and is 7 hexes from leaving the map\./,
    );
  });
});

describe('a corps that is strained (12.5)', () => {
  it('is noted as soon as more than half of it is lost or routed', () => {
    const lost = (more: string) => {
      const position = `S foot 1319>0 | S leader5-6 1319 | F foot 1418>3 | ${more}`;
      const state = stateAt(position, { step: 'combat', side: 'S' });
      return played(state, reader.read.command({ do: 'attack', unit: 's1319', target: 'f1418' }), 6).strained;
    };
    expect(lost('F foot 2001 | F foot 2002')).toEqual([]);
    expect(lost('F foot 2001! | F foot 2002')).toEqual(['french-centre']);
  });

  it('is told for a unit that would stand otherwise as if it did', () => {
    const changes = [
      { order: 'routed' },
      { order: 'good' },
      { steps: 0 },
      { at: null, steps: 0, order: 'good' },
    ] as const;
    for (let seed = 0; seed < 20; seed++) {
      const state = strewnState(seed);
      for (const unit of boardOf(state).units)
        for (const change of changes) {
          const told = strainIf(strainOf(state, unit.corps), unit, { ...unit, ...change });
          expect(told).toEqual(strainOf(withUnit(state, unit.id, change), unit.corps));
        }
    }
  });
});
