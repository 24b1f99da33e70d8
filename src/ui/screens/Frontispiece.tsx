/** A forest of pikes between two ensigns: drawn once, the same every time. */
const PIKES = Array.from({ length: 61 }, (_, i) => {
  const x = 14 + i * 12.2 + ((i * 37) % 9) - 4;
  const lean = ((i * 53) % 17) - 8;
  const top = 10 + ((i * 29) % 23) + Math.abs(i - 30) * 0.7;
  return { x, lean, top };
});

export function Frontispiece() {
  return (
    <svg
      className="frontispiece"
      viewBox="0 0 760 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {PIKES.map(({ x, lean, top }) => (
        <path
          key={x}
          className="pike"
          d={`M${x} 120L${x + lean} ${top + 9}m-1.6 0L${x + lean} ${top}l1.6 9z`}
        />
      ))}
      <g className="ensign livery-blue">
        <path className="staff" d="M250 120L238 8" />
        <path className="cloth" d="M238 8q22-8 42 2t44-2l5 46q-22 9-43 0t-43 3z" />
        <path className="cross" d="M281 9l4 47M242 34q22-8 42 1t43-1" />
      </g>
      <g className="ensign livery-red">
        <path className="staff" d="M512 120L524 8" />
        <path className="cloth" d="M524 8q-22-8-42 2t-44-2l-5 46q22 9 43 0t43 3z" />
        <path className="cross" d="M440 10q20 20 42 22t38 22M522 10q-18 12-38 22t-50 22" />
      </g>
    </svg>
  );
}
