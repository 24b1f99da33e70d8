/** The Terrain Effects Chart. The printed one could not be consulted: this one is reconstructed. */
export const TERRAIN = ['clear', 'wood', 'marsh', 'pond'] as const;
export type Terrain = (typeof TERRAIN)[number];

export type TerrainRow = {
  /** Movement Points to enter; null: nobody does. */
  readonly infantry: number | null;
  readonly tercio: number | null;
  readonly cavalry: number | null;
  readonly leader: number | null;
  /** To an attack on a unit in it. */
  readonly attack: number;
  readonly blocksSight: boolean;
};

export const TERRAIN_CHART = {
  provenance: 'reconstructed',
  rows: {
    clear: { infantry: 1, tercio: 1, cavalry: 1, leader: 1, attack: 0, blocksSight: false },
    wood: { infantry: 2, tercio: 3, cavalry: 3, leader: 2, attack: -1, blocksSight: true },
    marsh: { infantry: 2, tercio: 3, cavalry: 3, leader: 2, attack: -1, blocksSight: false },
    pond: { infantry: null, tercio: null, cavalry: null, leader: null, attack: 0, blocksSight: false },
  } satisfies { readonly [T in Terrain]: TerrainRow },
  /** Points besides, for crossing a stream, and what it does to an attack across it. */
  stream: { cost: 1, attack: -1 },
  /** Points to enter a hex along a road. */
  road: 1,
  /** To an attack of horse on a unit that is not in the clear, besides the attack modifier of the ground. */
  horseInTheRough: -1,
} as const;

/** The row of that ground. */
export function terrainRow(terrain: Terrain): TerrainRow {
  return TERRAIN_CHART.rows[terrain];
}
