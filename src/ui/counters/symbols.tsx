/** Period symbols, drawn in the upper part of a counter around 0,0: about 30 wide, 24 high. */

/** A block of pikes, points to the sky, between two sleeves of shot. */
export function Foot() {
  return (
    <g className="symbol foot">
      <path className="solid" d="M-6.6-1.6h13.2v8.8h-13.2z" />
      <path
        className="pikes"
        d="M-5-1.6L-7-13.4M-2.5-1.6L-3.5-14.6M0-1.6V-15.4M2.5-1.6L3.5-14.6M5-1.6L7-13.4"
      />
      <path
        className="solid"
        d="M-7.8-18.2L-5.7-13.9L-8.1-13.5ZM-3.9-19.6L-2.2-15L-4.6-14.8ZM0-20.4L1.2-15.6H-1.2ZM3.9-19.6L4.6-14.8L2.2-15ZM7.8-18.2L8.1-13.5L5.7-13.9Z"
      />
      <path className="solid" d="M-15.6 2h7v5.2h-7zM8.6 2h7v5.2h-7z" />
      <path className="thin" d="M-14.8 1L-13-3.6M-12 1L-10.2-3.6M10.2-3.6L12 1M13-3.6L14.8 1" />
      <path className="gap" d="M-6.6 1.4h13.2M-6.6 4.3h13.2M-2.2-1.6v8.8M2.2-1.6v8.8" />
    </g>
  );
}

/** Horse at the gallop, rider in a plumed hat with his sword raised. */
export function Horse() {
  return (
    <g className="symbol horse">
      <path
        className="solid"
        d="M-9.6-3.9C-8-5.3-5.6-5.5-3.4-4.7C-.4-3.7 2.6-3.9 4.8-5.5C6.2-8.1 7.6-10.1 9.9-11.4L10.3-13.3L11.6-11.7C13.2-10.9 14.2-9.2 15.5-7.3C15.8-6.3 15-5.5 14-5.7C12.8-6 12-6.6 11.2-6.7C10.8-4.7 10.2-2.7 9.4-1.1L13.9.3L16 4.2L14.5 5.2L12.3 2.1L8.2 1.7L10.3 4.1L8.3 7.6L6.7 7L7.7 4.5L4.6 2.5C1.8 3.3-1.2 2.9-3.6 1.9C-4.8 3.3-6.4 4.1-8.2 4.5L-9.8 7.9L-12.9 9.7L-13.9 8.3L-11.7 6.7L-10.9 3.7L-8.9 2L-11.7 4.1L-14.7 4.3L-15.1 2.7L-12.3 2.1C-11.7.5-11.3-1.1-10.7-2.1C-12.1-2.1-13.7-1.3-14.7.5C-15.5-1.5-13.1-4.3-9.6-3.9Z"
      />
      <path
        className="solid rider"
        d="M-3.5-4.3C-4-7.3-3.2-9.9-1.2-10.9L1.9-11.1L6.6-13.3L7.3-12L3.2-9.3L3.3-5.3L4.6-1.7L4-.1L4.1 2.1L5.8 3.1L5.6 4.2L2-4.1L1.9.3L-.1-2.9Z"
      />
      <path className="solid rider" d="M1.9-1.6L4.4-1.8L4.2 2.2L6 3.3L5.8 4.4L2.2 4.2Z" />
      <circle className="solid" cx="1.1" cy="-13.2" r="1.9" />
      <path className="solid" d="M-2.2-13.9L-.7-14.7L-.3-16.7L2.5-16.9L3.1-14.9L5-14.3L4.6-13.7Z" />
      <path className="open" d="M-.2-16.2C-2-17.6-4-17-5.2-15.2" />
      <path className="thin" d="M6.6-11.4L7.9-13.5M6.9-12.8L13.2-18.6" />
    </g>
  );
}

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
