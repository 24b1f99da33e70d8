/** Points for losses, as the scenario counts them, and who has won by them: case `table:victory`. */
import type { Verdict } from '../../../core/contract/rules';
import type { SideId } from '../../../core/contract/values';
import type { Sheet } from '../rulebook/cited';
import { isCaptured } from '../standard/05-artillery/capture';
import { enemyOf, sideAt, sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { counted, listed } from '../wording';
import type { VictoryLine } from './scenario';

const RULE = 'table:victory';

/** Its note is put together where it is read: points are asked for much more often. */
type Award = {
  readonly points: number;
  readonly label: string;
  readonly note: () => string;
  readonly counters?: readonly Piece[];
};

/** Every award of a side as the game stands, those worth nothing included. @rule table:victory */
function awardsOf(board: Board, side: SideId): readonly Award[] {
  const enemy = enemyOf(board.scenario, side);
  const { gun, leader } = lineOf(board);
  const { ordinary = 0, demoralizedInfantry = 0 } = board.losses[enemy] ?? {};
  const guns = board.guns.filter((piece) => isCaptured(board, piece) && piece.holder === side);
  const lost = board.leaders.filter(({ printed, off }) => printed.side === enemy && off === 'eliminated');
  return [
    { points: ordinary + demoralizedInfantry, label: 'Strength Points eliminated', note: () => '1 each' },
    { ...each(gun, guns, 'Artillery captured'), note: () => `${gun} each, if held at the end` },
    { ...each(leader, lost, 'Leaders eliminated'), note: () => `${leader} each${namesOf(lost)}` },
  ];
}

const each = (points: number, counters: readonly Piece[], label: string) => ({
  points: points * counters.length,
  label,
  counters,
});

const namesOf = (lost: readonly Piece[]) =>
  lost.length > 0 ? `: ${listed(lost.map(({ printed }) => printed.name))}` : '';

/** Throws where the scenario names none; its check holds that it does. */
function lineOf({ scenario: { victory } }: Board): VictoryLine {
  if (!victory) throw new Error('a skirmish without a victory line');
  return victory;
}

function pointsOf(board: Board, side: SideId): number {
  return awardsOf(board, side).reduce((sum, { points }) => sum + points, 0);
}

/** Points of both sides as they stand. @rule table:victory */
export function pointSheets(board: Board): readonly Sheet[] {
  return board.scenario.sides.map(({ id, name }) => ({
    id: `points-${id}`,
    title: `${name} points: ${pointsOf(board, id)}`,
    side: id,
    points: pointsOf(board, id),
    rows: awardsOf(board, id).map(({ points, label, note, counters = [] }) => ({
      ...{ label, value: String(points), share: null, note: note(), rule: RULE },
      ...(counters.length > 0 ? { counters: counters.map((piece) => piece.id) } : {}),
    })),
  }));
}

/** What the enemy scores for a Leader or gun. @rule table:victory */
export function countsFor(board: Board, { kind, printed }: Piece): string {
  const { gun, leader } = lineOf(board);
  const enemy = sideName(board.scenario, enemyOf(board.scenario, printed.side));
  if (kind === 'artillery' && gun > 0)
    return `Gives the ${enemy} ${counted(gun, 'point')} if they hold it at the end`;
  return kind === 'leader' && leader > 0 ? `His loss gives the ${enemy} ${counted(leader, 'point')}` : '';
}

/** Scored at the end and never earlier. @rule table:victory */
export function victory(board: Board): Verdict {
  const [first, second] = [sideAt(board.scenario, 0), sideAt(board.scenario, 1)];
  const points = { [first]: pointsOf(board, first), [second]: pointsOf(board, second) };
  const lead = pointsOf(board, first) - pointsOf(board, second);
  const by = counted(Math.abs(lead), 'point');
  if (Math.abs(lead) < lineOf(board).lead) {
    const text = `A draw: the totals are ${lead === 0 ? 'equal' : `${by} apart`}.`;
    return { winner: null, level: 'Draw', points, text };
  }
  const winner = lead > 0 ? first : second;
  return { winner, level: null, points, text: `The ${sideName(board.scenario, winner)} win by ${by}.` };
}
