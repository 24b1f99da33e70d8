/**
 * Small tabs around a unit: what it has done in this turn, what it must do, and that nobody commands it. Larger from
 * afar.
 */
import type { ReactNode } from 'react';

type At = { readonly x: number; readonly y: number };

type TabProps = At & { readonly className: string; readonly children: ReactNode };

function Tab({ x, y, className, children }: TabProps) {
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      <g className="tab-size">{children}</g>
    </g>
  );
}

export function ObligedTab({ x, y }: At) {
  return (
    <Tab className="obliged-tab" x={x} y={y}>
      <g transform="scale(.82)">
        <path className="tab" d="M5-9.4V9.4L-1.6 8.2Q-9.6 0-1.6-8.2Z" />
        <path className="bang" d="M-2.2-6h3.6l-.8 7h-2zM-1.8 2.6h2.8v2.8h-2.8z" />
      </g>
    </Tab>
  );
}

/** A chain that is broken. */
export function OutOfCommand({ x, y }: At) {
  return (
    <Tab className="tab-disc severed" x={x} y={y}>
      <circle className="disc" r="7.4" />
      <path
        className="glyph"
        d="M-1.4-1.6L-3.4.4A2.3 2.3 0 0 0-.2 3.6L.6 2.8M1.4 1.6L3.4-.4A2.3 2.3 0 0 0 .2-3.6L-.6-2.8M-3.8-3.8l1.5 1.5M3.8 3.8l-1.5-1.5"
      />
    </Tab>
  );
}

const MOVED = 'M-3.8 0H2.6M-.2-3L2.8 0L-.2 3';
const ATTACKED = 'M-3.4 3.4L3.4-3.4M3.4 3.4L-3.4-3.4M-3.6 .8L-.8 3.6M3.6 .8L.8 3.6';

/** At the lower right: an arrow for who has moved, swords for who has attacked in this turn. */
export function Acted({ moved, attacked }: { readonly moved: boolean; readonly attacked: boolean }) {
  const done = [...(attacked ? [ATTACKED] : []), ...(moved ? [MOVED] : [])];
  return done.map((glyph, i) => (
    <Tab key={glyph} className="tab-disc done" x={19 - 12.4 * i} y={19 + 3.6 * i}>
      <circle className="disc" r="6.6" />
      <path className="glyph" d={glyph} />
    </Tab>
  ));
}
