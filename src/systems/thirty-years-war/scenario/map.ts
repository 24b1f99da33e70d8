/** The map of a scenario file: its form, and what is meant by it. */
import * as v from 'valibot';
import { listUpTo, type Read } from '../../../core/json/readJson';
import { hex, id, sideId, whole } from '../../../core/json/schemaParts';
import { MOST } from './scenarioCaps';
import { hexes, hexside, hexsides, list, name, table, text, words } from './schemaParts';

/** A printed hex number, `XXYY`. */
export type HexNumber = string;
export type Hexside = readonly [HexNumber, HexNumber];

/** Hex terrain of the Terrain Effects Chart (12.0); a hex that no list names is clear. */
export const HEX_TERRAINS = ['forest', 'woods', 'town', 'marsh', 'rough', 'ditch', 'entrenchment'] as const;
export type HexTerrain = (typeof HEX_TERRAINS)[number];

// biome-ignore format: one line
export const LABEL_KINDS = ['edge', 'pond', 'marsh', 'wood', 'village', 'town', 'height', 'works'] as const;

export const terrain: { readonly [T in HexTerrain]: v.ExactOptionalSchema<typeof hexes, undefined> } = {
  forest: v.exactOptional(hexes),
  woods: v.exactOptional(hexes),
  town: v.exactOptional(listUpTo(MOST.townHexes, hex)),
  marsh: v.exactOptional(hexes),
  rough: v.exactOptional(hexes),
  ditch: v.exactOptional(hexes),
  entrenchment: v.exactOptional(hexes),
};

const edge = v.optional(v.strictObject({ label: v.optional(words, ''), compass: v.optional(words, '') }), {});
const water = list(
  v.strictObject({ name: v.optional(words, ''), hexsides: v.pipe(hexsides, v.nonEmpty()) }),
  MOST.pieces,
);

const section = v.strictObject({ id, name, hexes });
export type FortressSection = Read<typeof section>;
/** A fortified or gateway hexside. */
const wall = v.strictObject({
  inside: hex,
  /** Its teeth point there. */
  outside: hex,
  kind: v.picklist(['fortification', 'gateway']),
  /** That of `inside`. */
  section: id,
  /** The name of a gateway; '' for a segment of wall. */
  name: v.optional(words, ''),
});
export type Wall = Read<typeof wall>;
/** Walls of a town: its sections, and the hexsides that part them from each other and from the field. */
const fortress = v.strictObject({
  /** The side that holds every hex of it until the other enters. */
  owner: sideId,
  sections: v.pipe(
    v.array(section),
    v.nonEmpty('one section or more'),
    v.maxLength(MOST.pieces, `a list of at most ${MOST.pieces}`),
  ),
  hexsides: v.pipe(v.array(wall), v.maxLength(MOST.hexsides, `a list of at most ${MOST.hexsides}`)),
});
export type Fortress = Read<typeof fortress>;

export const battleMap = v.strictObject({
  columns: whole(1, MOST.columns),
  rows: whole(1, MOST.columns),
  terrain: v.optional(v.strictObject(terrain), {}),
  /** Each road as the hexes it runs through, neighbour to neighbour. */
  roads: list(
    v.strictObject({
      name: v.optional(words, ''),
      hexes: v.pipe(hexes, v.minLength(2, 'two hexes or more')),
    }),
    MOST.pieces,
  ),
  streams: water,
  rivers: water,
  bridges: list(
    v.strictObject({ name: v.optional(words, ''), kind: v.picklist(['bridge', 'ford']), hexside }),
  ),
  /** A slope hexside: `[slope hex (lower), upper hex]`. */
  slopes: list(hexside, MOST.hexsides),
  /** Who built the entrenchments; null: they are both sides' own (12.0). */
  entrenchmentOwner: v.optional(v.nullable(sideId), null),
  fortress: v.optional(v.nullable(fortress), null),
  /** Groups of hexes that the rules speak of: zones of deployment, exits, what victory depends on. */
  areas: v.optional(table(id, hexes), {}),
  labels: list(v.strictObject({ text: name, hex, kind: v.picklist(LABEL_KINDS) }), MOST.pieces),
  edges: v.optional(v.strictObject({ top: edge, right: edge, bottom: edge, left: edge }), {}),
  /** For readers of the file; the game does not use it. */
  provenance: v.optional(table(v.string(), text), {}),
});
export type BattleMap = Omit<Read<typeof battleMap>, 'provenance'>;
