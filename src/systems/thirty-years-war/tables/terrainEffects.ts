/**
 * The Terrain Effects Chart; @rule 12.0
 * A row of the card that distinguishes two situations is two rows here: a slope up and down, an entrenchment of one's
 * own and of the enemy, a wall as built and breached. What a rule looks up is then always one plain value.
 */
import type { HexTerrain } from '../scenario/map';

/** Movement Points, or no way in at all. */
export type MovementCost = number | 'prohibited';
/** Who may attack: anyone, anyone but Cavalry, or only where a road joins the hexes of attacker and defender. */
export type AttackRight = 'anyone' | 'nonCavalry' | 'byRoad';

export type HexEffects = {
  readonly name: string;
  /** Movement Points to enter for infantry and Leaders, and for Cavalry. */
  readonly others: MovementCost;
  readonly cavalry: MovementCost;
  readonly attackInto: AttackRight;
  readonly attackOutOf: AttackRight;
  /** How the Combat Strength of a unit that defends, or attacks, from here changes; halves are rounded up. */
  readonly defending: 'none' | '+1' | 'halved';
  readonly attacking: 'none' | 'halved';
};
/**
 * `road` holds instead of the hex's own row for a counter that enters along the road.
 * `entrenchment` is one's own work, `enemyEntrenchment` one that the other side has built.
 */
export type HexGround = HexTerrain | 'clear' | 'road' | 'enemyEntrenchment';

// biome-ignore format: laid out like the printed table
export const HEX_TERRAIN_EFFECTS: { readonly [T in HexGround]: HexEffects } = {
  // Movement Points to enter                     attack                                         strength of a unit in
  // it
  clear:             { name: 'Clear hex',               others: 1,            cavalry: 1,            attackInto: 'anyone',     attackOutOf: 'anyone', defending: 'none',   attacking: 'none'   },
  forest:            { name: 'Forest hex',              others: 'prohibited', cavalry: 'prohibited', attackInto: 'byRoad',     attackOutOf: 'byRoad', defending: 'none',   attacking: 'none'   },
  woods:             { name: 'Woods hex',               others: 2,            cavalry: 'prohibited', attackInto: 'nonCavalry', attackOutOf: 'anyone', defending: 'none',   attacking: 'none'   },
  town:              { name: 'Town hex',                others: 'prohibited', cavalry: 'prohibited', attackInto: 'byRoad',     attackOutOf: 'byRoad', defending: 'none',   attacking: 'none'   },
  road:              { name: 'Road hex',                others: 1,            cavalry: 1,            attackInto: 'anyone',     attackOutOf: 'anyone', defending: 'none',   attacking: 'none'   },
  marsh:             { name: 'Marsh hex',               others: 2,            cavalry: 2,            attackInto: 'anyone',     attackOutOf: 'anyone', defending: 'halved', attacking: 'halved' },
  rough:             { name: 'Rough hex',               others: 3,            cavalry: 'prohibited', attackInto: 'nonCavalry', attackOutOf: 'anyone', defending: 'none',   attacking: 'none'   },
  ditch:             { name: 'Ditch hex',               others: 2,            cavalry: 5,            attackInto: 'anyone',     attackOutOf: 'anyone', defending: 'none',   attacking: 'none'   },
  entrenchment:      { name: 'Entrenchment hex, own',   others: 1,            cavalry: 'prohibited', attackInto: 'nonCavalry', attackOutOf: 'anyone', defending: '+1',     attacking: 'none'   },
  enemyEntrenchment: { name: 'Entrenchment hex, enemy', others: 3,            cavalry: 'prohibited', attackInto: 'nonCavalry', attackOutOf: 'anyone', defending: 'none',   attacking: 'none'   },
};

/** Hexsides of one kind count together when all attackers must attack across such a hexside. */
export type DoublingKind = 'water' | 'slope' | 'wall';

export type HexsideEffects = {
  readonly name: string;
  /** Movement Points on top of the hex entered. */
  readonly cross: MovementCost;
  /** `teethOut`: only from the side that the teeth point away from (19.51). */
  readonly attack: 'allowed' | 'teethOut' | 'prohibited';
  /** The kind of hexside across which all must attack for a doubled defender; null: never doubled. */
  readonly doubles: DoublingKind | null;
};
/**
 * `slope` leads up, out of the slope hex, `slopeDown` into it. `gate` is one that is not friendly; a breached gate is
 * a `breachedFortification`.
 */
export type HexsideGround =
  | 'slope'
  | 'slopeDown'
  | 'stream'
  | 'river'
  | 'bridge'
  | 'ford'
  | 'fortification'
  | 'breachedFortification'
  | 'gate'
  | 'friendlyGate';

// biome-ignore format: laid out like the printed table
export const HEXSIDE_EFFECTS: { readonly [S in HexsideGround]: HexsideEffects } = {
  // to cross             attack across         defender doubled
  slope:                 { name: 'Slope hexside, going up',         cross: 1,            attack: 'allowed',    doubles: 'slope' },
  slopeDown:             { name: 'Slope hexside, going down',       cross: 0,            attack: 'allowed',    doubles: null    },
  stream:                { name: 'Stream hexside',                  cross: 2,            attack: 'allowed',    doubles: 'water' },
  river:                 { name: 'River hexside',                   cross: 'prohibited', attack: 'prohibited', doubles: 'water' },
  bridge:                { name: 'Bridge hexside',                  cross: 0,            attack: 'allowed',    doubles: 'water' },
  ford:                  { name: 'Ford hexside',                    cross: 0,            attack: 'allowed',    doubles: 'water' },
  fortification:         { name: 'Fortification hexside',           cross: 'prohibited', attack: 'teethOut',   doubles: null    },
  breachedFortification: { name: 'Fortification hexside, breached', cross: 1,            attack: 'allowed',    doubles: 'wall'  },
  gate:                  { name: 'Gate hexside',                    cross: 'prohibited', attack: 'teethOut',   doubles: null    },
  friendlyGate:          { name: 'Gate hexside, friendly',          cross: 0,            attack: 'teethOut',   doubles: null    },
};
