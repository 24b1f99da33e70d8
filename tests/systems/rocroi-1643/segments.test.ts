/** How a segment of operations begins, besides what the examples of play show: cases 5.2 and 12.1. */
import { describe, expect, it } from 'vitest';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { played, stateAt, unfolded } from '../../helpers/rocroi1643/positions';

describe('a segment that begins (5.2)', () => {
  const cup = stateAt(
    'F leader2-6 1418 | F foot 1418>3* | F foot 1518* | F foot lost* | F foot 1618* left | S foot 1319>0 | S foot 0401*',
    { step: 'cup', cup: ['f1418l'] },
  );
  const drawn = () => unfolded(cup, reader.read.command({ do: 'draw' }));

  it('removes disorder of the corps, outside enemy zones and on the map (12.1)', () => {
    expect(drawn().events).toContainEqual({ happened: 'recovered', units: ['f1518'] });
  });

  it('has nobody yet who has moved, may charge, has supported or was attacked', () => {
    expect(drawn().state.segment).toMatchObject({ moving: null, charging: [], supported: [], targets: [] });
  });
});

describe('the combats of a segment (5.2)', () => {
  it('begin with nobody on the move', () => {
    const move = reader.read.command({ do: 'move', unit: 'f1520', steps: ['1420'] });
    const moved = played(stateAt('F foot 1520>3 | S foot 0401'), move);
    expect(moved.segment?.moving?.unit).toBe('f1520');
    expect(played(moved, reader.read.command({ do: 'endMovement' })).segment?.moving).toBeNull();
  });
});

describe('after the last segment (9.3)', () => {
  const end = (chiefs: string) => {
    const state = stateAt(`F foot 1418>3 | S foot 0401 | ${chiefs}`, { step: 'combat' });
    const { step, side } = played(state, reader.read.command({ do: 'endSegment' }));
    return [step, side];
  };

  it.each([
    ['the first side has the chief who moves first', 'S chief3-6 0501 | F chief3-6 2001', 'spanish'],
    ['then the other, if he has moved', 'S chief3-6 0501 moved | F chief3-6 2001', 'french'],
    ['or is lost', 'S chief3-6 lost | F chief3-6 2001', 'french'],
    ['or there is none', 'F chief3-6 2001', 'french'],
  ])('%s', (_, chiefs, side) => {
    expect(end(chiefs)).toEqual(['chiefs', side]);
  });

  it('one who stays gives way to the next', () => {
    const state = stateAt('F foot 1418>3! | S foot 0401 | S chief3-6 0501 | F chief3-6 2001', {
      ...{ step: 'chiefs', side: 'S' },
    });
    const stays = reader.read.command({ do: 'endChief' });
    expect(rules.check(state, stays)).toEqual([]);
    expect([...rules.moves(state)].at(-1)).toEqual(stays);
    expect(played(state, stays)).toMatchObject({ step: 'chiefs', side: 'french' });
    expect(played(played(state, stays), stays)).toMatchObject({ step: 'rally', side: 'french' });
  });
});

describe('a commander in chief whose marker is drawn (9.2)', () => {
  const cup = stateAt('F chief3-4 2010 | F foot 2008>3 right | F foot 2201>3 left | S foot 0401', {
    ...{ step: 'cup', cup: ['f2010c'] },
  });
  const drawn = () => played(cup, reader.read.command({ do: 'draw' }));
  const choice = (corps: string | null) => reader.read.command({ do: 'chooseCorps', corps });

  it('may lead each corps that he reaches, or none', () => {
    expect([...rules.moves(drawn())]).toEqual([choice('french-right'), choice(null)]);
    expect(played(drawn(), choice(null)).segment).toMatchObject({ leader: 'f2010c', corps: null });
  });

  it('says so before all else', () => {
    const [reason] = rules.check(drawn(), reader.read.command({ do: 'draw' }));
    expect(reason).toMatchObject({ rule: '9.2', counters: ['f2010c'] });
    expect(reason?.text).toContain('F chief');
  });

  it('is refused another by its name', () => {
    const text = (corps: string) => rules.check(drawn(), choice(corps))[0]?.text;
    expect(text('french-left')).toMatch(/the .*left/i);
    expect(text('french-left')).not.toContain('“');
    expect(text('french-rear')).toContain('“french-rear”');
  });
});
