import type { SideView } from '../../../core/contract/map';
import type { SideId } from '../../../core/contract/values';
import { HEX_HEIGHT, hexGeometry } from '../../../surface/hexGeometry';
import { Traces } from './Traces';

const GROUND = { columns: 1, rows: 2 };
const FROM = '0101';
const BELOW = '0102';

/** What play leaves on the ground: at the hexside below the first hex, or in it. */
export function TraceSwatch({
  kind,
  sides,
  side,
}: {
  readonly kind: string;
  readonly sides: readonly SideView[];
  readonly side?: SideId | undefined;
}) {
  const geometry = hexGeometry(GROUND);
  const { x, y } = geometry.centreOf(FROM) ?? { x: 0, y: 0 };
  const isPlace = kind === 'held';
  const shape = isPlace
    ? ({ kind: 'places', places: [FROM] } as const)
    : ({ kind: 'hexside', between: [FROM, BELOW] } as const);
  const trace = side ? { kind, label: '', shape, side } : { kind, label: '', shape };
  const box = isPlace ? [x - 28, y - 8, 38, 36] : [x - 26, y + HEX_HEIGHT / 2 - 20, 52, 40];
  return (
    <svg className="mark-sample" viewBox={box.join(' ')} aria-hidden="true">
      <Traces traces={[trace]} geometry={geometry} sides={sides} />
    </svg>
  );
}
