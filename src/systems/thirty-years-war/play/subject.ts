/** A chosen counter with what is printed on it and what holds now. */
import type { Subject, SubjectRow } from '../rulebook/cited';
import type { CounterKind } from '../scenario/scenario';
import { isCaptured, ownerOf } from '../standard/05-artillery/capture';
import { allowanceOf } from '../standard/06-movement/reach';
import { enemiesControlling } from '../standard/07-zones-of-control';
import { isDemoralized } from '../standard/11-demoralization';
import { sideName } from '../state/battlefield';
import type { Piece } from '../state/piece';
import { hexNumberOf, positionOf } from '../state/position';
import type { State } from '../state/state';
import { allNamedFrom, counted } from '../wording';

export const KIND_NAMES: { readonly [K in CounterKind]: string } = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  leader: 'Leader',
  artillery: 'artillery',
};

export function subjectOf(state: State, piece: Piece): Subject {
  const position = positionOf(state);
  const side = sideName(state.scenario, ownerOf(state, piece));
  const where = piece.hex < 0 ? 'off the map' : hexNumberOf(position, piece);
  return {
    title: `${piece.printed.name} (${where})`,
    note: `${side} ${KIND_NAMES[piece.kind]}${categoryNote(state, piece)}`,
    rows: [...strengthRows(state, piece), ...zoneRows(state, piece)],
  };
}

function categoryNote(state: State, piece: Piece): string {
  const category = state.scenario.categories.find((c) => c.id === piece.printed.category);
  if (!category) return '';
  return `; ${category.leader === null ? 'category: ' : ''}${category.name}${isDemoralized(state, piece) ? ', demoralized' : ''}`;
}

function strengthRows(state: State, piece: Piece): readonly SubjectRow[] {
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
    return isCaptured(state, piece)
      ? [
          {
            label: 'Held by',
            printed: sideName(state.scenario, ownerOf(state, piece)),
            now: sideName(state.scenario, piece.state.holder),
            because: 'captured',
            rule: '5.33',
          },
        ]
      : [];
  }
  const { disrupted } = piece.state;
  const hexes = counted(allowanceOf(state, piece), 'hex', 'hexes');
  const demoralized = isDemoralized(state, piece);
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

function zoneRows(state: State, piece: Piece): readonly SubjectRow[] {
  const position = positionOf(state);
  const enemies = enemiesControlling(position, piece);
  if (!piece.unit || enemies.length === 0) return [];
  return [
    {
      label: 'In the Zone of Control of',
      printed: '',
      now: allNamedFrom(position, piece, enemies),
      because: '',
      rule: '7.0',
      counters: enemies.map(({ id }) => id),
    },
  ];
}
