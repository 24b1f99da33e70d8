/** Written text as sentences to be spoken. */
import { caseName } from '../../core/caseName';
import type { Reason } from '../../core/contract/values';

/** More names than this are too many to remember when only heard. */
export const REMEMBERED = 6;

/** `, 8.12: …. 8.21: ….`; the table's own reasons have no number to look up. */
export function reasonsInSpeech(reasons: readonly Reason[]): string {
  return reasons
    .map(({ rule, text }, i) => {
      const name = rule === '' || rule.startsWith('table:') ? '' : caseName(rule);
      if (i === 0) return name === '' ? `: ${asSentence(text)}` : `, ${name}: ${asSentence(text)}`;
      return ` ${name === '' ? '' : `${name}: `}${asSentence(text)}`;
    })
    .join('');
}

/** Signs that would be read out by their names become words. */
export function asSentence(text: string): string {
  const words = text.replaceAll(' → ', ' to ');
  return words === '' || /[.!?…]$/.test(words) ? words : `${words}.`;
}
