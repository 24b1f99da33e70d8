/** Who may weigh many positions closes the hexes from which the enemy could hurt somebody. */
import { expect, it } from 'vitest';
import { threatsTo } from '../../../../src/systems/rocroi-1643/coach';
import { movementActs } from '../../../../src/systems/rocroi-1643/coach/movement';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { stateAt } from '../../../helpers/rocroi1643/positions';

const board = boardOf(
  stateAt(
    'F foot 1520>0 moved | F foot 1622>0 | F leader1-3 1520 | S horse 1116>0 | S leader2-8 1116 | S foot 0404',
  ),
);
const acts = (left: number) =>
  movementActs(board, threatsTo(board), { left, weigh: () => true, wanted: 3 }).map(({ text, commands }) => ({
    text: text.replaceAll('\u00a0', ' '),
    first: commands[0],
  }));

it('another unit goes where somebody could have been taken in the rear, as its text says (11.6)', () => {
  const [best] = acts(1_500);
  expect(best?.first).toMatchObject({ do: 'move', unit: 'f1622' });
  expect(best?.text).toMatch(
    /^F foot \(1622\) goes to 1420, .*, beside F foot \(1520\)\. As it stands S horse \(1116\) could attack that unit in the rear next segment, die \+2\.$/,
  );
});

it('with fewer it is not looked for', () => {
  expect(
    acts(500)
      .map(({ text }) => text)
      .join(),
  ).not.toContain('beside F foot');
});
