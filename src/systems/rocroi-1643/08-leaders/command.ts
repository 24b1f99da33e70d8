/** Who is in command, and why not: cases 8.1 to 8.3 and 9.2. */

import type { CounterId } from '../../../core/contract/values';
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { commandBar } from '../06-zones/zones';
import type { Board, Leader, Unit } from '../state/board';
import { apart, zoneOf } from '../state/near';
import { HexSheet } from '../state/sheet';
import type { Commanded } from '../state/state';

/** The hexes that a chain of command reaches, the leader’s own first, and from where it reaches each. */
type Chains = HexSheet;
const UNREACHED = -2;
const sheet: Chains = new HexSheet(UNREACHED);

/**
 * All hexes that a chain of command reaches; none from a leader who is not on the map. `sought`: no more hexes than it
 * takes to reach those of these units that are near enough. @rule 8.1
 */
function chainsOf(
  board: Board,
  { hex: begin, radius, side }: Leader,
  sought: readonly Unit[] | null = null,
): Chains {
  const { size, neighbours } = board.field.grid;
  sheet.begin(size);
  if (begin === OFF_MAP) return sheet;
  const { hexes } = sheet;
  sheet.write(begin, OFF_MAP);
  const near = sought?.filter(({ hex }) => hex !== begin && apart(board, begin, hex) <= radius);
  const left = near && new Set(near.map(({ hex }) => hex));
  if (left?.size === 0) return sheet;
  let layer = 0;
  for (let steps = 0; steps < radius; steps++) {
    const end = hexes.length;
    for (; layer < end; layer++) {
      const hex = hexes[layer] ?? OFF_MAP;
      for (let d = 0; d < 6; d++) {
        const to = neighbours[hex * 6 + d] ?? OFF_MAP;
        if (to === OFF_MAP || sheet.at(to) !== UNREACHED || commandBar(board, to, side) !== null) continue;
        sheet.write(to, hex);
        if (left && board.unitIn(to) && left.delete(to) && left.size === 0) return sheet;
      }
    }
  }
  return sheet;
}

function isReached(chains: Chains, hex: HexIndex): boolean {
  return hex !== OFF_MAP && chains.at(hex) !== UNREACHED;
}

function wayTo(board: Board, chains: Chains, to: HexIndex): readonly string[] {
  const way: string[] = [];
  for (let at = to; at !== OFF_MAP; at = chains.at(at)) way.push(board.number(at));
  return way.reverse();
}

/** Whether a leader reaches that hex by a chain. @rule 8.1 */
export function reaches(board: Board, leader: Leader, hex: HexIndex): boolean {
  return isReached(chainsOf(board, leader), hex);
}

/** All hexes that a leader reaches by a chain, his own among them. @rule 8.1 */
export function hexesInReach(board: Board, leader: Leader): readonly HexIndex[] {
  return chainsOf(board, leader).hexes.slice();
}

/** Whether a line of battle hands command from one unit on to the other. @rule 8.3 */
function handsOn(board: Board, from: Unit, to: Unit): boolean {
  if (to.order === 'routed' || from.order === 'routed' || from.facing !== to.facing) return false;
  const where = zoneOf(board, from, to.hex);
  return where !== null && (board.options.lineOfBattle === 'anySide' || where === 'flank');
}

/** What a leader, as he stands now, has in command of a corps, unit by unit. @rule 8.1, 8.3, 9.2 */
export function commandNow(board: Board, leader: Leader | null, corps: string): readonly Commanded[] {
  const units = board.unitsOfCorps(corps);
  const found = commandedOf(board, leader, units);
  return units.map((unit) => found.get(unit.id) ?? outOfCommand(board, leader, unit));
}

/** The units of a corps that a leader has in command as he stands now. @rule 8.1, 8.3, 9.2 */
export function unitsInCommand(board: Board, leader: Leader, corps: string): readonly Unit[] {
  const units = board.unitsOfCorps(corps);
  const found = commandedOf(board, leader, units);
  return units.filter(({ id }) => found.has(id));
}

/** Those of the units that are in command, by a chain or in line with one that is. */
function commandedOf(
  board: Board,
  leader: Leader | null,
  units: readonly Unit[],
): ReadonlyMap<CounterId, Commanded> {
  const found = new Map<CounterId, Commanded>();
  if (!leader) return found;
  const chains = chainsOf(board, leader, units);
  const line: { readonly from: Unit; readonly chain: readonly string[] }[] = [];
  for (const unit of units) {
    if (!isReached(chains, unit.hex)) continue;
    const chain = wayTo(board, chains, unit.hex);
    found.set(unit.id, { unit: unit.id, by: 'chain', chain, brokenAt: null, from: null });
    line.push({ from: unit, chain });
  }
  for (const { from, chain } of line)
    for (const unit of units) {
      if (found.has(unit.id) || !handsOn(board, from, unit)) continue;
      found.set(unit.id, { unit: unit.id, by: 'line', chain, brokenAt: null, from: from.id });
      line.push({ from: unit, chain });
    }
  return found;
}

/**
 * The way that comes nearest to being a chain: within the radius if it can be, over as few barred hexes as possible.
 */
function outOfCommand(board: Board, leader: Leader | null, unit: Unit): Commanded {
  const none = { unit: unit.id, by: 'nobody', chain: [], brokenAt: null, from: null } as const;
  if (!leader || apart(board, leader.hex, unit.hex) > leader.radius) return none;
  const way = leastBarred(board, leader, unit.hex);
  const chain = way.map((hex) => board.number(hex));
  const bars = (hex: HexIndex) => hex !== leader.hex && commandBar(board, hex, leader.side) !== null;
  return { ...none, chain, brokenAt: chain[way.findIndex(bars)] ?? null };
}

/** The chain of at most the radius with the fewest hexes that break it, of these the shortest. */
function leastBarred(board: Board, { hex: begin, radius, side }: Leader, to: HexIndex): readonly HexIndex[] {
  type Node = { readonly hex: HexIndex; readonly from: Node | null; readonly bars: number };
  let layer = new Map<HexIndex, Node>([[begin, { hex: begin, from: null, bars: 0 }]]);
  let best: Node | null = null;
  for (let left = radius - 1; left >= 0; left--) {
    const next = new Map<HexIndex, Node>();
    for (const node of layer.values())
      for (let d = 0; d < 6; d++) {
        const hex = board.neighbour(node.hex, d);
        // Only what still can arrive in time.
        if (hex === OFF_MAP || apart(board, hex, to) > left) continue;
        const isBar = hex !== begin && commandBar(board, hex, side) !== null;
        const bars = node.bars + Number(isBar);
        if (bars < (next.get(hex)?.bars ?? Number.POSITIVE_INFINITY))
          next.set(hex, { hex, from: node, bars });
      }
    const arrived = next.get(to);
    if (arrived && (!best || arrived.bars < best.bars)) best = arrived;
    layer = next;
  }
  const way: HexIndex[] = [];
  for (let at: Node | null = best; at; at = at.from) way.push(at.hex);
  return way.reverse();
}

/** The corps of his side of which a commander in chief reaches at least one unit. @rule 9.2 */
export function corpsInReach(board: Board, chief: Leader): readonly string[] {
  const chains = chainsOf(board, chief);
  return board.scenario.corps
    .filter(({ side }) => side === board.sideId(chief.side))
    .map(({ id }) => id)
    .filter((corps) => board.unitsOfCorps(corps).some(({ hex }) => isReached(chains, hex)));
}

/** A unit's place in the chain of command: as it was fixed for this segment, or as its own leader has it now. */
export type CommandOf = Commanded & { readonly leader: CounterId | null; readonly fixed: boolean };

/** @rule 8.1, 8.2, 8.3 */
export function commandOf(board: Board, unit: Unit): CommandOf {
  const { segment } = board;
  const fixed = segment?.command.find((one) => one.unit === unit.id);
  if (segment && fixed) return { ...fixed, leader: segment.leader, fixed: true };
  const leader = board.leaders.find(({ corps }) => corps === unit.corps) ?? null;
  const now = commandNow(board, leader, unit.corps).find((one) => one.unit === unit.id);
  const gone = { unit: unit.id, by: 'nobody', chain: [], brokenAt: null, from: null } as const;
  return { ...(now ?? gone), leader: leader?.at ? leader.id : null, fixed: false };
}
