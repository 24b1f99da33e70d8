/** What is written on a unit, around a point of it and always upright. */
import { HORSEMAN, outlineAt } from '../../../../surface/figures';
import { n } from '../../../../surface/paths';
import type { UnitFace } from '../../look/face';

type Props = {
  readonly face: UnitFace;
  readonly name: string;
  readonly at: { readonly x: number; readonly y: number };
};

/** Letter large; movement and morale below it and arms above it as far as the zoom leaves room for them. */
export function Written({ face, name, at: { x, y } }: Props) {
  const tilt = face.order === 'disorganised' ? ' rotate(-9)' : '';
  return (
    <g className="written" transform={`translate(${n(x)} ${n(y)})${tilt}`}>
      <Arms face={face} />
      <text className="letter" y="6.4">
        {face.letter}
        {face.charges ? <tspan className="charge">+</tspan> : null}
      </text>
      {face.fullSteps > 1 ? <Steps steps={face.steps} of={face.fullSteps} /> : null}
      <g className="figures">
        <text className="movement" x="-7" y="16">
          {face.movement}
        </text>
        <rect className="morale-ground" x="-1.2" y="8" width="10.4" height="9.4" rx="3" />
        <text className="morale" x="4" y="15.9">
          {face.morale}
        </text>
      </g>
      {name === '' ? null : <Name name={shortOf(name)} x={-NAME_SHIFT * x} />}
    </g>
  );
}

const RIDER = outlineAt(HORSEMAN, [0, -9.4], 0.44);

/** A flag for who runs, a horseman, or pikes and shot: deep or shallow. */
function Arms({ face: { kind, order } }: Pick<Props, 'face'>) {
  if (order === 'routed') return <path className="arms flag" d="M-7-17.6V-6.6M-7-17.6H5L2-14.8L5-12H-7" />;
  if (kind === 'cavalry') return <path className="arms rider" d={RIDER} />;
  return (
    <path
      className="arms pikes"
      d={
        kind === 'tercio'
          ? 'M-6-8.2V-17M-3.6-8.2V-18M-1.2-8.2V-18.6M1.2-8.2V-18.6M3.6-8.2V-18M6-8.2V-17M-7.4-11.4H7.4M-7.4-8.6H7.4'
          : 'M-4.8-8.4V-17M-1.6-8.4V-18M1.6-8.4V-18M4.8-8.4V-17M-6.4-8.8H6.4'
      }
    />
  );
}

/** A square for each step; those that are lost are hollow. */
function Steps({ steps, of }: { readonly steps: number; readonly of: number }) {
  return Array.from({ length: of }, (_, i) => (
    <rect
      key={i}
      className={i < steps ? 'step' : 'step lost'}
      x="-14.2"
      y={n(1.4 - 5.6 * i)}
      width="4.2"
      height="4.2"
      rx=".6"
    />
  ));
}

/** More letters than that are no longer read where they are set closer: the first word then stands for the name. */
const READ = 12;

function shortOf(name: string): string {
  const plain = name.replace(/ \(.*\)$/, '');
  return plain.length > READ ? (plain.split(' ')[0] ?? plain) : plain;
}

/**
 * The front is wider than the band: a name stands nearer to that, as a share of how far the writing is from the middle.
 */
const NAME_SHIFT = 0.5;
/** Letters from which on a name would reach over band or front, and the room between these. */
const LONGEST_NAME = 8;
const NAME_ROOM = 27;

function Name({ name, x }: { readonly name: string; readonly x: number }) {
  const squeezed =
    name.length > LONGEST_NAME ? { textLength: NAME_ROOM, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <text className="name" x={n(x)} y="-9.4" {...squeezed}>
      {name}
    </text>
  );
}
