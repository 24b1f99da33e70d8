/** A kind of ground as the board draws it, for the legend. */
import type { Ground } from '../../../core/contract/map';
import { BELOW, groundOfKind, HERE, NOTHING, PieceOfMap } from '../../../surface/land/Swatch';
import type { SwatchProps } from '../../../surface/surface';
import { Land } from './Land';
import { TraceSwatch } from './TraceSwatch';

/** Ground that is crossed at a bridge or ford. */
const UNDER: { readonly [kind: string]: string } = { bridge: 'river', ford: 'stream' };
const IN_TOWN = ['fortification', 'gateway'];

export function GroundSwatch({ kind, drawn, sides }: SwatchProps) {
  if (kind === 'breach') return <TraceSwatch kind="breach" sides={sides} />;
  const ground = groundOf(kind, drawn);
  return <PieceOfMap drawn={drawn} land={(geometry) => <Land ground={ground} geometry={geometry} />} />;
}

function groundOf(kind: string, drawn: SwatchProps['drawn']): Ground {
  if (kind === 'clear') return NOTHING;
  const alone = groundOfKind(kind, drawn);
  if (drawn !== 'hexside') return alone;
  const under = UNDER[kind];
  return {
    ...alone,
    areas: IN_TOWN.includes(kind) ? [{ kind: 'fortress', places: [HERE] }] : [],
    hexsides: [
      ...(under === undefined ? [] : [{ kind: under, name: '', between: [HERE, BELOW] as const }]),
      ...alone.hexsides,
    ],
  };
}
