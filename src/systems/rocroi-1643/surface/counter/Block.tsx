/** A unit: its block is turned to where it looks, what is written on it stays upright. */
import { memo } from 'react';
import type { CounterView } from '../../../../core/contract/board';
import { n } from '../../../../surface/paths';
import type { UnitFace } from '../../look/face';
import { outlineOf, signOf } from './corps';
import {
  BAND,
  BAND_AT,
  BLOCK,
  FOOT_BAND,
  FRONT,
  RAGGED,
  REAR_SLEEVES,
  SLEEVES,
  TORN_BAND,
  TORN_BLOCK,
  turnedBy,
  WRITTEN_AT,
} from './shapes';
import { Acted, ObligedTab, OutOfCommand } from './tabs';
import { Written } from './Written';

type Props = {
  readonly face: UnitFace;
  readonly condition: CounterView['condition'];
  /** Degrees, clockwise on the screen; left out where it looks nowhere. */
  readonly facing: number | undefined;
  readonly name: string;
};

export function Block({ face, condition, facing, name }: Props) {
  const has = (one: CounterView['condition'][number]) => condition.includes(one);
  const isRouted = face.order === 'routed';
  const outline = isRouted ? RAGGED : face.steps < face.fullSteps ? TORN_BLOCK : BLOCK;
  const turn = isRouted ? undefined : `rotate(${facing ?? 0})`;
  return (
    <>
      <path className="cast" d={outline} transform={`translate(2.4 3.4) ${turn ?? ''}`} />
      {has('ready') ? (
        <g className="lifted" transform={turn}>
          <path className="under" d={outline} />
          <path className="over" d={outline} />
        </g>
      ) : null}
      <g className="body">
        <Cardboard face={face} facing={facing ?? 0} />
        {isRouted && facing !== undefined ? (
          <path className="ran" d="M-7-22L0-30L7-22Z" transform={`rotate(${facing})`} />
        ) : null}
        <Written
          face={face}
          name={name}
          at={isRouted ? { x: 1, y: -3 } : turnedBy(facing ?? 0, WRITTEN_AT)}
        />
      </g>
      {has('ready') || has('picked') ? <path className="hand" d={outline} transform={turn} /> : null}
      {has('picked') ? (
        <g className="picked-frame" transform={turn}>
          <path className="under" d={outline} />
          <path className="over" d={outline} />
        </g>
      ) : null}
      {face.outOfCommand ? <OutOfCommand x={-18} y={19} /> : null}
      {has('obliged') ? <ObligedTab x={-25} y={1} /> : null}
      <Acted moved={face.moved} attacked={face.attacked} />
    </>
  );
}

/** What is printed and turned: it stays when only the condition changes. */
const Cardboard = memo(function Cardboard({
  face,
  facing,
}: {
  readonly face: UnitFace;
  readonly facing: number;
}) {
  const isReduced = face.steps < face.fullSteps;
  const sign = outlineOf(signOf(face.nation, face.colour));
  if (face.order === 'routed')
    return (
      <>
        <path className="face" d={RAGGED} />
        <path className={`band corps-${face.colour}`} d={FOOT_BAND} />
        <path className={`sign corps-${face.colour}`} d={sign} transform="translate(0 18) scale(.6)" />
      </>
    );
  const at = turnedBy(facing, BAND_AT);
  return (
    <>
      <g transform={`rotate(${facing})`}>
        {face.kind === 'tercio' ? (
          <path className="sleeves" d={isReduced ? SLEEVES : SLEEVES + REAR_SLEEVES} />
        ) : null}
        <path className="face" d={isReduced ? TORN_BLOCK : BLOCK} />
        <path className="front" d={FRONT} />
        <path className={`band corps-${face.colour}`} d={isReduced ? TORN_BAND : BAND} />
        {face.order === 'disorganised' ? (
          <path className="crack" d="M-25-4L-17-1L-21 3L-13 8M25-6L17-3L21 2L13 7" />
        ) : null}
      </g>
      <path
        className={`sign corps-${face.colour}`}
        d={sign}
        transform={`translate(${n(at.x)} ${n(at.y)}) scale(.8)`}
      />
    </>
  );
});
