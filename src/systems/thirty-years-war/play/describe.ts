/** A hex in words, for those who hear the board: its ground, what runs along its sides, who stands there. */

import { type HexIndex, hexAt, numberOf } from '../../../core/hex';
import type { Place } from '../../../core/seam';
import { type Battlefield, neighboursOf, roadLeads, sideName } from '../battlefield';
import type { LastIn } from '../lastIn';
import { isInEnemyZoc, type Position, piecesIn, positionOf } from '../position';
import { openObligations } from '../rules/08-obligations';
import { hexsidesCrossed, type OpenHexside, terrainOf } from '../rules/12-terrain';
import {
  teethPointOut,
  type Walls,
  wallIsBreached,
  wallStands,
  wallsClosedTo,
  wallWord,
} from '../rules/12-walls';
import type { State } from '../state';
import { listed } from '../wording';
import { wordsOf } from './label';

/** `1812, woods; stream to 1811; road to 1712 and 1912. La Marine, French infantry 12-3, disrupted`; '' off the map. */
export function describe(state: State, at: Place): string {
  const position = positionOf(state);
  const hex = typeof at === 'string' ? hexAt(position.field.grid, at) : -1;
  if (hex < 0) return '';
  return [groundOf(position, hex), whoIsIn(state, hex)].filter((part) => part !== '').join('. ');
}

const SIDE_WORDS: { readonly [S in OpenHexside]: string } = {
  stream: 'stream',
  river: 'river',
  bridge: 'bridge',
  ford: 'ford',
  slope: 'slope up',
  slopeDown: 'slope down',
};

function groundOf(position: Position, hex: HexIndex): string {
  const { field, lastIn, wallHits } = position;
  const { grid, scenario } = field;
  const number = numberOf(grid, hex);
  const names = scenario.map.labels.flatMap((label) => (label.hex === number ? [label.text] : []));
  const ground = [
    number,
    ...names,
    terrainOf(field, hex),
    ...(field.hilltop[hex] === 1 ? ['hilltop'] : []),
    ...inTown(field, lastIn, hex),
    ...(wallHits[number] === 1 ? ['its walls hit once'] : []),
  ].join(', ');
  /** What runs along which sides, a side named by the hex beyond it. */
  const sides = new Map<string, string[]>();
  const add = (what: string, beyond: HexIndex) =>
    sides.set(what, [...(sides.get(what) ?? []), numberOf(grid, beyond)]);
  for (const { hex: beyond, direction } of neighboursOf(field, hex)) {
    for (const row of hexsidesCrossed(field, hex, direction)) add(SIDE_WORDS[row], beyond);
    const wall = wallInWords(position, hex, direction, beyond);
    if (wall) add(wall, beyond);
    if (roadLeads(field, hex, direction)) add('road', beyond);
  }
  return [ground, ...[...sides].map(([what, beyond]) => `${what} to ${listed(beyond)}`)].join('; ');
}

/**
 * Of a hex of the town or before one of its gates: whose it was last and whose its gateways are, in the words that
 * `describe` has for it; none of any other hex. @rule freiburg:19.57
 */
export function gateWords(state: State, hex: HexIndex): readonly string[] {
  const position = positionOf(state);
  const { field, lastIn } = position;
  const gates = neighboursOf(field, hex).flatMap(({ hex: beyond, direction }) =>
    field.gateway[hex * 6 + direction] === 1
      ? `${wallInWords(position, hex, direction, beyond)} to ${numberOf(field.grid, beyond)}`
      : [],
  );
  return gates.length > 0 ? [...inTown(field, lastIn, hex), ...gates] : [];
}

/** The section that the hex is part of, and whose unit was the last in it. @rule freiburg:19.57, freiburg:19.58 */
function inTown(
  { grid, scenario, remembers }: Battlefield,
  lastIn: LastIn,
  hex: HexIndex,
): readonly string[] {
  const { fortress } = scenario.map;
  if (!fortress || remembers[hex] !== 1) return [];
  const number = numberOf(grid, hex);
  const section = fortress.sections.find(({ hexes }) => hexes.includes(number));
  const holder = sideName(scenario, lastIn[number] ?? fortress.owner);
  return [...(section ? [`section ${section.name}`] : []), `last held by the ${holder} side`];
}

/** `wall, teeth outward`, `breached wall`, `gateway Martinstor, open to the French side, teeth inward`; @rule freiburg:19.5 */
function wallInWords(
  { field, walls }: Position,
  hex: HexIndex,
  direction: number,
  beyond: HexIndex,
): string | null {
  const isGate = field.gateway[hex * 6 + direction] === 1;
  const word = wallWord(field, hex, beyond);
  const what = isGate && word !== 'gateway' ? `gateway ${word}` : word;
  if (wallIsBreached(walls, hex, direction)) return `breached ${what}`;
  if (!wallStands(walls, hex, direction)) return null;
  const teeth = `teeth ${teethPointOut(field, hex, direction) ? 'outward' : 'inward'}`;
  return isGate ? `${what}, ${openTo(field, walls, hex, direction)}, ${teeth}` : `${what}, ${teeth}`;
}

function openTo({ scenario }: Battlefield, walls: Walls | null, hex: HexIndex, direction: number): string {
  const side = scenario.sides.find(
    (_, i) => wallsClosedTo(walls, i === 0 ? 0 : 1, false)?.[hex * 6 + direction] === 0,
  );
  return side ? `open to the ${side.name} side` : 'open to nobody';
}

/** Every counter there in full; of an empty hex, whose Zone of Control it lies in. */
function whoIsIn(state: State, hex: HexIndex): string {
  const position = positionOf(state);
  const pieces = piecesIn(position, hex);
  if (pieces.length > 0) {
    const open = openObligations(state);
    const owing = new Set([...open.attackers, ...open.defenders]);
    return pieces.map((piece) => wordsOf(state, piece, owing.has(piece))).join('; ');
  }
  const sides = state.scenario.sides.filter((_, side) => isInEnemyZoc(position, side === 0 ? 1 : 0, hex));
  return sides.length > 0 ? `In ${listed(sides.map(({ name }) => `a ${name}`))} Zone of Control` : '';
}
