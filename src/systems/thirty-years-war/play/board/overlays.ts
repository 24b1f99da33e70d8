/** What can be laid over the map at any time: whose hexes are controlled, what can be reached, seen, led, fought. */
import type { Mark, OverlaySpec } from '../../../../core/contract/board';
import type { SideView } from '../../../../core/contract/map';
import type { CounterId } from '../../../../core/contract/values';
import { hook } from '../../engine/hook';
import type { Board } from '../../state/board';
import { pieceOf } from '../../state/position';
import {
  commandMarks,
  controlMarks,
  disruptedMarks,
  obligationMarks,
  reachMarks,
  sightMarks,
  twoTurnMarks,
} from './overlayMarks';

export type Overlay = OverlaySpec & { marks(board: Board, counter: CounterId | null): readonly Mark[] };

/** Those of the battle alone. */
export const furtherOverlays = hook((): readonly Overlay[] => []);

export function overlays(board: Board): readonly OverlaySpec[] {
  return allOverlays(board).map(({ marks: _, ...spec }) => spec);
}

export function overlay(board: Board, id: string, counter: CounterId | null): readonly Mark[] {
  return (
    allOverlays(board)
      .find((one) => one.id === id)
      ?.marks(board, counter) ?? []
  );
}

function allOverlays(board: Board): readonly Overlay[] {
  const { sides } = board.scenario;
  return [
    ...sides.map(controlOf),
    REACH,
    TWO_TURNS,
    { ...SIGHT, about: gunsOf(board) },
    OBLIGATIONS,
    ...sides.map(threatOf),
    DISRUPTED,
    ...sides.map(commandOf),
    ...furtherOverlays(board),
  ];
}

function gunsOf(board: Board): readonly CounterId[] {
  return board.pieces.flatMap(({ id, kind }) => (kind === 'artillery' ? [id] : []));
}

function controlOf({ id, name }: SideView): Overlay {
  return {
    id: `control-${id}`,
    label: `${name} Zones of Control`,
    note: `Every hex that an undisrupted ${name} unit controls (7.1).`,
    side: id,
    needsCounter: false,
    marks: (board) => controlMarks(board, id),
  };
}

function commandOf({ id, name }: SideView): Overlay {
  return {
    id: `command-${id}`,
    label: `Range of ${name} Leaders`,
    note: 'Outer line: where Leaders help to remove disruption (10.21); inner line: where they can help in battle (10.11). If the effects of Leaders are increased, both grow with the Leadership Value.',
    side: id,
    needsCounter: false,
    marks: (board) => commandMarks(board, id),
  };
}

/** One for each side; a third one is found in the menu. */
const KEYS_OF_THREATS = ['D', 'E'];

function threatOf({ id, name }: SideView, index: number): Overlay {
  const key = KEYS_OF_THREATS[index];
  return {
    id: `threat-${id}`,
    label: `Threats to the ${name}`,
    note: `What the enemy could bring against each ${name} unit in his next Player-Turn (8.0), with what his guns do before (5.11); for the counter you chose last, wherever it could go. Pointing says it, too.`,
    side: id,
    needsCounter: false,
    ...(key !== undefined && { key }),
    aside: true,
    marks: () => [],
  };
}

const TWO_TURNS: Overlay = {
  id: 'two-turns',
  label: 'Reach over two turns',
  note: 'Where the counter you chose last could stop in its next Movement Phase, and where in the one after that, while all others stay where they are (6.1).',
  side: null,
  key: 'R',
  needsCounter: true,
  marks(board, counter) {
    const piece = counter === null ? null : pieceOf(board, counter);
    return piece ? twoTurnMarks(board, piece) : [];
  },
};

const REACH: Overlay = {
  id: 'reach',
  label: 'Reach of one counter',
  note: 'Where the counter you chose last, of either side, could stop in its Movement Phase, and what that costs (6.1).',
  side: null,
  needsCounter: true,
  marks(board, counter) {
    const piece = counter === null ? null : pieceOf(board, counter);
    return piece ? reachMarks(board, piece) : [];
  },
};

const SIGHT: Overlay = {
  id: 'sight',
  label: 'What guns see',
  note: 'What the gun you chose last sees, its chance against each unit, and what stops its sight (5.2); without one, what all guns of the Phasing Player see together.',
  side: null,
  needsCounter: false,
  marks(board, counter) {
    const piece = counter === null ? null : pieceOf(board, counter);
    return sightMarks(board, piece?.kind === 'artillery' && piece.hex >= 0 ? piece : null);
  },
};

const OBLIGATIONS: Overlay = {
  // the id that settings have been stored with
  id: 'obligations',
  label: 'Who must fight',
  note: 'Who still must attack and be attacked, and by whom (8.1); before the Combat Phase, what the Zones of Control as they now lie would oblige to (7.21).',
  side: null,
  needsCounter: false,
  marks: obligationMarks,
};

const DISRUPTED: Overlay = {
  id: 'disrupted',
  label: 'Disrupted units',
  note: 'Units of either side on their reverse face: half as strong, unable to attack, without a Zone of Control (9.1).',
  side: null,
  needsCounter: false,
  marks: disruptedMarks,
};
