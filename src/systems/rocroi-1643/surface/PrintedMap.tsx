import { memo } from 'react';
import type { TableView } from '../../../core/contract/map';
import { HEX_HEIGHT, type HexGeometry } from '../../../surface/hexGeometry';
import { InParts } from '../../../surface/InParts';
import { Border, Compass, EdgeNames, Scale, Title } from '../../../surface/land/Margin';
import { Land } from './Land';

type Props = { readonly table: TableView; readonly geometry: HexGeometry };

const METRES_PER_HEX = 100;
/** A bar of the border is a quarter of a kilometre. */
const BAR = (HEX_HEIGHT * 250) / METRES_PER_HEX;

/** The printed sheet: drawn once a game, then only moved by the compositor. */
export const PrintedMap = memo(function PrintedMap({ table, geometry }: Props) {
  const { ground } = table;
  const both = { ground, geometry };
  const barred = { geometry, bar: BAR };
  const { frame } = geometry;
  // What is told about the map is told on it, too: it is no copy of the printed one.
  const subtitle = table.notes.length > 0 ? `${table.subtitle} · map reconstructed` : table.subtitle;
  return (
    <svg
      className="ground"
      role="img"
      aria-label={`Map of ${table.title}`}
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <defs>
        <clipPath id="rocroi-1643-frame">
          <rect x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
        </clipPath>
      </defs>
      <g clipPath="url(#rocroi-1643-frame)">
        <Land {...both} />
      </g>
      <InParts>
        <g className="margin">
          <Border {...barred} />
          <EdgeNames {...both} />
          <Title title={table.title} subtitle={subtitle} {...barred} />
          <Scale
            {...barred}
            half="500"
            whole="1000 metres"
            note={`a hex is ${METRES_PER_HEX} metres across`}
          />
          <Compass {...both} />
        </g>
      </InParts>
    </svg>
  );
});
