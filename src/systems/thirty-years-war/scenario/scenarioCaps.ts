/**
 * How large a scenario may be: several times any battle of the period, and no larger than the page can hold at hand.
 * What `npm run huge` takes for the largest legal scenarios is made to these measures.
 */
export const MOST = {
  /** Across or down; in all `hexes`. */
  columns: 99,
  hexes: 2_000,
  counters: 240,
  /** Movement Points of a counter: half as many again as the fastest horse has. */
  movement: 12,
  /** Named pieces of one kind on the map: roads, streams, rivers, areas, labels, sections. */
  pieces: 100,
  /** Hexes of all kinds of ground together: trees, reeds, stones and works are drawn, */
  groundHexes: 300,
  /** and so are houses. */
  townHexes: 100,
  /** Hexes of all roads together. */
  roadHexes: 500,
  /** Hexes of all areas together: each hex may lie in several. */
  areaHexes: 20_000,
  /** Hexes that a part of a force may be set up in. */
  zoneHexes: 900,
  /** Hexsides of streams, rivers, bridges, slopes and walls together. */
  hexsides: 600,
  /** Letters in the name of anything that is named in lists. */
  name: 100,
  /** Letters in a sentence. */
  text: 600,
} as const;
