/** Marks of these games alone: where Leaders help, which units are disrupted, and what decides about a town. */
import { inset, polygon, toothed } from '../../../surface/paths';
import type { OwnMarks, Tile } from '../../../surface/surface';
import './marks.css';

/** Triangles, the more and the fuller the worse it is; alike for both sides. */
function teeth(size: number, isFull: boolean): readonly [Tile, Tile] {
  const [left, top, foot, right] = [size / 2 - 3.5, size / 2 - 3.5, size / 2 + 3, size / 2 + 3.5];
  const tile: Tile = {
    size,
    drawing: (
      <path
        className={isFull ? 'tooth full' : 'tooth'}
        d={`M${left} ${foot}L${size / 2} ${top}L${right} ${foot}z`}
      />
    ),
  };
  return [tile, tile];
}

/** Short strokes lying. */
const STROKES: Tile = { size: 10, drawing: <path className="stroke" d="M0 2.5h5.5M5 7.5h5.5M0 7.5h.5" /> };

/** Rings and crosses; waves lying and standing; bars and lozenges. */
export const MARKS: OwnMarks = {
  command: {
    words: 'within reach of a Leader',
    inset: 2.4,
    tiles: [
      { size: 16, turn: 30, drawing: <circle className="sided" cx="8" cy="8" r="2.7" /> },
      { size: 16, turn: 30, drawing: <path className="sided" d="M8 4.5v7M4.5 8h7" /> },
    ],
  },
  disrupted: {
    words: 'disrupted',
    tiles: [
      { size: 8, drawing: <path className="sided" d="M0 6L4 2L8 6" /> },
      { size: 8, turn: 90, drawing: <path className="sided" d="M0 6L4 2L8 6" /> },
    ],
    draw: ({ corners, centre, pattern }) => (
      <>
        <path className="pattern" d={polygon(inset(corners, centre, 0.96))} fill={pattern} />
        <path className="halo" d={toothed(corners, centre)} />
        <path className="rim" d={toothed(corners, centre)} />
      </>
    ),
  },
  held: {
    words: 'last held',
    inset: null,
    lettered: true,
    tiles: [
      { size: 13, drawing: <path className="sided held" d="M0 3.5h13" /> },
      { size: 13, drawing: <path className="sided" d="M6.5 3.5l3 3l-3 3l-3-3z" /> },
    ],
  },
  works: {
    words: 'works that control it',
    draw: ({ corners, centre }) => (
      <>
        <path className="halo" d={polygon(inset(corners, centre, 0.9))} />
        <path className="rim" d={polygon(inset(corners, centre, 0.9))} />
        <path className="rim" d={polygon(inset(corners, centre, 0.76))} />
      </>
    ),
  },
  contact: { words: 'could be attacked next turn', inset: 2, tiles: teeth(22, false) },
  danger: { words: 'could be lost next turn', inset: 2.8, tiles: teeth(16, true) },
  peril: { words: 'likelier lost than not next turn', inset: 3.6, tiles: teeth(11, true) },
  secondTurn: { words: 'may be entered in the turn after the next', inset: 2, tiles: [STROKES, STROKES] },
  decides: {
    words: 'decides',
    draw: ({ corners, centre }) => (
      <>
        <path className="halo" d={polygon(inset(corners, centre, 0.7))} />
        <path className="ring" d={polygon(inset(corners, centre, 0.7))} />
        <path className="ring" d={polygon(inset(corners, centre, 0.9))} />
      </>
    ),
  },
};
