import type { Die } from '../../core/dice/dice';
import './dice.css';

const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

/** A thrown die: pips for six sides, a figure for others. Dice thrown by players have a line below. */
export function DieFace({ die }: { readonly die: Pick<Die, 'face' | 'sides' | 'by' | 'purpose'> }) {
  const pips = die.sides === 6 ? PIPS[die.face] : undefined;
  const name = `die ${die.face}${die.by === 'hand' ? ', thrown by hand' : ''}`;
  return (
    <svg className={`die by-${die.by}`} viewBox="0 0 24 24" role="img" aria-label={name}>
      <title>{die.purpose === '' ? name : `${name}: ${die.purpose}`}</title>
      <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      {die.by === 'hand' ? <path className="by-hand-line" d="M3.5 26h17" /> : null}
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />)
      ) : (
        <text x="12" y="16.5">
          {die.face}
        </text>
      )}
    </svg>
  );
}
