/** Which counters hold and break together, as far as they must be distinguished on the map. */
import type { Formation } from '../../../../core/contract/map';
import type { SideId } from '../../../../core/contract/values';
import type { Category } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';

/** Fields that the counter drawing knows; a side with more armies than that marks the rest as the last. */
const MOST = 2;

/**
 * Categories or armies of a side in the order of the data; none where they all break as one.
 * @rule rocroi:19.0, freiburg:15.1
 */
export function armiesApart({ scenario, options }: Board, side: SideId): readonly Category[] {
  const own = scenario.categories.filter((category) => category.side === side);
  return own.length > 1 && options.simplifiedDemoralization === 'no' ? own : [];
}

/** 0 for the first or only one of its side, and for what belongs to none. */
export function armyOf(board: Board, { printed }: Piece): number {
  const index = armiesApart(board, printed.side).findIndex(({ id }) => id === printed.category);
  return Math.min(Math.max(index, 0), MOST);
}

/** How its field tells that a unit belongs to an army that breaks by itself; '': it has none. */
const FIELDS = ['', 'yellow, notched field', 'dark, lined field'] as const;

/** `yellow, notched field: Italian infantry`; '': it has none. @rule rocroi:19.0, freiburg:15.1 */
export function fieldOf(board: Board, piece: Piece): string {
  const field = FIELDS[armyOf(board, piece)] ?? '';
  const army = board.scenario.categories.find(({ id }) => id === piece.printed.category);
  return field === '' || !army ? '' : `${field}: ${army.name}`;
}

/** Each army that has a mark of its own, shown on its strongest unit. */
export function formationsOf(board: Board): readonly Formation[] {
  return board.scenario.sides.flatMap(({ id }) =>
    armiesApart(board, id).flatMap(({ id: category, name, side }, index) => {
      const units = board.scenario.counters.filter((one) => one.category === category && one.strength > 0);
      const [strongest] = units.toSorted((a, b) => b.strength - a.strength);
      if (!strongest) return [];
      const { kind, strength, movement } = strongest;
      const army = Math.min(index, MOST);
      return [
        {
          name,
          sign: FIELDS[army] || 'no field',
          side,
          face: { kind, strength, movement, value: 0, disrupted: false, captured: false, army },
        },
      ];
    }),
  );
}
