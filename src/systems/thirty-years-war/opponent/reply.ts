/**
 * What the other side could do in its next turn, by a quick look: on each unit the strongest who can come beside it,
 * nobody twice. It counts what such a battle is expected to cost.
 */
import { DIRECTIONS, type HexIndex, neighbour, OFF_MAP, opposite } from '../../../core/hex/hex';
import { reachOf } from '../standard/06-movement/reach';
import { attackBar } from '../standard/12-terrain/terrain';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { enemySide } from '../state/position';
import { type Battle, battleOf } from './battle';
import type { Prices } from './prices';
import { WEIGHTS } from './weights';

/** By hex, the undisrupted units of a side that could be there in its next turn, the strongest first. */
export type Comers = ReadonlyMap<HexIndex, readonly Piece[]>;

/** From where they stand, with the other side's units in their way where these stand now. */
export function comersOf(board: Board, side: 0 | 1): Comers {
  const comers = new Map<HexIndex, Piece[]>();
  const add = (hex: HexIndex, piece: Piece) => {
    const there = comers.get(hex);
    if (there) there.push(piece);
    else comers.set(hex, [piece]);
  };
  const units = board.forces[side].filter(
    ({ unit, hex, disrupted }) => unit && hex !== OFF_MAP && !disrupted,
  );
  for (const piece of units.toSorted((a, b) => b.printed.strength - a.printed.strength)) {
    add(piece.hex, piece);
    for (const hex of reachOf(board, piece).hexes) add(hex, piece);
  }
  return comers;
}

/** What is known of battles from one position to the next, for as long as no Leader moves. */
export type KnownReplies = Map<string, Battle>;

type Threat = { readonly target: Piece; readonly gain: number };
const NOBODY: ReadonlySet<Piece> = new Set();
/** The least strength of those who come, against that of whom they attack, for it to be looked at. */
const LEAST_ODDS = 1;

/** What the reply to the position of that side is expected to cost it; `gone`: enemies who will hardly take part. */
export function replyTo(
  board: Board,
  side: 0 | 1,
  { prices, comers, known, gone = NOBODY }: ReplyAsked,
): number {
  const look = new Look(board, prices, comers, known, side);
  const threats: Threat[] = [];
  for (const target of board.forces[side]) {
    if (!target.unit || target.hex === OFF_MAP) continue;
    const gain = look.bestOn(target, gone)?.gain ?? 0;
    if (gain > 0) threats.push({ target, gain });
  }
  threats.sort((a, b) => b.gain - a.gain || a.target.index - b.target.index);
  const used = new Set(gone);
  let sum = 0;
  let count = 0;
  for (const { target } of threats) {
    const found = look.bestOn(target, used);
    if (!found || found.gain <= 0) continue;
    for (const piece of found.who) used.add(piece);
    sum += (found.gain * (WEIGHTS.threats[count] ?? LAST)) / 100;
    count++;
  }
  return sum;
}
const LAST = 20;

export type ReplyAsked = {
  readonly prices: Prices;
  readonly comers: Comers;
  readonly known: KnownReplies;
  readonly gone?: ReadonlySet<Piece>;
};

class Look {
  private readonly enemy: 0 | 1;
  constructor(
    private readonly board: Board,
    private readonly prices: Prices,
    private readonly comers: Comers,
    private readonly known: KnownReplies,
    private readonly side: 0 | 1,
  ) {
    this.enemy = enemySide(side);
  }

  /** The best on that unit without those; null: nobody comes. */
  bestOn(
    target: Piece,
    without: ReadonlySet<Piece>,
  ): { readonly gain: number; readonly who: readonly Piece[] } | null {
    const { who, at } = this.choose(target, without);
    if (who.length === 0) return null;
    let key = `${target.index}@${target.hex}${target.disrupted ? '*' : ''}`;
    let strength = 0;
    who.forEach((piece, i) => {
      key += ` ${piece.index}@${at[i] ?? 0}`;
      strength += piece.printed.strength;
    });
    const least = target.disrupted ? target.printed.disruptedStrength : target.printed.strength;
    if (strength < LEAST_ODDS * least && !target.disrupted) return null;
    const found = this.known.get(key) ?? this.fight(target, who, at);
    this.known.set(key, found);
    return { gain: found.gain, who };
  }

  private fight(target: Piece, who: readonly Piece[], at: readonly HexIndex[]): Battle {
    const { board } = this;
    board.mark();
    who.forEach((piece, i) => {
      const hex = at[i];
      if (hex !== undefined && piece.hex !== hex) board.place(piece, hex);
    });
    const battle = battleOf(board, this.prices, who, [target]);
    board.takeBack();
    return battle;
  }

  /** To each hex around it the strongest who is left, those who stand there first. */
  private choose(target: Piece, without: ReadonlySet<Piece>) {
    const { board, enemy } = this;
    const who: Piece[] = [];
    const at: HexIndex[] = [];
    for (const direction of DIRECTIONS) {
      const hex = neighbour(board.field.grid, target.hex, direction);
      if (hex === OFF_MAP) continue;
      const there = board.unitIn(hex);
      if (there?.side === this.side) continue;
      const stays = there?.side === enemy && !there.disrupted ? there : null;
      const from = this.comers.get(hex);
      const towards = opposite(direction);
      const piece =
        stays && !without.has(stays)
          ? stays
          : from?.find((one) => !without.has(one) && !who.includes(one) && this.mayCome(one, hex, towards));
      if (!piece || who.includes(piece)) continue;
      who.push(piece);
      at.push(hex);
    }
    return { who, at };
  }

  private mayCome({ kind }: Piece, hex: HexIndex, towards: number): boolean {
    return attackBar(this.board.field, this.board.walls, kind, hex, towards) === null;
  }
}
