import type { ReactNode } from 'react';

/**
 * A table on which a step of a lesson or a drill is taken: what the panel says instead of its own, and what it leaves
 * out.
 */
export type Taught = {
  /** Instead of points, histories and log: what the step says. */
  readonly head: ReactNode;
  /** The step has said what came of the last press; the panel folds what it knows of it. */
  readonly isTold: boolean;
  /**
   * Buttons that the step is about: the others look as if they could wait. null: nothing is to be done at the table, as
   * in a question or a step that is done.
   */
  readonly buttons: readonly string[] | null;
};
