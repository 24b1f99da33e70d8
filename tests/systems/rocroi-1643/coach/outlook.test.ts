/** What a position promises to one who thinks of command, and to one who does not. */
import { expect, it } from 'vitest';
import { Approach } from '../../../../src/systems/rocroi-1643/coach/approach';
import { commandedUnits, outlook } from '../../../../src/systems/rocroi-1643/coach/outlook';
import { Threats } from '../../../../src/systems/rocroi-1643/coach/threats';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { stateAt } from '../../../helpers/rocroi1643/positions';

const [near, far] = ['1418', '2418'].map((hex) =>
  boardOf(stateAt(`F foot 1418 | F foot 1618 | F leader1-2 ${hex} | S foot 0404`, { step: 'movement' })),
);
if (!near || !far) throw new Error('two boards');

it('counts whom a leader has in command, but not for one who overlooks that (8.1)', () => {
  const gained = (command: boolean) => {
    const [here, there] = [near, far].map((board) =>
      outlook(board, 1, new Threats(new Approach(board, 0), { command })),
    );
    return (here ?? 0) - (there ?? 0);
  };
  expect(commandedUnits(near, 1)).toBeGreaterThan(commandedUnits(far, 1));
  expect(gained(false)).toBe(0);
  expect(gained(true)).toBe(8 * (commandedUnits(near, 1) - commandedUnits(far, 1)));
});
