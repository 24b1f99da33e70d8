import { memo } from 'react';
import type { TableView } from '../../../core/contract/map';
import type { HexGeometry } from '../../../surface/hexGeometry';
import { PrintedSheet } from '../../../surface/land/Sheet';
import { Land } from './Land';

type Props = { readonly table: TableView; readonly geometry: HexGeometry };

const METRES_PER_HEX = 100;

/** The printed sheet: drawn once a game, then only moved by the compositor. */
export const PrintedMap = memo(function PrintedMap(props: Props) {
  const { notes, subtitle, ground } = props.table;
  // What is told about the map is told on it, too: it is no copy of the printed one.
  const below = notes.length > 0 ? `${subtitle} · map reconstructed` : subtitle;
  return (
    <PrintedSheet {...props} metresPerHex={METRES_PER_HEX} subtitle={below}>
      <Land ground={ground} geometry={props.geometry} />
    </PrintedSheet>
  );
});
