/** What is known of the meanings of marks: of those of every game here, of a system's own by its surface. */
import type { Mark, MarkMeaning } from '../../../core/contract/board';
import type { OwnMark, OwnMarks } from '../../../surface/surface';
import { MEANING_IN_WORDS } from './markWords';

export type Meaning = Mark['means'];

export function nameOf(means: Meaning): string {
  return typeof means === 'string' ? means : means.own;
}

/** The classes of its drawing. */
export function classOf(means: Meaning): string {
  return typeof means === 'string' ? means : `own ${means.own}`;
}

export function ownOf(means: Meaning, own: OwnMarks): OwnMark | undefined {
  return typeof means === 'string' ? undefined : own[means.own];
}

export function wordsOf(means: Meaning, own: OwnMarks): string {
  return typeof means === 'string' ? MEANING_IN_WORDS[means] : (own[means.own]?.words ?? means.own);
}

const OVER: readonly MarkMeaning[] = [
  ...(['path', 'later', 'measure', 'sight', 'sight-blocked', 'attack', 'hint', 'named'] as const),
];

/** Whether it is a way that is gone, with an arrow at its end. */
export function isWay(means: Meaning): boolean {
  return means === 'path' || means === 'later';
}

/** Whether it is drawn over the counters, in places too. */
export function isOver(means: Meaning): boolean {
  return typeof means === 'string' && OVER.includes(means);
}
