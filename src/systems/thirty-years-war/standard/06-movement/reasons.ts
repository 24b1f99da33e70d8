/** Why a counter may not be moved, or not so, and the answers to a press that moves nothing: cases 6.0 to 6.33. */

import { reason, type Say } from '../../engine/reason';
import type { RuleCase } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { CounterKind } from '../../scenario/scenario';
import type { Piece } from '../../state/piece';
import { capital, counted } from '../../wording';
import { isDemoralized } from '../11-demoralization';
import { groundInWords, withArticle } from '../12-terrain/names';
import type { CostPart } from '../12-terrain/terrain';
import { type Surcharge, surchargesInWords } from './cost-words';

export const noHexToEnter = reason(
  'noHexToEnter',
  '6.15',
  (_say: Say, _counter: Piece) => 'A move needs at least one hex to enter.',
);

export const gunNeverMoves = reason(
  'gunNeverMoves',
  '5.0',
  (say: Say, gun: Piece) => `${say.named(gun)} is artillery and never moves.`,
);

export const movesInOtherTurn = reason(
  'movesInOtherTurn',
  '6.11',
  (say: Say, counter: Piece) =>
    `${say.named(counter)} belongs to the other side; only the side whose turn it is moves.`,
);

export const hasMoved = reason(
  'hasMoved',
  '6.16',
  (say: Say, counter: Piece) =>
    `${say.named(counter)} has moved in this phase, and each moves once: choose another.`,
);

export const movesOffMap = reason(
  'movesOffMap',
  '6.15',
  (say: Say, counter: Piece) => `${say.named(counter)} is not on the map.`,
);

export const wayEndsOffMap = reason(
  'wayEndsOffMap',
  '6.15',
  (say: Say, counter: Piece) => `${say.named(counter)} has left the map; its move ends there.`,
);

export const noHexOfThatNumber = reason(
  'noHexOfThatNumber',
  '6.15',
  (_say: Say, _counter: Piece, hex: HexNumber) => `There is no hex ${hex} on this map.`,
);

export const notNeighbours = reason(
  'notNeighbours',
  '6.15',
  (_say: Say, _counter: Piece, from: HexNumber, to: HexNumber) =>
    `Two hexes of this way (${from} and ${to}) are not neighbours; a move goes from hex to hex.`,
  { places: (_board, _counter, from, to) => [from, to] },
);

export const heldByEnemy = reason(
  'heldByEnemy',
  '6.12',
  (say: Say, counter: Piece, enemy: Piece) =>
    `${say.namedFrom(counter, enemy)} holds that hex; no counter enters a hex with an enemy unit.${counter.unit && !counter.disrupted ? ' To attack it, stop beside it.' : ''}`,
  { counters: (_board, _counter, enemy) => [enemy] },
);

/** The way is lit where it costs more. */
export const costsTooMuch = reason(
  'costsTooMuch',
  '6.14',
  (say: Say, counter: Piece, spent: number, allowance: number, found: readonly Surcharge[]) =>
    [
      `This way costs ${spent} Movement Points and ${say.named(counter)} has ${allowance}: stop nearer.`,
      ...surchargesInWords(found),
    ].join(' '),
  { shapes: (_board, _counter, _spent, _allowance, found) => found.map(({ shape }) => shape) },
);

export const tooFarDisrupted = reason(
  'tooFarDisrupted',
  (board, unit) => (isDemoralized(board, unit) ? '11.12' : '9.15'),
  (say: Say, unit: Piece, allowance: number, hexes: number) =>
    `${say.named(unit)} is disrupted and moves at most ${counted(allowance, 'hex', 'hexes')}; this way is ${hexes}.`,
);

/** `bar`: what closes the step; null where it lies off the map. */
export const closedStep = reason(
  'closedStep',
  (_board, _counter, bar) => bar?.rule ?? '12.0',
  (_say: Say, counter: Piece, bar: CostPart | null, from: HexNumber, to: HexNumber) => {
    const what = capital(withArticle(bar ? groundInWords(bar.ground) : 'way'));
    const where = bar?.of === 'hex' ? to : `between ${from} and ${to}`;
    const how = counter.disrupted ? 'disrupted ' : '';
    return `${what} (${where}) is closed to ${how}${MOVERS[counter.kind]}${insteadOf(bar, counter)}.`;
  },
  { places: (_board, _counter, _bar, from, to) => [from, to] },
);

/** Walls have more ways in than one, and a way may end off the map: of these nothing is said. */
function insteadOf(bar: CostPart | null, { disrupted }: Piece): string {
  if (bar?.of === 'hex' && bar.ground !== 'edge') return ': go around it';
  return bar?.ground === 'river' && !disrupted ? ': cross it at a bridge or ford' : '';
}

const MOVERS: { readonly [K in CounterKind]: string } = {
  infantry: 'infantry',
  cavalry: 'Cavalry',
  leader: 'a Leader',
  artillery: 'artillery',
};

export const closedHex = reason('closedHex', '6.12', () => 'This hex is closed.');

/** Hexes of the edge of the map, and the case that names them. */
type EdgeHexes = { readonly hexes: readonly HexNumber[]; readonly rule: RuleCase };

/** `who`: who can leave, and when. */
export const nobodyLeavesMap = reason(
  'nobodyLeavesMap',
  (_board, _counter, { rule }) => rule,
  (say: Say, counter: Piece, who: { readonly rule: RuleCase; readonly text: string }) =>
    `${say.named(counter)} cannot leave the map: ${who.text}.`,
);

/** Only the hexes that lead off the map are lit. `from` is '' for a counter off the map. */
export const noExitThere = reason(
  'noExitThere',
  (_board, _counter, _from, { rule }) => rule,
  (say: Say, counter: Piece, from: HexNumber, exits: EdgeHexes) =>
    `${say.named(counter)} leaves the map by the exit hexes (${rangeOf(exits)}), not from there (${from}).`,
  { places: (_board, _counter, _from, { hexes }) => hexes, figures: () => [] },
);

/** Only the hexes that lead onto it are lit. */
export const noEntryThere = reason(
  'noEntryThere',
  (_board, _counter, _hex, { rule }) => rule,
  (say: Say, counter: Piece, hex: HexNumber, entries: EdgeHexes) =>
    `${say.named(counter)} enters the map on the entry hexes (${rangeOf(entries)}), not there (${hex}).`,
  { places: (_board, _counter, _hex, { hexes }) => hexes, figures: () => [] },
);

/** `0101 to 0108` */
function rangeOf({ hexes }: EdgeHexes): string {
  return `${hexes[0]} to ${hexes.at(-1)}`;
}

export const entryHeld = reason(
  'entryHeld',
  (_board, _counter, { rule }) => rule,
  (_say: Say, _counter: Piece, { hexes }: EdgeHexes) =>
    `An enemy unit holds that entry hex (${hexes[0]}); no counter enters the map there.`,
  { places: (_board, _counter, { hexes }) => hexes },
);

export const noEntryOpen = reason(
  'noEntryOpen',
  (_board, _counter, { rule }) => rule,
  (_say: Say, { printed }: Piece, _entries: EdgeHexes) =>
    `No entry hex is open to ${printed.name} now; it waits.`,
);

export const movedUnitStays = reason(
  'movedUnitStays',
  '6.32',
  (say: Say, moved: readonly Piece[]) =>
    `${say.allNamed(moved)} has moved and stays; two units may not share a hex. Stop in a free one.`,
);

export const noHexLeftFor = reason(
  'noHexLeftFor',
  '6.32',
  (say: Say, { printed }: Piece, hex: HexNumber, stranded: readonly Piece[]) =>
    `With ${printed.name} there (${hex}), no hex would be left for ${say.allNamed(stranded)}.`,
  {
    counters: (_board, _counter, _hex, stranded) => stranded,
    places: (_board, _counter, hex) => [hex],
  },
);

export const chooseMover = reason('chooseMover', '6.0', () => 'Choose one of your units or Leaders to move.');

export const chooseMoverFirst = reason('chooseMoverFirst', '6.0', () => 'Choose a counter to move first.');

export const chooseSeveral = reason(
  'chooseSeveral',
  '6.0',
  () => 'Choose units or Leaders on the map that have yet to move.',
);

export const noHexThatWay = reason(
  'noHexThatWay',
  '6.15',
  (say: Say, counter: Piece) => `As far in that direction there is no hex for ${say.named(counter)}.`,
);

export const noPlaceInLine = reason(
  'noPlaceInLine',
  '6.32',
  (say: Say, counter: Piece) =>
    `That line has fewer hexes than units: none is left for ${say.named(counter)}.`,
);

export const chosenTwice = reason(
  'chosenTwice',
  '6.32',
  (say: Say, counter: Piece, holder: Piece) =>
    `${capital(say.named(holder))} stays where ${counter.printed.name} would stop; two units may not share a hex.`,
  { counters: (_board, _counter, holder) => [holder] },
);

export const noMoveOption = reason('noMoveOption', '6.0', () => 'That cannot be chosen now.');
