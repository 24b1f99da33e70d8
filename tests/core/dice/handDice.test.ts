import { describe, expect, it } from 'vitest';
import { enterDie, takeDiceFrom, wantedDie, withdrawAwaiting } from '../../../src/core/dice/handDice';
import { type Game, newGame, stateOf } from '../../../src/core/game';
import { hashOf } from '../../../src/core/json/hash';
import { perform } from '../../../src/core/perform';
import { loadGame } from '../../../src/core/record/loadGame';
import { moveHead, redo, undo } from '../../../src/core/record/timeline';
import type { Performed } from '../../../src/core/resolve';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';
import { ABSENT, changed, SMALL } from '../../helpers/positions/scenarioJson';

type OurGame = Game<ThirtyYearsWar>;
const { command: read } = thirtyYearsWar.read;

/** Two disrupted French units: ending the phase rolls for both. */
const json = changed(
  SMALL,
  [['positions'], { horse: '0101', second: '0201', foot: '0506' }],
  [
    ['start'],
    { gameTurn: 1, phasingSide: 'french', phase: 'disruptionRemoval', disrupted: ['horse', 'second'] },
  ],
);
const scenario = readScenario(json);
const tryHorse = read({ do: 'attemptRemoval', unit: 'horse' });
const endPhase = read({ do: 'endPhase', phase: 'disruptionRemoval' });

function begin(): OurGame {
  const options = thirtyYearsWar.read.options(scenario, {});
  const setUp = { scenario, scenarioId: 'small', carryScenario: true, options, seed: 'x' };
  return takeDiceFrom(newGame(thirtyYearsWar, setUp), 'hand');
}
function gameAfter(performed: Performed<ThirtyYearsWar>): OurGame {
  if (performed.outcome === 'refused') throw new Error(performed.reasons[0]?.text);
  return performed.game;
}
const load = (game: OurGame, ...put: Parameters<typeof changed>[1][]) =>
  loadGame(thirtyYearsWar, changed(JSON.parse(JSON.stringify(game.record)), ...put), () => undefined);

const notAskedFor = {
  outcome: 'refused',
  reasons: [{ rule: 'table:dice', text: 'No die is asked for.' }],
};

const waiting = gameAfter(perform(thirtyYearsWar, begin(), endPhase));
const halfway = gameAfter(enterDie(thirtyYearsWar, waiting, 6));

describe('dice that the players throw themselves', () => {
  it('a command stops at its first die and says which one is missing', () => {
    const stopped = perform(thirtyYearsWar, begin(), endPhase);
    expect(stopped).toMatchObject({
      outcome: 'needsDice',
      wanted: { purpose: expect.stringContaining('Horse'), sides: 6, entered: [] },
    });
    expect(waiting.record.entries).toEqual([]);
    expect(waiting.record.awaiting).toMatchObject({ command: endPhase, dice: [] });
    expect(stateOf(waiting)).toBe(waiting.start);
  });

  it('goes on die by die to its end', () => {
    expect(wantedDie(thirtyYearsWar, halfway)).toMatchObject({
      purpose: expect.stringContaining('Second'),
      entered: [{ face: 6, by: 'hand' }],
    });
    const done = enterDie(thirtyYearsWar, halfway, 1);
    expect(done).toMatchObject({ outcome: 'done', rolled: true });
    const { record } = gameAfter(done);
    expect(record.entries.at(0)?.dice.map(({ face, by }) => [face, by])).toEqual([
      [6, 'hand'],
      [1, 'hand'],
    ]);
    expect([record.awaiting, record.generator]).toEqual([null, begin().record.generator]);
    const disrupted = stateOf(gameAfter(done)).counters.filter((counter) => counter.disrupted);
    expect(disrupted.map((counter) => counter.id)).toEqual(['second']);
  });

  it('a face that the die does not have is refused, and so is a die that no one asked for', () => {
    for (const face of [0, 7, 2.5, Number.NaN, -1]) {
      const text = `A die of 6 sides shows 1 to 6, not ${face}.`;
      expect(enterDie(thirtyYearsWar, waiting, face)).toEqual({
        outcome: 'refused',
        reasons: [{ rule: 'table:dice', kind: 'noSuchFace', text, counters: [], where: [] }],
      });
    }
    for (const face of [1, 6]) expect(enterDie(thirtyYearsWar, waiting, face).outcome).toBe('needsDice');
    expect(enterDie(thirtyYearsWar, begin(), 3)).toMatchObject(notAskedFor);
    expect(wantedDie(thirtyYearsWar, begin())).toBeNull();
  });

  it('a command that has all its dice, or one that is not its own, asks for none', () => {
    const { awaiting } = halfway.record;
    const [first] = awaiting?.dice ?? [];
    if (!awaiting || !first) throw new Error('no die was entered');
    const second = { ...first, purpose: wantedDie(thirtyYearsWar, halfway)?.purpose ?? '' };
    for (const dice of [[first, second], [second]]) {
      const game: OurGame = { ...halfway, record: { ...halfway.record, awaiting: { ...awaiting, dice } } };
      expect(wantedDie(thirtyYearsWar, game)).toBeNull();
      expect(enterDie(thirtyYearsWar, game, 3)).toMatchObject(notAskedFor);
    }
  });

  it('nothing else is performed while a die is awaited, and where dice come from stays', () => {
    for (const command of [tryHorse, endPhase]) {
      expect(perform(thirtyYearsWar, waiting, command)).toMatchObject({ reasons: [{ rule: 'table:dice' }] });
    }
    expect(takeDiceFrom(waiting, 'generator')).toBe(waiting);
  });

  it('the command may be withdrawn until its first die is entered', () => {
    const withdrawn = withdrawAwaiting(waiting);
    expect(withdrawn.record).toEqual(begin().record);
    expect(perform(thirtyYearsWar, withdrawn, tryHorse).outcome).toBe('needsDice');
    expect(withdrawAwaiting(halfway)).toBe(halfway);
    expect(withdrawAwaiting(begin()).record).toEqual(begin().record);
  });

  it('an entered die cannot be thrown away by going back', () => {
    const played = gameAfter(
      enterDie(thirtyYearsWar, gameAfter(perform(thirtyYearsWar, begin(), tryHorse)), 2),
    );
    const second = gameAfter(perform(thirtyYearsWar, played, endPhase));
    // Before the first die there is nothing to lose.
    expect(undo(second).record).toMatchObject({ head: -1, awaiting: null });
    const onlyOneLeft = gameAfter(perform(thirtyYearsWar, begin(), endPhase));
    const entered = gameAfter(enterDie(thirtyYearsWar, onlyOneLeft, 2));
    const later: OurGame = { ...played, record: { ...played.record, awaiting: entered.record.awaiting } };
    for (const moved of [undo(later), redo(later), moveHead(later, -1)]) expect(moved).toBe(later);
  });

  it('a fault of the rules themselves is not taken for a missing die', () => {
    const faulty = {
      ...thirtyYearsWar,
      resolve: () => {
        throw new RangeError('a bug');
      },
    };
    expect(() => perform(faulty, begin(), tryHorse)).toThrow('a bug');
  });

  it('the same command at the same point asks for no die again', () => {
    const done = gameAfter(enterDie(thirtyYearsWar, halfway, 1));
    const again = perform(thirtyYearsWar, undo(done), endPhase);
    expect(again).toMatchObject({ outcome: 'done', rolled: false });
    const entries = done.record.entries.map((entry) => ({ ...entry, press: entry.press + 1 }));
    expect(gameAfter(again).record).toEqual({ ...done.record, entries });
  });

  it('from hand to generator and back in one game, which can be replayed', () => {
    const mixed = takeDiceFrom(
      gameAfter(enterDie(thirtyYearsWar, gameAfter(perform(thirtyYearsWar, begin(), tryHorse)), 5)),
      'generator',
    );
    const game = gameAfter(perform(thirtyYearsWar, mixed, endPhase));
    expect([...game.record.entries].flatMap(({ dice }) => dice.map(({ by }) => by))).toEqual([
      'hand',
      'generator',
    ]);
    const loaded = load(game);
    expect(loaded.fault).toBeNull();
    expect(hashOf(stateOf(loaded.game))).toBe(hashOf(stateOf(game)));
  });
});

describe('a game stored while a die is awaited', () => {
  const tried = gameAfter(enterDie(thirtyYearsWar, gameAfter(perform(thirtyYearsWar, begin(), tryHorse)), 2));
  const afterwards = gameAfter(perform(thirtyYearsWar, tried, endPhase));

  it('asks for it also where the file does not say at which entry it stands: at the last', () => {
    expect(load(afterwards).game.record).toEqual(afterwards.record);
    expect(load(afterwards, [['head'], ABSENT], [['tip'], ABSENT]).game.record).toEqual(afterwards.record);
  });

  it('asks for none where the entry is lost at which it was asked for', () => {
    for (const lost of [
      [['entries', 0, 'command'], null],
      [['head'], 1],
      [['head'], 4],
    ] as const) {
      const { game } = load(afterwards, lost);
      expect(game.record.awaiting, JSON.stringify(lost)).toBeNull();
      expect(perform(thirtyYearsWar, game, endPhase).outcome).toBe('needsDice');
    }
  });

  it('a fault of the program itself is not taken for a command that is none', () => {
    const faulty = {
      ...thirtyYearsWar,
      read: {
        ...thirtyYearsWar.read,
        command: () => {
          throw new RangeError('a bug');
        },
      },
    };
    const record: unknown = JSON.parse(JSON.stringify(waiting.record));
    expect(() => loadGame(faulty, record, () => undefined)).toThrow('a bug');
  });

  it('asks for the same die when it is opened again', () => {
    for (const game of [waiting, halfway]) {
      const { game: loaded, fault } = load(game);
      expect(fault).toBeNull();
      expect(loaded.record).toEqual(game.record);
      expect(wantedDie(thirtyYearsWar, loaded)).toEqual(wantedDie(thirtyYearsWar, game));
    }
    const finished = gameAfter(enterDie(thirtyYearsWar, load(halfway).game, 4));
    expect(finished.record).toEqual(gameAfter(enterDie(thirtyYearsWar, halfway, 4)).record);
  });

  const die = { purpose: halfway.record.awaiting?.dice[0]?.purpose ?? '', face: 6, sides: 6, by: 'hand' };
  const other = { ...die, purpose: wantedDie(thirtyYearsWar, halfway)?.purpose ?? '' };
  it.each([
    ['a face that no die has', [{ ...die, face: 9 }]],
    ['a die for something else', [{ ...die, purpose: 'The weather' }]],
    ['a die of other sides', [{ ...die, sides: 10 }]],
    ['all its dice', [die, other]],
    ['more dice than it needs', [die, other, die]],
  ])('is not stuck where the file holds %s', (_, dice) => {
    const { game } = load(waiting, [['awaiting', 'dice'], dice]);
    const wanted = wantedDie(thirtyYearsWar, game);
    const onward = wanted ? enterDie(thirtyYearsWar, game, 1) : perform(thirtyYearsWar, game, tryHorse);
    expect(onward.outcome).not.toBe('refused');
    const used = (game.record.awaiting?.dice ?? []).concat(
      [...game.record.entries].flatMap((entry) => entry.dice),
    );
    expect(used.every(({ face, sides }) => face >= 1 && face <= 6 && sides === 6)).toBe(true);
    expect(used.some(({ purpose }) => purpose === 'The weather')).toBe(false);
  });

  it('is opened without the command where it was performed before: its dice are known', () => {
    const back = undo(
      gameAfter(enterDie(thirtyYearsWar, gameAfter(enterDie(thirtyYearsWar, waiting, 3)), 4)),
    );
    const { game } = load(back, [['awaiting'], JSON.parse(JSON.stringify(waiting.record.awaiting))]);
    expect([game.record.awaiting, game.record.head]).toEqual([null, back.record.head]);
  });

  it('is opened without the command where that is not legal or no command', () => {
    for (const command of [{ do: 'endPhase', phase: 'combat' }, { do: 'dance' }]) {
      const { game } = load(waiting, [['awaiting', 'command'], command]);
      expect(game.record.awaiting).toBeNull();
      expect(perform(thirtyYearsWar, game, tryHorse).outcome).toBe('needsDice');
    }
  });
});
