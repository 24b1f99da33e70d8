import { groundOfKind, PieceOfMap } from '../../../surface/land/Swatch';
import type { SwatchProps } from '../../../surface/surface';
import { Land } from './Land';

/** A kind of ground as the board draws it, for the legend. */
export function GroundSwatch({ kind, drawn }: SwatchProps) {
  const ground = groundOfKind(kind, drawn);
  return <PieceOfMap drawn={drawn} land={(geometry) => <Land ground={ground} geometry={geometry} />} />;
}
