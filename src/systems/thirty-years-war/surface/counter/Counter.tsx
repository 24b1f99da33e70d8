import { memo } from 'react';
import type { CounterView } from '../../../../core/contract/board';
import type { CounterFace, CounterFaceProps, CounterForm, FiguresBox } from '../../../../surface/counterFace';
import { General, Gun, STAR } from '../../../../surface/figures';
import './counters.css';
import { type Face, readFace } from './face';
import { LEGEND } from './legend';
import { Foot, Horse } from './symbols';

/** One counter. `whole` is the square of cardboard, `badge` the small round one beside a unit. */
const Drawing = ({ counter, livery, form, named = false }: CounterFaceProps) => {
  const face = readFace(counter.face, named ? counter.name : '');
  const classes = [
    'card',
    `livery-${livery}`,
    `is-${face.kind}`,
    ...(face.army > 0 ? [`army-${face.army}`] : []),
    ...(face.disrupted ? ['is-disrupted'] : []),
    ...(face.captured ? ['is-captured'] : []),
    ...counter.condition.map((condition) => `is-${condition}`),
  ].join(' ');
  return form === 'badge' ? (
    <svg className={`${classes} badge`} viewBox="-16 -16 32 32" aria-hidden="true">
      <Badge face={face} counter={counter} />
    </svg>
  ) : (
    <svg className={classes} viewBox="-30 -30 60 60" aria-hidden="true">
      <Whole face={face} counter={counter} />
    </svg>
  );
};

/** Leaders and guns stand beside a unit: guns at its left, leaders at its right. */
function cornerOf(counter: CounterView): 'left' | 'right' | null {
  const { kind } = readFace(counter.face);
  if (kind === 'artillery') return 'left';
  return kind === 'leader' ? 'right' : null;
}

/** Where a counter has figures, as large as they are ever drawn; a gun has none. */
function figuresOf({ face }: CounterView, form: CounterForm): FiguresBox | null {
  const { kind } = readFace(face);
  if (kind === 'artillery') return null;
  return form === 'badge' ? BADGE_FIGURES : CARD_FIGURES;
}
const CARD_FIGURES: FiguresBox = { left: -18, right: 18, top: -3.2, bottom: 20 };
const BADGE_FIGURES: FiguresBox = { left: -6, right: 6, top: -6, bottom: 7 };

/** Foot and horse fill the upper part of a counter; a gun is all of its badge, a Leader's badge is his figure. */
function signOf({ face }: CounterView, form: CounterForm): FiguresBox | null {
  if (form !== 'badge') return CARD_SIGN;
  return readFace(face).kind === 'artillery' ? BADGE_SIGN : null;
}
const CARD_SIGN: FiguresBox = { left: -19, right: 19, top: -21, bottom: -3.2 };
const BADGE_SIGN: FiguresBox = { left: -9, right: 9, top: -7, bottom: 7 };

export const counterFace: CounterFace = { Drawing, cornerOf, figuresOf, signOf, legend: LEGEND };

type Parts = { readonly face: Face; readonly counter: CounterView };

/** The edge of a torn counter: straight at the top and left, ragged at the right and below. */
const TORN =
  'M-22-19.5L-19.5-22H9L11.5-18.6L14.5-22H22V-13L18.6-10.5L22-7.5V2L19.4 4.6L22 8V17L19 19.6L16.6 18.4L13.5 22H3L.6 19.2L-2.6 22H-12L-14.4 19L-17.6 22H-22V12L-19 9.6L-22 7Z';

function Whole({ face, counter }: Parts) {
  const has = (condition: CounterView['condition'][number]) => counter.condition.includes(condition);
  return (
    <>
      <rect className="cast" x="-20" y="-18.8" width="45" height="45" rx="4" />
      <rect className="cast near" x="-21.4" y="-20.8" width="45" height="45" rx="3.4" />
      {has('ready') ? (
        <rect className="lift" x="-24.6" y="-24.6" width="49.2" height="49.2" rx="4.8" />
      ) : null}
      <g className="body">
        <Cardboard {...face} />
        {face.kind === 'leader' ? <Medallion value={face.value} /> : null}
        {has('spent') ? <Spent /> : null}
      </g>
      {has('ready') || has('picked') ? (
        <rect className="hand" x="-22" y="-22" width="44" height="44" />
      ) : null}
      {has('reversed') && !face.disrupted ? <path className="turned" d="M-16 24.6h32M-12 27h24" /> : null}
      {has('picked') ? <Picked /> : null}
      {has('obliged') ? <ObligedTab x={-23.6} y={9} /> : null}
    </>
  );
}

/** What lies behind the symbol of an army that breaks by itself: notched below, or straight with a line under it. */
const FIELDS = {
  1: 'M-20.6-19Q-20.6-20.6-19-20.6H19Q20.6-20.6 20.6-19V-4.6L17.2-1.4L13.7-4.6L10.3-1.4L6.9-4.6L3.4-1.4L0-4.6L-3.4-1.4L-6.9-4.6L-10.3-1.4L-13.7-4.6L-17.2-1.4L-20.6-4.6Z',
  2: 'M-20.6-19Q-20.6-20.6-19-20.6H19Q20.6-20.6 20.6-19V-2.6H-20.6Z',
} as const;
const TUMBLED = 'translate(-1 -12) rotate(-16) scale(.94) translate(0 12)';

/** What is printed, by far the most of a counter: it stays when only the condition changes. */
const Cardboard = memo(function Cardboard(face: Face) {
  return (
    <>
      <rect className="edge" x="-21.2" y="-20.8" width="44.4" height="44.2" rx="3" />
      {face.disrupted ? (
        <>
          <rect className="card-ground" x="-22" y="-22" width="44" height="44" rx="2.6" />
          <path className="face torn" d={TORN} />
        </>
      ) : (
        <>
          <rect className="face" x="-22" y="-22" width="44" height="44" rx="2.6" />
          <path className="bevel-light" d="M-21.2 20V-19.4q0-1.8 1.8-1.8H20" />
          <path className="bevel-dark" d="M21.2-20V19.4q0 1.8-1.8 1.8H-20" />
        </>
      )}
      {face.army === 0 ? null : <path className="field" d={FIELDS[face.army]} />}
      <g transform={face.disrupted ? TUMBLED : undefined}>
        <Sign face={face} />
      </g>
      {face.disrupted ? (
        <path className="crack" d="M15.5-21.5L8-12.5L11.5-9L1.5-1.5L4.5 2.5L-7 8.5L-5 11.5L-21 19" />
      ) : null}
      <Figures face={face} />
      {face.captured ? <path className="sash" d="M-22-9L-9-22H-1L-22-1Z" /> : null}
    </>
  );
});

function Sign({ face }: { readonly face: Face }) {
  switch (face.kind) {
    case 'infantry':
      return <Foot strength={face.strength} />;
    case 'cavalry':
      return <Horse strength={face.strength} />;
    case 'artillery':
      return (
        <g transform="translate(0 .2) scale(1.12)">
          <Gun />
        </g>
      );
    case 'leader':
      return (
        <g transform="translate(0 -6.8) scale(.92)">
          <General />
        </g>
      );
  }
}

/**
 * A Leader without a unit from afar, where a bust could not be distinguished from a horseman: the medal that he is
 * beside one.
 */
function Medallion({ value }: { readonly value: number }) {
  return (
    <g className="medallion">
      <circle className="rim" r="22" />
      <circle className="medal" r="18" />
      <text y="12">{value}</text>
      <path className="badge-star" d={STAR} transform="translate(0 -19) scale(2)" />
    </g>
  );
}

/** Strength large; movement beside it and the name below as far as the zoom leaves room for them. */
function Figures({ face }: { readonly face: Face }) {
  const name = nameOn(face);
  const squeezed =
    name.length > LONGEST_NAME ? { textLength: NAME_ROOM, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <>
      {face.kind === 'artillery' ? null : (
        <text className="figures" y="18.8">
          {face.kind === 'leader' ? <tspan className="starred">★</tspan> : null}
          <tspan className="strength">{face.kind === 'leader' ? face.value : face.strength}</tspan>
          <tspan className="dash">-</tspan>
          <tspan className="movement">{face.movement}</tspan>
        </text>
      )}
      {name === '' ? null : (
        <text className="name" y="20.2" {...squeezed}>
          {name}
        </text>
      )}
    </>
  );
}

const LONGEST_NAME = 11;
const NAME_ROOM = 37;

/** Without the figures that are printed beside it: `1/Mercenary 4-3` is `1/Mercenary`. */
function nameOn({ name }: Face): string {
  return name.replace(/ \d+-\d+$/, '');
}

function Badge({ face, counter }: Parts) {
  const has = (condition: CounterView['condition'][number]) => counter.condition.includes(condition);
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
      <circle className="edge" cx=".5" cy=".9" r="12" />
      <g className="body">
        <circle className="rim" r="12" />
        {face.kind === 'leader' ? (
          <>
            <circle className="medal" r="9.6" />
            <text className="badge-value" y="6.6">
              {face.value}
            </text>
          </>
        ) : (
          <>
            <circle className="plate" r="9.6" />
            <g transform="translate(-.2 .6) scale(.62)">
              <Gun />
            </g>
          </>
        )}
        {face.captured ? <path className="sash" d="M-9.4 2.6L2.6-9.4L6-8.4L-8.4 6z" /> : null}
        {has('spent') ? <path className="tick" d="M3.6 8.4l2.6 2.8l5-6.4" /> : null}
      </g>
      {has('ready') || has('picked') ? <circle className="hand" r="12" /> : null}
      {has('picked') ? <circle className="picked-badge" r="13.2" /> : null}
      {face.kind === 'leader' ? (
        <path className="badge-star" d={STAR} transform="translate(0 -11) scale(1.05)" />
      ) : null}
      {has('obliged') ? (
        <g transform="translate(8 8)">
          <ObligedTab x={0} y={0} />
        </g>
      ) : null}
    </>
  );
}

/** A turned-down corner with a tick. */
function Spent() {
  return (
    <g className="spent-corner">
      <path className="dog-ear" d="M-22.6-8.4V-22.6H-8.4Z" />
      <path className="tick" d="M-20.6-17.4l2.1 2.3l4.2-5.6" />
    </g>
  );
}

function Picked() {
  return (
    <g className="picked-frame">
      <rect className="under" x="-24.2" y="-24.2" width="48.4" height="48.4" rx="4.6" />
      <rect className="over" x="-24.2" y="-24.2" width="48.4" height="48.4" rx="4.6" />
    </g>
  );
}

function ObligedTab({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="obliged-tab" transform={`translate(${x} ${y}) scale(.82)`}>
      <path className="tab" d="M5-9.4V9.4L-1.6 8.2Q-9.6 0-1.6-8.2Z" />
      <path className="bang" d="M-2.2-6h3.6l-.8 7h-2zM-1.8 2.6h2.8v2.8h-2.8z" />
    </g>
  );
}
