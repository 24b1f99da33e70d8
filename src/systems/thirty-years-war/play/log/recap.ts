/** What a Game-Turn has changed, in one line of the log: losses, points, who is disrupted, who is near a level. */
import type { SideId } from '../../../../core/contract/values';
import type { LogLine } from '../../rulebook/cited';
import { sideName } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { counted, listed } from '../../wording';
import { nextLevels, sheets } from '../standing';
import { line } from './lines';

/** So few Strength Points from its next level, and so small a part of it, an army or a part of one is named. */
const NEAR = { points: 10, part: 1 / 3 };

/** null as a new day begins: the interlude shows the outcome of the last one. */
export function recap(begun: Board, ended: Board): LogLine | null {
  if (begun.day !== ended.day) return null;
  const parts = [
    `Game-Turn ${begun.gameTurn} is over`,
    losses(begun, ended),
    ...standing(begun, ended),
    disrupted(ended),
    near(ended),
  ];
  return {
    ...line(`${parts.filter((part) => part !== '').join('. ')}.`, null),
    weight: 'notable',
  };
}

function losses(begun: Board, ended: Board): string {
  const lost = ended.scenario.sides.map(({ id, name }) => ({
    name,
    points: lostBy(ended, id) - lostBy(begun, id),
  }));
  const some = lost.filter(({ points }) => points > 0);
  if (some.length === 0) return 'Neither side lost anything';
  return `Strength Points lost: ${some.map(({ name, points }) => `${name} ${points}`).join(', ')}`;
}

function lostBy({ losses: all }: Board, side: SideId): number {
  const { ordinary = 0, demoralizedInfantry = 0 } = all[side] ?? {};
  return ordinary + demoralizedInfantry;
}

/** Points with what they gained; where none are counted, the conditions of victory that stand otherwise than before. */
function standing(begun: Board, ended: Board): readonly string[] {
  const [then, now] = [begun, ended].map((board) => sheets(board));
  const before = (id: string) => then?.find((sheet) => sheet.id === id);
  const counting = now?.flatMap(({ id, side, points }) => {
    if (points === undefined || side === null) return [];
    // Points for the ground of a set-up were not gained in the Game-Turn that began with it.
    const more = begun.deployment ? 0 : points - (before(id)?.points ?? 0);
    const change = more === 0 ? '' : ` (${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'})`;
    return [`${sideName(ended.scenario, side)} ${points}${change}`];
  });
  if (counting && counting.length > 0) return [`Victory Points: ${counting.join(', ')}`];
  return (now ?? [])
    .filter(({ id, ofVictory, title }) => ofVictory && title !== before(id)?.title)
    .map(({ title }) => title);
}

function disrupted(board: Board): string {
  const units = board.pieces.filter((piece) => piece.hex >= 0 && piece.disrupted);
  const sides = board.scenario.sides.flatMap(({ id, name }) => {
    const count = units.filter((unit) => unit.holder === id).length;
    return count > 0 ? [counted(count, `${name} unit`)] : [];
  });
  return sides.length > 0 ? `Disrupted: ${listed(sides)}` : '';
}

function near(board: Board): string {
  return nextLevels(board)
    .filter(({ left, level }) => left <= NEAR.points && left <= level * NEAR.part)
    .map(({ name, left }) => `${name} near a level: ${counted(left, 'more Strength Point')}`)
    .join('. ');
}
