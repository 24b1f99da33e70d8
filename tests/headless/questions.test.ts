/** The rules questions that docs/manual.md shows: their answers stay what it says. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { narrate } from '../../src/core/game';
import { loadGame } from '../../src/core/record/loadGame';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';

function answerTo(question: string) {
  const file = fileURLToPath(new URL(`../questions/${question}.json`, import.meta.url));
  const { game, fault } = loadGame(thirtyYearsWar, JSON.parse(readFileSync(file, 'utf8')), () => undefined);
  const told = [...game.record.entries].flatMap((_, entry) => narrate(thirtyYearsWar, game, entry));
  return { told, refused: fault?.reasons.map(({ rule, counters }) => [rule, ...counters]) ?? [] };
}

it('8.11, 8.21 a unit next to two enemies may not leave one of them without an attacker', () => {
  expect(answerTo('a-holding-attack').refused).toEqual([
    ['8.11', 'north'],
    ['8.21', 'guards', 'north'],
  ]);
});

it('8.4, 10.12, 8.61 across a stream 16 against a doubled 4 is 2-1, and the horse alone pays for a Dx', () => {
  const { told, refused } = answerTo('an-exchange');
  expect(refused).toEqual([]);
  expect(told[0]?.receipt).toMatchObject({ total: '2-1', result: 'Dx' });
  expect(told.at(-2)?.text).toBe('Disrupted in exchange: Horse (0404).');
});

it('5.22 one wood beside a line along a hexside does not block it', () => {
  expect(answerTo('along-a-hexside').refused).toEqual([]);
});
