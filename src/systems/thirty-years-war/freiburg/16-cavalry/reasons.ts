/** Why French Cavalry may not enter a hex, or step to one, and what it must do: cases 16.1, 9.15 and 6.12. */
import { reason, type Say } from '../../engine/reason';
import type { HexNumber } from '../../scenario/map';
import { terrainOf } from '../../standard/12-terrain/terrain';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { hexNumberOf } from '../../state/position';

export function isInWorks({ field }: Board, unit: Piece): boolean {
  return terrainOf(field, unit.hex) === 'entrenchment';
}

/** `3/Bavarian (1216) controls` */
function theyControl(say: Say, units: readonly Piece[]): string {
  return `${say.allNamed(units)} ${units.length > 1 ? 'control' : 'controls'}`;
}

export const closedFromWorks = reason(
  'closedFromWorks',
  'freiburg:16.1',
  (say: Say, _cavalry: Piece, by: readonly Piece[], hex: HexNumber) => {
    const inWorks = by.filter((unit) => isInWorks(say.board, unit));
    return `${theyControl(say, inWorks)} that hex (${hex}) out of an entrenchment; French Cavalry stays out of it.`;
  },
  { places: (_board, _cavalry, _by, hex) => [hex] },
);

export const worksControlled = reason(
  'worksControlled',
  'freiburg:16.1',
  (say: Say, _cavalry: Piece, by: readonly Piece[], hex: HexNumber) =>
    `${theyControl(say, by)} that entrenchment (${hex}); French Cavalry enters it only when it is free of that.`,
  { places: (_board, _cavalry, _by, hex) => [hex] },
);

export const firstStepBack = reason(
  'firstStepBack',
  'freiburg:16.1',
  (say: Say, units: readonly Piece[]) =>
    `First ${say.allNamed(units)} must step back from the entrenchments.`,
);

export const mustStepBack = reason(
  'mustStepBack',
  'freiburg:16.1',
  (say: Say, unit: Piece, works: readonly Piece[]) => {
    const by = works.length > 0 ? `, controlled by ${say.allNamedFrom(unit, works)}` : '';
    return `${say.named(unit)} must step back${by}.`;
  },
  {
    counters: (_board, unit) => [unit],
    places: (board, _unit, works) => works.map((by) => hexNumberOf(board, by)),
  },
);

export const stepsNextToIt = reason(
  'stepsNextToIt',
  'freiburg:16.1',
  (say: Say, unit: Piece, hex: HexNumber) =>
    `${say.named(unit)} steps to a hex next to it; that one (${hex}) is none.`,
  { places: (_board, _unit, hex) => [hex] },
);

export const closedToDisrupted = reason(
  'closedToDisrupted',
  '9.15',
  (_say: Say, _unit: Piece, to: HexNumber) => `The way to ${to} is closed to disrupted Cavalry.`,
  { places: (_board, _unit, to) => [to] },
);

export const enemyHoldsStep = reason(
  'enemyHoldsStep',
  '6.12',
  (say: Say, unit: Piece, enemy: Piece) => `${say.namedFrom(unit, enemy)} holds that hex.`,
  { counters: (_board, _unit, enemy) => [enemy] },
);

export const stepUnderWorks = reason(
  'stepUnderWorks',
  'freiburg:16.1',
  (say: Say, by: readonly Piece[], to: HexNumber) =>
    `That hex (${to}) is controlled from entrenchments too, by ${say.allNamed(by)}.`,
  { places: (_board, _by, to) => [to] },
);

export const stepIntoWorks = reason(
  'stepIntoWorks',
  'freiburg:16.1',
  (say: Say, by: readonly Piece[], to: HexNumber) => `${theyControl(say, by)} that entrenchment (${to}).`,
  { places: (_board, _by, to) => [to] },
);

export const canStillStep = reason(
  'canStillStep',
  'freiburg:16.1',
  (say: Say, units: readonly Piece[]) =>
    `${say.allNamed(units)} can still step back; no unit is given up before that.`,
);

export const stepsFirst = reason(
  'stepsFirst',
  'table:decision-open',
  () => 'First the Cavalry that must step back does so.',
);

export const nobodySteps = reason('nobodySteps', 'freiburg:16.1', () => 'No unit has to step back now.');
