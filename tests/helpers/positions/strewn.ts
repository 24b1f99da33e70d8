/** Positions of any scenario with its counters strewn over a part of the map, always the same ones for a seed. */

import { scenarioNamed } from '../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { FreiburgState } from '../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { chance, EAST, LINE, type Part } from './scattered';
import { withFreiburg } from './withFreiburg';

type Draw = ReturnType<typeof chance>;
type Kind = { readonly scenario: string; readonly parts: readonly Part[] };

/** Where the armies of each game can come to blows, woods, water and works among it. */
const KINDS: readonly Kind[] = [
  {
    scenario: 'rocroi',
    parts: [
      { columns: [8, 22], rows: [3, 25] },
      { columns: [10, 16], rows: [6, 16] },
    ],
  },
  { scenario: 'freiburg-3-august', parts: [LINE] },
  { scenario: 'freiburg-5-august', parts: [LINE, { columns: [9, 21], rows: [8, 22] }] },
  { scenario: 'freiburg-9-august', parts: [EAST] },
  { scenario: 'freiburg-campaign', parts: [EAST, LINE] },
  { scenario: 'freiburg-campaign-siege', parts: [EAST, LINE] },
  { scenario: 'freiburg-siege', parts: [EAST, { columns: [3, 12], rows: [7, 16] }] },
  { scenario: 'first-battle', parts: [{ columns: [1, 12], rows: [1, 13] }] },
];
const scenarios = KINDS.map(({ scenario }) => thirtyYearsWar.read.scenario(scenarioNamed(scenario)));

/** The position of that seed, in the Movement Phase of either side. */
export function strewn(seed: number): State {
  const draw = chance(seed * 7919 + 1);
  draw(2);
  const index = draw(KINDS.length);
  const scenario = scenarios[index];
  const part = KINDS[index]?.parts[draw(KINDS[index]?.parts.length ?? 1)];
  if (!scenario || !part) throw new Error('no scenario');
  const chosen = Object.fromEntries(
    thirtyYearsWar
      .optionSpecs(scenario)
      .map(({ id, values }) => [id, values[draw(values.length)]?.value ?? '']),
  );
  const base = thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, chosen));
  const some = (ids: readonly string[]) => ids.filter(() => draw(3) === 0);
  const state: State = {
    ...base,
    ...{ pending: null, phase: 'movement', obligations: null },
    phasingSide: scenario.sides[draw(2)]?.id ?? base.phasingSide,
    demoralized: some(scenario.categories.map(({ id }) => id)),
    losses: Object.fromEntries(
      scenario.sides.map(({ id }) => [id, { ordinary: draw(90), demoralizedInfantry: draw(20) }]),
    ),
    counters: strew(base, part, draw),
  };
  const hit = some((scenario.map.fortress?.hexsides ?? []).map(({ inside }) => inside));
  const wallHits = Object.fromEntries(hit.map((hex) => [hex, 1 + draw(2)]));
  return withFreiburg(state, { wallHits, lastIn: lastIn(state, draw) });
}

/**
 * Which hexes of the town and before its gateways the besiegers were the last in: who stands there, else some of all
 * (19.57).
 */
function lastIn({ scenario, counters }: State, draw: Draw): FreiburgState['lastIn'] {
  const { fortress } = scenario.map;
  const besieger = scenario.sides.find(({ id }) => id !== fortress?.owner)?.id;
  if (!fortress || besieger === undefined) return {};
  const gates = fortress.hexsides.filter(({ kind }) => kind === 'gateway');
  const inTown = fortress.sections.flatMap(({ hexes }) => hexes);
  const hexes = [
    ...new Set([...inTown, ...gates.flatMap(({ inside, outside }) => [inside, outside])]),
  ].sort();
  const share = draw(4);
  const standing = new Map(
    counters.flatMap(({ at, holder }, i) =>
      at !== null && (scenario.counters[i]?.strength ?? 0) > 0 ? [[at, holder] as const] : [],
    ),
  );
  const theirs = hexes.filter((hex) => {
    const holder = standing.get(hex);
    return holder === undefined ? draw(4) < share : holder === besieger;
  });
  return Object.fromEntries(theirs.map((hex) => [hex, besieger]));
}

/** One unit a hex; a Leader or a gun with one of its own now and then, or alone; some lost, some gone, some taken. */
function strew({ counters, scenario }: State, part: Part, draw: Draw): State['counters'] {
  const closed = new Set([...(scenario.map.terrain.forest ?? []), ...(scenario.map.terrain.town ?? [])]);
  const { columns, rows } = part;
  const twoDigits = (n: number) => String(n).padStart(2, '0');
  const anywhere = () => {
    for (;;) {
      const column = columns[0] + draw(columns[1] - columns[0] + 1);
      const row = rows[0] + draw(rows[1] - rows[0] + 1);
      const hex = `${twoDigits(column)}${twoDigits(row)}`;
      if (!closed.has(hex) && column <= scenario.map.columns && row <= scenario.map.rows) return hex;
    }
  };
  const units = new Map<string, string>();
  const placed = counters.map((counter, i) => {
    const printed = scenario.counters[i];
    const isUnit = printed?.kind === 'infantry' || printed?.kind === 'cavalry';
    const plain = { ...counter, at: null, disrupted: false };
    if (draw(4) === 0) return { ...plain, off: goneOf(printed?.kind ?? '', draw) };
    const hex = anywhere();
    if (isUnit && units.has(hex)) return { ...plain, off: 'eliminated' as const };
    if (isUnit) units.set(hex, counter.holder);
    const enemies = scenario.sides.find(({ id }) => id !== counter.holder)?.id ?? counter.holder;
    const holder = printed?.kind === 'artillery' && draw(4) === 0 ? enemies : counter.holder;
    return { ...counter, at: hex, off: null, holder, disrupted: isUnit && draw(4) === 0 };
  });
  // who is no unit stands with his own side's, or where no unit stands
  return placed.map((counter, i) => {
    const there = counter.at === null ? undefined : units.get(counter.at);
    const printed = scenario.counters[i];
    if (counter.at === null || there === undefined || there === counter.holder) return counter;
    return { ...counter, at: null, off: goneOf(printed?.kind ?? '', draw) };
  });
}

function goneOf(kind: string, draw: Draw): 'eliminated' | 'exited' | 'destroyed' | 'withdrawn' {
  if (kind === 'artillery') return draw(2) === 0 ? 'destroyed' : 'withdrawn';
  return draw(2) === 0 ? 'eliminated' : 'exited';
}
