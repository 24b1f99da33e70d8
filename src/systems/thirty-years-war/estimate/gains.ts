/** What battles bring: most of them are alike in the positions that one answer compares. */
import type { HexIndex } from '../../../core/hex/hex';
import type { AttackCommand } from '../standard/08-combat/attack';
import type { Board } from '../state/board';
import { lastAsked } from '../state/lastAsked';
import type { Piece } from '../state/piece';
import { knownPiece } from '../state/position';
import { expected } from './expect';
import { force } from './measure';

/** A unit and where it would attack from: its own hex, or one that it can reach. */
export type Comer = { readonly piece: Piece; readonly hex: HexIndex };
export type Gathering = {
  readonly target: Piece;
  /** As few as are enough for these odds, the strongest first. */
  readonly comers: readonly Comer[];
  /** As it would be fought once they are there. */
  readonly battle: AttackCommand;
  /** By how much the force of the attacking side is expected to change. */
  readonly gain: number;
};

/** For one board. `below` is what is known of the position that is compared with: it is only looked at. */
export class Gains {
  private readonly battles = new Map<string, number>();
  private readonly gatherings = new Map<string, Gathering>();

  private threats: { readonly stamp: number; readonly found: readonly Gathering[] } | null = null;

  constructor(private readonly below: Gains | null = null) {}

  /** By how much the force of the attacking side is expected to change, exactly over all dice. */
  of(board: Board, battle: AttackCommand, side: 0 | 1): number {
    const key = `${leadersOn(board)}|${keyOf(board, battle)}`;
    const known = this.battles.get(key) ?? this.below?.battles.get(key);
    if (known !== undefined) return known;
    const gain = expected(board, battle, side, (after) => force(after, side)) - force(board, side);
    this.battles.set(key, gain);
    return gain;
  }

  /** What comes of those who could come to that target, as it was found before or is found now. */
  gathering(board: Board, who: string, find: () => Gathering): Gathering {
    const key = `${leadersOn(board)}|${who}`;
    const known = this.gatherings.get(key) ?? this.below?.gatherings.get(key);
    if (known) return known;
    const found = find();
    this.gatherings.set(key, found);
    return found;
  }

  /** The list that was found for the board as it stands, or is found now; always of the same side. */
  threatsOn({ stamp }: Board, find: () => readonly Gathering[]): readonly Gathering[] {
    if (this.threats?.stamp !== stamp) this.threats = { stamp, found: find() };
    return this.threats.found;
  }
}

/** Where each Leader is: who could help, and who could be caught alone. */
const leadersOn = lastAsked((board): string =>
  board.leaders.map(({ hex, fought }) => `${hex}${fought ? '-' : ''}`).join(),
);

/** All that decides a battle and lies near it: losses elsewhere can shift it only by what they lead to. */
function keyOf(board: Board, { attackers, defenders, charge, leaders }: AttackCommand): string {
  const of = (id: Piece['id']) => {
    const { index, hex, disrupted } = knownPiece(board, id);
    return `${index}@${hex}${disrupted ? '*' : ''}`;
  };
  const helped = leaders.map(({ leader, unit }) => `${of(leader)}+${unit}`);
  return `${attackers.map(of)}x${defenders.map(of)}${charge ? '!' : ''}${helped}`;
}
