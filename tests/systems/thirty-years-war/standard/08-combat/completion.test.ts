/** What “Fight what is left for me” declares: battles that together meet every obligation (8.11, 8.12, 8.21). */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { board } from '../../../../helpers/positions/board';

/** The battles, each as `f0609 > s0610 s0710`. */
const battles = (line: string) => {
  const state = board(line, { phase: 'combat' });
  const press = thirtyYearsWar.press(state, null, { on: 'option', id: 'complete' });
  if (press.to !== 'commands') throw new Error(`no commands but a ${press.to}`);
  return press.commands.map((command) =>
    command.do === 'attack' ? `${command.attackers.join(' ')} > ${command.defenders.join(' ')}` : command.do,
  );
};

/** 0610 is next to 0511, 0609, 0611 and 0711; 0710 to 0609 and 0711; 0608 to 0609, 0611 to 0511 and 0711. */
const POSITIONS: readonly (readonly [name: string, line: string, expected: readonly string[]])[] = [
  ['one against two', 'F 8-3 0609 | S 10-2 0610 | S 4-6 0710', ['f0609 > s0610 s0710']],
  ['two against one', 'F 8-3 0609 | F 8-3 0611 | S 10-2 0610', ['f0609 f0611 > s0610']],
  ['three against one', 'F 8-3 0609 | F 8-3 0611 | F 8-3 0711 | S 10-2 0610', ['f0609 f0611 f0711 > s0610']],
  [
    'one each where that is possible',
    'F 8-3 0609 | F 8-3 0711 | S 10-2 0610 | S 4-6 0710',
    ['f0609 > s0610', 'f0711 > s0710'],
  ],
  [
    'one each, those who are next to both taken in turn',
    'F 8-3 0511 | F 8-3 0711 | S 10-2 0610 | S 4-6 0611',
    ['f0511 > s0611', 'f0711 > s0610'],
  ],
  [
    'one each, the second enemy left to the only one who is free for it',
    'F 8-3 0609 | F 8-3 0711 | S 10-2 0608 | S 4-6 0610',
    ['f0609 > s0608', 'f0711 > s0610'],
  ],
  [
    'one each, the first enemy given over to whom it is the only one',
    'F 8-3 0609 | F 8-3 0611 | S 10-2 0610 | S 4-6 0710',
    ['f0609 > s0710', 'f0611 > s0610'],
  ],
  ['nobody else, were he next to it', 'F 8-3 0609 | S 10-2 0610 | S 4-6* 0710', ['f0609 > s0610']],
];

describe('Fight what is left for me', () => {
  it.each(POSITIONS)('%s', (_, line, expected) => {
    expect(battles(line).toSorted()).toEqual(expected);
  });
});

describe('A battle begins with', () => {
  const chosen = (line: string) =>
    thirtyYearsWar
      .prompt(board(line, { phase: 'combat' }), null)
      .choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : []));

  it('one of either side who has someone to fight (8.12, 8.14, 9.12, 9.14)', () => {
    const others = 'F 8-3* 0511 | F 8-3 0711 fought | S 10-2 0610 | S 4-6* 0608 | S 4-6 0710 fought';
    expect(chosen(`F 8-3 0609 | ${others} | F 4-6 0101 | F 4-6 lost`)).toEqual(['f0609', 's0610', 's0608']);
  });
});
