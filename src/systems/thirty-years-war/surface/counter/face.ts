/** What the Thirty Years War system says about the face of a counter, read from plain fields. */
import type { CounterView } from '../../../../core/contract/board';

const KINDS = ['infantry', 'cavalry', 'leader', 'artillery'] as const;
export type CounterKind = (typeof KINDS)[number];

export type Face = {
  readonly kind: CounterKind;
  /** Strength Points of the face that is up. */
  readonly strength: number;
  readonly movement: number;
  /** Leadership Value. */
  readonly value: number;
  readonly disrupted: boolean;
  readonly captured: boolean;
  /** Which of the armies of its side that break separately: 0 the first, or the only one. */
  readonly army: 0 | 1 | 2;
  readonly name: string;
};

function figure(field: string | number | boolean | undefined): number {
  return typeof field === 'number' ? field : 0;
}

const ARMIES = [0, 1, 2] as const;

export function readFace(face: CounterView['face'], name = ''): Face {
  return {
    kind: KINDS.find((kind) => kind === face.kind) ?? 'infantry',
    strength: figure(face.strength),
    movement: figure(face.movement),
    value: figure(face.value),
    disrupted: face.disrupted === true,
    captured: face.captured === true,
    army: ARMIES.find((army) => army === face.army) ?? 0,
    name,
  };
}
