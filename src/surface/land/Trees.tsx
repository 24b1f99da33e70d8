import { memo, useMemo } from 'react';
import { useParts } from '../drawingQueue';
import type { HexGeometry } from '../hexGeometry';
import { groupsOf, hexOutline, patches, spotsOf } from '../paths';
import { Patches } from './Patches';
import { type Grove, type Part, plant } from './planting';

type Props = {
  readonly kind: string;
  readonly grove: Grove;
  readonly hexes: ReadonlySet<string>;
  readonly geometry: HexGeometry;
};

/** A whole forest is half of what is drawn on a map. */
const PARTS = 2;

/** From back to front: each row covers the one behind it. */
export const Trees = memo(function Trees({ kind, hexes, ...rest }: Props) {
  const of = hexes.size === 0 ? 0 : PARTS;
  const parts = useParts(of, 'ground');
  if (of === 0) return null;
  return (
    <g className={`trees ${kind}`}>
      {Array.from({ length: parts }, (_, index) => (
        <Rows key={index} hexes={hexes} {...rest} index={index} of={of} />
      ))}
      <Edge hexes={hexes} geometry={rest.geometry} />
    </g>
  );
});

const Rows = memo(function Rows({ hexes, grove, geometry, index, of }: Omit<Props, 'kind'> & Part) {
  const rows = useMemo(
    () => plant(geometry, grove, (point) => hexes.has(geometry.nearestHex(point)), { index, of }),
    [geometry, grove, hexes, index, of],
  );
  return rows.map((row) => (
    <g key={`${row.y} ${row.part}`}>
      <path className="tree-shadow" d={row.shadow} />
      <path className="trunk" d={row.trunk} />
      {row.crowns.map((crown, tone) =>
        crown === '' ? null : <path key={tone} className={`crown tone-${tone + 1}`} d={crown} />,
      )}
      <path className="tree-shade" d={row.shade} />
      <path className="tree-light" d={row.light} />
    </g>
  ));
});

/** Crowns hang over the hexsides: which hexes they stand in is seen by this line. */
const Edge = memo(function Edge({ hexes, geometry }: Pick<Props, 'hexes' | 'geometry'>) {
  const paths = useMemo(
    () =>
      patches(
        groupsOf(spotsOf(hexes, geometry), geometry),
        ([first]) => first.centre,
        (group) => hexOutline(group, geometry),
      ),
    [hexes, geometry],
  );
  return (
    <>
      <Patches className="tree-edge-halo" paths={paths} />
      <Patches className="tree-edge" paths={paths} />
    </>
  );
});
