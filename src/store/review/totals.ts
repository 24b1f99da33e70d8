/**
 * What the stretches of a game come to, as the computer judges them: by turn and side, luck, and what mattered most.
 */
import type { SideId } from '../../core/contract/values';
import type { Judged } from '../computer/answerer';
import type { Stretch } from './stretches';

export type Reviewed = Stretch & { readonly judged: Judged };
/** All that a side did in one of its turns; amounts are hundredths for that side. */
export type TurnReviewed = {
  readonly turn: string;
  readonly side: SideId | null;
  readonly from: number;
  /** What it gained on average, and what luck added to that. */
  readonly byPlay: number;
  readonly byLuck: number;
  /** Where the computer would have done better. */
  readonly better: readonly Reviewed[];
};
/** How a game went: after so many stretches, for one side, in hundredths. */
export type WorthAt = { readonly at: number; readonly worth: number; readonly withoutLuck: number };
/** A throw, or a plan that was not taken. */
export type KeyMoment = {
  readonly kind: 'luck' | 'plan';
  readonly of: Reviewed;
  readonly entry: number;
  readonly amount: number;
};

/** Luck and plans of less than so many hundredths decide nothing. */
const MATTERS = 100;

export function turnsOf(all: readonly Reviewed[]): readonly TurnReviewed[] {
  const turns: TurnReviewed[] = [];
  for (const one of all) {
    const { turn, side, from } = one;
    const last = turns.at(-1);
    const goesOn = last?.turn === turn && last.side === side;
    const before = goesOn ? last : { turn, side, from, byPlay: 0, byLuck: 0, better: [] };
    const { before: stood, after, luck, better } = one.judged;
    const sign = side === null || one.judged.side === side ? 1 : -1;
    const byLuck = sum(luck);
    turns.splice(goesOn ? -1 : turns.length, goesOn ? 1 : 0, {
      ...before,
      byPlay: before.byPlay + sign * (after - stood - byLuck),
      byLuck: before.byLuck + sign * byLuck,
      better: better ? [...before.better, one] : before.better,
    });
  }
  return turns;
}

/** For that side: as it began, and after each stretch. */
export function worthAlong(all: readonly Reviewed[], side: SideId): readonly WorthAt[] {
  let luck = 0;
  return all.flatMap(({ judged }, i) => {
    const sign = judged.side === side ? 1 : -1;
    const began = i === 0 ? [{ at: 0, worth: sign * judged.before, withoutLuck: sign * judged.before }] : [];
    luck += sign * sum(judged.luck);
    const worth = sign * judged.after;
    return [...began, { at: i + 1, worth, withoutLuck: worth - luck }];
  });
}

/** What luck brought a side in the stretches in which it decided. */
export function luckOf(all: readonly Reviewed[], side: SideId): number {
  return sum(all.flatMap(({ judged }) => (judged.side === side ? judged.luck : [])));
}

/** The throws and the decisions that mattered most, so many of each at most, in the order of the game. */
export function keyMoments(all: readonly Reviewed[], most: number): readonly KeyMoment[] {
  const throws = all.flatMap((of) =>
    of.judged.luck.map(
      (amount, i): KeyMoment => ({ kind: 'luck', of, entry: of.entries[i] ?? of.from, amount }),
    ),
  );
  const plans = all.flatMap((of): readonly KeyMoment[] => {
    const { better } = of.judged;
    return better ? [{ kind: 'plan', of, entry: of.from, amount: better.by }] : [];
  });
  const theMost = (moments: readonly KeyMoment[]) =>
    moments
      .filter(({ amount }) => Math.abs(amount) >= MATTERS)
      .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
      .slice(0, most);
  return [...theMost(throws), ...theMost(plans)].toSorted((a, b) => a.entry - b.entry);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
