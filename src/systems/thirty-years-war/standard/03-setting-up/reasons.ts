/** Why a set-up is incomplete or illegal, or a counter is not placed there: cases 3.0, 6.12 and 6.32. */
import type { SideId } from '../../../../core/contract/values';
import { reason, type Say } from '../../engine/reason';
import type { RuleCase } from '../../rulebook/cited';
import { isRuleCase } from '../../rulebook/rulebook';
import type { HexNumber } from '../../scenario/map';
import type { CounterKind, Force, PrintedCounter } from '../../scenario/scenario';
import { sideName } from '../../state/battlefield';
import type { Piece } from '../../state/piece';
import { HEX_TERRAIN_EFFECTS, type HexGround } from '../../tables/terrainEffects';
import { capital, counted } from '../../wording';
import { withArticle } from '../12-terrain/names';
import { countTypes, typeName } from './dealing';
import type { Slot } from './forces';

/** The case that a scenario names for a part of a force, or for its second area. */
type Named = { readonly rule: string };

function caseOf({ rule }: Named): RuleCase {
  return isRuleCase(rule) ? rule : '3.0';
}

export const setUpFirst = reason(
  'setUpFirst',
  'table:decision-open',
  ({ board }: Say, side: SideId) => `First the ${sideName(board.scenario, side)} force is set up.`,
);

export const everythingSetUp = reason(
  'everythingSetUp',
  '3.0',
  () => 'Everything is set up; play has begun.',
);

export const setUpTwice = reason(
  'setUpTwice',
  '3.0',
  (_say: Say, { name }: PrintedCounter) => `${name} is set up twice.`,
);

export const notOfForce = reason(
  'notOfForce',
  '3.0',
  (_say: Say, { name }: PrintedCounter) => `${name} is no part of the force that is set up now.`,
);

export const enemyStandsThere = reason(
  'enemyStandsThere',
  '6.12',
  (say: Say, enemy: Piece) =>
    `${capital(say.named(enemy))} stands there; no counter is set up with an enemy.`,
);

export const zoneFilledFirst = reason(
  'zoneFilledFirst',
  (_board, _most, _size, more) => caseOf(more),
  (_say: Say, most: number, size: number, _more: Named, _free: Hexes) =>
    `Only ${counted(most, 'unit')} may stand beyond the ${size} hexes of the zone; the zone is filled first.`,
  { places: (_board, _most, _size, _more, { hexes }) => hexes },
);

/** Hexes that a sentence does not name. */
type Hexes = { readonly hexes: readonly HexNumber[] };

/** What keeps a hex out of the zone: ground closed to the counter, works or enemies too near, or else where it lies. */
export type Outside =
  | { readonly why: 'offMap' | 'beyond' }
  | { readonly why: 'ground'; readonly ground: HexGround }
  | { readonly why: 'near'; readonly what: string; readonly in: HexNumber; readonly away: number };

/** Cites the case that gives the zone. */
export const outsideZone = reason(
  'outsideZone',
  (_board, { force }) => caseOf(force),
  (_say: Say, { printed, force }: Slot, at: HexNumber, outside: Outside) => {
    // Equal counters stand for each other: their numbers say nothing here.
    const who = printed.kind === 'leader' ? capital(printed.name) : oneOfType(printed);
    return `${who} is set up in ${force.where}; ${at} ${outsideInWords(outside, printed)}.`;
  },
  { places: (_board, _slot, at) => [at] },
);

function outsideInWords(outside: Outside, { kind }: PrintedCounter): string {
  switch (outside.why) {
    case 'offMap':
      return 'is no hex of this map';
    case 'ground':
      return `is ${withArticle(HEX_TERRAIN_EFFECTS[outside.ground].name)}, which is closed to ${KIND_WORDS[kind]}`;
    case 'near':
      return `is only ${counted(outside.away, 'hex', 'hexes')} from ${outside.what} in ${outside.in}`;
    case 'beyond':
      return 'lies outside';
  }
}

/** `A 6-3`, `An 8-3`, `A gun` */
function oneOfType(printed: PrintedCounter): string {
  const type = typeName(printed);
  return `${type.startsWith('8') ? 'An' : 'A'} ${type}`;
}

const KIND_WORDS: { readonly [K in CounterKind]: string } = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  leader: 'Leaders',
  artillery: 'guns',
};

export const twoUnitsInHex = reason(
  'twoUnitsInHex',
  '6.32',
  (_say: Say, one: PrintedCounter, other: PrintedCounter, at: HexNumber) =>
    `${one.name} and ${other.name} stand in ${at}; one unit a hex.`,
  { places: (_board, _one, _other, at) => [at] },
);

/** `spare`: units beyond those that the zone has room for. */
export const stillToPlace = reason(
  'stillToPlace',
  (_board, force) => caseOf(force),
  (_say: Say, force: Force, left: readonly PrintedCounter[], spare: number, _zone: Hexes) => {
    const room = spare > 0 ? ` There is no hex for ${counted(spare, 'unit')} of them.` : '';
    return `Still to set up in ${force.where}: ${countTypes(left)}.${room}`;
  },
  { places: (_board, _force, _left, _spare, { hexes }) => hexes },
);

export const noRoomForOthers = reason(
  'noRoomForOthers',
  '6.32',
  (_say: Say, { name }: PrintedCounter, at: HexNumber) =>
    `With ${name} in ${at} there is no room left for all others.`,
  { places: (_board, _counter, at) => [at] },
);

/** `force`: the part that has its place there. */
export const noMoreOfType = reason(
  'noMoreOfType',
  '3.0',
  (_say: Say, force: Force | null, _at: HexNumber) =>
    `No more of that type may stand in ${force?.where ?? 'that zone'}.`,
  { places: (_board, _force, at) => [at] },
);

export const noneLeftForRow = reason(
  'noneLeftForRow',
  '3.0',
  (_say: Say, printed: PrintedCounter, at: HexNumber) =>
    `No ${typeName(printed)} is left beside the map for ${at}.`,
  { places: (_board, _printed, at) => [at] },
);

export const rowWithoutHexes = reason('rowWithoutHexes', '3.0', () => 'A row runs over hexes of the map.');

export const noSetUpSuggested = reason('noSetUpSuggested', '3.0', () => 'No set-up is suggested here.');

export const keptDoesNotFit = reason(
  'keptDoesNotFit',
  '3.0',
  () => 'It belongs to another battle, or to another moment of it.',
);

export const noSetUpOption = reason('noSetUpOption', '3.0', () => 'That cannot be chosen now.');

export const takeCounterFirst = reason(
  'takeCounterFirst',
  '3.0',
  () => 'Take a counter from beside the map first.',
);

export const noneOfYoursThere = reason(
  'noneOfYoursThere',
  '3.0',
  (_say: Say, at: HexNumber) => `None of your counters stands in ${at}.`,
  { places: (_board, at) => [at] },
);
