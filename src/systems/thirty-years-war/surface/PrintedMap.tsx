import { memo } from 'react';
import type { TableView } from '../../../core/contract/map';
import type { HexGeometry } from '../../../surface/hexGeometry';
import { PrintedSheet } from '../../../surface/land/Sheet';
import { Land } from './Land';

type Props = { readonly table: TableView; readonly geometry: HexGeometry };

const METRES_PER_HEX = 175;

/** The printed sheet: drawn once a game, then only moved by the compositor. */
export const PrintedMap = memo(function PrintedMap(props: Props) {
  return (
    <PrintedSheet {...props} metresPerHex={METRES_PER_HEX}>
      <Land ground={props.table.ground} geometry={props.geometry} />
    </PrintedSheet>
  );
});
