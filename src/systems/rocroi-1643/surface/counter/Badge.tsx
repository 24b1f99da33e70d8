/** Leaders and batteries: small, round, and without a front. */
import type { CounterView } from '../../../../core/contract/board';
import { Gun, STAR } from '../../../../surface/figures';
import type { BatteryFace, LeaderFace } from '../../look/face';
import { outlineOf, signOf } from './corps';
import { ObligedTab } from './tabs';

type Props = {
  readonly face: LeaderFace | BatteryFace;
  readonly condition: CounterView['condition'];
};

export function Badge({ face, condition }: Props) {
  const has = (one: CounterView['condition'][number]) => condition.includes(one);
  return (
    <>
      <circle className="cast" cx="1.4" cy="2" r="12.2" />
      {has('ready') ? (
        <>
          <circle className="grip" r="18" />
          <circle className="shine" r="17" />
          <circle className="lift" r="14.2" />
        </>
      ) : null}
      {face.kind === 'leader' && face.atRisk ? <circle className="risk" r="14.6" /> : null}
      <g className="body">
        <circle className="rim" r="12.4" />
        {face.kind === 'leader' ? <Leader face={face} /> : <Battery {...face} />}
        {has('spent') ? <path className="tick" d="M4.6 8.4l2.6 2.8l5-6.4" /> : null}
      </g>
      {has('ready') || has('picked') ? <circle className="hand" r="12" /> : null}
      {has('picked') ? <circle className="picked-badge" r="13.2" /> : null}
      {has('obliged') ? (
        <g transform="translate(8 8)">
          <ObligedTab x={0} y={0} />
        </g>
      ) : null}
    </>
  );
}

/** His value, in a ring of the colour of his corps with its sign; a chief has stars instead. */
function Leader({ face: { value, radius, rank, colour, nation } }: { readonly face: LeaderFace }) {
  return (
    <>
      <circle className={rank === 'chief' ? 'ring-of chief' : `ring-of corps-${colour}`} r="10.6" />
      <circle className="plate" r="7.9" />
      <text className="value" y="5.4">
        {value}
      </text>
      <text className="radius" y="18.6">
        {radius}
      </text>
      {rank === 'chief' ? (
        <path className="badge-star" d={STAR} transform="translate(0 -11.4) scale(1.2)" />
      ) : (
        <>
          <circle className={`sign-ground corps-${colour}`} cy="-11" r="5.4" />
          <path
            className={`sign corps-${colour}`}
            d={outlineOf(signOf(nation, colour))}
            transform="translate(0 -11) scale(.78)"
          />
        </>
      )}
    </>
  );
}

function Battery({ captured }: BatteryFace) {
  return (
    <>
      <circle className="plate" r="10" />
      <g transform="translate(-.2 .6) scale(.64)">
        <Gun />
      </g>
      {captured ? <path className="sash" d="M-9.4 2.6L2.6-9.4L6-8.4L-8.4 6z" /> : null}
    </>
  );
}
