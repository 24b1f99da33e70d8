/** What the Thirty Years War system says about the face of a counter, read from plain fields. */
import type { CounterView } from '../../core/seam';

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
};

function figure(field: string | number | boolean | undefined): number {
  return typeof field === 'number' ? field : 0;
}

export function readFace(face: CounterView['face']): Face {
  return {
    kind: KINDS.find((kind) => kind === face.kind) ?? 'infantry',
    strength: figure(face.strength),
    movement: figure(face.movement),
    value: figure(face.value),
    disrupted: face.disrupted === true,
    captured: face.captured === true,
  };
}
