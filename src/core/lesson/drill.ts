/** One drill out of its address: the same for everybody who has it. */
import { type DrillBattle, type Drills, HIGHEST_LEVEL } from '../contract/drills';
import { drawFrom } from '../dice/draw';
import type { Step } from './lesson';

export type DrillAddress = {
  readonly system: string;
  readonly kind: string;
  readonly level: number;
  readonly seed: string;
};

/** What the page's address names a drill by. */
const DRILL = 'drill=';

/** `drill=thirty-years-war/sight/2/k3f9` */
export function drillAddress({ system, kind, level, seed }: DrillAddress): string {
  return DRILL + [system, kind, level, seed].join('/');
}

/** null where it is none. */
export function readDrillAddress(text: string): DrillAddress | null {
  const [, system, kind, level, seed] =
    /^drill=([a-z0-9-]+)\/([a-z0-9-]+)\/(\d)\/([\w-]{1,40})$/.exec(text) ?? [];
  if (system === undefined || kind === undefined || seed === undefined) return null;
  const at = Number(level);
  return at >= 1 && at <= HIGHEST_LEVEL ? { system, kind, level: at, seed } : null;
}

/** So often it is drawn again before a seed is given up. */
const MOST_DRAWS = 2_000;

/** The drill of an address; null where the system has no such kind, or its seed gives none. */
export function drillAt(
  drills: Drills,
  { kind, level, seed }: DrillAddress,
  battles: readonly DrillBattle[],
): Step | null {
  if (!drills.kinds.some(({ id }) => id === kind)) return null;
  const draw = drawFrom(`drill ${kind} ${level} ${seed}`);
  // In whatever order they are offered, the drill is the same.
  const inOrder = battles.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (let drawn = 0; drawn < MOST_DRAWS; drawn++) {
    const step = drills.makeDrill(kind, level, draw, inOrder);
    if (step) return step;
  }
  return null;
}
