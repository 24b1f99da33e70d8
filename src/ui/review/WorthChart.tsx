import type { SideView } from '../../core/contract/map';
import type { Reviewed, WorthAt } from '../../store/review/totals';

const [WIDTH, HEIGHT, MARGIN] = [640, 180, 10] as const;

/** How the game went for a side, as it came and without luck; what it says stands turn by turn in the list below it. */
export function WorthChart({
  standings,
  of,
  side,
  stretches,
}: {
  readonly standings: readonly WorthAt[];
  /** Stretches of the whole game. */
  readonly of: number;
  readonly side: SideView;
  readonly stretches: readonly Reviewed[];
}) {
  const began = standings[0]?.worth ?? 0;
  const gained = standings.map(({ at, worth, withoutLuck }) => ({
    at,
    worth: worth - began,
    without: withoutLuck - began,
  }));
  const most = Math.max(100, ...gained.flatMap(({ worth, without }) => [Math.abs(worth), Math.abs(without)]));
  const x = (at: number) => (WIDTH * at) / Math.max(1, of);
  const y = (worth: number) => HEIGHT / 2 - ((HEIGHT / 2 - MARGIN) * worth) / most;
  const line = (what: 'worth' | 'without') => gained.map((one) => `${x(one.at)},${y(one[what])}`).join(' ');
  const turns = stretches.flatMap(({ turn }, i) =>
    turn === stretches[i - 1]?.turn ? [] : [{ turn, at: i }],
  );
  return (
    <figure className={`worth-chart livery-${side.livery}`}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {turns.map(({ turn, at }) => (
          <line key={turn} className="worth-turn" x1={x(at)} x2={x(at)} y1="0" y2={HEIGHT} />
        ))}
        <line className="worth-even" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <polyline className="worth-without" points={line('without')} />
        <polyline className="worth-line" points={line('worth')} />
      </svg>
      <figcaption>
        What the {side.name} have gained since the beginning: above the middle it went well for them.{' '}
        <span className="worth-key">As it came</span> <span className="worth-key without">without luck</span>.
        The uprights are where a turn begins.
      </figcaption>
    </figure>
  );
}
