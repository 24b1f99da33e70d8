/** The sections of a town laid over the map: who was last in each hex, and which hexes decide about a section. */

import type { Mark, OwnMeaning } from '../../../../core/contract/board';
import { distance, hexAt } from '../../../../core/hex/hex';
import type { Overlay } from '../../play/board/overlays';
import { atHexes } from '../../play/stage';
import type { Fortress, HexNumber } from '../../scenario/map';
import { sideName } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { bridgeheadOf } from '../20-siege-campaign/bridgehead';
import { freiburgOf } from '../state';
import { type Outlook, outlooksOf, TO_BREAK } from './sections';

/** Last in the hands of a side; with a label, only lettered. */
const HELD: OwnMeaning = { own: 'held' };
/** What would break or restore the control of a section. */
const DECIDES: OwnMeaning = { own: 'decides' };
/** So few hexes from its turning point a section has them lit. */
const NEAR = 2;

/** @rule freiburg:19.57, freiburg:19.58 */
function sectionMarks(board: Board): readonly Mark[] {
  const { fortress } = board.scenario.map;
  if (!fortress) return [];
  const sections = outlooksOf(board).flatMap((outlook) => [
    ...heldMarks(board, fortress, outlook),
    ...decidingMarks(outlook),
  ]);
  return [...sections, ...wayBackMarks(board)];
}

/** Sections that are closed to their owner when he sets up again. @rule freiburg:19.31 */
export function brokenMarks(board: Board): readonly Mark[] {
  const { fortress } = board.scenario.map;
  if (!fortress || !freiburgOf(board).regroup?.town) return [];
  return outlooksOf(board)
    .filter(({ control }) => control.broken)
    .flatMap((outlook) => heldMarks(board, fortress, outlook));
}

/** The hexes that the way back into the town hangs on, on the day on which it matters. @rule freiburg:20.31 */
export function wayBackMarks(board: Board): readonly Mark[] {
  const { scenario, day } = board;
  const { lastIn, defence } = freiburgOf(board);
  const { fortress } = scenario.map;
  if (!fortress || defence !== 'town' || day > 0) return [];
  return bridgeheadOf(scenario).map((hex): Mark => {
    const side = lastIn[hex] ?? fortress.owner;
    const label = side === fortress.owner ? 'way back' : sideName(scenario, side);
    return { means: HELD, label, shape: atHexes([hex]), side };
  });
}

function heldMarks(board: Board, fortress: Fortress, outlook: Outlook): readonly Mark[] {
  const { scenario } = board;
  const { lastIn } = freiburgOf(board);
  const { hexes } = outlook.control.section;
  const areas = scenario.sides.flatMap(({ id }): readonly Mark[] => {
    const places = hexes.filter((hex) => (lastIn[hex] ?? fortress.owner) === id);
    return places.length > 0 ? [{ means: HELD, label: '', shape: atHexes(places), side: id }] : [];
  });
  const label = labelOf(board, fortress, outlook);
  return [...areas, { means: HELD, label, shape: atHexes([middleOf(board, outlook)]), side: fortress.owner }];
}

/** `Altstadt: Bavarian`, `Neuburg: 2 of 4`, `Vorstadt: broken` */
function labelOf({ scenario }: Board, { owner }: Fortress, { control }: Outlook): string {
  const [largest] = control.groups;
  const how = control.broken
    ? 'broken'
    : largest
      ? `${largest.length} of ${TO_BREAK}`
      : sideName(scenario, owner);
  return `${control.section.name}: ${how}`;
}

/** The hex that the name of a section is written at: in the middle of those that have no word of their own. */
function middleOf(board: Board, { control, needed, hexes }: Outlook): HexNumber {
  const { grid } = board.field;
  const all = control.section.hexes;
  const free = needed === 1 ? all.filter((hex) => !hexes.includes(hex)) : all;
  const spread = (hex: HexNumber) =>
    all.reduce((sum, other) => sum + distance(grid, hexAt(grid, hex), hexAt(grid, other)), 0);
  return (
    (free.length > 0 ? free : all).toSorted((a, b) => spread(a) - spread(b) || (a < b ? -1 : 1))[0] ?? ''
  );
}

function decidingMarks({ control, needed, hexes }: Outlook): readonly Mark[] {
  if (needed === 0 || needed > NEAR) return [];
  // Where it takes two, neither decides alone: they are ringed without a word.
  const label = needed > 1 ? '' : control.broken ? 'restores' : 'breaks';
  return hexes.map((hex) => ({ means: DECIDES, label, shape: atHexes([hex]) }));
}

export const SECTIONS: Overlay = {
  id: 'sections',
  label: 'Sections of the town',
  note: 'Whose unit was the last in each hex, and what would break the control of a section or restore it (Freiburg 19.58).',
  side: null,
  needsCounter: false,
  marks: sectionMarks,
};
