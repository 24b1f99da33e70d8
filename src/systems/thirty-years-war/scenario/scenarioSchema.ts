/** The form of a scenario file in one piece: keys, kinds of values, defaults. What it means is checked elsewhere. */

import * as v from 'valibot';
import { LIVERIES } from '../../../core/contract/map';
import { listUpTo } from '../../../core/readJson';
import { bookNames } from '../engine/book';
import {
  COUNTER_KINDS,
  DAY_IDS,
  DEFENCES,
  type HexTerrain,
  LABEL_KINDS,
  PHASES,
  STANDS,
  VICTORIES,
} from './scenario';
import { MOST } from './scenarioCaps';
import {
  counterId,
  hex,
  hexes,
  hexside,
  hexsides,
  id,
  list,
  name,
  sideId,
  table,
  text,
  title,
  whole,
  words,
} from './schemaParts';

const counter = v.strictObject({
  id: counterId,
  name,
  side: sideId,
  kind: v.picklist(COUNTER_KINDS),
  strength: v.optional(whole(0, 99), 0),
  disruptedStrength: v.optional(whole(0, 99)),
  movement: v.optional(whole(0, MOST.movement), 0),
  value: v.optional(whole(0, 99), 0),
  category: v.optional(v.nullable(id), null),
});

const towns = listUpTo(MOST.townHexes, hex);
const terrainList: { readonly [T in HexTerrain]: v.ExactOptionalSchema<typeof hexes, undefined> } = {
  forest: v.exactOptional(hexes),
  woods: v.exactOptional(hexes),
  town: v.exactOptional(towns),
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
const fortress = v.strictObject({
  owner: sideId,
  sections: v.pipe(
    v.array(v.strictObject({ id, name, hexes })),
    v.nonEmpty('one section or more'),
    v.maxLength(MOST.pieces, `a list of at most ${MOST.pieces}`),
  ),
  hexsides: v.pipe(
    v.array(
      v.strictObject({
        inside: hex,
        outside: hex,
        kind: v.picklist(['fortification', 'gateway']),
        section: id,
        name: v.optional(words, ''),
      }),
    ),
    v.maxLength(MOST.hexsides, `a list of at most ${MOST.hexsides}`),
  ),
});
const map = v.strictObject({
  columns: whole(1, MOST.columns),
  rows: whole(1, MOST.columns),
  terrain: v.optional(v.strictObject(terrainList), {}),
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
  slopes: list(hexside, MOST.hexsides),
  entrenchmentOwner: v.optional(v.nullable(sideId), null),
  fortress: v.optional(v.nullable(fortress), null),
  areas: v.optional(table(id, hexes), {}),
  labels: list(
    v.strictObject({
      text: name,
      hex,
      kind: v.picklist(LABEL_KINDS),
    }),
    MOST.pieces,
  ),
  edges: v.optional(v.strictObject({ top: edge, right: edge, bottom: edge, left: edge }), {}),
  /** For readers of the file; the game does not use it. */
  provenance: v.optional(table(v.string(), text), {}),
});

const leaderUse = v.strictObject({ leader: counterId, unit: counterId });
const battle = {
  attackers: v.pipe(v.array(counterId), v.nonEmpty('one attacker or more'), v.maxLength(MOST.counters)),
  defenders: v.pipe(v.array(counterId), v.nonEmpty('one defender or more'), v.maxLength(MOST.counters)),
  charge: v.boolean(),
};
const pending = v.variant('kind', [
  v.strictObject({ kind: v.literal('rollForBeck') }),
  v.strictObject({ kind: v.literal('chooseDisrupted'), ...battle }),
  v.strictObject({ kind: v.literal('defenderLeaders'), ...battle, attackerLeaders: list(leaderUse) }),
]);
const points = v.optional(whole(0, 99_999), 0);
const morale = v.strictObject({
  casualties: points,
  /** Left out: as many as the casualties have reached. */
  levelsTested: v.exactOptional(whole(0, 4)),
  leaderLost: v.optional(v.boolean(), false),
  rolls: list(
    v.strictObject({
      level: v.nullable(whole(1, 999)),
      die: v.nullable(whole(1, 6)),
      demoralized: v.boolean(),
    }),
    99,
  ),
});
const counterIds = v.exactOptional(v.pipe(v.array(counterId), v.maxLength(MOST.counters)));
const start = v.strictObject({
  day: v.exactOptional(whole(1, 3)),
  stand: v.exactOptional(v.picklist(STANDS)),
  exited: counterIds,
  withdrawn: counterIds,
  destroyed: counterIds,
  fallen: counterIds,
  gameTurn: whole(1, 99),
  phasingSide: sideId,
  phase: v.picklist(PHASES),
  disrupted: list(counterId),
  captured: list(counterId),
  attempted: list(counterId),
  fired: list(counterId),
  moved: list(counterId),
  fought: list(counterId),
  eliminated: list(counterId),
  waiting: list(counterId),
  losses: v.optional(
    table(v.string(), v.strictObject({ ordinary: points, demoralizedInfantry: points })),
    {},
  ),
  demoralized: list(id),
  lastIn: v.optional(table(hex, sideId, MOST.hexes), {}),
  wallHits: v.optional(table(hex, whole(1, 2), MOST.hexes), {}),
  armies: v.optional(table(v.string(), morale), {}),
  defence: v.optional(v.nullable(v.picklist(DEFENCES)), null),
  beckHasCome: v.optional(v.boolean(), false),
  obligations: v.optional(
    v.nullable(v.strictObject({ mustAttack: list(counterId), mustBeAttacked: list(counterId) })),
    null,
  ),
  pending: v.optional(v.nullable(pending), null),
});

const beck = v.strictObject({
  side: sideId,
  fromGameTurn: whole(1, 99),
  entryHexes: v.pipe(hexes, v.nonEmpty('one hex or more')),
  arrivals: v.record(v.string(), v.pipe(v.array(counterId), v.nonEmpty(), v.maxLength(MOST.counters))),
});

const more = v.optional(v.nullable(v.strictObject({ zone: id, most: whole(0, 99), rule: title })), null);
const deployment = v.strictObject({
  order: v.pipe(v.array(sideId), v.length(2, 'both sides, the one that sets up first before the other')),
  forces: v.record(
    v.string(),
    list(
      v.strictObject({
        counters: list(counterId),
        zone: id,
        also: list(id, 9),
        where: title,
        rule: title,
        more,
        apart: v.exactOptional(v.strictObject({ zone: id, hexes: whole(1, 99), where: title })),
      }),
      9,
    ),
  ),
  suggested: v.optional(table(v.string(), hex, MOST.counters), {}),
});

const day = v.strictObject({
  id: v.picklist(DAY_IDS),
  moraleRow: v.optional(v.picklist(DAY_IDS)),
  title,
  firstPlayer: sideId,
  gameTurns: whole(1, 99),
  endsWhenDemoralized: list(id, 9),
  exitHexes: v.optional(hexes, []),
  withdrawal: v.optional(v.boolean(), false),
});
const days = v.pipe(v.array(day), v.nonEmpty('one day or more'), v.maxLength(3, 'three days at most'));
const suggestedHexes = v.strictObject({ infantry: list(hex), cavalry: list(hex) });
const freiburg = v.strictObject({
  days,
  townDefence: v.optional(v.nullable(v.strictObject({ days, deployment })), null),
  victory: v.picklist(VICTORIES),
  reinforcements: list(counterId),
  suggested: v.optional(v.record(v.picklist(STANDS), v.record(id, suggestedHexes)), {}),
});

export const scenarioFile = v.strictObject({
  system: v.literal('thirty-years-war'),
  id,
  title,
  subtitle: v.optional(text, ''),
  /** How one wins, in two sentences; for the page only, and no part of a game. */
  aim: v.optional(text, ''),
  rules: v.lazy(() => v.picklist(bookNames())),
  reconstructed: list(title, 99),
  map,
  sides: v.pipe(
    v.array(
      v.strictObject({
        id: sideId,
        name,
        livery: v.picklist(LIVERIES, `one of ${LIVERIES.join(', ')}`),
      }),
    ),
    v.length(2, 'two sides, the First Player first'),
  ),
  gameTurns: whole(1, 99),
  counters: v.pipe(v.array(counter), v.maxLength(MOST.counters, `at most ${MOST.counters} counters`)),
  /** What the units on the map should add up to, a side; for checking only. */
  totals: v.optional(
    table(v.string(), v.strictObject({ units: whole(0, 999), strength: whole(0, 99_999) })),
    {},
  ),
  positions: table(v.string(), hex, MOST.counters),
  categories: list(
    v.strictObject({
      id,
      name,
      side: sideId,
      level: v.optional(v.nullable(whole(1, 99_999)), null),
      leader: v.optional(v.nullable(counterId), null),
    }),
    99,
  ),
  beck: v.optional(v.nullable(beck), null),
  deployment: v.optional(v.nullable(deployment), null),
  freiburg: v.optional(v.nullable(freiburg), null),
  leaderPoints: v.optional(table(v.string(), whole(0, 999), MOST.counters), {}),
  demoralizationPoints: v.optional(
    table(v.string(), v.strictObject({ some: whole(0, 999), all: whole(0, 999) })),
    {},
  ),
  start,
  options: v.optional(table(v.string(), name), {}),
});
export type ScenarioFile = v.InferOutput<typeof scenarioFile>;
