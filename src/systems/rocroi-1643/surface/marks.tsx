/**
 * Marks of this game alone: what lies around a unit that looks somewhere, where a beaten unit may go, and how command
 * reaches a unit. Lines with these names are drawn by their classes in `marks.css`.
 */
import { inset, n, polygon, toothed } from '../../../surface/paths';
import type { OwnMark, OwnMarks, Tile } from '../../../surface/surface';
import './marks.css';

type At = Parameters<NonNullable<OwnMark['draw']>>[0];

const fitted = ({ corners, centre }: At, share: number) => polygon(inset(corners, centre, share));

/** Alike for both sides. */
const TEETH: Tile = { size: 13, drawing: <path className="tooth" d="M3 9.5L6.5 3L10 9.5z" /> };

/** Chevrons lie close before a front, ticks thin out over the flanks, dots over the rear. */
export const MARKS: OwnMarks = {
  front: {
    words: 'front, and zone of control',
    inset: 2,
    tiles: [
      { size: 11, drawing: <path className="sided strong" d="M2 1L7 5.5L2 10" /> },
      { size: 11, drawing: <path className="sided strong" d="M9 1L4 5.5L9 10" /> },
    ],
  },
  flank: {
    words: 'flank',
    inset: 3.4,
    tiles: [
      { size: 14, drawing: <path className="sided" d="M3 7h7" /> },
      { size: 14, turn: 90, drawing: <path className="sided" d="M3 7h7" /> },
    ],
  },
  rear: {
    words: 'rear',
    inset: 4.8,
    tiles: [
      { size: 15, turn: 30, drawing: <circle className="sided dotted" cx="7" cy="7" r="1.2" /> },
      { size: 15, turn: 60, drawing: <circle className="sided dotted" cx="7" cy="7" r="1.2" /> },
    ],
  },
  cancelled: {
    words: 'zone cancelled, for chains of command and leaders',
    draw: (at) => (
      <>
        <path className="halo" d={fitted(at, 0.9)} />
        <path className="rim" d={fitted(at, 0.9)} />
        <path className="stroke" d={`M${n(at.centre.x - 17)} ${n(at.centre.y + 17)}l34-34`} />
      </>
    ),
  },
  threatened: {
    words: 'could be attacked in the next segment',
    tiles: [TEETH, TEETH],
  },
  command: {
    words: 'within reach of a leader',
    inset: 2.4,
    tiles: [
      { size: 16, turn: 30, drawing: <circle className="sided" cx="8" cy="8" r="2.7" /> },
      { size: 16, turn: 30, drawing: <path className="sided" d="M8 4.5v7M4.5 8h7" /> },
    ],
  },
  uncommanded: { words: 'out of command', draw: twice('rim', 0.9) },
  breaks: {
    words: 'breaks a chain of command',
    draw: (at) => (
      <>
        <path className="halo" d={toothed(at.corners, at.centre)} />
        <path className="rim" d={toothed(at.corners, at.centre)} />
      </>
    ),
  },
  disordered: {
    words: 'disorganised',
    tiles: [
      { size: 8, drawing: <path className="sided" d="M0 6L4 2L8 6" /> },
      { size: 8, turn: 90, drawing: <path className="sided" d="M0 6L4 2L8 6" /> },
    ],
  },
  routed: {
    words: 'routed',
    tiles: [
      { size: 10, drawing: <path className="sided strong" d="M0 2.5h4M5 7.5h4" /> },
      { size: 10, turn: 90, drawing: <path className="sided strong" d="M0 2.5h4M5 7.5h4" /> },
    ],
  },
  breaking: { words: 'of a corps near demoralisation', draw: twice('ring', 0.76) },
  'in-line': {
    words: 'would move along in line',
    draw: (at) => (
      <>
        <path className="halo" d={fitted(at, 0.92)} />
        <path className="rim" d={fitted(at, 0.92)} />
      </>
    ),
  },
  turn: { words: 'turn on the way', lettered: true },
  number: { words: 'number in the list', lettered: true },
  chain: { words: 'chain of command', isLine: true },
  'battle-line': { words: 'line of battle', isLine: true },
  free: {
    words: 'free to retreat to',
    draw: (at) => (
      <>
        <path className="tint" d={fitted(at, 0.95)} />
        <path className="halo" d={fitted(at, 0.9)} />
        <path className="rim" d={fitted(at, 0.9)} />
      </>
    ),
  },
  'tested-6': { words: 'retreat with a test, 6 or less disorganises', draw: testedBy(6) },
  'tested-4': { words: 'retreat with a test, 4 or less disorganises', draw: testedBy(4) },
  pushes: {
    words: 'retreat that pushes a friend',
    draw: (at) => (
      <>
        <path className="tint" d={fitted(at, 0.95)} />
        <path className="halo" d={fitted(at, 0.93)} />
        <path className="rim" d={fitted(at, 0.96)} />
        <path className="rim" d={fitted(at, 0.8)} />
      </>
    ),
  },
};

/** Two lines around a hex, the inner one at that share of it. */
function twice(drawn: 'rim' | 'ring', share: number): NonNullable<OwnMark['draw']> {
  return (at) => (
    <>
      <path className="halo" d={fitted(at, share)} />
      <path className={drawn} d={fitted(at, share)} />
      <path className={`${drawn} outer`} d={fitted(at, 0.97)} />
    </>
  );
}

/** With the sum of die and morale up to which the test goes wrong: such a hex is empty, so that it can be read. */
function testedBy(upTo: number): NonNullable<OwnMark['draw']> {
  return (at) => (
    <g className="tested">
      <path className="tint" d={fitted(at, 0.95)} />
      <path className="halo" d={fitted(at, 0.88)} />
      <path className="rim" d={fitted(at, 0.88)} />
      <text className="up-to" x={n(at.centre.x)} y={n(at.centre.y + 8)}>
        {upTo}
      </text>
    </g>
  );
}
