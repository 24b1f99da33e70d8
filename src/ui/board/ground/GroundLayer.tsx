import { memo } from 'react';
import type { Ground, TableView } from '../../../core/contract/map';
import type { BoardGeometry } from '../geometry';
import { Quarters, Walls } from './fortress/Fortress';
import { Grid } from './Grid';
import { Towns } from './Houses';
import { Decorations } from './Labels';
import { Border, Compass, EdgeNames, Scale, Title } from './Margin';
import { FOREST, plant, WOODS } from './planting';
import { Heights, Slopes } from './Relief';
import { Roads } from './Roads';
import { Grass, hexesOf, Marsh, Rough, Washes, Works } from './Terrain';
import { Trees } from './Trees';
import { Crossings, Water } from './Water';

type Props = { readonly table: TableView; readonly geometry: BoardGeometry };

/** The printed sheet: drawn once a game, then only moved by the compositor. */
export const GroundLayer = memo(function GroundLayer({ table, geometry }: Props) {
  const { ground } = table;
  const both = { ground, geometry };
  const { frame } = geometry;
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
        <clipPath id="board-frame">
          <rect x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
        </clipPath>
      </defs>
      <g clipPath="url(#board-frame)">
        <Land {...both} />
      </g>
      <Border geometry={geometry} />
      <EdgeNames {...both} />
      <Title title={table.title} subtitle={table.subtitle} geometry={geometry} />
      <Scale geometry={geometry} />
      <Compass {...both} />
    </svg>
  );
});

/** The ground itself, without the margin of the sheet. */
export function Land({ ground, geometry }: { readonly ground: Ground; readonly geometry: BoardGeometry }) {
  const both = { ground, geometry };
  const forest = hexesOf(ground, 'forest');
  const woods = hexesOf(ground, 'woods');
  return (
    <>
      <Washes {...both} />
      <Heights {...both} />
      <Grass {...both} />
      <Rough {...both} />
      <Marsh {...both} />
      <Decorations {...both} />
      <Slopes {...both} />
      <Water {...both} />
      <Roads {...both} />
      <Crossings {...both} />
      <Works {...both} />
      <Towns {...both} />
      <Quarters {...both} />
      {woods.size === 0 ? null : (
        <Trees kind="woods" rows={plant(geometry, WOODS, (point) => woods.has(geometry.nearestHex(point)))} />
      )}
      {forest.size === 0 ? null : (
        <Trees
          kind="forest"
          rows={plant(geometry, FOREST, (point) => forest.has(geometry.nearestHex(point)))}
        />
      )}
      {ground.hexes === null ? null : <Grid geometry={geometry} />}
      <Walls {...both} />
    </>
  );
}
