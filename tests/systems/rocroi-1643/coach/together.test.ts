/** Attacks that gain by those who come along: who may weigh many positions looks for more of them (11.5). */
import { expect, it } from 'vitest';
import { threatsTo } from '../../../../src/systems/rocroi-1643/coach';
import { movementActs } from '../../../../src/systems/rocroi-1643/coach/movement';
import { attackIdeas } from '../../../../src/systems/rocroi-1643/coach/moves/attacks';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { stateAt } from '../../../helpers/rocroi1643/positions';

const against = (enemy: string) =>
  boardOf(
    stateAt(
      `F foot 1517>3 m2 | F foot 1518>3 m2 | F foot 1618>3 m2 | F leader1-8 1517 | S foot 1218>0 ${enemy} | S foot 0404`,
    ),
  );
/** No attack of one of them alone gains anything on the first, every one of them does on the second. */
const STEADY = against('m4');
const USUAL = against('m3');
const ideas = (board: typeof STEADY, most: number) => {
  const { alone, together } = attackIdeas(board, most);
  return { alone: alone.length, moving: [...together].map(({ movers }) => movers.map(({ id }) => id)) };
};

it('two, and then three, where nobody gains anything alone', () => {
  const { alone, moving } = ideas(STEADY, 1_500);
  expect(alone).toBe(0);
  expect(moving).toContainEqual(['f1517', 'f1618']);
  expect(moving).toContainEqual(['f1517', 'f1618', 'f1518']);
});

it('with fewer positions one comes along with who gains alone', () => {
  expect(ideas(STEADY, 500)).toEqual({ alone: 0, moving: [] });
  const { alone, moving } = ideas(USUAL, 500);
  expect(alone).toBe(3);
  expect(moving).toContainEqual(['f1517', 'f1618']);
  expect(Math.max(...moving.map((all) => all.length))).toBe(2);
});

it('each is told with where it goes', () => {
  const [best] = movementActs(STEADY, threatsTo(STEADY), { left: 1_500, weigh: () => true, wanted: 3 });
  expect(best?.commands).toHaveLength(3);
  expect(best?.text.replaceAll('\u00a0', ' ')).toMatch(
    /^F foot \(1517\) goes to 1217, .*\. F foot \(1618\) goes to 1219, .*, to support it\. F foot \(1518\) goes to 1319, .*, to support it\. There it can attack S foot on its flank, die \+4\./,
  );
});
