/** The printed border and margin: where the roads lead, title, scale of distances, compass rose. */
import type { BoardGeometry } from '../../core/contract/geometry';
import type { Ground } from '../../core/contract/map';
import { n } from '../paths';
import { MARGIN } from '../turned';

type Edge = keyof Ground['edges'];
type Props = { readonly ground: Ground; readonly geometry: BoardGeometry };
const EDGES = ['top', 'right', 'bottom', 'left'] as const;
type Barred = {
  readonly geometry: BoardGeometry;
  /** How long a bar of the border and of the scale is. */
  readonly bar: number;
};

export function Border({ geometry: { frame }, bar }: Barred) {
  const bars = (length: number) => Math.max(2, Math.round(length / bar / 2) * 2);
  const across = frame.width / bars(frame.width);
  const down = frame.height / bars(frame.height);
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  let dark = '';
  for (let x = frame.x; x < right - 1; x += 2 * across) {
    dark += `M${n(x)} ${n(frame.y - 7)}h${n(across)}v5h${n(-across)}zM${n(x + across)} ${n(bottom + 2)}h${n(across)}v5h${n(-across)}z`;
  }
  for (let y = frame.y; y < bottom - 1; y += 2 * down) {
    dark += `M${n(frame.x - 7)} ${n(y + down)}v${n(down)}h5v${n(-down)}zM${n(right + 2)} ${n(y)}v${n(down)}h5v${n(-down)}z`;
  }
  const box = (grow: number) =>
    `M${n(frame.x - grow)} ${n(frame.y - grow)}H${n(right + grow)}V${n(bottom + grow)}H${n(frame.x - grow)}Z`;
  return (
    <g className="border">
      <path className="border-bars" d={dark} />
      <path className="border-thin" d={box(2) + box(7)} />
      <path className="border-thick" d={box(11)} />
    </g>
  );
}

/** Where an edge of the printed map is on the turned board. */
function edgeShown(edge: Edge, { turn }: BoardGeometry): Edge {
  return EDGES[(EDGES.indexOf(edge) + turn / 90) % EDGES.length] ?? edge;
}

/** The border at which a hex of the outermost rows lies. */
function edgeOf(hex: string, geometry: BoardGeometry): Edge | null {
  const cell = geometry.cells.find((one) => one.hex === hex);
  const last = geometry.cells.at(-1);
  if (cell === undefined) return null;
  if (cell.column === 1) return 'left';
  if (cell.column === last?.column) return 'right';
  if (cell.row === 1) return 'top';
  return cell.row === last?.row ? 'bottom' : null;
}

/** What lies beyond each border, beside the road that leads there or in the middle of the border. */
export function EdgeNames({ ground, geometry }: Props) {
  const { frame } = geometry;
  const roads = ground.labels.flatMap((label) => {
    const edge = label.kind === 'edge' && typeof label.at === 'string' ? edgeOf(label.at, geometry) : null;
    const centre = geometry.centreOf(label.at);
    return edge === null || centre === null
      ? []
      : [{ text: label.text, edge: edgeShown(edge, geometry), centre }];
  });
  const beyond = EDGES.map((edge) => ({
    text: ground.edges[edge].label,
    edge: edgeShown(edge, geometry),
    centre: { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 },
  })).filter(
    ({ text, edge }) =>
      text !== '' &&
      !roads.some((road) => road.edge === edge && (road.text.startsWith(text) || text.startsWith(road.text))),
  );
  return (
    <g className="edge-names">
      {[...roads, ...beyond].map(({ text, edge, centre }, i) => {
        const gap = 27;
        const x = edge === 'left' ? frame.x - gap : edge === 'right' ? frame.x + frame.width + gap : centre.x;
        const y =
          edge === 'top' ? frame.y - gap : edge === 'bottom' ? frame.y + frame.height + gap : centre.y;
        const angle = edge === 'left' ? -90 : edge === 'right' ? 90 : 0;
        return (
          <text
            key={i}
            className="edge-name"
            transform={`translate(${n(x)} ${n(y)}) rotate(${angle})`}
            dy={5}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
}

type TitleProps = {
  readonly title: string;
  readonly subtitle: string;
  readonly geometry: BoardGeometry;
  /** Of the scale beside it; left out where there is none. */
  readonly bar?: number;
};

/** Set smaller where it would reach into the scale or the compass rose; left out where that would be too small. */
export function Title({ title, subtitle, geometry, bar }: TitleProps) {
  const x = geometry.frame.x;
  const y = geometry.height - 46;
  const hasScaleBeside = bar !== undefined && hasScale(geometry, bar);
  const end = hasScaleBeside ? scaleStart(geometry, bar) - GAP : compassStart(geometry);
  const needed = Math.max(title.length * LETTER.title, subtitle.length * LETTER.subtitle);
  const share = Math.floor(100 * Math.min(1, (end - x) / needed)) / 100;
  if (share < SMALLEST) return null;
  return (
    <g className="title" transform={`translate(${n(x)} ${n(y)}) scale(${share})`}>
      <text className="title-name">{title}</text>
      <text className="title-day" y={22}>
        {subtitle}
      </text>
    </g>
  );
}

/** Board units that a letter takes across, as `print.css` sets it. */
const LETTER = { title: 21, subtitle: 9 } as const;
/** Of its usual size, how small a title may be set. */
const SMALLEST = 0.6;
/** Board units between what stands beside each other below the map. */
const GAP = 20;
/** What the rose with its letters takes to both sides. */
const ROSE = 47;
/** What is written at the end of the scale reaches beyond it. */
const SCALE_WORDS = 50;

const scaleStart = ({ width }: BoardGeometry, bar: number) => width / 2 - 2 * bar;
const compassStart = ({ width }: BoardGeometry) => width - MARGIN.right - 34 - ROSE;

/** Whether there is room for it before the compass rose: on a small map there is none. */
function hasScale(geometry: BoardGeometry, bar: number): boolean {
  return scaleStart(geometry, bar) + 4 * bar + SCALE_WORDS < compassStart(geometry);
}

type ScaleProps = Barred & {
  /** What is written at its middle and at its end. */
  readonly half: string;
  readonly whole: string;
  readonly note: string;
};

/** Four bars, with their total; left out where there is no room for them. */
export function Scale({ geometry, bar, half, whole, note }: ScaleProps) {
  if (!hasScale(geometry, bar)) return null;
  const x = scaleStart(geometry, bar);
  const y = geometry.height - 46;
  return (
    <g className="scale" transform={`translate(${n(x)} ${n(y)})`}>
      <path
        className="border-bars"
        d={`M0 0h${n(bar)}v6h${n(-bar)}zM${n(2 * bar)} 0h${n(bar)}v6h${n(-bar)}z`}
      />
      <path
        className="border-thin"
        d={`M0 0h${n(4 * bar)}v6h${n(-4 * bar)}zM0 0v-5M${n(2 * bar)} 0v-5M${n(4 * bar)} 0v-5`}
      />
      <text x={0} y={-9}>
        0
      </text>
      <text x={n(2 * bar)} y={-9}>
        {half}
      </text>
      <text x={n(4 * bar)} y={-9}>
        {whole}
      </text>
      <text x={n(2 * bar)} y={24} className="scale-note">
        {note}
      </text>
    </g>
  );
}

const TURN_OF: { readonly [edge in Edge]: number } = { top: 0, right: 90, bottom: 180, left: 270 };

/** The rose turned so that its lily points to the border that is north; every border's direction is written upright. */
export function Compass({ ground, geometry }: Props) {
  const x = geometry.width - MARGIN.right - 34;
  const y = geometry.height - 58;
  const shown = EDGES.map((edge) => ({
    turn: TURN_OF[edgeShown(edge, geometry)],
    letter: ground.edges[edge].compass.slice(0, 1).toUpperCase(),
  }));
  const north = shown.find(({ letter }) => letter === 'N')?.turn ?? 0;
  const long = 'M0-28L5.4-5.4L0 0L-5.4-5.4Z';
  const shaded = 'M0-28L0 0L5.4-5.4Z';
  const short = 'M0-16L3.4-3.4L0 0L-3.4-3.4Z';
  return (
    <g className="compass" transform={`translate(${n(x)} ${n(y)})`}>
      <circle className="compass-ring" r="21" />
      <circle className="compass-ring" r="18.5" />
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} className="compass-point" d={short} transform={`rotate(${turn})`} />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="compass-point" d={long} />
          <path className="compass-dark" d={shaded} />
        </g>
      ))}
      <path
        className="compass-lily"
        transform={`rotate(${north})`}
        d="M0-39q3 4 1.4 7.4q3-3.4 5.2-.6q.6 3-3.8 3.4h-5.6q-4.4-.4-3.8-3.4q2.2-2.8 5.2.6q-1.6-3.4 1.4-7.4z"
      />
      {shown.map(({ turn, letter }) => {
        const angle = ((turn - 90) * Math.PI) / 180;
        const away = letter === 'N' ? 47 : 37;
        return (
          <text key={turn} x={n(Math.cos(angle) * away)} y={n(Math.sin(angle) * away + 5)}>
            {letter}
          </text>
        );
      })}
    </g>
  );
}
