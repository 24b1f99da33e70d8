import { describe, expect, it } from 'vitest';
import { type Example, readExamples } from '../../../src/core/example/example';
import { faultsOf } from '../../../src/core/example/judge';
import { playOut } from '../../../src/core/example/playOut';
import { stateOf } from '../../../src/core/game';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';

const POSITION = { position: 'F 8-3 0609 | S 10-2 0610 | S 4-6 0710', phase: 'combat' };
const attack = (...defenders: readonly string[]) => ({ do: 'attack', attackers: ['f0609'], defenders });
const BOTH = attack('s0610', 's0710');
const legal: Example = {
  rule: '8.21',
  kind: 'legal',
  name: 'both',
  position: POSITION,
  act: { command: BOTH, dice: [5] },
};
const played = (example: Example) => playOut(thirtyYearsWar, example);
const faults = (example: Example) => faultsOf(thirtyYearsWar, example, played(example));

describe('an example that is played out', () => {
  it('leads to the game after it, by its dice', () => {
    const { begun, game, refused, events } = played(legal);
    expect(refused).toEqual([]);
    expect(stateOf(begun).counters.map(({ disrupted }) => disrupted)).toEqual([false, false, false]);
    expect(stateOf(game).counters.map(({ disrupted }) => disrupted)).toEqual([true, false, false]);
    expect(events[0]).toMatchObject({ happened: 'battleFought', die: 5 });
  });

  it('says why its act is refused, and stays where it was', () => {
    const { begun, game, refused, events } = played({ ...legal, act: { command: attack('s0610') } });
    expect(refused.map(({ rule }) => rule)).toContain('8.21');
    expect(game).toBe(begun);
    expect(events).toEqual([]);
  });

  it('plays first what comes before, with its dice', () => {
    const before = [{ command: BOTH, dice: [3] }];
    const { begun } = played({ ...legal, before, act: { command: { do: 'endPhase', phase: 'combat' } } });
    expect(begun.record.entries.map(({ dice }) => dice.map(({ face }) => face))).toEqual([[3]]);
  });

  it('waits for a die where it has none', () => {
    const { game, events } = played({ ...legal, act: { command: BOTH } });
    expect(game.record.awaiting?.dice).toEqual([]);
    expect(events).toEqual([]);
  });

  const broken: readonly (readonly [what: string, example: Example, path: string])[] = [
    ['a position of another form', { ...legal, position: { position: 'F 8-3' } }, 'position.position[0]'],
    ['a position of a battle that nobody knows', { ...legal, position: { from: 'rocroi' } }, 'position.from'],
    ['another command', { ...legal, act: { command: { do: 'pray' } } }, 'act.command.do'],
    ['a die too many', { ...legal, act: { command: BOTH, dice: [5, 5] } }, 'act.dice[1]'],
    ['a die that has no such face', { ...legal, act: { command: BOTH, dice: [7] } }, 'act.dice[0]'],
    ['dice of what is refused', { ...legal, act: { command: attack('s0610'), dice: [1] } }, 'act.dice[0]'],
    ['something refused before it', { ...legal, before: [{ command: attack('s0610') }] }, 'before[0]'],
    ['a die missing before it', { ...legal, before: [{ command: BOTH }] }, 'before[0].dice'],
  ];
  it.each(broken)('names where it stops: %s', (_, example, path) => {
    expect(() => played(example)).toThrow(expect.objectContaining({ name: 'DataError', path }));
  });
});

describe('what an example says', () => {
  const refused: Example = {
    ...legal,
    kind: 'illegal',
    act: { command: attack('s0610') },
    refused: ['8.11 s0710', '8.21 f0609 s0710'],
    says: ['F 8-3 (0609) must attack every neighbour that no other unit attacks.'],
  };
  const counted: Example = {
    ...legal,
    kind: 'counted',
    facts: [{ about: 'unit', id: 'f0609', disrupted: true }],
    events: [
      { happened: 'battleFought', receipt: { total: '1-2', figures: { attack: 8, defence: 14 } } },
      { happened: 'unitsDisrupted' },
    ],
    course: [{ happened: 'battleFought', die: 5 }, { happened: 'unitsDisrupted' }],
    says: ['Disrupted: F 8-3 (0609).'],
  };

  it('agrees with what happens', () => {
    expect([legal, refused, counted].flatMap(faults)).toEqual([]);
  });

  const wrong: readonly (readonly [what: string, example: Example])[] = [
    ['legal, and refused', { ...legal, act: { command: attack('s0610') } }],
    ['another cause', { ...refused, refused: ['8.11 s0610', '8.21 f0609 s0710'] }],
    ['a reason missing', { ...refused, refused: ['8.21 f0609 s0710'] }],
    ['another die', { ...counted, act: { command: BOTH, dice: [3] } }],
    ['another fact', { ...counted, facts: [{ about: 'unit', id: 'f0609', disrupted: false }] }],
    [
      'another course',
      { ...counted, course: [{ happened: 'battleFought', die: 4 }, { happened: 'unitsDisrupted' }] },
    ],
    ['an event left out of the course', { ...counted, course: [{ happened: 'battleFought' }] }],
    ['another sentence of the log', { ...counted, says: ['Nothing happens.'] }],
    ['another sentence of the refusal', { ...refused, says: ['Nothing happens.'] }],
    ['other figures', { ...counted, events: [{ happened: 'battleFought', receipt: { total: '1-1' } }] }],
  ];
  it.each(wrong)('differs from it: %s', (_, example) => {
    expect(faults(example)).not.toEqual([]);
  });
});

describe('a file of examples', () => {
  const file = (example: object) => ({ examples: [legal, example] });

  it('is read as it is', () => {
    const { examples } = file(legal);
    expect(readExamples({ examples })).toEqual(examples);
  });

  const { act: _, ...positionOnly } = { ...legal, kind: 'counted' };
  const refusal = { ...legal, kind: 'illegal', refused: ['8.21 f0609'] };
  const broken: readonly (readonly [what: string, json: unknown, path: string])[] = [
    ['an unknown key', file({ ...legal, fact: [] }), 'examples[1].fact'],
    ['an unknown key of the file', { ...file(legal), title: '' }, 'title'],
    ['another kind', file({ ...legal, kind: 'odd' }), 'examples[1].kind'],
    ['no name', file({ ...legal, name: '' }), 'examples[1].name'],
    [
      'faces that are none',
      file({ ...legal, act: { command: BOTH, dice: ['5'] } }),
      'examples[1].act.dice[0]',
    ],
    ['nothing that is legal', file({ ...legal, act: undefined }), 'examples[1].act'],
    ['a legal one that is refused', file({ ...refusal, kind: 'legal' }), 'examples[1].refused'],
    ['an illegal one without its case', file({ ...refusal, refused: ['8.11 s0710'] }), 'examples[1].refused'],
    ['an illegal one without reasons', file({ ...legal, kind: 'illegal' }), 'examples[1].refused'],
    ['a counted one that counts nothing', file({ ...legal, kind: 'counted' }), 'examples[1]'],
    ['a course of what is refused', file({ ...refusal, course: [] }), 'examples[1].course'],
    ['words about nothing', file({ ...positionOnly, says: ['No.'] }), 'examples[1].says'],
    ['events of what is refused', file({ ...refusal, events: [] }), 'examples[1].events'],
  ];
  it.each(broken)('is refused with its path: %s', (_, json, path) => {
    expect(() => readExamples(json)).toThrow(expect.objectContaining({ name: 'DataError', path }));
  });
});
