/** A lesson as it is taken: what is tried, what is said to it, and what is put back. */
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../../src/core/game';
import { DataError } from '../../../src/core/json/dataError';
import { readLesson } from '../../../src/core/lesson/lesson';
import { createLearning, targetOf } from '../../../src/store/learning/learning';
import { createScratch } from '../../../src/store/learning/scratch';
import { leadingButton, openAfter } from '../../../src/store/learning/way';
import { OFFER } from '../../../src/store/opening/catalogue';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';

const MAP = { columns: 6, rows: 6 };
const COMBAT = { position: 'F 8-3 0404 | S 4-3 0405', phase: 'combat', map: MAP };
const GUNS = {
  position: 'F gun 0101 | F gun 0601 | S 4-3 0104 | S 4-3 0604',
  phase: 'artilleryFire',
  map: MAP,
};

const begun = (...steps: readonly object[]) => begunOf('thirty-years-war', steps);

function begunOf(system: string, steps: readonly object[]) {
  const head = { id: 'tried', number: 1, title: 'Tried', about: 'Tried', part: 'Tried' };
  const full = steps.map((step) => ({ text: 'Try.', rules: ['8.0'], ...step }));
  const { learning, scratch } = createLearning(OFFER, system, readLesson({ ...head, steps: full }));
  const table = () => {
    const { play } = scratch.store.getState();
    if (!play) throw new Error('nothing was laid');
    return play;
  };
  const press = (...names: readonly string[]) => {
    for (const name of names) scratch.store.getState().press(targetOf(name, table()));
  };
  return { learning, scratch, press, table, now: () => learning.getState() };
}
const unit = (id: string, play: ReturnType<ReturnType<typeof begunOf>['table']>) =>
  thirtyYearsWar.answers?.(stateOf(play.game) as never).find((one) => one.id === id);

describe('a goal that is played', () => {
  const step = { position: COMBAT, dice: [6, 1], goal: { command: { do: 'attack' } }, done: 'Fought.' };

  it('is told as done, and the die was the one that was set', () => {
    const { press, now, table } = begun(step);
    press('f0404', 's0405', 'option roll');
    expect(now().said).toEqual({ tone: 'done', text: 'Fought.' });
    expect(table().game.record.entries).toHaveLength(1);
    expect([...table().game.record.entries][0]?.dice.map(({ face }) => face)).toEqual([6]);
  });

  it('offers nothing that would decide for the learner', () => {
    const { table } = begun(step);
    const inGame = thirtyYearsWar.prompt(stateOf(table().game) as never, null).choices;
    const deciding = inGame.filter(({ decides }) => decides).map(({ target }) => target);
    expect(deciding).toEqual([
      { on: 'option', id: 'complete' },
      { on: 'option', id: 'propose' },
    ]);
    expect(table().prompt.instruction).toMatch(/\w/);
    const offered = table().prompt.choices.map(({ target }) => target);
    expect(offered).toEqual(inGame.map(({ target }) => target).filter((one) => !deciding.includes(one)));
  });

  it('answers what is refused as in any game, and nothing is done', () => {
    const { press, now, scratch } = begun(step);
    press('s0405', 's0405');
    press('0101');
    expect(scratch.store.getState().refusal).not.toBeNull();
    expect(now().said).toBeNull();
  });

  it('says of a counter that was pressed in vain that it is not asked for, and of none that may be', () => {
    const aside = (...names: readonly string[]) => {
      const { press, scratch } = begun({
        ...{ position: GUNS, goal: { command: { do: 'fire', gun: 'f0101g', target: 's0104' } } },
        way: ['f0101g', 's0104'],
      });
      press(...names);
      return scratch.store.getState().refusal?.aside;
    };
    expect(aside('s0604')).toBe('Not the one asked for here.');
    expect(aside('s0104')).toBeUndefined();
    // What is refused has its reasons.
    expect(aside('f0101g', 's0604')).toBeUndefined();
  });

  it('says nothing of the kind of a counter that the panel invites to press to see why (9.2)', () => {
    const { press, scratch } = begun({
      position: { position: 'F 8-3* 0404 | F 6-6* 0505 | S 10-2 0403', phase: 'disruptionRemoval' },
      goal: { holds: [{ about: 'unit', id: 'f0505', disrupted: false }] },
      way: ['f0505'],
    });
    press('f0404');
    const { refusal } = scratch.store.getState();
    expect(refusal?.about).toBeTruthy();
    expect(refusal?.aside).toBeUndefined();
  });

  it('is out of reach after another choice; put back, it is there again with the same dice', () => {
    const { press, now, scratch, table } = begun({
      ...{ position: GUNS, dice: [5], goal: { command: { do: 'fire', gun: 'f0101g', target: 's0104' } } },
      poor: [{ when: { do: 'endPhase' }, text: 'Nobody has fired.' }],
    });
    press('option end-phase');
    expect(now().said).toEqual({ tone: 'poor', text: 'Nobody has fired.' });
    now().putBack();
    expect([now().said, table().game.record.entries.length]).toEqual([null, 0]);
    press('f0101g', 's0104');
    expect(now().said?.tone).toBe('done');
    expect(scratch.store.getState().play?.log.line).toHaveLength(1);
  });

  it('is still in reach after more commands than it needs', () => {
    const { press, now } = begun({
      position: { position: 'F 8-3 0101 | F 8-3 0601 | S 4-3 0505', map: MAP },
      goal: { holds: [{ about: 'moment', phasing: 'spanish' }] },
    });
    press('f0101', '0102', 'f0601', '0602');
    expect(now().said).toBeNull();
    press('option end-phase');
    expect(now().said?.tone).toBe('done');
  });

  it('tells what a state costs that is reached, however it was reached', () => {
    const { press, now } = begun({
      position: { position: 'F 8-3 0404 | S 4-3 0402', map: MAP },
      goal: { command: { do: 'attack' } },
      acts: 3,
      poor: [{ holds: [{ about: 'unit', id: 'f0404', at: '0405' }], text: 'It has gone away.' }],
    });
    press('f0404', '0403');
    expect(now().said).toBeNull();
    now().putBack();
    press('f0404', '0405');
    expect(now().said).toEqual({ tone: 'poor', text: 'It has gone away.' });
  });

  it('undone, what was said of a poor choice is gone', () => {
    const { press, now, scratch } = begun({
      ...{ position: GUNS, goal: { command: { do: 'fire', gun: 'f0101g' } } },
    });
    press('option end-phase');
    expect(now().said?.tone).toBe('poor');
    scratch.store.getState().undo();
    expect(now().said).toBeNull();
  });
});

describe('a question', () => {
  it('is answered by its options, with a sentence of its own to a wrong one', () => {
    const { now } = begun({
      position: COMBAT,
      goal: { ask: 'What are the odds?', options: ['1-1', '2-1'], answer: '2-1' },
      poor: [{ when: '1-1', text: 'Eight is more than four.' }],
    });
    now().answer('1-1');
    expect(now().said).toEqual({ tone: 'wrong', text: 'Eight is more than four.' });
    now().answer('2-1');
    expect(now().said?.tone).toBe('done');
  });

  it('is answered on the map by all that it asks for, and nothing is played by that', () => {
    const { press, now, table } = begun({
      position: GUNS,
      goal: { ask: 'Who can be hit?', press: ['s0104', '0604'] },
    });
    press('f0101g');
    expect(now().said?.tone).toBe('wrong');
    press('0104');
    expect([now().found, now().said]).toEqual([['s0104'], null]);
    press('s0604');
    expect(now().said?.tone).toBe('done');
    expect([table().draft, table().game.record.entries.length]).toEqual([null, 0]);
  });

  it('for a press counts it and carries it out as well', () => {
    const { press, now, table } = begun({ position: COMBAT, goal: { press: ['f0404'] } });
    press('s0405');
    expect(now().said).toBeNull();
    press('f0404');
    expect(now().said?.tone).toBe('done');
    expect(table().draft).not.toBeNull();
  });
});

describe('the steps', () => {
  const first = { position: GUNS, way: ['f0101g', 's0104'], dice: [1], goal: { command: { do: 'fire' } } };
  const second = { goal: { command: { do: 'fire', gun: 'f0601g' } }, dice: [1], way: ['f0601g', 's0604'] };

  it('go on from each other, and a later one is reached by playing those before it', () => {
    const { now, table } = begun(first, second);
    now().goTo(1);
    expect(now().at).toBe(1);
    expect(unit('s0104', table())).toMatchObject({ disrupted: true });
    expect(now().said).toBeNull();
  });

  it('are shown by the presses that they intend', () => {
    const { now } = begun(first, second);
    expect([now().show(0), now().show(1), now().show(2)]).toEqual([true, true, false]);
    expect(now().said?.tone).toBe('done');
  });

  it('cannot be undone into the one before', () => {
    const { now, scratch, press, table } = begun(first, second);
    press('f0101g', 's0104');
    now().next();
    expect(table().canUndo).toBe(false);
    scratch.store.getState().undo();
    expect(unit('s0104', table())).toMatchObject({ disrupted: true });
  });
});

describe('what is played before the player acts', () => {
  it('is done with its own dice', () => {
    const { table } = begun({
      position: GUNS,
      before: [{ command: { do: 'fire', gun: 'f0101g', target: 's0104' }, dice: [1] }],
      goal: { read: true },
    });
    expect(unit('s0104', table())).toMatchObject({ disrupted: true });
  });
  it('must be legal: otherwise it is said which of them is not, and why', () => {
    const scratch = createScratch(OFFER, 'thirty-years-war');
    const before = [{ command: { do: 'fire', gun: 'f0101g', target: 'f0601g' }, dice: [] }];
    expect(() => scratch.lay({ position: GUNS, before })).toThrow(DataError);
    expect(() => scratch.lay({ position: GUNS, before })).toThrow(/^before\[0\]: expected a legal command/);
  });
});

it('a position of a known battle is laid with parts of it replaced', () => {
  const scratch = createScratch(OFFER, 'thirty-years-war');
  scratch.lay({ position: { from: 'rocroi', positions: { 'fr-guiche': '1412', 'fr-beauvau': '1510' } } });
  const { play } = scratch.store.getState();
  expect(play?.board.counters.filter(({ at }) => at !== null)).toHaveLength(2);
});

it('a file that is no lesson is refused with the path of what is wrong', () => {
  expect(() => readLesson({ id: 'x', steps: [] })).toThrow(DataError);
  expect(() => begun({ goal: { dance: true } })).toThrow(/steps\[0\]\.goal|steps\.0\.goal/);
});

it('a finger that answers a question is not shown first what a press would do', () => {
  const asked = begun({ position: GUNS, goal: { ask: 'Who can be hit?', press: ['s0104'] } });
  const played = begun({ position: GUNS, goal: { command: { do: 'fire' } } });
  for (const { press } of [asked, played]) press('f0101g');
  const target = targetOf('s0104', played.table());
  expect(played.scratch.store.getState().wouldAct(target)).toBe(true);
  expect(asked.scratch.store.getState().wouldAct(target)).toBe(false);
});

it('a counter is turned by a press of the way, which is not open then', () => {
  const { press, now, table } = begunOf('rocroi-1643', [
    {
      position: { position: 'F horse 0404>3 | S horse 0101', map: { columns: 6, rows: 6 } },
      goal: { holds: [{ about: 'unit', unit: 'f0404', facing: 4 }] },
      way: ['f0404', 'facing f0404 330', 'option go'],
      done: 'Turned.',
    },
  ]);
  press('f0404', 'facing f0404 330');
  expect(now().ahead).toEqual(['option go']);
  expect(table().board.ghosts).toMatchObject([{ counter: 'f0404', facing: 330 }]);
  press('option go');
  expect(now().said).toEqual({ tone: 'done', text: 'Turned.' });
});

describe('the way of a step', () => {
  const step = {
    ...{ position: GUNS, dice: [6, 6], goal: { command: { do: 'fire', gun: 'f0601g' } }, acts: 2 },
    way: ['f0101g', 's0104', 'f0601g', 's0604', 'option end-phase'],
  };

  it('is open up to what was pressed, whichever gun fires first, and all of it when it is put back', () => {
    const { press, now } = begun({ ...step, goal: { holds: [{ id: 's0604', disrupted: true }] } });
    press('f0601g');
    expect(now().ahead).toEqual(['f0101g', 's0104', 's0604', 'option end-phase']);
    now().putBack();
    expect(now().ahead).toEqual(step.way);
  });

  it('asks for a button only when it is the next press, or a die is ready for it', () => {
    const way = ['f0202g', 'option end-phase', 'f0502', 'option roll'];
    expect(leadingButton(way, false)).toEqual([]);
    const fired = openAfter(way, ['f0202g']);
    expect(leadingButton(fired, false)).toEqual(['end-phase']);
    expect(openAfter(fired, ['f0502'])).toEqual(fired);
    const ended = openAfter(way, ['option end-phase']);
    expect([leadingButton(ended, false), leadingButton(ended, true)]).toEqual([[], ['roll']]);
  });
});
