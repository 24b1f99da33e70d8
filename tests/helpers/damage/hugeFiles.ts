/** The largest file that the loader takes, for each bound on a scenario or record, as text. */
import { hexGrid, neighbour, numberOf, OFF_MAP, printedNumber } from '../../../src/core/hex/hex';
import { MOST_ENTRIES, MOST_LABELS } from '../../../src/core/record/record';
import { MOST } from '../../../src/systems/thirty-years-war/scenario/scenarioCaps';

/** As many hexes as a map may have, nearly square. */
export const COLUMNS = 60;
export const ROWS = Math.floor(MOST.hexes / COLUMNS);
const SIDES = ['french', 'spanish'] as const;
const PLAIN = {
  ...{ system: 'thirty-years-war', id: 'huge', title: 'A huge battle', rules: 'standard', gameTurns: 99 },
  sides: [
    { id: 'french', name: 'French', livery: 'blue' },
    { id: 'spanish', name: 'Spanish', livery: 'red' },
  ],
};
const MOVING = { gameTurn: 1, phasingSide: 'french', phase: 'movement' };

export function gameFile(scenario: object, more: object = {}): string {
  const record = { format: 'tercio-game', formatVersion: 1, system: 'thirty-years-war', seed: 'huge' };
  return JSON.stringify({ ...record, scenario: { whole: scenario }, entries: [], ...more });
}

type Size = { readonly columns: number; readonly rows: number; readonly counters: number };
const WIDE: Size = { columns: COLUMNS, rows: ROWS, counters: 40 };

/** Horse on open ground, half of each side, in the columns at its edge. */
export function wideField({ columns, rows, counters }: Size, map: object = {}, name = ''): object {
  const units = SIDES.flatMap((side, s) =>
    Array.from({ length: counters / 2 }, (_, i) => {
      const rank = Math.floor(i / rows);
      const at = printedNumber(s === 0 ? rank : columns - 1 - rank, i % rows);
      return { at, counter: horse(side, i, 4, name) };
    }),
  );
  return {
    ...PLAIN,
    map: { columns, rows, ...map },
    counters: units.map(({ counter }) => counter),
    positions: Object.fromEntries(units.map(({ counter, at }) => [counter.id, at])),
    start: MOVING,
  };
}

function horse(side: string, i: number, strength: number, name = '') {
  const { movement } = MOST;
  return {
    id: `${side}-${i}`,
    name: `${side} ${i} ${name}`.slice(0, MOST.name),
    ...{ side, kind: 'cavalry', strength, movement },
  };
}

const LONG = 'Nameless '.repeat(60);
const ALL = Array.from({ length: COLUMNS * ROWS }, (_, i) => printedNumber(Math.floor(i / ROWS), i % ROWS));
/** Down one column and up the next. */
const OVER_ALL = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
  const [column, row] = [Math.floor(i / ROWS), i % ROWS];
  return printedNumber(column, column % 2 === 0 ? row : ROWS - 1 - row);
});

function someHexsides(most: number): readonly (readonly [string, string])[] {
  const grid = hexGrid(COLUMNS, ROWS);
  const found: (readonly [string, string])[] = [];
  for (let hex = 0; hex < grid.size; hex++)
    for (let direction = 0; direction < 6 && found.length < most; direction++) {
      const next = neighbour(grid, hex, direction);
      if (next > hex && next !== OFF_MAP) found.push([numberOf(grid, hex), numberOf(grid, next)]);
    }
  return found;
}

/** Every hex with ground of its own kind, none like the one before it. */
function groundEverywhere(): object {
  const kinds = ['forest', 'woods', 'town', 'marsh', 'rough', 'ditch', 'entrenchment'];
  const apart = Math.floor(ALL.length / MOST.groundHexes);
  const inner = ALL.filter((hex, i) => hex > '0200' && hex < `${COLUMNS - 1}00` && i % apart === 0);
  const of = (kind: number) => inner.filter((_, i) => i % kinds.length === kind);
  const [each, town] = [Math.floor(MOST.groundHexes / kinds.length), kinds.indexOf('town')];
  return Object.fromEntries(
    kinds.map((kind, i) => [kind, of(i).slice(0, i === town ? Math.min(each, MOST.townHexes) : each)]),
  );
}

/** All units have to be set up, each side's on its half of the map; half of them differ from each other. */
function toSetUp(): object {
  const each = MOST.counters / 2;
  const units = SIDES.flatMap((side) => Array.from({ length: each }, (_, i) => horse(side, i, 1 + (i % 99))));
  const force = (of: string, zone: string) => [
    { counters: units.filter(({ side }) => side === of).map(({ id }) => id), zone, where: zone, rule: '3.0' },
  ];
  return {
    ...PLAIN,
    map: {
      columns: COLUMNS,
      rows: ROWS,
      areas: { west: ALL.slice(0, MOST.zoneHexes), east: ALL.slice(-MOST.zoneHexes) },
    },
    counters: units,
    positions: {},
    deployment: {
      order: SIDES,
      forces: { french: force('french', 'west'), spanish: force('spanish', 'east') },
    },
    start: { gameTurn: 1, phasingSide: 'french', phase: 'disruptionRemoval' },
  };
}

type Written = {
  readonly parent: number;
  readonly press: number;
  readonly command: object;
  readonly dice: [];
};
const COUNTERS = 200;
const LINES: Size = { columns: 28, rows: COUNTERS / 4, counters: COUNTERS };

/** Two lines of horse ride a hex to the middle and back, turn by turn; beside every command another may branch off. */
export function longGame(commands: number, branches: boolean, standsAtStart = false): string {
  const entries: Written[] = [];
  let last = -1;
  const write = (command: object) =>
    entries.push({ parent: last, press: entries.length + 1, command, dice: [] }) - 1;
  const act = (command: object, other?: object) => {
    if (branches && other && entries.length < commands - 1) write(other);
    if (entries.length < commands) last = write(command);
  };
  for (let turn = 0; entries.length < commands; turn++) {
    for (const side of SIDES) {
      const phases = ['disruptionRemoval', 'artilleryFire', 'movement', 'combat'];
      for (const phase of turn === 0 && side === 'french' ? phases.slice(2) : phases) {
        if (phase === 'movement') rideAll(side, turn, act);
        act({ do: 'endPhase', phase });
      }
    }
  }
  const at = standsAtStart ? 0 : last;
  return gameFile(wideField(LINES), { entries, head: at, tip: at });
}

function rideAll(side: string, turn: number, act: (command: object, other: object) => void): void {
  const { rows, columns } = LINES;
  const out = side === 'french' ? 2 : columns - 3;
  const home = side === 'french' ? 1 : columns - 2;
  for (let row = 0; row < rows; row++) {
    const [from, to] = turn % 2 === 0 ? [home, out] : [out, home];
    const move = (column: number, at: number) => ({
      ...{ do: 'move', counter: `${side}-${rows + row}` },
      path: [printedNumber(column, at)],
    });
    act(move(to, row), move(from, row + (row === rows - 1 ? -1 : 1)));
  }
}

/** As many lines of play as there can be that all leave at the start. */
export function manyLeaves(leaves: number): string {
  const [rows, counters] = [ROWS, 2 * ROWS];
  const entries: Written[] = [];
  for (let unit = 0; unit < counters / 2; unit++)
    for (let column = 2; column < 20; column++)
      for (let row = 0; row < rows && entries.length < leaves; row++) {
        const path = bentWay(unit, column, row);
        if (path.length > MOST.movement) continue;
        const command = { do: 'move', counter: `french-${unit}`, path };
        entries.push({ parent: -1, press: entries.length + 1, command, dice: [] });
      }
  return gameFile(wideField({ columns: COLUMNS, rows, counters }), { entries, head: -1, tip: -1 });
}

/** From a hex of the first column along its row, then along a column. */
function bentWay(from: number, column: number, row: number): readonly string[] {
  const along = Array.from({ length: column }, (_, c) => printedNumber(c + 1, from));
  const step = row < from ? -1 : 1;
  const down = Array.from({ length: Math.abs(row - from) }, (_, i) =>
    printedNumber(column, from + (i + 1) * step),
  );
  return [...along, ...down];
}

const notes = (text: string) =>
  Array.from({ length: MOST_LABELS }, (_, i) => ({ entry: i, text: `${i} ${text}` }));
const areas = Array.from({ length: Math.floor(MOST.areaHexes / ALL.length) }, (_, i) => [`area-${i}`, ALL]);

export const HUGE: { readonly [what: string]: () => string } = {
  'a map of all ground': () => gameFile(wideField(WIDE, { terrain: groundEverywhere() })),
  roads: () => gameFile(wideField(WIDE, { roads: [{ hexes: OVER_ALL.slice(0, MOST.roadHexes) }] })),
  areas: () => gameFile(wideField(WIDE, { areas: Object.fromEntries(areas) })),
  streams: () => gameFile(wideField(WIDE, { streams: [{ hexsides: someHexsides(MOST.hexsides) }] })),
  slopes: () => gameFile(wideField(WIDE, { slopes: someHexsides(MOST.hexsides) })),
  labels: () =>
    gameFile(
      wideField(WIDE, {
        labels: ALL.slice(0, MOST.pieces).map((hex) => ({
          hex,
          kind: 'town',
          text: LONG.slice(0, MOST.name),
        })),
      }),
    ),
  'counters that ride far, with long names': () =>
    gameFile(wideField({ ...WIDE, counters: MOST.counters }, {}, LONG)),
  'units to set up': () => gameFile(toSetUp()),
  commands: () => longGame(MOST_ENTRIES, false),
  'commands with branches': () => longGame(MOST_ENTRIES, true),
  'branches of a branch': () => longGame(MOST_ENTRIES, true, true),
  'branches at the start': () => manyLeaves(MOST_ENTRIES),
  notes: () => {
    const { entries, ...game } = JSON.parse(longGame(MOST_LABELS * 2, true));
    const text = LONG.slice(0, 490);
    return JSON.stringify({ ...game, bookmarks: notes(text), branchNames: notes(text), entries });
  },
};
