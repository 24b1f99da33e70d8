import { memo, useMemo } from 'react';
import type { CounterView } from '../../../core/contract/board';
import type { SideView } from '../../../core/contract/map';
import type { CounterId, Place } from '../../../core/contract/values';
import type { CounterFace, CounterForm } from '../../../surface/counterFace';
import { useParts } from '../../../surface/drawingQueue';
import type { Placed } from './stack';

type Props = {
  readonly counters: readonly CounterView[];
  /** Where those of them that are on the board lie. */
  readonly seats: readonly Placed[];
  readonly sides: readonly SideView[];
  readonly face: CounterFace;
  /** Those that can be chosen now, beside the ones that can act or must. */
  readonly choosable?: ReadonlySet<CounterId> | undefined;
};

/** Every counter by itself, so that a move repaints one small drawing and nothing else. */
export const CounterLayer = memo(function CounterLayer({ counters, seats, sides, face, choosable }: Props) {
  const liveries = useMemo(() => new Map(sides.map((side) => [side.id, side.livery])), [sides]);
  const placed = [...seats];
  // a steady order: elements that change places in the document would lose their transition
  placed.sort((a, b) => (a.counter.id < b.counter.id ? -1 : 1));
  // While a place is looked for, its marks stand out, and those that could be picked instead do not.
  const parts = useParts(Math.ceil(placed.length / AT_A_TIME), 'counters');
  const isPlacing = choosable?.size === 0 && counters.some(({ condition }) => condition.includes('picked'));
  return (
    <div className={isPlacing ? 'counters placing' : 'counters'}>
      {placed.slice(0, parts * AT_A_TIME).map((seat) => (
        <Token
          key={seat.counter.id}
          counter={seat.counter}
          livery={liveries.get(seat.counter.side) ?? 'blue'}
          form={seat.form}
          x={seat.x}
          y={seat.y}
          scale={seat.scale}
          height={seat.height}
          boxWidth={seat.box.width}
          boxHeight={seat.box.height}
          facing={seat.facing}
          face={face}
          pressable={isPressable(seat.counter) || choosable?.has(seat.counter.id) === true}
        />
      ))}
    </div>
  );
});

/** Counters drawn at a time as a game is laid out. */
const AT_A_TIME = 50;

function isPressable({ condition }: CounterView): boolean {
  return condition.includes('ready') || condition.includes('obliged') || condition.includes('picked');
}

type TokenProps = {
  readonly counter: CounterView;
  readonly livery: string;
  readonly form: CounterForm;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly height: number;
  readonly boxWidth: number;
  readonly boxHeight: number;
  readonly facing: number | undefined;
  readonly face: CounterFace;
  readonly pressable: boolean;
};

const Token = memo(function Token({
  counter,
  livery,
  form,
  x,
  y,
  scale,
  height,
  boxWidth,
  boxHeight,
  facing,
  face: { Drawing },
  pressable,
}: TokenProps) {
  const isStand = form === 'stand';
  // A button is no stop of Tab: the board is one, and its cursor goes over the counters.
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role takes a name
    <div
      className={`counter ${form}${counter.supposed ? ' supposed' : ''}`}
      role={pressable ? 'button' : 'img'}
      tabIndex={pressable ? -1 : undefined}
      aria-label={counter.label}
      data-counter={counter.id}
      data-hex={placeName(counter.at)}
      data-facing={counter.facing}
      style={{
        transform: `translate(${(x - boxWidth / 2).toFixed(2)}px, ${(y - boxHeight / 2).toFixed(2)}px) scale(calc(${scale} * var(--counter-size, 1)))${isStand && facing !== undefined ? ` rotate(${facing}deg)` : ''}`,
        zIndex: height,
        ...(isStand ? { width: boxWidth, height: boxHeight } : {}),
      }}
    >
      <Drawing
        counter={counter}
        livery={livery}
        form={form}
        facing={facing}
        size={isStand ? { width: boxWidth, height: boxHeight } : undefined}
        named
      />
    </div>
  );
}, isSameToken);

function placeName(place: Place | null): string | undefined {
  return typeof place === 'string' ? place : undefined;
}

/** Every state has a view of its own; what a counter shows is compared, not whether it is the same object. */
function isSameToken(a: TokenProps, b: TokenProps): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.form === b.form &&
    a.scale === b.scale &&
    a.height === b.height &&
    a.boxWidth === b.boxWidth &&
    a.boxHeight === b.boxHeight &&
    a.facing === b.facing &&
    a.livery === b.livery &&
    a.pressable === b.pressable &&
    a.face === b.face &&
    (a.counter === b.counter || showsTheSame(a.counter, b.counter))
  );
}

export function showsTheSame(a: CounterView, b: CounterView): boolean {
  const fields = Object.keys(a.face);
  return (
    a.id === b.id &&
    a.label === b.label &&
    String(a.at) === String(b.at) &&
    a.facing === b.facing &&
    a.condition.join() === b.condition.join() &&
    fields.length === Object.keys(b.face).length &&
    fields.every((field) => a.face[field] === b.face[field])
  );
}
