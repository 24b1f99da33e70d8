/**
 * A printed sheet: its ground within a frame, and around it border, names of what lies beyond, title, scale, compass.
 */
import type { ReactNode } from 'react';
import type { TableView } from '../../core/contract/map';
import { HEX_HEIGHT, type HexGeometry } from '../hexGeometry';
import { InParts } from '../InParts';
import { Border, Compass, EdgeNames, Scale, Title } from './Margin';

type Props = {
  readonly table: TableView;
  readonly geometry: HexGeometry;
  readonly metresPerHex: number;
  /** Below the title; left out: the subtitle of the table. */
  readonly subtitle?: string;
  /** The ground. */
  readonly children: ReactNode;
};

/** Metres: a bar of the border. */
const BAR = 250;
const FRAME = 'board-frame';

export function PrintedSheet({ table, geometry, metresPerHex, subtitle = table.subtitle, children }: Props) {
  const { ground, title } = table;
  const both = { ground, geometry };
  const barred = { geometry, bar: (HEX_HEIGHT * BAR) / metresPerHex };
  const { frame } = geometry;
  return (
    <svg
      className="ground"
      role="img"
      aria-label={`Map of ${title}`}
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <defs>
        <clipPath id={FRAME}>
          <rect x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${FRAME})`}>{children}</g>
      <InParts>
        <g className="margin">
          <Border {...barred} />
          <EdgeNames {...both} />
          <Title title={title} subtitle={subtitle} {...barred} />
          <Scale {...barred} half="500" whole="1000 metres" note={`a hex is ${metresPerHex} metres across`} />
          <Compass {...both} />
        </g>
      </InParts>
    </svg>
  );
}
