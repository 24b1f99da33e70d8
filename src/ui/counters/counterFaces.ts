/** Which drawing a system's counters have; one line a system. */
import type { CounterFace } from '../board/counters/counterFace';
import { ThirtyYearsWarCounter } from './ThirtyYearsWarCounter';

const FACES: { readonly [system: string]: CounterFace } = {
  'thirty-years-war': ThirtyYearsWarCounter,
};

export function counterFaceOf(system: string): CounterFace | null {
  return FACES[system] ?? null;
}
