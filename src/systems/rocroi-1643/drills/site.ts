/**
 * A small position for a drill: drawn ground, units and leaders of a battle put down on it, and laid as the table has
 * it.
 */
import type { DrillBattle } from '../../../core/contract/drills';
import type { Json } from '../../../core/contract/values';
import type { Draw } from '../../../core/dice/draw';
import { oneOf, shuffled, someOf } from '../../../core/dice/drawn';
import { type HexGrid, type HexIndex, hexesWithin, hexGrid, numberOf } from '../../../core/hex/hex';
import { DataError } from '../../../core/json/dataError';
import { onward } from '../04-sequence/onward';
import { readPieces } from '../scenario/line';
import { readOptions } from '../scenario/options';
import { readPosition } from '../scenario/position';
import { readScenario } from '../scenario/readScenario';
import type { PrintedLeader, PrintedUnit, Scenario, Step } from '../scenario/scenario';
import { type Board, boardOf } from '../state/board';
import { start } from '../state/start';
import type { Order } from '../state/state';

export type Mark = 'F' | 'S';
const MARKS: { readonly [side: string]: Mark } = { french: 'F', spanish: 'S' };

/** Columns and rows by level. */
const SIZES: readonly (readonly [number, number])[] = [
  [7, 6],
  [7, 6],
  [8, 7],
  [8, 7],
  [9, 8],
  [10, 8],
];
/** How many hexes of each ground there are, by level. */
const ROUGH = [0, 0, 4, 6, 8, 10];
const STREAMS = [0, 0, 0, 0, 1, 1];
/** One unit in so many is disorganised, or routed. */
const DISORGANISED = [0, 9, 5, 4, 3, 3];
const ROUTED = [0, 0, 20, 12, 9, 7];

type Placed = {
  readonly name: string;
  /** As a line of counters has it. */
  readonly text: string;
};

export class Site {
  readonly grid: HexGrid;
  private readonly map: { readonly [field: string]: Json };
  private readonly closed: ReadonlySet<HexIndex>;
  private readonly taken = new Set<HexIndex>();
  private readonly placed: Placed[] = [];
  private readonly units: PrintedUnit[];
  private readonly scenario: Scenario;
  /** Whose segment it is: a side, and one of its corps. */
  readonly mark: Mark;
  readonly corps: string;

  constructor(
    private readonly draw: Draw,
    private readonly level: number,
    battle: DrillBattle,
  ) {
    this.scenario = scenarioOf(battle);
    const [columns, rows] = SIZES[level] ?? [7, 6];
    this.grid = hexGrid(columns, rows);
    const hexes = shuffled(draw, this.grid.numbers);
    const rough = ROUGH[level] ?? 0;
    const wood = hexes.slice(0, draw(rough + 1));
    const marsh = hexes.slice(wood.length, rough);
    const pond = level > 2 ? hexes.slice(rough, rough + draw(2)) : [];
    this.map = {
      columns,
      rows,
      wood: wood.toSorted(),
      marsh: marsh.toSorted(),
      pond,
      streams: this.stream(),
    };
    this.closed = new Set(pond.map((hex) => this.grid.indexOf.get(hex) ?? -1));
    const corps = oneOf(
      draw,
      this.scenario.corps.filter(({ id }) => this.ofCorps(id).length > 4),
    );
    if (!corps) throw new Error('a battle without corps');
    this.corps = corps.id;
    this.mark = markOf(corps.side);
    this.units = [...shuffled(draw, this.scenario.units)];
  }

  /** Along one hex, half of its sides. */
  private stream(): Json {
    if ((STREAMS[this.level] ?? 0) === 0 || this.draw(2) === 0) return [];
    const hex = this.draw(this.grid.size);
    const around = [0, 1, 2].map((d) => this.grid.neighbours[hex * 6 + d] ?? -1).filter((next) => next >= 0);
    return around.map((next) => [this.number(hex), this.number(next)]);
  }

  private ofCorps(corps: string): readonly PrintedUnit[] {
    return this.scenario.units.filter((unit) => unit.corps === corps);
  }

  number(hex: HexIndex): string {
    return numberOf(this.grid, hex);
  }

  /** Where a counter may be put down, in a drawn order. */
  free(hexes: readonly HexIndex[]): readonly HexIndex[] {
    return shuffled(
      this.draw,
      hexes.filter((hex) => !this.taken.has(hex) && !this.closed.has(hex)),
    );
  }

  near(hex: HexIndex, most: number): readonly HexIndex[] {
    return hexesWithin(this.grid, hex, most);
  }

  /** A hex with all its neighbours on the map. */
  middle(): HexIndex {
    const inner = this.grid.numbers
      .map((_, hex) => hex)
      .filter((hex) => this.near(hex, 1).length === 7 && !this.closed.has(hex));
    return oneOf(this.draw, inner) ?? 0;
  }

  /** The next unit of the acting corps, or of the other side, as it falls; null: there is no other. */
  unit(
    whose: 'acting' | 'others' | 'enemy',
    test: (unit: PrintedUnit) => boolean = () => true,
  ): PrintedUnit | null {
    const isMeant = ({ corps }: PrintedUnit) => {
      const isOwn = this.sideOf(corps) === this.mark;
      return whose === 'enemy' ? !isOwn : isOwn && (corps === this.corps) === (whose === 'acting');
    };
    const at = this.units.findIndex((unit) => isMeant(unit) && test(unit));
    return this.units.splice(at, at < 0 ? 0 : 1)[0] ?? null;
  }

  private sideOf(corps: string): Mark {
    return markOf(this.scenario.corps.find(({ id }) => id === corps)?.side ?? '');
  }

  put(unit: PrintedUnit, hex: HexIndex, facing: number, order: Order = this.order()): void {
    this.taken.add(hex);
    const sign = order === 'disorganised' ? '*' : order === 'routed' ? '!' : '';
    const reduced = unit.steps > 1 && this.draw(4) === 0 ? ['reduced'] : [];
    const words = [
      wingOf(unit.corps),
      `m${unit.morale}`,
      `p${unit.movement}`,
      unit.letter,
      steps(unit),
      ...reduced,
    ];
    const mark = this.sideOf(unit.corps);
    const text = `${mark} ${formOf(unit)} ${this.number(hex)}>${facing}${sign} ${words.filter(Boolean).join(' ')}`;
    this.placed.push({ name: unit.name, text });
  }

  private order(): Order {
    const [routed, disorganised] = [ROUTED[this.level] ?? 0, DISORGANISED[this.level] ?? 0];
    if (routed > 0 && this.draw(routed) === 0) return 'routed';
    return disorganised > 0 && this.draw(disorganised) === 0 ? 'disorganised' : 'good';
  }

  /** The leader of the acting corps. */
  leader(): PrintedLeader | null {
    return this.scenario.leaders.find(({ corps }) => corps === this.corps) ?? null;
  }

  /** With a unit or without. */
  putLeader({ name, value, corps }: PrintedLeader, hex: HexIndex, radius: number): void {
    const wing = corps === null ? '' : ` ${wingOf(corps)}`;
    this.placed.push({ name, text: `${this.mark} leader${value}-${radius} ${this.number(hex)}${wing}` });
  }

  /** As the table will have it; null: it is no position, or one in which this step passes by itself. */
  lay(step: Step): Laid | null {
    const line = this.placed.map(({ text }) => text).join(' | ');
    const setting = { position: line, step, side: this.mark, corps: wingOf(this.corps), map: this.map };
    try {
      const names = Object.fromEntries(readPieces(line).map(({ id }, i) => [id, this.placed[i]?.name ?? id]));
      const position = { ...setting, names };
      const scenario = readScenario(readPosition(position));
      const board = boardOf(start(scenario, readOptions(scenario.options)));
      return board.state.agenda.length === 0 && onward(board) === null ? { position, board } : null;
    } catch (error) {
      if (error instanceof DataError) return null;
      throw error;
    }
  }
}

export type Laid = {
  /** As a step of a lesson has it. */
  readonly position: { readonly [field: string]: Json };
  readonly board: Board;
};

/** A position on a battle that is drawn; null: there is none. */
export function siteFor(draw: Draw, level: number, battles: readonly DrillBattle[]): Site | null {
  const battle = oneOf(draw, battles);
  return battle && new Site(draw, level, battle);
}

/** Enemies and friends of other corps, strewn around a hex; each looks wherever it falls, most of them ahead. */
export function strew(
  draw: Draw,
  site: Site,
  middle: HexIndex,
  spread: number,
  enemies: number,
  others: number,
): void {
  const hexes = someOf(draw, site.free(site.near(middle, spread)), enemies + others);
  for (const [i, hex] of hexes.entries()) {
    const unit = site.unit(i < enemies ? 'enemy' : draw(2) === 0 ? 'acting' : 'others');
    if (unit) site.put(unit, hex, facingOf(draw, i < enemies ? otherMark(site.mark) : site.mark));
  }
}

export function otherMark(mark: Mark): Mark {
  return mark === 'F' ? 'S' : 'F';
}

/** Straight ahead, a corner aside, or anywhere. */
export function facingOf(draw: Draw, mark: Mark): number {
  const home = mark === 'F' ? 3 : 0;
  const by = draw(10);
  if (by < 6) return home;
  return by < 9 ? (home + (draw(2) === 0 ? 1 : 5)) % 6 : draw(6);
}

const read = new WeakMap<DrillBattle, Scenario>();

function scenarioOf(battle: DrillBattle): Scenario {
  const scenario = read.get(battle) ?? readScenario(battle.load());
  read.set(battle, scenario);
  return scenario;
}

function markOf(side: string): Mark {
  return MARKS[side] ?? 'F';
}

/** `left` of `french-left`. */
function wingOf(corps: string): string {
  return corps.split('-').at(-1) ?? 'centre';
}

function formOf({ kind, charges }: PrintedUnit): string {
  if (kind === 'cavalry') return charges ? 'horse' : 'light';
  return kind === 'tercio' ? 'tercio' : 'foot';
}

/** What the line would take it for otherwise. */
function steps({ kind, steps: count }: PrintedUnit): string {
  if (kind === 'tercio') return count === 1 ? 'one' : '';
  return count === 2 ? 'two' : '';
}
