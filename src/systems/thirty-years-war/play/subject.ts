/** A chosen counter with what is printed on it and what holds now. */
import type { Subject, SubjectRow } from '../rulebook/cited';
import type { CounterKind } from '../scenario/scenario';
import { isCaptured, ownerOf } from '../standard/05-artillery/capture';
import { allowanceOf } from '../standard/06-movement/reach';
import { enemiesControlling } from '../standard/07-zones-of-control';
import { isDemoralized } from '../standard/11-demoralization';
import { sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { hexNumberOf } from '../state/position';
import { allNamedFrom, counted } from '../wording';

export const KIND_NAMES: { readonly [K in CounterKind]: string } = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  leader: 'Leader',
  artillery: 'artillery',
};

export function subjectOf(board: Board, piece: Piece): Subject {
  const side = sideName(board.scenario, ownerOf(board, piece));
  const where = piece.hex < 0 ? 'off the map' : hexNumberOf(board, piece);
  return {
    title: `${piece.printed.name} (${where})`,
    note: noteOf(board, piece, `${side} ${KIND_NAMES[piece.kind]}`),
    rows: [...strengthRows(board, piece), ...zoneRows(board, piece)],
  };
}

function noteOf(board: Board, piece: Piece, what: string): string {
  const category = board.scenario.categories.find((c) => c.id === piece.printed.category);
  if (!category) return what;
  const isCalledSo = category.name.toLowerCase() === what.toLowerCase();
  const name = isCalledSo ? '' : `; ${category.leader === null ? 'category: ' : ''}${category.name}`;
  return `${what}${name}${isDemoralized(board, piece) ? ', demoralized' : ''}`;
}

function strengthRows(board: Board, piece: Piece): readonly SubjectRow[] {
  const { printed } = piece;
  if (piece.kind === 'leader') {
    return [
      {
        label: 'Leadership Value',
        printed: `${printed.value}`,
        now: `${printed.value}`,
        because: '',
        rule: '10.0',
      },
      {
        label: 'Movement',
        printed: `${printed.movement}`,
        now: `${printed.movement}`,
        because: '',
        rule: '6.14',
      },
    ];
  }
  if (piece.kind === 'artillery') {
    return isCaptured(board, piece)
      ? [
          {
            label: 'Held by',
            printed: sideName(board.scenario, ownerOf(board, piece)),
            now: sideName(board.scenario, piece.holder),
            because: 'captured',
            rule: '5.33',
          },
        ]
      : [];
  }
  const { disrupted } = piece;
  const hexes = counted(allowanceOf(board, piece), 'hex', 'hexes');
  const demoralized = isDemoralized(board, piece);
  return [
    {
      label: 'Strength',
      printed: `${printed.strength}`,
      now: `${disrupted ? printed.disruptedStrength : printed.strength}`,
      because: disrupted ? 'disrupted; cannot attack' : '',
      rule: '9.13',
    },
    {
      label: 'Movement',
      printed: `${printed.movement}`,
      now: disrupted ? hexes : `${printed.movement}`,
      because: disrupted ? `disrupted${demoralized ? ' and demoralized' : ''}: whatever they cost` : '',
      rule: demoralized ? '11.12' : '9.15',
    },
  ];
}

function zoneRows(board: Board, piece: Piece): readonly SubjectRow[] {
  const enemies = enemiesControlling(board, piece);
  if (!piece.unit || enemies.length === 0) return [];
  return [
    {
      label: 'In the Zone of Control of',
      printed: '',
      now: allNamedFrom(board, piece, enemies),
      because: '',
      rule: '7.0',
      counters: enemies.map(({ id }) => id),
    },
  ];
}
