/** Placing what is left of a force at once: our own simple judgement, always legal. */
import type { SideId } from '../../../../core/contract/values';
import { distance, hexAt } from '../../../../core/hex/hex';
import type { HexNumber } from '../../scenario/map';
import type { CounterKind } from '../../scenario/scenario';
import { battlefieldOf, enemyOf } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import { match } from './dealing';
import { moreHexes, type Slot, slotsOf } from './forces';
import { hexesOf } from './open-hexes';
import { type Ahead, gunSites } from './placing-guns';
import { type Positions, standingOf } from './standing';
import { standsIn, unitsToPlace } from './unplaced-units';

/**
 * The whole force with those already placed left where they are: infantry in works and near the enemy, cavalry next to
 * and behind it, guns where they see, spread over the infantry, Leaders in its middle. null: the others cannot all be
 * placed.
 */
export function rest(board: Board, side: SideId, positions: Positions): Positions | null {
  const { options, pieces } = board;
  // What guns see: whose gateways are does not matter.
  const standing = board.walls?.standing;
  const slots = slotsOf(board, side);
  const places = pieces.map(({ hex }) => hex).join(' ');
  const asked = `${places} ${slots.map(({ id }) => positions[id] ?? '').join(' ')}`;
  const last = restLast.get(slots);
  if (last?.asked === asked && last.standing === standing && last.options === options) return last.rest;
  const answer = placeRest(board, side, positions);
  restLast.set(slots, { asked, standing, options, rest: answer });
  return answer;
}
/** Looking ahead from the beginning of a game asks the same each time. */
type RestKnown = {
  readonly asked: string;
  readonly standing: Uint8Array | undefined;
  readonly options: Board['options'];
  readonly rest: Positions | null;
};
const restLast = new WeakMap<readonly Slot[], RestKnown>();

function placeRest(board: Board, side: SideId, positions: Positions): Positions | null {
  const units = withUnits(board, side, positions);
  if (!units) return null;
  const all = slotsOf(board, side);
  const open = all.filter(({ id }) => positions[id] === undefined);
  const full: { [counter: string]: HexNumber } = { ...units };
  const placesFor = (kind: CounterKind) =>
    all.flatMap(({ id, printed }) => (printed.kind === kind ? (full[id] ?? []) : []));
  const guns = open.filter(({ printed }) => printed.kind === 'artillery');
  const beside = { infantry: placesFor('infantry'), others: placesFor('cavalry') };
  gunSites(board, guns, full, beside, enemiesOf(board, side)).forEach((hex, i) => {
    const gun = guns[i];
    if (gun && hex !== null) full[gun.id] = hex;
  });
  placeLeaders(board, side, open, full);
  return full;
}

/** The same without guns and Leaders, who always find a place; null: a unit finds none. */
function withUnits(board: Board, side: SideId, positions: Positions): Positions | null {
  const { units, taken } = unitsToPlace(board, side, standingOf(board, side, positions));
  if (units.length === 0) return positions;
  const full: { [counter: string]: HexNumber } = { ...positions };
  const free = ranksOf(board, side).filter((hex) => !taken.has(hex));
  const given = inWorksAndBehind(board, side, units, free) ?? match(units, free, standsIn);
  if (!given) return null;
  units.forEach((unit, i) => {
    const hex = given[i];
    if (hex !== undefined) full[unit.id] = hex;
  });
  return full;
}

/**
 * A hex for each unit, infantry first: works help it alone, so that it fills them, and cavalry keeps out of those that
 * are left while it has other ground. null where one of them finds none that way.
 */
function inWorksAndBehind(
  board: Board,
  side: SideId,
  units: readonly Slot[],
  free: readonly HexNumber[],
): readonly HexNumber[] | null {
  const { map } = board.scenario;
  const works = new Set(map.entrenchmentOwner === side ? map.terrain.entrenchment : []);
  const beyond = secondAreas(board, side);
  const inside = free.filter((hex) => works.has(hex) && !beyond.has(hex));
  const outside = free.filter((hex) => !works.has(hex) && !beyond.has(hex));
  const last = free.filter((hex) => beyond.has(hex));
  const infantry = units.filter(({ printed }) => printed.kind === 'infantry');
  const cavalry = units.filter(({ printed }) => printed.kind === 'cavalry');
  const onFoot = match(infantry, [...inside, ...outside, ...last], standsIn);
  if (!onFoot) return null;
  const left = (hex: HexNumber) => !onFoot.includes(hex);
  const mounted = match(cavalry, [...outside, ...inside, ...last].filter(left), standsIn);
  return mounted && [...onFoot, ...mounted];
}

/** Areas that take units only when the zone is full. */
function secondAreas(board: Board, side: SideId): ReadonlySet<HexNumber> {
  const forces = board.deployment?.forces[side] ?? [];
  return new Set(forces.flatMap((force) => moreHexes(board.scenario, force)));
}

/** A second area is filled after all else. */
const LAST = 1e9;

/** Zone hexes by how good a place they are: works of one's own first, then near the enemy, then in the middle. */
function ranksOf(board: Board, side: SideId): readonly HexNumber[] {
  const known = ranked(board);
  const ranks = known.get(side) ?? makeRanks(board, side);
  known.set(side, ranks);
  return ranks;
}
/** A force is put down hex by hex while the state stays as it is. */
const ranked = lastAsked(() => new Map<SideId, readonly HexNumber[]>());

function makeRanks(board: Board, side: SideId): readonly HexNumber[] {
  const field = battlefieldOf(board.scenario);
  const { grid } = field;
  const zone = hexesOf(slotsOf(board, side));
  const enemies = enemiesOf(board, side).hexes;
  const beyondZone = secondAreas(board, side);
  const ownsWorks = board.scenario.map.entrenchmentOwner === side;
  const scores = new Map(
    zone.map((number) => {
      const hex = hexAt(grid, number);
      let nearest = enemies.length > 0 ? Number.POSITIVE_INFINITY : 0;
      let sum = 0;
      for (const enemy of enemies) {
        const away = distance(grid, hex, enemy);
        nearest = Math.min(nearest, away);
        sum += away;
      }
      const beyond = beyondZone.has(number) ? LAST : 0;
      const works = ownsWorks && field.terrain[hex] === 'entrenchment' ? 2 : 0;
      return [number, beyond + (nearest - works) * 100_000 + sum];
    }),
  );
  return zone.toSorted((a, b) => (scores.get(a) ?? 0) - (scores.get(b) ?? 0) || (a < b ? -1 : 1));
}

/** Where the enemy stands, or where he will set up. */
function enemiesOf(board: Board, side: SideId): Ahead {
  const known = enemies(board);
  const ahead = known.get(side) ?? findEnemies(board, side);
  known.set(side, ahead);
  return ahead;
}
const enemies = lastAsked(() => new Map<SideId, Ahead>());

function findEnemies(board: Board, side: SideId): Ahead {
  const field = battlefieldOf(board.scenario);
  const enemy = enemyOf(board.scenario, side);
  const standing = board.pieces.filter((piece) => piece.unit && piece.hex >= 0 && piece.holder === enemy);
  if (standing.length > 0) return { stand: true, hexes: standing.map(({ hex }) => hex) };
  const zone = hexesOf(slotsOf(board, enemy));
  return { stand: false, hexes: zone.map((number) => hexAt(field.grid, number)) };
}

/** Each Leader in the middle of the infantry of his own army, or of all infantry where it has none. */
function placeLeaders(
  board: Board,
  side: SideId,
  open: readonly Slot[],
  full: { [counter: string]: HexNumber },
): void {
  const { grid } = battlefieldOf(board.scenario);
  const infantry = slotsOf(board, side).filter(({ printed }) => printed.kind === 'infantry');
  for (const { id, printed, hexes } of open.filter((slot) => slot.printed.kind === 'leader')) {
    const army = infantry.filter((slot) => slot.printed.category === printed.category);
    const among = (army.length > 0 ? army : infantry).map((slot) => full[slot.id] ?? '');
    const beside = among.filter((hex) => hexes.has(hex));
    const spread = (hex: HexNumber) =>
      among.reduce((sum, other) => sum + distance(grid, hexAt(grid, hex), hexAt(grid, other)), 0);
    const at = beside.toSorted((a, b) => spread(a) - spread(b) || (a < b ? -1 : 1))[0] ?? [...hexes][0];
    if (at !== undefined) full[id] = at;
  }
}
