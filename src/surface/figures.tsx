/**
 * Period figures for the counters of any game, drawn around 0,0; their colours are those of the counter they are on.
 */

/** Horse at the gallop, rider in a plumed hat with his sword raised: one outline around 0,0, 31 wide and 28 high. */
export const HORSEMAN =
  'M-9.6-3.9C-8-5.3-5.6-5.5-3.6-4.7C-4-7.3-3.2-9.9-1.2-10.9L-.2-11.4C-1.2-12.4-1-13.6-.6-14.1L-2.2-13.9L-.9-14.9L-.3-17L2.5-17.2L3.1-15.1L5-14.3L2.9-13.8C3.2-12.9 2.8-12 2-11.2L5.9-13.1L12.6-19.2L13.6-18.2L7.3-12L3.2-9.3L3.4-5L4.8-5.5C6.2-8.1 7.6-10.1 9.9-11.4L10.3-13.3L11.6-11.7C13.2-10.9 14.2-9.2 15.5-7.3C15.8-6.3 15-5.5 14-5.7C12.8-6 12-6.6 11.2-6.7C10.8-4.7 10.2-2.7 9.4-1.1L13.9.3L16 4.2L14.5 5.2L12.3 2.1L8.2 1.7L10.3 4.1L8.3 7.6L6.7 7L7.7 4.5L4.6 2.5C1.8 3.3-1.2 2.9-3.6 1.9C-4.8 3.3-6.4 4.1-8.2 4.5L-9.8 7.9L-12.9 9.7L-13.9 8.3L-11.7 6.7L-10.9 3.7L-8.9 2L-11.7 4.1L-14.7 4.3L-15.1 2.7L-12.3 2.1C-11.7.5-11.3-1.1-10.7-2.1C-12.1-2.1-13.7-1.3-14.7.5C-15.5-1.5-13.1-4.3-9.6-3.9Z';

/** A field gun on its carriage. */
export function Gun() {
  return (
    <g className="symbol gun">
      <path
        className="solid"
        d="M-9.4-2.7L9.6-9.3L10.3-10.5L12.6-11.3L14.2-6.6L11.9-5.8L10.9-6.4L-7.2 1.9C-9.6 2.6-11.2-1.4-9.4-2.7Z"
      />
      <path className="solid" d="M-10.6-1.1a1.5 1.5 0 1 1-.9-1.5z" />
      <path className="solid" d="M1.4-1.6L3.5.9L-11.2 9.4L-15 9.4L-14.6 7.2Z" />
      <circle className="hole" cx="2" cy="3.2" r="6.6" />
      <circle className="open" cx="2" cy="3.2" r="6.2" />
      <path className="thin" d="M2-3v12.4M-4.2 3.2h12.4M-2.4-1.2l8.8 8.8M6.4-1.2l-8.8 8.8" />
      <circle className="solid" cx="2" cy="3.2" r="1.8" />
    </g>
  );
}

/** A general in hat and plume, as on a medal. */
export function General() {
  return (
    <g className="symbol general">
      <circle className="medal" cy="-3.4" r="12.2" />
      <circle className="medal-rim" cy="-3.4" r="10.3" />
      <path
        className="bust"
        d="M-8.2 2.9C-7.4.3-5-.9-2.6-1.5L-2.4-3C-3.8-4.2-4.3-5.9-4.2-7.5L-7-7.3C-7.4-8.3-5.6-9.1-4-9.3C-3.7-11.5-1.8-12.5.6-12.3C2.6-12.1 3.6-11.1 3.8-9.5C5.4-9.5 7.6-9.1 7.4-7.7L4.1-7.6L4.3-6.1L5.2-4.5L4.2-4.1L4.1-2.5C3.5-1.7 2.5-1.9 1.9-1.9L2-.9C4.8-.5 7.4.7 8.2 2.9C6.2 5.5 3.2 6.9 0 6.9C-3.2 6.9-6.2 5.5-8.2 2.9Z"
      />
      <path className="plume" d="M-3.4-9.8C-5.4-13-8.8-11.6-8.4-8.6C-8.2-6.8-6.8-6.2-5.8-6.8" />
      <path className="collar" d="M-3.2-.9Q0 2.4 3.2-.6" />
    </g>
  );
}

export const STAR = 'M0-5l1.3 3.3 3.5.2-2.7 2.3.9 3.4-3-1.9-3 1.9.9-3.4-2.7-2.3 3.5-.2z';

/**
 * An outline of `M`, `L`, `C` and `Z`, and after that of `l` or `c`, drawn smaller around another point. A transform would do
 * the same, but each thing that has one is sorted into layers by itself in every frame: with hundreds of riders on a map
 * that takes as long as painting does.
 */
export function outlineAt(outline: string, [x, y]: readonly [number, number], scale: number): string {
  return outline.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, figures: string) => {
    const isThere = command === command.toUpperCase();
    const values = figures.match(/-?\d*\.?\d+/g) ?? [];
    const drawn = values.map((value, index) => {
      const from = isThere ? (index % 2 === 0 ? x : y) : 0;
      return Math.round((Number(value) * scale + from) * 100) / 100;
    });
    return `${command}${drawn.join(' ')}`;
  });
}
