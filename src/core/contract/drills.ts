/**
 * Drills: small positions with one question, made by a system as somebody asks for them, and judged by its rules. Each
 * is a step of a lesson and is taken like one. It is no part of the rules; each system that has some brings them beside
 * them (`src/systems/drills`).
 */
import type { Draw } from '../dice/draw';
import type { Step } from '../lesson/lesson';

/** `title` is the question in a few words, `about` what it practises. */
export type DrillKind = { readonly id: string; readonly title: string; readonly about: string };

/** From 1, with few counters on open ground, to this. */
export const HIGHEST_LEVEL = 5;

/** A battle that comes with the page: positions may be taken from it. */
export type DrillBattle = {
  readonly id: string;
  /** The scenario in one piece, as the system reads it. */
  load(): unknown;
};

/** What a drill of one kind is made from. */
export type DrillMaking = {
  readonly draw: Draw;
  readonly level: number;
  readonly battles: readonly DrillBattle[];
};
/** A kind with how it is made; null: these draws gave nothing fit. */
export type MadeKind = DrillKind & { make(making: DrillMaking): Step | null };

export interface Drills {
  /** The id of the system. */
  readonly system: string;
  readonly kinds: readonly DrillKind[];
  /**
   * A drill of that kind, the same for the same draws and battles; null: these draws gave nothing fit, and so does a
   * kind that is not known.
   */
  makeDrill(kind: string, level: number, draw: Draw, battles: readonly DrillBattle[]): Step | null;
}
