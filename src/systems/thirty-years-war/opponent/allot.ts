/**
 * A Combat Phase as a whole: who attacks whom, so that all that must be fought is, and what is expected of it is most.
 * Each attacker goes to one of the enemies beside it, then one after the other goes over to where it is worth more.
 */

import type { CounterId } from '../../../core/contract/values';
import type { Obligations } from '../scenario/scenario';
import { openTargets } from '../standard/08-combat/obligations';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { knownPiece } from '../state/position';
import { type Battle, battleOf } from './battle';
import type { Prices } from './prices';
import { WEIGHTS } from './weights';

export type Allotment = {
  /** The best first. */
  readonly battles: readonly Battle[];
  readonly gain: number;
};

/** Battles that were worked out before, for as long as no Leader moves. */
export type Known = Map<string, Battle>;

const PASSES = 3;
const NOTHING: Allotment = { battles: [], gain: 0 };

/** For the Phasing Player; `due` is what has to be fought. @rule 8.11, 8.12 */
export function allot(board: Board, prices: Prices, due: Obligations, known: Known): Allotment {
  const attackers = attackersOn(board);
  if (attackers.length === 0) return NOTHING;
  const fray = new Fray(board, prices, due, known);
  for (const attacker of attackers.toSorted((a, b) => a.targets.length - b.targets.length))
    fray.send(attacker);
  for (let pass = 0; pass < PASSES; pass++) {
    let changed = false;
    for (const attacker of attackers) changed = fray.send(attacker) || changed;
    if (!changed) break;
  }
  return fray.fought();
}

type Attacker = { readonly piece: Piece; readonly targets: readonly Piece[] };

function attackersOn(board: Board): readonly Attacker[] {
  const enemy = board.phasingIndex === 0 ? 1 : 0;
  return board.forces[board.phasingIndex].flatMap((piece) => {
    if (!piece.unit || piece.hex < 0 || piece.disrupted || piece.fought || !board.isBeside(enemy, piece.hex))
      return [];
    const targets = openTargets(board, piece);
    return targets.length > 0 ? [{ piece, targets }] : [];
  });
}

class Fray {
  private readonly at = new Map<Piece, Piece>();
  private readonly by = new Map<Piece, Piece[]>();
  private readonly mustAttack: ReadonlySet<CounterId>;
  private readonly mustBeAttacked: ReadonlySet<CounterId>;

  constructor(
    private readonly board: Board,
    private readonly prices: Prices,
    due: Obligations,
    private readonly known: Known,
  ) {
    this.mustAttack = new Set(due.mustAttack);
    this.mustBeAttacked = new Set(due.mustBeAttacked.filter((id) => !knownPiece(board, id).fought));
  }

  /** To where it is worth most with all others where they are; whether it goes anywhere else than before. */
  send({ piece, targets }: Attacker): boolean {
    const before = this.at.get(piece) ?? null;
    if (before) this.leave(piece, before);
    let best: Piece | null = null;
    let most = this.mustAttack.has(piece.id) ? Number.NEGATIVE_INFINITY : 0;
    for (const target of targets) {
      const more = this.more(piece, target);
      if (more > most) [best, most] = [target, more];
    }
    if (best) this.join(piece, best);
    return best !== before;
  }

  /** What it adds to the battle on that target. */
  private more(piece: Piece, target: Piece): number {
    const there = this.by.get(target) ?? [];
    const isMet = there.length > 0 || !this.mustBeAttacked.has(target.id);
    const without = there.length > 0 ? this.battle(there, [target]).gain : 0;
    return this.battle([...there, piece], [target]).gain - without + (isMet ? 0 : WEIGHTS.unmet);
  }

  private join(piece: Piece, target: Piece): void {
    this.at.set(piece, target);
    this.by.set(target, [...(this.by.get(target) ?? []), piece]);
  }

  private leave(piece: Piece, target: Piece): void {
    this.at.delete(piece);
    const left = (this.by.get(target) ?? []).filter((one) => one !== piece);
    if (left.length > 0) this.by.set(target, left);
    else this.by.delete(target);
  }

  private battle(attackers: readonly Piece[], defenders: readonly Piece[]): Battle {
    const key = `${keyOf(attackers)}x${keyOf(defenders)}`;
    const found = this.known.get(key) ?? battleOf(this.board, this.prices, attackers, defenders);
    this.known.set(key, found);
    return found;
  }

  fought(): Allotment {
    const left = new Set([...this.mustBeAttacked].filter((id) => !this.by.has(knownPiece(this.board, id))));
    const battles: Battle[] = [];
    for (const [target, attackers] of this.by) {
      const more = attackers.length === 1 ? this.besides(attackers[0], left) : [];
      for (const { id } of more) left.delete(id);
      battles.push(this.battle(attackers, [target, ...more]));
    }
    const gain = battles.reduce((sum, battle) => sum + battle.gain, 0) - WEIGHTS.unmet * left.size;
    return { battles: battles.toSorted((a, b) => b.gain - a.gain), gain };
  }

  /** Those whom nobody attacks and who can only be attacked by this one, with whom it fights already. @rule 8.21 */
  private besides(attacker: Piece | undefined, left: ReadonlySet<CounterId>): readonly Piece[] {
    return attacker ? openTargets(this.board, attacker).filter(({ id }) => left.has(id)) : [];
  }
}

function keyOf(pieces: readonly Piece[]): string {
  let key = '';
  for (const { index, hex, disrupted } of pieces) key += `${index}@${hex}${disrupted ? '*' : ''} `;
  return key;
}
