/** What ground costs, blocks and does, in words: of a hex that is pointed at, and of every kind for the legend. */

import type { GroundNote } from '../../../../core/contract/map';
import { type HexIndex, numberOf } from '../../../../core/hex/hex';
import { HEX_TERRAINS, type HexTerrain } from '../../scenario/map';
import type { Options } from '../../scenario/optionSettings';
import {
  type Battlefield,
  battlefieldOf,
  neighboursOf,
  roadLeads,
  sideAt,
  sideName,
} from '../../state/battlefield';
import type { Board } from '../../state/board';
import { isInEnemyZoc } from '../../state/position';
import { HEX_TERRAIN_EFFECTS, HEXSIDE_EFFECTS } from '../../tables/terrainEffects';
import { capital, counted, listed } from '../../wording';
import { TALL } from '../05-artillery/line-of-sight';
import { type FurtherGround, furtherGround, furtherLegend } from './further-ground';
import { costToEnter, hexsidesCrossed, isCrossing, isRiver, type OpenHexside, terrainOf } from './terrain';

type Terrain = HexTerrain | 'clear';
/** Costs in words, for infantry and Leaders and for cavalry. */
type Costs = readonly [others: string, cavalry: string];

const CLOSED = 'no way in';

/** What runs along a hexside, as one says it of a hex. */
export const SIDE_WORDS: { readonly [S in OpenHexside]: string } = {
  stream: 'stream',
  river: 'river',
  bridge: 'bridge',
  ford: 'ford',
  slope: 'slope up',
  slopeDown: 'slope down',
};

/** `1812, Freiburg (Altstadt), woods, hilltop`: what a hex is called, its section where that has another name. */
export function hexInWords(field: Battlefield, hex: HexIndex): readonly string[] {
  const number = numberOf(field.grid, hex);
  const { labels, fortress } = field.scenario.map;
  const section = fortress?.sections.find(({ hexes }) => hexes.includes(number))?.name;
  const names = labels.flatMap(({ hex: at, text }) =>
    at !== number ? [] : section === undefined || section === text ? [text] : [`${text} (${section})`],
  );
  const ground =
    section === undefined ? terrainOf(field, hex) : `houses, ${terrainOf(field, hex)} to all rules`;
  return [number, ...names, ground, ...(field.hilltop[hex] === 1 ? ['hilltop'] : [])];
}

/**
 * A hex that is pointed at: its name, what it costs and blocks, what runs along its sides, its walls and whose Zone of
 * Control it lies in; one line each. @rule 12.0, 5.23, 7.0, 9.15
 */
export function groundInFull(board: Board, hex: HexIndex): readonly string[] {
  const { field } = board;
  const isOnRoad = neighboursOf(field, hex).some(({ direction }) => roadLeads(field, hex, direction));
  const further = furtherGround(board, hex);
  const facts = factsIn(field, further);
  const lines = [
    hexInWords(field, hex).join(', '),
    ...effectsOf(field, board.options, terrainOf(field, hex), isOnRoad),
    ...(field.hilltop[hex] === 1 ? [HILLTOP] : []),
    ...withoutEffect(field, hex),
    ...sidesInFull(field, hex),
    ...(facts.length > 0 ? [capital(facts.join('; '))] : []),
    ...further.meaning,
    ...zonesOver(board, hex),
  ];
  return lines.map((line) => `${line}.`);
}

/** The same in a few words, for a hex that is pointed at for those who stand in it. */
export function groundInShort(board: Board, hex: HexIndex): readonly string[] {
  const { field } = board;
  const facts = factsIn(field, furtherGround(board, hex));
  return [`${[hexInWords(field, hex).join(', '), ...facts].join('; ')}.`];
}

/** What is known of the hex besides its ground, sides of a kind together; nothing where nothing runs along it. */
function factsIn({ grid }: Battlefield, { facts, sides, remarks }: FurtherGround): readonly string[] {
  if (sides.length === 0) return [];
  const to = new Map<string, string[]>();
  for (const { words, beyond } of sides) to.set(words, [...(to.get(words) ?? []), numberOf(grid, beyond)]);
  return [...facts, ...[...to].map(([words, hexes]) => `${words} to ${listed(hexes)}`), ...remarks];
}

/** In whose Zones of Control a hex lies. @rule 7.0 */
export function zonesOver(board: Board, hex: HexIndex): readonly string[] {
  const sides = board.scenario.sides.filter((_, side) => isInEnemyZoc(board, side === 0 ? 1 : 0, hex));
  return sides.length > 0 ? [`In ${listed(sides.map(({ name }) => `a ${name}`))} Zone of Control`] : [];
}

const HILLTOP = 'A hilltop blocks sight; a gun on it looks over the ground of half the way (5.23, 5.24)';

/** What is drawn and has a name, and is no ground of the Terrain Effects Chart there. */
const ORNAMENTS: { readonly [kind: string]: string } = {
  village: 'A village has no effect',
  marsh: 'The reeds are no marsh hex: they have no effect',
  pond: 'The pond is only drawn: it has no effect',
};

function withoutEffect(field: Battlefield, hex: HexIndex): readonly string[] {
  const { grid, scenario } = field;
  const number = numberOf(grid, hex);
  const terrain = terrainOf(field, hex);
  const here = scenario.map.labels.filter(({ kind, hex: at }) => at === number && kind !== terrain);
  return here.flatMap(({ kind }) => ORNAMENTS[kind] ?? []);
}

/** What a kind of ground does, sentence by sentence without their full stops. */
function effectsOf(
  field: Battlefield,
  options: Options,
  terrain: Terrain,
  isOnRoad: boolean,
): readonly string[] {
  const { attackInto, defending, attacking } = HEX_TERRAIN_EFFECTS[terrain];
  return [
    toEnter(field, options, terrain, isOnRoad),
    ...(TALL.includes(terrain) ? ['Blocks sight (5.23)'] : []),
    ...(attackInto === 'nonCavalry' ? ['Cavalry may not attack into it (12.0)'] : []),
    ...(attackInto === 'byRoad' ? ['No attack into it or out of it, except along a road (12.0)'] : []),
    ...(defending === '+1'
      ? ['A unit that defends in a work of its own side has 1 Strength Point more (12.0)']
      : []),
    ...(attacking === 'halved' ? ['A unit in it is half as strong, attacking too (12.0)'] : []),
  ];
}

/** @rule 12.0, 9.15 */
function toEnter(field: Battlefield, options: Options, terrain: Terrain, isOnRoad: boolean): string {
  const road = isOnRoad ? '; along the road 1 for all' : '';
  const costs = ([0, 1] as const).map((side): Costs => {
    const cost = (kind: 'infantry' | 'cavalry') =>
      inPoints(costToEnter(field, options, { kind, side }, terrain));
    return [cost('infantry'), cost('cavalry')];
  });
  const all = costs.flat();
  if (all.every((cost) => cost === CLOSED)) return `${capital(CLOSED)}${road} (12.0)`;
  const [first, second] = costs.map(byKind);
  const whose = (side: 0 | 1) => sideName(field.scenario, sideAt(field.scenario, side));
  const entry = first === second ? first : `${whose(0)} ${first}; ${whose(1)} ${second}`;
  // Woods are closed to disrupted units besides what their kind may never enter.
  const disrupted = terrain === 'woods' ? `disrupted units ${CLOSED}` : 'one hex for disrupted units';
  return `To enter: ${entry}; ${disrupted}${road} (12.0, 9.15)`;
}

function inPoints(cost: number | null): string {
  return cost === null ? CLOSED : counted(cost, 'Movement Point');
}

function byKind([others, cavalry]: Costs): string {
  return others === cavalry ? others : `infantry and Leaders ${others}, cavalry ${cavalry}`;
}

/** `Stream to 1811 and 1812: 2 more to cross`, one line a kind. */
function sidesInFull(field: Battlefield, hex: HexIndex): readonly string[] {
  const sides = new Map<string, string[]>();
  const add = (what: string, beyond: HexIndex) =>
    sides.set(what, [...(sides.get(what) ?? []), numberOf(field.grid, beyond)]);
  const does = new Map<string, string>();
  for (const { hex: beyond, direction } of neighboursOf(field, hex)) {
    for (const row of hexsidesCrossed(field, hex, direction)) {
      const over = isRiver(field, hex, direction) && row !== 'river' ? ' over the river' : '';
      const what = `${SIDE_WORDS[row]}${over}`;
      does.set(what, toCross(row, over !== ''));
      add(what, beyond);
    }
    if (roadLeads(field, hex, direction)) add('road', beyond);
  }
  return [...sides].map(([what, beyond]) => {
    const effect = does.get(what) ?? '';
    return `${capital(what)} to ${listed(beyond)}${effect === '' ? '' : `: ${effect}`}`;
  });
}

/** @rule 6.22, 6.23, 6.24, 9.15 */
function toCross(row: OpenHexside, isOverRiver: boolean): string {
  const { cross } = HEXSIDE_EFFECTS[row];
  if (cross === 'prohibited') return 'no way over it (6.23)';
  const disrupted = isOverRiver ? ', not for disrupted units (9.15)' : '';
  if (isCrossing(row)) return `nothing more to cross${disrupted} (6.23)`;
  return cross > 0 ? `${cross} more to cross (${row === 'stream' ? '6.22' : '6.24'})` : '';
}

/** Every kind of ground that this map has, as the board draws it. */
export function groundLegend(board: Board): readonly GroundNote[] {
  const field = battlefieldOf(board.scenario);
  const { map } = board.scenario;
  const area = (kind: Terrain): GroundNote => ({
    ...{ drawn: 'area', kind, name: HEX_TERRAIN_EFFECTS[kind].name.split(',')[0] ?? kind },
    text: inSentences(effectsOf(field, board.options, kind, false)),
  });
  const side = (kind: string, name: string, text: string): GroundNote => ({
    ...{ drawn: 'hexside', kind, name },
    text: inSentences([capital(text)]),
  });
  const crossed = new Set<string>(map.bridges.map(({ kind }) => kind));
  return [
    area('clear'),
    ...HEX_TERRAINS.filter((kind) => map.terrain[kind]?.length).map(area),
    ...(map.slopes.length > 0
      ? [side('slope', 'Slope', `going up ${toCross('slope', false)}; ${DOUBLES}; ${LOOKS}`)]
      : []),
    ...(map.streams.length > 0 ? [side('stream', 'Stream', `${toCross('stream', false)}; ${DOUBLES}`)] : []),
    ...(map.rivers.length > 0 ? [side('river', 'River', `${toCross('river', false)}; ${NO_ZONE}`)] : []),
    ...(crossed.has('ford') ? [side('ford', 'Ford', `${toCross('ford', false)}; ${DOUBLES}`)] : []),
    ...(crossed.has('bridge') ? [side('bridge', 'Bridge', `${toCross('bridge', false)}; ${DOUBLES}`)] : []),
    ...(map.roads.length > 0 ? [ROAD] : []),
    ...furtherLegend(board),
  ];
}

const inSentences = (parts: readonly string[]) => parts.map((part) => `${part}.`).join(' ');
const LOOKS = 'the hexes it leads up to are hilltops and block sight (5.23, 5.24)';
const DOUBLES = 'a defender whom all attack across it is doubled (12.0)';
const NO_ZONE = 'no attack and no Zone of Control reaches over it without a bridge or ford (7.13, 12.0)';
const ROAD: GroundNote = {
  ...{ drawn: 'way', kind: 'road', name: 'Road' },
  text: 'From hex to hex along it: 1 Movement Point whatever the ground, open to all (12.0).',
};
