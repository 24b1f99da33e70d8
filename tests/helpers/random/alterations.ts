/** Scenario files altered by chance, in everything that a file says of ground, forces, start and days. */
import { printedNumber } from '../../../src/core/hex/hex';
import type { Chance } from '../../../src/headless/randomPlayer';

type Table = Record<string, unknown>;
type Alter = (file: Table, chance: Chance) => void;

const pick = <T>(from: readonly T[], chance: Chance): T | undefined => from[chance(from.length)];
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A part of the file, which is put there if it is missing. */
function part(file: Table, ...keys: readonly string[]): Table {
  let at = file;
  for (const key of keys) {
    if (!isTable(at[key])) at[key] = {};
    at = at[key] as Table;
  }
  return at;
}
const list = (holder: Table, key: string): unknown[] => {
  if (!Array.isArray(holder[key])) holder[key] = [];
  return holder[key] as unknown[];
};
const tablesIn = (holder: Table, key: string) => list(holder, key).filter(isTable);
const oneOf = (holder: Table, key: string, chance: Chance): Table =>
  pick(tablesIn(holder, key), chance) ?? {};

function someHex(file: Table, chance: Chance): string {
  const areas = Object.values(part(file, 'map', 'areas')).filter((area) => Array.isArray(area));
  const area = chance(2) === 0 ? pick(areas, chance) : undefined;
  const map = part(file, 'map');
  const any = printedNumber(chance(Number(map.columns)), chance(Number(map.rows)));
  return String(pick((area as unknown[] | undefined) ?? [], chance) ?? any);
}
const someCounter = (file: Table, chance: Chance): Table => oneOf(file, 'counters', chance);
const someSide = (file: Table, chance: Chance) => oneOf(file, 'sides', chance).id;

/** A hex more, a hex less, or a hex instead of another. */
function alterHexes(hexes: unknown[], file: Table, chance: Chance): void {
  const what = chance(3);
  const hex = someHex(file, chance);
  if (what > 0 && hexes.length > 0) hexes.splice(chance(hexes.length), 1);
  if (what < 2 && !hexes.includes(hex)) hexes.push(hex);
}

function deploymentOf(file: Table, chance: Chance): Table | null {
  const town =
    isTable(file.freiburg) && isTable(file.freiburg.townDefence) ? file.freiburg.townDefence : null;
  const all = [file.deployment, town?.deployment].filter(isTable);
  return pick(all, chance) ?? null;
}
function forceOf(file: Table, chance: Chance): Table | null {
  const deployment = deploymentOf(file, chance);
  if (!deployment) return null;
  const forces = part(deployment, 'forces');
  const side = pick(Object.keys(forces), chance);
  return side === undefined ? null : (pick(tablesIn(forces, side), chance) ?? null);
}
const areaNames = (file: Table): string[] => [
  ...Object.keys(part(file, 'map', 'areas')),
  ...tablesIn(part(file, 'map', 'fortress'), 'sections').map(({ id }) => String(id)),
];
function dayOf(file: Table, chance: Chance): Table {
  const freiburg = part(file, 'freiburg');
  const town = isTable(freiburg.townDefence) ? freiburg.townDefence : null;
  return oneOf(town && chance(2) === 0 ? town : freiburg, 'days', chance);
}

/** What a lost unit was worth has been counted. */
const isLost = (file: Table, { id }: Table) => list(part(file, 'start'), 'eliminated').includes(id);

/** Takes a counter for lost, with the losses that it was. */
function eliminate(file: Table, chance: Chance): void {
  const { id, side, strength = 0, category } = someCounter(file, chance);
  const start = part(file, 'start');
  if (list(start, 'eliminated').includes(id)) return;
  list(start, 'eliminated').push(id);
  delete part(file, 'positions')[String(id)];
  const losses = part(start, 'losses', String(side));
  losses.ordinary = Number(losses.ordinary ?? 0) + Number(strength);
  losses.demoralizedInfantry ??= 0;
  if (file.rules !== 'freiburg' || Number(strength) === 0) return;
  const morale = part(start, 'armies', String(category));
  morale.casualties = Number(morale.casualties ?? 0) + Number(strength);
}

const TERRAINS = ['forest', 'woods', 'town', 'marsh', 'rough', 'ditch', 'entrenchment'];
const PHASES = ['disruptionRemoval', 'artilleryFire', 'movement', 'combat'];
const STANDS = ['line', 'rows', 'hill', 'town'];

const GROUND: readonly Alter[] = [
  (file, chance) => {
    const areas = part(file, 'map', 'areas');
    const name = pick(Object.keys(areas), chance);
    if (name !== undefined) alterHexes(list(areas, name), file, chance);
  },
  (file, chance) => {
    const areas = part(file, 'map', 'areas');
    const [one, other] = [pick(Object.keys(areas), chance), pick(Object.keys(areas), chance)];
    if (one === undefined || other === undefined) return;
    const what = chance(3);
    if (what === 0) areas[one] = structuredClone(areas[other]);
    else if (what === 1) areas[one] = list(areas, one).filter(() => chance(3) === 0);
    else areas[one] = [...new Set([...list(areas, one), ...list(areas, other).slice(0, 1 + chance(6))])];
  },
  (file, chance) => {
    const terrain = part(file, 'map', 'terrain');
    const hex = someHex(file, chance);
    for (const kind of TERRAINS) {
      if (Array.isArray(terrain[kind])) terrain[kind] = terrain[kind].filter((one) => one !== hex);
    }
    const kind = pick(['clear', ...TERRAINS], chance) ?? 'clear';
    if (kind !== 'clear') list(terrain, kind).push(hex);
  },
  (file, chance) => {
    const kind = pick(['slopes', 'rivers', 'streams', 'bridges', 'roads'], chance) ?? 'slopes';
    const all = list(part(file, 'map'), kind);
    const one = pick(all, chance);
    const inner = isTable(one) && Array.isArray(one.hexsides) ? (one.hexsides as unknown[]) : all;
    const at = chance(Math.max(1, inner.length));
    if (chance(2) === 0) inner.splice(at, 1);
    else if (Array.isArray(inner[at])) inner[at] = (inner[at] as unknown[]).toReversed();
  },
  (file, chance) => {
    const wall = oneOf(part(file, 'map', 'fortress'), 'hexsides', chance);
    wall.kind = wall.kind === 'gateway' ? 'fortification' : 'gateway';
  },
  (file, chance) => {
    const map = part(file, 'map');
    map.entrenchmentOwner = chance(3) === 0 ? null : someSide(file, chance);
  },
  (file, chance) => {
    const fortress = part(file, 'map', 'fortress');
    if (Array.isArray(fortress.sections)) fortress.owner = someSide(file, chance);
  },
];

const FORCES: readonly Alter[] = [
  (file, chance) => {
    const positions = part(file, 'positions');
    for (let left = 1 + chance(3); left > 0; left--)
      positions[String(someCounter(file, chance).id)] = someHex(file, chance);
  },
  (file, chance) => {
    const positions = part(file, 'positions');
    const id = pick(Object.keys(positions), chance);
    if (id !== undefined) delete positions[id];
  },
  (file, chance) => {
    const [from, to] = [forceOf(file, chance), forceOf(file, chance)];
    const ids = from ? list(from, 'counters') : [];
    const [id] = ids.splice(chance(Math.max(1, ids.length)), 1);
    if (to && id !== undefined && chance(2) === 0) list(to, 'counters').push(id);
  },
  (file, chance) => {
    const force = forceOf(file, chance);
    const zone = pick(areaNames(file), chance);
    if (!force || zone === undefined) return;
    const what = chance(5);
    if (what === 0) force.zone = zone;
    else if (what === 1) force.also = [zone];
    else if (what === 2) force.more = { zone, most: chance(6), rule: 'freiburg:18.52' };
    else if (what === 3) delete force.apart;
    else force.apart = { zone, hexes: 1 + chance(5), where: 'apart' };
  },
  (file, chance) => {
    const deployment = deploymentOf(file, chance);
    if (deployment) deployment.order = list(deployment, 'order').toReversed();
  },
  (file, chance) => {
    const counter = someCounter(file, chance);
    if (isLost(file, counter)) return;
    const what = chance(3);
    if (what === 0) counter.movement = chance(13);
    else if (what === 1 && Number(counter.strength) > 0) counter.strength = 1 + chance(12);
    else counter.value = counter.kind === 'leader' ? 1 + chance(4) : counter.value;
    delete counter.disruptedStrength;
  },
  (file, chance) => {
    const counter = someCounter(file, chance);
    const other = someCounter(file, chance);
    if (isLost(file, counter)) return;
    if (chance(2) === 0) counter.category = other.category;
    else Object.assign(counter, { kind: other.kind, strength: other.strength, movement: other.movement });
  },
  (file, chance) => {
    const reinforcements = list(part(file, 'freiburg'), 'reinforcements');
    if (chance(2) === 0) reinforcements.splice(chance(Math.max(1, reinforcements.length)), 1);
    else reinforcements.push(someCounter(file, chance).id);
  },
];

const START: readonly Alter[] = [
  eliminate,
  (file, chance) => {
    list(
      part(file, 'start'),
      pick(['disrupted', 'captured', 'fired', 'moved', 'fought', 'attempted'], chance) ?? '',
    ).push(someCounter(file, chance).id);
  },
  (file, chance) => {
    list(part(file, 'start'), pick(['exited', 'withdrawn', 'destroyed', 'fallen'], chance) ?? '').push(
      someCounter(file, chance).id,
    );
  },
  (file, chance) => {
    const start = part(file, 'start');
    start.phasingSide = someSide(file, chance);
    if (chance(2) === 0) start.gameTurn = 1 + chance(2);
  },
  (file, chance) => {
    part(file, 'start').phase = pick(PHASES, chance);
  },
  (file, chance) => {
    const start = part(file, 'start');
    start.day = 1 + chance(3);
    if (chance(2) === 0) start.stand = pick(STANDS, chance);
    if (chance(2) === 0) start.defence = pick(['line', 'town'], chance);
  },
  (file, chance) => {
    const start = part(file, 'start');
    const { inside, outside } = oneOf(part(file, 'map', 'fortress'), 'hexsides', chance);
    const hex = String(chance(2) === 0 ? inside : outside);
    if (chance(2) === 0) part(start, 'wallHits')[hex] = 1 + chance(2);
    else
      for (const section of tablesIn(part(file, 'map', 'fortress'), 'sections'))
        if (chance(2) === 0)
          for (const one of list(section, 'hexes').slice(0, 5)) part(start, 'lastIn')[String(one)] = 'french';
  },
  (file, chance) => {
    list(part(file, 'start'), 'demoralized').push(oneOf(file, 'categories', chance).id);
  },
  // A whole army stands somewhere, and play has begun.
  (file, chance) => {
    const positions = part(file, 'positions');
    const start = part(file, 'start');
    const hexes = Object.values(part(file, 'map', 'areas'))
      .flat()
      .filter((hex) => chance(4) === 0 && hex);
    for (const { id } of tablesIn(file, 'counters')) {
      const hex = hexes.splice(chance(Math.max(1, hexes.length)), 1)[0];
      if (hex !== undefined && chance(5) > 0) positions[String(id)] = hex;
    }
    start.phase = pick(PHASES, chance);
    if (isTable(file.freiburg) && isTable(file.freiburg.townDefence))
      start.defence = pick(['line', 'town'], chance);
  },
];

const DAYS: readonly Alter[] = [
  (file, chance) => {
    const day = dayOf(file, chance);
    const what = chance(4);
    if (what === 0) day.firstPlayer = someSide(file, chance);
    else if (what === 1) day.withdrawal = chance(2) === 0;
    else if (what === 2) alterHexes(list(day, 'exitHexes'), file, chance);
    else day.endsWhenDemoralized = list(day, 'endsWhenDemoralized').slice(chance(3));
  },
  (file, chance) => {
    const day = dayOf(file, chance);
    if (chance(2) === 0) day.moraleRow = pick(['3-august', '5-august', '9-august'], chance);
    else day.id = pick(['3-august', '5-august', '9-august'], chance);
  },
  (file, chance) => {
    const freiburg = part(file, 'freiburg');
    freiburg.victory = pick(['17.15', '17.25', '17.36', '18.7', '19.6'], chance);
  },
  (file, chance) => {
    const freiburg = part(file, 'freiburg');
    const town = isTable(freiburg.townDefence) ? freiburg.townDefence : null;
    for (const holder of town ? [freiburg, town] : [freiburg]) list(holder, 'days').splice(chance(3), 1);
    file.gameTurns = list(freiburg, 'days').reduce(
      (sum: number, day) => sum + Number((day as Table).gameTurns),
      0,
    );
  },
  (file, chance) => {
    const suggested = part(file, 'freiburg', 'suggested', pick(STANDS, chance) ?? 'line');
    const army = String(oneOf(file, 'categories', chance).id);
    const hexes = () => [...new Set(Array.from({ length: 6 }, () => someHex(file, chance)))];
    suggested[army] = { infantry: hexes(), cavalry: hexes() };
  },
  (file, chance) => {
    const suggested = deploymentOf(file, chance);
    if (suggested) part(suggested, 'suggested')[String(someCounter(file, chance).id)] = someHex(file, chance);
  },
  (file, chance) => {
    const beck = isTable(file.beck) ? file.beck : null;
    if (!beck) return;
    if (chance(2) === 0) alterHexes(list(beck, 'entryHexes'), file, chance);
    else beck.fromGameTurn = 1 + chance(2);
  },
];

const KINDS: readonly (readonly Alter[])[] = [GROUND, FORCES, START, DAYS];

/** A copy in which one thing is another. */
export function altered(file: object, chance: Chance): object {
  const copy = structuredClone(file) as Table;
  const kinds = pick(KINDS, chance) ?? GROUND;
  pick(kinds, chance)?.(copy, chance);
  return copy;
}

/** A copy with one Game-Turn a day and about so many in a hundred of its counters, for a game that is soon over. */
export function shortened(file: object, percent: number, chance: Chance): object {
  const copy = structuredClone(file) as Table;
  delete copy.totals;
  const { freiburg } = copy;
  const leaders = new Set(tablesIn(copy, 'categories').map(({ leader }) => leader));
  const beck = isTable(copy.beck) ? Object.values(part(copy.beck, 'arrivals')).flat() : [];
  const gone = new Set(
    tablesIn(copy, 'counters')
      .map(({ id }) => id)
      .filter((id) => !leaders.has(id) && !beck.includes(id) && chance(100) >= percent),
  );
  if (isTable(freiburg)) {
    const town = isTable(freiburg.townDefence) ? freiburg.townDefence : null;
    for (const holder of town ? [freiburg, town] : [freiburg])
      for (const day of tablesIn(holder, 'days')) day.gameTurns = 1;
    copy.gameTurns = list(freiburg, 'days').length;
  } else copy.gameTurns = 1;
  if (isTable(copy.beck)) copy.beck.fromGameTurn = 1;
  return without(copy, gone) as object;
}

/** Without those ids, wherever they are named. */
function without(value: unknown, gone: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !gone.has(isTable(one) ? one.id : one)).map((one) => without(one, gone));
  if (!isTable(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !gone.has(key))
      .map(([key, one]) => [key, without(one, gone)]),
  );
}
