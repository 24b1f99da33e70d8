/** Demoralization by category: cases 19.0 to 19.22, and the designer's simplified variant. */
import type { SideId } from '../../../core/contract/values';
import { event } from '../engine/declare';
import type { BattlePlay } from '../engine/system';
import type { NextLevel } from '../play/standing';
import type { Sheet, SheetRow } from '../rulebook/cited';
import type { Category, Scenario } from '../scenario/scenario';
import { enemyOf, sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import { counted } from '../wording';

declare module '../engine/types' {
  interface EventTypes {
    categoryDemoralized: { readonly category: string; readonly losses: number };
  }
}

export const categoryDemoralized = event('categoryDemoralized', (board, { category }) =>
  board.change({ demoralized: [...board.demoralized, category] }),
);

/** Strength Points that a side has lost, of all categories together. @rule rocroi:19.0 */
export function lossesOf(board: Board, side: SideId): number {
  const lost = board.losses[side];
  return lost ? lost.ordinary + lost.demoralizedInfantry : 0;
}

export function categoriesOf(scenario: Scenario, side: SideId): readonly Category[] {
  return scenario.categories.filter((category) => category.side === side);
}

/** More than any army can lose; every category of Rocroi has a level of its own. */
const NEVER = 99_999;

/** The losses of the whole army at which a category is demoralized; one average level in the simplified variant. */
export function levelOf(board: Board, category: Category): number {
  if (board.options.simplifiedDemoralization === 'no') return category.level ?? NEVER;
  const levels = categoriesOf(board.scenario, category.side).map((c) => c.level ?? NEVER);
  // Rounded to the nearest: 112 for the Spanish levels of the printed game, 86 for the French.
  return Math.floor(levels.reduce((sum, level) => sum + level, 0) / levels.length + 0.5);
}

/** Categories whose level the army's losses have reached, the lowest first. @rule rocroi:19.1, rocroi:19.21 */
export function categoriesReached(board: Board): readonly Category[] {
  const { demoralized, scenario } = board;
  const reached = scenario.categories.filter(
    (category) =>
      lossesOf(board, category.side) >= levelOf(board, category) && !demoralized.includes(category.id),
  );
  return reached.length > 1 ? reached.toSorted((a, b) => levelOf(board, a) - levelOf(board, b)) : reached;
}

export function demoralizeCategories(play: BattlePlay): void {
  for (const category of categoriesReached(play.board)) {
    const losses = lossesOf(play.board, category.side);
    play.emit({ happened: 'categoryDemoralized', category: category.id, losses });
  }
}

/** Categories that are not demoralized, by what their side may lose until their level. @rule rocroi:19.1 */
export function nextLevels(board: Board): readonly NextLevel[] {
  return board.scenario.categories
    .filter(({ id }) => !board.demoralized.includes(id))
    .map((category) => {
      const level = levelOf(board, category);
      const left = level - countedTowards(board, category.id);
      return { id: category.id, name: category.name, level, left, rule: 'rocroi:19.1' };
    });
}

/** What counts towards the level of a category: the losses of its whole side. @rule rocroi:19.1 */
export function countedTowards(board: Board, id: string): number {
  const category = board.scenario.categories.find((one) => one.id === id);
  return category ? lossesOf(board, category.side) : 0;
}

/** Losses of each side against the levels of its categories. */
export function lossSheets(board: Board): readonly Sheet[] {
  return board.scenario.sides.map((side) => ({
    id: `losses-${side.id}`,
    title: `${side.name} losses: ${counted(lossesOf(board, side.id), 'Strength Point')}`,
    side: side.id,
    about: aboutLevels(board, side.id),
    rows: categoriesOf(board.scenario, side.id).map((category) => lossRow(board, category)),
  }));
}

/** What reaching a level does. @rule rocroi:19.0, rocroi:20.11, rocroi:20.12, 11.11 */
function aboutLevels(board: Board, side: SideId): string {
  const { scenario, options } = board;
  const { some, all } = scenario.demoralizationPoints[side] ?? { some: 0, all: 0 };
  const enemy = sideName(scenario, enemyOf(scenario, side));
  const scores =
    options.simplifiedDemoralization === 'yes'
      ? `the ${enemy} get ${all} points`
      : `the ${enemy} get ${some} points, or ${all} for all parts`;
  return `Once the whole army has lost so many, that part of it is demoralized for good: ${scores}. Demoralized infantry that is disrupted no longer recovers, and counts 2 points for each Strength Point.`;
}

function lossRow(board: Board, category: Category): SheetRow {
  const level = levelOf(board, category);
  const lost = lossesOf(board, category.side);
  const gone = board.demoralized.includes(category.id);
  return {
    label: category.name,
    value: `${lost} of ${level}`,
    share: [Math.min(lost, level), level],
    note: gone
      ? goneInWords(board, category)
      : `demoralized when the whole army has lost ${level - lost} more`,
    rule: 'rocroi:19.1',
  };
}

/** What being demoralized does to it now. @rule 11.11, 11.12 */
function goneInWords({ scenario }: Board, { id }: Category): string {
  const hasInfantry = scenario.counters.some(({ category, kind }) => category === id && kind === 'infantry');
  return hasInfantry
    ? 'demoralized: its disrupted infantry no longer recovers'
    : 'demoralized: its disrupted units may move four hexes';
}
