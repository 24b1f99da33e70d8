/**
 * Who brings most against a unit: each to a hex of its own beside it. Counted exactly, over all ways of sharing those
 * hexes out. Leaders stay where they are, and whom they would help is not weighed here.
 */
import type { HexIndex } from '../../../../core/hex/hex';
import type { Comer } from '../../estimate/gains';
import { doublingAcross } from '../../standard/08-combat/terrain';
import { terrainOf } from '../../standard/12-terrain/terrain';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { HEX_TERRAIN_EFFECTS } from '../../tables/terrainEffects';

/** A hex beside the target, with those who could attack it from there, the strongest first. */
export type Place = { readonly hex: HexIndex; readonly who: readonly Piece[] };
/** The last who came, and those before. */
type Shared = {
  readonly points: number;
  readonly comer: Comer | null;
  readonly before: Shared | null;
};

/**
 * The strongest who can share the hexes out among them, those with most Strength first; several where fewer points may
 * be worth more, as they do not all come over ground that doubles the defender. Nobody comes: none. `charges`: Cavalry
 * counts twice. @rule 8.4, 12.0
 */
export function strongestAt(
  board: Board,
  places: readonly Place[],
  target: Piece,
  charges: boolean,
): readonly (readonly Comer[])[] {
  const own = (piece: Piece) => piece.printed.strength * (charges && piece.kind === 'cavalry' ? 2 : 1);
  const isHalved = (hex: HexIndex) => HEX_TERRAIN_EFFECTS[terrainOf(board.field, hex)].attacking === 'halved';
  const order = openPlaces(places).toSorted((a, b) => a.who.length - b.who.length);
  if (order.length === 0) return [];
  if (!order.some(({ hex }) => isHalved(hex))) {
    const comers = oneAfterTheOther(order, own);
    // Nobody is stronger than these; nor is it better to leave a hex empty.
    if (
      comers.length === order.length ||
      !order.some(({ hex }) => doublingAcross(board, hex, target.hex) > 0)
    )
      return [inOrder(comers)];
  }
  const best = bestByGround(board, order, target, (piece, hex) =>
    isHalved(hex) ? Math.floor((own(piece) + 1) / 2) : own(piece),
  );
  return [...best]
    .filter(([kinds, one]) => ![...best].some(([less, other]) => isBetter(less, kinds, other, one)))
    .map(([, shared]) => {
      const comers = comersIn(shared);
      return inOrder(order.flatMap(({ hex }) => comers.find((one) => one.hex === hex) ?? []));
    });
}

/** Who stands at one of the hexes stays there, so that he goes to no other. */
function openPlaces(places: readonly Place[]): readonly Place[] {
  const settled = new Set<Piece>();
  for (const { hex, who } of places) for (const piece of who) if (piece.hex === hex) settled.add(piece);
  if (settled.size === 0) return places;
  return places.flatMap(({ hex, who }) => {
    const open = who.filter((piece) => piece.hex === hex || !settled.has(piece));
    return open.length > 0 ? [{ hex, who: open }] : [];
  });
}

/**
 * Where a unit is worth the same in all hexes: from the strongest down each comes for whom there is still room, if need
 * be by others going to another hex. That is the most that any of them can bring together.
 */
function oneAfterTheOther(places: readonly Place[], points: (piece: Piece) => number): readonly Comer[] {
  const ways = waysOf(places);
  const holders = new Array<Piece | null>(places.length).fill(null);
  let left = places.length;
  for (const piece of [...ways.keys()].toSorted((a, b) => points(b) - points(a))) {
    if (left === 0) break;
    if (findsHex(piece, ways, holders, 0)) left--;
  }
  return holders.flatMap((piece, at) => (piece ? [{ piece, hex: places[at]?.hex ?? 0 }] : []));
}

/** `tried`: hexes that are out of the question, as bits. */
function findsHex(
  piece: Piece,
  ways: ReadonlyMap<Piece, readonly number[]>,
  holders: (Piece | null)[],
  tried: number,
): boolean {
  const own = ways.get(piece) ?? [];
  for (const at of own) {
    if (holders[at] !== null || has(tried, at)) continue;
    holders[at] = piece;
    return true;
  }
  let known = tried;
  for (const at of own) {
    const holder = holders[at];
    if (!holder || has(known, at)) continue;
    known |= 1 << at;
    if (!findsHex(holder, ways, holders, known)) continue;
    holders[at] = piece;
    return true;
  }
  return false;
}

function inOrder(comers: readonly Comer[]): readonly Comer[] {
  return comers.toSorted((a, b) => b.piece.printed.strength - a.piece.printed.strength);
}

function comersIn(shared: Shared): readonly Comer[] {
  const comers: Comer[] = [];
  for (let one: Shared | null = shared; one?.comer; one = one.before) comers.push(one.comer);
  return comers;
}

/** The most points by what all who bring them come over, as bits. */
function bestByGround(
  board: Board,
  places: readonly Place[],
  target: Piece,
  points: (piece: Piece, hex: HexIndex) => number,
): ReadonlyMap<number, Shared> {
  const doubled = places.map(({ hex }) => doublingAcross(board, hex, target.hex));
  const best = new Map<number, Shared>();
  sharedOut(places, points).forEach((shared, set) => {
    if (!shared || set === 0) return;
    const all = doubled.reduce((kinds, kind, at) => (has(set, at) ? kinds & kind : kinds), EVERY_KIND);
    if (shared.points > (best.get(all)?.points ?? 0)) best.set(all, shared);
  });
  return best;
}

const EVERY_KIND = 7;

/** Whether the other is at least as strong and over nothing that the one does not come over, too. */
function isBetter(less: number, kinds: number, other: Shared, one: Shared): boolean {
  return less !== kinds && (less & kinds) === less && other.points >= one.points;
}

function has(set: number, at: number): boolean {
  return (set & (1 << at)) !== 0;
}

/**
 * By the set of hexes that are taken, as bits: the most points that those who take them bring. Of equals, those who
 * come first take what comes first.
 */
function sharedOut(
  places: readonly Place[],
  points: (piece: Piece, hex: HexIndex) => number,
): readonly (Shared | undefined)[] {
  const best: (Shared | undefined)[] = [{ points: 0, comer: null, before: null }];
  for (const [piece, ways] of waysOf(places)) {
    // From the fullest set down: none of those that it is added to has it already.
    for (let set = (1 << places.length) - 1; set > 0; set--) {
      for (let i = ways.length - 1; i >= 0; i--) {
        const at = ways[i] ?? 0;
        const before = has(set, at) ? best[set ^ (1 << at)] : undefined;
        const hex = places[at]?.hex;
        if (!before || hex === undefined) continue;
        const sum = before.points + points(piece, hex);
        if (sum > (best[set]?.points ?? 0)) best[set] = { points: sum, comer: { piece, hex }, before };
      }
    }
  }
  return best;
}

/**
 * By unit the hexes that it may take. Of those who could come to a hex as many count as there are hexes: one of them is
 * always left.
 */
function waysOf(places: readonly Place[]): ReadonlyMap<Piece, readonly number[]> {
  const ways = new Map<Piece, number[]>();
  places.forEach(({ who }, at) => {
    for (const piece of who.slice(0, places.length)) {
      const known = ways.get(piece);
      if (known) known.push(at);
      else ways.set(piece, [at]);
    }
  });
  return ways;
}
