/**
 * Corps are told apart by a colour and by a sign: two are red, and colours alone are not for everybody. The colours are
 * those that the rules name (5.2); the signs are ours.
 */
import type { SideIndex } from '../../state/numbering';

/** Outlines around 0,0, about 9 across. */
const SIGNS = {
  cross: 'M-1.4-4.6h2.8v3.2h3.2v2.8h-3.2v3.2h-2.8v-3.2h-3.2v-2.8h3.2z',
  star: 'M0-5.2l1.4 3.4 3.7.2-2.8 2.4.9 3.6-3.2-2-3.2 2 .9-3.6-2.8-2.4 3.7-.2z',
  saltire:
    'M-4.4-2.6l1.8-1.8 2.6 2.6 2.6-2.6 1.8 1.8-2.6 2.6 2.6 2.6-1.8 1.8-2.6-2.6-2.6 2.6-1.8-1.8 2.6-2.6z',
  bars: 'M-4.4-4.4h3v8.8h-3zM1.4-4.4h3v8.8h-3z',
  disc: 'M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z',
  square: 'M-4-4h8v8h-8z',
  triangle: 'M0-5l5 8.8h-10z',
  lozenge: 'M0-5.4l4.2 5.4-4.2 5.4-4.2-5.4z',
} as const;
export type Sign = keyof typeof SIGNS;

/** By nation and colour. */
const SIGN_OF: readonly { readonly [colour: string]: Sign }[] = [
  { yellow: 'cross', blue: 'star', red: 'saltire' },
  { white: 'disc', green: 'square', orange: 'triangle', red: 'lozenge' },
];

/** Any other colour has bars. */
export function signOf(nation: SideIndex, colour: string): Sign {
  return SIGN_OF[nation]?.[colour] ?? 'bars';
}

export function outlineOf(sign: Sign): string {
  return SIGNS[sign];
}
