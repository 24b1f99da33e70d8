/** The rout move: case 12.3. Each step shortens the way to the edge of its own side, so that every run ends. */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';
import { directionTo, type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import type { Read } from '../../../core/json/readJson';
import { facingOfRun } from '../02-facing/facing';
import { entryBar } from '../03-stacking/stacking';
import { eliminate } from '../08-leaders/loss';
import { endCharge } from '../11-combat/charge';
import { hexForm } from '../engine/commandParts';
import { asDecision, command, decision, event, type Run, task, theDecision } from '../engine/declare';
import { inTurn } from '../engine/inTurn';
import { type Board, enemyOf, type Unit } from '../state/board';
import { inEnemyZone } from '../state/near';
import type { SideIndex } from '../state/numbering';
import { notTheWay, runsFirst } from './reasons';

const runForm = v.strictObject({ do: v.literal('runTo'), to: hexForm });

declare module '../engine/types' {
  interface CommandTypes {
    runTo: Read<typeof runForm>;
  }
  interface TaskTypes {
    /** A rout move that has entered so many hexes. */
    run: { readonly unit: CounterId; readonly entered: number };
  }
  interface DecisionTypes {
    /** Which of several equal ways a rout move takes. */
    runTo: { readonly unit: CounterId; readonly entered: number };
  }
  interface EventTypes {
    ran: { readonly unit: CounterId; readonly to: string; readonly facing: number };
    /** A rout move is over. */
    ranOut: { readonly unit: CounterId; readonly at: string; readonly entered: number };
  }
}

/** Hexes of a rout move, if nothing shortens or lengthens it. @rule 12.3 */
const RUN = 3;

const FAR = 32767;
const [FREE, BARRED] = [1, 2] as const;

/**
 * Steps from each hex off the map over the edge of a side, around enemy units, lone enemy leaders and ponds. From most
 * hexes nothing bars a way that comes nearer to the edge with each step; the others are counted from the edge on, as far
 * as somebody asks. @rule 12.3
 */
class WaysToEdge {
  /** By hex; 0: not counted yet. */
  private readonly steps: Int16Array;
  /** By hex, whether such a straight way is free; 0: not looked at yet. */
  private readonly straight: Uint8Array;
  private readonly queue: HexIndex[] = [];
  private done = 0;
  private isBegun = false;

  /** `unit`: any of that side. */
  constructor(
    private readonly board: Board,
    private readonly unit: Unit,
  ) {
    const { size } = board.field.grid;
    this.steps = new Int16Array(size);
    this.straight = new Uint8Array(size);
  }

  /** Whether a hex is so many steps away, where one that is further away has been asked for. */
  isAt(hex: HexIndex, steps: number): boolean {
    const counted = this.steps[hex];
    return counted ? counted === steps : this.columnsFrom(hex) === steps && this.isStraight(hex);
  }

  /** `FAR`: there is no way. All hexes that are nearer to the edge can be asked for by then. */
  from(hex: HexIndex): number {
    if (this.isStraight(hex)) return this.columnsFrom(hex);
    if (!this.isBegun) for (const edge of edgeHexes(this.board, this.unit.side)) this.reach(edge, 1);
    this.isBegun = true;
    while (this.steps[hex] === 0 && this.done < this.queue.length)
      this.goOn(this.queue[this.done++] ?? OFF_MAP);
    return this.steps[hex] || FAR;
  }

  /** No way is shorter: each step leads one column on at most. */
  private columnsFrom(hex: HexIndex): number {
    const { size, rows } = this.board.field.grid;
    const column = Math.trunc(hex / rows);
    return isFirst(this.board, this.unit.side) ? column + 1 : size / rows - column;
  }

  private isStraight(hex: HexIndex): boolean {
    const known = this.straight[hex];
    if (known) return known === FREE;
    const columns = this.columnsFrom(hex);
    let isFree = entryBar(this.board, this.unit, hex) === null;
    if (isFree && columns > 1) {
      isFree = false;
      for (let d = 0; d < 6 && !isFree; d++) {
        const next = this.board.neighbour(hex, d);
        isFree = next !== OFF_MAP && this.columnsFrom(next) < columns && this.isStraight(next);
      }
    }
    this.straight[hex] = isFree ? FREE : BARRED;
    return isFree;
  }

  private goOn(hex: HexIndex): void {
    const steps = (this.steps[hex] ?? 0) + 1;
    for (let d = 0; d < 6; d++) {
      const next = this.board.neighbour(hex, d);
      if (next !== OFF_MAP && this.steps[next] === 0) this.reach(next, steps);
    }
  }

  private reach(hex: HexIndex, steps: number): void {
    if (entryBar(this.board, this.unit, hex) !== null) return;
    this.steps[hex] = steps;
    this.queue.push(hex);
  }
}

/** Of each side, for as long as its enemies stand where they do: friends bar no way. */
const known: { readonly layout: number; readonly ways: WaysToEdge }[] = [];

function waysToEdge(board: Board, unit: Unit): WaysToEdge {
  const layout = board.layoutOf(enemyOf(unit.side));
  const last = known[unit.side];
  if (last?.layout === layout) return last.ways;
  const ways = new WaysToEdge(board, unit);
  known[unit.side] = { layout, ways };
  return ways;
}

/** Whether the edge of a side is the first column, not the last one. */
function isFirst({ scenario }: Board, side: SideIndex): boolean {
  return scenario.sides[side].edge === 'first';
}

function edgeHexes(board: Board, side: SideIndex): readonly HexIndex[] {
  const { grid } = board.field;
  const first = isFirst(board, side) ? 0 : grid.size - grid.rows;
  return Array.from({ length: grid.rows }, (_, row) => first + row);
}

/** Steps that a unit is away from leaving the map by its own edge, the last one among them; null: there is no way. */
export function wayToEdge(board: Board, unit: Unit): number | null {
  const distance = waysToEdge(board, unit).from(unit.hex);
  return distance === FAR ? null : distance;
}

/**
 * The hexes that a rout move can enter next: of the shortest ways the best, several where the owner chooses. @rule 12.3
 */
export function nextRunHexes(board: Board, unit: Unit): readonly HexIndex[] {
  const way = wayToEdge(board, unit);
  if (way === null || way === 1) return [];
  const ways = waysToEdge(board, unit);
  const shortest: HexIndex[] = [];
  for (let d = 0; d < 6; d++) {
    const next = board.neighbour(unit.hex, d);
    if (next !== OFF_MAP && ways.isAt(next, way - 1)) shortest.push(next);
  }
  const open = preferred(shortest, (hex) => !inEnemyZone(board, hex, unit.side));
  return preferred(open, (hex) => board.unitIn(hex) === null);
}

/**
 * The hexes that a rout move would enter, the first of equal ways taken, and how far the edge is from where it begins.
 */
export type RunWay = {
  readonly hexes: readonly string[];
  /** Those of them that the owner would have to choose. */
  readonly chosen: readonly string[];
  readonly toEdge: number | null;
  readonly leaves: boolean;
};
/** How many hexes it has run already, and the one that it would enter next. */
type Begun = { readonly entered: number; readonly first: HexIndex | null };

/** The way that a routed unit would run now, friends on it left as they are. @rule 12.3 */
export function runWay(
  board: Board,
  unit: Unit,
  { entered, first }: Begun = { entered: 0, first: null },
): RunWay {
  const toEdge = wayToEdge(board, unit);
  const hexes: string[] = [];
  const chosen: string[] = [];
  let at: Unit = unit;
  for (;;) {
    const done = entered + hexes.length;
    const isOnItsOwn = board.unitsIn(at.hex).every(({ id }) => id === unit.id);
    const held = done > 0 && inEnemyZone(board, at.hex, unit.side);
    if (isOnItsOwn && (done >= RUN || held)) return { hexes, chosen, toEdge, leaves: false };
    const open = nextRunHexes(board, at);
    const next = hexes.length === 0 && first !== null ? first : open[0];
    if (next === undefined) return { hexes, chosen, toEdge, leaves: toEdge !== null };
    if (open.length > 1) chosen.push(board.number(next));
    hexes.push(board.number(next));
    at = { ...at, hex: next };
  }
}

function preferred<I>(items: readonly I[], is: (item: I) => boolean): readonly I[] {
  const better = items.filter(is);
  return better.length > 0 ? better : items;
}

export const run = task('run', (run, { unit: id, entered }) => {
  const { board } = run;
  const unit = board.knownUnit(id);
  if (unit.at === null || unit.order !== 'routed') return;
  if (entered > 0 && isAtEnd(board, unit, entered)) {
    run.emit({ happened: 'ranOut', unit: id, at: unit.at, entered });
    return;
  }
  const way = wayToEdge(board, unit);
  if (way === null) eliminate(run, unit, 'noWay');
  else if (way === 1) eliminate(run, unit, 'leftMap');
  else run.plan({ task: 'runTo', unit: id, entered });
});

/** Whether it stops where it is. @rule 12.3 */
function isAtEnd(board: Board, unit: Unit, entered: number): boolean {
  if (board.unitsIn(unit.hex).length > 1) return false;
  return entered >= RUN || inEnemyZone(board, unit.hex, unit.side);
}

export const runToDecision = decision('runTo', {
  owner: (board, { unit }) => board.knownUnit(unit).side,
  first: (board, { unit }) => runsFirst({ counters: [board.knownUnit(unit)] }),
  settled(board, { unit }) {
    const [only, ...others] = nextRunHexes(board, board.knownUnit(unit));
    if (only === undefined) return 'dropped';
    return others.length > 0 ? null : { do: 'runTo', to: board.number(only) };
  },
});

export const runTo = command('runTo', {
  form: runForm,
  given: { answers: 'runTo' },
  check(board, { to }) {
    const unit = board.knownUnit(theDecision(board, 'runTo').unit);
    const open = nextRunHexes(board, unit).map((hex) => board.number(hex));
    return open.includes(to) ? [] : [notTheWay({ counters: [unit], hexes: open })];
  },
  *moves(board, asking) {
    const unit = board.knownUnit(theDecision(board, 'runTo').unit);
    for (const hex of inTurn(nextRunHexes(board, unit), asking)) yield { do: 'runTo', to: board.number(hex) };
  },
  resolve(run, { to }, answered) {
    const { unit: id, entered } = asDecision(answered, 'runTo');
    enter(run, run.board.knownUnit(id), to, entered + 1);
  },
});

function enter(run: Run, unit: Unit, to: string, entered: number): void {
  const { board } = run;
  const hex = board.hex(to);
  const friends = board.unitsIn(hex).filter(({ order }) => order !== 'routed');
  const home = isFirst(board, unit.side) ? LEFT : RIGHT;
  const facing = facingOfRun(directionTo(board.field.grid, unit.hex, hex), home);
  run.emit({ happened: 'ran', unit: unit.id, to, facing });
  run.plan(...friends.map(({ id }) => ({ task: 'disorder', unit: id }) as const), {
    task: 'run',
    unit: unit.id,
    entered,
  });
}
/** Facings that look straight at the first and the last column. */
const LEFT = 3;
const RIGHT = 0;

export const ran = event('ran', (board, { unit, to, facing }) => {
  board.changeUnit(unit, { at: to, facing });
  endCharge(board, unit);
});

export const ranOut = event('ranOut', (board, { unit }) =>
  board.change({ routing: board.facts.routing.filter((id) => id !== unit) }),
);
