/** The form of a scenario file in one piece: keys, kinds of values, defaults. What it means is checked elsewhere. */
import * as v from 'valibot';
import { isPlainKey } from '../../core/readJson';
import { type CounterId, LIVERIES, type SideId } from '../../core/seam';
import {
  COUNTER_KINDS,
  DAY_IDS,
  DEFENCES,
  type HexTerrain,
  LABEL_KINDS,
  PHASES,
  RULE_FOLDERS,
  STANDS,
  VICTORIES,
} from './scenario';

const MOST_COUNTERS = 1000;
const MOST_HEXES = 99 * 99;

const ID = 'an id of letters, digits and hyphens';
const id = v.pipe(v.string(ID), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/, ID), v.check(isPlainKey, ID));
const counterId = v.pipe(
  id,
  v.transform((text) => text as CounterId),
);
const sideId = v.pipe(
  id,
  v.transform((text) => text as SideId),
);
const TEXT = 'a text of at most 600 letters';
const text = v.pipe(v.string(TEXT), v.maxLength(600, TEXT));
const TITLE = 'a text that is not empty';
const title = v.pipe(text, v.nonEmpty(TITLE));
const HEX = 'a hex number of four digits (XXYY)';
const hex = v.pipe(v.string(HEX), v.regex(/^\d{4}$/, HEX));
const hexside = v.strictTuple([hex, hex]);

function whole(from: number, to: number) {
  const message = `a whole number from ${from} to ${to}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(from, message),
    v.maxValue(to, message),
    v.transform((number) => number + 0), // -0, which JSON has, becomes 0
  );
}
function list<T>(item: v.GenericSchema<unknown, T>, most = MOST_COUNTERS) {
  return v.optional(v.pipe(v.array(item), v.maxLength(most, `a list of at most ${most}`)), []);
}

const counter = v.strictObject({
  id: counterId,
  name: title,
  side: sideId,
  kind: v.picklist(COUNTER_KINDS),
  strength: v.optional(whole(0, 99), 0),
  disruptedStrength: v.optional(whole(0, 99)),
  movement: v.optional(whole(0, 99), 0),
  value: v.optional(whole(0, 99), 0),
  category: v.optional(v.nullable(id), null),
});

const hexes = v.pipe(v.array(hex), v.maxLength(MOST_HEXES));
const terrainList: { readonly [T in HexTerrain]: v.ExactOptionalSchema<typeof hexes, undefined> } = {
  forest: v.exactOptional(hexes),
  woods: v.exactOptional(hexes),
  town: v.exactOptional(hexes),
  marsh: v.exactOptional(hexes),
  rough: v.exactOptional(hexes),
  ditch: v.exactOptional(hexes),
  entrenchment: v.exactOptional(hexes),
};
const edge = v.optional(v.strictObject({ label: v.optional(text, ''), compass: v.optional(text, '') }), {});
const water = list(
  v.strictObject({ name: v.optional(text, ''), hexsides: v.pipe(v.array(hexside), v.nonEmpty()) }),
);
const fortress = v.strictObject({
  owner: sideId,
  sections: v.pipe(v.array(v.strictObject({ id, name: title, hexes })), v.nonEmpty('one section or more')),
  hexsides: v.array(
    v.strictObject({
      inside: hex,
      outside: hex,
      kind: v.picklist(['fortification', 'gateway']),
      section: id,
      name: v.optional(text, ''),
    }),
  ),
});
const map = v.strictObject({
  columns: whole(1, 99),
  rows: whole(1, 99),
  terrain: v.optional(v.strictObject(terrainList), {}),
  roads: list(
    v.strictObject({ name: v.optional(text, ''), hexes: v.pipe(hexes, v.minLength(2, 'two hexes or more')) }),
  ),
  streams: water,
  rivers: water,
  bridges: list(
    v.strictObject({ name: v.optional(text, ''), kind: v.picklist(['bridge', 'ford']), hexside }),
  ),
  slopes: list(hexside, MOST_HEXES),
  entrenchmentOwner: v.optional(v.nullable(sideId), null),
  fortress: v.optional(v.nullable(fortress), null),
  areas: v.optional(v.record(id, hexes), {}),
  labels: list(
    v.strictObject({
      text: title,
      hex,
      kind: v.picklist(LABEL_KINDS),
    }),
  ),
  edges: v.optional(v.strictObject({ top: edge, right: edge, bottom: edge, left: edge }), {}),
  /** For readers of the file; the game does not use it. */
  provenance: v.optional(v.record(v.string(), text), {}),
});

const leaderUse = v.strictObject({ leader: counterId, unit: counterId });
const battle = {
  attackers: v.pipe(v.array(counterId), v.nonEmpty('one attacker or more'), v.maxLength(MOST_COUNTERS)),
  defenders: v.pipe(v.array(counterId), v.nonEmpty('one defender or more'), v.maxLength(MOST_COUNTERS)),
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
const counterIds = v.exactOptional(v.pipe(v.array(counterId), v.maxLength(MOST_COUNTERS)));
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
    v.record(v.string(), v.strictObject({ ordinary: points, demoralizedInfantry: points })),
    {},
  ),
  demoralized: list(id),
  lastIn: v.optional(v.record(hex, sideId), {}),
  wallHits: v.optional(v.record(hex, whole(1, 2)), {}),
  armies: v.optional(v.record(v.string(), morale), {}),
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
  arrivals: v.record(v.string(), v.pipe(v.array(counterId), v.nonEmpty(), v.maxLength(MOST_COUNTERS))),
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
  suggested: v.optional(v.record(v.string(), hex), {}),
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
const suggestedHexes = v.strictObject({ infantry: hexes, cavalry: hexes });
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
  rules: v.picklist(RULE_FOLDERS),
  reconstructed: list(title, 99),
  map,
  sides: v.pipe(
    v.array(
      v.strictObject({
        id: sideId,
        name: title,
        livery: v.picklist(LIVERIES, `one of ${LIVERIES.join(', ')}`),
      }),
    ),
    v.length(2, 'two sides, the First Player first'),
  ),
  gameTurns: whole(1, 99),
  counters: v.pipe(v.array(counter), v.maxLength(MOST_COUNTERS, `at most ${MOST_COUNTERS} counters`)),
  /** What the units on the map should add up to, a side; for checking only. */
  totals: v.optional(
    v.record(v.string(), v.strictObject({ units: whole(0, 999), strength: whole(0, 99_999) })),
    {},
  ),
  positions: v.record(v.string(), hex),
  categories: list(
    v.strictObject({
      id,
      name: title,
      side: sideId,
      level: v.optional(v.nullable(whole(1, 99_999)), null),
      leader: v.optional(v.nullable(counterId), null),
    }),
    99,
  ),
  beck: v.optional(v.nullable(beck), null),
  deployment: v.optional(v.nullable(deployment), null),
  freiburg: v.optional(v.nullable(freiburg), null),
  leaderPoints: v.optional(v.record(v.string(), whole(0, 999)), {}),
  demoralizationPoints: v.optional(
    v.record(v.string(), v.strictObject({ some: whole(0, 999), all: whole(0, 999) })),
    {},
  ),
  start,
  options: v.optional(v.record(v.string(), title), {}),
});
export type ScenarioFile = v.InferOutput<typeof scenarioFile>;
