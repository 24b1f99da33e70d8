/** Demoralization by category: cases 19.0 to 19.22, and the designer's simplified variant. */
import type { SideId } from '../../../core/contract/values';
import { event } from '../engine/declare';
import type { BattlePlay } from '../engine/system';
import type { NextLevel } from '../play/standing';
import type { Sheet, SheetRow } from '../rulebook/cited';
import type { Category, Scenario } from '../scenario/scenario';
import type { State } from '../state/state';
import { counted } from '../wording';

declare module '../engine/types' {
  interface EventTypes {
    categoryDemoralized: { readonly category: string; readonly losses: number };
  }
}

export const categoryDemoralized = event('categoryDemoralized', (state, { category }) => ({
  ...state,
  demoralized: [...state.demoralized, category],
}));

/** Strength Points that a side has lost, of all categories together. @rule rocroi:19.0 */
export function lossesOf(state: State, side: SideId): number {
  const lost = state.losses[side];
  return lost ? lost.ordinary + lost.demoralizedInfantry : 0;
}

export function categoriesOf(scenario: Scenario, side: SideId): readonly Category[] {
  return scenario.categories.filter((category) => category.side === side);
}

/** No army loses as much; every category of Rocroi has a level of its own. */
const NEVER = 99_999;

/** The losses of the whole army at which a category is demoralized; one average level in the simplified variant. */
export function levelOf(state: State, category: Category): number {
  if (state.options.simplifiedDemoralization === 'no') return category.level ?? NEVER;
  const levels = categoriesOf(state.scenario, category.side).map((c) => c.level ?? NEVER);
  // Rounded to the nearest: 112 for the Spanish levels of the printed game, 86 for the French.
  return Math.floor(levels.reduce((sum, level) => sum + level, 0) / levels.length + 0.5);
}

/** Categories whose level the army's losses have reached, the lowest first. @rule rocroi:19.1, rocroi:19.21 */
export function categoriesReached(state: State): readonly Category[] {
  return state.scenario.categories
    .filter((category) => !state.demoralized.includes(category.id))
    .filter((category) => lossesOf(state, category.side) >= levelOf(state, category))
    .toSorted((a, b) => levelOf(state, a) - levelOf(state, b));
}

export function demoralizeCategories(play: BattlePlay): void {
  for (const category of categoriesReached(play.state)) {
    const losses = lossesOf(play.state, category.side);
    play.emit({ happened: 'categoryDemoralized', category: category.id, losses });
  }
}

/** Categories that stand, by what their side may lose until their level. @rule rocroi:19.1 */
export function nextLevels(state: State): readonly NextLevel[] {
  return state.scenario.categories
    .filter(({ id }) => !state.demoralized.includes(id))
    .map((category) => {
      const level = levelOf(state, category);
      return { name: category.name, level, left: level - lossesOf(state, category.side) };
    });
}

/** Losses of each side against the levels of its categories. */
export function lossSheets(state: State): readonly Sheet[] {
  return state.scenario.sides.map((side) => ({
    id: `losses-${side.id}`,
    title: `${side.name} losses: ${counted(lossesOf(state, side.id), 'Strength Point')}`,
    side: side.id,
    rows: categoriesOf(state.scenario, side.id).map((category) => lossRow(state, category)),
  }));
}

function lossRow(state: State, category: Category): SheetRow {
  const level = levelOf(state, category);
  const lost = lossesOf(state, category.side);
  const gone = state.demoralized.includes(category.id);
  return {
    label: category.name,
    value: `${lost} of ${level}`,
    share: [Math.min(lost, level), level],
    note: gone ? 'demoralized' : `demoralized when the whole army has lost ${level - lost} more`,
    rule: 'rocroi:19.1',
  };
}
