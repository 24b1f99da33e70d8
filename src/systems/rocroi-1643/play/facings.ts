/** Facings as the contract has them, in degrees, and in words: by the compass, however the board is turned. */

import { degrees } from '../look/face';

export const FACINGS: readonly number[] = [0, 1, 2, 3, 4, 5];
const LOOKS = ['south', 'south-west', 'north-west', 'north', 'north-east', 'south-east'] as const;

/** The facing that is nearest to so many degrees. */
export function facingOf(angle: number): number {
  const apart = (facing: number) => Math.abs(((angle - degrees(facing) + 540) % 360) - 180);
  return FACINGS.toSorted((a, b) => apart(a) - apart(b))[0] ?? 0;
}

/** `north-east`; north is on the left of the printed sheet. */
export function looking(facing: number): string {
  return LOOKS[facing] ?? '';
}

/** The facing of that name; null: there is none. */
export function facingNamed(words: string): number | null {
  return FACINGS.find((facing) => LOOKS[facing] === words) ?? null;
}
