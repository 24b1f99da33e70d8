/** Victory Points and levels: cases 20.0 to 20.2. */
import { caseName } from '../../../core/caseName';
import type { Verdict } from '../../../core/contract/rules';
import type { SideId } from '../../../core/contract/values';
import type { RuleCase, Sheet, SheetRow } from '../rulebook/cited';
import { isCaptured } from '../standard/05-artillery/capture';
import { enemyOf, sideAt, sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { counted, listed } from '../wording';
import { categoriesOf } from './19-demoralization';

const POINTS_FOR_A_GUN = 5;
// biome-ignore format: laid out like the printed table
const LEVELS = [
  { from: 30, level: 'Decisive' },
  { from: 16, level: 'Substantive' },
  { from:  6, level: 'Marginal' },
  { from:  0, level: 'Draw' },
] as const;

/** Its note is put together where it is read: points are asked for much more often. */
type Award = { readonly points: number; readonly label: string; readonly note: () => string };

/** Every award of a side as the game stands, those worth nothing included. @rule rocroi:20.11, rocroi:20.12 */
export function awardsOf(board: Board, side: SideId): readonly Award[] {
  const enemy = enemyOf(board.scenario, side);
  const { ordinary = 0, demoralizedInfantry = 0 } = board.losses[enemy] ?? {};
  return [
    { points: ordinary, label: 'Strength Points eliminated', note: () => '1 each' },
    {
      points: 2 * demoralizedInfantry,
      label: 'Strength Points of demoralized infantry',
      note: () => `2 each: ${demoralizedInfantry} eliminated`,
    },
    gunAward(board, side),
    demoralizationAward(board, enemy),
    leaderAward(board, enemy),
  ];
}

/** A gun counts for its captor by printed owner; one that was retaken counts for neither side. */
function gunAward(board: Board, side: SideId): Award {
  const guns = board.guns.filter((piece) => isCaptured(board, piece) && piece.holder === side);
  return {
    points: POINTS_FOR_A_GUN * guns.length,
    label: 'Artillery captured',
    note: () => `${POINTS_FOR_A_GUN} each, if held at the end`,
  };
}

/** Once for some categories; the award for the whole army takes its place. */
function demoralizationAward(board: Board, enemy: SideId): Award {
  const categories = categoriesOf(board.scenario, enemy);
  const gone = categories.filter((category) => board.demoralized.includes(category.id));
  const worth = board.scenario.demoralizationPoints[enemy] ?? { some: 0, all: 0 };
  const simplified = board.options.simplifiedDemoralization === 'yes';
  const note = () =>
    simplified
      ? `${worth.all} for the whole army`
      : `${worth.some} for a part, ${worth.all} for the whole army`;
  const all = gone.length > 0 && gone.length === categories.length;
  const points = all ? worth.all : gone.length > 0 && !simplified ? worth.some : 0;
  return { points, label: 'Demoralization', note };
}

function leaderAward(board: Board, enemy: SideId): Award {
  const lost = board.leaders.filter(({ printed, off }) => printed.side === enemy && off === 'eliminated');
  const points = lost.reduce((sum, leader) => sum + (board.scenario.leaderPoints[leader.id] ?? 0), 0);
  return {
    points,
    label: 'Leaders eliminated',
    note: () => (lost.length > 0 ? listed(lost.map((l) => l.printed.name)) : worthOf(board, enemy)),
  };
}

/** `D’Enghien 20, Gassion 10` */
function worthOf(board: Board, side: SideId): string {
  const leaders = board.scenario.counters.filter(
    ({ id, side: s }) => s === side && board.scenario.leaderPoints[id],
  );
  return leaders.map(({ id, name }) => `${name} ${board.scenario.leaderPoints[id]}`).join(', ');
}

/** What the enemy scores for a Leader or gun. @rule rocroi:20.11, rocroi:20.12 */
export function countsFor(board: Board, { id, kind, printed }: Piece): string {
  const enemy = enemyOf(board.scenario, printed.side);
  const [rule, name] = [caseName(awardRule(board, enemy)), sideName(board.scenario, enemy)];
  if (kind === 'artillery')
    return `Gives the ${name} ${POINTS_FOR_A_GUN} Victory Points if they hold it at the end (${rule})`;
  const points = board.scenario.leaderPoints[id] ?? 0;
  return kind === 'leader' && points > 0
    ? `His loss gives the ${name} ${points} Victory Points (${rule})`
    : '';
}

export function pointsOf(board: Board, side: SideId): number {
  return awardsOf(board, side).reduce((sum, award) => sum + award.points, 0);
}

function awardRule(board: Board, side: SideId): RuleCase {
  // 20.11 lists the awards of the Second Player, the Spanish, and 20.12 those of the First.
  return sideAt(board.scenario, 0) === side ? 'rocroi:20.12' : 'rocroi:20.11';
}

/** Victory Points of both sides as they stand. */
export function victorySheets(board: Board): readonly Sheet[] {
  return board.scenario.sides.map(({ id, name }) => ({
    id: `points-${id}`,
    title: `${name} Victory Points: ${pointsOf(board, id)}`,
    side: id,
    points: pointsOf(board, id),
    rows: awardsOf(board, id).map(
      (award): SheetRow => ({
        label: award.label,
        value: String(award.points),
        share: null,
        note: award.note(),
        rule: awardRule(board, id),
      }),
    ),
  }));
}

/** The level that the points come to; scored at the end and never earlier. @rule rocroi:20.0, rocroi:20.2 */
export function victory(board: Board): Verdict {
  const [first, second] = [sideAt(board.scenario, 0), sideAt(board.scenario, 1)];
  const [ofFirst, ofSecond] = [pointsOf(board, first), pointsOf(board, second)];
  const margin = Math.abs(ofFirst - ofSecond);
  const level = LEVELS.find((row) => margin >= row.from)?.level ?? 'Draw';
  const winner = level === 'Draw' ? null : ofFirst > ofSecond ? first : second;
  const text = winner
    ? `${level} ${sideName(board.scenario, winner)} victory by ${counted(margin, 'point')}.`
    : `A draw: the totals are ${margin === 0 ? 'equal' : `${counted(margin, 'point')} apart`}.`;
  return { winner, level, points: { [first]: ofFirst, [second]: ofSecond }, text };
}
