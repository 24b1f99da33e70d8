/** What happens, and the state that it leads to: all of it, with what is read later. */

import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import type { Event } from '../../../../src/systems/thirty-years-war/engine/types';
import { freiburgOf } from '../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { board, counter, endPhase, played, returnToMovement } from '../../../helpers/positions/board';
import { ALTSTADT, campaignAt, dayOver, FRENCH } from '../../../helpers/positions/campaign';

const happens = (state: State, event: Event) => thirtyYearsWar.evolve(state, event);

describe('the way back to movement (6.13)', () => {
  const began = played(board('F 8-3 0606 | S 4-2 0909'), endPhase());

  it('is open as combat begins, and used up by going it', () => {
    expect(began).toMatchObject({ phase: 'combat', mayReturnToMovement: true });
    const back = played(began, returnToMovement);
    expect(back).toMatchObject({ phase: 'movement', obligations: null, mayReturnToMovement: false });
  });
  it('is closed by the end of a day and of the game, with all that is open (freiburg:18.3)', () => {
    const closed = { pending: null, obligations: null, mayReturnToMovement: false };
    const { regroup } = freiburgOf(boardOf(dayOver({ day: 0, on: 'bav-6-3-01 1319, fr-6-3-01 1322' })));
    if (!regroup) throw new Error('no day is over');
    const open: State = { ...began, pending: { kind: 'rollForBeck', by: FRENCH } };
    expect(happens(open, { happened: 'dayEnded', regroup })).toMatchObject({
      ...closed,
      freiburg: { regroup },
    });
    expect(happens(open, { happened: 'gameEnded' })).toMatchObject({ ...closed, over: true });
  });
});

describe('counters that have done their part', () => {
  const state = campaignAt({
    ...{ game: 'both', defence: 'town', day: 1 },
    on: 'fr-6-3-01 1322, bav-6-3-01 1319, bav-art-1 1319',
  });
  const idOf = (id: string) => counter(state, id).id;
  const [into = ''] = ALTSTADT;

  it('have moved when they have left the map (freiburg:17.33)', () => {
    const left: Event = {
      ...{ happened: 'counterMoved', counter: idOf('bav-6-3-01') },
      ...{ path: ['1318', 'exit'], spent: 2 },
    };
    expect(counter(happens(state, left), 'bav-6-3-01')).toMatchObject({
      ...{ at: null, off: 'exited', moved: true },
    });
  });
  it('have moved when they have stepped back, and were the last there (freiburg:16.1, freiburg:19.57)', () => {
    const stepped = happens(state, { happened: 'steppedBack', unit: idOf('fr-6-3-01'), to: into });
    expect(counter(stepped, 'fr-6-3-01')).toMatchObject({ at: into, off: null, moved: true });
    expect([freiburgOf(boardOf(state)).lastIn, freiburgOf(boardOf(stepped)).lastIn]).toEqual([
      {},
      { [into]: FRENCH },
    ]);
  });
  it('have fired when they were withdrawn instead (freiburg:17.34)', () => {
    const gun = (away: boolean) =>
      counter(
        happens(state, { happened: 'gunWithdrawn', gun: idOf('bav-art-1'), die: 1, away }),
        'bav-art-1',
      );
    expect(gun(true)).toMatchObject({ at: null, off: 'withdrawn', fired: true });
    expect(gun(false)).toMatchObject({ at: null, off: 'destroyed', fired: true });
  });
});

describe('a Morale Test (freiburg:15.11, 15.22)', () => {
  const state = campaignAt({ day: 0, on: 'bav-6-3-01 1319' });
  const tested = (level: number | null) => {
    const roll = { level, die: 4, demoralized: false };
    const next = happens(state, { happened: 'moraleTested', army: 'bavarian', ...roll });
    const { armies } = freiburgOf(boardOf(next));
    const { demoralized } = next;
    expect(demoralized).toEqual([]);
    return { ...armies.bavarian, rolls: armies.bavarian?.rolls.length };
  };

  it('puts its level behind the army, or the loss of the Leader, not both', () => {
    expect(tested(31)).toEqual({ casualties: 0, levelsTested: 1, leaderLost: false, rolls: 1 });
    expect(tested(null)).toEqual({ casualties: 0, levelsTested: 0, leaderLost: true, rolls: 1 });
  });
});
